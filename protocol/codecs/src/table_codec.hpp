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
constexpr auto describe(Type<SeatState>) {
  return std::tuple{key("score", &SeatState::score, whole_range<int>),
                    key("supply", &SeatState::supply, SupplyCodec{}),
#define SEAT_PART(Type, member, ...) inlined(&SeatState::member),
#include <engine/words.def>
                    sparse_key("hand", &SeatState::hand, ListCodec<TileId, TileCodec>{}),
                    key("resigned", &SeatState::resigned, kBoolean)};
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
constexpr auto describe(Type<OwnState>) {
  return std::tuple{
#define OWN_PART(Type, member, ...) inlined(&OwnState::member),
#include <engine/words.def>
  };
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
#define TABLE_PART(Type, member, ...) inlined(&TableState::member),
#include <engine/words.def>
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
                    ShufflingStreamKey{}, sparse_key("buried", &Reshuffle::buried, kCount)};
}

}  // namespace bastide::protocol
