// The Abbot: worked examples and the rules that they leave out.
#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "modules/abbot/games.hpp"

#include <algorithm>
#include <set>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum Side;

constexpr std::string_view kGarden = "base-E-garden";

/// Preset new-edition-full without the river.
Rules abbot_rules() { return rules_with({"farmers", "abbot"}, {}, "new-edition-full"); }

std::unique_ptr<Game> with_pile(Names pile, int seats = 2) {
  return started(forced_setup(abbot_rules(), seats, tiles(pile)));
}

Action with_abbot(Action deployment) {
  deployment.piece = PieceKind::abbot;
  return deployment;
}

int abbots(const Game& game, Seat seat) { return supply(game, seat, PieceKind::abbot); }

bool returns_abbot(const Game& game) { return is_legal(game, kReturnAbbot); }

std::vector<std::string> gardens_of(std::string_view set, std::string_view edition) {
  std::vector<std::string> ids;
  for (const SetEntry& entry : tile_set(set, edition))
    for (const Segment& segment : tile(entry.tile).segments)
      if (segment.kind == garden)
        ids.insert(ids.end(), static_cast<std::size_t>(entry.count), std::string(tile(entry.tile).id));
  return ids;
}

}  // namespace

TEST_CASE("each player has one abbot beside seven followers (ABBOT-COMP-01)", "[engine][abbot]") {
  for (int seats = 1; seats <= 5; ++seats) {
    const auto game = with_pile({"U"}, seats);
    for (Seat seat = 0; seat < seats; ++seat) {
      REQUIRE(abbots(*game, seat) == 1);
      REQUIRE(supply(*game, seat) == 7);
    }
  }
  REQUIRE(abbots(*started(forced_setup(base_rules(), 2, tiles({"U"}))), 0) == 0);
}

TEST_CASE(
    "the new printing has its gardens where the rules say, the classic one has none (ABBOT-COMP-02, "
    "ABBOT-DIFF-03)",
    "[engine][abbot]") {
  REQUIRE(gardens_of("base", "new") ==
          std::vector<std::string>{"base-E-garden", "base-H-garden", "base-I-garden", "base-M-garden",
                                   "base-N-garden", "base-R-garden", "base-U-garden", "base-V-garden"});
  REQUIRE(gardens_of("river_1", "new") == std::vector<std::string>{"river1-bend-garden"});
  REQUIRE(gardens_of("tower", "new") ==
          std::vector<std::string>{"tower-FFFF-garden", "tower-FFRR-ends-garden"});
  for (const std::string_view set : {"base", "river_1", "tower"}) REQUIRE(gardens_of(set, "classic").empty());
}

TEST_CASE(
    "a tile with a garden is its plain twin and a garden, which nothing joins "
    "(ABBOT-COMP-03, ABBOT-COMP-04, ABBOT-PLACE-01)",
    "[engine][abbot]") {
  int pairs = 0;
  for (const Tile& with_garden : catalogue()) {
    if (!with_garden.id.ends_with("-garden")) continue;
    INFO(with_garden.id);
    const auto plain_id = find_tile(with_garden.id.substr(0, with_garden.id.size() - 7));
    REQUIRE(plain_id);
    const Tile& plain = tile(*plain_id);
    REQUIRE(with_garden.edges == plain.edges);
    std::vector<Segment> rest(with_garden.segments.begin(), with_garden.segments.end());
    REQUIRE(std::erase_if(rest, [](const Segment& segment) {
              return segment.kind == garden && segment.sides == 0 && segment.halves == 0;
            }) == 1);
    REQUIRE(rest.size() == plain.segments.size());
    for (std::size_t index = 0; index < rest.size(); ++index) {
      REQUIRE(rest[index].kind == plain.segments[index].kind);
      REQUIRE(rest[index].sides == plain.segments[index].sides);
      REQUIRE(rest[index].halves == plain.segments[index].halves);
      REQUIRE(rest[index].pennants == plain.segments[index].pennants);
    }
    ++pairs;
  }
  REQUIRE(pairs >= 11);
}

