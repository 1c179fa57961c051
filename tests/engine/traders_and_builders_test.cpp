// Traders & Builders: the rules that its worked examples (tests/playthroughs/traders) leave out.
#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "random_games.hpp"
#include "surveying.hpp"
#include "tower_scenario.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;
using Modules = std::vector<std::string>;

const Modules kWithTraders{"farmers", "traders_and_builders"};
constexpr std::string_view kWine = "traders-FCFC-joined-wine";
const Modules kWithTradersAndDragon{"farmers", "traders_and_builders", "princess_and_dragon"};
constexpr Action kDoubleTurn{.kind = ActionKind::double_turn};

std::unique_ptr<Game> with_traders_pile(const std::vector<TileId>& pile, const Options& options = {},
                                        const Modules& modules = kWithTraders, int seats = 2) {
  return started(forced_setup(rules_with(modules, options), seats, pile));
}

std::unique_ptr<Game> with_traders_pile(Names pile, const Options& options = {},
                                        const Modules& modules = kWithTraders, int seats = 2) {
  return with_traders_pile(tiles(pile), options, modules, seats);
}

Action as(PieceKind piece, Action action) {
  action.piece = piece;
  return action;
}

/// Far in the north, where nothing is disturbed; deploys nothing.
Events lay_elsewhere(Game& game) {
  const auto placements = of_kind(game, ActionKind::place_tile);
  const Action north =
      *std::ranges::min_element(placements, {}, [](const Action& action) { return action.cell.y; });
  Events events = play(game, north);
  if (phase(game) != Phase::action) return events;
  const Events more = play(game, kPass);
  events.insert(events.end(), more.begin(), more.end());
  return events;
}

/// Seat 0 has a thief and a builder on the road that runs east from D; it is seat 1's turn.
std::unique_ptr<Game> with_a_builder(Names rest, const Options& options = {},
                                     const Modules& modules = kWithTraders, int seats = 2) {
  std::vector<TileId> order = tiles({"U", "E"});
  order.insert(order.end(), static_cast<std::size_t>(seats - 1), tile_named("U"));
  const auto more = tiles(rest);
  order.insert(order.end(), more.begin(), more.end());
  auto game = with_traders_pile(order, options, modules, seats);
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay(*game, 0, -1, 2);
  for (int other = 2; other < seats; ++other) lay_elsewhere(*game);
  play(*game, place(2, 0, 0));
  play(*game, as(builder, claim(*game, road, west)));
  return game;
}

const TableState& table_of(const Game& game) {
  static TableState table;
  return table = game.snapshot().table;
}

GoodsSeat goods_of(const Game& game, Seat seat) { return table_of(game).seats[seat].goods; }

std::ptrdiff_t on_table(const Game& game, PieceKind piece) {
  return std::ranges::count(table_of(game).pieces, piece, &PlacedPiece::piece);
}

std::map<std::string_view, int> goods_printed(std::string_view edition) {
  std::map<std::string_view, int> count;
  for (const SetEntry& entry : tile_set("traders_and_builders", edition))
    for (const Segment& segment : tile(entry.tile).segments)
      for (const auto& [mark, name] :
           {std::pair{Mark::wine, "wine"}, {Mark::grain, "grain"}, {Mark::cloth, "cloth"}})
        if ((segment.marks & bit(mark)) != 0) count[name] += entry.count;
  return count;
}

Code refused_save(const Game& game, const std::function<void(TableState&)>& change) {
  Snapshot snapshot = game.snapshot();
  change(snapshot.table);
  const auto restored = carcassonne().restore(game.setup(), snapshot);
  REQUIRE_FALSE(restored);
  return restored.error().code;
}

