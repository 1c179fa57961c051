// A seat that is taken, with who holds it: the part of a room's state that its log may also hold as a whole.
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/room_view.hpp>
#include <protocol/vocabulary.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bastide::protocol::log {

/// Names one person's time on a seat (in logs its "sitting") by the seq of the entry by which the seat was
/// taken. Stays the same over connections and when seats close up, and is never used again in its room.
using SessionId = std::uint64_t;
inline constexpr SessionId kSpectating = 0;

/// A request that was carried out; enough to answer it once more.
struct Answered {
  enum class Kind : std::uint8_t { plain, sit, act };
  std::string id;
  Seq seq = 0;
  Kind kind = Kind::plain;
};

struct Holder {
  SessionId session = kSpectating;
  Bytes32 secret_hash{};
  std::vector<Answered> answered;  ///< oldest first
};

struct TakenSeat {
  SeatCard card;
  std::optional<Bytes32> entropy;
  std::optional<Holder> holder;  ///< nothing: a computer's, or left during a game, which the card stays for
};

}  // namespace bastide::protocol::log
