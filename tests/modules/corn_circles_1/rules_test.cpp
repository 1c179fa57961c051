// Crop circles: whom they call, who is asked, and figures that share a segment (CORN).
#include "catch.hpp"
#include "describe.hpp"
#include "modules/corn_circles_1/games.hpp"
#include "modules/princess_and_dragon/games.hpp"
#include "modules/tower/games.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <map>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

constexpr std::string_view kRoadCircle = "corn1-FFRR-through-road", kCityCircle = "corn2-CFCF-split-city",
                           kFieldCircle = "corn1-CRFF-field";

/// U three times in a row, one road; then this tile is laid to the south of it, and nothing is deployed.
std::unique_ptr<Game> beside_a_road(std::string_view circle, int seats,
                                    const std::vector<PlacedPiece>& pieces,
                                    const Modules& modules = kWithCorn, const Options& options = {}) {
  const std::vector<StartTile> row{lying("U", 0, 0), lying("U", 1, 0), lying("U", 2, 0)};
  const auto before = from_layout(row, {circle, "U", "U", "U"}, options, modules, seats);
  auto game = with_pieces(*before, pieces);
  play(*game, place(1, 1, circle == kFieldCircle ? 2 : 0));
  if (phase(*game) == Phase::action) play(*game, kPass);
  return game;
}

PlacedPiece thief(Seat seat, int x, PieceKind piece = meeple) {
  return standing(seat, piece, "U", road, x, 0);
}
PlacedPiece farmer(Seat seat, int x, PieceKind piece = meeple) {
  return standing(seat, piece, "U", field, x, 0);
}

/// The feature of U that is a road.
int road_of_u() { return feature_of("U", road); }

std::vector<Seat> asked_in_order(Game& game, const Action& choice) {
  std::vector<Seat> order;
  play(game, choice);
  while (phase(game) == Phase::corn) {
    order.push_back(static_cast<Seat>(game.to_act()));
    play(game, game.legal_actions().front());
  }
  return order;
}

std::map<std::string, int> calls_of(std::string_view set, std::string_view edition) {
  std::map<std::string, int> calls;
  for (const SetEntry& entry : tile_set(set, edition)) {
    for (const Segment& segment : tile(entry.tile).segments) {
      if (segment.kind != corn_circle) continue;
      for (const auto& [mark, word] :
           {std::pair(Mark::calls_knights, "city"), std::pair(Mark::calls_thieves, "road"),
            std::pair(Mark::calls_farmers, "field")})
        if ((segment.marks & bit(mark)) != 0) calls[word] += entry.count;
    }
  }
  return calls;
}

}  // namespace

TEST_CASE("each set has six tiles, two for each role, among the land tiles (CORN-COMP-01, MINIS-WITH-13)",
          "[engine][corn]") {
  const std::map<std::string, int> two_each{{"city", 2}, {"road", 2}, {"field", 2}};
  for (const std::string set : {"corn_circles_1", "corn_circles_2"}) {
    for (const std::string_view edition : {"classic", "new"}) REQUIRE(calls_of(set, edition) == two_each);
    const Rules rules = rules_with({"farmers", "river", set});
    const Rules without = rules_with({"farmers", "river"});
    const auto more = carcassonne().piles(rules), usual = carcassonne().piles(without);
    REQUIRE(more.size() == usual.size());
    REQUIRE(more.back().items.size() == usual.back().items.size() + 6);
    for (std::size_t i = 0; i + 1 < more.size(); ++i) REQUIRE(more[i].items == usual[i].items);
  }
}

TEST_CASE("no feature of a corn tile meets another, so that a wagon passes none (MINIS-WITH-07)",
          "[engine][corn]") {
  for (const std::string_view set : {"corn_circles_1", "corn_circles_2"})
    for (const SetEntry& entry : tile_set(set, "classic"))
      for (const Segment& segment : tile(entry.tile).segments) REQUIRE(segment.meets == 0);
}

