// Measures the engine, with each figure's ratio to a calibration loop of the same run: absolute figures of
// different machines, or of a busy one, can't be compared; the ratios can.
//
//   engine_bench [GAMES]      default 50,000 games of 2 seats, preset standard, seed 1; a tenth of the others
#include <engine/bench.hpp>
#include <engine/carcassonne/position.hpp>
#include <engine/castle/position.hpp>
#include <engine/catalogue.hpp>
#include <engine/discovery/position.hpp>
#include <engine/game.hpp>
#include <engine/random.hpp>

#include "../all_modules.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace bastide;

constexpr int kRuns = 5;

double cpu_seconds() {
  std::timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// The best of several runs is the least disturbed one.
double best_seconds(const std::function<void()>& work) {
  double best = 1e9;
  for (int run = 0; run < kRuns; ++run) {
    const double begin = cpu_seconds();
    work();
    best = std::min(best, cpu_seconds() - begin);
  }
  return best;
}

volatile std::uint64_t sink;

/// Nanoseconds of one step of a chain of dependent integer operations: the unit of the ratios.
double calibration_ns() {
  constexpr int kSteps = 50'000'000;
  Random random(1);
  return best_seconds([&] {
           std::uint64_t sum = 0;
           for (int i = 0; i < kSteps; ++i) sum ^= random.next();
           sink = sum;
         }) /
         kSteps * 1e9;
}

template <class Position>
double copy_ns() {
  constexpr std::size_t kCopies = 200'000,
                        kRing = 64;  // a ring larger than the first-level cache, as in a search
  auto ring = std::make_unique<Position[]>(kRing);
  return best_seconds([&] {
           for (std::size_t i = 0; i < kCopies; ++i) {
             ring[(i + 1) % kRing] = ring[i % kRing];
             sink = ring[(i + 1) % kRing].turn;
           }
         }) /
         kCopies * 1e9;
}

void row(const char* what, double ns, double unit) {
  std::printf("%-34s %12.1f ns %10.1f units\n", what, ns, ns / unit);
}

template <class Position>
void row_of_position(const std::string& name, double unit) {
  const std::string what = "copy, " + name + ", " + std::to_string(sizeof(Position)) + " bytes";
  row(what.c_str(), copy_ns<Position>(), unit);
}

struct Mix {
  const char* what;
  RulesRequest rules;
};

/// The modules, and The Castle.
const std::vector<Mix> kMixes = {
    {"game with the river", {.modules = {{"farmers", "river"}}}},
    {"game with the abbot", {.modules = {{"farmers", "abbot"}}}},
    {"game with the tower", {.modules = {{"farmers", "tower"}}}},
    {"game with inns and traders", {.modules = {{"farmers", "inns_and_cathedrals", "traders_and_builders"}}}},
    {"game with the dragon", {.modules = {{"farmers", "princess_and_dragon"}}}},
    {"game with all modules", {.modules = bastide::test::all_modules()}},
    {"game of The Castle", {.game = "castle"}},
    {"game of The Discovery", {.game = "discovery"}},
};

void row_of(const Mix& mix, std::int64_t games, double unit) {
  const Rules rules = find_game(mix.rules.game)->resolve(mix.rules).value();
  const double seconds = best_seconds([&] { sink = play_random_games(rules, 2, games, 1).signature; });
  row(mix.what, seconds / static_cast<double>(games) * 1e9, unit);
}

}  // namespace

int main(int count, char** arguments) {
  const std::int64_t games = count > 1 ? std::atoll(arguments[1]) : 50'000;
  const auto rules = find_game("carcassonne")->resolve({});
  if (games < 1 || !rules) return 2;
  BenchCounts played, listed;
  const double unit = calibration_ns();
  const double play = best_seconds([&] { played = play_random_games(*rules, 2, games, 1); });
  const double list = best_seconds([&] { listed = list_random_games(*rules, 2, games, 1); });
  row("calibration step (the unit)", unit, unit);
  row("random game", play / static_cast<double>(games) * 1e9, unit);
  row("move in a random game", play / static_cast<double>(played.moves) * 1e9, unit);
  row("decision with its whole list", list / static_cast<double>(listed.decisions) * 1e9, unit);
#define BASTIDE_COPY_ON(B, ...) row_of_position<carcassonne::Position<carcassonne::B>>(#B, unit);
  BASTIDE_FOR_EACH_BOARD(BASTIDE_COPY_ON)
  row_of_position<castle::Position>("The Castle", unit);
  row_of_position<discovery::Position>("The Discovery", unit);
  for (const Mix& mix : kMixes) row_of(mix, std::max<std::int64_t>(1, games / 10), unit);
  std::printf("%-34s %12.0f games/s\n%-34s %12.0f lists/s\n", "random games",
              static_cast<double>(games) / play, "legal-action lists, games included",
              static_cast<double>(listed.decisions) / list);
}
