// Shorthand for games with The Count of Carcassonne.
#pragma once

#include "positions.hpp"

#include <vector>

namespace bastide::test {

inline const Modules kWithCount{"farmers", "count"};
using Lodgers = std::vector<FiguresInQuarter>;

Action into(Quarter quarter, PieceKind piece = PieceKind::meeple);
Action count_to(Quarter quarter);
/// To this feature of the tile there.
Action out_of(Quarter quarter, int x, int y, int feature = 0, PieceKind piece = PieceKind::meeple);

/// The game with these figures in quarters, from their seats' supplies, by quarter, seat and kind.
std::unique_ptr<Game> with_lodgers(const Game& game, const Lodgers& lodgers, Quarter count = Quarter::castle);
/// A game whose pile begins with U and W, to its second turn: seat 0 is a thief, and seat 1 closes its road
/// (COUNT-X01). Asked is seat 1 whether it goes in.
void let_others_score(Game& game);
/// Seat 0 has closed the empty road north of the city, (1, -1) to (1, -3) (COUNT-X04), with these figures in
/// quarters. The first seat that may bring one out is asked.
std::unique_ptr<Game> before_scoring(const Lodgers& lodgers, Quarter count = Quarter::castle,
                                     const Options& options = {}, const Modules& modules = kWithCount,
                                     int seats = 2);

Lodgers lodgers(const Game& game);
Quarter count_of(const Game& game);

}  // namespace bastide::test
