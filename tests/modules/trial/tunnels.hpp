// Roads that are joined at a distance, and parted again.
#pragma once

#include "carcassonne/parting.hpp"
#include "carcassonne/turn.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace bastide::carcassonne::trial {

inline bool is_tile(const TileOnTable& placed, std::string_view id) { return tile(placed.tile).id == id; }

/// The first roads of all tiles W, in order of placement.
auto mouths(const auto& turn) {
  const auto& position = turn.position;
  InplaceList<std::uint16_t, 8> nodes;
  for (unsigned i = 0; i < position.tile_count; ++i) {
    const TileOnTable& placed = position.tiles[i];
    if (!is_tile(placed, "base-W")) continue;
    const auto& kinds = turn.book.facts(placed.tile).kind;
    nodes.push(static_cast<std::uint16_t>(placed.first_node +
                                          (std::ranges::find(kinds, FeatureKind::road) - kinds.begin())));
  }
  return nodes;
}

bool tunnels_are_dug(const auto& position) {
  const auto end = position.tiles.begin() + position.tile_count;
  const auto is_e = [](const TileOnTable& placed) { return is_tile(placed, "base-E"); };
  return std::count_if(position.tiles.begin(), end, is_e) % 2 != 0;
}

/// Joins the mouths in pairs: all of them, or only pairs with both `among` these.
void dig(auto& turn, auto among) {
  const auto nodes = mouths(turn);
  for (std::size_t i = 0; i + 1 < nodes.size(); i += 2)
    if (among(nodes[i]) && among(nodes[i + 1])) join(turn.position, nodes[i], nodes[i + 1], 2);
}

void dig_tunnels(auto& turn) {
  auto& position = turn.position;
  const TileOnTable& last = position.last_tile();
  const auto nodes = mouths(turn);
  const bool dug = tunnels_are_dug(position);
  if (is_tile(last, "base-W")) {
    const std::uint16_t mouth = nodes[nodes.size() - 1];
    add_open_end(position, mouth);
    if (dug && nodes.size() % 2 == 0) join(position, nodes[nodes.size() - 2], mouth, 2);
  }
  if (!is_tile(last, "base-E")) return;
  if (dug) return dig(turn, [](std::uint16_t) { return true; });
  for (std::size_t i = 0; i + 1 < nodes.size(); i += 2) part(turn, nodes[i]);
}

void dig_again(auto& turn, const auto& segments) {
  auto& position = turn.position;
  for (const std::uint16_t mouth : mouths(turn))
    if (segments.test(mouth)) add_open_end(position, mouth);
  if (tunnels_are_dug(position)) dig(turn, [&](std::uint16_t mouth) { return segments.test(mouth); });
}

/// An E that opens the tunnels can complete roads anywhere.
void add_tunnel_roads(const auto& turn, Closed& closed) {
  const auto& position = turn.position;
  if (!is_tile(position.last_tile(), "base-E")) return;
  for (const std::uint16_t mouth : mouths(turn)) closed.add_if_closed(position, mouth);
}

}  // namespace bastide::carcassonne::trial
