// The open state of a game, shared by views and saved games.
#pragma once

#include "chance_codec.hpp"
#include "field_codecs.hpp"
#include "fields.hpp"

#include <engine/event.hpp>
#include <engine/view.hpp>

#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace bastide::protocol {

inline constexpr WordCodec<Phase> kPhase{&find_phase};
inline constexpr WordCodec<PartReason> kPartReason{&find_word<PartReason>};
inline constexpr auto kGoods = whole_range<std::uint16_t>;

/// Supplies by the names of the pieces. A missing name is 0; meeples are always written.
struct SupplyCodec {
  using Supply = decltype(SeatState::supply);
  Supply read(const Value& in) const {
    Supply supply{};
    for (std::size_t i = 0; i < supply.size(); ++i)
      if (const Value count = in.optional_field(name(static_cast<PieceKind>(i))); count.exists())
        supply[i] = kSmall.read(count);
    return supply;
  }
  void write(const Supply& supply, JsonWriter& out) const {
    out.object([&] {
      for (std::size_t i = 0; i < supply.size(); ++i)
        if (const auto piece = static_cast<PieceKind>(i); supply[i] > 0 || piece == PieceKind::meeple)
          write_member(out, name(piece), kSmall, supply[i]);
    });
  }
};

/// [x, y] of an optional cell; the key is omitted without one.
struct OptionalCellCodec {
  std::optional<Cell> read(const Value& in) const { return CellPairCodec{}.read(in); }
  void write(const std::optional<Cell>& cell, JsonWriter& out) const { CellPairCodec{}.write(*cell, out); }
};

constexpr auto describe(Type<Extent>) {
  return std::tuple{key("tiles", &Extent::tiles, kCells), key("parts", &Extent::parts, kParts)};
}

