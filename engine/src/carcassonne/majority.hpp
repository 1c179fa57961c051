// Who holds a feature (BASE-MAJ-01, BASE-MAJ-02).
#pragma once

#include "carcassonne/features.hpp"

#include <algorithm>
#include <array>

namespace bastide::carcassonne {

/// Followers by seat.
using Followers = std::array<int, kSeatsMax>;

template <class B>
Followers followers_on(const Position<B>& position, std::uint16_t root) {
  Followers followers{};
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    if (position.root(piece.node) == root) ++followers[piece.seat];
  }
  return followers;
}

/// Calls winner(seat) for each seat with the highest count, in ascending order; nobody wins where nobody stands.
template <class Winner>
void for_each_winner(const Followers& followers, Winner winner) {
  const int most = *std::max_element(followers.begin(), followers.end());
  if (most == 0) return;
  for (Seat seat = 0; seat < kSeatsMax; ++seat) {
    if (followers[seat] == most) winner(seat);
  }
}

}  // namespace bastide::carcassonne
