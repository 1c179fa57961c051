// What is printed on the tiles. A build step makes it from engine/data/sets/*.json and validates the files.
#pragma once

#include <engine/ids.hpp>
#include <engine/marks.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace bastide {

/// Terrain of a whole side (BASE-GEO-04). `any` fits every side, closes what it meets and joins nothing.
/// `inside` is a side within a block of start tiles, and joins nothing. The last three are of The Discovery.
enum class Edge : std::uint8_t { none, field, road, city, river, any, inside, mountain, grassland, sea };

/// A segment printed on a tile: `features[i]` of the tile data.
struct Segment {
  FeatureKind kind;
  std::uint8_t sides;   ///< bit per Side at rotation 0: where a city, road or river leaves the tile
  std::uint8_t halves;  ///< bit per half-edge at rotation 0: which of them a field holds (BASE-GEO-03)
  std::uint8_t pennants;
  std::uint16_t cities;  ///< for a field: bit per feature index of the cities that it touches (BASE-FIELD-04)
  std::uint8_t markets = 0;    ///< The Castle, courts: printed markets
  std::uint8_t fountains = 0;  ///< The Castle, paths: printed fountains
  Marks marks = 0;             ///< bit per Mark printed on it
  /// Bit per feature index of those that it meets on the tile: a road and its gate or monastery, roads at a
  /// crossing (ABBEY-WAGON-04).
  std::uint16_t meets = 0;
  std::uint8_t shore_cities = 0;  ///< The Discovery: cities on its shore, of which each is also on another's
  /// The Discovery: bit per feature index of the grassland, or mountains, that touch it on the tile
  /// (DISCOVERY-TILE-04).
  std::uint16_t borders = 0;
  std::uint8_t shares = 0;  ///< bit of the Side of another city that this one reaches, too (HILLS-TILE-01)
};

/// The pile that a tile belongs to: the River's three, `land` for all other drawn tiles of Carcassonne,
/// `hand` for those that seats hold from the start, `castle` and `discovery` for those of these games.
enum class Deck : std::uint8_t { land, spring, river, lake, castle, hand, discovery };
constexpr bool is_of_river(Deck deck) {
  return deck == Deck::spring || deck == Deck::river || deck == Deck::lake;
}
constexpr bool is_of_carcassonne(Deck deck) { return deck != Deck::castle && deck != Deck::discovery; }

struct Tile {
  std::string_view id;             ///< "base-D"
  std::uint32_t key;               ///< FNV-1a hash of the id: stable where TileIds are not
  std::array<Edge, kSides> edges;  ///< at rotation 0
  Deck deck;
  std::span<const Segment> segments;
};

/// Copies of one tile in a printed set.
struct SetEntry {
  TileId tile;
  int count;
  bool start;  ///< one copy lies on the table at the start
};

struct StartTile {
  TileId tile;
  Cell cell;
  Rotation rotation;
};

/// All tiles in the order of their ids, indexed by TileId.
std::span<const Tile> catalogue();
const Tile& tile(TileId id);
std::optional<TileId> find_tile(std::string_view id);
/// Finds a tile by the id of a single card: "castle-58" is "K47".
std::optional<TileId> find_card(std::string_view id);
/// Contents of a set in one printing, in the order of the data file; empty if there is no such
/// set or printing.
std::span<const SetEntry> tile_set(std::string_view set, std::string_view edition);
/// The set's tiles on the table at the start, in the order in which they are laid.
std::span<const StartTile> start_layout(std::string_view set, std::string_view edition);

}  // namespace bastide
