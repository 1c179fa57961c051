// A client's copy of a room, kept as protocol/README.md asks: by snapshots, patches and digests.
// What a client written in C++ begins with.
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
  /// Whether each digest is held against the copy. Without it a copy that differs is not
  /// noticed: for measuring alone.
  enum class Digests : std::uint8_t { check, trust };

  explicit Replica(Digests digests = Digests::check);
  ~Replica();
  Replica(Replica&&) noexcept;
  Replica& operator=(Replica&&) noexcept;

  /// Takes any message of the server; only snapshots and deltas change anything.
  /// Rejected with room/stale where a delta is not the next one, or leads to another view than the server's:
  /// the copy is of no use then until a snapshot comes (`resync`).
  Expected<void> take(const ServerMessage& message);

  /// False before the first snapshot. Required by all that follows.
  bool has_view() const;
  Seq seq() const;
  const Json& view() const;

  RoomPhase phase() const;
  /// Nothing for a spectator.
  std::optional<Seat> you() const;
  /// Requires: a game, for this and the next two.
  std::int64_t step() const;
  /// Who must act; nothing when the game is over.
  std::optional<Seat> to_act() const;
  /// What this seat may do now, all but `resign`; empty when it is not its turn.
  std::vector<Action> legal() const;

 private:
  struct Copy;
  std::unique_ptr<Copy> copy_;
};

}  // namespace bastide::protocol