using FieldsOfTile = std::vector<std::pair<int, int>>;
FieldsOfTile fields_of(std::string_view name) {
  FieldsOfTile fields;
  for (const Segment& segment : tile(find_tile(name).value()).segments)
    if (segment.kind == field) fields.emplace_back(segment.halves, std::popcount(segment.cities));
  return fields;
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
    "each of six has one builder and one pig, and the sixth seat is not theirs (TRADERS-COMP-03, "
    "TRADERS-COMP-05)",
    "[engine][traders]") {
  REQUIRE(carcassonne().seats_max(rules_with(kWithTraders)) == 5);
  const auto game = with_traders_pile({"U"}, {{"sixth_player", true}}, kWithTraders, 6);
  for (Seat seat = 0; seat < 6; ++seat) {
    REQUIRE(supply(*game, seat, builder) == 1);
    REQUIRE(supply(*game, seat, pig) == 1);
    REQUIRE(supply(*game, seat) == 7);
  }
  const auto without = with_traders_pile({"U"}, {}, {"farmers"});
  REQUIRE(supply(*without, 0, builder) + supply(*without, 0, pig) == 0);
  play(*without, place(1, 0, 0));
  REQUIRE(code_of(*without, as(builder, claim(*without, road, west))) == Code::piece_not_in_game);
  REQUIRE(code_of(*without, kDoubleTurn) == Code::action_not_in_game);
}

TEST_CASE(
    "a double turn is one turn with two draws, placements, actions and scorings "
    "(TRADERS-TURN-01, TRADERS-TURN-03, EXP-PART-02, TRADERS-REC-02, TRADERS-REC-03)",
    "[engine][traders]") {
  const auto game = with_a_builder({"E", "U", "E", "U", "U"});
  lay_elsewhere(*game);
  const int turn = table_of(*game).turn;
  const Events first = lay(*game, 3, 0, 0);
  REQUIRE(only<TurnEnded>(first).empty());
  REQUIRE(only<DoubleTurn>(first).at(0).seat == 0);
  REQUIRE(only<TileDrawn>(first).at(0).seat == 0);
  REQUIRE(table_of(*game).turn == turn);
  REQUIRE(game->to_act() == 0);
  REQUIRE(table_of(*game).parts.part == PartReason::builder);
  REQUIRE(table_of(*game).parts.due.empty());
  const Events second = lay_elsewhere(*game);
  REQUIRE(only<TurnEnded>(second).size() == 1);
  REQUIRE(game->to_act() == 1);
  REQUIRE(table_of(*game).turn == turn + 1);
  REQUIRE_FALSE(table_of(*game).parts.part);
}

TEST_CASE(
    "the second tile is due from the placement on, and everybody sees it (TRADERS-BUILD-05, TRADERS-REC-04)",
    "[engine][traders]") {
  const auto game = with_a_builder({"E", "U", "E", "U"});
  lay_elsewhere(*game);
  REQUIRE(game->view(1).table.parts.due.empty());
  play(*game, place(3, 0, 0));
  REQUIRE(phase(*game) == Phase::action);
  REQUIRE(game->view(1).table.parts.due == std::vector{PartReason::builder});
  REQUIRE_FALSE(game->view(1).table.parts.part);
}

TEST_CASE("what follows the draw of the second tile is nobody's to foresee (TRADERS-TURN-03)",
          "[engine][traders][preview]") {
  const auto game = with_a_builder({"E", "U", "E", "U"});
  lay_elsewhere(*game);
  const std::vector<Action> first{place(3, 0, 0), kPass};
  const Preview preview = accepted(foresee(*game, 0, first));
  REQUIRE(only<DoubleTurn>(preview.events).size() == 1);
  REQUIRE(only<TileDrawn>(preview.events).empty());
  REQUIRE(preview.choices.empty());
  const std::vector<Action> both{place(3, 0, 0), kPass, place(4, 0, 0)};
  REQUIRE_FALSE(try_step(*game, 0, both));
}

TEST_CASE(
    "TRADERS-X06: what came home in the first part serves in the second (TRADERS-TURN-05, TRADERS-BUILD-06)",
    "[engine][traders][examples]") {
  const auto before = with_traders_pile({"W", "E", "U", "V", "X", "V", "U"});
  const auto game = changed(*before, [](TableState& table) { table.seats[0].supply[0] = 1; });
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay(*game, 0, -1, 2);
  play(*game, place(-1, 0, 0));
  play(*game, as(builder, claim(*game, road, east)));
  lay(*game, 0, 1, 0);
  play(*game, place(-2, 0, 0));
  REQUIRE(score(*game, 0) == 4);  // nothing could be deployed, and the step was passed by itself
  REQUIRE(supply(*game, 0) == 1);
  REQUIRE(supply(*game, 0, builder) == 1);
  play(*game, place(-2, -1, 0));
  REQUIRE(code_of(*game, as(builder, claim(*game, road, south))) == Code::no_own_follower);
  play(*game, claim(*game, road, south));
  REQUIRE(supply(*game, 0) == 0);
}

