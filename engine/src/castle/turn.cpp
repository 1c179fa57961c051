#include "castle/turn.hpp"

#include "castle/final_scoring.hpp"
#include "castle/placing.hpp"
#include "castle/scoring.hpp"
#include "castle/scoring_order.hpp"
#include "castle/wall_tiles.hpp"

#include <algorithm>

namespace bastide::castle {
namespace {

/// Ends the turn; `again`: the same seat has another turn by a wall tile 1 (CASTLE-WALL-T1).
void end_turn(const RuleBook& book, Position& position, bool again, Events* log) {
  if (log) log->push_back(TurnEnded{position.seat});
  if (position.tiles_left == 0) return finish(book, position, log);  // CASTLE-END-01
  if (!again) position.seat = 1 - position.seat;
  ++position.turn;
  position.phase = Phase::draw;
}

/// CASTLE-TURN-06.
bool may_go_again(const Position& position) { return position.tiles_left > 0 && usable(position, 1); }

/// CASTLE-TURN-05, CASTLE-TURN-06.
void close_turn(const RuleBook& book, Position& position, Events* log) {
  return_pieces(position, log);
  if (may_go_again(position)) {
    position.phase = Phase::extra;
    return;
  }
  end_turn(book, position, false, log);
}

Unscored& decided(Position& position) { return position.pending[static_cast<std::size_t>(position.decided)]; }
const Unscored& decided(const Position& position) {
  return position.pending[static_cast<std::size_t>(position.decided)];
}

void score_decided(const RuleBook& book, Position& position, bool doubled, Events* log) {
  const Unscored feature = decided(position);
  std::copy(&decided(position) + 1, position.pending.data() + position.pending_count, &decided(position));
  --position.pending_count;
  position.decided = -1;
  score_feature(book, position, feature, doubled, log);
}

/// Continues the scoring until a seat must choose or it is done (CASTLE-ORDER).
void resume_scoring(const RuleBook& book, Position& position, Events* log) {
  while (position.pending_count > 0) {
    if (position.decided < 0) {
      const Group group = next_group(position);
      if (order_matters(book, position, group)) {
        position.phase = Phase::score;
        return;
      }
      position.decided = static_cast<std::int8_t>(group[0]);
    }
    if (may_double(position, decided(position))) {
      position.phase = Phase::score;
      return;
    }
    score_decided(book, position, false, log);
  }
  close_turn(book, position, log);
}

/// CASTLE-TURN-04: majorities are those of now; no figure returns before everything is scored.
void score_turn(const RuleBook& book, Position& position, Events* log) {
  position.pending_count = 0;
  position.decided = -1;
  const auto complete = [&](std::uint16_t root) { return is_complete(position, root); };
  for (const HeldFeature& feature : held_features(position, complete)) {
    const Seat winner = leader(position, feature.root);
    if (winner != kNoSeat) position.pending[position.pending_count++] = {feature.root, winner};
  }
  resume_scoring(book, position, log);
}

/// Enters the step in which a figure may be put on the tile just placed; skips it if there is no choice.
void begin_deploy(const RuleBook& book, Position& position, Events* log) {
  position.phase = Phase::deploy;
  position.claimable = claimable_features(book, position);
  if (position.claimable == 0) score_turn(book, position, log);
}

/// The pending feature whose first segment in reading order is this one; −1: none.
int pending_at(const Position& position, Cell cell, std::uint8_t feature) {
  for (int i = 0; i < position.pending_count; ++i) {
    const FeatureOrder place = order_of(position, position.pending[static_cast<unsigned>(i)].root);
    if (place.cell == cell && place.feature == feature) return i;
  }
  return -1;
}

void discard_hand(Position& position, Seat seat, Events* log) {
  if (log) log->push_back(TileDiscarded{seat, position.tile});
  position.tile = kNoTile;
}

}  // namespace

void draw_tile(const RuleBook& book, Position& position, TileId tile, Events* log) {
  position.tile = tile;
  --position.tiles_left;
  if (log) log->push_back(TileDrawn{position.seat, tile});
  if (has_placement(book, position)) {
    position.phase = Phase::place;
    return;
  }
  discard_hand(position, position.seat, log);
  if (position.tiles_left == 0) finish(book, position, log);
}

void place_tile(const RuleBook& book, Position& position, const Action& action, Events* log) {
  lay_tile(book, position, position.tile, action.cell, action.rotation, position.seat);
  if (log) log->push_back(TilePlaced{position.seat, position.tile, action.cell, action.rotation});
  position.tile = kNoTile;
  begin_deploy(book, position, log);
}

void deploy(const RuleBook& book, Position& position, const Action& action, Events* log) {
  const TileOnTable& tile = position.last_tile();
  const auto node = static_cast<std::uint16_t>(tile.first_node + action.feature);
  --position.supply[position.seat];
  put_piece(position, node, position.seat, action.piece);
  if (log) {
    const FeatureKind kind = position.nodes[node].kind;
    log->push_back(PieceDeployed{position.seat, action.piece, tile.cell, action.feature, kind});
  }
  score_turn(book, position, log);
}

void score_next(const RuleBook& book, Position& position, const Action& action, Events* log) {
  position.decided = static_cast<std::int8_t>(pending_at(position, action.cell, action.feature));
  resume_scoring(book, position, log);
}

void use_wall_tile(const RuleBook& book, Position& position, const Action& action, Events* log) {
  use(position, *usable(position, action.number), log);
  if (position.phase == Phase::extra) return end_turn(book, position, true, log);
  score_decided(book, position, true, log);
  resume_scoring(book, position, log);
}

void pass(const RuleBook& book, Position& position, const Action&, Events* log) {
  if (position.phase == Phase::deploy) return score_turn(book, position, log);
  if (position.phase == Phase::extra) return end_turn(book, position, false, log);
  score_decided(book, position, false, log);
  resume_scoring(book, position, log);
}

void resign_seat(Position& position, Seat seat, Events* log) {
  position.resigned |= static_cast<std::uint8_t>(1u << seat);
  if (log) log->push_back(SeatResigned{seat});
  if (position.tile != kNoTile) discard_hand(position, position.seat, log);
  end_game(position, Ending::resigned, log);
}

std::uint8_t claimable_features(const RuleBook& book, const Position& position) {
  if (position.supply[position.seat] == 0) return 0;
  const TileOnTable& tile = position.last_tile();
  std::uint8_t free = 0;
  for (unsigned i = 0; i < book.facts(tile).features; ++i) {
    const auto node = static_cast<std::uint16_t>(tile.first_node + i);
    if (position.nodes[position.root(node)].followers == 0) free |= static_cast<std::uint8_t>(1u << i);
  }
  return free;
}

bool waits(const RuleBook& book, const Position& position) {
  switch (position.phase) {
    case Phase::place: return has_placement(book, position);
    case Phase::deploy: return position.claimable != 0;
    case Phase::extra: return may_go_again(position);
    case Phase::score:
      if (position.decided >= 0) return may_double(position, decided(position));
      return position.pending_count > 0 && order_matters(book, position, next_group(position));
    default: return false;
  }
}

}  // namespace bastide::castle
