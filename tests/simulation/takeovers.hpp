// One seat and several pages that want it, in every order in which things can happen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace bastide::sim {

struct Takeovers {
  std::string name;
  std::size_t ways = 0;
};

/// How many cases there are.
std::size_t takeover_cases();

/// Tries a case in every order that strays at most so far from the one in which all that can happen does so
/// in turn (EveryChoice). Throws Broken, with the case's name and the number of the way.
Takeovers try_takeovers(std::size_t number, std::uint32_t astray_max);

}  // namespace bastide::sim
