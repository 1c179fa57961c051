// Perft: the number of sequences of actions to a given depth, with a fixed deck; a changed number means that
// legality changed. And a signature over whole games, which changes with any behaviour; it also changes with
// the random players of random_games.cpp.
#include <engine/bench.hpp>
#include <engine/game.hpp>

#include "all_modules.hpp"
#include "catch.hpp"
#include "describe.hpp"
#include "effort.hpp"
#include "module_rows.hpp"
#include "random_games.hpp"
#include "reference/model.hpp"

#include <algorithm>
#include <iterator>

namespace bastide::test {
namespace {

using Count = std::uint64_t;

Count perft(const Game& game, int depth) {
  if (depth == 0 || game.over()) return 1;
  const std::vector<Action> legal = game.legal_actions();
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
  if (depth == 0 || position.table.phase == Phase::over) return 1;
  const std::vector<Action> legal = reference::legal_actions(setup, position.table);
  if (depth == 1) return legal.size();
  Count sum = 0;
  for (const Action& action : legal)
    sum += reference_perft(setup, reference::apply(setup, position, position.table.seat, action).after,
                           depth - 1);
  return sum;
}

/// Those of the modules come after these.
const PerftRow kRows[]{
    {"roads", {"farmers"}, 2, {"U", "V", "W", "X"}, {6, 24, 240, 852, 10564, 64868, 1084016}},
    {"roads without farmers", {}, 2, {"U", "V", "W", "X"}, {6, 12, 120, 460, 3356, 21676, 207504}},
    {"cities", {"farmers"}, 2, {"E", "N", "R", "F"}, {4, 12, 96, 264, 2768, 7428, 100664}},
    {"cities without farmers, three seats", {}, 3, {"E", "N", "R", "F"}, {4, 8, 64, 168, 1468, 7900, 33780}},
    {"monasteries", {"farmers"}, 2, {"B", "A", "B", "A"}, {4, 12, 132, 484, 7392, 18816, 314496}},
    {"discards", {"farmers"}, 2, {"C", "E", "C", "C", "S", "T"}, {4, 8, 48, 132, 1632, 15968, 272128}},
    {"all modules",
     all_modules(),
     3,
     {"river1-bend-garden", "river1-lake", "dragon-FFFF-volcano", "tower-FFFF-garden",
      "inns-FRFR-through-inn"},
     {2, 18, 32, 76, 2968}},
};

std::vector<PerftRow> all_rows() {
  std::vector<PerftRow> all(std::begin(kRows), std::end(kRows));
  for (const ModuleRow* row : module_rows()) std::ranges::copy(row->perft, std::back_inserter(all));
  return all;
}

Setup setup_of(const PerftRow& row) {
  std::vector<TileId> order;
  for (const char* tile : row.deck) order.push_back(carcassonne().find_tile(tile).value());
  Setup setup = forced_setup(rules_with(row.modules), row.seats, order);
  if (row.start) setup.start = row.start();
  return setup;
}

/// FNV-1a.
Count hashed(Count hash, std::string_view text) {
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  return hash;
}

Count signature(int games) {
  Count hash = 0xcbf29ce484222325u;
  for (int number = 0; number < games; ++number) {
    RandomGame players(static_cast<std::uint64_t>(number));
    auto [game, events] = started_with_events(players.setup());
    while (!game->over()) {
      const auto [seat, action] = players.choose(*game);
      REQUIRE(game->apply(seat, action, events));
    }
    for (const std::string& event : text(events)) hash = hashed(hash, event);
  }
  return hash;
}

}  // namespace

TEST_CASE("the number of legal continuations is as recorded", "[engine][perft]") {
  for (const PerftRow& row : all_rows()) {
    const auto game = started(setup_of(row));
    const int deepest = std::min<int>(kSanitized ? 5 : 7, static_cast<int>(row.counts.size()));
    for (int depth = 1; depth <= deepest; ++depth) {
      INFO(row.what << ", depth " << depth);
      CHECK(perft(*game, depth) == row.counts[static_cast<std::size_t>(depth - 1)]);
    }
  }
}

TEST_CASE("the naive model counts the same continuations", "[engine][perft]") {
  for (const PerftRow& row : all_rows()) {
    const Setup setup = setup_of(row);
    const Snapshot begin = reference::begin(setup).after;
    const int deepest = std::min<int>(kSanitized ? 4 : 6, static_cast<int>(row.counts.size()));
    for (int depth = 1; depth <= deepest; ++depth) {
      INFO(row.what << ", depth " << depth);
      CHECK(reference_perft(setup, begin, depth) == row.counts[static_cast<std::size_t>(depth - 1)]);
    }
  }
}

TEST_CASE("the signature of two hundred games is as recorded", "[engine][perft]") {
  CHECK(signature(200) == 9434668156785771025u);
}

TEST_CASE("the bench plays the same games for the same seed and others for another", "[engine][perft]") {
  const auto signature_of = [](const Options& options, int seats, std::uint64_t seed) {
    return play_random_games(base_rules(options), seats, 100, seed).signature;
  };
  const BenchCounts standard = play_random_games(base_rules(), 2, 100, 1);
  CHECK(standard.games == 100);
  CHECK(standard.moves > 100 * 65);
  CHECK(standard.moves <= 100 * 71);
  CHECK(standard.signature == signature_of({}, 2, 1));
  CHECK(standard.signature != signature_of({}, 2, 2));
  CHECK(standard.signature != signature_of({}, 3, 1));
  CHECK(standard.signature != signature_of({{"tiny_city", std::int64_t{2}}}, 2, 1));
  CHECK(list_random_games(base_rules(), 2, 100, 1).games == 100);
}

}  // namespace bastide::test
