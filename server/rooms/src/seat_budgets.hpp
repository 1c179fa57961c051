// What the people of a room may still do, whatever connections they come by.
#pragma once

#include "room_state.hpp"

#include <server/rooms/limits.hpp>
#include <server/rooms/token_bucket.hpp>

#include <map>

namespace bastide::server {

/// Belongs to the room and is counted by session, so a new connection brings nothing new.
/// Runs on the room's strand.
class SeatBudgets {
 public:
  using Time = TokenBucket::Time;

  SeatBudgets(const Limits& limits, Time now);

  /// Each takes what it asks for; false when there is too little.
  bool take_chat_line(SessionId session, Time now);
  bool take_hint(SessionId session, Time now);
  /// A change that is no move. `session`: kSpectating of somebody who sits down,
  /// whom only the room's budget counts.
  bool take_change(SessionId session, Time now);

  /// A message of any kind. `may_cost`: not a move, which is answered shortly
  /// and given back when it is legal.
  bool take_message(SessionId session, bool may_cost, Time now);
  void give_back_message(SessionId session, Time now);
  /// What was sent in answer.
  void charge_bytes(SessionId session, std::size_t bytes, Time now);

  /// Forgets those who do not sit any more.
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
