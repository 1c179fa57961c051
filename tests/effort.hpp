// The size of randomised tests: full in an ordinary build, a tenth under a sanitizer, more on request.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <vector>

namespace bastide::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif
#else
inline constexpr bool kSanitized = false;
#endif

/// Returns how many rounds (games, inputs, …) to do of `rounds`, at least 1. The environment variable
/// BASTIDE_TEST_EFFORT multiplies it: 20 for a long night, 0.1 for a quick run.
inline int effort(int rounds) {
  const char* factor = std::getenv("BASTIDE_TEST_EFFORT");
  const double scaled = rounds * (factor ? std::atof(factor) : 1.0) * (kSanitized ? 0.1 : 1.0);
  return std::max(1, static_cast<int>(scaled));
}

/// Returns the rows of a test that does the same with several kinds of games: under a sanitizer the first
/// `few`, which run through the code of all. With BASTIDE_TEST_EFFORT=10 it gets all of them, too.
template <class Row>
std::vector<Row> few_of(std::size_t few, std::vector<Row> all) {
  if (kSanitized && effort(10) < 10) all.erase(all.begin() + static_cast<std::ptrdiff_t>(few), all.end());
  return all;
}

}  // namespace bastide::test
