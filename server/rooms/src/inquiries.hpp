// Answers to questions about a room's game: previews, surveys, history. Nothing changes by them.
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

/// Runs on the room's strand. Each question requires a game; `re` is the question's id.
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

  /// The state has changed once, with these events. `new_game`: the change begins a game.
  void follow(const RoomEvents& events, bool new_game);
  /// Forgets what has not been asked for recently.
  void tidy();
  /// Drops what can be made again from the current game.
  void rest();

 private:
  const std::shared_ptr<Context> context_;
  const RoomState& state_;
  std::optional<History> history_;  ///< while it has been asked for recently
  std::chrono::steady_clock::time_point history_until_{};
  std::optional<Survey> surveyed_;  ///< of the current game, after the first question
};

}  // namespace bastide::server
