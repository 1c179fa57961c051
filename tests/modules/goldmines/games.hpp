// Shorthand for games with gold.
#pragma once

#include "positions.hpp"

namespace bastide::test {

inline const Modules kWithGold{"farmers", "goldmines"};

/// The second bar goes to the tile of this cell.
Action bar_at(int x, int y);

GoldPile bars_at(int x, int y, int bars);

/// The game with these bars on the map, by y then x, and these in the seats' hands.
std::unique_ptr<Game> with_bars(const Game& game, const std::vector<GoldPile>& lying,
                                const std::vector<int>& in_hand = {});

/// Bars of a seat.
int bars_of(const Game& game, Seat seat);

}  // namespace bastide::test
