// The open state of a game, as views and saved games share it.
#pragma once

#include "fields.hpp"

#include <engine/event.hpp>
#include <engine/view.hpp>

#include <limits>

namespace bastide::protocol {

inline constexpr WordCodec<Phase> kPhase{&find_phase};
inline constexpr WordCodec<Ending> kEnding{&find_word<Ending, Ending::abandoned>};

/// Stocks by the names of the pieces. A piece that is not named is not there.
struct SupplyCodec {
  using Supply = decltype(SeatState::supply);
  Supply read(const Value& in) const {
    Supply supply{};
    for (std::size_t i = 0; i < supply.size(); ++i)
      if (const Value count = in.optional_field(name(static_cast<PieceKind>(i))); count.exists())
        supply[i] = kSmall.read(count);
    return supply;
  }
  Json write(const Supply& supply) const {
    Json object = Json::object();
    for (std::size_t i = 0; i < supply.size(); ++i)
      object.emplace(name(static_cast<PieceKind>(i)), supply[i]);
    return object;
  }
};

constexpr auto describe(Type<PlacedTile>) {
  return std::tuple{key("tile", &PlacedTile::tile, kTile), cell(&PlacedTile::cell),
                    key("rotation", &PlacedTile::rotation, kSmall),
                    key("seat", &PlacedTile::seat, kSeatOrNull)};
}
constexpr auto describe(Type<PlacedPiece>) {
  return std::tuple{key("seat", &PlacedPiece::seat, kSeat), key("piece", &PlacedPiece::piece, kPiece),
                    cell(&PlacedPiece::cell), key("feature", &PlacedPiece::feature, kSmall)};
}
constexpr auto describe(Type<SeatState>) {
  return std::tuple{key("score", &SeatState::score, kCount), key("supply", &SeatState::supply, SupplyCodec{}),
                    key("resigned", &SeatState::resigned, kBoolean)};
}
/// All but `ended`, which views tell as their result.
constexpr auto describe(Type<TableState>) {
  return std::tuple{key("phase", &TableState::phase, kPhase),
                    key("seat", &TableState::seat, kSeatOrNull),
                    key("turn", &TableState::turn, kCount),
                    key("tile", &TableState::tile, kTileOrNull),
                    key("board", &TableState::board, list_of_structs<PlacedTile>()),
                    key("pieces", &TableState::pieces, list_of_structs<PlacedPiece>()),
                    key("seats", &TableState::seats, list_of_structs<SeatState>()),
                    key("discards", &TableState::discards, ListCodec<TileId, TileCodec>{})};
}
constexpr auto describe(Type<GameFinished>) {
  return std::tuple{key("scores", &GameFinished::scores, ListCodec<int, IntegerCodec<int>>{kCount}),
                    key("winners", &GameFinished::winners, ListCodec<Seat, IntegerCodec<Seat>>{kSeat}),
                    key("ended", &GameFinished::ended, kEnding)};
}

}  // namespace bastide::protocol
