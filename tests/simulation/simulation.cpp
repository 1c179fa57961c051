// Lives of a simulated server by their seeds, and takeovers of a seat in every order.
#include "run_seed.hpp"
#include "takeovers.hpp"

#include "history.hpp"

#include "effort.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <CLI/CLI.hpp>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <exception>

namespace {

using namespace bastide::sim;

struct Options {
  std::uint64_t first = 1;
  int seeds = 500;
  int again_every = 50;
  bool aloud = false;
};

int run_seeds(const Options& options) {
  Life sum;
  int failed = 0;
  const int seeds = options.aloud ? options.seeds : bastide::test::effort(options.seeds);
  for (std::uint64_t seed = options.first; seed < options.first + static_cast<std::uint64_t>(seeds); ++seed) {
    try {
      const Life life = run_seed(seed, options.aloud);
      if (!options.aloud && seed % static_cast<std::uint64_t>(options.again_every) == 0 &&
          run_seed(seed).trace != life.trace)
        throw Broken("its second run was another");
      sum.acknowledged += life.acknowledged, sum.kills += life.kills, sum.stops += life.stops;
      sum.cuts += life.cuts, sum.games += life.games, sum.rests += life.rests;
      sum.timeouts += life.timeouts, sum.votes += life.votes;
      sum.pauses += life.pauses, sum.shifts += life.shifts;
      sum.computer_moves += life.computer_moves;
      sum.handed_over += life.handed_over, sum.taken_back += life.taken_back;
    } catch (const std::exception& error) {
      ++failed;
      fmt::print("seed {} failed: {}\n", seed, error.what());
    }
  }
  fmt::print(
      "{} seeds, {} failed: {} changes acknowledged, {} kills, {} stops, {} connections cut, {} rests, {} "
      "rematches, {} timeouts, {} skipped by vote, {} pauses, {} absences, {} moves of computers, {} seats "
      "handed over, "
      "{} taken back\n",
      seeds, failed, sum.acknowledged, sum.kills, sum.stops, sum.cuts, sum.rests, sum.games, sum.timeouts,
      sum.votes, sum.pauses, sum.shifts, sum.computer_moves, sum.handed_over, sum.taken_back);
  if (failed > 0) fmt::print("simulation --first SEED --seeds 1 --aloud tells one again\n");
  return failed == 0 ? 0 : 1;
}

int run_takeovers(std::uint32_t astray_max) {
  int failed = 0;
  for (std::size_t number = 0; number < takeover_cases(); ++number) {
    try {
      const Takeovers tried = try_takeovers(number, astray_max);
      fmt::print("{}: {} ways\n", tried.name, tried.ways);
    } catch (const std::exception& error) {
      ++failed;
      fmt::print("failed: {}\n", error.what());
    }
  }
  return failed == 0 ? 0 : 1;
}

}  // namespace

int main(int count, char** arguments) {
  CLI::App program(
      "Runs the server's rooms in a simulated world that is unkind to them, and checks what they promise.",
      "simulation");
  Options options;
  std::uint32_t astray_max = 0;
  program.add_option("--first", options.first, "The first seed")->capture_default_str();
  program.add_option("--seeds", options.seeds, "How many; BASTIDE_TEST_EFFORT multiplies")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000'000));
  program
      .add_option("--again-every", options.again_every,
                  "Of so many seeds, one is run twice and must be the same")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  program.add_flag("--aloud", options.aloud, "Print every message");
  program.add_option("--takeovers", astray_max,
                     "Instead: takeovers of a seat in every order that is at most so far astray");
  CLI11_PARSE(program, count, arguments);
  std::setvbuf(stdout, nullptr, _IOLBF, 0);  // so that an interrupted run shows how far it came
  spdlog::set_level(options.aloud ? spdlog::level::trace : spdlog::level::off);
  return astray_max > 0 ? run_takeovers(astray_max) : run_seeds(options);
}
