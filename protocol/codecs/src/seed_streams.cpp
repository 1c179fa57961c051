#include <protocol/seed_streams.hpp>

#include <vector>

namespace bastide::protocol {

std::uint32_t SeedStreams::word(std::string_view stream, std::uint64_t index) const {
  return word_of(block(stream, index / kWordsEach), index % kWordsEach);
}

Bytes32 SeedStreams::block(std::string_view stream, std::uint64_t number) const {
  std::vector<std::uint8_t> input(seed_.begin(), seed_.end());
  input.insert(input.end(), stream.begin(), stream.end());
  input.push_back(0);
  for (int shift = 56; shift >= 0; shift -= 8) input.push_back(static_cast<std::uint8_t>(number >> shift));
  return sha256(input);
}

std::uint32_t SeedStreams::word_of(const Bytes32& block, std::uint64_t index) {
  std::uint32_t word = 0;
  for (std::size_t i = 0; i < sizeof word; ++i) word = word << 8 | block[index * sizeof word + i];
  return word;
}

}  // namespace bastide::protocol
