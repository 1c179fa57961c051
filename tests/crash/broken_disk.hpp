// Faults beneath a server.
#pragma once

#include <cstdint>

namespace bastide::crash {

/// The byte that broken_disk.cpp reads.
enum class Fault : std::uint8_t {
  none,
  full,         ///< no space left
  cut_short,    ///< a part is written, then no space is left
  broken,       ///< writing and syncing give EIO
  sync_broken,  ///< syncing gives EIO
  slow,         ///< a sync takes 200 ms more
  clock_back,   ///< by an hour
  clock_ahead,
};
inline constexpr int kFaults = static_cast<int>(Fault::clock_ahead) + 1;

}  // namespace bastide::crash
