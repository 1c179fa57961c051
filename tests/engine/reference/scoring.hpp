// The naive model: who scores what.
#pragma once

#include "reference/features.hpp"

#include <engine/event.hpp>
#include <engine/rules.hpp>

#include <map>
#include <span>
#include <vector>

namespace bastide::reference {

using Pieces = std::span<const PlacedPiece>;

/// Value of a word option, e.g. word(rules, "farm_scoring") == "city-4".
std::string_view word(const Rules& rules, std::string_view option);

Place place_of(const PlacedPiece& piece);
/// The pieces that stand on the feature, in order of deployment.
std::vector<PlacedPiece> pieces_on(const Feature& feature, Pieces pieces);
/// Followers of each seat that has any there.
std::map<Seat, int> followers(const Feature& feature, Pieces pieces);
/// The seats with most followers, ascending; none where there are none (BASE-MAJ-01, BASE-MAJ-02).
std::vector<Seat> majority(const std::map<Seat, int>& followers);

/// Points for a feature that is complete, and for one that is not when the game ends (BASE-FINAL-01).
int complete_value(const Board& board, const Feature& feature, const Rules& rules);
int final_value(const Board& board, const Feature& feature, const Rules& rules);

/// The features that the tile at `last` has completed, in the order of BASE-COMPLETE-03.
std::vector<Feature> completed_by(const Board& board, Spot last);

/// One line of the log. The seat's running total and the lines of the score sheet are not the model's business.
struct Score {
  Seat seat;
  int points;
  FeatureKind feature;
  std::vector<Cell> tiles;
  ScoreReason reason;
  friend bool operator==(const Score&, const Score&) = default;
};

std::vector<Score> score_completed(const Board& board, Pieces pieces, Spot last, const Rules& rules);
/// BASE-FINAL-01 to BASE-FINAL-04.
std::vector<Score> score_final(const Board& board, Pieces pieces, const Rules& rules);

}  // namespace bastide::reference
