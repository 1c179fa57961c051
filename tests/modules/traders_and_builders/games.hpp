// Shorthand for games with Traders & Builders.
#pragma once

#include "positions.hpp"

namespace bastide::test {

inline const Modules kWithTraders{"farmers", "traders_and_builders"};
constexpr std::string_view kWine = "traders-FCFC-joined-wine";
constexpr Action kDoubleTurn{.kind = ActionKind::double_turn};

std::unique_ptr<Game> with_traders_pile(const std::vector<TileId>& pile, const Options& options = {},
                                        const Modules& modules = kWithTraders, int seats = 2);
std::unique_ptr<Game> with_traders_pile(Names pile, const Options& options = {},
                                        const Modules& modules = kWithTraders, int seats = 2);

/// Seat 0 has a thief and a builder on the road that runs east from D; it is seat 1's turn.
std::unique_ptr<Game> with_a_builder(Names rest, const Options& options = {},
                                     const Modules& modules = kWithTraders, int seats = 2);

GoodsSeat goods_of(const Game& game, Seat seat);

}  // namespace bastide::test
