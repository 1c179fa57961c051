// The naive model of The Castle: who scores what, in which order, and the final scoring.
#pragma once

#include "castle/reference/features.hpp"

#include <engine/event.hpp>

#include <optional>

namespace bastide::reference::castle {

using Pieces = std::span<const PlacedPiece>;

Place place_of(const PlacedPiece& piece);
int figures_of(Seat seat, const Feature& feature, Pieces pieces);
/// The seat with more figures there than the other (CASTLE-MAJ-01).
std::optional<Seat> leader(const Feature& feature, Pieces pieces);

/// CASTLE-VAL-01 to CASTLE-VAL-04, not doubled.
int complete_value(const Feature& feature);

/// The wall tile that doubles such a feature (CASTLE-WALL-T2, CASTLE-WALL-T3); 0: none.
int doubled_by(FeatureKind kind);

/// Index of the corner whose wall tile a marker with this score may take (CASTLE-BOARD-04, CASTLE-BOARD-05,
/// CASTLE-WALL-02), or kNothing.
int corner_at(const Rules& rules, int score);

/// A completed feature of a seat that waits to be scored.
struct Waiting {
  int points;
  int doubled_by;  ///< number of the wall tile; 0: no doubling is possible
};

/// CASTLE-ORDER-02: whether for some choice of doublings two orders of the group let its seat take different
/// corners. `doublings` holds the numbers of the usable wall tiles 2 and 3. The next group need not be
/// checked: it finds different corners only if this one leaves different ones.
bool order_matters(const Rules& rules, const std::vector<Waiting>& group, int score,
                   const std::vector<int>& corners_left, const std::vector<int>& doublings);

/// Carries out the final scoring on the table and returns the events. CASTLE-FINAL-01 to CASTLE-FINAL-04 and
/// CASTLE-WALL-T4 to CASTLE-WALL-T9.
Events score_final(const Rules& rules, TableState& table);

}  // namespace bastide::reference::castle
