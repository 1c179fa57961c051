// The printed tiles as the hot path wants them: turned in advance, one bit mask per question.
#pragma once

#include <engine/catalogue.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace bastide::carcassonne {

inline constexpr std::uint8_t kNobody = 255;
inline constexpr int kFeaturesMax = 16;  // the generator refuses more

/// A tile in one rotation.
struct Face {
  std::array<std::uint8_t, kSides>
      owner{};  ///< feature of the city, road or river on the side; kNobody on a field side
  std::array<std::uint8_t, 2 * kSides>
      field{};  ///< feature of the field on the half-edge; kNobody on a city side
};

struct TileFacts {
  std::array<Face, 4> faces{};
  std::uint64_t pattern = 0;  ///< 16 bits per rotation: a nibble with the Edge per side, north lowest
  std::uint8_t features = 0;
  std::uint16_t claimable = 0;  ///< bit per feature that a follower may claim by the rules in force
  std::uint16_t closing = 0;    ///< bit per road and city: the features that this tile may complete
  std::array<FeatureKind, kFeaturesMax> kind{};
  std::array<std::uint8_t, kFeaturesMax> open{};  ///< sides by which a city, road or river leaves the tile
  std::array<std::uint8_t, kFeaturesMax> pennants{};
  std::array<std::uint16_t, kFeaturesMax> cities{};  ///< fields: bit per city feature that it touches
};

/// Facts of every tile of the catalogue, by TileId.
/// `claimable_kinds`: bit per FeatureKind that a follower may claim.
std::vector<TileFacts> make_tile_facts(unsigned claimable_kinds);

constexpr unsigned bit(FeatureKind kind) { return 1u << static_cast<unsigned>(kind); }

}  // namespace bastide::carcassonne
