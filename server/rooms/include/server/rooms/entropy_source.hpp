// Random bytes that nobody can guess: for room codes, game ids and the secrets of shuffles.
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

/// The operating system's. Throws std::system_error where that has none to give.
class SystemEntropy final : public EntropySource {
 public:
  void fill(std::span<std::uint8_t> bytes) override;
};

}  // namespace bastide::server
