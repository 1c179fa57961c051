// A taken seat and its holder; a part of a room's state that its log may also hold whole.
#pragma once

#include <protocol/answered_requests.hpp>
#include <protocol/bytes.hpp>
#include <protocol/push.hpp>
#include <protocol/room_view.hpp>
#include <protocol/vocabulary.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace bastide::protocol::log {

/// Identifies one person's time on a seat ("sitting" in logs) by the seq of the entry that took the seat.
/// Constant over connections and when seats move up, and never reused in its room.
using SessionId = std::uint64_t;
inline constexpr SessionId kSpectating = 0;

struct Holder {
  SessionId session = kSpectating;
  Bytes32 secret_hash{};
  AnsweredRequests answered;
  std::vector<PushSubscription> push = {};  ///< on which the person is called, the latest last
};

struct TakenSeat {
  SeatCard card;
  std::optional<Bytes32> entropy;
  std::optional<Holder> holder;  ///< empty: a computer's, or its player left during a game
};

}  // namespace bastide::protocol::log
