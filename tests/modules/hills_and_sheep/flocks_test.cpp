// Shepherds and flocks: tokens out of a bag, wolves, closed fields, and what other modules make of them.
#include "catch.hpp"
#include "describe.hpp"
#include "modules/hills_and_sheep/games.hpp"
#include "properties.hpp"

#include <engine/carcassonne/referee.hpp>
#include <engine/catalogue.hpp>

#include <algorithm>
#include <functional>
#include <map>

namespace bastide::test {
namespace {

using enum PieceKind;
using enum FeatureKind;
using Tokens = std::vector<int>;

/// HILLS-X03 up to the choice of seat 0, whose tile has joined both fields.
std::unique_ptr<Game> two_flocks(int mine, int theirs, Tokens later = {}) {
  Tokens tokens{mine, theirs};
  tokens.insert(tokens.end(), later.begin(), later.end());
  auto game = flock_game({"E", "U", "V", "U", "U"}, tokens);
  lay_and_tend(*game, 0, -1, 2, 0);
  lay_and_tend(*game, 1, 0, 0, 0);
  lay(*game, 1, -1, 2);
  return game;
}

std::vector<Seat> paid_for_flocks(const Events& events) {
  std::vector<Seat> seats;
  for (const Scored& scored : only<Scored>(events))
    if (scored.reason == ScoreReason::flock) seats.push_back(scored.seat);
  return seats;
}

/// The inner field of HILLS-X04 with seat 0's shepherd and a flock of 1; three of its four tiles lie.
std::unique_ptr<Game> almost_closed(Names more, Tokens tokens) {
  std::vector<std::string_view> names{"V", "V", "V"};
  names.insert(names.end(), more.begin(), more.end());
  Setup setup = forced_setup(rules_with(kWithHills), 2, {});
  for (const std::string_view name : names) setup.forced.push_back(tile_named(name));
  setup.forced_chance = {{"flock", tokens}};
  auto game = started(setup);
  lay_and_tend(*game, 0, 1, 3, 3);
  lay(*game, 1, 1, 0);
  play(*game, place(0, 2, 2));
  play(*game, kPass);
  return game;
}

}  // namespace

TEST_CASE(
    "instead of a follower a shepherd goes to a field and draws its flock at once "
    "(HILLS-COMP-02, HILLS-DEPLOY-01, HILLS-DEPLOY-04, HILLS-TURN-02, EXP-ACT-05)",
    "[engine][hills]") {
  const auto game = flock_game({"U", "U", "U"}, {2});
  REQUIRE(supply(*game, 0, shepherd) == 1);
  const Events events = lay_and_tend(*game, 1, 0, 0, 0);
  REQUIRE(only<TokenDrawn>(events).size() == 1);
  const TokenDrawn drawn = only<TokenDrawn>(events).front();
  REQUIRE(drawn.token == 2);
  REQUIRE(drawn.cell == Cell{1, 0});
  REQUIRE(flock_of(*game, 0) == Tokens{2});
  REQUIRE(supply(*game, 0, shepherd) == 0);
  REQUIRE(supply(*game, 0) == 7);
  REQUIRE(game->to_act() == 1);
}

TEST_CASE("a wolf sends a new shepherd back, and the action is used (HILLS-DEPLOY-04, HILLS-X02)",
          "[engine][hills]") {
  const auto game = flock_game({"U", "U", "U"}, {kWolf});
  const Events events = lay_and_tend(*game, 1, 0, 0, 0);
  REQUIRE(only<PieceReturned>(events).front().reason == ReturnReason::wolf);
  REQUIRE(only<TokensReturned>(events).front().tokens == Tokens{kWolf});
  REQUIRE(supply(*game, 0, shepherd) == 1);
  REQUIRE(score(*game, 0) == 0);
  REQUIRE(game->to_act() == 1);
}

TEST_CASE(
    "one shepherd in a field, beside farmers who come before or later (HILLS-DEPLOY-02, HILLS-FLOCK-08)",
    "[engine][hills]") {
  const auto game = flock_game({"U", "U", "U", "U"}, {2, 3});
  lay_and_tend(*game, 1, 0, 0, 0);
  play(*game, place(2, 0, 0));
  REQUIRE(code_of(*game, as(shepherd, claim_field(*game, 0))) == Code::shepherd_there);
  REQUIRE(is_legal(*game, as(shepherd, claim_field(*game, 4))));
  play(*game, claim_field(*game, 0));  // a farmer beside the shepherd
  REQUIRE(supply(*game, 1) == 6);
  play(*game, place(-1, 0, 0));
  REQUIRE(code_of(*game, as(shepherd, claim_field(*game, 4))) == Code::no_piece_left);
  play(*game, kPass);
  play(*game, kGrow);
  play(*game, place(3, 0, 0));
  REQUIRE(code_of(*game, as(shepherd, claim(*game, road, Side::west))) == Code::feature_not_claimable);
}

TEST_CASE("without farmers there are shepherds all the same (HILLS-DEPLOY-03, EXP-SETUP-05)",
          "[engine][hills]") {
  const auto game = flock_game({"U", "U"}, {1}, {"hills_and_sheep"});
  play(*game, place(1, 0, 0));
  REQUIRE(code_of(*game, claim_field(*game, 0)) == Code::feature_not_claimable);
  play(*game, as(shepherd, claim_field(*game, 0)));
  REQUIRE(flock_of(*game, 0) == Tokens{1});
}

TEST_CASE("nothing is asked of a shepherd in its first turn, in no part of it (HILLS-DEPLOY-05)",
          "[engine][hills]") {
  const auto game =
      flock_game({"U", "U", "U", "U", "U", "U", "U", "U", "U"}, {2, 3}, hills_and({"traders_and_builders"}));
  lay_and_claim(*game, 1, 0, 0, road, Side::west);
  lay_elsewhere(*game);
  play(*game, place(2, 0, 0));
  play(*game, as(builder, claim(*game, road, Side::west)));
  lay_elsewhere(*game);
  lay_and_tend(*game, 3, 0, 0, 0);
  REQUIRE(game->to_act() == 0);  // the builder's further part
  REQUIRE(table_of(*game).flocks.is_new);
  const auto saved = continued(game->setup(), game->snapshot());
  for (Game* const one : {game.get(), saved.get()}) {
    play(*one, place(4, 0, 0));
    play(*one, kPass);
    REQUIRE(one->to_act() == 1);
    REQUIRE_FALSE(table_of(*one).flocks.is_new);
  }
  lay_elsewhere(*game);
  play(*game, place(5, 0, 0));
  play(*game, kPass);
  REQUIRE(phase(*game) == Phase::flock);
}

TEST_CASE(
    "own tiles alone that extend the field let a flock grow or be scored, which is never passed "
    "(HILLS-X01, HILLS-FLOCK-01/02/03/04, HILLS-TURN-03, HILLS-TURN-04, EXP-TURN-14)",
    "[engine][hills]") {
  const auto game = flock_game({"U", "U", "U", "U", "E", "U", "U", "U"}, {2, 3});
  lay_and_tend(*game, 1, 0, 0, 0);
  lay(*game, -1, 0, 0);  // extends the field of the other seat
  REQUIRE(game->to_act() == 0);
  REQUIRE(phase(*game) == Phase::place);
  play(*game, place(2, 0, 0));
  play(*game, kPass);
  REQUIRE(phase(*game) == Phase::flock);
  REQUIRE(game->legal_actions() == std::vector<Action>{kGrow, kScoreFlock});
  REQUIRE(code_of(*game, kPass) == Code::cannot_pass);
  REQUIRE(code_of(*game, Action{.kind = ActionKind::flock, .number = 2}) == Code::wrong_phase);
  play(*game, kGrow);
  REQUIRE(flock_of(*game, 0) == Tokens{2, 3});
  lay(*game, 3, 0, 0);
  lay(*game, 0, -1, 2);  // not the field of the shepherd
  REQUIRE(game->to_act() == 1);
  lay(*game, 4, 0, 0);
  play(*game, place(-2, 0, 0));
  play(*game, kPass);
  const Events events = play(*game, kScoreFlock);
  REQUIRE(score_sheets(events) == std::vector<std::string>{"sheep 5 for 5 at 1"});
  REQUIRE(score(*game, 0) == 5);
  REQUIRE(flock_of(*game, 0).empty());
  REQUIRE(supply(*game, 0, shepherd) == 1);
}

TEST_CASE(
    "flocks that have met stay with their shepherds and are scored together "
    "(HILLS-X03, HILLS-FLOCK-04, HILLS-FLOCK-07, HILLS-FLOCK-09)",
    "[engine][hills]") {
  const auto game = two_flocks(2, 4);
  REQUIRE(flock_of(*game, 0) == Tokens{2});
  REQUIRE(flock_of(*game, 1) == Tokens{4});
  const Events events = play(*game, kScoreFlock);
  REQUIRE(paid_for_flocks(events) == std::vector<Seat>{0, 1});
  REQUIRE(score(*game, 0) == 6);
  REQUIRE(score(*game, 1) == 6);
  REQUIRE(only<PieceReturned>(events).at(0).seat == 0);
  REQUIRE(only<PieceReturned>(events).at(1).seat == 1);
  REQUIRE(only<TokensReturned>(events).at(0).tokens == Tokens{2, 4});
  REQUIRE(std::holds_alternative<Scored>(events.front()));
}

TEST_CASE("a wolf scatters all flocks of the field without points (HILLS-X03, HILLS-FLOCK-05)",
          "[engine][hills]") {
  const auto game = two_flocks(2, 4, {kWolf});
  const Events events = play(*game, kGrow);
  REQUIRE(only<Scored>(events).empty());
  REQUIRE(only<PieceReturned>(events).size() == 2);
  REQUIRE(only<TokensReturned>(events).at(0).tokens == Tokens{2, 4, kWolf});
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    REQUIRE(flock_of(*game, seat).empty());
    REQUIRE(supply(*game, seat, shepherd) == 1);
  }
}

