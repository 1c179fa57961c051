#include "room_clock.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace bastide::server {

using protocol::ClockKind;

bool RoomClock::pause_wanted(Seat seat) const {
  return seat < clocks_.pause_wanted.size() && clocks_.pause_wanted[seat];
}

std::optional<std::int64_t> RoomClock::zero_ms() const {
  if (!clocks_.running) return std::nullopt;
  return clocks_.running->since + clocks_.left_ms.at(clocks_.running->seat);
}

std::int64_t RoomClock::shortest_ms() const {
  const std::int64_t left =
      clocks_.left_ms.empty() ? allowance_ms(rule()) : std::ranges::min(clocks_.left_ms);
  return protocol::kClockHeadStartMs + left;
}

void RoomClock::begin(std::size_t seats, Seat to_act, std::int64_t at_ms) {
  clear();
  clocks_.left_ms.assign(seats, allowance_ms(rule()));
  clocks_.timeouts.assign(seats, 0);
  run(to_act, at_ms);
}

void RoomClock::hand_over(Seat to_act, std::int64_t at_ms) {
  if (clocks_.paused) return;
  const bool banks = rule().kind == ClockKind::bank;
  if (clocks_.running) {
    const Seat done = clocks_.running->seat;
    charge(at_ms);
    constexpr std::int64_t kSecond = 1000;
    if (banks) clocks_.left_ms.at(done) += rule().increment * kSecond;
    if (!banks) clocks_.left_ms.at(done) = allowance_ms(rule());
  }
  // A computer may have begun or ended the seat's last turn.
  if (!banks && to_act != kNoSeat) clocks_.left_ms.at(to_act) = allowance_ms(rule());
  run(to_act, at_ms);
}

void RoomClock::stop(std::int64_t at_ms) {
  charge(at_ms);
  clocks_.paused = false;
  forget_pause();
}

void RoomClock::want_pause(Seat seat) {
  clocks_.pause_wanted.resize(clocks_.left_ms.size());
  clocks_.pause_wanted.at(seat) = true;
}

void RoomClock::pause(std::int64_t at_ms) {
  stop(at_ms);
  clocks_.paused = true;
}

void RoomClock::resume(Seat to_act, std::int64_t at_ms) {
  clocks_.paused = false;
  run(to_act, at_ms);
}

void RoomClock::shift(std::int64_t ms, std::int64_t at_ms) {
  if (clocks_.running) clocks_.running->since += ms;
  checked_ = at_ms;
}

void RoomClock::run(Seat seat, std::int64_t at_ms) {
  if (seat == kNoSeat) return;
  clocks_.running = protocol::RunningClock{.seat = seat, .since = at_ms + protocol::kClockHeadStartMs};
  checked_ = at_ms;
}

void RoomClock::charge(std::int64_t at_ms) {
  if (!clocks_.running) return;
  std::int64_t& left = clocks_.left_ms.at(clocks_.running->seat);
  const std::int64_t used = std::max<std::int64_t>(0, at_ms - clocks_.running->since);
  left = std::max<std::int64_t>(0, left - used);
  clocks_.running.reset();
}

bool asks_anew(Seat before, Seat after, const Events& events) {
  const auto ends_turn = [](const Event& event) { return std::holds_alternative<TurnEnded>(event); };
  return before != after || std::ranges::any_of(events, ends_turn);
}

}  // namespace bastide::server
