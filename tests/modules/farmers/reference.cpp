// The naive model: farms.
#include "reference/module.hpp"

#include <algorithm>
#include <map>

namespace bastide::reference {
namespace {

/// What a module adds for a complete city to an owner of these farms.
int extra(const Feature& city, const std::vector<Feature>& farms, Pieces pieces, Seat seat,
          const Module& module) {
  return module.city_extra ? module.city_extra(city, farms, pieces, seat) : 0;
}

int extra(const Feature& city, const std::vector<Feature>& farms, Pieces pieces, Seat seat,
          const Rules& rules) {
  int sum = 0;
  for (const Module* module : modules_of(rules)) sum += extra(city, farms, pieces, seat, *module);
  return sum;
}

}  // namespace

Sheet farm_worth(const std::vector<Feature>& cities, int each, const std::vector<Feature>& farms,
                 Pieces pieces, Seat seat, const Rules& rules) {
  if (cities.empty()) return {};
  Sheet sheet{line("cities", static_cast<int>(cities.size()), each)};
  for (const Module* module : modules_of(rules)) {
    int more = 0;
    for (const Feature& city : cities) more += extra(city, farms, pieces, seat, *module);
    if (more > 0) sheet.push_back({module->city_extra_line, more});
  }
  return sheet;
}

namespace {

/// Farms that pay one point a city, whatever the option says (COUNT-FINAL-04).
bool pays_as_joined(const Feature& farm, Pieces pieces, const Rules& rules) {
  return std::ranges::any_of(modules_of(rules), [&](const Module* module) {
    return module->pays_as_joined && module->pays_as_joined(farm, pieces);
  });
}

void score_as_joined(std::vector<Score>& scores, const Board& board, const Feature& farm, Pieces pieces,
                     const Rules& rules) {
  const auto cities = complete_cities_touched(board, farm);
  for (const Seat owner : owners(board, {farm}, pieces, rules))
    add_scores(scores, farm, FeatureKind::field, {owner}, farm_worth(cities, 1, {farm}, pieces, owner, rules),
               ScoreReason::final);
}

bool touches(const Board& board, const Feature& farm, const Feature& city) {
  return std::ranges::any_of(complete_cities_touched(board, farm),
                             [&](const Feature& one) { return one.places == city.places; });
}

/// BASE-FARM-03 and, with `once`, BASE-FARM-04 and TRADERS-PIG-06: of an owner's farms at a city the best
/// pays for it; of equal ones the first.
void score_farms(std::vector<Score>& scores, const Board& board, const TableState& table,
                 const Rules& rules) {
  const Pieces pieces = table.pieces;
  const bool once = word(rules, "farm_scoring") == "farm-3-once";
  const std::vector<Feature> farms = held_features_of_kind(board, FeatureKind::field, pieces);
  const auto owned_by = [&](const Feature& farm, Seat seat) {
    return std::ranges::count(owners(board, {farm}, pieces, rules), seat) > 0;
  };
  const auto best_farm = [&](const Feature& city, Seat seat) {
    std::size_t best = farms.size();
    for (std::size_t i = 0; i < farms.size(); ++i) {
      if (!owned_by(farms[i], seat) || !touches(board, farms[i], city)) continue;
      if (pays_as_joined(farms[i], pieces, rules)) continue;
      if (best == farms.size() ||
          extra(city, {farms[i]}, pieces, seat, rules) > extra(city, {farms[best]}, pieces, seat, rules))
        best = i;
    }
    return best;
  };
  for (std::size_t i = 0; i < farms.size(); ++i) {
    const bool as_joined = pays_as_joined(farms[i], pieces, rules);
    if (as_joined) score_as_joined(scores, board, farms[i], pieces, rules);
    for (const Seat owner : owners(board, {farms[i]}, pieces, rules)) {
      if (as_joined) break;
      std::vector<Feature> paying = complete_cities_touched(board, farms[i]);
      std::erase_if(paying, [&](const Feature& city) { return once && best_farm(city, owner) != i; });
      add_scores(scores, farms[i], FeatureKind::field, {owner},
                 farm_worth(paying, 3, {farms[i]}, pieces, owner, rules), ScoreReason::final);
    }
    add_extras(scores, table, farms[i], rules);
    add_farm_ends(scores, table, farms[i], rules);
  }
}

/// BASE-FARM-05: one pool of farmers for each complete city.
void score_cities_for_farmers(std::vector<Score>& scores, const Board& board, const TableState& table,
                              const Rules& rules) {
  const Pieces pieces = table.pieces;
  std::vector<Feature> cities;
  for (const Feature& farm : held_features_of_kind(board, FeatureKind::field, pieces)) {
    for (const Feature& city : complete_cities_touched(board, farm)) {
      const auto is_it = [&](const Feature& known) { return known.places == city.places; };
      if (std::ranges::none_of(cities, is_it)) cities.push_back(city);
    }
  }
  std::ranges::sort(cities, {}, [](const Feature& city) { return *city.places.begin(); });
  for (const Feature& city : cities) {
    std::vector<Feature> farms = held_features_of_kind(board, FeatureKind::field, pieces);
    std::erase_if(farms, [&](const Feature& farm) {
      return !touches(board, farm, city) || pays_as_joined(farm, pieces, rules);
    });
    for (const Seat owner : owners(board, farms, pieces, rules))
      add_scores(scores, city, FeatureKind::field, {owner},
                 farm_worth({city}, 4, farms, pieces, owner, rules), ScoreReason::final);
  }
  for (const Feature& farm : held_features_of_kind(board, FeatureKind::field, pieces)) {
    if (pays_as_joined(farm, pieces, rules)) score_as_joined(scores, board, farm, pieces, rules);
    add_extras(scores, table, farm, rules);
    add_farm_ends(scores, table, farm, rules);
  }
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
    .final_scores = {6, score_fields},
};

}  // namespace bastide::reference
