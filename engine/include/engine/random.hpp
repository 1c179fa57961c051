// A small fast generator for benchmarks, tests and bots. Never for people's games: its output reveals its
// state (rooms shuffle with protocol/shuffle). The same seed gives the same numbers on every machine.
#pragma once

#include <engine/streams.hpp>

#include <bit>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

namespace bastide {

/// xoshiro256++ (Blackman and Vigna), seeded through splitmix64.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) {
    for (auto& word : state_) {
      seed += 0x9e3779b97f4a7c15u;
      std::uint64_t z = seed;
      z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
      z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
      word = z ^ (z >> 31);
    }
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  /// Uniform in 0 … n−1. Requires: 0 < n < 2³². Unbiased: draws again if the product is in the short last
  /// interval (Lemire).
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(product) < n) {
      const std::uint32_t threshold = (0u - n) % n;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  template <class T>
  constexpr void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }
  }

 private:
  std::uint64_t state_[4];
};

/// Streams for benchmarks and tests, determined by a seed.
class RandomStreams final : public ChanceSource {
 public:
  explicit RandomStreams(std::uint64_t seed) : seed_(seed) {}
  std::uint32_t word(std::string_view stream, std::uint64_t index) const override {
    std::uint64_t seed = seed_;
    for (const char letter : stream) seed = seed * 31 + static_cast<unsigned char>(letter);
    return static_cast<std::uint32_t>(Random(seed ^ (index + 1) * 0x9e3779b97f4a7c15u).next() >> 32);
  }

 private:
  std::uint64_t seed_;
};

}  // namespace bastide
