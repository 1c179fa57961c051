// Farmers: followers on fields, and farm scoring at the end (BASE-FIELD, BASE-FARM).
#include "carcassonne/farms.hpp"
#include "carcassonne/final_scoring.hpp"
#include "carcassonne/modules/registry.hpp"

namespace bastide::carcassonne {
namespace {

/// Tells the modules that a farm has been scored, whatever it paid.
void note_scored(auto& turn, std::uint16_t farm, int value) {
  for (const auto scored : turn.book.hooks.scored) scored(turn, farm, ScoreReason::final, value);
}

constexpr int kJoinedRate = 1;  // ABBEY-BARN-06

/// A field's worth to a seat on its own, at this rate per city.
template <int rate>
Sheet field_worth(const auto& turn, std::uint16_t field, Seat seat) {
  const int each = pays_as_joined(turn, field) ? kJoinedRate : rate;
  return worth_of(turn, complete_cities_at(turn, field), std::span(&field, 1), seat, each);
}

/// Pays the owners of a farm this rate for each of its cities. Returns the most that one of them gets.
int pay_farm(auto& turn, std::uint16_t farm, int rate) {
  const auto cities = complete_cities_at(turn, farm);
  int value = 0;
  for_each_owner(turn, std::span(&farm, 1), [&](Seat seat) {
    const Sheet worth = worth_of(turn, cities, std::span(&farm, 1), seat, rate);
    value = std::max(value, worth.total());
    award_cities(turn, seat, farm, worth, ScoreReason::final);
  });
  return value;
}

/// BASE-FARM-03.
void score_each_farm(auto& turn) {
  for (const auto& farm : HeldFeatures(turn.position, FeatureKind::field)) {
    const int rate = pays_as_joined(turn, farm.root) ? kJoinedRate : 3;
    note_scored(turn, farm.root, pay_farm(turn, farm.root, rate));
  }
}

/// A farm that pays an owner, and the cities that count for it.
template <class Nodes>
struct FarmClaim {
  std::uint16_t farm;
  Seat seat;
  Nodes cities;
};

/// BASE-FARM-04: a city pays each seat once, at the best rate (TRADERS-PIG-06),
/// however many of its farms touch it.
void pay_once(const auto& turn, auto& claims) {
  for (std::size_t later = 0; later < claims.size(); ++later) {
    for (std::size_t first = 0; first < later; ++first) {
      auto& [farm, seat, cities] = claims[first];
      if (seat != claims[later].seat) continue;
      const auto both = cities & claims[later].cities;
      for (std::uint16_t city = 0; both.any() && city < turn.position.node_count; ++city) {
        if (!both.test(city)) continue;
        const auto worth = [&](const std::uint16_t& field) {
          return extra_worth(turn, city, std::span(&field, 1), seat, 3);
        };
        (worth(claims[later].farm) > worth(farm) ? cities : claims[later].cities).reset(city);
      }
    }
  }
}

/// Scores in the order of the farms, then of their seats.
void score_each_city_once(auto& turn) {
  std::vector<FarmClaim<decltype(turn.position.no_nodes())>> claims;
  const HeldFeatures farms(turn.position, FeatureKind::field);
  for (const auto& farm : farms) {
    if (pays_as_joined(turn, farm.root)) continue;
    const auto cities = complete_cities_at(turn, farm.root);
    for_each_owner(turn, std::span(&farm.root, 1),
                   [&](Seat seat) { claims.push_back({farm.root, seat, cities}); });
  }
  pay_once(turn, claims);
  auto claim = claims.begin();
  for (const auto& farm : farms) {
    int value = pays_as_joined(turn, farm.root) ? pay_farm(turn, farm.root, kJoinedRate) : 0;
    for (; claim != claims.end() && claim->farm == farm.root; ++claim) {
      const Sheet worth = worth_of(turn, claim->cities, std::span(&farm.root, 1), claim->seat, 3);
      value = std::max(value, worth.total());
      award_cities(turn, claim->seat, farm.root, worth, ScoreReason::final);
    }
    note_scored(turn, farm.root, value);
  }
}

struct Contest {
  FeatureOrder order;
  std::uint16_t city;
  std::vector<std::uint16_t> fields;
};

/// BASE-FARM-05: all farmers around a city compete for its four points.
void score_by_city(auto& turn) {
  auto& position = turn.position;
  std::vector<Contest> contests;
  for (const auto& farm : HeldFeatures(position, FeatureKind::field)) {
    if (pays_as_joined(turn, farm.root)) continue;
    const auto cities = complete_cities_at(turn, farm.root);
    for (std::uint16_t city = 0; city < position.node_count; ++city) {
      if (!cities.test(city)) continue;
      auto contest =
          std::find_if(contests.begin(), contests.end(), [&](const auto& c) { return c.city == city; });
      if (contest == contests.end()) contest = contests.insert(contest, {order_of(position, city), city, {}});
      contest->fields.push_back(farm.root);
    }
  }
  std::ranges::sort(contests, by_order);
  for (const auto& contest : contests) {
    const auto city = position.no_nodes().set(contest.city);
    for_each_owner(turn, contest.fields, [&](Seat seat) {
      const Sheet worth = worth_of(turn, city, contest.fields, seat, 4);
      award_cities(turn, seat, contest.city, worth, ScoreReason::final);
    });
  }
  // Cities paid here instead of farms, but each farm counts as scored.
  for (const auto& farm : HeldFeatures(position, FeatureKind::field))
    note_scored(turn, farm.root,
                pays_as_joined(turn, farm.root) ? pay_farm(turn, farm.root, kJoinedRate) : 0);
}

enum class FarmScoring : std::uint8_t { each_farm, each_city_once, by_city };
constexpr std::string_view kFarmScoring[] = {"farm-3", "farm-3-once", "city-4"};
constexpr OptionSpec kOptions[] = {{"farm_scoring", OptionType::word, {}, kFarmScoring, 0, "farmers"}};

constexpr auto kInstall = [](const Rules& rules, auto& book) {
  book.rule(PieceKind::meeple).claims |= bit(FeatureKind::field);  // BASE-DEPLOY-05
  const auto scoring = static_cast<FarmScoring>(rules.option("farm_scoring"));
  if (scoring == FarmScoring::by_city)
    book.hooks.field_worth = [](const auto& turn, std::uint16_t field, Seat seat) {
      return field_worth<4>(turn, field, seat);
    };
  else
    book.hooks.field_worth = [](const auto& turn, std::uint16_t field, Seat seat) {
      return field_worth<3>(turn, field, seat);
    };
  switch (scoring) {
    case FarmScoring::each_farm: return book.score_at_end(FinalStep::farms, score_each_farm);
    case FarmScoring::each_city_once: return book.score_at_end(FinalStep::farms, score_each_city_once);
    case FarmScoring::by_city: return book.score_at_end(FinalStep::farms, score_by_city);
  }
};

}  // namespace

constinit const ModuleRow kFarmers{.spec = {"farmers", "Farmers"}, .options = kOptions, .install = kInstall};

}  // namespace bastide::carcassonne
