// A computer player of any game by the line protocol's words `rules`, `new`, `choose` and `result`.
#pragma once

#include <bots/player.hpp>
#include <protocol/game_json.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

/// Keeps no table: each question brings the view. One thread at a time.
class AskedPlayer {
 public:
  /// `budget` is called before each decision.
  AskedPlayer(bots::Level level, std::uint64_t seed, std::function<bots::Budget()> budget);

  /// Answers a line without its end; empty if its first word is none of the four, or if it is `new` before
  /// any `rules`. No line makes it throw.
  std::optional<std::string> answer(std::string_view line);

 private:
  std::string take_rules(std::string_view json);
  std::string begin(std::string_view words);
  std::string choose(std::string_view json);

  const bots::Level level_;
  const std::uint64_t seed_;
  const std::function<bots::Budget()> budget_;
  std::optional<protocol::ResolvedRules> rules_;
  std::unique_ptr<bots::Player> player_;  ///< null before `new`
  std::uint64_t game_seed_ = 0;
};

}  // namespace bastide::server
