#include "history.hpp"

#include <protocol/room_event.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace bastide::server {

void History::follow(const RoomState& state, const RoomEvents& events) {
  if (static_cast<std::size_t>(state.step()) < steps_.size()) return;
  Events of_game;
  for (const protocol::AnyEvent& event : events)
    if (const auto* one = std::get_if<Event>(&event)) of_game.push_back(*one);
  steps_.push_back(protocol::json_text(std::span<const Event>(of_game)));
}

protocol::RawJson History::page(std::optional<std::int64_t> before, const Limits& limits) const {
  const auto told = static_cast<std::int64_t>(steps_.size());
  const auto end = static_cast<std::size_t>(std::min(before.value_or(told), told));
  std::size_t begin = end;
  std::size_t bytes = 0;
  while (begin > 0 && end - begin < limits.history_steps_max) {
    bytes += steps_[begin - 1].text.size();
    if (begin < end && bytes > limits.history_bytes_max) break;
    --begin;
  }
  std::string page = "[";
  for (std::size_t step = begin; step < end; ++step)
    fmt::format_to(std::back_inserter(page), R"({}{{"events":{},"step":{}}})", step == begin ? "" : ",",
                   steps_[step].text, step);
  page += ']';
  return protocol::JsonText{std::move(page)};
}

}  // namespace bastide::server
