// bastide bench: how fast the engine plays.
#include "commands.hpp"
#include "game_options.hpp"
#include "interrupt.hpp"
#include "progress.hpp"

#include <engine/bench.hpp>
#include <protocol/json_line.hpp>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <cstdint>
#include <cstdio>
#include <ctime>
#include <memory>

namespace bastide::server {

namespace {

struct BenchOptions {
  std::int64_t games = 50'000;
  GameOptions game;
  std::uint64_t seed = 1;
  bool json = false;
};

double cpu_seconds() {
  std::timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

int bench(const BenchOptions& options) {
  const Rules rules = read_game(options.game).rules;
  const Interrupt interrupt;
  const double start = cpu_seconds();
  Progress progress(false);
  const auto goes_on = [&](std::int64_t games) {
    if (progress.due()) progress.tell(fmt::format("{} of {} games", games, options.games));
    return !interrupt.came();
  };
  const BenchCounts counts =
      play_random_games(rules, options.game.seats, options.games, options.seed, {.goes_on = goes_on});
  progress.wipe();
  const double seconds = cpu_seconds() - start;
  const double games_per_s = static_cast<double>(counts.games) / seconds;
  const double moves_per_s = static_cast<double>(counts.moves) / seconds;
  if (options.json) {
    protocol::JsonLine figures;
    figures.add("games", counts.games).add("moves", counts.moves).add("cpu_s", seconds);
    figures.add("games_per_s", games_per_s).add("moves_per_s", moves_per_s);
    figures.add("signature", fmt::format("{:016x}", counts.signature));
    fmt::print("{}\n", figures.text());
  } else {
    fmt::print("{} games, {} moves in {:.2f} s of CPU time\n", counts.games, counts.moves, seconds);
    fmt::print("{:.0f} games/s, {:.0f} moves/s\nsignature {:016x}\n", games_per_s, moves_per_s,
               counts.signature);
  }
  return interrupt.exit_code(0);
}

}  // namespace

void add_bench(CLI::App& program, Chosen& chosen) {
  auto options = std::make_shared<BenchOptions>();
  CLI::App* command = program.add_subcommand("bench", "Play random games on one thread and tell how fast");
  command->add_option("--games", options->games, "How many games")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000'000));
  add_game_options(*command, options->game);
  add_seed(*command, options->seed);
  command->add_flag("--json", options->json, "Print the figures as JSON (protocol/schema/commands.json)");
  command->footer("Ctrl-C ends it with the figures of the games so far. Exit code: 0, or 130 after Ctrl-C.");
  command->callback([&chosen, options] { chosen = [options] { return bench(*options); }; });
}

}  // namespace bastide::server
