// The printed tiles as the hot path needs them: turned in advance, one bit mask per question.
#pragma once

#include "common/face.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace bastide::carcassonne {

inline constexpr int kFeaturesMax = 16;  // the generator refuses tiles with more

static_assert(enum_size<FeatureKind>() <= 32);
/// A bit per FeatureKind.
using FeatureSet = std::uint32_t;
constexpr FeatureSet bit(FeatureKind kind) { return FeatureSet{1} << static_cast<unsigned>(kind); }

struct TileFacts {
  std::array<Face, 4> faces{};
  std::uint64_t pattern = 0;  ///< 16 bits per rotation: a nibble with the Edge per side, north lowest
  std::uint8_t features = 0;
  FeatureSet kinds = 0;  ///< the kinds of its features
  /// By PieceKind: bit per feature on which it is deployed by the rules of this game.
  std::array<std::uint16_t, kPieceKinds> claimable{};
  bool confined = false;         ///< a module restricts where it lies
  bool seals = false;            ///< it lies only in holes, and its sides close the features that meet them
  std::uint16_t closing = 0;     ///< bit per road and city: the features that this tile may complete
  std::uint16_t surrounded = 0;  ///< bit per monastery and garden
  /// By Mark: bit per feature on which it is printed.
  std::array<std::uint16_t, enum_size<Mark>()> marked{};
  Deck deck = Deck::land;
  std::array<FeatureKind, kFeaturesMax> kind{};
  /// Sides by which a city, road or river leaves the tile; 1 for other features, which stay open
  /// until their own rule closes them.
  std::array<std::uint8_t, kFeaturesMax> open{};
  std::array<std::uint8_t, kFeaturesMax> pennants{};
  std::array<std::uint16_t, kFeaturesMax> cities{};  ///< fields: bit per city feature that it touches
};

/// The first feature of this kind on the tile; empty if there is none.
inline std::optional<std::uint8_t> first_of(const TileFacts& facts, FeatureKind kind) {
  if (!(facts.kinds & bit(kind))) return std::nullopt;
  return static_cast<std::uint8_t>(std::ranges::find(facts.kind, kind) - facts.kind.begin());
}

/// `claims`: by PieceKind, the kinds of feature on which it is deployed.
TileFacts make_tile_facts(const Tile& tile, const std::array<FeatureSet, kPieceKinds>& claims);

/// Whether the eight cells around it complete it.
constexpr bool is_surrounded_kind(FeatureKind kind) {
  return kind == FeatureKind::monastery || kind == FeatureKind::garden;
}

}  // namespace bastide::carcassonne
