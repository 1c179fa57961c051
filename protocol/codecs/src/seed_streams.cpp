#include <protocol/seed_streams.hpp>

#include <vector>

namespace bastide::protocol {

std::uint32_t SeedStreams::word(std::string_view stream, std::uint64_t index) const {
  constexpr std::uint64_t kEach = sizeof(Bytes32) / sizeof(std::uint32_t);
  std::vector<std::uint8_t> input(seed_.begin(), seed_.end());
  input.insert(input.end(), stream.begin(), stream.end());
  input.push_back(0);
  for (int shift = 56; shift >= 0; shift -= 8)
    input.push_back(static_cast<std::uint8_t>(index / kEach >> shift));
  const Bytes32 block = sha256(input);
  std::uint32_t word = 0;
  for (std::size_t i = 0; i < sizeof word; ++i) word = word << 8 | block[index % kEach * sizeof word + i];
  return word;
}

}  // namespace bastide::protocol