TEST_CASE("follower, builder or pig, one of them (TRADERS-TURN-06, TRADERS-REC-01)", "[engine][traders]") {
  const auto game = with_traders_pile({"U", "E", "U", "U", "U"});
  lay_and_farm(*game, 1, 0, 0, 0);
  lay(*game, 0, -1, 2);
  play(*game, place(2, 0, 0));
  const auto deployments = of_kind(*game, ActionKind::deploy);
  REQUIRE(std::ranges::count(deployments, pig, &Action::piece) == 1);
  play(*game, as(pig, claim_field(*game, 7)));
  REQUIRE(game->to_act() == 1);
  REQUIRE(on_table(*game, pig) == 1);
}

TEST_CASE("they hold nothing: a feature is free, owned and scored without them (TRADERS-FIG-01)",
          "[engine][traders]") {
  // Two thieves against a thief and a builder.
  const auto before = with_a_builder({"U", "U"});
  const auto game = changed(*before, [](TableState& table) {
    table.pieces.insert(table.pieces.end(), 2, {1, meeple, {2, 0}, 0});
    table.seats[1].supply[0] -= 2;
  });
  lay_elsewhere(*game);
  const Events end = lay_elsewhere(*game);
  REQUIRE(game->over());
  REQUIRE(only<Scored>(end).size() == 1);
  REQUIRE(only<Scored>(end).at(0).seat == 1);
}

TEST_CASE(
    "a builder needs an own follower of any kind, whoever else is there (TRADERS-FIG-04, TRADERS-BUILD-02)",
    "[engine][traders]") {
  const auto game = with_traders_pile({"U", "U", "U", "U", "U"}, {},
                                      {"farmers", "inns_and_cathedrals", "traders_and_builders"});
  play(*game, place(1, 0, 0));
  REQUIRE(code_of(*game, as(builder, claim(*game, road, west))) == Code::no_own_follower);
  play(*game, as(big_meeple, claim(*game, road, west)));
  play(*game, place(2, 0, 0));
  REQUIRE(code_of(*game, as(builder, claim(*game, road, west))) == Code::no_own_follower);
  play(*game, kPass);
  play(*game, place(3, 0, 0));
  play(*game, as(builder, claim(*game, road, west)));
  REQUIRE(on_table(*game, builder) == 1);
  REQUIRE(table_of(*game).pieces.size() == 2);
}

TEST_CASE("big followers keep builder and pig in place (TRADERS-INNS-01, INNS-TRADERS-01)",
          "[engine][traders][inns]") {
  const auto game = with_traders_pile({"inns-CCCC-joined-cathedral", kWine, "E", "E", "E", "U"}, {},
                                      {"farmers", "inns_and_cathedrals", "traders_and_builders"}, 1);
  play(*game, place(0, -1, 0));
  play(*game, as(big_meeple, claim(*game, city, south)));
  play(*game, place(0, -2, 1));
  play(*game, as(builder, claim(*game, city, south)));
  lay(*game, 1, -1, 3);
  REQUIRE(table_of(*game).parts.part);
  lay(*game, -1, -1, 1);
  const Events end = lay(*game, 0, -3, 2);
  REQUIRE(only<Scored>(end).at(0).points == 18);
  REQUIRE(goods_of(*game, 0) == GoodsSeat{1, 0, 0});
  REQUIRE(on_table(*game, builder) == 0);
}

TEST_CASE(
    "a builder works on roads and cities, not on fields or monasteries, and a pig on fields only "
    "(TRADERS-BUILD-01, TRADERS-PIG-01, TRADERS-FIG-05)",
    "[engine][traders]") {
  const auto game = with_traders_pile({"A", "U"}, {}, {"farmers", "abbot", "traders_and_builders"});
  play(*game, place(1, 0, 1));
  REQUIRE(code_of(*game, as(builder, claim_monastery(*game))) == Code::feature_not_claimable);
  REQUIRE(code_of(*game, as(builder, claim_field(*game, 0))) == Code::feature_not_claimable);
  REQUIRE(code_of(*game, as(builder, claim(*game, road, west))) == Code::no_own_follower);
  for (const Action& action : {claim_monastery(*game), claim(*game, road, west)})
    REQUIRE(code_of(*game, as(pig, action)) == Code::feature_not_claimable);
  REQUIRE(code_of(*game, as(pig, claim_field(*game, 0))) == Code::no_own_follower);

  const auto without = with_traders_pile({"U", "U"}, {}, {"traders_and_builders"});
  REQUIRE(supply(*without, 0, pig) == 0);
  play(*without, place(1, 0, 0));
  REQUIRE(code_of(*without, as(pig, claim_field(*without, 0))) == Code::piece_not_in_game);
}

