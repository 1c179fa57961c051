#include "castle/final_scoring.hpp"

#include "castle/scoring.hpp"
#include "castle/turn.hpp"
#include "common/features.hpp"

#include <algorithm>

namespace bastide::castle {
namespace {

/// Uses up to `wanted` wall tiles of a number that the seat holds, in the order taken; returns how many. Those taken in the
/// last turn count too (CASTLE-WALL-04).
int use_final(Position& position, Seat seat, int number, int wanted, Events* log) {
  int count = 0;
  for (std::uint8_t i = 0; i < position.held_count && count < wanted; ++i) {
    const HeldWallTile& tile = position.held[i];
    if (tile.seat != seat || tile.number != number || tile.used) continue;
    use(position, i, log);
    ++count;
  }
  return count;
}

/// CASTLE-FINAL-02, CASTLE-WALL-T8.
void score_keep(Position& position, Events* log) {
  int sizes[kSeats];
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const int size = position.keeps[seat].size;
    sizes[seat] = size == 0 ? 0 : size + 2 * use_final(position, seat, 8, 2, log);
  }
  if (sizes[0] == sizes[1]) return;
  const Seat owner = sizes[0] > sizes[1] ? 0 : 1;
  award(position, owner, position.root(position.keeps[owner].node), FeatureKind::keep, ScoreReason::final,
        {{"cells", largest_empty_region(position)}}, log);
}

struct Led {
  std::uint16_t root;
  int worth;  ///< what a wall tile adds
};

/// Features of a kind that the seat leads, the ones that a wall tile pays most for first.
template <class Worth>
std::vector<Led> led_by(const Position& position, Seat seat, FeatureKind kind, Worth worth) {
  std::vector<Led> led;
  for (const std::uint16_t root : held_features(position, false)) {
    if (position.nodes[root].kind != kind || leader(position, root) != seat) continue;
    if (const int points = worth(root); points > 0) led.push_back({root, points});
  }
  std::sort(led.begin(), led.end(), [&](const Led& a, const Led& b) {
    return a.worth != b.worth ? a.worth > b.worth : order_of(position, a.root) < order_of(position, b.root);
  });
  return led;
}

/// CASTLE-FINAL-03, CASTLE-WALL-T7. Two wall tiles 7 pay for two courts (CASTLE-WALL-07).
void score_courts(const Book& book, Position& position, Events* log) {
  std::vector<std::uint16_t> richer;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const auto courts = led_by(position, seat, FeatureKind::court,
                               [&](auto root) { return markets_in(book, position, root); });
    const int used = use_final(position, seat, 7, static_cast<int>(courts.size()), log);
    for (int i = 0; i < used; ++i) richer.push_back(courts[static_cast<std::size_t>(i)].root);
  }
  for (const std::uint16_t root : held_features(position, false)) {
    const Seat owner = leader(position, root);
    if (position.nodes[root].kind != FeatureKind::court || owner == kNoSeat) continue;
    std::vector<ScoreLine> lines{{"markets", value_of(book, position, root)}};
    const bool rich = std::find(richer.begin(), richer.end(), root) != richer.end();
    if (rich) lines.push_back({"wall_tile", markets_in(book, position, root)});
    award(position, owner, root, FeatureKind::court, ScoreReason::final, std::move(lines), log);
  }
}

/// CASTLE-WALL-T4 to T6: incomplete features pay by a wall tile only (CASTLE-FINAL-04).
void score_incomplete(const Book& book, Position& position, int number, FeatureKind kind, Events* log) {
  const auto worth = [&](std::uint16_t root) {
    const bool flat = kind == FeatureKind::path && !book.fountain_counts_open;
    return flat ? tiles_in(position, root) : value_of(book, position, root);
  };
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (const Led& led : led_by(position, seat, kind, worth)) {
      if (use_final(position, seat, number, 1, log) == 0) break;
      award(position, seat, led.root, kind, ScoreReason::wall_tile, {{"wall_tile", led.worth}}, log);
    }
  }
}

/// CASTLE-WALL-T9.
void score_gifts(Position& position, Events* log) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    while (use_final(position, seat, 9, 1, log) > 0) {
      award(position, seat, std::nullopt, FeatureKind::none, ScoreReason::wall_tile, {{"wall_tile", 5}}, log);
    }
  }
}

}  // namespace

int largest_empty_region(const Position& position) {
  std::array<bool, kCells> seen{};
  int largest = 0;
  for (std::int16_t y = 1; y <= kRows; ++y) {
    for (std::int16_t x = 1; x <= kColumns; ++x) {
      std::vector<Cell> reached;
      const auto reach = [&](Cell cell) {
        if (!on_grid(cell) || position.cells[index(cell)] != 1 || seen[index(cell)]) return;
        seen[index(cell)] = true;
        reached.push_back(cell);
      };
      reach({x, y});
      for (std::size_t i = 0; i < reached.size(); ++i) {
        for (int side = 0; side < kSides; ++side) reach(neighbour(reached[i], side));
      }
      largest = std::max(largest, static_cast<int>(reached.size()));
    }
  }
  return largest;
}

void end_game(Position& position, Ending ending, Events* log) {
  position.phase = Phase::over;
  position.ended = ending;
  position.pending_count = 0;
  position.decided = -1;
  position.seat = kNoSeat;
  if (log) log->push_back(result(position));
}

void finish(const Book& book, Position& position, Events* log) {
  position.corners_left = 0;  // CASTLE-END-02
  score_keep(position, log);
  score_courts(book, position, log);
  score_incomplete(book, position, 4, FeatureKind::path, log);
  score_incomplete(book, position, 5, FeatureKind::tower, log);
  score_incomplete(book, position, 6, FeatureKind::house, log);
  score_gifts(position, log);
  end_game(position, Ending::finished, log);
}

GameFinished result(const Position& position) {
  GameFinished result{{position.scores.begin(), position.scores.end()}, {}, position.ended};
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const Seat other = 1 - seat;
    const bool alone = position.resigned >> other & 1u;
    if (position.resigned >> seat & 1u) continue;
    if (alone || position.scores[seat] >= position.scores[other])
      result.winners.push_back(seat);  // CASTLE-WIN-01
  }
  return result;
}

}  // namespace bastide::castle
