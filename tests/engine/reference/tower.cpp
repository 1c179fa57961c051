#include "reference/tower.hpp"

#include "reference/scoring.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace bastide::reference {
namespace {

int height_at(const TableState& table, Cell cell) {
  const auto it = std::ranges::find(table.tower.towers, cell, &TowerOnBoard::cell);
  return it == table.tower.towers.end() ? 0 : it->height;
}

bool stands_at(const PlacedPiece& piece, Cell cell, std::uint8_t feature) {
  return piece.cell == cell && piece.feature == feature;
}

bool on_a_tower(const TableState& table, const PlacedPiece& piece) {
  const auto foundation = foundation_at(table, piece.cell);
  return foundation && foundation->feature == piece.feature;
}

}  // namespace

std::vector<Foundation> foundations(const TableState& table) {
  std::vector<Foundation> all;
  for (const PlacedTile& placed : table.board) {
    const auto segments = tile(placed.tile).segments;
    const auto base = std::ranges::find(segments, FeatureKind::tower, &Segment::kind);
    if (base == segments.end()) continue;
    const auto feature = static_cast<std::uint8_t>(base - segments.begin());
    const bool closed = std::ranges::any_of(
        table.pieces, [&](const PlacedPiece& piece) { return stands_at(piece, placed.cell, feature); });
    all.push_back({placed.cell, feature, height_at(table, placed.cell), closed});
  }
  std::ranges::sort(
      all, [](const Foundation& a, const Foundation& b) { return reading_order(a.cell, b.cell) < 0; });
  return all;
}

std::optional<Foundation> foundation_at(const TableState& table, Cell cell) {
  for (const Foundation& foundation : foundations(table))
    if (foundation.cell == cell) return foundation;
  return std::nullopt;
}

bool takes_piece(const Foundation& foundation) { return !foundation.closed; }

bool takes_follower(const Foundation& foundation) { return foundation.height > 0 && !foundation.closed; }

bool in_range(Cell tower, int height, Cell cell) {
  const int dx = std::abs(cell.x - tower.x);
  const int dy = std::abs(cell.y - tower.y);
  return (dx == 0 && dy <= height) || (dy == 0 && dx <= height);
}

std::vector<PlacedPiece> targets(const TableState& table, Seat builder, const Rules& rules) {
  std::vector<PlacedPiece> found;
  for (const PlacedPiece& piece : table.pieces) {
    if (!in_range(*table.tower.built, height_at(table, *table.tower.built), piece.cell)) continue;
    if (piece.seat == builder && rules.option("tower_self_capture") == 0) continue;
    if (word(rules, "tower_top_capture") == "never" && on_a_tower(table, piece)) continue;
    found.push_back(piece);
  }
  std::ranges::sort(found, [](const PlacedPiece& a, const PlacedPiece& b) {
    const auto order = reading_order(a.cell, b.cell);
    return order != 0 ? order < 0 : a.feature < b.feature;
  });
  return found;
}

std::uint8_t stock_at_start(int seats) {
  switch (seats) {
    case 3: return 9;
    case 4: return 7;
    case 5: return 6;
    case 6: return 5;
    default: return 10;
  }
}

int held(const TableState& table, Seat captor, Seat owner, PieceKind piece) {
  for (const Prisoners& some : table.tower.prisoners)
    if (some.captor == captor && some.owner == owner && some.piece == piece) return some.count;
  return 0;
}

int held(const TableState& table, Seat captor, Seat owner) {
  return held(table, captor, owner, PieceKind::meeple) + held(table, captor, owner, PieceKind::abbot);
}

void change_held(TableState& table, Seat captor, Seat owner, PieceKind piece, int change) {
  const int count = held(table, captor, owner, piece) + change;
  std::erase_if(table.tower.prisoners, [&](const Prisoners& some) {
    return some.captor == captor && some.owner == owner && some.piece == piece;
  });
  if (count > 0) table.tower.prisoners.push_back({captor, owner, piece, count});
  std::ranges::sort(table.tower.prisoners, {},
                    [](const Prisoners& some) { return std::tuple(some.captor, some.owner, some.piece); });
}

}  // namespace bastide::reference
