// One simulated life of a server, determined by a seed.
#pragma once

#include <cstddef>
#include <cstdint>

namespace bastide::sim {

struct Life {
  std::uint64_t trace = 0;       ///< a hash of everything that happened
  std::size_t acknowledged = 0;  ///< changes known to a client
  std::size_t kills = 0, stops = 0, cuts = 0;
  std::size_t rests = 0;                ///< of rooms without activity
  std::size_t games = 0;                ///< finished and followed by another
  std::size_t timeouts = 0, votes = 0;  ///< steps that the server took
  std::size_t pauses = 0, shifts = 0;
  std::size_t computer_moves = 0, handed_over = 0, taken_back = 0;
};

/// Throws Broken if the server broke a promise. Equal seeds give equal lives. `aloud`: prints all messages.
Life run_seed(std::uint64_t seed, bool aloud = false);

}  // namespace bastide::sim