TEST_CASE(
    "a field that is closed is scored by itself, after its owner's own choice "
    "(HILLS-X04, HILLS-FLOCK-06, HILLS-FLOCK-09)",
    "[engine][hills]") {
  SECTION("by another seat") {
    const auto game = almost_closed({"V", "U"}, {3, 1});
    play(*game, kGrow);
    const Events events = lay(*game, 1, 2, 1);
    REQUIRE(paid_for_flocks(events) == std::vector<Seat>{0});
    REQUIRE(score(*game, 0) == 4);
    REQUIRE(supply(*game, 0, shepherd) == 1);
  }
  SECTION("by the owner, whose flock grows first") {
    const auto game = almost_closed({"U", "V", "U"}, {3, 1, 4});
    play(*game, kGrow);
    lay_elsewhere(*game);
    play(*game, place(1, 2, 1));
    play(*game, kPass);
    const Events events = play(*game, kGrow);
    REQUIRE(std::holds_alternative<TokenDrawn>(events.at(1)));
    REQUIRE(std::holds_alternative<Scored>(events.at(2)));
    REQUIRE(score(*game, 0) == 8);
  }
  SECTION("or finds a wolf") {
    const auto game = almost_closed({"U", "V", "U"}, {3, 1, kWolf});
    play(*game, kGrow);
    lay_elsewhere(*game);
    play(*game, place(1, 2, 1));
    play(*game, kPass);
    REQUIRE(paid_for_flocks(play(*game, kGrow)).empty());
    REQUIRE(score(*game, 0) == 0);
  }
}

