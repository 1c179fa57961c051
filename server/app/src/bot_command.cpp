// bastide bot: a computer player on standard input and output, by the line protocol.
#include "asked_player.hpp"
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
#include <optional>
#include <string>

namespace bastide::server {

namespace {

struct BotOptions {
  std::string level = "master";
  std::int64_t ms = 0;                ///< 0: no limit
  std::optional<std::int64_t> nodes;  ///< empty: kNodes, or no limit if there is a limit of time
  std::uint64_t seed = 1;
};

constexpr std::int64_t kNodes = 20'000;

std::int64_t thread_cpu_us() {
  std::timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return std::int64_t{now.tv_sec} * 1'000'000 + now.tv_nsec / 1000;
}

/// The budget of a turn: one time limit for both of its decisions.
class Thrift {
 public:
  explicit Thrift(const BotOptions& options) : options_(options) {}

  bots::Budget operator()(int decision) {
    if (options_.ms == 0) return {.nodes = options_.nodes.value_or(kNodes)};
    if (decision == 0) began_us_ = thread_cpu_us();
    // The figure has few choices, and gets the time that the placement has left.
    const std::int64_t until = began_us_ + options_.ms * (decision == 0 ? 800 : 1000);
    return {.nodes = options_.nodes.value_or(std::numeric_limits<std::int64_t>::max()),
            .stop = [until] { return thread_cpu_us() >= until; }};
  }

 private:
  const BotOptions& options_;
  std::int64_t began_us_ = 0;
};

int bot(const BotOptions& options) {
  const auto level = bots::find_level(options.level);
  if (!level) throw UsageError(fmt::format("there is no level \"{}\"", options.level));
  bots::LinePlayer player(*level, options.seed, Thrift(options));
  AskedPlayer asked(*level, options.seed, [thrift = Thrift(options)]() mutable { return thrift(0); });
  for (std::string line; !player.left() && std::getline(std::cin, line);) {
    auto answer = asked.answer(line);
    if (!answer) answer = player.answer(line);
    if (answer) {
      fmt::print("{}\n", *answer);
      std::fflush(stdout);
    }
  }
  return 0;
}

}  // namespace

void add_bot(CLI::App& program, Chosen& chosen) {
  auto options = std::make_shared<BotOptions>();
  CLI::App* command = program.add_subcommand(
      "bot", "A computer player on standard input and output (engine/bots/LINE_PROTOCOL.md)");
  command
      ->add_option("--level", options->level, "A level (engine/bots/README.md), as newcomer, expert, master")
      ->capture_default_str();
  command->add_option("--ms", options->ms, "Processor time for a turn, in milliseconds [no limit]")
      ->check(CLI::Range(1, 3'600'000));
  command
      ->add_option(
          "--nodes", options->nodes,
          fmt::format("Positions that it may look at for one decision [{}, no limit with --ms]", kNodes))
      ->check(CLI::Range(1, 1'000'000'000));
  add_seed(*command, options->seed);
  command->callback([&chosen, options] { chosen = [options] { return bot(*options); }; });
}

}  // namespace bastide::server
