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

inline std::size_t index_of(PieceKind piece) { return static_cast<std::size_t>(piece); }

Place place_of(const PlacedPiece& piece);
/// Whether this kind is a follower; modules tell of those that are not.
bool is_follower(PieceKind piece);
/// The pieces on the feature, in order of deployment.
std::vector<PlacedPiece> pieces_on(const Feature& feature, Pieces pieces);
int pennants(const Board& board, const Feature& feature);
/// The weight of each seat's followers, for seats that have any there.
std::map<Seat, int> followers(const Board& board, const Feature& feature, Pieces pieces);
/// The seats with the greatest weight, ascending; empty without followers (BASE-MAJ-01, BASE-MAJ-02,
/// ABBEY-MAYOR-03).
std::vector<Seat> majority(const std::map<Seat, int>& followers);
/// Who owns features that compete together: the majority, or those of it who win the tie (EXP-SCORE-11).
std::vector<Seat> owners(const Board& board, const std::vector<Feature>& competing, Pieces pieces,
                         const Rules& rules);

/// The sources of a feature's points; no line for 0.
using Sheet = std::vector<ScoreLine>;
int total(const Sheet& sheet);
/// `each` for every one of `count`.
ScoreLine line(std::string_view what, int count, int each);

/// The worth of a complete feature, and of an incomplete one at the end of the game (BASE-FINAL-01).
Sheet complete_value(const Board& board, const TableState& table, const Feature& feature, const Rules& rules);
Sheet final_value(const Board& board, const TableState& table, const Feature& feature, const Rules& rules);

/// The features that the tile at `last` has completed, in the order of BASE-COMPLETE-03.
std::vector<Feature> completed_by(const Board& board, Spot last);

/// What a seat gets for a feature.
struct Score {
  Seat seat;
  Sheet sheet;
  FeatureKind feature;
  Extent extent;
  ScoreReason reason;
};

std::vector<Score> score_completed(const Board& board, const TableState& table, const Feature& feature,
                                   const Rules& rules);
/// BASE-FINAL-01: the base game's final scores.
std::vector<Score> score_incomplete(const Board& board, const TableState& table, const Rules& rules);

/// Adds one score for each seat, unless the sheet is worth 0.
void add_scores(std::vector<Score>& scores, const Feature& scored, FeatureKind kind,
                const std::vector<Seat>& seats, const Sheet& sheet, ScoreReason reason);
std::vector<Feature> features_of_kind(const Board& board, FeatureKind kind);
std::vector<Feature> held_features_of_kind(const Board& board, FeatureKind kind, Pieces pieces);

}  // namespace bastide::reference
