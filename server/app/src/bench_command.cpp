// bastide bench: how fast the engine plays.
#include "commands.hpp"
#include "settings.hpp"

#include <engine/bench.hpp>
#include <engine/game.hpp>
#include <protocol/game_json.hpp>
#include <protocol/json.hpp>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <cstdint>
#include <cstdio>
#include <ctime>
#include <memory>
#include <string>

namespace bastide::server {

namespace {

struct Options {
  std::int64_t games = 50'000;
  int seats = 2;
  std::string rules = "{}";
  std::uint64_t seed = 1;
  bool json = false;
};

constexpr std::size_t kRulesBytesMax = 4096;

UsageError usage_error(const protocol::Fault& fault) {
  return UsageError(fmt::format("--rules: {} ({}{}{})", fault.message, fault.code,
                                fault.at.empty() ? "" : " at ", fault.at));
}

Rules read_rules(const std::string& text) {
  const auto json = protocol::parse(text, {.bytes_max = kRulesBytesMax});
  if (!json) throw usage_error(json.error());
  auto resolved = protocol::read_rules(*json);
  if (!resolved) throw usage_error(resolved.error());
  return std::move(resolved->rules);
}

void check_seats(const Rules& rules, int seats) {
  const GameKind& kind = *find_game(rules.game);
  if (seats < 1 || seats > kind.seats_max(rules)) {
    throw UsageError(fmt::format("--seats must be from 1 to {} by these rules", kind.seats_max(rules)));
  }
}

double cpu_seconds() {
  std::timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

int bench(const Options& options) {
  const Rules rules = read_rules(options.rules);
  check_seats(rules, options.seats);
  const double start = cpu_seconds();
  const BenchCounts counts = play_random_games(rules, options.seats, options.games, options.seed);
  const double seconds = cpu_seconds() - start;
  const double games_per_s = static_cast<double>(counts.games) / seconds;
  const double moves_per_s = static_cast<double>(counts.moves) / seconds;
  if (options.json) {
    const nlohmann::ordered_json report = {
        {"games", counts.games},      {"moves", counts.moves},
        {"cpu_s", seconds},           {"games_per_s", games_per_s},
        {"moves_per_s", moves_per_s}, {"signature", fmt::format("{:016x}", counts.signature)}};
    fmt::print("{}\n", report.dump());
  } else {
    fmt::print("{} games, {} moves in {:.2f} s of CPU time\n", counts.games, counts.moves, seconds);
    fmt::print("{:.0f} games/s, {:.0f} moves/s\nsignature {:016x}\n", games_per_s, moves_per_s,
               counts.signature);
  }
  return 0;
}

}  // namespace

void add_bench(CLI::App& program, Chosen& chosen) {
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand("bench", "Play random games on one thread and tell how fast");
  command->add_option("--games", options->games, "How many games")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  command->add_option("--seats", options->seats, "Players in each")->capture_default_str();
  command->add_option("--rules", options->rules, "Rules as in a game record, as JSON")->capture_default_str();
  command->add_option("--seed", options->seed, "Decimal number of 64 bits")->capture_default_str();
  command->add_flag("--json", options->json, "Print the figures as JSON");
  command->callback([&chosen, options] { chosen = [options] { return bench(*options); }; });
}

}  // namespace bastide::server
