// Tables whose clock runs, under a fake clock.
#pragma once

#include "game_wishes.hpp"
#include "room_world.hpp"

#include <protocol/clock.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace bastide::test {

using namespace std::chrono_literals;

inline constexpr auto kHeadStart = std::chrono::milliseconds(protocol::kClockHeadStartMs);

inline const nlohmann::json kBank = {{"clock", {{"kind", "bank"}, {"seconds", 100}, {"increment", 10}}}};

inline const nlohmann::json& clock_of(const Guest& guest) { return guest.view().at("clock"); }
inline int seat_to_act(const Guest& guest) { return guest.view().at("game").at("seat"); }

/// The time of a seat as the page shows it.
inline std::int64_t left_ms(const RoomWorld& world, const Guest& guest, int seat) {
  const nlohmann::json& clock = clock_of(guest);
  std::int64_t left = clock.at("left_ms").at(static_cast<std::size_t>(seat));
  if (clock.contains("running") && clock.at("running").at("seat") == seat)
    left -=
        std::max<std::int64_t>(0, world.time.wall_ms() - clock.at("running").at("since").get<std::int64_t>());
  return left;
}

/// Lets time pass while the server is at work.
inline void wait(RoomWorld& world, std::chrono::milliseconds time) {
  for (; time > 60s; time -= 60s) world.pass(60s);
  world.pass(time);
}

/// A minute per turn; 20 seconds of the first turn are used.
struct RunningClock {
  RunningClock() { world.pass(kHeadStart + 20s); }

  RoomWorld world;
  GameTable table{world, 2, kAdaBegins, kMinute};
  Guest& ada = *table.players[0];
};

}  // namespace bastide::test
