// What fields are worth to their owners: the complete cities that they touch.
#pragma once

#include "carcassonne/scoring.hpp"

#include <span>

namespace bastide::carcassonne {

/// BASE-FIELD-04, BASE-FARM-01: the roots of the complete cities that a field touches on any of its tiles.
auto complete_cities_at(const auto& turn, std::uint16_t field) {
  const auto& position = turn.position;
  auto cities = position.no_nodes();
  for_each_segment(position, field, [&](std::uint16_t node) {
    const TileOnTable& tile = position.tile_of(node);
    for (unsigned bits = turn.book.facts(tile.tile).cities[position.feature_index(node)]; bits != 0;
         bits &= bits - 1) {
      const auto city = position.root(static_cast<std::uint16_t>(tile.first_node + std::countr_zero(bits)));
      if (position.nodes[city].open == 0) cities.set(city);
    }
  });
  for (const auto touched : turn.book.hooks.cities_touched) touched(turn, field, cities);
  return cities;
}

/// What modules add to a city's worth for an owner of these fields, at the rate of the scoring.
int extra_worth(const auto& turn, std::uint16_t city, std::span<const std::uint16_t> fields, Seat seat,
                int rate) {
  int more = 0;
  for (const auto& worth : turn.book.hooks.city_worth) more += worth.points(turn, city, fields, seat, rate);
  return more;
}

/// What these cities are worth to an owner of these fields, at the rate of the scoring.
Sheet worth_of(const auto& turn, const auto& cities, std::span<const std::uint16_t> fields, Seat seat,
               int rate) {
  Sheet sheet;
  sheet.add("cities", static_cast<int>(cities.count()), rate);
  for (const auto& worth : turn.book.hooks.city_worth) {
    if (worth.applies && !worth.applies(turn, fields, seat)) continue;
    int more = 0;
    std::size_t left = cities.count();
    for (std::uint16_t city = 0; left > 0; ++city) {
      if (!cities.test(city)) continue;
      more += worth.points(turn, city, fields, seat, rate);
      --left;
    }
    sheet.add(worth.line, more);
  }
  return sheet;
}

/// Whether the field pays one point a city at the end, and by itself.
bool pays_as_joined(const auto& turn, std::uint16_t field) {
  const auto pays = turn.book.hooks.pays_as_joined;
  return pays && pays(turn, field);
}

/// Awards a seat the points of the cities of a field, or of the fields around a
/// city. The event names `feature`.
void award_cities(auto& turn, Seat seat, std::uint16_t feature, const Sheet& sheet, ScoreReason reason) {
  award(turn, seat, sheet, FeatureKind::field, reason, [&] { return extent_of(turn.position, feature); });
}

}  // namespace bastide::carcassonne
