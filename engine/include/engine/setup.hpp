// Everything that is fixed before the first draw. With the set-up and the actions a game can be played again.
#pragma once

#include <engine/ids.hpp>
#include <engine/rules.hpp>
#include <engine/streams.hpp>

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace bastide {

/// A face-down pile in the order in which it is drawn. Items are TileIds, or for a pile that holds no tiles the
/// numbers that its game gives them.
struct Pile {
  std::string_view name;  ///< "tiles", …: the name under which its shuffle is derived
  std::vector<std::uint16_t> items;
  bool of_tiles = true;  ///< false: items are numbers, not TileIds (the wall tiles of The Castle)
};

struct StartTile {
  TileId tile;
  Cell cell;
  Rotation rotation;
};

struct Setup {
  Rules rules;
  int seats = 2;  ///< 1 to 6
  Seat first_player = 0;
  std::vector<StartTile> start;   ///< on the table before the first turn; usually GameKind::opening_layout
  std::vector<TileId> forced;     ///< drawn before any pile, in this order (records)
  bool end_after_forced = false;  ///< the game ends with its final scoring when `forced` is used up
  std::vector<Pile> piles;        ///< in the order of GameKind::piles; they come shuffled
  /// What shuffles while the game runs; nullptr: what would be shuffled keeps its order.
  std::shared_ptr<const ChanceSource> chance = nullptr;
};

}  // namespace bastide
