// The end of the game: incomplete features, then what the modules add, then the winners.
#pragma once

#include "carcassonne/scoring.hpp"

namespace bastide::carcassonne {

/// Iterates over the occupied features of a kind, each once, in the order of the rules' log (BASE-FINAL-04).
struct HeldFeatures {
  struct Entry {
    FeatureOrder order;
    std::uint16_t root;
  };
  InplaceList<Entry, kPiecesMax> entries;

  HeldFeatures(const auto& position, FeatureKind kind) {
    for (unsigned i = 0; i < position.piece_count; ++i) {
      const std::uint16_t node = position.pieces[i].node;
      if (position.nodes[node].kind != kind) continue;
      const std::uint16_t root = position.root(node);
      const bool known = std::any_of(begin(), end(), [&](const Entry& entry) { return entry.root == root; });
      if (!known) entries.push({order_of(position, root), root});
    }
    std::sort(entries.begin(), entries.end(), by_order);
  }
  const Entry* begin() const { return entries.begin(); }
  const Entry* end() const { return entries.end(); }
};

/// BASE-FINAL-01.
void score_incomplete(auto& turn) {
  for (const auto kind :
       {FeatureKind::road, FeatureKind::city, FeatureKind::monastery, FeatureKind::garden}) {
    for (const auto& held : HeldFeatures(turn.position, kind)) {
      score_feature(turn, held.root, ScoreReason::final);
    }
  }
}

/// BASE-WIN-01, BASE-WIN-02; a seat that resigned cannot win (BASE-RESIGN-03).
std::vector<Seat> winners(const auto& position) {
  std::vector<Seat> best;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    if (position.resigned >> seat & 1u) continue;
    if (!best.empty() && position.scores[seat] < position.scores[best.front()]) continue;
    if (!best.empty() && position.scores[seat] > position.scores[best.front()]) best.clear();
    best.push_back(seat);
  }
  return best;
}

GameFinished result(const auto& position) {
  return {
      {position.scores.begin(), position.scores.begin() + position.seats}, winners(position), position.ended};
}

void end_game(auto& turn, Ending ending) {
  auto& position = turn.position;
  position.phase = Phase::over;
  position.ended = ending;
  position.seat = position.turn_seat = kNoSeat;
  position.agenda = {};
  if (turn.log) turn.log->push_back(result(position));
}

void finish(auto& turn) {
  for (const auto& scores : turn.book.hooks.final_scores) {
    for (const auto score : scores) score(turn);
  }
  end_game(turn, Ending::finished);
}

}  // namespace bastide::carcassonne
