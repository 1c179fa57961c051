// bastide bot: a computer player on standard input and output, by the line protocol.
#include "commands.hpp"
#include "game_options.hpp"
#include "settings.hpp"

#include <bots/line_player.hpp>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <cstdio>
#include <ctime>
#include <iostream>
#include <limits>
#include <memory>
#include <string>

namespace bastide::server {

namespace {

struct Options {
  std::string level = "master";
  std::int64_t ms = 0;
  std::int64_t nodes = 20'000;
  std::uint64_t seed = 1;
};

std::int64_t thread_cpu_us() {
  std::timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return std::int64_t{now.tv_sec} * 1'000'000 + now.tv_nsec / 1000;
}

/// For each of the two decisions of a turn: half of its time, or so many positions.
bots::Budget budget_of(const Options& options) {
  if (options.ms == 0) return {.nodes = options.nodes};
  const std::int64_t until = thread_cpu_us() + options.ms * 1000 / 2;
  return {.nodes = std::numeric_limits<std::int64_t>::max(),
          .stop = [until] { return thread_cpu_us() >= until; }};
}

int bot(const Options& options) {
  const auto level = bots::find_level(options.level);
  if (!level) throw UsageError(fmt::format("there is no level \"{}\"", options.level));
  bots::LinePlayer player(*level, options.seed, [&options] { return budget_of(options); });
  for (std::string line; !player.left() && std::getline(std::cin, line);) {
    if (const auto answer = player.answer(line)) {
      fmt::print("{}\n", *answer);
      std::fflush(stdout);
    }
  }
  return 0;
}

}  // namespace

void add_bot(CLI::App& program, Chosen& chosen) {
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand(
      "bot", "A computer player on standard input and output (engine/bots/LINE_PROTOCOL.md)");
  command->add_option("--level", options->level, "random, uct, beginner, neighbour, club or master")
      ->capture_default_str();
  auto* ms = command->add_option("--ms", options->ms, "Processor time for a turn, in milliseconds")
                 ->check(CLI::Range(1, 3'600'000));
  command->add_option("--nodes", options->nodes, "Instead: positions that it may look at for one decision")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000'000))
      ->excludes(ms);
  add_seed(*command, options->seed);
  command->callback([&chosen, options] { chosen = [options] { return bot(*options); }; });
}

}  // namespace bastide::server
