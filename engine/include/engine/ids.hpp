// The vocabulary shared by all parts of the engine: seats, cells, sides, tiles, pieces, features.
#pragma once

#include <engine/enum_size.hpp>

#include <bit>
#include <compare>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace bastide {

/// Position in turn order, counted from 0 (BASE-SETUP-05: play goes by ascending seat, cyclic).
using Seat = std::uint8_t;
inline constexpr int kSeatsMax = 6;
inline constexpr Seat kNoSeat = 255;

/// Index of a tile in the catalogue of all games' sets (see catalogue.hpp). Stable only within one build:
/// records and messages use catalogue ids, e.g. "base-D".
using TileId = std::uint16_t;
inline constexpr TileId kNoTile = std::numeric_limits<TileId>::max();

/// A board position. x grows to the east, y to the south (BASE-GEO-01).
struct Cell {
  std::int16_t x = 0;
  std::int16_t y = 0;
  friend constexpr bool operator==(Cell a, Cell b) {
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
  }
};

/// Reading order: by y, then by x. Every list of cells that leaves the engine is in this order.
constexpr std::strong_ordering reading_order(Cell a, Cell b) {
  if (const auto by_row = a.y <=> b.y; by_row != 0) return by_row;
  return a.x <=> b.x;
}

/// Quarter turns clockwise, 0 to 3 (BASE-GEO-02).
using Rotation = std::uint8_t;

/// A tile's four sides, clockwise from north, as in the edge strings of the tile data.
enum class Side : std::uint8_t { north, east, south, west };
inline constexpr int kSides = 4;

/// Where four cells meet: a corner of a placed tile, on which a piece may stand instead of a feature.
enum class Corner : std::uint8_t { none, nw, ne, se, sw };
inline constexpr int kTileCorners = 4;

/// The quarters of the city of Carcassonne, clockwise, where figures wait (COUNT-SETUP-04).
enum class Quarter : std::uint8_t { castle, market, blacksmith, cathedral };

/// Along which a bridge spans its tile, as it lies on the board (BRIDGES-BRIDGE-02).
enum class Axis : std::uint8_t { none, north_south, east_west };

/// What becomes of a flock whose field a tile extends (HILLS-FLOCK-02).
enum class FlockChoice : std::uint8_t { grow, score };

/// What a crop circle makes all seats do (CORN-STEP-01).
enum class CropChoice : std::uint8_t { add, remove };

/// A printed feature, another place that can be claimed, or a source of points. `none`: an event without one.
enum class FeatureKind : std::uint8_t {
  none,
#define FEATURE(name, ...) name,
#include <engine/words.def>
};

/// Figures, followers or not.
enum class PieceKind : std::uint8_t {
#define PIECE(name, ...) name,
#include <engine/words.def>
};
inline constexpr int kPieceKinds = enum_size<PieceKind>();

/// Stable names, as in records and messages.
std::string_view name(FeatureKind kind);
std::string_view name(PieceKind kind);
/// "nw" to "sw"; empty for Corner::none.
std::string_view name(Corner corner);
std::string_view name(Quarter quarter);
/// "NS" or "EW"; empty for Axis::none.
std::string_view name(Axis axis);
std::string_view name(FlockChoice choice);
std::string_view name(CropChoice choice);
std::optional<PieceKind> find_piece(std::string_view name);
/// Never returns Corner::none.
std::optional<Corner> find_corner(std::string_view name);
/// Never returns Axis::none.
std::optional<Axis> find_axis(std::string_view name);
std::optional<FlockChoice> find_flock_choice(std::string_view name);
std::optional<CropChoice> find_crop_choice(std::string_view name);

}  // namespace bastide
