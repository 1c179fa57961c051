// A room's computers: the moves of their seats, and hints for players.
#pragma once

#include "asked_search.hpp"
#include "audience.hpp"
#include "context.hpp"
#include "decision.hpp"
#include "room_state.hpp"
#include "seat_budgets.hpp"

#include <protocol/wire_rejection.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace bastide::server {

/// Runs on the room's strand. Neither thinks nor changes anything itself: the room carries out what is found.
class RoomComputers {
 public:
  /// `state` must outlive it.
  RoomComputers(std::shared_ptr<Context> context, const RoomState& state, Think think);
  RoomComputers(const RoomComputers&) = delete;
  RoomComputers& operator=(const RoomComputers&) = delete;

  /// Starts the computer that must act, unless it is thinking. With nobody connected computers rest after a
  /// while, and what was asked meanwhile is asked again when somebody comes.
  void think(ThinkingShare share);
  /// Whether its move (or that there is none) is found and due.
  bool move_due() const;
  /// That move. Requires: it is due.
  Decision move() const;
  /// When its move is due; empty: none has been found yet.
  std::optional<std::chrono::steady_clock::time_point> due() const;
  /// Its move could not be stored.
  void put_off(std::chrono::steady_clock::duration by);
  /// Whether a computer is to act, and acts even if nobody is connected.
  bool play_on() const { return state_.computer_to_act() && !rest(); }
  /// Whether a computer is thinking.
  bool at_it() const { return thinking_.has_value(); }

  /// Answers with a step for the seat, or a refusal.
  void hint(const ConnectionPtr& connection, Seat seat, const std::string& re, SeatBudgets& budgets);

  /// Takes a thinker's answer; ignores an obsolete one. Returns what went wrong; empty if nothing did.
  std::string thought(std::uint64_t ticket, const Thought& thought);

 private:
  struct Thinking {
    AskedSearch step;
    std::chrono::steady_clock::time_point due;
    bool attended;  ///< when it was asked
  };
  struct Hint {
    AskedSearch step;
    ConnectionPtr asker;
    std::string re;
  };
  /// Whether nobody has been connected for so long that computers wait.
  bool rest() const;
  void ask_for_move(const protocol::ComputerCard& computer);
  std::chrono::milliseconds pace() const;
  std::optional<protocol::WireRejection> no_hint(Seat seat, SeatBudgets& budgets) const;
  std::string give_hint(const Thought& thought);
  /// Takes the answer; counts and returns what went wrong.
  std::string take(AskedSearch& step, const Thought& thought);

  const std::shared_ptr<Context> context_;
  const RoomState& state_;
  Tickets tickets_;
  std::optional<Thinking> thinking_;
  std::optional<Hint> hint_;
  std::optional<std::chrono::steady_clock::time_point> gives_up_at_;  ///< set: nobody is left to play against
  protocol::Seq paced_at_ = 0;                     ///< RoomState::asked_at of the last move asked for
  std::chrono::steady_clock::time_point visited_;  ///< when somebody was last connected
};

}  // namespace bastide::server
