#include "nearest_name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace bastide::server {

namespace {

/// Optimal string alignment, row by row.
std::size_t distance(std::string_view from, std::string_view to) {
  std::vector<std::size_t> before(to.size() + 1), last(to.size() + 1), row(to.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= from.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= to.size(); ++j) {
      row[j] = std::min({last[j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1), last[j] + 1, row[j - 1] + 1});
      if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
    std::swap(before, last);
    std::swap(last, row);
  }
  return last.back();
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
