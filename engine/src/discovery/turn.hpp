// The steps of a turn (DISCOVERY-TURN): draw, place, one action.
#pragma once

#include "discovery/rule_book.hpp"

#include <engine/action.hpp>
#include <engine/event.hpp>

namespace bastide::discovery {

/// The first draws follow, or the end of a game without tiles. Requires: the start tiles lie.
void begin_game(const RuleBook& book, Position& position);

/// DISCOVERY-DRAW-01, DISCOVERY-DRAW-02.
void draw_tile(const RuleBook& book, Position& position, TileId tile, Events* log);

// The actions of a seat in its turn. Requires: the action is legal.
void place_tile(const RuleBook& book, Position& position, const Action& action, Events* log);
void deploy(const RuleBook& book, Position& position, const Action& action, Events* log);
void take_follower(const RuleBook& book, Position& position, const Action& action, Events* log);
void pass(const RuleBook& book, Position& position, Events* log);

/// DISCOVERY-RESIGN-01.
void resign_seat(const RuleBook& book, Position& position, Seat seat, Events* log);

/// The features of the tile just placed that the seat's followers may claim, as bits (DISCOVERY-DEPLOY-01 to
/// 03).
std::uint8_t claimable_features(const RuleBook& book, const Position& position);

/// Whether the current step has a choice; the engine skips steps without one.
bool waits(const RuleBook& book, const Position& position);

/// The index into `pieces` of the seat's follower on a segment; −1: none.
int follower_on(const Position& position, Seat seat, Cell cell, std::uint8_t feature);

}  // namespace bastide::discovery