constexpr auto describe(Type<PlacedTile>) {
  return std::tuple{key("rotation", &PlacedTile::rotation, kRotation),
                    key("seat", &PlacedTile::seat, kSeatOrNull), key("tile", &PlacedTile::tile, kTile),
                    cell(&PlacedTile::cell)};
}
constexpr auto describe(Type<PlacedPiece>) {
  return std::tuple{sparse_key("corner", &PlacedPiece::corner, kTileCorner),
                    key("feature", &PlacedPiece::feature, kSmall), key("piece", &PlacedPiece::piece, kPiece),
                    key("seat", &PlacedPiece::seat, kSeat), cell(&PlacedPiece::cell)};
}
constexpr std::uint64_t number_of(Type<PlacedPiece>, const PlacedPiece& piece) {
  static_assert(std::has_unique_object_representations_v<PlacedPiece>);
  return std::bit_cast<std::uint64_t>(piece);
}
constexpr auto describe(Type<TowerSeat>) {
  return std::tuple{sparse_key("tower_pieces", &TowerSeat::pieces, kSmall)};
}
constexpr auto describe(Type<GoodsSeat>) {
  return std::tuple{sparse_key("wine", &GoodsSeat::wine, kGoods),
                    sparse_key("grain", &GoodsSeat::grain, kGoods),
                    sparse_key("cloth", &GoodsSeat::cloth, kGoods)};
}
constexpr auto describe(Type<AbbeySeat>) {
  return std::tuple{sparse_key("abbey", &AbbeySeat::in_hand, kBoolean)};
}
constexpr auto describe(Type<SeatState>) {
  return std::tuple{key("score", &SeatState::score, kCount),
                    key("supply", &SeatState::supply, SupplyCodec{}),
                    inlined(&SeatState::tower),
                    inlined(&SeatState::goods),
                    inlined(&SeatState::abbey),
                    sparse_key("hand", &SeatState::hand, ListCodec<TileId, TileCodec>{}),
                    key("resigned", &SeatState::resigned, kBoolean)};
}
constexpr auto describe(Type<TowerOnBoard>) {
  return std::tuple{cell(&TowerOnBoard::cell), key("feature", &TowerOnBoard::feature, kSmall),
                    key("height", &TowerOnBoard::height, kCount)};
}
constexpr auto describe(Type<Prisoners>) {
  return std::tuple{key("captor", &Prisoners::captor, kSeat), key("owner", &Prisoners::owner, kSeat),
                    key("piece", &Prisoners::piece, kPiece), key("count", &Prisoners::count, kCount)};
}
constexpr auto describe(Type<TowerTable>) {
  return std::tuple{sparse_key("towers", &TowerTable::towers, list_of_structs<TowerOnBoard>()),
                    sparse_key("prisoners", &TowerTable::prisoners, list_of_structs<Prisoners>()),
                    sparse_key("ransom_paid", &TowerTable::ransom_paid, kBoolean),
                    sparse_key("built", &TowerTable::built, OptionalCellCodec{})};
}
constexpr auto describe(Type<HeldAward>) {
  return std::tuple{key("seat", &HeldAward::seat, kSeat), key("size", &HeldAward::size, kCount)};
}
constexpr auto describe(Type<AwardsTable>) {
  return std::tuple{key("king", &AwardsTable::king, StructCodec<HeldAward>{}),
                    key("robber", &AwardsTable::robber, StructCodec<HeldAward>{})};
}
constexpr auto describe(Type<PartsTable>) {
  return std::tuple{
      key("part", &PartsTable::part, kPartReason),
      sparse_key("parts_due", &PartsTable::due, ListCodec<PartReason, WordCodec<PartReason>>{kPartReason})};
}
constexpr auto describe(Type<FairyFriend>) {
  return std::tuple{key("seat", &FairyFriend::seat, kSeat), key("piece", &FairyFriend::piece, kPiece),
                    key("feature", &FairyFriend::feature, kSmall)};
}
/// The fairy's cell, and the follower beside her, if any.
struct FairyCodec {
  std::optional<Fairy> read(const Value& in) const {
    constexpr std::string_view kFriend = std::get<0>(describe(Type<FairyFriend>{})).name;
    Fairy fairy;
    cell(&Fairy::cell).read(in, fairy);
    if (in.optional_field(kFriend).exists()) fairy.with = read_fields<FairyFriend>(in);
    return fairy;
  }
  void write(const std::optional<Fairy>& fairy, JsonWriter& out) const {
    out.object_in_order([&] {
      if (fairy->with) write_fields(*fairy->with, out);
      cell(&Fairy::cell).write(*fairy, out);
    });
  }
};
constexpr auto describe(Type<DragonTable>) {
  return std::tuple{
      sparse_key("dragon", &DragonTable::dragon, OptionalCellCodec{}),
      sparse_key("fairy", &DragonTable::fairy, FairyCodec{}),
      sparse_key("dragon_visited", &DragonTable::visited, ListCodec<Cell, CellPairCodec>{{}, 0, 7}),
      sparse_key("dragon_steps", &DragonTable::steps_left, kCount)};
}
constexpr auto describe(Type<ReturnedWagon>) {
  return std::tuple{key("seat", &ReturnedWagon::seat, kSeat), cell(&ReturnedWagon::cell),
                    key("feature", &ReturnedWagon::feature, kSmall)};
}
constexpr auto describe(Type<AbbeyTable>) {
  return std::tuple{sparse_key("wagons", &AbbeyTable::wagons, list_of_structs<ReturnedWagon>())};
}
constexpr auto describe(Type<Keep>) {
  return std::tuple{key("seat", &Keep::seat, kSeat), cell(&Keep::cell),
                    key("feature", &Keep::feature, kSmall), key("size", &Keep::size, kCount)};
}
constexpr auto describe(Type<WallTile>) {
  return std::tuple{key("seat", &WallTile::seat, kSeat), key("wall_tile", &WallTile::number, kCount),
                    key("turn", &WallTile::turn, kCount), key("used", &WallTile::used, kBoolean)};
}
constexpr auto describe(Type<PendingFeature>) {
  return std::tuple{key("seat", &PendingFeature::seat, kSeat), cell(&PendingFeature::cell),
                    key("feature", &PendingFeature::feature, kSmall),
                    key("decided", &PendingFeature::decided, kBoolean)};
}
/// All but `ended`, which views give as their result.
constexpr auto describe(Type<TableState>) {
  return std::tuple{
      key("phase", &TableState::phase, kPhase),
      key("seat", &TableState::seat, kSeatOrNull),
      key("turn", &TableState::turn, kCount),
      key("turn_seat", &TableState::turn_seat, kSeat),
      key("tile", &TableState::tile, kTileOrNull),
      growing_key("board", &TableState::board, StructCodec<PlacedTile>{}),
      numbered_key("pieces", &TableState::pieces, StructCodec<PlacedPiece>{}),
      key("seats", &TableState::seats, list_of_structs<SeatState>()),
      key("discards", &TableState::discards, ListCodec<TileId, TileCodec>{}),
      sparse_key("set_aside", &TableState::set_aside, ListCodec<TileId, TileCodec>{}),
      sparse_key("set_below", &TableState::set_below, ListCodec<TileId, TileCodec>{}),
      sparse_key("held_back", &TableState::held_back, ListCodec<TileId, TileCodec>{}),
      inlined(&TableState::tower),
      inlined(&TableState::awards),
      inlined(&TableState::parts),
      inlined(&TableState::dragon),
      inlined(&TableState::abbey),
      sparse_key("corners_left", &TableState::corners_left, ListCodec<int, IntegerCodec<int>>{kCount}),
      sparse_key("wall_tiles", &TableState::wall_tiles, list_of_structs<WallTile>()),
      sparse_key("keeps", &TableState::keeps, list_of_structs<Keep>()),
      sparse_key("pending", &TableState::pending, list_of_structs<PendingFeature>())};
}
/// The stream that shuffled the pile. Omitted for the only stream that did before records named them.
struct ShufflingStreamKey {
  static constexpr std::string_view name = "stream";
  static constexpr std::string_view kUnsaid = "dragon";
  static void read(const Value& object, Reshuffle& into) {
    const Value found = object.optional_field(name);
    into.stream = found.exists() ? kStreamName.read(found) : std::string(kUnsaid);
  }
  static void write(const Reshuffle& from, JsonWriter& out) {
    if (from.stream != kUnsaid) write_member(out, name, kStreamName, from.stream);
  }
};
constexpr auto describe(Type<Reshuffle>) {
  return std::tuple{key("after", &Reshuffle::drawn, kCount),
                    key("tiles", &Reshuffle::tiles, ListCodec<TileId, TileCodec>{{}, 1, 10'000}),
                    ShufflingStreamKey{}};
}

}  // namespace bastide::protocol
