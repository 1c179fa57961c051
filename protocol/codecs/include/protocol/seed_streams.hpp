// The named generators of a seed (protocol/README.md, "The shuffle, byte by byte", 4).
#pragma once

#include <protocol/bytes.hpp>

#include <engine/streams.hpp>

#include <cstdint>
#include <string_view>

namespace bastide::protocol {

class SeedStreams final : public ChanceSource {
 public:
  explicit SeedStreams(const Bytes32& seed) : seed_(seed) {}
  std::uint32_t word(std::string_view stream, std::uint64_t index) const override;
  const Bytes32& seed() const { return seed_; }

 private:
  Bytes32 seed_;
};

}  // namespace bastide::protocol
