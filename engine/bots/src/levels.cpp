#include <bots/level.hpp>

#include <algorithm>

namespace bastide::bots {
namespace {

constexpr auto kLevels = named<Level>({"random", "uct", "beginner", "neighbour", "club", "newcomer", "casual",
                                       "dreamer", "architect", "rival", "expert", "master"});

}  // namespace

std::string_view name(Level level) { return kLevels[static_cast<std::size_t>(level)]; }

std::optional<Level> find_level(std::string_view name) {
  const auto found = std::find(kLevels.begin(), kLevels.end(), name);
  if (found == kLevels.end()) return std::nullopt;
  return static_cast<Level>(found - kLevels.begin());
}

}  // namespace bastide::bots
