// What the players of a room may still do, over all their connections.
#pragma once

#include "room_state.hpp"

#include <server/rooms/limits.hpp>
#include <server/rooms/token_bucket.hpp>

#include <map>
#include <string>

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
  /// A call by push.
  bool take_report(SessionId session, Time now);
  bool take_call(SessionId session, Time now);
  /// Who asks for a change other than a move.
  struct Asker {
    SessionId session;           ///< kSpectating for a spectator who sits down, whom no seat's budget counts
    const std::string& address;  ///< as counted
    bool host;                   ///< has a reserve in the room's budget, and no share by address
  };
  /// Of the seat's, the address's and the room's budget, of each or of none.
  bool take_change(const Asker& asker, Time now);

  /// A message of any kind. `may_cost`: not a move, whose answer is short and which is given back
  /// if it is legal.
  bool take_message(SessionId session, bool may_cost, Time now);
  void give_back_message(SessionId session, Time now);
  /// Bytes sent in answer.
  void charge_bytes(SessionId session, std::size_t bytes, Time now);

  /// Forgets sessions without a seat, and addresses whose share is full again.
  void tidy(const RoomState& state, Time now);

 private:
  struct Budget {
    TokenBucket chat_lines;
    TokenBucket hints;
    TokenBucket reports;
    TokenBucket calls;
    TokenBucket changes;
    TokenBucket messages;
    TokenBucket bytes;
  };
  Budget& of(SessionId session, Time now);
  /// What an address may change of the room.
  TokenBucket& share_of(const std::string& address, Time now);

  const Limits& limits_;
  TokenBucket room_changes_;
  std::map<std::string, TokenBucket> address_changes_;
  std::map<SessionId, Budget> seats_;
};

}  // namespace bastide::server
