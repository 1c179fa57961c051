// One seat and several pages that claim it, in every possible order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace bastide::sim {

struct Takeovers {
  std::string name;
  std::size_t ways = 0;
};

/// The number of cases.
std::size_t takeover_cases();

/// Tries a case in every order that differs by at most `astray_max` from the one in which everything happens
/// in turn (EveryChoice). Throws Broken with the case's name and the number of the sequence.
Takeovers try_takeovers(std::size_t number, std::uint32_t astray_max);

}  // namespace bastide::sim
