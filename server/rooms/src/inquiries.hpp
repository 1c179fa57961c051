// What a room tells about its game when somebody asks: previews, surveys, history. Nothing changes by it.
#pragma once

#include "audience.hpp"
#include "context.hpp"
#include "history.hpp"
#include "room_state.hpp"

#include <protocol/messages.hpp>

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace bastide::server {

/// Runs on the room's strand. Each question requires a game; `re` is its id.
class Inquiries {
 public:
  /// `state` must outlive it.
  Inquiries(std::shared_ptr<Context> context, const RoomState& state)
      : context_(std::move(context)), state_(state) {}
  Inquiries(const Inquiries&) = delete;
  Inquiries& operator=(const Inquiries&) = delete;

  void preview(const ConnectionPtr& connection, Seat seat, const std::string& re,
               const protocol::AskPreview& ask) const;
  void survey(const ConnectionPtr& connection, std::optional<Seat> seat, const std::string& re,
              const protocol::AskSurvey& ask);
  void history(const ConnectionPtr& connection, const std::string& re, const protocol::AskHistory& ask);

  /// The state has gone on by one change, with these events. `new_game`: one begins by it.
  void follow(const RoomEvents& events, bool new_game);
  /// Forgets what nobody has asked for lately.
  void tidy();
  /// Lets go of what can be made again of the game as it stands.
  void rest();

 private:
  const std::shared_ptr<Context> context_;
  const RoomState& state_;
  std::optional<History> history_;  ///< while somebody has asked for it not long ago
  std::chrono::steady_clock::time_point history_until_{};
  std::optional<Survey> surveyed_;  ///< of the game as it stands, once somebody has asked
};

}  // namespace bastide::server
