#include <protocol/replica.hpp>

#include "legal_codec.hpp"
#include "part_hashes.hpp"
#include "view_rows.hpp"

#include <protocol/canonical.hpp>
#include <protocol/json_patch.hpp>

#include <utility>

namespace bastide::protocol {

namespace {

/// The parts of a view that this client reads.
struct SeenGame {
  std::int64_t step = 0;
  Seat seat = kNoSeat;
};
struct SeenRoom {
  RoomPhase phase = RoomPhase::lobby;
  std::optional<Seat> you;
  std::optional<SeenGame> game;
};

}  // namespace

constexpr auto describe(Type<SeenGame>) {
  return std::tuple{key(key_name<&ShownGame::step>(), &SeenGame::step, kLongCount),
                    key(key_name<&TableState::seat>(), &SeenGame::seat, kSeatOrNull)};
}
constexpr auto describe(Type<SeenRoom>) {
  constexpr WordCodec<RoomPhase> kRoomPhase{&find_word<RoomPhase>};
  return std::tuple{
      key(key_name<&RoomView::phase>(), &SeenRoom::phase, kRoomPhase),
      key(key_name<&OwnView::you>(), &SeenRoom::you, NullableCodec<Seat, IntegerCodec<Seat>>{kSeat}),
      key(keys::kGame, &SeenRoom::game, NullableCodec<SeenGame, StructCodec<SeenGame>>{})};
}

struct Replica::Copy {
  Digests digests;
  bool has_view = false;
  Seq seq = 0;
  Json view;
  PartHashes hashes;                     ///< of the view, if digests are checked
  mutable std::optional<SeenRoom> seen;  ///< of the view, after the first question

  const SeenRoom& room() const {
    if (seen) return *seen;
    Reading reading;
    const Value in(reading, view, "");
    seen = reading.result(read_fields<SeenRoom>(in)).value();
    return *seen;
  }

  Expected<void> take(const Snapshot& snapshot) {
    view = snapshot.view.tree();
    has_view = true;
    if (digests == Digests::check) hashes.begin(view);
    return go_on(snapshot.seq, snapshot.digest);
  }

  Expected<void> take(const Delta& delta) {
    if (!has_view || delta.seq != seq + 1) return lost("a change is missing");
    const Json& patch = delta.patch.tree();
    if (!patch_in_place(view, patch)) return lost("the patch does not fit");
    if (digests == Digests::check) hashes.go_on(view, patch);
    return go_on(delta.seq, delta.digest);
  }

  template <class Message>
  Expected<void> take(const Message&) {
    return {};
  }

 private:
  Expected<void> go_on(Seq to, const std::string& digest) {
    seq = to;
    seen.reset();
    if (digests == Digests::check && digest_text(hashes.sum()) != digest)
      return lost("the copy of the room differs from the server's");
    return {};
  }

  std::unexpected<WireRejection> lost(const char* why) {
    has_view = false;
    return std::unexpected(WireRejection(ErrorCode::stale, why));
  }
};

Replica::Replica(Digests digests) : copy_(std::make_unique<Copy>(digests)) {}
Replica::~Replica() = default;
Replica::Replica(Replica&&) noexcept = default;
Replica& Replica::operator=(Replica&&) noexcept = default;

Expected<void> Replica::take(const ServerMessage& message) {
  return std::visit([&](const auto& one) { return copy_->take(one); }, message);
}

bool Replica::has_view() const { return copy_->has_view; }
Seq Replica::seq() const { return copy_->seq; }
const Json& Replica::view() const { return copy_->view; }
RoomPhase Replica::phase() const { return copy_->room().phase; }
std::optional<Seat> Replica::you() const { return copy_->room().you; }
std::int64_t Replica::step() const { return copy_->room().game.value().step; }

std::optional<Seat> Replica::to_act() const {
  const Seat seat = copy_->room().game.value().seat;
  return seat == kNoSeat ? std::nullopt : std::optional(seat);
}

std::vector<Action> Replica::legal() const {
  Reading reading;
  const Value in(reading, copy_->view, "");
  const Value game = in.field(keys::kGame);
  return reading.result(LegalCodec{}.read(game.field(LegalKey::name))).value();
}

}  // namespace bastide::protocol
