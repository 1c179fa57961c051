// A client's copy of a room, kept up to date by snapshots, patches and digests as protocol/README.md asks.
// The basis of clients written in C++.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/messages.hpp>
#include <protocol/vocabulary.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/action.hpp>
#include <engine/ids.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace bastide::protocol {

/// One thread at a time.
class Replica {
 public:
  /// Whether each digest is compared with the copy. Without that a differing copy goes unnoticed: only
  /// for measurements.
  enum class Digests : std::uint8_t { check, trust };

  explicit Replica(Digests digests = Digests::check);
  ~Replica();
  Replica(Replica&&) noexcept;
  Replica& operator=(Replica&&) noexcept;

  /// Takes any message of the server; only snapshots and deltas change anything. Rejected with room/stale if
  /// a delta is not the next one, or leads to a view other than the server's: the copy is unusable until a
  /// snapshot comes (`resync`).
  Expected<void> take(const ServerMessage& message);

  /// False before the first snapshot. All that follows requires it.
  bool has_view() const;
  Seq seq() const;
  const Json& view() const;

  RoomPhase phase() const;
  /// Empty for a spectator.
  std::optional<Seat> you() const;
  /// Requires: a game, also for the next two.
  std::int64_t step() const;
  /// The seat to act; empty when the game is over.
  std::optional<Seat> to_act() const;
  /// The legal actions of this seat except `resign`; empty if it is not its turn.
  std::vector<Action> legal() const;

 private:
  struct Copy;
  std::unique_ptr<Copy> copy_;
};

}  // namespace bastide::protocol
