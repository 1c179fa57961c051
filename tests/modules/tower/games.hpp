// Shorthand for games with the Tower, its prisoners and its ransoms.
#pragma once

#include "positions.hpp"

namespace bastide::test {

constexpr std::string_view kTower = "tower-FFFF";      // TW-F
constexpr std::string_view kTowerCity = "tower-CFFF";  // TW-C

Setup tower_setup(Names pile, const Options& options = {}, int seats = 2,
                  const std::vector<std::string>& modules = {"farmers", "tower"});

std::unique_ptr<Game> with_tower_pile(Names pile, const Options& options = {}, int seats = 2);

/// Builds on the tower of a tile, tops it, captures the only figure on a tile, pays a ransom, chooses whom an
/// exchange brings back.
Action build(int x, int y);
Action top(int x, int y);
Action take(const Game& game, int x, int y);
Action ransom(Seat captor, PieceKind piece = PieceKind::meeple);
Action choose(PieceKind piece);

int tower_pieces(const Game& game, Seat seat);
/// Figures of `owner` that `captor` holds.
int held(const Game& game, Seat captor, Seat owner);

/// `captor` takes a figure from the supply of `owner`.
void imprison(TableState& table, Seat captor, Seat owner, PieceKind piece = PieceKind::meeple);

/// Seat 1 holds seat 0's monk; it is seat 0's turn. TOWER-X02 and one more turn.
std::unique_ptr<Game> with_a_prisoner(Names rest, const Options& options = {});

}  // namespace bastide::test
