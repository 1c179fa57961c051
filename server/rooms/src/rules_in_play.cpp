#include "rules_in_play.hpp"

#include <algorithm>
#include <utility>

namespace bastide::server {

Result<std::unique_ptr<Game>> RulesInPlay::start(const GameKind& kind, Setup setup, Events& events) {
  if (!setup.prepared) setup.prepared = find(setup.rules);
  Result<std::unique_ptr<Game>> game = kind.start(setup, events);
  if (game && (*game)->setup().prepared != setup.prepared) keep((*game)->setup().prepared);
  return game;
}

std::shared_ptr<const PreparedRules> RulesInPlay::find(const Rules& rules) const {
  const std::scoped_lock lock(mutex_);
  for (const Known& known : known_)
    if (auto prepared = known.lock(); prepared && prepared->rules() == rules) return prepared;
  return nullptr;
}

void RulesInPlay::keep(const std::shared_ptr<const PreparedRules>& prepared) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(known_, [](const Known& known) { return known.expired(); });
  known_.push_back(prepared);
}

std::size_t RulesInPlay::count() const {
  const std::scoped_lock lock(mutex_);
  return static_cast<std::size_t>(
      std::ranges::count_if(known_, [](const Known& known) { return !known.expired(); }));
}

}  // namespace bastide::server
