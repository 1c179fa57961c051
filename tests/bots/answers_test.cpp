// Turns weighed by what the others answer.
#include "common/answers.hpp"

#include "carcassonne/setup.hpp"

#include "catch.hpp"
#include "common/plans.hpp"
#include "effort.hpp"
#include "game_on.hpp"
#include "kinds.hpp"

#include <memory>
#include <string>
#include <type_traits>
#include <vector>

using namespace bastide;
using bastide::bots::Answers;
using bastide::bots::Budget;
using bastide::bots::Effort;
using bastide::bots::Plan;
using bastide::bots::standing;
using bastide::bots::TurnSearch;
using bastide::bots::test::GameOn;
using bastide::bots::test::Kind;
using bastide::bots::test::shuffled;

namespace {

bool is_decided(Phase phase) { return waits_for_chance(phase) || phase == Phase::over; }

/// Calls visit(answers, search, end) for the most promising ends of turns that leave a decision to another
/// seat.
void for_each_undecided(const Kind& kind, std::uint64_t seed, auto visit) {
  const Setup setup = shuffled(kind, seed);
  const std::vector<TileId> order = carcassonne::draw_order(setup);
  carcassonne::on_fitting_board(setup, order, [&](auto board) {
    using Game = GameOn<decltype(board)>;
    const typename Game::Referee referee(setup.rules);
    const auto position = std::make_unique<typename Game::Position>();
    referee.begin(*position, setup.seats, 0, setup.start, carcassonne::TilesLeft(order));
    Random random(seed);
    ActionList list;
    for (auto tile = order.begin(); position->phase != Phase::over;) {
      if (waits_for_chance(position->phase)) {
        if (!bots::test::draw_what_waits(referee, *position, order, tile, random)) return;
        continue;
      }
      if (position->phase == Phase::place && random.below(8) == 0) {
        std::vector<TileCount> unseen;
        if (tile != order.end()) unseen.push_back({*tile, 1});
        const typename Game::Weights weights;
        const Budget budget{.nodes = 1'000'000};
        const bots::Table<Game> table{referee, *position, unseen, weights, random, budget};
        Effort effort(budget);
        typename Game::Evaluation evaluation(referee.book(), unseen, weights);
        TurnSearch<Game> search(referee, evaluation, effort);
        Answers<Game> answers(table, search);
        bots::StagedTurn<Game> turn(table, search, bots::kReply);
        for (const Plan<Game>& plan : bots::best_ways(table, turn, 12)) {
          if (!is_decided(plan.end->phase)) visit(answers, search, *plan.end);
        }
      }
      referee.play(*position, referee.sample(*position, random, list));
    }
  });
}

}  // namespace

TEST_CASE("before turns are compared every seat has decided what it must, as is best for it",
          "[bots][random]") {
  int decided_by_one = 0;
  for (const std::string module : {"princess_and_dragon", "abbey_and_mayor"}) {
    CAPTURE(module);
    const Kind kind{module, {.modules = {{"farmers", module}}}, 3};
    int met = 0;
    for (int round = 0; met < test::effort(60); ++round) {
      CAPTURE(round, met);
      REQUIRE(round < test::effort(200));
      const auto check = [&](auto& answers, auto& search, const auto& end) {
        const Seat seat = end.seat;
        const auto after_one = std::make_unique<std::remove_cvref_t<decltype(end)>>(end);
        const double best = standing(search.best_end(end, seat, after_one.get()), seat, end.seats);
        const auto finished = std::make_unique<std::remove_cvref_t<decltype(end)>>(end);
        answers.finish(*finished);
        CHECK(is_decided(finished->phase));
        ++met;
        if (!is_decided(after_one->phase)) return;
        ++decided_by_one;
        CHECK(standing(search.expect(*finished), seat, end.seats) == best);
      };
      for_each_undecided(kind, static_cast<std::uint64_t>(round), check);
    }
  }
  CHECK(decided_by_one > 0);
}
