// The printed tiles as the hot path needs them: turned in advance, one bit mask per question.
#pragma once

#include "common/face.hpp"

#include <engine/catalogue.hpp>
#include <engine/discovery/position.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace bastide::discovery {

struct TileFacts {
  std::array<Face, 4> faces{};
  std::uint64_t pattern = 0;  ///< as edges_in_all_rotations makes it
  std::uint8_t features = 0;
  std::array<FeatureKind, kFeaturesMax> kind{};
  std::array<std::uint8_t, kFeaturesMax> open{};     ///< sides by which a feature leaves the tile
  std::array<std::uint8_t, kFeaturesMax> cities{};   ///< on its shore
  std::array<std::uint8_t, kFeaturesMax> borders{};  ///< bit per feature that it borders (DISCOVERY-TILE-04)
};

/// Whether the id is that of a tile of The Discovery.
bool is_discovery_tile(TileId id);

/// Facts of every tile of the catalogue, by TileId; empty for tiles of other games.
std::vector<TileFacts> make_tile_facts();

}  // namespace bastide::discovery
