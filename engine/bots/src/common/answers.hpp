// The next seats' best answers to an end of the turn, over all tiles that may come.
#pragma once

#include "common/staged_turn.hpp"
#include "common/table.hpp"
#include "common/turn_search.hpp"

#include <memory>
#include <span>
#include <vector>

namespace bastide::bots {

/// Judges for the seat that decides at the table. One thread at a time.
template <class Game>
class Answers {
 public:
  using Position = typename Game::Position;

  /// Requires: table and search outlive it.
  Answers(const Table<Game>& table, TurnSearch<Game>& search)
      : table_(table),
        search_(search),
        replies_(table, search, kReply),
        unseen_(table.unseen.begin(), table.unseen.end()) {}

  /// The tiles that may come next.
  std::vector<TileCount>& unseen() { return unseen_; }

  /// Lets every seat that must still decide before the next turn do its best: where the dragon goes, whether
  /// an abbey is laid. Ends of turns are compared only afterwards, or those that leave a decision to others
  /// would have one turn of theirs fewer against them.
  void finish(Position& end) {
    while (!waits_for_chance(end.phase) && end.phase != Phase::over && !is_known(end) && !search_.spent())
      search_.best_end(end, end.seat, &end);
  }

  /// Whether the next turn has begun, with a tile that is not drawn: it has one answer.
  static bool is_known(const Position& end) {
    if constexpr (requires { Game::begins_with_tile(end); })
      return Game::begins_with_tile(end);
    else
      return false;
  }

  /// The seat's mean lead over the others after several seats in turn have played their best, over all tiles
  /// that may come. Requires: the end is finished.
  double mean(const Position& end, int answers) {
    if (end.phase != Phase::draw) return left(end);
    double sum = 0;
    int tiles = 0;
    for (TileCount& next : unseen_) {
      if (next.count == 0) continue;
      forget();
      sum += next.count * with(end, next, answers);
      tiles += next.count;
    }
    return tiles > 0 ? sum / tiles : left(end);
  }

  /// Whether every answer to the last tile was tried, not only what stages kept.
  bool are_all_tried() const { return !replies_.is_large(); }

  /// Ends that follow meet another tile than those before.
  void forget() { replies_.forget(); }

  /// The same if this one of `unseen()` comes next. Requires: the end is finished.
  double with(const Position& end, TileCount& next, int answers) {
    if (end.phase != Phase::draw) return left(end);
    const auto position = std::make_unique<Position>(end);
    table_.referee.draw(*position, next.tile);
    if (answers == 1 || position->phase == Phase::over) return left(*position);
    finish(*position);
    --next.count;
    const double worth = mean(*position, answers - 1);
    ++next.count;
    return worth;
  }

 private:
  /// The lead after the seat to act has played its best turn.
  double left(const Position& position) {
    return standing(replies_.after_best(position), table_.position.seat, Game::seats(position));
  }

  const Table<Game>& table_;
  TurnSearch<Game>& search_;
  StagedTurn<Game> replies_;
  std::vector<TileCount> unseen_;
};

}  // namespace bastide::bots
