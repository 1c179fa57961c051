// Known random bytes, so that the shuffle of a future room can be known, too.
#pragma once

#include <server/rooms/entropy_source.hpp>

#include <engine/random.hpp>

#include <cstdint>
#include <span>

namespace bastide::prepared {

/// The same seed gives the same bytes.
class KnownEntropy final : public server::EntropySource {
 public:
  explicit KnownEntropy(std::uint64_t seed) : random_(seed) {}
  void fill(std::span<std::uint8_t> bytes) override {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random_.next());
  }

 private:
  Random random_;
};

}  // namespace bastide::prepared
