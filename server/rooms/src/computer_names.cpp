#include "computer_names.hpp"

#include <server/rooms/computer_levels.hpp>

#include <protocol/person_name.hpp>

#include <algorithm>
#include <array>
#include <vector>

namespace bastide::server {

namespace {

/// First names of the Occitan lands in the Middle Ages, as many for each level as a room has seats.
using Names = std::array<std::string_view, 6>;
constexpr std::array<Names, 4> kNames{{
    {"Colin", "Perrine", "Jaumet", "Flor", "Peirot", "Alamanda"},
    {"Guilhem", "Aude", "Bertran", "Azalais", "Raimon", "Ermessen"},
    {"Esclarmonde", "Alaric", "Garsenda", "Bernart", "Beatritz", "Arnaut"},
    {"Saurimonda", "Aimeric", "Tibors", "Jaufre", "Marquesia", "Sicart"},
}};

const Names& names_of(std::string_view level) {
  const auto levels = computer_levels();
  const auto rank = static_cast<std::size_t>(std::ranges::find(levels, level) - levels.begin());
  return kNames[std::min(rank, kNames.size() - 1)];
}

}  // namespace

std::string computer_name(std::string_view level, unsigned chance, std::span<const std::string> taken) {
  const Names& names = names_of(level);
  const std::vector<std::string> others(taken.begin(), taken.end());
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string name(names[(chance + i) % names.size()]);
    if (protocol::distinct_name(name, others) == name) return name;
  }
  return protocol::distinct_name(std::string(names[chance % names.size()]), others);
}

}  // namespace bastide::server
