// Shorthand for random choices in random games.
#pragma once

#include <engine/random.hpp>

#include <cstddef>

namespace bastide::test {

inline int below(Random& random, std::size_t n) {
  return static_cast<int>(random.below(static_cast<std::uint32_t>(n)));
}

inline bool one_in(Random& random, int n) { return random.below(static_cast<std::uint32_t>(n)) == 0; }

template <class List>
const auto& any_of(Random& random, const List& list) {
  return list[static_cast<std::size_t>(below(random, list.size()))];
}

}  // namespace bastide::test
