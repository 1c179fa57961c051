// The steps of a turn (CASTLE-TURN): draw, place, deploy, score, return, perhaps one more turn.
#pragma once

#include "castle/rule_book.hpp"

#include <engine/action.hpp>
#include <engine/event.hpp>

namespace bastide::castle {

/// CASTLE-DRAW-01, CASTLE-DRAW-02.
void draw_tile(const RuleBook& book, Position& position, TileId tile, Events* log);

// What a seat may do in a turn. Requires: the action is legal.
void place_tile(const RuleBook& book, Position& position, const Action& action, Events* log);
void deploy(const RuleBook& book, Position& position, const Action& action, Events* log);
void score_next(const RuleBook& book, Position& position, const Action& action, Events* log);
void use_wall_tile(const RuleBook& book, Position& position, const Action& action, Events* log);
void pass(const RuleBook& book, Position& position, const Action& action, Events* log);

/// CASTLE-RESIGN-01.
void resign_seat(Position& position, Seat seat, Events* log);

/// Features of the tile just placed that the seat's figures may claim, a bit each (CASTLE-DEPLOY-01 to 04).
std::uint8_t claimable_features(const RuleBook& book, const Position& position);

/// Whether the step at which the game rests has something to choose;
/// steps that have not are passed by the engine.
bool waits(const RuleBook& book, const Position& position);

}  // namespace bastide::castle
