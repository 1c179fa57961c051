// The naive model: farms.
#include "reference/module.hpp"

#include <algorithm>
#include <set>

namespace bastide::reference {
namespace {

/// BASE-FARM-03 and, with `once`, BASE-FARM-04.
void score_farms(std::vector<Score>& scores, const Board& board, const TableState& table,
                 const Rules& rules) {
  const Pieces pieces = table.pieces;
  const bool once = word(rules, "farm_scoring") == "farm-3-once";
  std::set<std::pair<Seat, Place>> paid;  // a city, known by its smallest place, has paid this seat
  for (const Feature& farm : held_features_of_kind(board, FeatureKind::field, pieces)) {
    const std::vector<Feature> cities = complete_cities_touched(board, farm);
    for (const Seat owner : majority(followers(farm, pieces))) {
      int paying = 0;
      for (const Feature& city : cities) {
        const bool first_time = paid.insert({owner, *city.places.begin()}).second;
        if (first_time || !once) ++paying;
      }
      add_scores(scores, farm, FeatureKind::field, {owner}, {line("cities", paying, 3)}, ScoreReason::final);
    }
    add_extras(scores, table, farm, rules);
  }
}

/// BASE-FARM-05: one pool of farmers for each complete city.
void score_cities_for_farmers(std::vector<Score>& scores, const Board& board, const TableState& table,
                              const Rules& rules) {
  const Pieces pieces = table.pieces;
  const std::vector<Feature> farms = held_features_of_kind(board, FeatureKind::field, pieces);
  for (const Feature& city : features_of_kind(board, FeatureKind::city)) {
    if (!complete(board, city)) continue;
    std::map<Seat, int> pool;
    for (const Feature& farm : farms) {
      const auto touched = complete_cities_touched(board, farm);
      if (std::ranges::none_of(touched, [&](const Feature& one) { return one.places == city.places; }))
        continue;
      for (const auto [seat, count] : followers(farm, pieces)) pool[seat] += count;
    }
    add_scores(scores, city, FeatureKind::field, majority(pool), {line("cities", 1, 4)}, ScoreReason::final);
  }
  for (const Feature& farm : farms) add_extras(scores, table, farm, rules);
}

std::vector<Score> score_fields(const TableState& table, const Rules& rules) {
  std::vector<Score> scores;
  const Board board = board_of(table, rules);
  if (word(rules, "farm_scoring") == "city-4")
    score_cities_for_farmers(scores, board, table, rules);
  else
    score_farms(scores, board, table, rules);
  return scores;
}

}  // namespace

const Module kFarmers{
    .name = "farmers",
    .claims =
        [](PieceKind piece, FeatureKind kind, const Rules&) {
          return piece == PieceKind::meeple && kind == FeatureKind::field;  // BASE-DEPLOY-05
        },
    .final_scores = score_fields,
};

}  // namespace bastide::reference
