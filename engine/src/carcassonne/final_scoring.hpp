// The end of the game: incomplete features, then what the modules add, then the winners.
#pragma once

#include "carcassonne/scoring.hpp"

namespace bastide::carcassonne {

/// Features of the given kinds that pieces hold, each once, in the order of the rules' log (BASE-FINAL-04).
template <class B>
struct HeldFeatures {
  struct Entry {
    FeatureOrder order;
    std::uint16_t root;
  };
  std::array<Entry, kPiecesMax> entries;
  unsigned count = 0;

  HeldFeatures(const Position<B>& position, FeatureKind kind) {
    for (unsigned i = 0; i < position.piece_count; ++i) {
      const std::uint16_t node = position.pieces[i].node;
      if (position.nodes[node].kind != kind) continue;
      const std::uint16_t root = position.root(node);
      const bool known = std::any_of(begin(), end(), [&](const Entry& entry) { return entry.root == root; });
      if (!known) entries[count++] = {order_of(position, root), root};
    }
    std::sort(entries.begin(), entries.begin() + count,
              [](const Entry& a, const Entry& b) { return a.order < b.order; });
  }
  const Entry* begin() const { return entries.data(); }
  const Entry* end() const { return entries.data() + count; }
};

/// BASE-FINAL-01.
template <class B>
void score_incomplete(const RuleBook<B>& book, Position<B>& position, Events* log) {
  for (const auto kind :
       {FeatureKind::road, FeatureKind::city, FeatureKind::monastery, FeatureKind::garden}) {
    for (const auto& held : HeldFeatures<B>(position, kind)) {
      score_feature(book, position, held.root, ScoreReason::final, log);
    }
  }
}

/// BASE-WIN-01, BASE-WIN-02; a seat that resigned cannot win (BASE-RESIGN-03).
template <class B>
std::vector<Seat> winners(const Position<B>& position) {
  std::vector<Seat> best;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    if (position.resigned >> seat & 1u) continue;
    if (!best.empty() && position.scores[seat] < position.scores[best.front()]) continue;
    if (!best.empty() && position.scores[seat] > position.scores[best.front()]) best.clear();
    best.push_back(seat);
  }
  return best;
}

template <class B>
GameFinished result(const Position<B>& position) {
  return {
      {position.scores.begin(), position.scores.begin() + position.seats}, winners(position), position.ended};
}

template <class B>
void end_game(Position<B>& position, Ending ending, Events* log) {
  position.phase = Phase::over;
  position.ended = ending;
  position.seat = position.turn_seat = kNoSeat;
  if (log) log->push_back(result(position));
}

template <class B>
void finish(const RuleBook<B>& book, Position<B>& position, Events* log) {
  for (const auto& scores : book.hooks.final_scores) {
    for (const auto score : scores) score(book, position, log);
  }
  end_game(position, Ending::finished, log);
}

}  // namespace bastide::carcassonne
