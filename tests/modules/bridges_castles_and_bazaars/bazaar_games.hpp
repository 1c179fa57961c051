// Shorthand for games with bazaars.
#pragma once

#include "positions.hpp"

#include <string_view>
#include <vector>

namespace bastide::test {

inline const Modules kWithBazaars{"farmers", "bridges_castles_and_bazaars"};
/// A field on all sides, with a bazaar.
inline constexpr std::string_view kBazaar = "bazaar-FFFF-bazaar";

Action offer(int index, int bid = 0);
Action bid(int points);
inline constexpr Action kBuy{.kind = ActionKind::bazaar_buy};
inline constexpr Action kSell{.kind = ActionKind::bazaar_sell};

/// The game with these scores.
std::unique_ptr<Game> with_scores(const Game& game, const std::vector<int>& scores);
/// Seat 0 has laid the tile with a bazaar south of the start tile and deploys nothing; `pile` has been drawn
/// from. The seats have these scores, whose number is theirs.
std::unique_ptr<Game> at_bazaar(Names pile, const std::vector<int>& scores, const Options& options = {},
                                const Modules& modules = kWithBazaars);

/// The open tiles, by their short names; empty: there is no auction.
std::vector<TileId> open_tiles(const Game& game);
TileId bought_by(const Game& game, Seat seat);
std::vector<int> scores_of(const Game& game);
/// The largest bid among the legal actions of this kind; -1: there is none.
int highest_legal(const Game& game, ActionKind kind);
/// Plays the turn of the seat to act: lays its tile at the first legal place and declines all else, until
/// another seat's turn begins or an auction does. Returns the events.
Events play_turn(Game& game);

}  // namespace bastide::test
