// Plays a record through the engine.
#pragma once

#include <protocol/json.hpp>
#include <protocol/record.hpp>

#include <engine/game.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::protocol {

enum class ReplayEnd : std::uint8_t { finished, stopped, rejected };

struct Replay {
  ReplayEnd end = ReplayEnd::stopped;
  std::vector<Json> lines;     ///< events, the last one being game_finished, stopped or rejected
  std::unique_ptr<Game> game;  ///< as it stands at the end; nullptr when the set-up itself was refused
};

/// Fault setup/… when the record's set-up can't be played.
Expected<Replay> replay(const Record& record);

/// One English line for an event of a replay.
std::string describe(const Json& event, const Record& record);

/// What `bastide replay FILE` prints and its exit code: 0 every action legal, 3 at the first illegal one, 2 unreadable.
struct ToolReport {
  int exit_code = 0;
  std::string out;  ///< for standard output
  std::string err;  ///< for standard error
};
ToolReport replay_tool(std::string_view record_text, bool as_json);

}  // namespace bastide::protocol
