// Shorthand for games with shepherds, hills and vineyards.
#pragma once

#include "positions.hpp"

namespace bastide::test {

inline const Modules kWithHills{"farmers", "hills_and_sheep"};
/// Farmers, these and Hills & Sheep.
Modules hills_and(std::initializer_list<std::string> more);
/// A token of the bag.
inline constexpr int kWolf = 0;
inline constexpr Action kGrow{.kind = ActionKind::flock,
                              .number = static_cast<std::int16_t>(FlockChoice::grow)};
inline constexpr Action kScoreFlock{.kind = ActionKind::flock,
                                    .number = static_cast<std::int16_t>(FlockChoice::score)};

/// A game with this pile, in which these tokens come, then always the smallest in the bag.
std::unique_ptr<Game> flock_game(Names pile, std::vector<int> tokens, const Modules& modules = kWithHills,
                                 const Options& options = {}, int seats = 2);

/// Places and sends the shepherd to the field that holds this half-edge; returns the events of both.
Events lay_and_tend(Game& game, int x, int y, int rotation, int half);

std::vector<int> flock_of(const Game& game, Seat seat);

}  // namespace bastide::test