TEST_CASE("a closed field takes a shepherd and is scored at once (HILLS-X12, HILLS-DEPLOY-06)",
          "[engine][hills]") {
  const auto game = flock_game({"inns-CCCC-split", "U"}, {3}, hills_and({"inns_and_cathedrals"}));
  play(*game, place(0, -1, 0));
  const auto segments = tile(tile_named("inns-CCCC-split")).segments;
  const auto inner = std::ranges::find_if(
      segments, [](const Segment& segment) { return segment.kind == field && segment.halves == 0; });
  play(*game, as(shepherd, deploy(static_cast<int>(inner - segments.begin()))));
  REQUIRE(score(*game, 0) == 3);
  REQUIRE(supply(*game, 0, shepherd) == 1);
}

TEST_CASE("the bag has what is not with a flock, and two wolves always (HILLS-COMP-03, HILLS-COMP-04)",
          "[engine][hills]") {
  using Board = carcassonne::MiddleBoard;
  const Rules rules = rules_with(kWithHills);
  const carcassonne::Referee<Board> referee(rules);
  const auto position = std::make_unique<carcassonne::Position<Board>>();
  referee.begin(*position, 2, 0, carcassonne().opening_layout(rules), 9);
  referee.draw(*position, tile_named("U"));
  referee.play(*position, place(1, 0, 0));
  const auto game = flock_game({"U", "U"}, {});
  play(*game, place(1, 0, 0));
  referee.play(*position, as(shepherd, claim_field(*game, 0)));
  REQUIRE(position->phase == Phase::chance);
  const auto outcomes_of = [&] {
    std::map<int, int> counts;
    const Chance chance = referee.chance(*position);
    for (const auto& [value, count] : chance.outcomes()) counts[value] = count;
    return counts;
  };
  REQUIRE(outcomes_of() == std::map<int, int>{{1, 4}, {2, 5}, {3, 5}, {4, 2}, {kWolf, 2}});
  referee.resolve(*position, 4);
  referee.draw(*position, tile_named("U"));
  referee.play(*position, place(2, 0, 0));
  referee.play(*position, as(shepherd, claim_field(*game, 4)));
  REQUIRE(outcomes_of() == std::map<int, int>{{1, 4}, {2, 5}, {3, 5}, {4, 1}, {kWolf, 2}});
}

