// Plays a record through the engine.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/record.hpp>

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

/// The first action that is not legal.
struct RejectedAction {
  std::size_t index = 0;  ///< in the record
  Rejection rejection;
};

struct Replay {
  ReplayEnd end = ReplayEnd::stopped;
  Events events;                           ///< up to the end
  std::optional<RejectedAction> rejected;  ///< where it ends with that
  std::unique_ptr<Game> game;              ///< as it stands at the end

  std::vector<int> scores() const;  ///< by seat, at the end
  Phase phase() const;              ///< at the end
};

/// Rejected with setup/… when the record's set-up can't be played.
Expected<Replay> replay(const Record& record);

/// An event a line, the last one being game_finished, stopped or rejected.
std::vector<JsonText> to_lines(const Replay& replay);
/// The same in English.
std::vector<std::string> tell(const Replay& replay, const Record& record);
/// One English line for a rejected action.
std::string tell(const RejectedAction& rejected);

/// What `bastide replay FILE` prints and its exit code: 0 every action legal, 3 at the first illegal one, 2 unreadable.
struct ToolReport {
  int exit_code = 0;
  std::string out;  ///< for standard output
  std::string err;  ///< for standard error
};
ToolReport replay_tool(std::string_view record_text, bool as_json);

}  // namespace bastide::protocol
