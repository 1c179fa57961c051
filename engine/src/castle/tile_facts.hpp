// The printed tiles as the hot path needs them: turned in advance, one bit mask per question.
#pragma once

#include "common/face.hpp"

#include <engine/castle/position.hpp>
#include <engine/catalogue.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace bastide::castle {

struct TileFacts {
  std::array<Face, 4> faces{};
  std::uint16_t pattern = 0;  ///< a nibble per rotation: bit per Side by which a path leaves the tile
  bool start_space = false;
  std::uint8_t features = 0;
  std::uint8_t fountains = 0;  ///< bit per feature with a fountain
  std::array<FeatureKind, kFeaturesMax> kind{};
  std::array<std::uint8_t, kFeaturesMax> markets{};
};

/// Facts of every tile of the catalogue, by TileId; empty for tiles of other games. `split_court`: the court
/// of the second start space is two features (castle_s2_court).
std::vector<TileFacts> make_tile_facts(bool split_court);

}  // namespace bastide::castle
