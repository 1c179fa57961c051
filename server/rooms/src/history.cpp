#include "history.hpp"

#include <protocol/room_event.hpp>

#include <algorithm>
#include <span>
#include <utility>

namespace bastide::server {

namespace {

const protocol::TurnUndone* undone_turn(const protocol::AnyEvent& event) {
  const auto* of_room = std::get_if<protocol::RoomEvent>(&event);
  return of_room ? std::get_if<protocol::TurnUndone>(of_room) : nullptr;
}

}  // namespace

void History::follow(const RoomState& state, const RoomEvents& events) {
  if (static_cast<std::size_t>(state.step()) < steps_.size()) return;
  for (const protocol::AnyEvent& event : events)
    if (const auto* undone = undone_turn(event)) return take_back(*undone);
  Events of_game;
  for (const protocol::AnyEvent& event : events)
    if (const auto* one = std::get_if<Event>(&event)) of_game.push_back(*one);
  steps_.push_back(protocol::json_text(std::span<const Event>(of_game)));
}

void History::take_back(const protocol::TurnUndone& undone) {
  std::fill(steps_.begin() + undone.step + 1, steps_.end(), protocol::json_text(std::span<const Event>()));
  steps_.push_back(protocol::json_text(RoomEvents{undone}));
}

std::vector<protocol::HistoryStep> History::page(std::optional<std::int64_t> before,
                                                 const Limits& limits) const {
  const auto told = static_cast<std::int64_t>(steps_.size());
  const auto end = static_cast<std::size_t>(std::min(before.value_or(told), told));
  std::size_t begin = end;
  std::size_t bytes = 0;
  while (begin > 0 && end - begin < limits.history_steps_max) {
    bytes += steps_[begin - 1].text.size();
    if (begin < end && bytes > limits.history_bytes_max) break;
    --begin;
  }
  std::vector<protocol::HistoryStep> page;
  for (std::size_t step = begin; step < end; ++step)
    page.push_back({.step = static_cast<int>(step), .events = steps_[step]});
  return page;
}

}  // namespace bastide::server
