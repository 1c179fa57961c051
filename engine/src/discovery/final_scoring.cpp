#include "discovery/final_scoring.hpp"

#include "discovery/scoring.hpp"

#include <algorithm>

namespace bastide::discovery {
namespace {

struct Follower {
  FeatureOrder order;
  std::uint16_t node;
};
using OwnFollowers = InplaceList<Follower, kFollowers>;

/// The seat's followers on the board, by the places where they stand.
OwnFollowers own_followers(const Position& position, Seat seat) {
  OwnFollowers followers;
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    if (piece.seat != seat) continue;
    followers.push({{position.tile_of(piece.node).cell, position.feature_index(piece.node)}, piece.node});
  }
  std::sort(followers.begin(), followers.end(), by_order);
  return followers;
}

}  // namespace

void end_game(Position& position, Ending ending, Events* log) {
  position.phase = Phase::over;
  position.ended = ending;
  position.seat = kNoSeat;
  if (log) log->push_back(result(position));
}

void finish(const RuleBook& book, Position& position, Events* log) {
  for (int i = 0; i < position.seats; ++i) {
    const auto seat = static_cast<Seat>((position.first + i) % position.seats);
    for (const Follower& follower : own_followers(position, seat)) {
      const std::uint16_t root = position.root(follower.node);
      award(
          position, seat, sheet_at_end(book, position, root), position.nodes[root].kind, ScoreReason::final,
          [&] { return extent_of(position, root); }, log);
    }
  }
  end_game(position, Ending::finished, log);
}

std::vector<Seat> winners(const Position& position) {
  std::vector<Seat> best;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    if (position.resigned >> seat & 1u) continue;
    if (!best.empty() && position.scores[seat] > position.scores[best.front()]) best.clear();
    if (best.empty() || position.scores[seat] == position.scores[best.front()]) best.push_back(seat);
  }
  return best;
}

GameFinished result(const Position& position) {
  return {
      {position.scores.begin(), position.scores.begin() + position.seats}, winners(position), position.ended};
}

}  // namespace bastide::discovery
