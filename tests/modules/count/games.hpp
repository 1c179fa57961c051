// Shorthand for games with The Count of Carcassonne.
#pragma once

#include "positions.hpp"

#include <cstddef>
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

std::vector<StartTile> opening_with(const Modules& modules, const Options& options = {});
/// A game to the step in which seat 1 may go in.
std::unique_ptr<Game> may_go_in(const Options& options = {}, const Modules& modules = kWithCount);
/// Before the final scoring of a game with these figures in quarters; a monastery has been laid last.
std::unique_ptr<Game> at_the_end(const Lodgers& in_quarters, const Options& options = {},
                                 Quarter count = Quarter::castle, int seats = 2,
                                 const Modules& modules = kWithCount);
/// With Abbey & Mayor: three B lie west of the city, and `pile` begins with the fourth of their square.
std::unique_ptr<Game> at_the_walls(Names pile, const Options& options = {});
/// There: lays the fourth, and a barn where the four meet.
void put_barn(Game& game);

/// How many legal actions of that kind there are.
std::ptrdiff_t ways(const Game& game, ActionKind kind);
Lodgers lodgers(const Game& game);
Quarter count_of(const Game& game);

}  // namespace bastide::test
