// The end of the game (DISCOVERY-END, DISCOVERY-FINAL).
#pragma once

#include "discovery/rule_book.hpp"

#include <engine/event.hpp>

#include <vector>

namespace bastide::discovery {

/// Scores everything and ends the game.
void finish(const RuleBook& book, Position& position, Events* log);

/// Ends the game as it stands.
void end_game(Position& position, Ending ending, Events* log);

/// DISCOVERY-WIN-01; a seat that resigned cannot win (DISCOVERY-RESIGN-01).
std::vector<Seat> winners(const Position& position);
GameFinished result(const Position& position);

}  // namespace bastide::discovery
