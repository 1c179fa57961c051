// The naive model of The Castle: where tiles may lie, and features, found by flood fill over half-edges.
#pragma once

#include "castle/reference/printed.hpp"

#include <engine/event.hpp>
#include <engine/rules.hpp>
#include <engine/view.hpp>

#include <span>
#include <string_view>

namespace bastide::reference::castle {

/// Whether the option has this word as its value.
bool option_is(const Rules& rules, std::string_view option, std::string_view word);

/// What lies at a spot: a tile inside the wall, or a start space on it.
struct Lying {
  const PrintedTile* printed = nullptr;
  int rotation = 0;
  int faces = kNothing;  ///< of a start space: the one side by which it touches a cell
};

/// Everything on the table, including start spaces.
class Board {
 public:
  Board(const Rules& rules, std::span<const PlacedTile> tiles);

  const Lying* at(Spot spot) const;
  /// Whether this is an interior cell without a tile.
  bool empty(Spot spot) const { return inside(spot) && at(spot) == nullptr; }
  /// What touches the cell across this side with a whole side: a tile, or a start space that faces it.
  const Lying* across(Spot cell, int side) const;

  std::vector<Spot> spots() const;

 private:
  static constexpr int kWide = 11;  // the wall included
  static constexpr int kHigh = 14;
  std::array<Lying, kWide * kHigh> lying_{};
};

/// The segment at this half-edge (CASTLE-FEAT-01) or side (paths) of a turned tile, or kNothing.
int segment_at_half(const Lying& lying, int half);
int path_at_side(const Lying& lying, int side);

/// CASTLE-PLACE-01, then CASTLE-PLACE-02 to CASTLE-PLACE-04. Requires: an interior cell.
bool touches_something(const Board& board, Spot spot);
bool paths_fit(const Board& board, const Rules& rules, Spot spot, TileId tile, int rotation);

/// Every legal placement of the tile, in reading order, then by rotation.
std::vector<Placement> placements(const Board& board, const Rules& rules, TileId tile);

struct Feature {
  FeatureKind kind = FeatureKind::none;
  std::vector<Place> places;  ///< ascending: by y, x and segment
  bool complete = false;      ///< CASTLE-DONE-01 to CASTLE-DONE-04
  int markets = 0;
  int fountains = 0;

  bool holds(Place place) const;
  /// Its tiles and start spaces, each once, in reading order (CASTLE-FEAT-02, CASTLE-FEAT-03).
  std::vector<Cell> cells() const;
  Extent extent() const;
  int tiles() const { return static_cast<int>(cells().size()); }
};

/// The whole feature of a segment.
Feature feature_at(const Board& board, Place start);
/// Every feature, each once, by its smallest place: the canonical order of CASTLE-ORDER-02.
std::vector<Feature> features(const Board& board);

/// The largest orthogonally connected regions of empty interior cells (CASTLE-FINAL-02):
/// the first of them in reading order.
std::vector<Cell> largest_empty_region(const Board& board);

}  // namespace bastide::reference::castle