TEST_CASE(
    "the active player chooses, then the next seat answers first and the active one last (CORN-STEP-01)",
    "[engine][corn]") {
  const std::vector<PlacedPiece> thieves{thief(0, 0), thief(1, 1), thief(2, 2)};
  const auto adding = beside_a_road(kRoadCircle, 3, thieves);
  REQUIRE(adding->to_act() == 0);
  REQUIRE(phase(*adding) == Phase::corn);
  REQUIRE(code_of(*adding, kPass) == Code::cannot_pass);
  REQUIRE_FALSE(table_of(*adding).corn.choice);
  REQUIRE(asked_in_order(*adding, kAllAdd) == std::vector<Seat>{1, 2, 0});
  for (Seat seat = 0; seat < 3; ++seat) {
    REQUIRE(figures_at(*adding, seat, 0, road_of_u()) ==
            std::vector<PlacedPiece>{thieves[seat], thieves[seat]});
    REQUIRE(supply(*adding, seat) == 5);
  }
  const auto removing = beside_a_road(kRoadCircle, 3, thieves);
  REQUIRE(asked_in_order(*removing, kAllRemove) == std::vector<Seat>{1, 2, 0});
  REQUIRE(table_of(*removing).pieces.empty());
  for (Seat seat = 0; seat < 3; ++seat) REQUIRE(supply(*removing, seat) == 7);
}

TEST_CASE("crop circles that add may be passed, those that remove may not (CORN-STEP-01)", "[engine][corn]") {
  const auto adding = beside_a_road(kRoadCircle, 2, {thief(0, 0), thief(1, 1)});
  play(*adding, kAllAdd);
  REQUIRE(table_of(*adding).corn.choice == CropChoice::add);
  REQUIRE(code_of(*adding, kAllRemove) == Code::wrong_phase);
  REQUIRE(code_of(*adding, call_home(1, 0, road_of_u())) == Code::wrong_phase);
  play(*adding, kPass);
  REQUIRE(adding->to_act() == 0);
  play(*adding, kPass);
  REQUIRE(phase(*adding) == Phase::place);
  REQUIRE(table_of(*adding).pieces.size() == 2);

  const auto removing = beside_a_road(kRoadCircle, 2, {thief(0, 0), thief(1, 1), thief(1, 2)});
  play(*removing, kAllRemove);
  REQUIRE(code_of(*removing, kPass) == Code::cannot_pass);
  REQUIRE(code_of(*removing, join(1, 0, road_of_u())) == Code::wrong_phase);
  REQUIRE(answers(*removing, ActionKind::crop_remove) == 2);
  REQUIRE(code_of(*removing, call_home(0, 0, road_of_u())) == Code::not_called);
}

TEST_CASE("crop circles pass over who has no follower of the role, or none left to add (CORN-STEP-02)",
          "[engine][corn]") {
  const auto game = beside_a_road(kRoadCircle, 3, {thief(0, 0), farmer(1, 1), thief(2, 2)});
  const auto empty_handed = changed(*game, [](TableState& table) { table.seats[2].supply[0] = 0; });
  REQUIRE(asked_in_order(*empty_handed, kAllAdd) == std::vector<Seat>{0});
  const auto removing = beside_a_road(kRoadCircle, 3, {thief(0, 0), farmer(1, 1), thief(2, 2)});
  REQUIRE(asked_in_order(*removing, kAllRemove) == std::vector<Seat>{2, 0});
  REQUIRE(on_table(*removing, meeple) == 1);
}

TEST_CASE(
    "followers join only where they may stand, and abbots nowhere (CORN-STEP-02, MINIS-WITH-08, EXP-FIG-01)",
    "[engine][corn]") {
  const Modules modules =
      corn_and({"abbot", "inns_and_cathedrals", "traders_and_builders", "abbey_and_mayor"});
  const auto kinds = [](const Game& game) {
    std::vector<PieceKind> found;
    for (const Action& action : of_kind(game, ActionKind::crop_add)) found.push_back(action.piece);
    std::ranges::sort(found);
    return found;
  };
  const auto thieves = beside_a_road(kRoadCircle, 2, {thief(0, 0)}, modules);
  play(*thieves, kAllAdd);
  REQUIRE(kinds(*thieves) == std::vector<PieceKind>{meeple, big_meeple, wagon});
  REQUIRE(code_of(*thieves, join(0, 0, road_of_u(), mayor)) == Code::feature_not_claimable);
  REQUIRE(code_of(*thieves, join(0, 0, road_of_u(), builder)) == Code::feature_not_claimable);
  REQUIRE(code_of(*thieves, join(0, 0, road_of_u(), abbot)) == Code::feature_not_claimable);
  REQUIRE(code_of(*thieves, join(0, 0, road_of_u(), shepherd)) == Code::piece_not_in_game);
  REQUIRE(code_of(*thieves, join(1, 0, road_of_u())) == Code::not_called);

  const auto farmers = beside_a_road(kFieldCircle, 2, {farmer(0, 0)}, modules);
  play(*farmers, kAllAdd);
  REQUIRE(kinds(*farmers) == std::vector<PieceKind>{meeple, big_meeple});
}

