// Shorthand for games with The Princess & The Dragon.
#pragma once

#include "positions.hpp"

namespace bastide::test {

inline const Modules kWithDragon{"farmers", "princess_and_dragon"};
inline const Modules kWithTradersAndDragon{"farmers", "traders_and_builders", "princess_and_dragon"};
constexpr std::string_view kVolcano = "dragon-FFFF-volcano", kRoadVolcano = "dragon-FRFR-through-volcano",
                           kCityVolcano = "dragon-CFFF-volcano", kDragon = "dragon-FRFR-through-dragon",
                           kPortal = "dragon-FRRR-ends-portal", kPrincess = "dragon-CFFC-joined-princess";

/// These modules, too.
Modules with_dragon(const Modules& more);
Setup dragon_setup(Names pile, const Options& options = {}, const Modules& more = {}, int seats = 2);
std::unique_ptr<Game> with_dragon_pile(Names pile, const Options& options = {}, const Modules& more = {},
                                       int seats = 2);

/// The dragon's next step.
Action step(Side side);
/// The fairy goes beside this piece.
Action fairy_beside(const PlacedPiece& piece);
/// The princess sends this knight home.
Action without(const PlacedPiece& knight);

/// The module's state at the table, until the next call.
const DragonTable& dragon_of(const Game& game);
/// Moves the fairy to the only figure of the seat to act on the tile.
Action fairy_to(const Game& game, int x, int y);
/// The action, for a tile that lies elsewhere.
Action elsewhere(Action action, int x, int y);
/// Places a tile; requires that there is no choice afterwards.
Events lay_alone(Game& game, int x, int y, int rotation);

/// The scores for this reason alone.
std::vector<Scored> scored_for(const Events& events, ScoreReason reason);
/// "0 city completed" for each score, "goods" for goods claimed, in order.
std::vector<std::string> told(const Events& events);

}  // namespace bastide::test
