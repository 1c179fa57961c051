// Shorthand for building set-ups of The Discovery and playing moves in its tests.
#pragma once

#include "scenario.hpp"

namespace bastide::test::discovery {

const GameKind& kind();
Rules rules(const Options& options = {});
/// The expert's rules: two tiles before each seat.
inline const Options kExpert{{"discovery_hand", std::int64_t{2}}};

/// A piece of another game.
inline constexpr auto kOtherPiece = static_cast<PieceKind>(kPieceKinds - 1);

/// Tiles by the numbers of their cards, 1 to 84.
TileId card(int number);
std::vector<TileId> cards(std::initializer_list<int> numbers);

/// A set-up whose whole pile is `order`, for two unless said otherwise.
Setup forced_setup(std::vector<TileId> order, const Options& options = {}, int seats = 2);
/// The game's own pile, shuffled.
Setup shuffled_setup(const Rules& rules, int seats, Random& random);

/// A game with these cards and the rules' defaults.
std::unique_ptr<Game> with_pile(std::initializer_list<int> numbers, const Options& options = {},
                                int seats = 2);

/// The feature of the tile placed last that reaches this side in its present rotation.
Action explore(const Game& game, Side side);
Action take_back(int x, int y, int feature);
Action place_other(int x, int y, int rotation);

/// Places; then passes if there is a choice. Returns the events of both.
Events lay(Game& game, int x, int y, int rotation);
/// Places and deploys on the region of this side.
Events lay_and_explore(Game& game, int x, int y, int rotation, Side side);

std::vector<int> points(const Events& events, Seat seat);

}  // namespace bastide::test::discovery
