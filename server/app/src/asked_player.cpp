#include "asked_player.hpp"

#include <bots/line_game.hpp>
#include <protocol/line_choice.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <utility>

namespace bastide::server {
namespace {

constexpr std::size_t kRulesBytesMax = 64 * 1024;

std::string error(std::string_view why) { return fmt::format("error {}", why); }
std::string error(const protocol::WireRejection& rejection) {
  return error(fmt::format("{}: {}", rejection.code, rejection.message));
}

}  // namespace

AskedPlayer::AskedPlayer(bots::Level level, std::uint64_t seed, std::function<bots::Budget()> budget)
    : level_(level), seed_(seed), budget_(std::move(budget)) {}

std::optional<std::string> AskedPlayer::answer(std::string_view line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, end), rest = line.substr(end);
  if (word == "rules") return take_rules(rest);
  if (!rules_) return std::nullopt;
  if (word == "new") return begin(rest);
  if (word == "choose") return choose(rest);
  if (word == "result") return "ok";
  return std::nullopt;
}

std::string AskedPlayer::take_rules(std::string_view json) {
  auto rules = protocol::read_rules(json, kRulesBytesMax);
  if (!rules) return error(rules.error());
  rules_ = std::move(*rules);
  player_.reset();
  return "ok";
}

std::string AskedPlayer::begin(std::string_view words) {
  const auto said = bots::words_of(words);
  const auto seats = said.size() == 2 ? bots::number_of(said[0]) : std::nullopt;
  const GameKind& kind = *rules_->kind;
  if (!seats || *seats < kind.seats_min() || *seats > kind.seats_max(rules_->rules))
    return error("say new SEATS SEED, with as many seats as the rules allow");
  std::uint64_t hash = 0;
  for (const char letter : said[1]) hash = hash * 131 + static_cast<unsigned char>(letter);
  game_seed_ = seed_ ^ hash;
  player_ = bots::make_player(level_, {.rules = rules_->rules,
                                       .seats = *seats,
                                       .start = kind.opening_layout(rules_->rules),
                                       .forced = {},
                                       .piles = kind.piles(rules_->rules)});
  return "ok";
}

std::string AskedPlayer::choose(std::string_view json) {
  if (!player_) return error("there is no game: say new SEATS SEED first");
  const auto view = protocol::read_line_choice(json);
  if (!view) return error(view.error());
  try {
    const Action chosen = player_->choose(*view, game_seed_ + view->table.seat, budget_());
    return fmt::format("action {}", std::ranges::find(view->legal, chosen) - view->legal.begin());
  } catch (const std::exception& why) {  // a view that goes with no game by these rules
    return error(why.what());
  }
}

}  // namespace bastide::server
