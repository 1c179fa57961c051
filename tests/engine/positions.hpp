// Games of Carcassonne that begin in a position: tiles that lie there, pieces that stand there, changed
// tables.
#pragma once

#include "scenario.hpp"

#include <cstddef>

namespace bastide::test {

using Names = std::initializer_list<std::string_view>;
using Modules = std::vector<std::string>;

/// A game with these modules and this pile.
std::unique_ptr<Game> game_with(const Modules& modules, Names pile, const Options& options = {},
                                int seats = 2);

StartTile lying(std::string_view tile, int x, int y, int rotation = 0);
/// Begins with these start tiles, and with `pile` to draw from. Seat 0 is to act.
std::unique_ptr<Game> from_layout(std::vector<StartTile> start, Names pile, const Options& options,
                                  const Modules& modules, int seats = 2);
/// The same game from a changed position.
std::unique_ptr<Game> changed(const Game& game, const std::function<void(TableState&)>& change);
/// The game with these pieces on the table, from their seats' supplies.
std::unique_ptr<Game> with_pieces(const Game& game, const std::vector<PlacedPiece>& pieces);

/// The first feature of this kind on a tile. Requires: there is one.
std::uint8_t feature_of(std::string_view tile, FeatureKind kind);
/// A piece on the first feature of this kind on the tile that lies there.
PlacedPiece standing(Seat seat, PieceKind piece, std::string_view tile, FeatureKind kind, int x, int y);

/// The action by another piece.
Action as(PieceKind piece, Action action);
std::vector<Action> of_kind(const Game& game, ActionKind kind);
/// Places a tile far in the north, away from everything else; deploys nothing.
Events lay_elsewhere(Game& game);

/// Valid until the next call.
const TableState& table_of(const Game& game);
/// The number of pieces of this kind on the table.
std::ptrdiff_t on_table(const Game& game, PieceKind piece);

}  // namespace bastide::test
