#include <server/rooms/computer_levels.hpp>

#include <bots/level.hpp>

#include <engine/enum_size.hpp>

#include <algorithm>
#include <array>

namespace bastide::server {

namespace {

/// `random` and `uct` are benchmarks for the other levels, not opponents.
constexpr std::size_t kFirstKnown = static_cast<std::size_t>(bots::Level::beginner);
constexpr std::size_t kFirstOffered = static_cast<std::size_t>(bots::kWeakestOffered);
using LevelNames = std::array<std::string_view, enum_size<bots::Level>() - kFirstKnown>;

LevelNames level_names() {
  LevelNames names;
  for (std::size_t i = 0; i < names.size(); ++i)
    names[i] = bots::name(static_cast<bots::Level>(kFirstKnown + i));
  return names;
}

}  // namespace

std::span<const std::string_view> known_computer_levels() {
  static const LevelNames kNames = level_names();
  return kNames;
}

std::span<const std::string_view> computer_levels() {
  return known_computer_levels().subspan(kFirstOffered - kFirstKnown);
}

bool is_computer_level(std::string_view name) {
  return std::ranges::find(known_computer_levels(), name) != known_computer_levels().end();
}

}  // namespace bastide::server
