#include <server/client/load.hpp>

#include "load_room.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace bastide::server {
namespace {

/// How many of the rooms to be left are made at a time, since all at once would need as many connections.
constexpr int kLanes = 20;

asio::awaitable<void> leave_rooms(asio::io_context& io, const LoadOptions& options, Course& course,
                                  int lane) {
  for (int number = lane; number < options.left_rooms; number += kLanes) {
    LoadRoom room(io, options, course, LoadRoom::Kind::left, number);
    co_await room.prepare();
  }
}

}  // namespace

double Latencies::quantile_ms(double share) const {
  if (all_.empty()) return 0;
  std::vector<std::chrono::nanoseconds> some = all_;
  const auto nth = some.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(some.size() - 1));
  std::ranges::nth_element(some, nth);
  return std::chrono::duration<double, std::milli>(*nth).count();
}

void LoadReport::add(const LoadReport& other) {
  if (errors == 0) first_error = other.first_error;
  rooms += other.rooms;
  games += other.games;
  chat_lines += other.chat_lines;
  errors += other.errors;
  seconds += other.seconds;
  moves.add(other.moves);
  seen.add(other.seen);
  previews.add(other.previews);
  reconnects.add(other.reconnects);
}

LoadReport run_load(const LoadOptions& options) {
  asio::io_context io(1);
  Course course{.preparing = options.rooms + options.idle_rooms + options.left_rooms,
                .playing = options.rooms};
  std::vector<std::unique_ptr<LoadRoom>> rooms;
  course.wake_all = [&rooms] {
    for (const auto& room : rooms) room->wake();
  };
  const auto add = [&](LoadRoom::Kind kind, int count) {
    for (int number = 0; number < count; ++number)
      rooms.push_back(std::make_unique<LoadRoom>(io, options, course, kind, number));
  };
  add(LoadRoom::Kind::playing, options.rooms);
  add(LoadRoom::Kind::idle, options.idle_rooms);
  for (const auto& room : rooms) asio::co_spawn(io, room->run(), asio::detached);
  for (int lane = 0; lane < kLanes; ++lane)
    asio::co_spawn(io, leave_rooms(io, options, course, lane), asio::detached);
  if (options.busy_poll)
    while (!io.stopped()) io.poll();
  else
    io.run();
  course.report.seconds = std::chrono::duration<double>(Clock::now() - course.start.value()).count();
  return std::move(course.report);
}

}  // namespace bastide::server
