// Features on the table: joined segments, kept as a union-find forest with a ring through each tree.
#pragma once

#include <engine/table.hpp>

#include <algorithm>
#include <bitset>
#include <utility>
#include <vector>

namespace bastide {

/// Joins the features of two adjacent segments (BASE-FEAT-01). `closed`: open sides that the contact closes.
/// Smaller trees go below larger ones, which keeps paths short without compression.
template <class T>
void join(T& table, unsigned a, unsigned b, std::uint16_t closed) {
  std::uint16_t into = table.root(static_cast<std::uint16_t>(a));
  std::uint16_t from = table.root(static_cast<std::uint16_t>(b));
  if (into != from) {
    if (table.nodes[into].size < table.nodes[from].size) std::swap(into, from);
    Node& top = table.nodes[into];
    Node& below = table.nodes[from];
    below.parent = into;
    std::swap(top.next, below.next);  // two rings become one
    top.size += below.size;
    top.open += below.open;
    top.followers |= below.followers;
  }
  table.nodes[into].open -= closed;
}

/// Closes one open side of the segment's feature against something that is not part of it.
template <class T>
void close_side(T& table, std::uint16_t node) {
  --table.nodes[table.root(node)].open;
}

/// Adds an open end to the segment's feature that no side of a tile shows.
template <class T>
void add_open_end(T& table, std::uint16_t node) {
  ++table.nodes[table.root(node)].open;
}

/// Calls visit(node index) for every segment of a feature.
template <class T, class Visit>
void for_each_segment(const T& table, std::uint16_t root, Visit visit) {
  std::uint16_t node = root;
  do {
    visit(node);
    node = table.nodes[node].next;
  } while (node != root);
}

template <class T>
using TileSet = std::bitset<T::tiles_max>;

/// The tiles on which a feature has segments, each once (BASE-ROAD-03, BASE-CITY-02).
template <class T>
TileSet<T> tiles_of(const T& table, std::uint16_t root) {
  TileSet<T> tiles;
  for_each_segment(table, root, [&](std::uint16_t node) { tiles.set(table.nodes[node].tile); });
  return tiles;
}

// Named orders, so that the same code sorts such lists on all boards, which keeps the page's module small.
inline constexpr auto by_cell = [](Cell a, Cell b) { return reading_order(a, b) < 0; };
inline constexpr auto by_order = [](const auto& a, const auto& b) { return a.order < b.order; };

/// Notes that the seat holds the segment's feature.
template <class T>
void hold(T& table, std::uint16_t node, Seat seat) {
  table.nodes[table.root(node)].followers |= static_cast<std::uint8_t>(1u << seat);
}

/// Puts a piece on the table that holds the segment's feature.
template <class T>
void put_piece(T& table, std::uint16_t node, Seat seat, PieceKind piece) {
  table.pieces[table.piece_count++] = PieceOnTable{node, seat, piece, Corner::none};
  hold(table, node, seat);
}

/// Followers by seat.
using Followers = std::array<int, kSeatsMax>;

template <class T>
Followers followers_on(const T& table, std::uint16_t root) {
  Followers followers{};
  for (unsigned i = 0; i < table.piece_count; ++i) {
    const PieceOnTable& piece = table.pieces[i];
    if (table.root(piece.node) == root) ++followers[piece.seat];
  }
  return followers;
}

constexpr Cell neighbour(Cell cell, int side) {
  constexpr std::int16_t dx[kSides] = {0, 1, 0, -1};
  constexpr std::int16_t dy[kSides] = {-1, 0, 1, 0};
  return {static_cast<std::int16_t>(cell.x + dx[side]), static_cast<std::int16_t>(cell.y + dy[side])};
}

/// The smallest (y, x, segment) of a feature, which orders features in every log (BASE-FINAL-04).
struct FeatureOrder {
  Cell cell;
  unsigned feature;
  friend bool operator<(const FeatureOrder& a, const FeatureOrder& b) {
    if (const auto order = reading_order(a.cell, b.cell); order != 0) return order < 0;
    return a.feature < b.feature;
  }
};

template <class T>
FeatureOrder order_of(const T& table, std::uint16_t root) {
  const auto here = [&](std::uint16_t node) {
    return FeatureOrder{table.tile_of(node).cell, table.feature_index(node)};
  };
  FeatureOrder first = here(root);
  for_each_segment(table, root, [&](std::uint16_t node) {
    if (const auto other = here(node); other < first) first = other;
  });
  return first;
}

}  // namespace bastide
