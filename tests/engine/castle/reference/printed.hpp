// The naive model of The Castle, against which the engine is tested. It only shares plain data types and tile
// ids with the engine: it reads the printed material from engine/data/castle.json itself, and answers every
// question from scratch, from the open table.
//
// This part: the print on tiles, wall and score track.
#pragma once

#include "reference/board.hpp"

#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace bastide::reference::castle {

struct PrintedSegment {
  FeatureKind kind = FeatureKind::none;
  std::vector<int> sides;   ///< of a path
  std::vector<int> halves;  ///< of other features: n1, n2, e1, … are 0, 1, 2, …
  int markets = 0;
  int fountains = 0;
};

inline constexpr int kNothing = -1;

/// A tile or start space as printed. `at_half` and `at_side` give the segment there, or kNothing.
struct PrintedTile {
  std::vector<PrintedSegment> segments;
  std::array<int, 8> at_half{};
  std::array<int, 4> at_side{};
};

/// A start space lies on a wall cell and touches the one interior cell that it faces (CASTLE-BOARD-02).
struct StartSpace {
  std::string id;
  Spot spot;
  int faces;  ///< side of the wall cell
  PrintedTile printed;
};

/// CASTLE-BOARD-01.
bool inside(Spot spot);
std::vector<Spot> interior();
/// As printed, with the court of S2 in one piece (CASTLE-BOARD-03).
const std::vector<StartSpace>& start_spaces();
/// The two track spaces of each corner that begins with a wall tile (CASTLE-BOARD-04).
const std::vector<std::pair<int, int>>& corners();
const PrintedTile& printed(TileId id);

/// The start space with its court in one segment for each half (CASTLE-BOARD-03, `split`).
PrintedTile with_split_court(const PrintedTile& whole);

}  // namespace bastide::reference::castle
