// What the games in play have prepared from their rules, shared by games with equal rules.
#pragma once

#include <engine/game.hpp>
#include <engine/setup.hpp>

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

namespace bastide::server {

/// Keeps nothing alive itself. Any thread.
class RulesInPlay {
 public:
  /// As GameKind::start, with what a game by the same rules has prepared, if there is one.
  Result<std::unique_ptr<Game>> start(const GameKind& kind, Setup setup, Events& events);

  /// By how many different rules games are in play.
  std::size_t count() const;

 private:
  using Known = std::weak_ptr<const PreparedRules>;
  std::shared_ptr<const PreparedRules> find(const Rules& rules) const;
  void keep(const std::shared_ptr<const PreparedRules>& prepared);

  mutable std::mutex mutex_;
  std::vector<Known> known_;
};

}  // namespace bastide::server
