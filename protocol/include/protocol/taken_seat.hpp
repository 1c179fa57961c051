// A seat that is taken, with who holds it: the part of a room's state that its log may also hold as a whole.
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/room_view.hpp>
#include <protocol/vocabulary.hpp>

#include <cstdint>
#include <deque>
#include <optional>
#include <string>

namespace bastide::protocol::log {

/// One person's time on a seat: the seq of the entry by which the seat was taken. Stays the same when seats close up, and is
/// never used again in its room.
using Sitting = std::uint64_t;
inline constexpr Sitting kSpectating = 0;

/// A request that was carried out; enough to answer it once more.
struct Answered {
  enum class Kind : std::uint8_t { plain, sit, act };
  std::string id;
  Seq seq = 0;
  Kind kind = Kind::plain;
};

struct Holder {
  Sitting sitting = kSpectating;
  Bytes32 secret_hash{};
  std::deque<Answered> answered;  ///< oldest first
};

struct TakenSeat {
  SeatCard card;
  std::optional<Bytes32> entropy;
  std::optional<Holder> holder;  ///< nothing: left during a game, which the card stays for
};

}  // namespace bastide::protocol::log
