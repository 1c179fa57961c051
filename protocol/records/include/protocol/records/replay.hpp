// Plays a record through the engine.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/records/record.hpp>

#include <engine/event.hpp>
#include <engine/game.hpp>
#include <engine/rejection.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::protocol {

enum class ReplayEnd : std::uint8_t { finished, stopped, rejected };

/// The first illegal action.
struct RejectedAction {
  std::size_t index = 0;  ///< in the record
  Rejection rejection;
};

struct Replay {
  ReplayEnd end = ReplayEnd::stopped;
  Events events;                           ///< up to the end
  std::optional<RejectedAction> rejected;  ///< set if the replay ends with it
  std::unique_ptr<Game> game;              ///< at the end
};

/// Rejected with setup/… if the record's set-up can't be played.
Expected<Replay> replay(const Record& record);

/// One event per line; the last line is game_finished, stopped or rejected.
std::vector<JsonText> to_lines(const Replay& replay);
/// What is wrong with the action, in one English sentence.
std::string sentence(const RejectedAction& rejected);

}  // namespace bastide::protocol
