// Why computers prefer a choice.
#include <bots/analysis.hpp>
#include <bots/reason.hpp>

#include "carcassonne/evaluation.hpp"
#include "carcassonne/setup.hpp"
#include "castle/evaluation.hpp"
#include "castle/setup.hpp"
#include "catch.hpp"
#include "common/reasons.hpp"
#include "discovery/evaluation.hpp"
#include "discovery/setup.hpp"
#include "effort.hpp"
#include "kinds.hpp"

#include <engine/carcassonne/referee.hpp>
#include <engine/castle/referee.hpp>
#include <engine/catalogue.hpp>
#include <engine/discovery/referee.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace bastide;
using namespace bastide::bots;
using namespace bastide::bots::test;

namespace {

/// Plays at random from a position at its first draw; calls visit(position) now and then.
void play_on(const auto& referee, auto& position, const std::vector<TileId>& order, std::uint64_t seed,
             auto visit) {
  Random random(seed);
  ActionList list;
  for (auto tile = order.begin(); position.phase != Phase::over;) {
    if (random.below(6) == 0) visit(position);
    if (waits_for_chance(position.phase)) {
      if (!draw_what_waits(referee, position, order, tile, random)) return;  // tiles that wait for ever
      continue;
    }
    referee.play(position, referee.sample(position, random, list));
  }
  visit(position);
}

/// Calls visit(evaluation, position, seats) for positions of a random game.
void for_each_position(const Kind& kind, std::uint64_t seed, auto visit) {
  const Setup setup = shuffled(kind, seed);
  const auto visit_by = [&](auto& evaluation, auto& position, int seats, const auto& referee,
                            const std::vector<TileId>& order) {
    play_on(referee, position, order, seed, [&](const auto& at) { visit(evaluation, at, seats); });
  };
  const std::vector<TileCount> unseen;
  if (kind.rules.game == "castle") {
    const auto order = bastide::castle::draw_order(setup);
    const bastide::castle::Referee referee(setup.rules);
    const auto position = std::make_unique<bastide::castle::Position>();
    referee.begin(*position, 0, bastide::castle::wall_tiles_of(setup), {}, static_cast<int>(order.size()));
    bots::castle::Evaluation evaluation(referee.book(), unseen, {});
    visit_by(evaluation, *position, bastide::castle::kSeats, referee, order);
  } else if (kind.rules.game == "discovery") {
    const auto order = bastide::discovery::draw_order(setup);
    const bastide::discovery::Referee referee(setup.rules);
    const auto position = std::make_unique<bastide::discovery::Position>();
    referee.begin(*position, setup.seats, 0, setup.start, static_cast<int>(order.size()));
    const auto evaluation =
        std::make_unique<bots::discovery::Evaluation>(referee.book(), unseen, bots::discovery::Weights{});
    visit_by(*evaluation, *position, setup.seats, referee, order);
  } else {
    const auto order = bastide::carcassonne::draw_order(setup);
    std::vector<TileCount> all;
    for (const TileId tile : order) all.push_back({tile, 1});
    bastide::carcassonne::on_fitting_board(setup, order, [&](auto board) {
      using B = decltype(board);
      const bastide::carcassonne::Referee<B> referee(setup.rules);
      const auto position = std::make_unique<bastide::carcassonne::Position<B>>();
      referee.begin(*position, setup.seats, 0, setup.start, bastide::carcassonne::TilesLeft(order));
      const auto evaluation = std::make_unique<bots::carcassonne::Evaluation<B>>(
          referee.book(), all, bots::carcassonne::Weights{});
      visit_by(*evaluation, *position, setup.seats, referee, order);
    });
  }
}

double sum_of(const Ledger& ledger, Seat seat) {
  double sum = 0;
  for (const Ledger::Line& line : ledger.lines()) sum += line.points[seat];
  return sum;
}

bool has(const std::vector<Reason>& reasons, std::string_view term, bool of_others) {
  return std::ranges::any_of(
      reasons, [&](const Reason& reason) { return reason.term == term && reason.of_others == of_others; });
}

/// A set-up whose first tiles are these.
Setup beginning_with(const Kind& kind, const std::vector<std::string>& tiles) {
  Setup setup = shuffled(kind, 1);
  for (const std::string& id : tiles) {
    const TileId tile = kind_of(kind).find_tile(id).value();
    const auto found = std::ranges::find(setup.piles[0].items, tile);
    REQUIRE(found != setup.piles[0].items.end());
    setup.piles[0].items.erase(found);
    setup.forced.push_back(tile);
  }
  return setup;
}

/// Calls visit(actions, game behind them) for each way to lay the tile in hand and to do one thing more.
void for_each_step(const Game& game, auto visit) {
  const Seat seat = game.to_act();
  for (const Action& first : game.legal_actions()) {
    const auto laid = game.clone();
    Events events;
    laid->apply(seat, first, events).value();
    if (laid->to_act() != seat) continue;
    for (const Action& second : laid->legal_actions()) {
      const auto done = laid->clone();
      done->apply(seat, second, events).value();
      visit(std::array{first, second}, *done);
    }
  }
}

}  // namespace

