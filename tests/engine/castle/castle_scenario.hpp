// Shorthand for building set-ups of The Castle and playing moves in its tests.
#pragma once

#include "scenario.hpp"

#include <array>
#include <functional>

namespace bastide::test::castle {

const GameKind& kind();
Rules rules(const Options& options = {});

std::vector<TileId> tiles(std::initializer_list<std::string_view> names);

/// Thirteen numbers, one on each corner in the order of CASTLE-BOARD-04.
using WallTiles = std::array<int, 13>;
inline constexpr WallTiles kSomeWallTiles{1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4};

/// A set-up whose whole pile is `order`.
Setup forced_setup(std::vector<TileId> order, const Options& options = {},
                   const WallTiles& wall_tiles = kSomeWallTiles);
/// The game's own piles, shuffled.
Setup shuffled_setup(const Rules& rules, Random& random);

/// A game with this pile and the rules' defaults.
std::unique_ptr<Game> with_pile(std::initializer_list<std::string_view> names);

/// The same position with a change. Requires: the result is a possible position.
std::unique_ptr<Game> changed(const Game& game, const std::function<void(Snapshot&)>& change);
std::unique_ptr<Game> with_scores(const Game& game, int first, int second);
/// Takes the wall tile of this corner for the seat, in the turn before this one.
std::unique_ptr<Game> with_corner_taken(const Game& game, Seat seat, int corner);

/// Half-edges, clockwise from the north-west corner.
enum Half { n1, n2, e1, e2, s1, s2, w1, w2 };

/// The deployment on the tile placed last: on its path that leaves through this side, or on its house, tower
/// or court that holds this half-edge, both in its present rotation.
Action herald(const Game& game, Side side);
Action figure(const Game& game, Half half);

/// Places; then deploys nothing, a herald, or a squire, knight or merchant. Returns the events of both.
Events lay(Game& game, int x, int y, int rotation);
Events lay_herald(Game& game, int x, int y, int rotation, Side side);
Events lay_figure(Game& game, int x, int y, int rotation, Half half);

Action score_next(int x, int y, int feature);
Action use_wall_tile(int number);

int keep_size(const Game& game, Seat seat);  ///< 0: no keep on the map
std::vector<int> points(const Events& events, Seat seat);
/// Corners on which the seat has taken a wall tile.
std::vector<int> corners(const Events& events, Seat seat);

}  // namespace bastide::test::castle
