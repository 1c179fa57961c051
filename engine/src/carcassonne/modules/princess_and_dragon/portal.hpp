// Portals: a follower may be deployed on any tile.
#pragma once

#include "carcassonne/modules/princess_and_dragon/symbols.hpp"
#include "common/inplace_list.hpp"

#include <array>
#include <bit>
#include <tuple>
#include <type_traits>

namespace bastide::carcassonne::princess_and_dragon {

/// DRAGON-PORT-01, DRAGON-PORT-03, DRAGON-PORT-05.
Verdict goes_through_portal(const auto& turn, std::uint16_t node, PieceKind piece) {
  if (!just_placed(turn, FeatureKind::portal))
    return Refusal{Code::no_portal, "Only a portal just placed leads to other tiles."};
  if (!turn.book.rule(piece).is_plain() && !turn.book.rule(piece).by_portal)
    return Refusal{Code::no_portal, "This piece goes through no portal."};
  if (is_complete(turn.position, node))
    return Refusal{Code::feature_complete, "No portal leads to what is complete."};
  return std::nullopt;
}

/// A segment to which a portal leads.
struct OpenSegment {
  Cell cell;
  std::uint8_t feature;
  FeatureKind kind;
};

/// Adds the segments of these kinds, ascending, on tiles other than the one just placed, where the seat to
/// act may deploy any plain kind that claims them (DRAGON-PORT-03).
void find_open_segments(const auto& turn, FeatureSet kinds, auto& open) {
  const auto& position = turn.position;
  InplaceList<std::uint16_t, std::tuple_size_v<std::remove_cvref_t<decltype(position.nodes)>>> roots;
  for (std::uint16_t root = 0; root < position.node_count; ++root) {
    const Node& feature = position.nodes[root];
    const int below_or_held = (feature.parent ^ root) | feature.followers;
    roots.push_if((below_or_held == 0) & (feature.open > 0), root);
  }
  std::array<std::uint16_t, std::tuple_size_v<std::remove_cvref_t<decltype(position.tiles)>>> features{};
  for (const std::uint16_t root : roots) {
    if ((kinds & bit(position.nodes[root].kind)) == 0) continue;
    for_each_segment(position, root, [&](std::uint16_t node) {
      features[position.nodes[node].tile] |= static_cast<std::uint16_t>(1u << position.feature_index(node));
    });
  }
  for (unsigned i = 0; i + 1u < position.tile_count; ++i) {
    if (features[i] == 0) continue;
    const TileOnTable& tile = position.tiles[i];
    for (unsigned bits = unbarred_features(turn, tile, features[i], true); bits != 0; bits &= bits - 1) {
      const auto feature = static_cast<std::uint8_t>(std::countr_zero(bits));
      open.push_if(true, {tile.cell, feature, turn.book.facts(tile.tile).kind[feature]});
    }
  }
}

/// Adds the deployments by portal of kinds that are not plain (HILLS-WITH-06).
void add_other_deployments(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  for (const PieceKind piece : turn.book.other_kinds) {
    const auto& rule = turn.book.rule(piece);
    if (!rule.by_portal || supply_of(position, position.seat, piece) == 0) continue;
    for (unsigned i = 0; i + 1u < position.tile_count; ++i) {
      const TileOnTable& tile = position.tiles[i];
      const unsigned claimed = turn.book.facts(tile.tile).claimable[static_cast<unsigned>(piece)];
      for (unsigned bits = other_features(turn, tile, claimed, rule); bits != 0; bits &= bits - 1)
        list.push(Action{.kind = ActionKind::deploy,
                         .piece = piece,
                         .feature = static_cast<std::uint8_t>(std::countr_zero(bits)),
                         .cell = tile.cell,
                         .elsewhere = true});
    }
  }
}

/// Requires: there is a portal on the tile just placed.
void add_portal_deployments(const auto& turn, ActionList& list) {
  add_other_deployments(turn, list);
  const auto& position = turn.position;
  InplaceList<PieceKind, kPieceKinds> pieces;
  FeatureSet claimed = 0;
  for (const PieceKind piece : turn.book.plain_kinds) {
    if (supply_of(position, position.seat, piece) == 0) continue;
    pieces.push(piece);
    claimed |= turn.book.rule(piece).claims;
  }
  if (pieces.empty()) return;
  InplaceList<OpenSegment, std::tuple_size_v<std::remove_cvref_t<decltype(position.nodes)>>> open;
  find_open_segments(turn, claimed, open);
  ActionList::Run ways(list, pieces.size() * open.size());
  for (const PieceKind piece : pieces) {
    const FeatureSet claims = turn.book.rule(piece).claims;
    for (const auto& [cell, feature, kind] : open) {
      ways.push_if((claims & bit(kind)) != 0, Action{.kind = ActionKind::deploy,
                                                     .piece = piece,
                                                     .feature = feature,
                                                     .cell = cell,
                                                     .elsewhere = true});
    }
  }
}

}  // namespace bastide::carcassonne::princess_and_dragon