TEST_CASE("neither in a garden nor on a tower (TRADERS-FIG-05)", "[engine][traders][tower]") {
  const auto game =
      with_traders_pile({"tower-FFFF", "U", "U"}, {}, {"farmers", "tower", "traders_and_builders"}, 1);
  lay_and(*game, 0, 1, 0, build(0, 1));
  play(*game, place(1, 0, 0));
  REQUIRE(code_of(*game, as(builder, top(0, 1))) == Code::feature_not_claimable);
  REQUIRE(code_of(*game, as(pig, top(0, 1))) == Code::feature_not_claimable);
}

TEST_CASE("one builder, which stays where it is and works in every turn (TRADERS-BUILD-04, TRADERS-BUILD-09)",
          "[engine][traders]") {
  const auto game = with_a_builder({"E", "U", "E", "E", "U", "E", "U"});
  for (int x = 3; x < 5; ++x) {
    lay_elsewhere(*game);
    play(*game, place(x, 0, 0));
    REQUIRE(code_of(*game, as(builder, claim(*game, road, west))) == Code::no_piece_left);
    REQUIRE(only<DoubleTurn>(play(*game, kPass)).size() == 1);
    lay_elsewhere(*game);
    REQUIRE(game->to_act() == 1);
  }
}

TEST_CASE("another's builder gives nothing (TRADERS-BUILD-10)", "[engine][traders]") {
  const auto game = with_a_builder({"U", "U"});
  const Events events = lay(*game, 3, 0, 0);
  REQUIRE(only<DoubleTurn>(events).empty());
  REQUIRE(game->to_act() == 0);
}

TEST_CASE("the second part extends the road as well, and gives no third one (TRADERS-BUILD-08, EXP-PART-01)",
          "[engine][traders]") {
  const auto game = with_a_builder({"E", "U", "U", "U"});
  lay_elsewhere(*game);
  lay(*game, 3, 0, 0);
  REQUIRE(game->to_act() == 0);
  const Events second = lay(*game, 4, 0, 0);
  REQUIRE(only<DoubleTurn>(second).empty());
  REQUIRE(game->to_act() == 1);
}

TEST_CASE(
    "asked before it, a player may take the double turn or not (TRADERS-BUILD-11, TRADERS-TURN-02, "
    "TRADERS-DIFF-02)",
    "[engine][traders]") {
  for (const bool takes : {true, false}) {
    const auto game = with_a_builder({"E", "U", "U", "U"}, {{"double_turn", "may"}});
    lay_elsewhere(*game);
    const Events asked = lay(*game, 3, 0, 0);
    REQUIRE(only<TileDrawn>(asked).empty());
    REQUIRE(phase(*game) == Phase::again);
    REQUIRE(game->legal_actions() == std::vector<Action>{kDoubleTurn, kPass});
    REQUIRE(code_of(*game, place(4, 0, 0)) == Code::wrong_phase);
    const Events answered = play(*game, takes ? kDoubleTurn : kPass);
    REQUIRE(only<DoubleTurn>(answered).size() == (takes ? 1 : 0));
    REQUIRE(only<TurnEnded>(answered).size() == (takes ? 0 : 1));
    REQUIRE(game->to_act() == (takes ? 0 : 1));
    REQUIRE(on_table(*game, builder) == 1);
  }
}

TEST_CASE("with the last tile nobody is asked (EXP-PART-03, TRADERS-BUILD-12)", "[engine][traders]") {
  for (const std::string double_turn : {"may", "always"}) {
    const auto game = with_a_builder({"E", "U"}, {{"double_turn", double_turn}});
    lay_elsewhere(*game);
    const Events end = lay(*game, 3, 0, 0);
    REQUIRE(game->over());
    REQUIRE(only<TurnEnded>(end).size() == 1);
    REQUIRE(only<DoubleTurn>(end).empty());
  }
}

