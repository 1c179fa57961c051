// What only this program's module uses of the engine; README.md tells its rules.
#include "modules/trial/games.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>

namespace bastide::test {
namespace {

Rules rules_with_steps() { return rules_with({"trial"}, {{"trial_gifts", false}}); }

constexpr Action kUse{.kind = ActionKind::give};

const Scored& scored(const Events& events, std::string_view line) {
  for (const Event& event : events) {
    const auto* one = std::get_if<Scored>(&event);
    if (one && std::ranges::find(one->lines, line, &ScoreLine::what) != one->lines.end()) return *one;
  }
  throw std::runtime_error("nobody scores " + std::string(line));
}

}  // namespace

TEST_CASE("a module's file and its row in the registry are all that the engine needs", "[engine][trial]") {
  const auto modules = carcassonne().modules();
  REQUIRE(modules.back().name == "trial");
  REQUIRE(std::ranges::find(carcassonne().options(), "trial_gifts", &OptionSpec::name) !=
          carcassonne().options().end());
}

TEST_CASE("an option's default goes by the printing, and by modules that set it", "[engine][trial]") {
  const auto option = [](RulesRequest request, const char* name) {
    return carcassonne().resolve(request).value().option(name);
  };
  REQUIRE(option({.edition = "classic", .modules = {{"trial"}}}, "trial_printing") == 1);
  REQUIRE(option({.edition = "new", .modules = {{"trial"}}}, "trial_printing") == 0);
  REQUIRE(option({.preset = "classic-ro", .modules = {{"trial"}}}, "trial_printing") == 1);
  REQUIRE(option({.edition = "classic", .modules = {{"trial"}}, .options = {{"trial_printing", false}}},
                 "trial_printing") == 0);
  REQUIRE(option({.modules = {{"trial"}}}, "sixth_player") == 1);
  REQUIRE(option({.modules = {{"farmers"}}}, "sixth_player") == 0);
  REQUIRE(option({.modules = {{"trial"}}, .options = {{"sixth_player", false}}}, "sixth_player") == 0);
}

TEST_CASE("games with the module are saved, restored, cloned and replayed like any others",
          "[engine][trial][random]") {
  for_each_random_game<TrialGame>(1, 60, check_replay<TrialGame>);
  for_each_random_game<TrialGame>(200, 15, check_clones<TrialGame>);
  for_each_random_game<TrialGame>(400, 60, [](TrialGame players) {
    const auto game = started(players.setup());
    auto other = continued(players.setup(), game->snapshot());
    while (!game->over()) step_beside_restored(players, *game, other);
    check_same(*game, *other);
  });
}

TEST_CASE("other seats are asked within a turn that stays its seat's", "[engine][trial][random]") {
  int asked = 0, before_the_draw = 0, owners_left = 0, further_parts = 0;
  for_each_random_game<TrialGame>(600, 60, [&](TrialGame players) {
    const auto game = started(players.setup());
    Seat owner = game->to_act();
    while (!game->over()) {
      const TableState table = game->view(kNoSeat).table;
      REQUIRE_FALSE(table.seats[table.seat].resigned);
      REQUIRE(table.turn_seat.value_or(table.seat) == owner);
      REQUIRE(table.turn_seat.has_value() == (table.phase == Phase::gift || table.phase == Phase::toll));
      asked += table.turn_seat.has_value();
      before_the_draw += table.phase == Phase::favour;
      const auto [seat, action] = players.choose(*game);
      owners_left += table.turn_seat == seat && action.kind == ActionKind::resign;
      Events events;
      REQUIRE(game->apply(seat, action, events));
      bool ended = false;
      for (const Event& event : events) {
        if (const auto* end = std::get_if<TurnEnded>(&event)) {
          REQUIRE(end->seat == owner);
          ended = true;
        }
        const auto* drawn = std::get_if<TileDrawn>(&event);
        if (drawn && ended) owner = drawn->seat;
        if (drawn) REQUIRE(drawn->seat == owner);
        further_parts +=
            drawn && !ended && table.phase != Phase::favour && action.kind != ActionKind::draw_again;
      }
      const TableState after = game->view(kNoSeat).table;
      const bool in_last_turn =
          after.phase == Phase::last_cloisters;  // whoever declined it had no turn to end
      if (ended || in_last_turn) owner = after.turn_seat.value_or(after.seat);
    }
  });
  CHECK(asked > 0);
  CHECK(before_the_draw > 0);
  CHECK(owners_left > 0);
  CHECK(further_parts > 0);
}

TEST_CASE("seats are asked in turn order, and one with nothing but a follower must give it",
          "[engine][trial]") {
  const auto game = started(forced_setup(trial_rules(true), 3, tiles({"U", "U", "U"})));
  play(*game, place(1, 0, 0));
  play(*game, Action{.kind = ActionKind::pass});
  REQUIRE(game->to_act() == 1);
  REQUIRE(game->legal_actions() == std::vector<Action>{Action{.kind = ActionKind::give}});
  REQUIRE(code_of(*game, Action{.kind = ActionKind::pass}) == Code::cannot_pass);
  play(*game, kUse);
  REQUIRE(game->to_act() == 2);
  play(*game, kUse);
  REQUIRE(game->to_act() == 1);  // the next turn
  REQUIRE(game->view(0).table.seats[1].score == 2);
  play(*game, place(2, 0, 0));
  play(*game, Action{.kind = ActionKind::pass});
  REQUIRE(game->to_act() == 2);
  REQUIRE(game->legal_actions().back().kind == ActionKind::pass);  // it has points now
}

TEST_CASE("anybody who leaves while others are asked is not asked again and gets no further part",
          "[engine][trial]") {
  const auto game = started(forced_setup(trial_rules(true), 3, tiles({"U", "U", "U"})));
  play(*game, place(1, 0, 2));  // upside down
  play(*game, Action{.kind = ActionKind::pass});
  Events events;
  REQUIRE(game->apply(0, Action{.kind = ActionKind::resign}, events));
  REQUIRE(game->to_act() == 1);
  REQUIRE(game->view(1).table.turn_seat == 0);
  play(*game, kUse);
  events = play(*game, kUse);
  REQUIRE(std::get<TurnEnded>(events.front()).seat == 0);
  REQUIRE(game->to_act() == 1);
}

TEST_CASE("a step before the draw waits, and whoever leaves in it draws nothing", "[engine][trial]") {
  const auto game = started(forced_setup(rules_with_steps(), 3, tiles({"U", "U", "U"})));
  REQUIRE(game->view(0).table.phase == Phase::favour);
  REQUIRE(game->view(0).table.tile == kNoTile);
  REQUIRE(game->drawn().empty());
  const Events drawn = play(*game, kUse);
  REQUIRE(only<TileDrawn>(drawn).at(0).seat == 0);
  REQUIRE(game->view(0).table.seats[0].score == 1);
  play(*game, place(1, 0, 0));
  const Events ended = play(*game, kPass);
  REQUIRE(only<TurnEnded>(ended).size() == 1);
  REQUIRE(only<TileDrawn>(ended).empty());
  REQUIRE(game->to_act() == 1);
  Events events;
  REQUIRE(game->apply(1, kResign, events));
  REQUIRE(only<TurnEnded>(events).at(0).seat == 1);
  REQUIRE(only<TileDrawn>(events).empty());
  REQUIRE(game->to_act() == 2);
  REQUIRE(game->view(2).table.phase == Phase::favour);
}

TEST_CASE("others are asked while a tile is in hand, and it goes with whoever drew it", "[engine][trial]") {
  const Setup setup = forced_setup(rules_with_steps(), 3, tiles({"U", "U", "U"}));
  Snapshot snapshot = started(setup)->snapshot();
  for (const Seat seat : {Seat{1}, Seat{2}}) snapshot.table.seats[seat].score = 1;
  const auto game = continued(setup, snapshot);
  play(*game, kPass);
  TableState table = game->view(1).table;
  REQUIRE(table.phase == Phase::toll);
  REQUIRE(table.seat == 1);
  REQUIRE(table.turn_seat == 0);
  REQUIRE(table.tile != kNoTile);
  REQUIRE(continued(setup, game->snapshot())->snapshot() == game->snapshot());
  const auto left = game->clone();

  play(*game, kUse);
  REQUIRE(game->to_act() == 2);
  play(*game, kPass);
  table = game->view(0).table;
  REQUIRE(table.phase == Phase::place);
  REQUIRE(table.seat == 0);
  REQUIRE(table.seats[1].score == 0);

  Events events;
  REQUIRE(left->apply(0, kResign, events));
  REQUIRE(only<TileDiscarded>(events).size() == 1);
  REQUIRE(left->to_act() == 1);
  REQUIRE(continued(setup, left->snapshot())->snapshot() == left->snapshot());
  play(*left, kPass);
  const Events ended = play(*left, kPass);
  REQUIRE(only<TurnEnded>(ended).at(0).seat == 0);
  REQUIRE(only<TileDrawn>(ended).at(0).seat == 1);
}

TEST_CASE("a city's points may depend on the seat and on the fields", "[engine][trial]") {
  for (const std::string scoring : {"farm-3", "farm-3-once", "city-4"}) {
    const Rules rules = rules_with(
        {"trial", "farmers"}, {{"trial_gifts", false}, {"trial_steps", false}, {"farm_scoring", scoring}});
    for (const Seat farmer : {Seat{0}, Seat{1}}) {
      const auto game = started(forced_setup(rules, 2, tiles({"E", "U"})));
      play(*game, place(0, -1, 2));
      play(*game, kPass);
      Snapshot snapshot = game->snapshot();
      snapshot.table.pieces = {{farmer, PieceKind::meeple, {0, -1}, 1}};
      --snapshot.table.seats[farmer].supply[0];
      const auto farmed = continued(game->setup(), snapshot);
      play(*farmed, place(1, 0, 0));
      const Events events = play(*farmed, kPass);
      REQUIRE(scored(events, "cities").points == (scoring == "city-4" ? 4 : 3) + (farmer == 0 ? 1 : 0));
    }
  }
}

TEST_CASE("ties are broken around a city, too, where all its fields compete as one", "[engine][trial]") {
  for (const std::string scoring : {"farm-3", "city-4"}) {
    const Rules rules = rules_with(
        {"trial", "farmers"}, {{"trial_gifts", false}, {"trial_steps", false}, {"farm_scoring", scoring}});
    const auto game = started(forced_setup(rules, 2, tiles({"E", "U"})));
    play(*game, place(0, -1, 2));
    play(*game, kPass);
    const auto start = tile(game->view(0).table.board[0].tile).segments;
    const auto beside_city = std::ranges::find_if(start, [](const Segment& one) { return one.cities != 0; });
    Snapshot snapshot = game->snapshot();
    snapshot.table.pieces = {
        {0, PieceKind::meeple, {0, -1}, 1},
        {1, PieceKind::meeple, {0, 0}, static_cast<std::uint8_t>(beside_city - start.begin())}};
    for (SeatState& seat : snapshot.table.seats) --seat.supply[0];
    const auto farmed = continued(game->setup(), snapshot);
    play(*farmed, place(1, 0, 0));
    std::vector<Seat> paid;
    for (const Scored& one : only<Scored>(play(*farmed, kPass))) paid.push_back(one.seat);
    // Seat 0 had a further part of its turn for the upside-down tile: it is still its turn.
    REQUIRE(paid == (scoring == "city-4" ? std::vector<Seat>{0} : std::vector<Seat>{0, 1}));
  }
}

TEST_CASE("a module deploys on a tile laid long ago", "[engine][trial]") {
  const auto game = started(forced_setup(trial_rules(false), 2, tiles({"U", "U", "U", "U", "U"})));
  for (int x = 1; x < 4; ++x) {
    play(*game, place(x, 0, 0));
    play(*game, kPass);
  }
  play(*game, place(4, 0, 0));
  const auto far = [&](std::uint8_t feature, Cell cell) {
    return Action{.kind = ActionKind::visit, .feature = feature, .cell = cell};
  };
  const auto start = tile(game->view(0).table.board[0].tile).segments;
  const auto index_of = [&](FeatureKind kind) {
    return static_cast<std::uint8_t>(std::ranges::find(start, kind, &Segment::kind) - start.begin());
  };
  const Action on_city = far(index_of(FeatureKind::city), {0, 0});
  REQUIRE(std::ranges::count(game->legal_actions(), on_city) == 1);
  REQUIRE(code_of(*game, far(index_of(FeatureKind::field), {0, 0})) == Code::feature_not_claimable);
  REQUIRE(code_of(*game, far(index_of(FeatureKind::city), {9, 9})) == Code::feature_not_claimable);
  const auto taken = only<PieceDeployed>(play(*game, on_city)).at(0);
  REQUIRE(taken.cell == Cell{0, 0});
  REQUIRE(taken.kind == FeatureKind::city);
  const TableState table = game->view(0).table;
  REQUIRE(table.seats[1].supply[0] == 6);
  REQUIRE(continued(game->setup(), game->snapshot())->snapshot() == game->snapshot());
}

TEST_CASE("features that nobody holds are completed, too", "[engine][trial]") {
  const auto game = started(forced_setup(trial_rules(false), 2, tiles({"E", "U"})));
  play(*game, place(0, -1, 2));
  const Events events = play(*game, Action{.kind = ActionKind::pass});
  const Scored& point = scored(events, "completed");
  REQUIRE(point.seat == 0);
  REQUIRE(point.feature == FeatureKind::city);
}

TEST_CASE("a kind of piece that holds nothing joins a follower and leaves with it", "[engine][trial]") {
  const auto game = started(forced_setup(trial_rules(false), 1, tiles({"U", "U", "X", "X", "U"})));
  const auto deploy_companion = [&](int feature) {
    Action action = deploy(feature);
    action.piece = PieceKind::companion;
    return action;
  };
  play(*game, place(1, 0, 0));
  const Action follower = claim(*game, FeatureKind::road, Side::east);
  REQUIRE(code_of(*game, deploy_companion(follower.feature)) == Code::feature_occupied);
  play(*game, follower);
  play(*game, place(2, 0, 0));
  play(*game, deploy_companion(claim(*game, FeatureKind::road, Side::east).feature));
  REQUIRE(game->view(0).table.pieces.size() == 2);
  play(*game, place(3, 0, 0));
  play(*game, Action{.kind = ActionKind::pass});
  play(*game, place(-1, 0, 0));
  const Events events = play(*game, Action{.kind = ActionKind::pass});
  REQUIRE(scored(events, "toll").points == 6);  // five tiles and the toll
  REQUIRE(game->view(0).table.pieces.empty());
  decltype(SeatState::supply) all{7};
  all[static_cast<std::size_t>(PieceKind::companion)] = all[static_cast<std::size_t>(PieceKind::champion)] =
      1;
  REQUIRE(game->view(0).table.seats[0].supply == all);
}

// --- Pieces whose weight depends on the city

namespace {

Action with(PieceKind piece, Action deployment) {
  deployment.piece = piece;
  return deployment;
}
constexpr PieceKind kByPennants = PieceKind::champion;

/// The worth of the features themselves, without the module's additions.
std::vector<Scored> scored_for_tiles(const Events& events) {
  std::vector<Scored> scores = only<Scored>(events);
  std::erase_if(scores, [](const Scored& one) { return one.lines.front().what != "tiles"; });
  return scores;
}

}  // namespace

TEST_CASE("a piece weighs in each feature what its rule says there", "[engine][trial]") {
  const auto game = started(forced_setup(trial_rules(false), 2, tiles({"F", "F", "E", "U"})));
  lay_and_claim(*game, 0, -1, 1, FeatureKind::city, Side::south);
  lay(*game, 0, -2, 1);
  Snapshot snapshot = game->snapshot();
  snapshot.table.pieces.push_back(
      {1, kByPennants, snapshot.table.pieces[0].cell, snapshot.table.pieces[0].feature});
  --snapshot.table.seats[1].supply[static_cast<std::size_t>(kByPennants)];
  const auto rivals = continued(game->setup(), snapshot);
  const auto survey = rivals->survey();
  const auto city =
      std::ranges::find(survey.features, 2U, [](const auto& one) { return one.holders.size(); });
  REQUIRE(city->holders == std::vector<SurveyedFeature::Holder>{{0, 1}, {1, 2}});
  REQUIRE(city->owners == std::vector<Seat>{1});
  const auto scores = scored_for_tiles(lay(*rivals, 0, -3, 2));  // two pennants
  REQUIRE(scores.size() == 1);
  REQUIRE(scores[0].seat == 1);
  REQUIRE(scores[0].points == 12);
}

TEST_CASE("somebody who weighs nothing wins nothing, and holds the feature all the same", "[engine][trial]") {
  const auto game = started(forced_setup(trial_rules(false), 1, tiles({"N", "U"})));
  play(*game, place(0, -1, 2));
  play(*game, with(kByPennants, claim(*game, FeatureKind::city, Side::south)));
  const auto survey = game->survey();
  const auto city =
      std::ranges::find(survey.features, 1U, [](const auto& one) { return one.holders.size(); });
  REQUIRE(city->holders == std::vector<SurveyedFeature::Holder>{{0, 0}});
  REQUIRE(city->owners.empty());

  const auto alone = started(forced_setup(trial_rules(false), 1, tiles({"E", "U"})));
  play(*alone, place(0, -1, 2));
  const Events events = play(*alone, with(kByPennants, claim(*alone, FeatureKind::city, Side::south)));
  REQUIRE(scored_for_tiles(events).empty());
  REQUIRE(only<PieceReturned>(events).at(0).piece == kByPennants);
}

}  // namespace bastide::test
