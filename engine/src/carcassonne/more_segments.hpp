// Segments that come to tiles on the table.
#pragma once

#include "carcassonne/rule_book.hpp"

#include <algorithm>
#include <cstdint>

namespace bastide::carcassonne {

/// Makes the tile what it becomes, with one segment more behind its others, which joins nothing yet: its
/// node, with all else that is counted by nodes moved up. Linear in the table's size; meant for rare events.
std::uint16_t add_segment(auto& turn, std::uint16_t tile_index, TileId becomes) {
  auto& position = turn.position;
  TileOnTable& tile = position.tiles[tile_index];
  const TileFacts& facts = turn.book.facts(becomes);
  const unsigned feature = facts.features - 1u;
  const auto at = static_cast<std::uint16_t>(tile.first_node + feature);
  tile.tile = becomes;
  const auto first = position.nodes.begin() + at, end = position.nodes.begin() + position.node_count;
  std::move_backward(first, end, end + 1);
  ++position.node_count;
  const auto move_up = [at](std::uint16_t& node) { node = static_cast<std::uint16_t>(node + (node >= at)); };
  for (unsigned node = 0; node < position.node_count; ++node) {
    move_up(position.nodes[node].parent);
    move_up(position.nodes[node].next);
  }
  position.nodes[at] = {at, at, 1, facts.open[feature], tile_index, 0, facts.kind[feature]};
  for (unsigned later = tile_index + 1u; later < position.tile_count; ++later)
    ++position.tiles[later].first_node;
  for (unsigned i = 0; i < position.piece_count; ++i) move_up(position.pieces[i].node);
  for (auto& of_seat : position.stands)
    for (std::uint16_t& stands : of_seat) stands = static_cast<std::uint16_t>(stands + (stands > at));
  for (const auto renumbered : turn.book.hooks.renumbered) renumbered(turn, at);
  return at;
}

}  // namespace bastide::carcassonne
