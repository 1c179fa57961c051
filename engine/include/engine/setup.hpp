// Everything that is fixed before the first draw. With the set-up and the actions a game can be played again.
#pragma once

#include <engine/catalogue.hpp>
#include <engine/ids.hpp>
#include <engine/rules.hpp>
#include <engine/streams.hpp>

#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide {

/// A face-down pile in the order in which it is drawn. Items are TileIds, or for a pile that holds no tiles
/// the numbers that its game gives them.
struct Pile {
  std::string_view name;  ///< "tiles", …: the name under which its shuffle is derived
  std::vector<std::uint16_t> items;
  bool of_tiles = true;  ///< false: items are numbers, not TileIds (the wall tiles of The Castle)
};

/// What a game makes of its rules before it begins, which no other game by the same rules need make again.
/// Immutable; any number of games and threads share one.
class PreparedRules {
 public:
  explicit PreparedRules(Rules rules) : rules_(std::move(rules)) {}
  virtual ~PreparedRules() = default;
  const Rules& rules() const { return rules_; }

 private:
  const Rules rules_;
};

struct Setup {
  Rules rules;
  int seats = 2;  ///< 1 to 6
  Seat first_player = 0;
  std::vector<StartTile> start;   ///< on the table before the first turn; usually GameKind::opening_layout
  std::vector<TileId> forced;     ///< drawn before any pile, in this order (records)
  bool end_after_forced = false;  ///< the game ends with its final scoring when `forced` is used up
  std::vector<Pile> piles;        ///< in the order of GameKind::piles; they come shuffled
  /// What decides while the game runs; nullptr: what would be shuffled keeps its order, and of every draw
  /// comes the first outcome.
  std::shared_ptr<const ChanceSource> chance = nullptr;
  /// Drawn from the streams before their first words, in this order (records; EXP-CHANCE-05).
  ChanceValues forced_chance = {};
  /// Out of the setup() of another game, in which it never is nullptr. Of other rules or another size
  /// of board it is of no use, and made anew, as without.
  std::shared_ptr<const PreparedRules> prepared = nullptr;
};

}  // namespace bastide