TEST_CASE("the second tile fits nowhere and was the last: the turn and the game end (TRADERS-BUILD-12)",
          "[engine][traders]") {
  const auto game = with_a_builder({"U", "U", "C"});
  lay_elsewhere(*game);
  const Events end = lay(*game, 3, 0, 0);
  REQUIRE(game->over());
  REQUIRE(only<DoubleTurn>(end).size() == 1);
  REQUIRE(only<TileDiscarded>(end).size() == 1);
  REQUIRE(only<TurnEnded>(end).size() == 1);
}

TEST_CASE("the second tile fits nowhere and another is drawn, or not (TRADERS-BUILD-12)",
          "[engine][traders]") {
  const auto before = with_a_builder({"U", "U", "C", "U", "U"}, {{"unplaceable", "redraw_may"}});
  lay_elsewhere(*before);
  lay(*before, 3, 0, 0);
  REQUIRE(phase(*before) == Phase::redraw);
  const auto again = before->clone();
  play(*again, kDrawAgain);
  REQUIRE(phase(*again) == Phase::place);
  REQUIRE(again->to_act() == 0);
  const Events ended = play(*before, kPass);
  REQUIRE(only<TurnEnded>(ended).size() == 1);
  REQUIRE(before->to_act() == 1);
}

TEST_CASE("whoever leaves plays no second part, before it, in it or asked for it (EXP-PART-01)",
          "[engine][traders]") {
  for (const std::string double_turn : {"always", "may"}) {
    for (const int steps : {1, 2}) {
      const auto game =
          with_a_builder({"E", "U", "U", "U", "U", "U"},
                         {{"double_turn", double_turn}, {"sixth_player", false}}, kWithTraders, 3);
      const Seat owner = 0;
      while (game->to_act() != owner) lay_elsewhere(*game);
      play(*game, place(3, 0, 0));
      if (steps > 1) play(*game, kPass);
      Events events;
      REQUIRE(game->apply(owner, kResign, events));
      REQUIRE(only<TurnEnded>(events).size() == 1);
      REQUIRE(only<DoubleTurn>(events).empty());
      REQUIRE(game->to_act() != owner);
      REQUIRE(table_of(*game).parts == PartsTable{});
    }
  }
}

TEST_CASE(
    "one pig, which may come back after its farmer was taken (TRADERS-PIG-03, TRADERS-FIG-02, "
    "TRADERS-FIG-03)",
    "[engine][traders][tower]") {
  const auto game = with_traders_pile({"U", "tower-FFFF", "U", "U", "U", "U"}, {},
                                      {"farmers", "tower", "traders_and_builders"});
  lay_and_farm(*game, 1, 0, 0, 5);
  lay(*game, 1, 1, 0);
  play(*game, place(2, 0, 0));
  play(*game, as(pig, claim_field(*game, 5)));
  lay_and(*game, 3, 0, 0, build(1, 1));
  const Events taken = play(*game, take(*game, 1, 0));
  REQUIRE(only<PieceReturned>(taken).at(0).piece == pig);
  REQUIRE(only<PieceReturned>(taken).at(0).reason == ReturnReason::alone);
  REQUIRE(supply(*game, 0, pig) == 1);
  REQUIRE(on_table(*game, pig) == 0);
}

