// The printed tiles as the hot path wants them: turned in advance, one bit mask per question.
#pragma once

#include "common/face.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace bastide::carcassonne {

inline constexpr int kFeaturesMax = 16;  // the generator refuses more

static_assert(enum_size<FeatureKind>() <= 32);
/// A bit per FeatureKind.
using FeatureSet = std::uint32_t;
constexpr FeatureSet bit(FeatureKind kind) { return FeatureSet{1} << static_cast<unsigned>(kind); }

struct TileFacts {
  std::array<Face, 4> faces{};
  std::uint64_t pattern = 0;  ///< 16 bits per rotation: a nibble with the Edge per side, north lowest
  std::uint8_t features = 0;
  FeatureSet kinds = 0;  ///< of its features
  /// By PieceKind: bit per feature on which it is deployed by the rules in force.
  std::array<std::uint16_t, kPieceKinds> claimable{};
  bool confined = false;         ///< some module has a word on where it lies
  bool seals = false;            ///< its sides close what meets them, and it lies in holes only
  std::uint16_t closing = 0;     ///< bit per road and city: the features that this tile may complete
  std::uint16_t surrounded = 0;  ///< bit per monastery and garden
  /// By Mark: bit per feature on which it is printed.
  std::array<std::uint16_t, enum_size<Mark>()> marked{};
  Deck deck = Deck::land;
  std::array<FeatureKind, kFeaturesMax> kind{};
  /// Sides by which a city, road or river leaves the tile; 1 for what has none, which is open
  /// until a rule of its own closes it.
  std::array<std::uint8_t, kFeaturesMax> open{};
  std::array<std::uint8_t, kFeaturesMax> pennants{};
  std::array<std::uint16_t, kFeaturesMax> cities{};  ///< fields: bit per city feature that it touches
};

/// The first feature of this kind on the tile; nothing where there is none.
inline std::optional<std::uint8_t> first_of(const TileFacts& facts, FeatureKind kind) {
  if (!(facts.kinds & bit(kind))) return std::nullopt;
  return static_cast<std::uint8_t>(std::ranges::find(facts.kind, kind) - facts.kind.begin());
}

/// `claims`: the kinds of feature on which each kind of piece is deployed.
TileFacts make_tile_facts(const Tile& tile, const std::array<FeatureSet, kPieceKinds>& claims);

/// Scored by the tiles on the eight cells around it.
constexpr bool is_surrounded_kind(FeatureKind kind) {
  return kind == FeatureKind::monastery || kind == FeatureKind::garden;
}

}  // namespace bastide::carcassonne