TEST_CASE(
    "ABBOT-X01: a garden, the abbot taken back early "
    "(ABBOT-RETURN-02, ABBOT-RETURN-03, ABBOT-RETURN-05, ABBOT-DIFF-01)",
    "[engine][abbot][examples]") {
  const auto game = with_pile({kGarden, "U", "V", "U"});
  const Events first = lay_and_bless(*game, 0, -1, 2);
  REQUIRE(only<Scored>(first).empty());
  REQUIRE(abbots(*game, 0) == 0);
  REQUIRE(supply(*game, 0) == 7);
  lay(*game, 1, 0, 0);
  play(*game, place(1, -1, 2));
  const auto events = text(play(*game, kReturnAbbot));
  REQUIRE(events == std::vector<std::string>{"seat 0 scores 4 for garden (abbot_returned) (0,-1)/2, total 4",
                                             "seat 0 gets abbot back from (0,-1) feature 2",
                                             "the turn of seat 0 ends", "seat 1 draws base-U"});
  REQUIRE(abbots(*game, 0) == 1);
}

TEST_CASE("ABBOT-X02: a monastery, the abbot taken back early (ABBOT-RETURN-02)",
          "[engine][abbot][examples]") {
  const auto game = with_pile({"B", "U", "U", "U"});
  lay_and_bless(*game, 0, 1, 0);
  lay(*game, 1, 0, 0);
  const Events events = lay_and(*game, -1, 0, 0, kReturnAbbot);
  REQUIRE(only<Scored>(events).at(0).points == 4);
  REQUIRE(only<Scored>(events).at(0).feature == monastery);
  REQUIRE(score(*game, 0) == 4);
}

TEST_CASE("ABBOT-X03: forbidden deployments (ABBOT-DEPLOY-01, ABBOT-DEPLOY-02, ABBOT-DEPLOY-03)",
          "[engine][abbot][examples]") {
  const auto game = with_pile({kGarden, "U"});
  play(*game, place(0, -1, 2));
  const Action knight = claim(*game, city, south), farmer = claim_field(*game, 0);
  const Action blessing = claim_with_abbot(*game);
  REQUIRE(game->legal_actions() == std::vector<Action>{knight, farmer, blessing, kPass});
  REQUIRE(code_of(*game, deploy(blessing.feature)) == Code::feature_not_claimable);
  REQUIRE(code_of(*game, with_abbot(knight)) == Code::feature_not_claimable);
  REQUIRE(code_of(*game, with_abbot(farmer)) == Code::feature_not_claimable);
}

TEST_CASE("an abbot is no thief, on a monastery either figure may stand (ABBOT-DEPLOY-02, ABBOT-DEPLOY-03)",
          "[engine][abbot]") {
  const auto roads = with_pile({"U", "U"});
  play(*roads, place(1, 0, 0));
  REQUIRE(code_of(*roads, with_abbot(claim(*roads, road, west))) == Code::feature_not_claimable);
  const auto monks = with_pile({"B", "U"});
  play(*monks, place(0, 1, 0));
  REQUIRE(is_legal(*monks, claim_monastery(*monks)));
  REQUIRE(is_legal(*monks, claim_with_abbot(*monks)));
}

TEST_CASE(
    "ABBOT-X04: one action only, whichever comes first (ABBOT-DEPLOY-04, ABBOT-RETURN-01, ABBOT-RETURN-06)",
    "[engine][abbot][examples]") {
  for (const bool back_first : {true, false}) {
    const auto game = with_pile({kGarden, "U", "V", "U"});
    lay_and_bless(*game, 0, -1, 2);
    lay(*game, 1, 0, 0);
    REQUIRE(game->to_act() == 0);
    REQUIRE(code_of(*game, kReturnAbbot) == Code::wrong_phase);  // before the tile is placed
    play(*game, place(1, -1, 2));
    const Action thief = claim(*game, road, north);
    REQUIRE(is_legal(*game, thief));
    play(*game, back_first ? kReturnAbbot : thief);
    Events events;
    const auto second = game->apply(0, back_first ? thief : kReturnAbbot, events);
    REQUIRE_FALSE(second);
    REQUIRE(second.error().code == Code::not_your_turn);
  }
}

