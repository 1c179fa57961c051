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

  /// So many words of a stream are read from one hash, its block.
  static constexpr std::uint64_t kWordsEach = sizeof(Bytes32) / sizeof(std::uint32_t);
  /// The words from number · kWordsEach on.
  Bytes32 block(std::string_view stream, std::uint64_t number) const;
  /// Requires: index < kWordsEach.
  static std::uint32_t word_of(const Bytes32& block, std::uint64_t index);

 private:
  Bytes32 seed_;
};

}  // namespace bastide::protocol
