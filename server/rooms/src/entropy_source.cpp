#include <server/rooms/entropy_source.hpp>

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <system_error>

namespace bastide::server {

void SystemEntropy::fill(std::span<std::uint8_t> bytes) {
  constexpr std::size_t kAtOnceMax = 256;  // the most that getentropy gives
  while (!bytes.empty()) {
    const std::size_t count = std::min(bytes.size(), kAtOnceMax);
    if (getentropy(bytes.data(), count) != 0)
      throw std::system_error(errno, std::generic_category(), "no random bytes from the system");
    bytes = bytes.subspan(count);
  }
}

}  // namespace bastide::server
