// Everything that is fixed before the first draw. Set-up and actions suffice to replay a game.
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

/// A face-down pile in drawing order. Items are TileIds, or in a pile without tiles numbers
/// defined by its game.
struct Pile {
  std::string_view name;  ///< "tiles", …: the name from which its shuffle is derived
  std::vector<std::uint16_t> items;
  bool of_tiles = true;  ///< false: items are numbers other than TileIds (the wall tiles of The Castle)
};

/// What a game derives from its rules before it begins, reusable by other games with the same rules.
/// Immutable; any number of games and threads may share one.
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
  bool end_after_forced = false;  ///< the game ends with its final scoring after `forced`
  std::vector<Pile> piles;        ///< in the order of GameKind::piles, shuffled
  /// Decides what is left to chance; nullptr: shuffles keep their order, and every draw has its
  /// first outcome.
  std::shared_ptr<const ChanceSource> chance = nullptr;
  /// Values drawn from the streams before their words are used, in this order (records; EXP-CHANCE-05).
  ChanceValues forced_chance = {};
  /// Behind the piles, the first one last: tiles that go under others, in this order (records;
  /// HILLS-HILL-02).
  std::vector<TileId> buried = {};
  /// From the setup() of another game, where it is never nullptr. If the rules or the board's size differ it
  /// is ignored and made anew, as for nullptr.
  std::shared_ptr<const PreparedRules> prepared = nullptr;
};

}  // namespace bastide
