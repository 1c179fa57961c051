// The end of the game: keep, courts, the wall tiles that act now (CASTLE-END, CASTLE-FINAL, CASTLE-WALL-08).
#pragma once

#include "castle/position.hpp"

namespace bastide::castle {

/// Cells of the largest connected region of empty cells (CASTLE-FINAL-02).
int largest_empty_region(const Position& position);

/// Scores everything and ends the game.
void finish(const Book& book, Position& position, Events* log);

/// Ends the game as it stands.
void end_game(Position& position, Ending ending, Events* log);

}  // namespace bastide::castle