TEST_CASE("only the own abbot comes back, and only where one is out (ABBOT-RETURN-06)", "[engine][abbot]") {
  const auto game = with_pile({kGarden, "U", "U"});
  lay_and_bless(*game, 0, -1, 2);
  play(*game, place(1, 0, 0));
  REQUIRE_FALSE(returns_abbot(*game));
  REQUIRE(code_of(*game, kReturnAbbot) == Code::no_abbot_to_return);
}

TEST_CASE(
    "ABBOT-X05: completed by the own tile, the abbot is no choice and scores 9 "
    "(ABBOT-RETURN-04, ABBOT-SCORE-02, ABBOT-DIFF-02)",
    "[engine][abbot][examples]") {
  const auto game = with_pile({"B", "U", "U", "E", "E", "E", "E", "X", "E", "U"});
  lay_and_bless(*game, 0, 1, 0);
  lay(*game, 1, 0, 0);
  lay(*game, -1, 0, 0);
  lay(*game, 1, 1, 1);
  lay(*game, -1, 1, 3);
  lay(*game, 0, 2, 2);
  play(*game, place(1, 2, 1));
  REQUIRE(returns_abbot(*game));  // one cell is still empty
  play(*game, kPass);
  lay(*game, -2, 0, 0);
  play(*game, place(-1, 2, 3));
  REQUIRE_FALSE(returns_abbot(*game));
  REQUIRE(code_of(*game, kReturnAbbot) == Code::no_abbot_to_return);
  const Events events = play(*game, claim(*game, city, west));
  REQUIRE(only<Scored>(events).at(0).points == 9);
  REQUIRE(only<Scored>(events).at(0).reason == ScoreReason::completed);
  REQUIRE(score(*game, 0) == 9);
  REQUIRE(abbots(*game, 0) == 1);
  REQUIRE(supply(*game, 0) == 6);
}

TEST_CASE("a garden is complete and pays 9 like a monastery (ABBOT-SCORE-01)", "[engine][abbot]") {
  // The garden lies below D and is surrounded as the monastery of BASE-X09 is.
  const auto game = with_pile({"tower-FFFF-garden", "U", "U", "E", "E", "E", "E", "E", "U"});
  lay_and_bless(*game, 0, 1, 0);
  lay(*game, 1, 0, 0);
  lay(*game, -1, 0, 0);
  lay(*game, 1, 1, 1);
  lay(*game, -1, 1, 3);
  lay(*game, 0, 2, 2);
  lay(*game, 1, 2, 1);
  const Events events = lay(*game, -1, 2, 3);
  REQUIRE(only<Scored>(events).at(0).feature == garden);
  REQUIRE(score(*game, 0) == 9);
  REQUIRE(abbots(*game, 0) == 1);
}

TEST_CASE("ABBOT-X06: a monastery that fills a hole pays the abbot at once (ABBOT-SCORE-03)",
          "[engine][abbot][examples]") {
  const auto game = with_pile({"U", "U", "E", "E", "E", "E", "E", "B", "U"});
  lay(*game, 1, 0, 0);
  lay(*game, -1, 0, 0);
  lay(*game, 1, 1, 1);
  lay(*game, -1, 1, 3);
  lay(*game, 1, 2, 1);
  lay(*game, -1, 2, 3);
  lay(*game, 0, 2, 2);
  lay_and_bless(*game, 0, 1, 0);
  REQUIRE(score(*game, 1) == 9);
  REQUIRE(abbots(*game, 1) == 1);
}

TEST_CASE("ABBOT-X07: in the final scoring an abbot scores like a monk (ABBOT-FINAL-01)",
          "[engine][abbot][examples]") {
  const auto game = with_pile({"B", "U", "U"});
  lay_and_bless(*game, 0, 1, 0);
  lay(*game, 1, 0, 0);
  const Events events = lay(*game, -1, 0, 0);
  REQUIRE(only<Scored>(events).at(0).reason == ScoreReason::final);
  REQUIRE(score(*game, 0) == 4);
}

