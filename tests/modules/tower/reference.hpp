// The naive model: towers, captures and prisoners.
#pragma once

#include <engine/rules.hpp>
#include <engine/view.hpp>

#include <optional>
#include <vector>

namespace bastide::reference {

/// A foundation on the table, built on or not.
struct Foundation {
  Cell cell;
  std::uint8_t feature;
  int height;
  bool closed;  ///< a figure stands on it
};

/// All foundations, in reading order.
std::vector<Foundation> foundations(const TableState& table);
/// The foundation at this cell, if there is one.
std::optional<Foundation> foundation_at(const TableState& table, Cell cell);
/// TOWER-ACT-01: a piece may be put on a bare foundation and on any open tower, a follower only
/// on the latter.
bool takes_piece(const Foundation& foundation);
bool takes_follower(const Foundation& foundation);

/// TOWER-CAP-02.
bool in_range(Cell tower, int height, Cell cell);
/// All cells in range, in reading order.
std::vector<Cell> reach(Cell tower, int height);
/// The figures that the seat may capture from the tower just built (TOWER-CAP-04, TOWER-CAP-05), by cell in
/// reading order, then feature.
std::vector<PlacedPiece> targets(const TableState& table, Seat builder, const Rules& rules);

/// Tower pieces of each player at the start (TOWER-COMP-02).
std::uint8_t stock_at_start(int seats);

int held(const TableState& table, Seat captor, Seat owner, PieceKind piece);
int held(const TableState& table, Seat captor, Seat owner);
/// Adds `change` to the figures that the captor holds.
void change_held(TableState& table, Seat captor, Seat owner, PieceKind piece, int change);

}  // namespace bastide::reference
