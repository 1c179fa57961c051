// The companion, the champion, and where nobody is deployed.
#pragma once

#include "carcassonne/turn.hpp"

#include <algorithm>
#include <cstdint>

namespace bastide::carcassonne::trial {

/// Whether an own follower stands on the feature.
bool accompanied(const auto& position, Seat seat, std::uint16_t root) {
  const auto end = position.pieces.begin() + position.piece_count;
  return std::any_of(position.pieces.begin(), end, [&](const PieceOnTable& piece) {
    return piece.seat == seat && piece.piece == PieceKind::meeple && position.root(piece.node) == root;
  });
}

unsigned lack_own_follower(const auto& turn, const TileOnTable& tile, unsigned features, bool) {
  const auto& position = turn.position;
  return features_where(tile, features, [&](std::uint16_t node) {
    return !accompanied(position, position.seat, position.root(node));
  });
}

int no_strength(const auto&, std::uint16_t) { return 0; }

void send_lonely_home(auto& turn) {
  const auto lonely = [&](const PieceOnTable& piece) {
    return piece.piece == PieceKind::companion &&
           !accompanied(turn.position, piece.seat, turn.position.root(piece.node));
  };
  take_off(turn, lonely, [&](const PieceOnTable& piece) { send_home(turn, piece); });
}

/// What a champion weighs.
int by_pennants(const auto& turn, std::uint16_t city) { return pennants_of(turn, city); }

unsigned lie_in_fifth_rows(const auto&, const TileOnTable& tile, unsigned features, bool) {
  return tile.cell.y % 5 == 4 ? features : 0;
}

}  // namespace bastide::carcassonne::trial