TEST_CASE(
    "gardens are counted after monasteries and before farms (BASE-FINAL-04, ABBOT-FINAL-01, EXP-FINAL-03)",
    "[engine][abbot]") {
  const auto game = with_pile({kGarden, "B", "U", "U"});
  lay_and_bless(*game, 0, -1, 2);
  lay_and_bless(*game, 0, 1, 0);
  lay_and_farm(*game, 1, 0, 0, 0);
  const auto scored = only<Scored>(lay_and_claim(*game, 2, 0, 0, road, east));
  std::vector<FeatureKind> kinds;
  for (const Scored& one : scored) kinds.push_back(one.feature);
  REQUIRE(kinds == std::vector<FeatureKind>{road, monastery, garden, field});
}

TEST_CASE("ABBOT-X08: the abbot is out (ABBOT-DEPLOY-05)", "[engine][abbot][examples]") {
  const auto game = with_pile({"B", "U", "B", "U"});
  lay_and_bless(*game, 0, 1, 0);
  lay(*game, 1, 0, 0);
  play(*game, place(0, 2, 0));
  REQUIRE(code_of(*game, claim_with_abbot(*game)) == Code::no_piece_left);
  REQUIRE(is_legal(*game, claim_monastery(*game)));
}

TEST_CASE("an abbot holds a monastery as one follower does (ABBOT-DEPLOY-06)", "[engine][abbot]") {
  const auto game = with_pile({"B", "U", "U", "U"});
  lay_and_bless(*game, 0, 1, 0);
  const Snapshot snapshot = game->snapshot();
  REQUIRE(snapshot.table.pieces.at(0).piece == PieceKind::abbot);
  // The same tile again as the one just placed: it is taken.
  Snapshot before = snapshot;
  before.table.phase = Phase::action;
  before.table.tile = kNoTile;
  before.drawn = 1;
  const auto again = continued(game->setup(), before);
  REQUIRE(code_of(*again, claim_monastery(*again)) == Code::feature_occupied);
}

TEST_CASE("a vacated garden never pays again (ABBOT-RETURN-07)", "[engine][abbot]") {
  const auto game = with_pile({"tower-FFFF-garden", "U", "U", "E", "E", "E", "E", "E"});
  lay_and_bless(*game, 0, 1, 0);
  lay(*game, 1, 0, 0);
  lay_and(*game, -1, 0, 0, kReturnAbbot);
  REQUIRE(score(*game, 0) == 4);
  lay(*game, 1, 1, 1);
  lay(*game, -1, 1, 3);
  lay(*game, 0, 2, 2);
  lay(*game, 1, 2, 1);
  lay(*game, -1, 2, 3);
  REQUIRE(game->over());
  REQUIRE(score(*game, 0) == 4);
}

TEST_CASE("a turn without a tile has no action, so that no abbot comes back (ABBOT-RETURN-08)",
          "[engine][abbot]") {
  SECTION("because the pile runs out") {
    const auto game = with_pile({"B", "E", "C"});
    lay_and_bless(*game, 0, 1, 0);
    const Events events = lay(*game, 0, -1, 2);  // C fits nowhere, the pile is empty
    REQUIRE(game->over());
    REQUIRE(only<Scored>(events).at(0).reason == ScoreReason::final);
  }
  SECTION("because its player rather ends it than draws again") {
    const Rules rules = rules_with({"abbot"}, {{"unplaceable", std::string("redraw_may")}});
    const auto game = started(forced_setup(rules, 2, tiles({"B", "E", "C", "U"})));
    lay_and_bless(*game, 0, 1, 0);
    lay(*game, 0, -1, 2);
    REQUIRE(game->to_act() == 0);
    REQUIRE(phase(*game) == Phase::redraw);
    REQUIRE(code_of(*game, kReturnAbbot) == Code::wrong_phase);
    REQUIRE(only<Scored>(play(*game, kPass)).empty());
    REQUIRE(abbots(*game, 0) == 0);
  }
}

TEST_CASE("with the classic printing the abbot has monasteries alone", "[engine][abbot]") {
  const Rules rules = rules_with({"abbot"}, {}, "classic-2000");
  for (const Pile& pile : carcassonne().piles(rules))
    for (const TileId id : pile.items) REQUIRE_FALSE(tile(id).id.ends_with("-garden"));
  REQUIRE(rules.has("abbot"));
}

}  // namespace bastide::test
