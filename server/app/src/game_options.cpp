#include "game_options.hpp"

#include "settings.hpp"

#include <engine/game.hpp>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <charconv>
#include <system_error>
#include <utility>

namespace bastide::server {

namespace {

constexpr std::size_t kRulesBytesMax = 4096;

UsageError usage_error(const protocol::WireRejection& rejection) {
  return UsageError(fmt::format("--rules: {} ({}{}{})", rejection.message, rejection.code,
                                rejection.at.empty() ? "" : " at ", rejection.at));
}

void check_seats(const GameKind& kind, const Rules& rules, int seats) {
  const int least = kind.seats_min();
  const int most = kind.seats_max(rules);
  if (seats >= least && seats <= most) return;
  throw UsageError(least == most ? fmt::format("--seats must be {} by these rules, not {}", most, seats)
                                 : fmt::format("--seats must be from {} to {} by these rules, not {}", least,
                                               most, seats));
}

}  // namespace

void add_game_options(CLI::App& command, GameOptions& options) {
  command.add_option("--seats", options.seats, "Players in each game")->capture_default_str();
  command
      .add_option("--rules", options.rules,
                  R"(Rules as in a game record, as JSON: {"game":"castle"}, {"preset":"tower-2016"}, …)")
      ->capture_default_str();
}

void add_seed(CLI::App& command, std::uint64_t& seed) {
  const auto is_decimal = [](const std::string& text) {
    std::uint64_t number = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool good = error == std::errc{} && rest == text.data() + text.size();
    return good ? std::string() : fmt::format("must be a decimal number of 64 bits, not \"{}\"", text);
  };
  command.add_option("--seed", seed, "Decides the players' choices: a decimal number of 64 bits")
      ->capture_default_str()
      ->check(is_decimal);
}

protocol::ResolvedRules read_game(const GameOptions& options) {
  auto resolved = protocol::read_rules(options.rules, kRulesBytesMax);
  if (!resolved) throw usage_error(resolved.error());
  check_seats(*resolved->kind, resolved->rules, options.seats);
  return std::move(*resolved);
}

}  // namespace bastide::server
