// As much of a room as a player must know to act in it, for clients that measure a server and should cost
// next to nothing beside it.
#pragma once

#include <protocol/message_outline.hpp>
#include <protocol/vocabulary.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/action.hpp>
#include <engine/ids.hpp>
#include <engine/random.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace bastide::protocol {

/// Like a Replica that trusts the digests, but skips whatever it is not asked for: a wrong view goes
/// unnoticed where it does not matter for the next action. One thread at a time.
class LightReplica {
 public:
  /// Takes any message of the server; only snapshots and deltas change anything. Rejected with room/stale if
  /// a delta is not the next one, or does not fit what is known: the copy is unusable until a snapshot comes.
  Expected<void> take(const MessageOutline& message);

  /// False before the first snapshot. All that follows requires it.
  bool has_view() const { return has_view_; }
  Seq seq() const { return seq_; }
  RoomPhase phase() const { return phase_; }

  /// Requires: a game, also for the next two.
  std::int64_t step() const { return game_.value().step; }
  /// The seat to act; empty when the game is over.
  std::optional<Seat> to_act() const { return game_.value().seat; }
  /// One of this seat's legal actions except `resign`, each equally likely. Throws std::exception if it has
  /// none, or an unreadable one.
  Action any_legal(Random& random) const;

 private:
  struct Game {
    std::int64_t step;
    std::optional<Seat> seat;
    std::string legal;  ///< JSON
  };
  struct Reader;

  bool has_view_ = false;
  Seq seq_ = 0;
  RoomPhase phase_ = RoomPhase::lobby;
  std::optional<Game> game_;
};

}  // namespace bastide::protocol
