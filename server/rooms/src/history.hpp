// The past of the current game, for clients who were not there.
#pragma once

#include "room_state.hpp"

#include <server/rooms/limits.hpp>

#include <protocol/json_text.hpp>
#include <protocol/messages.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bastide::server {

/// The events of every step as text, the same for every viewer as in deltas; steps that were taken back have
/// none any more, and the step that did so says it. Made from the game's actions at
/// the first question, then updated with the game.
class History {
 public:
  /// Requires: a game.
  explicit History(const RoomState& state) : steps_(state.retell()) {}

  /// The state has changed once, with these events; a change other than a step adds nothing.
  void follow(const RoomState& state, const RoomEvents& events);

  /// The last steps, or the last before step `before`, as many as a page holds; at least one if there is one.
  std::vector<protocol::HistoryStep> page(std::optional<std::int64_t> before, const Limits& limits) const;

 private:
  void take_back(const protocol::TurnUndone& undone);

  std::vector<protocol::JsonText> steps_;  ///< 0: the beginning
};

}  // namespace bastide::server
