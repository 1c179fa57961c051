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

void RoomClock::begin(std::size_t seats, Asked asked, std::int64_t at_ms) {
  clear();
  clocks_.left_ms.assign(seats, allowance_ms(rule()));
  clocks_.timeouts.assign(seats, 0);
  ask(asked, at_ms);
}

void RoomClock::hand_over(Asked asked, std::int64_t at_ms) {
  held_.reset();
  if (clocks_.paused) {
    when_asked_ = clocks_.left_ms;
    return;
  }
  const bool banks = rule().kind == ClockKind::bank;
  if (clocks_.running) {
    const Seat done = clocks_.running->seat;
    charge(at_ms);
    constexpr std::int64_t kSecond = 1000;
    if (banks) clocks_.left_ms.at(done) += rule().increment * kSecond;
    if (!banks) clocks_.left_ms.at(done) = allowance_ms(rule());
  }
  ask(asked, at_ms);
}

void RoomClock::take_back(const std::vector<std::int64_t>& left_ms, Asked asked, std::int64_t at_ms) {
  clocks_.running.reset();
  held_.reset();
  if (left_ms.size() == clocks_.left_ms.size()) clocks_.left_ms = left_ms;
  ask(asked, at_ms);
}

void RoomClock::ask(Asked asked, std::int64_t at_ms) {
  // A computer may have begun or ended the seat's last turn.
  const bool banks = rule().kind == ClockKind::bank;
  if (!banks && asked.person != kNoSeat) clocks_.left_ms.at(asked.person) = allowance_ms(rule());
  when_asked_ = clocks_.left_ms;
  run(asked, at_ms);
}

void RoomClock::hold(Seat seat, std::int64_t at_ms) {
  const std::int64_t began = clocks_.running ? clocks_.running->since : at_ms + protocol::kClockHeadStartMs;
  charge(at_ms);
  held_ = {.seat = seat, .since = std::max(at_ms, began), .left = clocks_.left_ms.at(seat)};
  checked_ = at_ms;
}

void RoomClock::go_on(Seat seat, std::int64_t at_ms) {
  const auto held = std::exchange(held_, std::nullopt);
  if (!held || held->seat != seat) return go_on_anew(seat, at_ms);
  clocks_.left_ms.at(seat) = held->left;
  if (!clocks_.paused) clocks_.running = protocol::RunningClock{.seat = seat, .since = held->since};
}

void RoomClock::go_on_anew(Seat to_act, std::int64_t at_ms) {
  held_.reset();
  if (!clocks_.paused) run({.person = to_act}, at_ms);
}

void RoomClock::stop(std::int64_t at_ms) {
  charge(at_ms);
  clocks_.paused = false;
  forget_pause();
  held_.reset();
}

void RoomClock::want_pause(Seat seat) {
  clocks_.pause_wanted.resize(clocks_.left_ms.size());
  clocks_.pause_wanted.at(seat) = true;
}

void RoomClock::pause(std::int64_t at_ms) {
  const auto held = held_;
  stop(at_ms);
  held_ = held;
  clocks_.paused = true;
}

void RoomClock::resume(Asked asked, std::int64_t at_ms) {
  clocks_.paused = false;
  const auto held = std::exchange(held_, std::nullopt);
  run(asked, at_ms);
  if (held && held_ && held->seat == held_->seat) held_->left = held->left;
}

void RoomClock::shift(std::int64_t ms, std::int64_t back, std::int64_t at_ms) {
  if (clocks_.running) clocks_.running->since += ms - back;
  checked_ = at_ms;
}

void RoomClock::run(Asked asked, std::int64_t at_ms) {
  const std::int64_t since = at_ms + protocol::kClockHeadStartMs;
  if (asked.person != kNoSeat)
    clocks_.running = protocol::RunningClock{.seat = asked.person, .since = since};
  else if (asked.stood_in != kNoSeat)
    held_ = {
        .seat = asked.stood_in,
        .since = since,
        .left = rule().kind == ClockKind::bank ? clocks_.left_ms.at(asked.stood_in) : allowance_ms(rule())};
  else
    return;
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