TEST_CASE("a mayor is called like a knight, and others may join it (MINIS-WITH-08, CORN-STEP-02)",
          "[engine][corn]") {
  auto game = game_with(corn_and({"abbey_and_mayor"}), {"F", kCityCircle, "U"});
  play(*game, place(0, -1, 1));
  play(*game, as(mayor, claim(*game, city, south)));
  lay(*game, 0, 1, 1);
  play(*game, kAllAdd);
  REQUIRE(game->to_act() == 0);
  REQUIRE(answers(*game, ActionKind::crop_add) == 2);  // meeple, wagon; the mayor stands there
  play(*game, join(0, -1, 0, wagon));
  REQUIRE(figures_at(*game, 0, -1, 0).size() == 2);
}

TEST_CASE(
    "pigs, builders and towers are not called, and figures left alone go home (CORN-STEP-03, EXP-MIX-25, "
    "MINIS-WITH-05)",
    "[engine][corn]") {
  const Modules modules = corn_and({"traders_and_builders", "hills_and_sheep"});
  const auto game = beside_a_road(
      kRoadCircle, 2, {thief(0, 0), thief(0, 1, builder), farmer(1, 1), farmer(1, 2, pig)}, modules);
  play(*game, kAllRemove);
  REQUIRE(answers(*game, ActionKind::crop_remove) == 1);
  const Events events = play(*game, call_home(0, 0, road_of_u()));
  const auto home = only<PieceReturned>(events);
  REQUIRE(home.size() == 2);
  REQUIRE(home[0].reason == ReturnReason::crop_circle);
  REQUIRE(home[1].piece == builder);
  REQUIRE(home[1].reason == ReturnReason::alone);
  REQUIRE(on_table(*game, pig) == 1);
}

TEST_CASE("without farmers a circle that calls them does nothing (CORN-STEP-03, EXP-SETUP-05)",
          "[engine][corn]") {
  const auto game = beside_a_road(kFieldCircle, 2, {thief(0, 0)}, {"corn_circles_1"});
  REQUIRE(phase(*game) == Phase::place);
  const auto farmers = beside_a_road(kFieldCircle, 2, {farmer(0, 0)});
  REQUIRE(phase(*farmers) == Phase::corn);
}

TEST_CASE("lords of castles are neither called nor joined (EXP-MIX-25, EXP-DIFF-03, CORN-STEP-03)",
          "[engine][corn]") {
  auto game = game_with(corn_and({"bridges_castles_and_bazaars"}), {"E", "U", "U", kCityCircle, "U"});
  play(*game, place(0, -1, 2));
  play(*game, claim(*game, city, south));
  play(*game, of_kind(*game, ActionKind::build_castle).front());
  lay(*game, 1, 0, 0);
  lay(*game, 2, 0, 0);
  play(*game, place(0, 1, 1));
  while (phase(*game) == Phase::action) play(*game, kPass);
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(on_table(*game, meeple) == 1);
}

TEST_CASE("crop circles score nothing, and come after what their tile completes (CORN-STEP-04)",
          "[engine][corn]") {
  auto game = game_with(kWithCorn, {"X", "corn1-RFRR-ends-road", "U"});
  lay_and_claim(*game, -1, 0, 0, road, east);
  const Events events = lay(*game, 1, 0, 0);
  REQUIRE(only<Scored>(events).size() == 1);
  REQUIRE(phase(*game) == Phase::place);  // the only thief has gone home

  const auto removing = beside_a_road(kRoadCircle, 2, {thief(0, 0), thief(1, 1)});
  play(*removing, kAllRemove);
  const Events first = play(*removing, call_home(1, 0, road_of_u())),
               second = play(*removing, call_home(0, 0, road_of_u()));
  REQUIRE(only<Scored>(first).empty());
  REQUIRE(only<Scored>(second).empty());
}