TEST_CASE("of two farms at a city the one with the pig pays its owner (TRADERS-PIG-06)",
          "[engine][traders]") {
  // Two farmers on fields that both touch the city north of D; the pig is on the second.
  const auto game =
      with_traders_pile({"E", "U", "U", "U"}, {{"farm_scoring", "farm-3-once"}}, kWithTraders, 1);
  lay_and_farm(*game, 0, -1, 2, 2);  // around the city's north
  lay_and_farm(*game, 1, 0, 0, 1);   // the strip between city and road
  play(*game, place(2, 0, 0));
  if (is_legal(*game, as(pig, claim_field(*game, 1))))
    play(*game, as(pig, claim_field(*game, 1)));
  else
    play(*game, kPass);
  const Events end = lay(*game, 3, 0, 0);
  REQUIRE(game->over());
  int points = 0;
  for (const Scored& scored : only<Scored>(end))
    if (scored.feature == field) points += scored.points;
  REQUIRE(points == 4);
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

TEST_CASE("the second tile comes from the river as long as there is one (TRADERS-RIVER-01)",
          "[engine][traders][river]") {
  // The river turns back, so that its second bridge goes on with the road over the first.
  const auto before =
      with_traders_pile({"river1-road-bridge", "river1-bend", "river1-bend", "river1-road-bridge",
                         "river1-straight", "river1-lake", "U"},
                        {{"river_uturn", "off"}}, {"farmers", "river", "traders_and_builders"}, 1);
  lay_and_claim(*before, 1, 0, 1, road, north);
  const auto game = changed(*before, [](TableState& table) {
    table.pieces.push_back({0, builder, table.pieces[0].cell, table.pieces[0].feature});
    table.seats[0].supply[static_cast<std::size_t>(builder)] = 0;
  });
  for (const Cell cell : {Cell{2, 0}, Cell{2, 1}}) {
    const auto placements = of_kind(*game, ActionKind::place_tile);
    const auto there = [&](const Action& action) {
      return action.cell == cell && (cell.y == 1 || action.rotation == placements.front().rotation);
    };
    play(*game, *std::ranges::find_if(placements, there));
    play(*game, kPass);
  }
  const Events bridged = lay(*game, 1, 1, 1);
  REQUIRE(only<DoubleTurn>(bridged).size() == 1);
  REQUIRE(tile(table_of(*game).tile).deck == Deck::river);
}

TEST_CASE("an abbot supports neither, and comes back between the parts (TRADERS-ABBOT-01, EXP-MIX-01)",
          "[engine][traders][abbot]") {
  const auto game = with_traders_pile({"B", "E", "U", "E", "U", "E", "U", "B", "U"}, {},
                                      {"farmers", "abbot", "traders_and_builders"});
  lay_and_bless(*game, 0, 1, 0);
  lay(*game, 0, -1, 2);
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay_elsewhere(*game);
  play(*game, place(2, 0, 0));
  REQUIRE(code_of(*game, as(pig, claim_field(*game, 5))) == Code::no_own_follower);
  play(*game, as(builder, claim(*game, road, west)));
  lay_elsewhere(*game);
  lay_and(*game, 3, 0, 0, kReturnAbbot);
  REQUIRE(game->to_act() == 0);
  play(*game, place(1, 1, 0));
  REQUIRE(is_legal(*game, claim_with_abbot(*game)));
}

TEST_CASE(
    "one ransom in the whole double turn, and a tower piece in each part (TRADERS-TURN-04, TRADERS-TOWER-02, "
    "TRADERS-TOWER-03)",
    "[engine][traders][tower]") {
  const Modules modules{"farmers", "tower", "traders_and_builders"};
  const auto before = with_a_builder({"tower-FFFF", "U", "U", "U", "U"}, {}, modules);
  lay(*before, 1, 1, 0);
  const auto game = changed(*before, [](TableState& table) {
    table.seats[0].score = 9;
    imprison(table, 1, 0);
    --table.seats[0].supply[0];
    ++table.tower.prisoners[0].count;
  });
  SECTION("a tower piece in both") {
    lay_and(*game, 3, 0, 0, build(1, 1));
    if (phase(*game) == Phase::capture) play(*game, kPass);
    REQUIRE(phase(*game) == Phase::late);
    play(*game, kPass);
    REQUIRE(game->to_act() == 0);
    const auto placements = of_kind(*game, ActionKind::place_tile);
    play(*game, placements.front());
    play(*game, build(1, 1));
    REQUIRE(table_of(*game).tower.towers.at(0).height == 2);
  }
  SECTION("after the first part") {
    lay(*game, 3, 0, 0);
    REQUIRE(phase(*game) == Phase::late);
    play(*game, ransom(1));
    REQUIRE(game->to_act() == 0);
    REQUIRE(phase(*game) == Phase::place);
    REQUIRE(code_of(*game, ransom(1)) == Code::ransom_used);
    lay(*game, 4, 0, 0);
    REQUIRE(game->to_act() == 1);
  }
}

TEST_CASE("builder and pig are no prisoners (TRADERS-FIG-05, TRADERS-TOWER-01)", "[engine][traders][tower]") {
  const auto game = with_a_builder({"tower-FFFF", "U"}, {}, {"farmers", "tower", "traders_and_builders"});
  play(*game, place(2, 1, 0));
  play(*game, build(2, 1));  // in reach of the builder alone
  REQUIRE(phase(*game) != Phase::capture);
  REQUIRE(on_table(*game, builder) == 1);
}

TEST_CASE("neither on a volcano nor through a portal (DRAGON-VOLC-03, DRAGON-PORT-05, DRAGON-DIFF-06)",
          "[engine][traders][dragon]") {
  SECTION("a builder on a volcano") {
    const auto game =
        with_traders_pile({"U", "E", "dragon-FRFR-through-volcano", "U"}, {}, kWithTradersAndDragon);
    lay_and_claim(*game, 1, 0, 0, road, west);
    lay(*game, 0, -1, 2);
    play(*game, place(2, 0, 0));
    REQUIRE(of_kind(*game, ActionKind::deploy).empty());
    REQUIRE(code_of(*game, as(builder, claim(*game, road, west))) == Code::dragon_there);
  }
  SECTION("a pig on a volcano") {
    const auto game = with_traders_pile({"U", "E", "dragon-FFFF-volcano", "U"}, {}, kWithTradersAndDragon);
    lay_and_farm(*game, 1, 0, 0, 0);
    lay(*game, 0, -1, 2);
    play(*game, place(1, -1, 0));
    REQUIRE(code_of(*game, as(pig, claim_field(*game, 0))) == Code::dragon_there);
  }
  SECTION("a builder through a portal") {
    const auto game =
        with_traders_pile({"U", "E", "dragon-FRRR-ends-portal", "U"}, {}, kWithTradersAndDragon);
    lay_and_claim(*game, 1, 0, 0, road, west);
    lay(*game, 0, -1, 2);
    play(*game, place(2, 0, 0));
    const Action here = as(builder, claim(*game, road, west));
    REQUIRE(is_legal(*game, here));
    Action there = here;
    there.elsewhere = true;
    there.cell = {1, 0};
    there.feature = table_of(*game).pieces.at(0).feature;
    REQUIRE(code_of(*game, there) == Code::no_portal);
  }
}

TEST_CASE(
    "the dragon eats a builder, beside which no fairy stands (DRAGON-EAT-01, DRAGON-FAIRY-03, "
    "TRADERS-FIG-05)",
    "[engine][traders][dragon]") {
  const auto game = with_a_builder({"dragon-FFFF-volcano", "dragon-FRFR-through-dragon", "E", "U"}, {},
                                   kWithTradersAndDragon);
  play(*game, place(2, 1, 0));
  play(*game, place(3, 0, 0));
  const std::vector<Action> fairies = of_kind(*game, ActionKind::place_fairy);
  REQUIRE(fairies.size() == 1);
  REQUIRE(fairies.at(0).cell == Cell{1, 0});
  play(*game, kPass);
  const Events events = play(*game, {.kind = ActionKind::move_dragon, .direction = north});
  const auto eaten = only<PieceReturned>(events);
  REQUIRE(eaten.size() == 1);
  REQUIRE(eaten.at(0).piece == builder);
  REQUIRE(eaten.at(0).reason == ReturnReason::eaten);
  REQUIRE(supply(*game, 0, builder) == 1);
  while (phase(*game) == Phase::dragon) play(*game, game->legal_actions().front());
  REQUIRE(table_of(*game).parts.part == PartReason::builder);
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

TEST_CASE("builders come off at the end without effect (TRADERS-FINAL-02)", "[engine][traders]") {
  const auto game = with_a_builder({"E"});
  const Events end = lay_elsewhere(*game);
  REQUIRE(game->over());
  REQUIRE(only<Scored>(end).size() == 1);
  REQUIRE(score(*game, 0) == 3);
}

TEST_CASE(
    "a save in which a builder or pig stands alone, or a part is due too early, is refused (TRADERS-FIG-03)",
    "[engine][traders][rejections]") {
  const auto game = with_a_builder({"E", "U", "U"});
  const auto refused = [&](const std::function<void(TableState&)>& change) {
    return refused_save(*game, change);
  };
  REQUIRE(refused([](TableState& table) {
            std::erase_if(table.pieces, [](const PlacedPiece& piece) { return piece.piece == meeple; });
            table.seats[0].supply[0] = 7;
          }) == Code::bad_snapshot);
  REQUIRE(refused([](TableState& table) { table.pieces.back().piece = pig; }) == Code::bad_snapshot);
  REQUIRE(refused([](TableState& table) { table.parts.due = {PartReason::builder}; }) == Code::bad_snapshot);
  REQUIRE(refused([](TableState& table) { table.phase = Phase::again; }) == Code::bad_snapshot);
  const auto plain = with_traders_pile({"U", "U"}, {}, {"farmers"});
  REQUIRE(refused_save(*plain, [](TableState& table) { table.parts.part = PartReason::builder; }) ==
          Code::bad_snapshot);
  REQUIRE(refused_save(*plain, [](TableState& table) { table.seats[0].goods.wine = 1; }) ==
          Code::bad_snapshot);
}

TEST_CASE("goods and parts count for the fingerprint", "[engine][traders]") {
  const auto before = with_a_builder({"E", "U", "U", "U"});
  lay_elsewhere(*before);
  const auto print = [&](const std::function<void(TableState&)>& change) {
    return changed(*before, change)->fingerprint();
  };
  const std::vector<std::uint64_t> prints{
      before->fingerprint(),
      print([](TableState& table) { table.seats[0].goods.wine = 1; }),
      print([](TableState& table) { table.seats[0].goods.grain = 1; }),
      print([](TableState& table) { table.seats[1].goods.wine = 1; }),
      print([](TableState& table) { table.seats[0].goods.wine = 2; }),
      print([](TableState& table) { table.parts.part = PartReason::builder; })};
  auto sorted = prints;
  std::ranges::sort(sorted);
  REQUIRE(std::ranges::adjacent_find(sorted) == sorted.end());
}

TEST_CASE(
    "in random games each builder and pig shares its feature with an own follower, a seat plays at most two "
    "tiles a turn, and goods only grow (TRADERS-FIG-03, TRADERS-BUILD-08, TRADERS-GOODS-06)",
    "[engine][traders][random]") {
  int doubles = 0, claims = 0, lonely = 0;
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    RandomGame players(seed);
    if (!players.setup().rules.has("traders_and_builders")) continue;
    auto [game, events] = started_with_events(players.setup());
    int placed = 0, turn = 1, held_before = 0;
    while (!game->over()) {
      const auto [seat, action] = players.choose(*game);
      events.clear();
      REQUIRE(game->apply(seat, action, events));
      const TableState table = game->snapshot().table;
      placed += static_cast<int>(only<TilePlaced>(events).size());
      REQUIRE(placed <= 2);
      if (table.turn != turn) placed = 0, turn = table.turn;
      doubles += static_cast<int>(only<DoubleTurn>(events).size());
      claims += static_cast<int>(only<GoodsClaimed>(events).size());
      for (const PieceReturned& back : only<PieceReturned>(events))
        lonely += back.reason == ReturnReason::alone;
      int held = 0;
      for (const SeatState& one : table.seats) held += one.goods.wine + one.goods.grain + one.goods.cloth;
      REQUIRE(held >= held_before);
      held_before = held;
      REQUIRE(carcassonne().restore(game->setup(), game->snapshot()));  // none of them alone
    }
  }
  CHECK(doubles > 20);
  CHECK(claims > 20);
  CHECK(lonely > 2);
}

TEST_CASE("where the tiles part fields and cities, in the table of TRADERS, section 7", "[engine][traders]") {
  constexpr int n1 = 1, n2 = 2, e1 = 4, e2 = 8, s1 = 16, s2 = 32, w1 = 64, w2 = 128;
  REQUIRE(fields_of("traders-CFRR-ends") == FieldsOfTile{{e1 | e2 | s1, 1}, {s2 | w1, 0}, {w2, 1}});
  REQUIRE(fields_of("traders-FRRR-monastery-ends") ==
          FieldsOfTile{{n1 | n2 | e1 | w2, 0}, {e2 | s1, 0}, {s2 | w1, 0}});
  REQUIRE(fields_of("traders-CCCC-nw+e+s-cloth") == FieldsOfTile{{0, 3}});
  REQUIRE(fields_of("traders-CCCC-nw+es-wine") == FieldsOfTile{{0, 2}});
  REQUIRE(fields_of("traders-RRRR-ns+ew").size() == 4);
  REQUIRE(fields_of("traders-CFRC-joined-spur-grain") == FieldsOfTile{{e1 | e2, 1}, {s1, 1}, {s2, 1}});
}

}  // namespace bastide::test
