// Features that fall apart: rebuilds one from its segments.
#pragma once

#include "carcassonne/placing.hpp"

namespace bastide::carcassonne {

/// Resets a segment to how it was when its tile was laid, before it was joined.
void reset_node(auto& turn, std::uint16_t node) {
  auto& position = turn.position;
  const Node& old = position.nodes[node];
  const std::uint8_t open = turn.book.facts(position.tile_of(node).tile).open[position.feature_index(node)];
  position.nodes[node] = {node, node, 1, open, old.tile, 0, old.kind};
}

/// Joins a segment with adjacent ones. The later tile counts a contact across two sides.
void join_neighbours(auto& turn, std::uint16_t node) {
  auto& position = turn.position;
  const TileOnTable& tile = position.tile_of(node);
  const Face& mine = turn.book.facts(tile.tile).faces[tile.rotation];
  const std::uint8_t feature = position.feature_index(node);
  for (unsigned side = 0; side < kSides; ++side) {
    const TileOnTable* other = tile_on(position, neighbour(tile.cell, static_cast<int>(side)));
    if (!other) continue;
    const TileFacts& facts = turn.book.facts(other->tile);
    const Face& theirs = facts.faces[other->rotation];
    const unsigned facing = (side + 2) % kSides;
    if (mine.by_side[side] == feature) {
      if (facts.seals)
        close_side(position, node);
      else if (other < &tile)
        join(position, node, other->first_node + theirs.by_side[facing], 2);
    }
    if (sharer_at(turn.book.facts(tile.tile), tile.rotation, side) == feature) {
      if (facts.seals)
        close_side(position, node);
      else
        join(position, node, other->first_node + theirs.by_side[facing], 1);
    }
    for (unsigned half = 0; half < 2; ++half) {
      if (mine.by_half[2 * side + half] == feature && !facts.seals)
        join(position, node, other->first_node + theirs.by_half[2 * facing + 1 - half], 0);
    }
  }
}

/// Rebuilds a segment's feature: joins those of its segments that are adjacent or that modules join. Linear
/// in the feature's size; meant for rare events.
void part(auto& turn, std::uint16_t node) {
  auto& position = turn.position;
  auto segments = position.no_nodes();
  for_each_segment(position, position.root(node), [&](std::uint16_t one) { segments.set(one); });
  const auto each = [&](auto visit) {
    for (std::uint16_t one = 0; one < position.node_count; ++one)
      if (segments.test(one)) visit(one);
  };
  each([&](std::uint16_t one) { reset_node(turn, one); });
  each([&](std::uint16_t one) { join_neighbours(turn, one); });
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    if (!segments.test(piece.node)) continue;
    if (turn.book.rule(piece.piece).holds) hold(position, piece.node, piece.seat);
  }
  for (const auto made_anew : turn.book.hooks.made_anew) made_anew(turn, segments);
}

}  // namespace bastide::carcassonne