TEST_CASE(
    "the choice is asked though nobody could add, and not where nobody is called (CORN-STEP-05, EXP-GEN-03)",
    "[engine][corn]") {
  REQUIRE(phase(*beside_a_road(kRoadCircle, 2, {})) == Phase::place);
  REQUIRE(phase(*beside_a_road(kRoadCircle, 2, {farmer(0, 0)})) == Phase::place);
  const auto game = beside_a_road(kRoadCircle, 2, {thief(1, 1)});
  const auto empty_handed = changed(*game, [](TableState& table) { table.seats[1].supply[0] = 0; });
  REQUIRE(asked_in_order(*empty_handed, kAllAdd).empty());
  REQUIRE(phase(*empty_handed) == Phase::place);
}

TEST_CASE("a turn without a tile asks nothing about the circle before it (CORN-STEP-05)", "[engine][corn]") {
  const Options options{{"unplaceable", std::string("redraw_may")}};
  const std::vector<StartTile> row{lying("U", 0, 0), lying("U", 1, 0), lying("U", 2, 0)};
  const auto before = from_layout(row, {kRoadCircle, "C", "U"}, options, kWithCorn, 2);
  const auto game = with_pieces(*before, {thief(0, 0)});
  lay(*game, 1, 1, 0);
  play(*game, kAllAdd);
  play(*game, kPass);
  REQUIRE(phase(*game) == Phase::redraw);
  play(*game, kPass);
  REQUIRE(phase(*game) == Phase::place);
}

TEST_CASE("a seat that has resigned adds nobody and loses the first follower (EXP-RESIGN-01)",
          "[engine][corn]") {
  const std::vector<PlacedPiece> thieves{thief(0, 0), thief(1, 2), thief(1, 1), thief(2, 0)};
  const auto adding = beside_a_road(kRoadCircle, 3, thieves);
  Events events;
  REQUIRE(adding->apply(1, kResign, events));
  REQUIRE(asked_in_order(*adding, kAllAdd) == std::vector<Seat>{2, 0});
  const auto removing = beside_a_road(kRoadCircle, 3, thieves);
  REQUIRE(removing->apply(1, kResign, events));
  const auto home = only<PieceReturned>(play(*removing, kAllRemove));
  REQUIRE(home.size() == 1);
  REQUIRE(home[0].seat == 1);
  REQUIRE(home[0].cell == Cell{1, 0});
  REQUIRE(removing->to_act() == 2);
}

TEST_CASE("a circle adds for an active player who resigns before the choice (EXP-RESIGN-02)",
          "[engine][corn]") {
  const auto game = beside_a_road(kRoadCircle, 3, {thief(0, 0), thief(1, 1)});
  Events events;
  REQUIRE(game->apply(0, kResign, events));
  REQUIRE(game->to_act() == 1);
  REQUIRE(table_of(*game).corn.choice == CropChoice::add);
  play(*game, join(1, 0, road_of_u()));
  REQUIRE(phase(*game) == Phase::place);
}

TEST_CASE("a seat that resigns while it must remove loses its follower at once (EXP-RESIGN-01)",
          "[engine][corn]") {
  const auto game = beside_a_road(kRoadCircle, 3, {thief(0, 0), thief(1, 1)});
  play(*game, kAllRemove);
  Events events;
  REQUIRE(game->apply(1, kResign, events));
  REQUIRE(only<PieceReturned>(events).size() == 1);
  REQUIRE(game->to_act() == 0);
}

TEST_CASE("several figures of a segment go home one by one, named where their kinds differ (EXP-FIG-04)",
          "[engine][corn]") {
  const Modules modules = corn_and({"inns_and_cathedrals"});
  const auto game =
      beside_a_road(kRoadCircle, 2, {thief(0, 0), thief(0, 0), thief(0, 0, big_meeple)}, modules);
  play(*game, kAllRemove);
  REQUIRE(answers(*game, ActionKind::crop_remove) == 2);
  REQUIRE(code_of(*game, call_home(0, 0, road_of_u())) == Code::which_piece);
  REQUIRE(code_of(*game, call_home(0, 0, road_of_u(), mayor)) == Code::which_piece);
  const auto home = only<PieceReturned>(play(*game, call_home(0, 0, road_of_u(), meeple)));
  REQUIRE(home.size() == 1);
  REQUIRE(figures_at(*game, 0, 0, road_of_u()) ==
          std::vector<PlacedPiece>{thief(0, 0), thief(0, 0, big_meeple)});
}

