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

static_assert(enum_size<Mark>() <= 32);
/// What a tile shows: a bit per FeatureKind of its features, and a bit per Mark.
using TileSigns = std::uint64_t;
constexpr TileSigns sign(FeatureKind kind) { return TileSigns{1} << static_cast<unsigned>(kind); }
constexpr TileSigns sign(Mark mark) { return TileSigns{1} << (32 + static_cast<unsigned>(mark)); }
inline constexpr TileSigns kAnySign = ~TileSigns{0};

/// In lines of the cache: what laying it and its neighbours asks, then what its own turn asks, then what
/// scoring asks.
struct alignas(64) TileFacts {
  std::array<Face, 4> faces{};
  std::uint64_t pattern = 0;  ///< 16 bits per rotation: a nibble with the Edge per side, north lowest
  std::uint8_t features = 0;
  bool confined = false;         ///< a module restricts where it lies
  bool seals = false;            ///< it lies only in holes, and its sides close the features that meet them
  bool meets_otherwise = false;  ///< it seals, or two cities share a side of it
  Deck deck = Deck::land;
  std::uint16_t closing = 0;     ///< bit per road and city: the features that this tile may complete
  std::uint16_t surrounded = 0;  ///< bit per monastery and garden
  std::array<FeatureKind, kFeaturesMax> kind{};
  /// Sides by which a city, road or river leaves the tile; 1 for other features, which stay open
  /// until their own rule closes them.
  std::array<std::uint8_t, kFeaturesMax> open{};
  /// By PieceKind: bit per feature on which it is deployed by the rules of this game.
  std::array<std::uint16_t, kPieceKinds> claimable{};
  TileSigns signs = 0;
  std::uint16_t fields = 0;  ///< bit per field
  std::array<std::uint8_t, kFeaturesMax> pennants{};
  std::array<std::uint16_t, kFeaturesMax> cities{};  ///< fields: bit per city feature that it touches
  /// By Mark: bit per feature on which it is printed.
  std::array<std::uint16_t, enum_size<Mark>()> marked{};
  std::uint8_t sharer = kNobody;  ///< the city that reaches a side of another, too; kNobody: none does
  std::uint8_t shared_side = 0;   ///< that side at rotation 0
  TileId printed = kNoTile;       ///< the tile of the catalogue, from which one that changes in play differs
};

/// The first feature of this kind on the tile; empty if there is none.
inline std::optional<std::uint8_t> first_of(const TileFacts& facts, FeatureKind kind) {
  if (!(facts.signs & sign(kind))) return std::nullopt;
  return static_cast<std::uint8_t>(std::ranges::find(facts.kind, kind) - facts.kind.begin());
}

/// The second city at this side of the tile as it lies; kNobody: there is none.
inline std::uint8_t sharer_at(const TileFacts& facts, Rotation rotation, unsigned side) {
  const bool here = facts.sharer != kNobody && (facts.shared_side + rotation) % kSides == side;
  return here ? facts.sharer : kNobody;
}

/// `claims`: by PieceKind, the kinds of feature on which it is deployed.
TileFacts make_tile_facts(const Tile& tile, const std::array<FeatureSet, kPieceKinds>& claims);

/// Whether the eight cells around it complete it.
constexpr bool is_surrounded_kind(FeatureKind kind) {
  return kind == FeatureKind::monastery || kind == FeatureKind::garden;
}

}  // namespace bastide::carcassonne