TEST_CASE("the terms of every game and module add up to what is expected", "[bots][random]") {
  std::set<std::string_view> terms;
  for (const Kind& kind : kinds()) {
    CAPTURE(kind.label);
    int judged = 0;
    const auto judge = [&](auto& evaluation, const auto& position, int seats) {
      ++judged;
      const Expectation expected = evaluation.expect(position);
      Ledger ledger;
      CHECK(evaluation.expect(position, ledger) == expected);
      for (Seat seat = 0; seat < seats; ++seat) {
        CHECK(std::abs(sum_of(ledger, seat) - expected[seat]) < 1e-9);
        const Lead lead = lead_of(ledger, expected, seat, seats);
        CHECK(std::abs(lead.points() - standing(expected, seat, seats)) < 1e-9);
      }
      for (const Ledger::Line& line : ledger.lines())
        if (std::ranges::any_of(line.points, [](double points) { return points != 0; }))
          terms.insert(line.term);
    };
    for (std::uint64_t seed = 31; seed < 34; ++seed) for_each_position(kind, seed, judge);
    CHECK(judged > 5);
  }
  // Those that the page has words for (web/src/i18n/reasons, and the words of the modules).
  CHECK(terms == std::set<std::string_view>{
                     "scored",    "hand",    "awards",   "turn",   "city",  "road",  "field", "garden",
                     "monastery", "path",    "tower",    "house",  "court", "keep",  "sea",   "mountain",
                     "grassland", "builder", "captures", "dragon", "fairy", "abbey", "wagon", "quarters",
                     "bridges",   "castles", "flocks",   "mage",   "witch", "gold"});
}

TEST_CASE("a wall tile in hand is a term of its own", "[bots]") {
  const Setup setup = shuffled({"castle", {.game = "castle"}, 2}, 1);
  const bastide::castle::Referee referee(setup.rules);
  const auto position = std::make_unique<bastide::castle::Position>();
  referee.begin(*position, 0, bastide::castle::wall_tiles_of(setup), {}, 60);
  position->held[0] = {.seat = 1};
  position->held_count = 1;
  Ledger ledger;
  bots::castle::Evaluation(referee.book(), {}, {}).expect(*position, ledger);
  const auto found = std::ranges::find(ledger.lines(), "wall_tiles", &Ledger::Line::term);
  REQUIRE(found != ledger.lines().end());
  CHECK(found->points[0] == 0);
  CHECK(found->points[1] > 0);
}

TEST_CASE("reasons are at most two, those of most points, of half a point or more", "[bots]") {
  const Lead other{{{"scored", 4, 1}, {"city", 2, 6}, {"road", 1, 1}, {"hand", 3, 3}}};
  const Lead chosen{{{"scored", 8, 1}, {"city", 1, 2.5}, {"road", 1.4, 1}, {"field", 2, 0}, {"hand", 3, 3}}};
  const auto told = [](const std::vector<Reason>& reasons) {
    std::vector<std::string> told;
    for (const Reason& reason : reasons)
      told.push_back(std::string(reason.term) + (reason.of_others ? " less " : " ") +
                     std::to_string(reason.told()));
    return told;
  };
  CHECK(told(reasons_for(chosen, other)) == std::vector<std::string>{"city less 4", "scored 3"});
  CHECK(reasons_for(chosen, chosen).empty());
  // The terms tell of 8.9 points.
  CHECK(chosen.points() - other.points() == Approx(8.9));
  CHECK(told(reasons_for(chosen, other, 9)) == std::vector<std::string>{"city less 4", "scored 3"});
  CHECK(told(reasons_for(chosen, other, 15)) == std::vector<std::string>{"answers less 6", "city less 4"});
}

TEST_CASE("points scored instead of promised, or promised instead of scored, are no reason", "[bots]") {
  const Lead open{{{"scored", 0, 0}, {"city", 6, 6}, {"road", 2, 2}, {"hand", 1, 1}}};
  const Lead own_done{{{"scored", 8, 0}, {"city", 0, 6}, {"road", 2, 2}, {"hand", 2, 1}}};
  const Lead other_done{{{"scored", 0, 5}, {"city", 6, 0}, {"road", 2, 2}, {"hand", 1, 1}}};
  const auto own = reasons_for(own_done, open);
  REQUIRE(own.size() == 2);
  CHECK((own[0].term == "scored" && own[0].points == Approx(2)));
  CHECK((own[1].term == "hand" && own[1].points == Approx(1)));
  CHECK(reasons_for(open, own_done).empty());
  const auto others = reasons_for(other_done, open);
  REQUIRE(others.size() == 1);
  CHECK((others[0].term == "city" && others[0].of_others && others[0].points == Approx(1)));
}

