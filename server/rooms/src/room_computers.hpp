// What computers do in a room: the moves of the seats that they play, and hints for those who ask.
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

/// Runs on the room's strand. Thinks nothing itself, and changes nothing: the room carries out what is found.
class RoomComputers {
 public:
  /// `state` must outlive it.
  RoomComputers(std::shared_ptr<Context> context, const RoomState& state, Think think);
  RoomComputers(const RoomComputers&) = delete;
  RoomComputers& operator=(const RoomComputers&) = delete;

  /// Lets the computer that must act think, unless it does. `somebody_here`:
  /// without anybody computers rest after a while.
  void think(bool somebody_here);
  /// Its move is found, or that there is none, and due.
  bool move_due() const;
  /// That move. Requires: it is due.
  Decision move() const;
  /// When its move is due; nothing: none is found yet.
  std::optional<std::chrono::steady_clock::time_point> due() const;
  /// Its move could not be stored.
  void put_off(std::chrono::steady_clock::duration by);
  /// A computer is to act, and does so whether anybody is here or not.
  bool play_on() const { return state_.computer_to_act() && !rest(); }
  /// A computer is at it.
  bool at_it() const { return thinking_.has_value(); }

  /// Answers with a step for the seat, or refuses.
  void hint(const ConnectionPtr& connection, Seat seat, const std::string& re, SeatBudgets& budgets);

  /// What came out; of a decision that is no longer asked for nothing comes.
  /// Returns what went wrong, empty where nothing did.
  std::string thought(std::uint64_t ticket, const Thought& thought);

 private:
  struct Thinking {
    AskedSearch step;
    std::chrono::steady_clock::time_point due;
  };
  struct Hint {
    AskedSearch step;
    ConnectionPtr asker;
    std::string re;
  };
  /// Nobody has been here for so long that they wait for somebody.
  bool rest() const;
  void ask_for_move(const protocol::ComputerCard& computer);
  std::chrono::milliseconds pace() const;
  std::optional<protocol::WireRejection> no_hint(const ClientConnection& connection, Seat seat,
                                                 SeatBudgets& budgets) const;
  std::string give_hint(const Thought& thought);
  /// Counts what went wrong and tells it.
  std::string take(AskedSearch& step, const Thought& thought);

  const std::shared_ptr<Context> context_;
  const RoomState& state_;
  Tickets tickets_;
  std::optional<Thinking> thinking_;
  std::optional<Hint> hint_;
  protocol::Seq paced_at_ = 0;  ///< RoomState::asked_at of the last move that was asked for
  std::chrono::steady_clock::time_point visited_;  ///< when somebody was here last
};

}  // namespace bastide::server
