#include "nearest_name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace bastide::server {

namespace {

/// Levenshtein's distance, row by row.
std::size_t distance(std::string_view from, std::string_view to) {
  std::vector<std::size_t> row(to.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < from.size(); ++i) {
    std::size_t diagonal = row[0]++;
    for (std::size_t j = 0; j < to.size(); ++j) {
      const std::size_t replaced = diagonal + (from[i] == to[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::optional<std::string> nearest_name(std::string_view given, std::span<const std::string> known) {
  std::optional<std::string> nearest;
  std::size_t least = given.size() / 3 + 1;
  for (const std::string& name : known) {
    const std::size_t away = distance(given, name);
    if (away >= least) continue;
    least = away;
    nearest = name;
  }
  return nearest;
}

std::string meant(std::string_view given, std::span<const std::string> known) {
  const auto name = nearest_name(given, known);
  return name ? fmt::format(", did you mean {}?", *name) : std::string();
}

}  // namespace bastide::server