TEST_CASE("draws come from the stream `flock`, each token as likely as the others (HILLS-COMP-05)",
          "[engine][hills][random]") {
  std::map<int, int> drawn;
  for (std::uint64_t seed = 0; seed < 3600; ++seed) {
    Setup setup = forced_setup(rules_with(kWithHills), 2, tiles({"U", "U"}));
    setup.chance = std::make_shared<const RandomStreams>(seed);
    const auto game = started(setup);
    ++drawn[only<TokenDrawn>(lay_and_tend(*game, 1, 0, 0, 0)).front().token];
    REQUIRE(game->snapshot().chance.at("flock").values.size() == 1);
  }
  const std::map<int, int> copies{{1, 4}, {2, 5}, {3, 5}, {4, 2}, {kWolf, 2}};
  for (const auto& [token, count] : copies) {
    INFO(token);
    CHECK(drawn[token] > 200 * count * 4 / 5);
    CHECK(drawn[token] < 200 * count * 6 / 5);
  }
}

TEST_CASE("with all sheep on the map every draw is a wolf (HILLS-COMP-06)", "[engine][hills]") {
  const auto met = two_flocks(2, 4);
  const auto game = changed(*met, [](TableState& table) {
    table.seats[0].flocks.tokens = {1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4};
  });
  const Events events = play(*game, kGrow);
  REQUIRE(only<TokenDrawn>(events).front().token == kWolf);
  REQUIRE(only<TokensReturned>(events).front().tokens.size() == 17);
}

TEST_CASE("a forced token that is not in the bag is refused (EXP-CHANCE-05)", "[engine][hills]") {
  for (const int token : {-1, 5, 99}) {
    const auto game = flock_game({"U", "U"}, {token});
    play(*game, place(1, 0, 0));
    Events events;
    const auto done = game->apply(0, as(shepherd, claim_field(*game, 0)), events);
    REQUIRE(done.error().code == Code::bad_chance);
    REQUIRE(done.error().at == "chance.flock");
  }
}

TEST_CASE("a preview ends where a token is drawn (EXP-CHANCE-06)", "[engine][hills]") {
  const auto met = two_flocks(2, 4, {kWolf});
  const Preview preview = foresee(*met, 0, std::vector{kGrow}).value();
  REQUIRE(preview.ends_turn);
  REQUIRE(preview.events.empty());
  REQUIRE(paid_for_flocks(foresee(*met, 0, std::vector{kScoreFlock})->events) == std::vector<Seat>{0, 1});
}

TEST_CASE("a player who leaves at the choice has the flock scored (EXP-RESIGN-02)", "[engine][hills]") {
  auto game = flock_game({"E", "U", "U", "V", "U", "U"}, {2, 4}, kWithHills, {}, 3);
  lay_and_tend(*game, 0, -1, 2, 0);
  lay_and_tend(*game, 1, 0, 0, 0);
  lay(*game, -1, 0, 0);
  play(*game, place(1, -1, 2));
  play(*game, kPass);
  REQUIRE(phase(*game) == Phase::flock);
  const Events events = play(*game, kResign);
  REQUIRE(paid_for_flocks(events) == std::vector<Seat>{0, 1});
  REQUIRE(game->to_act() == 1);
}

TEST_CASE("shepherds are worth nothing at the end (HILLS-FINAL-01, EXP-FINAL-12)", "[engine][hills]") {
  const auto game = flock_game({"U"}, {4});
  const Events events = lay_and_tend(*game, 1, 0, 0, 0);
  REQUIRE(game->over());
  REQUIRE(only<Scored>(events).empty());
  REQUIRE(flock_of(*game, 0) == Tokens{4});
}

