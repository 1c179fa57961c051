// What has happened in the present game, for those who were not there to see it.
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

/// The events of every step as text, the same for every viewer as in deltas. Made from the game's actions
/// when somebody first asks; goes on with the game from then.
class History {
 public:
  /// Requires: a game.
  explicit History(const RoomState& state) : steps_(state.retell()) {}

  /// The state has gone on by one change, with these events; a change that is no step adds nothing.
  void follow(const RoomState& state, const RoomEvents& events);

  /// The last steps before step `before`, or at all, as many as a page holds:
  /// at least one where there is one.
  std::vector<protocol::HistoryStep> page(std::optional<std::int64_t> before, const Limits& limits) const;

 private:
  std::vector<protocol::JsonText> steps_;  ///< 0: the beginning
};

}  // namespace bastide::server
