// Followers on tiles laid long ago.
#pragma once

#include "carcassonne/turn.hpp"

#include <bit>
#include <cstdint>

namespace bastide::carcassonne::trial {

/// A tile in a fifth column lets a follower stand on any other tile.
void add_far_deployments(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  const bool far = position.last_tile().cell.x % 5 == 4;
  if (!far || supply_of(position, position.seat, PieceKind::meeple) == 0) return;
  for (unsigned i = 0; i + 1 < position.tile_count; ++i) {
    const TileOnTable& tile = position.tiles[i];
    const auto claimable = turn.book.facts(tile.tile).claimable[static_cast<unsigned>(PieceKind::meeple)];
    for (unsigned bits = plain_features(turn, tile, claimable); bits != 0; bits &= bits - 1)
      list.push(Action{.kind = ActionKind::visit,
                       .feature = static_cast<std::uint8_t>(std::countr_zero(bits)),
                       .cell = tile.cell});
  }
}

void deploy_far(auto& turn, const Action& action) {
  const TileOnTable& tile = *tile_on(turn.position, action.cell);
  deploy_piece(turn, static_cast<std::uint16_t>(tile.first_node + action.feature), PieceKind::meeple);
  leave_step(turn);
}

Rejection explain_far(const auto&, const Action&) {
  return {Code::feature_not_claimable, "No follower may stand there now."};
}

}  // namespace bastide::carcassonne::trial
