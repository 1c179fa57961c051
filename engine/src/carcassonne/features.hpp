// Features on the table: segments joined across sides, kept as a union-find forest with a ring through each tree.
#pragma once

#include "carcassonne/rule_book.hpp"

#include <bitset>
#include <utility>

namespace bastide::carcassonne {

/// Gives the segments of the tile that is being laid their nodes, each a feature of its own for now.
template <class B>
void add_nodes(Position<B>& position, const TileFacts& facts, std::uint16_t tile_index) {
  for (unsigned i = 0; i < facts.features; ++i) {
    const std::uint16_t node = position.node_count++;
    // What has no sides (fields, monasteries) is open until a rule of its own closes it.
    const std::uint16_t open = facts.open[i] > 0 ? facts.open[i] : 1;
    position.nodes[node] = {node, node, 1, open, tile_index, 0, facts.kind[i]};
  }
}

/// Joins the features of two segments that meet (BASE-FEAT-01). `closed`: open sides that this contact closes.
/// Smaller trees go below larger ones, which keeps all paths short without rewriting them.
template <class B>
void join(Position<B>& position, unsigned a, unsigned b, std::uint16_t closed) {
  std::uint16_t into = position.root(static_cast<std::uint16_t>(a));
  std::uint16_t from = position.root(static_cast<std::uint16_t>(b));
  if (into != from) {
    if (position.nodes[into].size < position.nodes[from].size) std::swap(into, from);
    Node& top = position.nodes[into];
    Node& below = position.nodes[from];
    below.parent = into;
    std::swap(top.next, below.next);  // two rings become one
    top.size += below.size;
    top.open += below.open;
    top.followers += below.followers;
  }
  position.nodes[into].open -= closed;
}

/// Calls visit(node index) for every segment of a feature.
template <class B, class Visit>
void for_each_segment(const Position<B>& position, std::uint16_t root, Visit visit) {
  std::uint16_t node = root;
  do {
    visit(node);
    node = position.nodes[node].next;
  } while (node != root);
}

template <class B>
unsigned feature_index(const Position<B>& position, std::uint16_t node) {
  return node - position.tiles[position.nodes[node].tile].first_node;
}

template <class B>
using TileSet = std::bitset<B::tiles>;

/// The tiles on which a feature has segments; each counts once (BASE-ROAD-03, BASE-CITY-02).
template <class B>
TileSet<B> tiles_of(const Position<B>& position, std::uint16_t root) {
  TileSet<B> tiles;
  for_each_segment(position, root, [&](std::uint16_t node) { tiles.set(position.nodes[node].tile); });
  return tiles;
}

/// The smallest (y, x, segment) of a feature: its place in every ordered log (BASE-FINAL-04).
struct FeatureOrder {
  Cell cell;
  unsigned feature;
  friend bool operator<(const FeatureOrder& a, const FeatureOrder& b) {
    if (const auto order = reading_order(a.cell, b.cell); order != 0) return order < 0;
    return a.feature < b.feature;
  }
};

template <class B>
FeatureOrder order_of(const Position<B>& position, std::uint16_t root) {
  const auto here = [&](std::uint16_t node) {
    return FeatureOrder{position.tiles[position.nodes[node].tile].cell, feature_index(position, node)};
  };
  FeatureOrder first = here(root);
  for_each_segment(position, root, [&](std::uint16_t node) {
    if (const auto other = here(node); other < first) first = other;
  });
  return first;
}

}  // namespace bastide::carcassonne
