// Unpredictable random bytes: for room codes, game ids and the secrets of shuffles.
#pragma once

#include <cstdint>
#include <span>

namespace bastide::server {

/// Any thread.
class EntropySource {
 public:
  virtual ~EntropySource() = default;
  virtual void fill(std::span<std::uint8_t> bytes) = 0;
};

/// The operating system's random bytes. Throws std::system_error if they are unavailable.
class SystemEntropy final : public EntropySource {
 public:
  void fill(std::span<std::uint8_t> bytes) override;
};

}  // namespace bastide::server
