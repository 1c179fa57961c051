#include "castle/final_scoring.hpp"

#include "castle/empty_region.hpp"
#include "castle/scoring.hpp"
#include "castle/wall_tiles.hpp"

#include <algorithm>

namespace bastide::castle {
namespace {

/// Uses up to `wanted` wall tiles of the number, in the order taken; returns how many.
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
    sizes[seat] = keep_size_at_end(position, seat);
    if (sizes[seat] > 0) use_final(position, seat, 8, 2, log);
  }
  if (sizes[0] == sizes[1]) return;
  const Seat owner = sizes[0] > sizes[1] ? 0 : 1;
  Sheet sheet;
  sheet.add("cells", largest_empty_region(position), 1);
  award(
      position, owner, sheet, FeatureKind::keep, ScoreReason::final,
      [&] { return extent_of(position, position.root(position.keeps[owner].node)); }, log);
}

struct Led {
  HeldFeature feature;
  int worth;  ///< what a wall tile adds
};
using LedFeatures = InplaceList<Led, kPiecesMax>;

constexpr auto by_worth = [](const Led& a, const Led& b) {
  return a.worth != b.worth ? a.worth > b.worth : a.feature.order < b.feature.order;
};

/// The features of a kind that the seat leads, those first for which a wall tile pays most.
template <class Worth>
LedFeatures led_by(const Position& position, Seat seat, FeatureKind kind, Worth worth) {
  const auto wanted = [&](std::uint16_t root) {
    return position.nodes[root].kind == kind && !is_complete(position, root) &&
           leader(position, root) == seat;
  };
  LedFeatures led;
  for (const HeldFeature& feature : held_features(position, wanted)) {
    if (const int points = worth(feature.root); points > 0) led.push({feature, points});
  }
  std::sort(led.begin(), led.end(), by_worth);
  return led;
}

/// CASTLE-WALL-T7: the courts that pay more; two wall tiles 7 pay for two courts (CASTLE-WALL-07).
InplaceList<std::uint16_t, kPiecesMax> richer_courts(const RuleBook& book, Position& position, Events* log) {
  InplaceList<std::uint16_t, kPiecesMax> richer;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (unused(position, seat, 7) == 0) continue;
    const auto courts = led_by(position, seat, FeatureKind::court,
                               [&](std::uint16_t root) { return markets_in(book, position, root); });
    const int used = use_final(position, seat, 7, static_cast<int>(courts.size()), log);
    for (int i = 0; i < used; ++i) richer.push(courts[static_cast<std::size_t>(i)].feature.root);
  }
  return richer;
}

/// CASTLE-FINAL-03.
void score_courts(const RuleBook& book, Position& position, Events* log) {
  const auto richer = richer_courts(book, position, log);
  const auto is_court = [&](std::uint16_t root) { return position.nodes[root].kind == FeatureKind::court; };
  for (const HeldFeature& court : held_features(position, is_court)) {
    const Seat owner = leader(position, court.root);
    if (owner == kNoSeat) continue;
    const bool rich = std::find(richer.begin(), richer.end(), court.root) != richer.end();
    Sheet sheet = sheet_of(book, position, court.root);
    if (rich) sheet.add("wall_tile", markets_in(book, position, court.root));
    award(
        position, owner, sheet, FeatureKind::court, ScoreReason::final,
        [&] { return extent_of(position, court.root); }, log);
  }
}

/// CASTLE-WALL-T4 to T6: incomplete features pay only with a wall tile (CASTLE-FINAL-04).
void score_incomplete(const RuleBook& book, Position& position, int number, FeatureKind kind, Events* log) {
  const auto worth = [&](std::uint16_t root) {
    const bool flat = kind == FeatureKind::path && !book.fountain_counts_open;
    return flat ? tiles_in(position, root) : value_of(book, position, root);
  };
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (unused(position, seat, number) == 0) continue;
    for (const Led& led : led_by(position, seat, kind, worth)) {
      if (use_final(position, seat, number, 1, log) == 0) break;
      Sheet sheet;
      sheet.add("wall_tile", led.worth);
      award(
          position, seat, sheet, kind, ScoreReason::wall_tile,
          [&] { return extent_of(position, led.feature.root); }, log);
    }
  }
}

/// CASTLE-WALL-T9.
void score_gifts(Position& position, Events* log) {
  Sheet gift;
  gift.add("wall_tile", 5);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    while (use_final(position, seat, 9, 1, log) > 0) {
      award(position, seat, gift, FeatureKind::none, ScoreReason::wall_tile, [] { return Extent{}; }, log);
    }
  }
}

}  // namespace

void end_game(Position& position, Ending ending, Events* log) {
  position.phase = Phase::over;
  position.ended = ending;
  position.pending_count = 0;
  position.decided = -1;
  position.seat = kNoSeat;
  if (log) log->push_back(result(position));
}

void finish(const RuleBook& book, Position& position, Events* log) {
  position.corners_left = 0;  // CASTLE-END-02
  score_keep(position, log);
  score_courts(book, position, log);
  score_incomplete(book, position, 4, FeatureKind::path, log);
  score_incomplete(book, position, 5, FeatureKind::tower, log);
  score_incomplete(book, position, 6, FeatureKind::house, log);
  score_gifts(position, log);
  end_game(position, Ending::finished, log);
}

std::vector<Seat> winners(const Position& position) {
  std::vector<Seat> best;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const Seat other = 1 - seat;
    const bool alone = position.resigned >> other & 1u;
    if (position.resigned >> seat & 1u) continue;
    if (alone || position.scores[seat] >= position.scores[other]) best.push_back(seat);
  }
  return best;
}

GameFinished result(const Position& position) {
  return {{position.scores.begin(), position.scores.end()}, winners(position), position.ended};
}

}  // namespace bastide::castle
