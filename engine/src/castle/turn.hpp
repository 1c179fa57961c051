// The steps of a turn (CASTLE-TURN): draw, place, deploy, score, return, possibly another turn.
#pragma once

#include "castle/rule_book.hpp"

#include <engine/action.hpp>
#include <engine/event.hpp>

namespace bastide::castle {

/// CASTLE-DRAW-01, CASTLE-DRAW-02.
void draw_tile(const RuleBook& book, Position& position, TileId tile, Events* log);

// The actions of a seat in its turn. Requires: the action is legal.
void place_tile(const RuleBook& book, Position& position, const Action& action, Events* log);
void deploy(const RuleBook& book, Position& position, const Action& action, Events* log);
void score_next(const RuleBook& book, Position& position, const Action& action, Events* log);
void use_wall_tile(const RuleBook& book, Position& position, const Action& action, Events* log);
void pass(const RuleBook& book, Position& position, const Action& action, Events* log);

/// CASTLE-RESIGN-01.
void resign_seat(Position& position, Seat seat, Events* log);

/// The features of the tile just placed that the seat's figures may claim, as bits (CASTLE-DEPLOY-01 to 04).
std::uint8_t claimable_features(const RuleBook& book, const Position& position);

/// Whether the current step has a choice; the engine skips steps without one.
bool waits(const RuleBook& book, const Position& position);

}  // namespace bastide::castle
