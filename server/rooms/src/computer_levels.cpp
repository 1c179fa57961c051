#include <server/rooms/computer_levels.hpp>

#include <bots/level.hpp>

#include <engine/enum_size.hpp>

#include <algorithm>
#include <array>

namespace bastide::server {

namespace {

/// `random` and `uct` are benchmarks for the other levels, not opponents.
constexpr std::size_t kFirst = static_cast<std::size_t>(bots::Level::beginner);
using LevelNames = std::array<std::string_view, enum_size<bots::Level>() - kFirst>;

LevelNames level_names() {
  LevelNames names;
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = bots::name(static_cast<bots::Level>(kFirst + i));
  return names;
}

}  // namespace

std::span<const std::string_view> computer_levels() {
  static const LevelNames kNames = level_names();
  return kNames;
}

bool is_computer_level(std::string_view name) {
  return std::ranges::find(computer_levels(), name) != computer_levels().end();
}

}  // namespace bastide::server
