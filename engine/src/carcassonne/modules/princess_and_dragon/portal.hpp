// Portals: a follower may be deployed on any tile.
#pragma once

#include "carcassonne/modules/princess_and_dragon/symbols.hpp"

#include <array>
#include <bit>
#include <type_traits>

namespace bastide::carcassonne::princess_and_dragon {

/// DRAGON-PORT-01, DRAGON-PORT-03, DRAGON-PORT-05.
Verdict goes_through_portal(const auto& turn, std::uint16_t node, PieceKind piece) {
  if (!just_placed(turn, FeatureKind::portal))
    return Refusal{Code::no_portal, "Only a portal just placed leads to other tiles."};
  if (!turn.book.rule(piece).holds) return Refusal{Code::no_portal, "Only followers go through a portal."};
  if (is_complete(turn.position, node))
    return Refusal{Code::feature_complete, "No portal leads to what is complete."};
  return std::nullopt;
}

/// Features of a tile that nobody holds and that are not complete (DRAGON-PORT-03).
std::uint16_t open_features(const auto& turn, const TileOnTable& tile) {
  const auto& position = turn.position;
  std::uint16_t open = 0;
  for (unsigned i = 0; i < turn.book.facts(tile.tile).features; ++i) {
    const auto node = static_cast<std::uint16_t>(tile.first_node + i);
    if (is_free(position, node) && !is_complete(position, node)) open |= static_cast<std::uint16_t>(1u << i);
  }
  return open;
}

void add_portal_deployments(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  if (!just_placed(turn, FeatureKind::portal)) return;
  std::array<std::uint16_t, std::remove_cvref_t<decltype(position)>::tiles_max> open;
  for (unsigned i = 0; i + 1 < position.tile_count; ++i) open[i] = open_features(turn, position.tiles[i]);
  for (const PieceKind piece : turn.book.kinds_in_play) {
    if (!turn.book.rule(piece).holds || supply_of(position, position.seat, piece) == 0) continue;
    for (unsigned i = 0; i + 1 < position.tile_count; ++i) {
      const TileOnTable& tile = position.tiles[i];
      const auto& claimable = turn.book.facts(tile.tile).claimable;
      for (unsigned bits = open[i] & claimable[static_cast<unsigned>(piece)]; bits != 0; bits &= bits - 1) {
        const auto feature = static_cast<std::uint8_t>(std::countr_zero(bits));
        if (may_deploy(turn, static_cast<std::uint16_t>(tile.first_node + feature), piece)) continue;
        list.push({.kind = ActionKind::deploy,
                   .piece = piece,
                   .feature = feature,
                   .cell = tile.cell,
                   .elsewhere = true});
      }
    }
  }
}

}  // namespace bastide::carcassonne::princess_and_dragon
