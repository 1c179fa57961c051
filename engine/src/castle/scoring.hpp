// What features are worth, who leads them, and the scoring of one (CASTLE-VAL, CASTLE-MAJ,
// CASTLE-KEEP, CASTLE-ORDER-03).
#pragma once

#include "castle/rule_book.hpp"
#include "common/extent.hpp"
#include "common/features.hpp"
#include "common/inplace_list.hpp"
#include "common/sheet.hpp"

#include <algorithm>

namespace bastide::castle {

/// The number of a feature's tiles, including start spaces (CASTLE-FEAT-02, CASTLE-FEAT-03).
int tiles_in(const Position& position, std::uint16_t root);
int markets_in(const RuleBook& book, const Position& position, std::uint16_t root);

/// CASTLE-DONE-01 to 04: whether the feature is complete; courts never are.
bool is_complete(const Position& position, std::uint16_t root);

inline constexpr int kMarketPoints = 3;  // CASTLE-VAL-05

/// The value of a path, tower or house as if it were complete; of a court its markets at 3 each.
Sheet sheet_of(const RuleBook& book, const Position& position, std::uint16_t root);
int value_of(const RuleBook& book, const Position& position, std::uint16_t root);

/// CASTLE-MAJ-01: the seat with more figures; kNoSeat on a tie and without figures.
Seat leader(const Position& position, std::uint16_t root);

/// A feature with figures; each is listed once, in the order of the log.
struct HeldFeature {
  FeatureOrder order;
  std::uint16_t root;
};
using HeldFeatures = InplaceList<HeldFeature, kPiecesMax>;

/// The held features for which wanted(root) is true.
template <class Wanted>
HeldFeatures held_features(const Position& position, Wanted wanted) {
  HeldFeatures held;
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const std::uint16_t root = position.root(position.pieces[i].node);
    const auto same = [&](const HeldFeature& other) { return other.root == root; };
    if (wanted(root) && std::none_of(held.begin(), held.end(), same))
      held.push({order_of(position, root), root});
  }
  std::sort(held.begin(), held.end(), by_order);
  return held;
}

/// Scores points, then the keep, then the landing (CASTLE-ORDER-03).
void score_feature(const RuleBook& book, Position& position, const Unscored& feature, bool doubled,
                   Events* log);

/// CASTLE-RETURN-01.
void return_pieces(Position& position, Events* log);

}  // namespace bastide::castle
