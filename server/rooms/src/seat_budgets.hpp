// What the players of a room may still do, over all their connections.
#pragma once

#include "room_state.hpp"

#include <server/rooms/limits.hpp>
#include <server/rooms/token_bucket.hpp>

#include <map>

namespace bastide::server {

/// Belongs to the room and counts by session, so a new connection brings no new allowance. Runs on the
/// room's strand.
class SeatBudgets {
 public:
  using Time = TokenBucket::Time;

  SeatBudgets(const Limits& limits, Time now);

  /// Each takes its cost; returns false if too little is left.
  bool take_chat_line(SessionId session, Time now);
  bool take_hint(SessionId session, Time now);
  /// A change other than a move. `session`: kSpectating for a spectator who sits down, counted only by the
  /// room's budget.
  bool take_change(SessionId session, Time now);

  /// A message of any kind. `may_cost`: not a move, whose answer is short and which is given back
  /// if it is legal.
  bool take_message(SessionId session, bool may_cost, Time now);
  void give_back_message(SessionId session, Time now);
  /// Bytes sent in answer.
  void charge_bytes(SessionId session, std::size_t bytes, Time now);

  /// Forgets sessions without a seat.
  void tidy(const RoomState& state);

 private:
  struct Budget {
    TokenBucket chat_lines;
    TokenBucket hints;
    TokenBucket changes;
    TokenBucket messages;
    TokenBucket bytes;
  };
  Budget& of(SessionId session, Time now);

  const Limits& limits_;
  TokenBucket room_changes_;
  std::map<SessionId, Budget> seats_;
};

}  // namespace bastide::server
