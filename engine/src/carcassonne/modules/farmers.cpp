// Farmers: followers on fields, and farm scoring at the end (BASE-FIELD, BASE-FARM).
#include "carcassonne/final_scoring.hpp"
#include "carcassonne/modules/registry.hpp"

namespace bastide::carcassonne {
namespace {

/// Cities by the node at their root.
template <class B>
using Cities = std::bitset<B::nodes>;

/// BASE-FIELD-04, BASE-FARM-01: complete cities that touch a field on some tile.
template <class B>
Cities<B> complete_cities_at(const RuleBook<B>& book, const Position<B>& position, std::uint16_t field) {
  Cities<B> cities;
  for_each_segment(position, field, [&](std::uint16_t node) {
    const TileOnTable& tile = position.tile_of(node);
    for (unsigned bits = book.facts(tile.tile).cities[position.feature_index(node)]; bits != 0;
         bits &= bits - 1) {
      const auto city = position.root(static_cast<std::uint16_t>(tile.first_node + std::countr_zero(bits)));
      if (position.nodes[city].open == 0) cities.set(city);
    }
  });
  return cities;
}

template <class B>
void award_cities(Position<B>& position, Seat seat, std::uint16_t feature, const Sheet& sheet, Events* log) {
  award(
      position, seat, sheet, FeatureKind::field, ScoreReason::final,
      [&] { return cells_of(position, tiles_of(position, feature)); }, log);
}

/// What these cities are worth to an owner of these fields, at the rate of the scoring.
template <class B>
Sheet worth_of(const RuleBook<B>& book, const Position<B>& position, const Cities<B>& cities,
               std::span<const std::uint16_t> fields, Seat seat, int rate) {
  Sheet worth;
  worth.add("cities", static_cast<int>(cities.count()), rate);
  if (book.hooks.city_worth.empty()) return worth;
  int more = 0;
  for (std::uint16_t city = 0; city < position.node_count; ++city) {
    if (!cities.test(city)) continue;
    for (const auto city_worth : book.hooks.city_worth)
      more += city_worth(book, position, city, fields, seat, rate);
  }
  worth.add("cities", more);
  return worth;
}

/// BASE-FARM-03.
template <class B>
void score_each_farm(const RuleBook<B>& book, Position<B>& position, Events* log) {
  for (const auto& farm : HeldFeatures<B>(position, FeatureKind::field)) {
    const Cities<B> cities = complete_cities_at(book, position, farm.root);
    for_each_owner(book, position, farm.root, [&](Seat seat) {
      const Sheet worth = worth_of(book, position, cities, std::span(&farm.root, 1), seat, 3);
      award_cities(position, seat, farm.root, worth, log);
    });
  }
}

/// BASE-FARM-04: for each seat a city pays once, however many of its farms touch it.
template <class B>
void score_each_city_once(const RuleBook<B>& book, Position<B>& position, Events* log) {
  std::array<Cities<B>, kSeatsMax> paid;
  for (const auto& farm : HeldFeatures<B>(position, FeatureKind::field)) {
    const Cities<B> cities = complete_cities_at(book, position, farm.root);
    for_each_owner(book, position, farm.root, [&](Seat seat) {
      const Sheet worth = worth_of(book, position, cities & ~paid[seat], std::span(&farm.root, 1), seat, 3);
      paid[seat] |= cities;
      award_cities(position, seat, farm.root, worth, log);
    });
  }
}

/// BASE-FARM-05: all farmers around a city compete for its four points.
template <class B>
void score_by_city(const RuleBook<B>& book, Position<B>& position, Events* log) {
  struct Contest {
    FeatureOrder order;
    std::uint16_t city;
    Followers farmers;
    std::vector<std::uint16_t> fields;
  };
  std::vector<Contest> contests;
  for (const auto& farm : HeldFeatures<B>(position, FeatureKind::field)) {
    const Followers farmers = weights_on(book, position, farm.root);
    const Cities<B> cities = complete_cities_at(book, position, farm.root);
    for (std::uint16_t city = 0; city < position.node_count; ++city) {
      if (!cities.test(city)) continue;
      auto contest =
          std::find_if(contests.begin(), contests.end(), [&](const auto& c) { return c.city == city; });
      if (contest == contests.end())
        contest = contests.insert(contest, {order_of(position, city), city, {}, {}});
      contest->fields.push_back(farm.root);
      for (unsigned seat = 0; seat < kSeatsMax; ++seat) contest->farmers[seat] += farmers[seat];
    }
  }
  std::sort(contests.begin(), contests.end(), [](const auto& a, const auto& b) { return a.order < b.order; });
  for (const auto& contest : contests) {
    const Cities<B> city = Cities<B>{}.set(contest.city);
    for_each_winner(contest.farmers, [&](Seat seat) {
      const Sheet worth = worth_of(book, position, city, contest.fields, seat, 4);
      award_cities(position, seat, contest.city, worth, log);
    });
  }
}

constexpr std::string_view kFarmScoring[] = {"farm-3", "farm-3-once", "city-4"};
constexpr OptionSpec kOptions[] = {{"farm_scoring", OptionType::word, {}, kFarmScoring, 0, "farmers"}};

template <class B>
void install_farmers(const Rules& rules, RuleBook<B>& book) {
  book.rule(PieceKind::meeple).claims |= bit(FeatureKind::field);  // BASE-DEPLOY-05
  constexpr
      typename Hooks<B>::Change kScorings[] = {score_each_farm<B>, score_each_city_once<B>, score_by_city<B>};
  book.score_at_end(FinalStep::farms, kScorings[rules.option("farm_scoring")]);
}

}  // namespace

constinit const ModuleRow kFarmers{
    {"farmers", "Farmers"}, kOptions, nullptr, on_every_board([](const Rules& rules, auto& book) {
      install_farmers(rules, book);
    })};

}  // namespace bastide::carcassonne
