// Shorthand for games with Traders & Builders.
#pragma once

#include "modules/tower/games.hpp"

namespace bastide::test {

using Modules = std::vector<std::string>;

inline const Modules kWithTraders{"farmers", "traders_and_builders"};
inline const Modules kWithTradersAndDragon{"farmers", "traders_and_builders", "princess_and_dragon"};
constexpr std::string_view kWine = "traders-FCFC-joined-wine";
constexpr Action kDoubleTurn{.kind = ActionKind::double_turn};

std::unique_ptr<Game> with_traders_pile(const std::vector<TileId>& pile, const Options& options = {},
                                        const Modules& modules = kWithTraders, int seats = 2);
std::unique_ptr<Game> with_traders_pile(Names pile, const Options& options = {},
                                        const Modules& modules = kWithTraders, int seats = 2);

Action as(PieceKind piece, Action action);

/// Places a tile far in the north, away from everything else; deploys nothing.
Events lay_elsewhere(Game& game);

/// Seat 0 has a thief and a builder on the road that runs east from D; it is seat 1's turn.
std::unique_ptr<Game> with_a_builder(Names rest, const Options& options = {},
                                     const Modules& modules = kWithTraders, int seats = 2);

/// Valid until the next call.
const TableState& table_of(const Game& game);

GoodsSeat goods_of(const Game& game, Seat seat);

/// The number of pieces of this kind on the table.
std::ptrdiff_t on_table(const Game& game, PieceKind piece);

}  // namespace bastide::test
