// How computers bid at bazaars.
#include <bots/analysis.hpp>
#include <bots/player.hpp>

#include <engine/game.hpp>

#include "catch.hpp"
#include "kinds.hpp"

#include <algorithm>
#include <string_view>

using namespace bastide;
using namespace bastide::bots;
using bastide::bots::test::Kind;
using bastide::bots::test::kind_of;

namespace {

constexpr Level kBidders[] = {Level::beginner, Level::neighbour, Level::club,      Level::newcomer,
                              Level::casual,   Level::dreamer,   Level::architect, Level::rival,
                              Level::expert,   Level::master};
constexpr std::string_view kTwoCities = "base-E", kFourCities = "bazaar-CCCC-joined-bazaar";

bool is_auction(const Game& game) { return name(game.phase()) == "bazaar"; }

/// Two tiles lie open, all seats have 10 points, and seat 1 begins. Seat 1 has a knight in the start tile's
/// city, which the one tile closes.
std::unique_ptr<Game> at_bazaar(std::string_view first, std::string_view second, std::string_view how) {
  const Kind kind{"bazaars",
                  {.modules = {{"farmers", "bridges_castles_and_bazaars"}},
                   .options = {{"bazaar_auction", std::string(how)}}},
                  2};
  const GameKind& carcassonne = kind_of(kind);
  Setup setup = bastide::bots::test::shuffled(kind, 1);
  const auto named = [&](std::string_view name) { return carcassonne.find_tile(name).value(); };
  setup.forced = {named("bazaar-FFFF-bazaar"), named(first), named(second)};
  Events events;
  const auto begun = carcassonne.start(setup, events).value();
  Snapshot snapshot = begun->snapshot();
  for (SeatState& seat : snapshot.table.seats) seat.score = 10;
  --snapshot.table.seats[1].supply[0];
  snapshot.table.pieces.push_back({1, PieceKind::meeple, {0, 0}, 0});
  auto game = carcassonne.restore(setup, snapshot).value();
  REQUIRE(game->apply(0, Action{.kind = ActionKind::place_tile, .cell = {0, 1}}, events));
  REQUIRE(game->apply(0, Action{.kind = ActionKind::pass}, events));
  REQUIRE(is_auction(*game));
  return game;
}

Action choice(const Game& game, Level level, std::int64_t nodes = 4000) {
  return make_player(level, game.setup())->choose(game.view(game.to_act()), 5, {.nodes = nodes});
}

void play_auction(Game& game, Level level) {
  Events events;
  while (is_auction(game)) REQUIRE(game.apply(game.to_act(), choice(game, level), events));
}

}  // namespace

TEST_CASE("nobody pays for one of two equal tiles", "[bots][bazaar]") {
  for (const Level level : kBidders) {
    INFO(name(level));
    const auto game = at_bazaar(kTwoCities, kTwoCities, "auction");
    const Action offer = choice(*game, level);
    CHECK(name(offer.kind) == "bazaar_offer");
    CHECK(offer.number == 0);
    Events events;
    REQUIRE(game->apply(1, offer, events));
    CHECK(choice(*game, level).kind == ActionKind::pass);
  }
}

TEST_CASE("somebody who may pick takes the tile that brings more", "[bots][bazaar]") {
  for (const Level level : kBidders) {
    INFO(name(level));
    CHECK(choice(*at_bazaar(kTwoCities, kFourCities, "pick"), level).feature == 0);
    CHECK(choice(*at_bazaar(kFourCities, kTwoCities, "pick"), level).feature == 1);
  }
}

TEST_CASE("the seat to which a tile is worth most gets it, and pays no more than that", "[bots][bazaar]") {
  for (const Level level : {Level::expert, Level::master}) {
    INFO(name(level));
    const auto game = at_bazaar(kFourCities, kTwoCities, "auction");
    play_auction(*game, level);
    const TableState table = game->snapshot().table;
    const TileId has = table.seat == 1 ? table.tile : table.seats[1].bazaar.bought.value_or(kNoTile);
    CHECK(has == find_game("carcassonne")->find_tile(kTwoCities).value());
    CHECK(game->score(1) > 10 - 8);
  }
}

TEST_CASE("with hardly any time every level bids within the rules", "[bots][bazaar]") {
  for (const Level level : bastide::bots::test::kLevels) {
    INFO(name(level));
    const auto game = at_bazaar(kFourCities, kTwoCities, "auction");
    Events events;
    while (is_auction(*game)) REQUIRE(game->apply(game->to_act(), choice(*game, level, 1), events));
  }
}

TEST_CASE("an analysis compares no bids, and gives no reasons for them", "[bots][bazaar]") {
  const auto game = at_bazaar(kFourCities, kTwoCities, "auction");
  const View view = game->view(1);
  const auto analyst = make_analyst(game->setup());
  const Analysis analysis = analyst->analyse(view, view.legal.front(), {.nodes = 2000});
  CHECK(analysis.expected.size() == 2);
  CHECK(analysis.choices.empty());
  CHECK_FALSE(analysis.luck);
  CHECK(analyst->explain(view, std::span(view.legal).first(1), {.nodes = 2000}).empty());
}
