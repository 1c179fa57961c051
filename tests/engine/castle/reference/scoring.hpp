// The naive model of The Castle: who scores what, in which order, and what the end brings.
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

/// The wall tile that doubles such a feature (CASTLE-WALL-T2, CASTLE-WALL-T3); 0 if there is none.
int doubled_by(FeatureKind kind);

/// Index of the corner whose wall tile a marker with this score may take (CASTLE-BOARD-04, CASTLE-BOARD-05,
/// CASTLE-WALL-02), or kNothing.
int corner_at(const Rules& rules, int score);

/// A completed feature of one seat as it waits to be scored.
struct Waiting {
  int points;
  int doubled_by;  ///< number of the wall tile; 0 where no doubling is on offer
};

/// CASTLE-ORDER-02: whether there is a choice of doublings with which two orders of the group make its seat
/// take different corners. `doublings` holds the numbers of the wall tiles 2 and 3 that may be used. The
/// group that follows needs no look: it finds different corners only where this one leaves different ones.
bool order_matters(const Rules& rules, const std::vector<Waiting>& group, int score,
                   const std::vector<int>& corners_left, const std::vector<int>& doublings);

/// Carries out the final scoring on the table and tells what happened.
/// CASTLE-FINAL-01 to CASTLE-FINAL-04 and CASTLE-WALL-T4 to CASTLE-WALL-T9.
Events score_final(const Rules& rules, TableState& table);

}  // namespace bastide::reference::castle
