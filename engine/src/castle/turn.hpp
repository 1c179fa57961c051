// The steps of a turn (CASTLE-TURN): draw, place, deploy, score, return, perhaps one more turn.
#pragma once

#include "castle/position.hpp"

#include <engine/action.hpp>
#include <engine/rejection.hpp>
#include <engine/setup.hpp>

#include <span>
#include <vector>

namespace bastide::castle {

/// An empty castle. `corner_numbers`: the wall tiles of the 13 corners, face down.
void begin(const Book& book, Position& position, Seat first_player,
           std::span<const std::uint16_t> corner_numbers, std::span<const StartTile> start, int tiles_left);

/// The next tile (CASTLE-DRAW). Requires: phase `draw`.
void draw(const Book& book, Position& position, TileId tile, Events* log);

/// Carries out a legal action of the seat to act.
void play(const Book& book, Position& position, const Action& action, Events* log);

/// CASTLE-RESIGN-01. Requires: the game is not over.
void resign(Position& position, Seat seat, Events* log);

/// All legal actions of the seat to act except `resign`, placements first, `pass` last.
std::vector<Action> legal_actions(const Book& book, const Position& position);

/// Whether the step at which the game rests has something to choose; steps that have not are passed by the engine.
bool waits(const Book& book, const Position& position);

/// Requires: not legal now. Checks in the order of Code.
Rejection explain(const Book& book, const Position& position, Seat seat, const Action& action);

GameFinished result(const Position& position);

}  // namespace bastide::castle
