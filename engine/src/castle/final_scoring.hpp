// The end of the game: keep, courts and the wall tiles that count then (CASTLE-END, CASTLE-FINAL,
// CASTLE-WALL-08).
#pragma once

#include "castle/rule_book.hpp"

#include <engine/event.hpp>

#include <vector>

namespace bastide::castle {

/// Scores everything and ends the game.
void finish(const RuleBook& book, Position& position, Events* log);

/// Ends the game as it stands.
void end_game(Position& position, Ending ending, Events* log);

/// CASTLE-WIN-01; a seat that resigned cannot win (CASTLE-RESIGN-01).
std::vector<Seat> winners(const Position& position);
GameFinished result(const Position& position);

}  // namespace bastide::castle