TEST_CASE("with three seats the best of the others counts twice in what they lose", "[bots]") {
  Ledger ledger;
  ledger.add("city", 0, 9);
  ledger.add("city", 1, 3);
  ledger.add("road", 2, 6);
  const Expectation points{9, 3, 6};
  const Lead lead = lead_of(ledger, points, 0, 3);
  CHECK(lead.points() == Approx(standing(points, 0, 3)));
  REQUIRE(lead.parts.size() == 2);
  CHECK(lead.parts[0].others == Approx(1));
  CHECK(lead.parts[1].others == Approx(4));
}

TEST_CASE("somebody who completes a city is told of the points that it scores", "[bots]") {
  const Kind kind{"standard", {}, 2};
  const Setup setup = beginning_with(kind, {"base-E"});  // one side is a city, as on the start tile
  const auto analyst = make_analyst(setup);
  const auto game = started(kind, setup);
  int completed = 0;
  for_each_step(*game, [&](const auto& actions, const Game& after) {
    if (after.score(0) == 0) return;
    ++completed;
    const auto reasons = analyst->explain(game->view(0), actions, {});
    REQUIRE_FALSE(reasons.empty());
    CHECK(has(reasons, "scored", false));
  });
  CHECK(completed > 0);
}

TEST_CASE("somebody who keeps others from completing a city is told what they lose", "[bots][random]") {
  const Kind kind{"standard", {}, 2};
  int met = 0, lower = 0;
  for (std::uint64_t seed = 1; met < 20; ++seed) {
    REQUIRE(seed < 10);
    const Setup setup = shuffled(kind, seed);
    const auto analyst = make_analyst(setup);
    const auto game = started(kind, setup);
    Random random(seed);
    Events events;
    for (int step = 0; step < 60; ++step) {
      const View view = game->view(game->to_act());
      if (view.table.phase == Phase::place && step % 5 == 0) {
        const Seat seat = view.table.seat, other = seat == 0 ? 1 : 0;
        const auto left_to_other = [&](const Action& first) {
          return analyst->analyse(view, first, {.nodes = 1}).expected[other];
        };
        double mean = 0;
        for (const Action& first : view.legal)
          mean += left_to_other(first) / static_cast<double>(view.legal.size());
        for_each_step(*game, [&](const auto& actions, const Game&) {
          if (!has(analyst->explain(view, actions, {}), "city", true)) return;
          const auto laid = game->clone();
          laid->apply(seat, actions[0], events).value();
          ++met;
          lower += analyst->analyse(laid->view(seat), actions[1], {.nodes = 1}).expected[other] < mean;
        });
      }
      const Action next = view.legal[random.below(static_cast<std::uint32_t>(view.legal.size()))];
      game->apply(view.table.seat, next, events).value();
    }
  }
  CHECK(10 * lower > 9 * met);
}

TEST_CASE("a builder is put down for the chance of a second tile", "[bots]") {
  const Kind kind{"traders_and_builders", {.modules = {{"farmers", "traders_and_builders"}}}, 2};
  int met = 0, told = 0;
  for (std::uint64_t seed = 1; met < 10; ++seed) {
    REQUIRE(seed < 20);
    const Setup setup = shuffled(kind, seed);
    const auto analyst = make_analyst(setup);
    const auto game = started(kind, setup);
    Random random(seed);
    Events events;
    for (int step = 0; step < 60; ++step) {
      const View view = game->view(game->to_act());
      const auto builder = std::ranges::find_if(view.legal, [](const Action& action) {
        return action.kind == ActionKind::deploy && name(action.piece) == "builder";
      });
      if (builder != view.legal.end()) {
        ++met;
        told += has(analyst->explain(view, std::span(&*builder, 1), {}), "builder", false);
      }
      const Action next = view.legal[random.below(static_cast<std::uint32_t>(view.legal.size()))];
      game->apply(view.table.seat, next, events).value();
    }
  }
  CHECK(2 * told > met);
}

TEST_CASE("reasons are for whole turns of legal actions", "[bots]") {
  const Kind kind{"standard", {}, 2};
  const Setup setup = beginning_with(kind, {"base-E"});
  const auto analyst = make_analyst(setup);
  const auto game = started(kind, setup);
  const View view = game->view(0);
  CHECK(analyst->explain(view, {}, {}).empty());
  CHECK(analyst->explain(view, std::span(view.legal).first(1), {}).empty());  // a figure may follow
  const std::array twice{view.legal[0], view.legal[0]};
  CHECK_THROWS_AS(analyst->explain(view, twice, {}), std::invalid_argument);
  const std::array beyond{view.legal[0], Action{.kind = ActionKind::pass}, Action{.kind = ActionKind::pass}};
  CHECK_THROWS_AS(analyst->explain(view, beyond, {}), std::invalid_argument);
  const auto turn = std::span(beyond).first(2);
  CHECK(analyst->explain(view, turn, {.nodes = 1}).empty());
  CHECK_NOTHROW(analyst->explain(view, turn, {}));
}