TEST_CASE("saves with flocks that can't be are refused", "[engine][hills]") {
  const auto game = two_flocks(2, 4);
  const std::function<void(TableState&)> faults[]{
      [](TableState& table) { table.seats[0].flocks.tokens = {}; },
      [](TableState& table) { table.seats[0].flocks.tokens = {5}; },
      [](TableState& table) { table.seats[0].flocks.tokens = {kWolf}; },
      [](TableState& table) { table.seats[0].flocks.tokens = {4, 4}; },
      [](TableState& table) { table.seats[0].flocks.tokens = {2, 1}; },
      [](TableState& table) { table.flocks.is_new = true; },
      [](TableState& table) { table.pieces.clear(); },
  };
  for (const auto& spoil : faults) REQUIRE(refused_save(*game, spoil) == Code::bad_snapshot);
  check_same(*game, *continued(game->setup(), game->snapshot()));
}

TEST_CASE("the dragon takes a shepherd, and its flock goes back into the bag (HILLS-WITH-05, EXP-TURN-33)",
          "[engine][hills]") {
  const auto game = flock_game({"U", "dragon-FFFF-volcano", "dragon-CFFF-dragon", "U"}, {3},
                               hills_and({"princess_and_dragon"}));
  lay_and_tend(*game, 1, 0, 0, 0);
  lay(*game, 0, 1, 0);
  const Events events = lay(*game, 1, 1, 2);
  REQUIRE(phase(*game) == Phase::dragon);
  Events moved;
  for (const Side side : {Side::north, Side::east})
    for (Event& event : play(*game, {.kind = ActionKind::move_dragon, .direction = side}))
      moved.push_back(std::move(event));
  REQUIRE(only<PieceReturned>(moved).front().piece == shepherd);
  REQUIRE(only<TokensReturned>(moved).front().tokens == Tokens{3});
  REQUIRE(flock_of(*game, 0).empty());
  REQUIRE(supply(*game, 0, shepherd) == 1);
}

TEST_CASE(
    "a portal leads a shepherd to any field without one, and no two figures to one segment "
    "(HILLS-WITH-06, HILLS-DEPLOY-07)",
    "[engine][hills]") {
  const auto game = flock_game({"U", "U", "U", "dragon-FRRR-ends-portal", "U"}, {2, 3, 4},
                               hills_and({"princess_and_dragon"}));
  lay_and_tend(*game, 1, 0, 0, 4);
  lay_and_farm(*game, 2, 0, 0, 0);
  lay(*game, -1, 0, 0);
  play(*game, kGrow);
  play(*game, place(3, 0, 0));
  const auto at = [](PieceKind piece, int x, int half) {
    const auto segments = tile(tile_named("U")).segments;
    const auto there = std::ranges::find_if(
        segments, [&](const Segment& segment) { return (segment.halves >> half & 1) != 0; });
    Action action = as(piece, deploy(static_cast<int>(there - segments.begin())));
    action.cell = {static_cast<std::int16_t>(x), 0};
    action.elsewhere = true;
    return action;
  };
  REQUIRE(code_of(*game, at(shepherd, 2, 4)) == Code::shepherd_there);
  REQUIRE(code_of(*game, at(shepherd, 2, 0)) == Code::feature_occupied);
  REQUIRE(code_of(*game, at(meeple, 1, 4)) == Code::feature_occupied);
  REQUIRE(is_legal(*game, at(meeple, 2, 4)));
  REQUIRE(is_legal(*game, at(shepherd, 1, 0)));
  const Events events = play(*game, at(shepherd, 1, 0));
  REQUIRE(only<TokenDrawn>(events).front().cell == Cell{1, 0});
  REQUIRE(flock_of(*game, 1) == Tokens{4});
}

TEST_CASE("towers capture no shepherd (HILLS-WITH-07)", "[engine][hills]") {
  const auto game = flock_game({"U", "tower-FFRR-ends-garden", "U", "U"}, {2}, hills_and({"tower"}));
  lay_and_tend(*game, 1, 0, 0, 0);
  play(*game, place(1, 1, 0));
  const std::vector<Action> builds = of_kind(*game, ActionKind::place_tower_piece);
  REQUIRE(builds.size() == 1);
  play(*game, builds.front());  // its range has the shepherd alone
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(flock_of(*game, 0) == Tokens{2});
}

}  // namespace bastide::test
