// Perft of The Discovery: the number of sequences of actions to a given depth, with a fixed pile, by the
// engine and by the naive model; a changed number means that legality changed. And the bench's signature.
#include <engine/bench.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "discovery/discovery_scenario.hpp"
#include "discovery/reference/model.hpp"
#include "effort.hpp"

namespace bastide::test::discovery {
namespace {

using Count = std::uint64_t;

Count perft(const Game& game, int depth) {
  const std::vector<Action> legal = game.legal_actions();
  if (game.over()) return 1;
  if (depth == 1) return legal.size();
  Count sum = 0;
  for (const Action& action : legal) {
    const auto next = game.clone();
    play(*next, action);
    sum += perft(*next, depth - 1);
  }
  return sum;
}

Count reference_perft(const Setup& setup, const Snapshot& position, int depth) {
  if (position.table.phase == Phase::over) return 1;
  const std::vector<Action> legal = reference::discovery::legal_actions(setup, position.table);
  if (depth == 1) return legal.size();
  Count sum = 0;
  for (const Action& action : legal)
    sum += reference_perft(
        setup, reference::discovery::apply(setup, position, position.table.seat, action).after, depth - 1);
  return sum;
}

struct Row {
  const char* what;
  Setup setup;
  std::vector<Count> counts;  ///< by depth, from 1
};

const std::vector<Row>& rows() {
  static const std::vector<Row> all{
      {"grassland and mountains", forced_setup(cards({4, 13, 19, 45})), {5, 15, 150, 566, 6482, 21854}},
      {"seas, three seats", forced_setup(cards({53, 40, 83, 54}), {}, 3), {4, 16, 128, 378, 3364, 13176}},
      {"two tiles each", forced_setup(cards({4, 53, 82, 83, 41}), kExpert), {9, 31, 484, 2352, 19680, 92772}},
  };
  return all;
}

}  // namespace

TEST_CASE("the number of legal continuations of The Discovery is as recorded, also by the naive model",
          "[discovery][perft]") {
  for (const auto& [what, setup, counts] : rows()) {
    INFO(what);
    const auto game = started(setup);
    const Snapshot begin = reference::discovery::begin(setup).after;
    std::vector<Count> counted, by_model;
    for (int depth = 1; depth <= 6; ++depth) {
      counted.push_back(perft(*game, depth));
      if (depth < 6) by_model.push_back(reference_perft(setup, begin, depth));
    }
    CHECK(counted == counts);
    counted.pop_back();
    CHECK(by_model == counted);
  }
}

TEST_CASE("the bench plays the same games of The Discovery for the same seed and others for another",
          "[discovery][perft]") {
  const auto signature_of = [](const Options& options, int seats, std::uint64_t seed) {
    return play_random_games(rules(options), seats, 100, seed).signature;
  };
  const BenchCounts standard = play_random_games(rules(), 2, 100, 1);
  CHECK(standard.games == 100);
  CHECK(standard.moves > 100 * 80);
  CHECK(standard.moves <= 100 * 83);
  CHECK(standard.signature == signature_of({}, 2, 1));
  CHECK(standard.signature != signature_of({}, 2, 2));
  CHECK(standard.signature != signature_of({}, 3, 1));
  CHECK(standard.signature != signature_of(kExpert, 2, 1));
  CHECK(list_random_games(rules(), 2, 100, 1).games == 100);
}

}  // namespace bastide::test::discovery
