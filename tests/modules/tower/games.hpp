// Shorthand for games with the Tower, its prisoners and its ransoms.
#pragma once

#include "scenario.hpp"

#include <functional>

namespace bastide::test {

using Names = std::initializer_list<std::string_view>;

constexpr std::string_view kTower = "tower-FFFF";      // TW-F
constexpr std::string_view kTowerCity = "tower-CFFF";  // TW-C

Setup tower_setup(Names pile, const Options& options = {}, int seats = 2,
                  const std::vector<std::string>& modules = {"farmers", "tower"});

std::unique_ptr<Game> with_tower_pile(Names pile, const Options& options = {}, int seats = 2);

/// The same game from a changed position.
std::unique_ptr<Game> changed(const Game& game, const std::function<void(TableState&)>& change);

/// `captor` takes a figure from the supply of `owner`.
void imprison(TableState& table, Seat captor, Seat owner, PieceKind piece = PieceKind::meeple);

std::vector<Action> of_kind(const Game& game, ActionKind kind);

/// Seat 1 holds seat 0's monk; it is seat 0's turn. TOWER-X02 and one more turn.
std::unique_ptr<Game> with_a_prisoner(Names rest, const Options& options = {});

}  // namespace bastide::test