TEST_CASE("two knights of a segment count for the majority, and both come home (CORN-STEP-01, EXP-FIG-04)",
          "[engine][corn]") {
  auto game = game_with(kWithCorn, {"F", kCityCircle, "R", "U"});
  lay_and_claim(*game, 0, -1, 1, city, south);
  lay(*game, 0, 1, 1);
  play(*game, kAllAdd);
  play(*game, join(0, -1, 0));
  REQUIRE(supply(*game, 0) == 5);
  REQUIRE(figures_at(*game, 0, -1, 0).size() == 2);
}

TEST_CASE(
    "a tower captures one of several figures, by its kind where they differ (EXP-FIG-04, MINIS-WITH-02)",
    "[engine][corn]") {
  const Modules modules = corn_and({"tower", "inns_and_cathedrals"});
  const std::vector<StartTile> row{lying("U", 0, 0), lying("U", 1, 0), lying("U", 2, 0)};
  const auto before = from_layout(row, {kTower, kRoadCircle, "U"}, {}, modules, 2);
  const auto game = with_pieces(*before, {thief(1, 1), thief(1, 1), thief(1, 1, big_meeple)});
  play(*game, place(1, 1, 0));
  play(*game, build(1, 1));
  REQUIRE(answers(*game, ActionKind::capture) == 2);
  Action action = take(*game, 1, 0);
  action.number = 0;
  REQUIRE(code_of(*game, action) == Code::which_piece);
  action.number = which(meeple);
  play(*game, action);
  REQUIRE(held(*game, 0, 1) == 1);
  REQUIRE(figures_at(*game, 1, 0, road_of_u()).size() == 2);
}

TEST_CASE("a princess removes one of several knights, and the fairy goes to one (EXP-FIG-04, MINIS-WITH-03)",
          "[engine][corn]") {
  const Modules modules = corn_and({"princess_and_dragon", "inns_and_cathedrals"});
  const std::vector<StartTile> start{lying("F", 0, 0, 0)};
  const PlacedPiece knight = standing(0, meeple, "F", city, 0, 0);
  PlacedPiece big = knight;
  big.piece = big_meeple;
  const auto before = from_layout(start, {kPrincess, "U"}, {}, modules, 2);
  const auto game = with_pieces(*before, {knight, knight, big});
  const auto places = of_kind(*game, ActionKind::place_tile);
  play(*game, *std::ranges::find_if(places, [&](const Action& action) {
    return action.cell == Cell{1, 0} && action.rotation == 3;
  }));
  REQUIRE(answers(*game, ActionKind::remove_knight) == 2);
  REQUIRE(answers(*game, ActionKind::place_fairy) == 2);
  Action to_big = fairy_beside(big), removes = without(knight);
  REQUIRE(code_of(*game, to_big) == Code::which_piece);
  REQUIRE(code_of(*game, removes) == Code::which_piece);
  to_big.number = which(big_meeple);
  removes.number = which(meeple);
  const auto other = continued(game->setup(), game->snapshot());
  play(*game, to_big);
  REQUIRE(dragon_of(*game).fairy->with->piece == big_meeple);
  play(*other, removes);
  REQUIRE(figures_at(*other, 0, 0, knight.feature) == std::vector<PlacedPiece>{knight, big});
}

TEST_CASE("a save is refused whose crop circle calls nobody or is answered in another step (CORN-STEP-05)",
          "[engine][corn]") {
  const auto game = beside_a_road(kRoadCircle, 2, {thief(0, 0), thief(1, 1)});
  REQUIRE(refused_save(*game, [](TableState& table) { table.pieces.clear(); }) == Code::bad_snapshot);
  REQUIRE(refused_save(*game, [](TableState& table) {
            table.seat = 1;
            table.turn_seat = 0;
          }) == Code::bad_snapshot);
  play(*game, kAllAdd);
  REQUIRE(refused_save(*game, [](TableState& table) { table.phase = Phase::action; }) == Code::bad_snapshot);
  REQUIRE(refused_save(*game, [](TableState& table) { table.corn.choice.reset(); }) == Code::bad_snapshot);
  const auto again = continued(game->setup(), game->snapshot());
  REQUIRE(again->legal_actions() == game->legal_actions());
}

}  // namespace bastide::test
