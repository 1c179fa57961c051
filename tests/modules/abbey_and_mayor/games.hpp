// Shorthand for games with Abbey & Mayor.
#pragma once

#include "positions.hpp"

namespace bastide::test {

inline const Modules kWithAbbeys{"farmers", "abbey_and_mayor"};

/// Tiles all round the hole (1, 0): to its west the road X–D, in the north the city of a single tile,
/// fields elsewhere (ABBEY-X01).
std::vector<StartTile> layout_with_a_hole();
/// Begins with these tiles. Seat 0 is to act.
std::unique_ptr<Game> around_a_hole(Names pile, const Options& options = {},
                                    const Modules& modules = kWithAbbeys, int seats = 2);
/// The same with these start tiles.
std::unique_ptr<Game> from_layout(std::vector<StartTile> start, Names pile, const Options& options = {});

Action abbey_at(int x, int y);
Action barn_at(Corner corner);
/// Moves the wagon to the road, city or monastery of a tile; `feature` as in the tile's list.
Action wagon_to(int x, int y, int feature);

}  // namespace bastide::test
