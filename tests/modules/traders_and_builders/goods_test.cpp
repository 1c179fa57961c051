// Traders & Builders, the goods of cities: what its worked examples (`playthroughs/`) leave out.
#include <engine/catalogue.hpp>

#include "catch.hpp"
#include "modules/traders_and_builders/games.hpp"
#include "surveying.hpp"

#include <algorithm>
#include <map>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

std::map<std::string_view, int> goods_printed(std::string_view edition) {
  std::map<std::string_view, int> count;
  for (const SetEntry& entry : tile_set("traders_and_builders", edition))
    for (const Segment& segment : tile(entry.tile).segments)
      for (const auto& [mark, name] :
           {std::pair{Mark::wine, "wine"}, {Mark::grain, "grain"}, {Mark::cloth, "cloth"}})
        if ((segment.marks & bit(mark)) != 0) count[name] += entry.count;
  return count;
}

}  // namespace

TEST_CASE(
    "24 land tiles come with the module, 20 of them with a good, none into the river "
    "(TRADERS-COMP-01, TRADERS-COMP-06)",
    "[engine][traders]") {
  for (const std::string edition : {"classic", "new"}) {
    const auto piles_with = [&](const Modules& modules) {
      return carcassonne().piles(carcassonne().resolve({.edition = edition, .modules = modules}).value());
    };
    REQUIRE(piles_with({"traders_and_builders"})[0].items.size() == 71 + 24);
    const auto with = piles_with({"river", "traders_and_builders"}), without = piles_with({"river"});
    REQUIRE(with.size() == without.size());
    for (std::size_t i = 0; i + 1 < with.size(); ++i) REQUIRE(with[i].items == without[i].items);
    REQUIRE(goods_printed(edition) ==
            std::map<std::string_view, int>{{"wine", 9}, {"grain", 6}, {"cloth", 5}});
    int gardens = 0;
    for (const SetEntry& entry : tile_set("traders_and_builders", edition))
      gardens += entry.count *
                 static_cast<int>(std::ranges::count(tile(entry.tile).segments, garden, &Segment::kind));
    REQUIRE(gardens == (edition == "new" ? 2 : 0));
  }
}

TEST_CASE(
    "goods are counted from 0, for everybody to see, and no stock runs out (TRADERS-COMP-02, TRADERS-REC-04)",
    "[engine][traders]") {
  const auto game = with_traders_pile({kWine, "E", kWine, "E", "U"}, {}, kWithTraders, 1);
  REQUIRE(goods_of(*game, 0) == GoodsSeat{});
  lay(*game, 0, -1, 1);
  lay(*game, 0, -2, 2);
  REQUIRE(game->view(kNoSeat).table.seats[0].goods == GoodsSeat{1, 0, 0});
  const auto rich = changed(*game, [](TableState& table) { table.seats[0].goods = {300, 300, 300}; });
  REQUIRE(goods_of(*rich, 0) == GoodsSeat{300, 300, 300});
}

TEST_CASE(
    "nobody but whoever places gets goods, wanted or not, after the points of the city (TRADERS-GOODS-02)",
    "[engine][traders]") {
  const auto game = with_traders_pile({kWine, "E", "U"});
  lay_and_claim(*game, 0, -1, 1, city, south);
  const Events events = lay(*game, 0, -2, 2);
  const auto place_of = [&]<class Kind>(const Kind*) {
    return std::ranges::find_if(events,
                                [](const Event& event) { return std::holds_alternative<Kind>(event); }) -
           events.begin();
  };
  const Scored* scored = nullptr;
  const GoodsClaimed* claimed = nullptr;
  const PieceReturned* returned = nullptr;
  REQUIRE(place_of(scored) < place_of(claimed));
  REQUIRE(place_of(claimed) < place_of(returned));
  REQUIRE(goods_of(*game, 0) == GoodsSeat{});
  REQUIRE(goods_of(*game, 1) == GoodsSeat{1, 0, 0});
}

TEST_CASE("goods of another city on the same tile are not taken (TRADERS-GOODS-03, TRADERS-GOODS-04)",
          "[engine][traders]") {
  // The city S of this tile is closed by D; its cloth belongs to the city N–W, which stays open.
  const auto game = with_traders_pile({"traders-CRCC-nw+s-cloth", "U"});
  const Events events = lay(*game, 0, -1, 0);
  REQUIRE(only<GoodsClaimed>(events).empty());
  lay(*game, 1, 0, 0);
  REQUIRE(game->over());
  REQUIRE(goods_of(*game, 0) == GoodsSeat{});
  REQUIRE(goods_of(*game, 1) == GoodsSeat{});
}

TEST_CASE(
    "goods add nothing to the value of a city, and are never given away (TRADERS-GOODS-05, TRADERS-GOODS-06)",
    "[engine][traders]") {
  for (const std::string_view name : {kWine, std::string_view("base-G")}) {
    const auto game = with_traders_pile({name, "E", "U", "U"}, {}, kWithTraders, 1);
    play(*game, place(0, -1, 1));
    if (!is_legal(*game, claim(*game, city, south))) continue;
    play(*game, claim(*game, city, south));
    REQUIRE(only<Scored>(lay(*game, 0, -2, 2)).at(0).points == 6);
    const GoodsSeat held = goods_of(*game, 0);
    lay(*game, 1, 0, 0);
    REQUIRE(goods_of(*game, 0) == held);
  }
}

TEST_CASE("a tie of three: all get ten for a single token (TRADERS-GOODS-07)", "[engine][traders]") {
  const auto before = with_traders_pile({"U"}, {}, kWithTraders, 4);
  const auto game = changed(*before, [](TableState& table) {
    for (const int seat : {0, 2, 3}) table.seats[static_cast<std::size_t>(seat)].goods.cloth = 1;
    table.seats[1].goods.wine = 5;
    table.seats[2].goods.wine = 4;
  });
  const Events end = lay(*game, 1, 0, 0);
  std::vector<std::pair<Seat, std::string_view>> paid;
  for (const Scored& scored : only<Scored>(end)) paid.emplace_back(scored.seat, scored.lines.at(0).what);
  REQUIRE(paid == std::vector<std::pair<Seat, std::string_view>>{
                      {1, "wine"}, {0, "cloth"}, {2, "cloth"}, {3, "cloth"}});
}

TEST_CASE("a survey tells the goods of a city, and who works there (TRADERS-GOODS-01)",
          "[engine][traders][survey]") {
  const auto trade = with_traders_pile({kWine, "E", "U"});
  lay_and_claim(*trade, 0, -1, 1, city, south);
  const Survey seen = trade->survey();
  const SurveyedFeature& city_of_wine = feature_at(seen, {0, 0}, 0);
  REQUIRE(city_of_wine.kind == city);
  REQUIRE(city_of_wine.goods == GoodsSeat{.wine = 1});
  REQUIRE(city_of_wine.companions.empty());
  const auto game = with_a_builder({"U"});
  const Survey built = game->survey();
  const SurveyedFeature& road_of_thief = feature_at(built, {2, 0}, table_of(*game).pieces.back().feature);
  REQUIRE(road_of_thief.holders == std::vector<SurveyedFeature::Holder>{{0, 1}});
  REQUIRE(road_of_thief.companions == std::vector<PieceOfSeat>{{0, builder}});
  REQUIRE(road_of_thief.goods == GoodsSeat{});
}

}  // namespace bastide::test
