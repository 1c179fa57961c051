#include "castle/placing.hpp"

#include "common/features.hpp"

#include <algorithm>

namespace bastide::castle {
namespace {

constexpr unsigned opposite(unsigned side) { return (side + 2) % kSides; }

/// The tile or start space that lies against a side of a cell; nullptr where there is none. A start space lies against
/// its one printed side only (CASTLE-BOARD-02).
const TileOnTable* tile_beside(const Book& book, const Position& position, Cell cell, int side) {
  const Cell beside = neighbour(cell, side);
  if (!on_grid(beside) || position.cells[index(beside)] < 2) return nullptr;
  const TileOnTable& tile = position.tiles[position.cells[index(beside)] - 2u];
  const unsigned half = 2 * opposite(static_cast<unsigned>(side));
  return book.face(tile).by_half[half] == kNobody ? nullptr : &tile;
}

/// CASTLE-PLACE-02, CASTLE-PLACE-04: a start space without a path may accept anything.
bool paths_agree(const Book& book, bool mine, bool theirs, bool start_space) {
  return mine == theirs || (book.paths_end_at_start && start_space && !theirs);
}

void close(Position& position, unsigned node) {
  --position.nodes[position.root(static_cast<std::uint16_t>(node))].open;
}

/// What two tiles show each other on one side: every facing half and path end is closed; like joins like
/// (CASTLE-FEAT-01, CASTLE-DONE-01, CASTLE-DONE-02).
void join_across(const Book& book, Position& position, const TileOnTable& tile, unsigned side,
                 const TileOnTable& other) {
  const Face& mine = book.face(tile);
  const Face& theirs = book.face(other);
  const unsigned there = opposite(side);
  for (const unsigned k : {0u, 1u}) {
    const unsigned node = tile.first_node + mine.by_half[2 * side + k];
    const unsigned facing = other.first_node + theirs.by_half[2 * there + 1 - k];
    close(position, facing);
    if (position.nodes[node].kind == position.nodes[facing].kind) join(position, node, facing, 0);
  }
  if (theirs.by_side[there] == kNobody) return;
  const unsigned facing =
      other.first_node + theirs.by_side[there];  // a path, so there is one here (CASTLE-PLACE-02)
  close(position, facing);
  join(position, tile.first_node + mine.by_side[side], facing, 0);
}

bool is_empty_inside(const Position& position, Cell cell) {
  return on_grid(cell) && position.cells[index(cell)] == 1;
}

}  // namespace

bool is_castle_tile(TileId id) {
  const auto counts = tile_counts();
  return std::any_of(counts.begin(), counts.end(), [&](const SetEntry& entry) { return entry.tile == id; });
}

std::optional<Code> placement_fault(const Book& book, const Position& position, TileId tile, Cell cell,
                                    Rotation rotation) {
  if (rotation > 3) return Code::bad_rotation;
  if (is_inside(cell) && position.cells[index(cell)] != 1) return Code::cell_occupied;
  if (!is_inside(cell)) return Code::cell_outside;
  const Face& face = book.tiles[tile].faces[rotation];
  bool adjacent = false;
  for (int side = 0; side < kSides; ++side) {
    const TileOnTable* other = tile_beside(book, position, cell, side);
    if (!other) continue;
    adjacent = true;
    const unsigned here = static_cast<unsigned>(side);
    const bool theirs = book.face(*other).by_side[opposite(here)] != kNobody;
    if (!paths_agree(book, face.by_side[here] != kNobody, theirs, !is_inside(other->cell)))
      return Code::path_does_not_fit;
  }
  if (!adjacent) return Code::cell_not_adjacent;  // CASTLE-PLACE-01
  return std::nullopt;
}

bool has_placement(const Book& book, const Position& position, TileId tile) {
  for (std::int16_t y = 1; y <= kRows; ++y) {
    for (std::int16_t x = 1; x <= kColumns; ++x) {
      for (Rotation rotation = 0; rotation < 4; ++rotation) {
        if (!placement_fault(book, position, tile, {x, y}, rotation)) return true;
      }
    }
  }
  return false;
}

void lay_tile(const Book& book, Position& position, TileId id, Cell cell, Rotation rotation, Seat seat) {
  const std::uint16_t tile_index = position.tile_count++;
  const TileOnTable& tile = position.tiles[tile_index] = {cell, id, position.node_count, rotation, seat};
  position.cells[index(cell)] = static_cast<std::uint8_t>(tile_index + 2);
  for (const Segment& segment : book.tiles[id].segments) {
    const std::uint16_t node = position.node_count++;
    position.nodes[node] = {node, node, 1, 0, tile_index, 0, segment.kind};
  }
  const Face& face = book.face(tile);
  for (int side = 0; side < kSides; ++side) {  // sides that face an empty cell keep a feature open
    if (!is_empty_inside(position, neighbour(cell, side))) continue;
    const auto here = static_cast<unsigned>(side);
    for (const std::uint8_t feature :
         {face.by_side[here], face.by_half[2 * here], face.by_half[2 * here + 1]}) {
      if (feature != kNobody) ++position.nodes[tile.first_node + feature].open;
    }
  }
  for (int side = 0; side < kSides; ++side) {
    const TileOnTable* other = tile_beside(book, position, cell, side);
    if (other) join_across(book, position, tile, static_cast<unsigned>(side), *other);
  }
}

}  // namespace bastide::castle
