#include "castle/turn.hpp"

#include "castle/final_scoring.hpp"
#include "castle/placing.hpp"
#include "castle/scoring.hpp"
#include "castle/scoring_order.hpp"
#include "common/features.hpp"

#include <cstring>

namespace bastide::castle {
namespace {

/// Ends the turn; the same seat takes another one with a wall tile 1 (CASTLE-WALL-T1).
void end_turn(const Book& book, Position& position, bool again, Events* log) {
  if (log) log->push_back(TurnEnded{position.seat});
  if (position.tiles_left == 0) return finish(book, position, log);  // CASTLE-END-01
  if (!again) position.seat = 1 - position.seat;
  ++position.turn;
  position.phase = Phase::draw;
}

/// CASTLE-TURN-06.
bool may_go_again(const Position& position) { return position.tiles_left > 0 && usable(position, 1); }

/// CASTLE-TURN-05, CASTLE-TURN-06.
void end_scoring(const Book& book, Position& position, Events* log) {
  return_figures(position, log);
  if (may_go_again(position)) {
    position.phase = Phase::extra;
    return;
  }
  end_turn(book, position, false, log);
}

void score_decided(const Book& book, Position& position, bool doubled, Events* log) {
  const auto i = static_cast<std::size_t>(position.decided);
  const Pending feature = position.pending[i];
  std::copy(position.pending.begin() + i + 1, position.pending.begin() + position.pending_count,
            position.pending.begin() + i);
  --position.pending_count;
  position.decided = -1;
  score_completed(book, position, feature, doubled, log);
}

bool may_double(const Position& position, const Pending& feature) {
  const int number = doubling_tile(position.nodes[feature.root].kind);
  return feature.winner == position.seat && number != 0 && usable(position, number);
}

/// Goes on with the scoring until it waits for somebody or is done (CASTLE-ORDER).
void go_on_scoring(const Book& book, Position& position, Events* log) {
  while (position.pending_count > 0) {
    const auto group = next_group(position);
    if (position.decided < 0) {
      if (order_matters(book, position, group)) {
        position.phase = Phase::score;
        return;
      }
      position.decided = static_cast<std::int8_t>(group.front());
    }
    if (may_double(position, position.pending[static_cast<std::size_t>(position.decided)])) {
      position.phase = Phase::score;
      return;
    }
    score_decided(book, position, false, log);
  }
  end_scoring(book, position, log);
}

/// CASTLE-TURN-04: majorities are those of now; nobody leaves before everything is scored.
void begin_scoring(const Book& book, Position& position, Events* log) {
  position.pending_count = 0;
  position.decided = -1;
  for (const std::uint16_t root : held_features(position, true)) {
    const Seat winner = leader(position, root);
    if (winner != kNoSeat) position.pending[position.pending_count++] = {root, winner};
  }
  go_on_scoring(book, position, log);
}

/// CASTLE-DEPLOY-01 to 04.
std::vector<Action> deployments(const Position& position) {
  std::vector<Action> list;
  if (position.supply[position.seat] == 0) return list;
  const TileOnTable& tile = position.last_tile();
  for (std::uint16_t node = tile.first_node; node < position.node_count; ++node) {
    if (position.nodes[position.root(node)].followers > 0) continue;
    list.push_back({.kind = ActionKind::deploy, .feature = position.feature_index(node)});
  }
  return list;
}

void place(const Book& book, Position& position, const Action& action, Events* log) {
  lay_tile(book, position, position.tile, action.cell, action.rotation, position.seat);
  if (log) log->push_back(TilePlaced{position.seat, position.tile, action.cell, action.rotation});
  position.tile = kNoTile;
  position.phase = Phase::deploy;
  if (deployments(position).empty()) begin_scoring(book, position, log);
}

void deploy(const Book& book, Position& position, const Action& action, Events* log) {
  const TileOnTable& tile = position.last_tile();
  const auto node = static_cast<std::uint16_t>(tile.first_node + action.feature);
  --position.supply[position.seat];
  put_piece(position, node, position.seat, action.piece);
  if (log)
    log->push_back(
        PieceDeployed{position.seat, action.piece, tile.cell, action.feature, position.nodes[node].kind});
  begin_scoring(book, position, log);
}

/// The pending feature of which the segment at this cell is the first in reading order; −1 for none.
int pending_at(const Position& position, Cell cell, std::uint8_t feature) {
  for (int i = 0; i < position.pending_count; ++i) {
    const FeatureOrder place = order_of(position, position.pending[static_cast<unsigned>(i)].root);
    if (place.cell == cell && place.feature == feature) return i;
  }
  return -1;
}

void use_wall_tile(const Book& book, Position& position, const Action& action, Events* log) {
  use(position, *usable(position, action.wall_tile), log);
  if (position.phase == Phase::extra) return end_turn(book, position, true, log);
  score_decided(book, position, true, log);
  go_on_scoring(book, position, log);
}

void pass(const Book& book, Position& position, Events* log) {
  if (position.phase == Phase::deploy) return begin_scoring(book, position, log);
  if (position.phase == Phase::extra) return end_turn(book, position, false, log);
  score_decided(book, position, false, log);
  go_on_scoring(book, position, log);
}

std::vector<Action> placements(const Book& book, const Position& position) {
  std::vector<Action> list;
  for (std::int16_t y = 1; y <= kRows; ++y) {
    for (std::int16_t x = 1; x <= kColumns; ++x) {
      for (Rotation rotation = 0; rotation < 4; ++rotation) {
        if (placement_fault(book, position, position.tile, {x, y}, rotation)) continue;
        list.push_back({.kind = ActionKind::place_tile, .rotation = rotation, .cell = {x, y}});
      }
    }
  }
  return list;
}

std::vector<Action> scoring_choices(const Position& position) {
  if (position.decided >= 0) {
    const Pending& feature = position.pending[static_cast<std::size_t>(position.decided)];
    const int number = doubling_tile(position.nodes[feature.root].kind);
    return {{.kind = ActionKind::use_wall_tile, .wall_tile = static_cast<std::uint8_t>(number)},
            {.kind = ActionKind::pass}};
  }
  std::vector<Action> list;
  for (const std::uint8_t i : next_group(position)) {
    const FeatureOrder place = order_of(position, position.pending[i].root);
    list.push_back({.kind = ActionKind::score_next,
                    .feature = static_cast<std::uint8_t>(place.feature),
                    .cell = place.cell});
  }
  return list;
}

}  // namespace

void begin(const Book& book, Position& position, Seat first_player,
           std::span<const std::uint16_t> corner_numbers, std::span<const StartTile> start, int tiles_left) {
  std::memset(static_cast<void*>(&position), 0, sizeof position);
  position.seat = first_player;
  position.turn = 1;
  position.tile = kNoTile;
  position.tiles_left = static_cast<std::uint16_t>(tiles_left);
  position.supply.fill(kFigures);
  position.decided = -1;
  position.corners_left = (1u << kCorners) - 1;
  for (unsigned corner = 0; corner < kCorners; ++corner) {
    position.corner_numbers[corner] = static_cast<std::uint8_t>(corner_numbers[corner]);
  }
  for (std::int16_t y = 1; y <= kRows; ++y) {
    for (std::int16_t x = 1; x <= kColumns; ++x) position.cells[index({x, y})] = is_inside({x, y}) ? 1 : 0;
  }
  for (const StartSpace& space : kStartSpaces) lay_tile(book, position, space.tile, space.cell, 0, kNoSeat);
  for (const StartTile& tile : start) lay_tile(book, position, tile.tile, tile.cell, tile.rotation, kNoSeat);
  position.phase = Phase::draw;
  if (tiles_left == 0) finish(book, position, nullptr);
}

void draw(const Book& book, Position& position, TileId tile, Events* log) {
  position.tile = tile;
  --position.tiles_left;
  if (log) log->push_back(TileDrawn{position.seat, tile});
  if (has_placement(book, position, tile)) {
    position.phase = Phase::place;
    return;
  }
  if (log) log->push_back(TileDiscarded{position.seat, tile});  // CASTLE-DRAW-02
  position.tile = kNoTile;
  if (position.tiles_left == 0) finish(book, position, log);
}

void play(const Book& book, Position& position, const Action& action, Events* log) {
  switch (action.kind) {
    case ActionKind::place_tile: return place(book, position, action, log);
    case ActionKind::deploy: return deploy(book, position, action, log);
    case ActionKind::use_wall_tile: return use_wall_tile(book, position, action, log);
    case ActionKind::score_next:
      position.decided = static_cast<std::int8_t>(pending_at(position, action.cell, action.feature));
      return go_on_scoring(book, position, log);
    default: return pass(book, position, log);
  }
}

void resign(Position& position, Seat seat, Events* log) {
  position.resigned |= static_cast<std::uint8_t>(1u << seat);
  if (log) log->push_back(SeatResigned{seat});
  if (position.tile != kNoTile && log) log->push_back(TileDiscarded{position.seat, position.tile});
  position.tile = kNoTile;
  end_game(position, Ending::resigned, log);
}

std::vector<Action> legal_actions(const Book& book, const Position& position) {
  switch (position.phase) {
    case Phase::place: return placements(book, position);
    case Phase::score: return scoring_choices(position);
    case Phase::extra:
      return {{.kind = ActionKind::use_wall_tile, .wall_tile = 1}, {.kind = ActionKind::pass}};
    case Phase::deploy: {
      auto list = deployments(position);
      list.push_back({.kind = ActionKind::pass});
      return list;
    }
    default: return {};
  }
}

bool waits(const Book& book, const Position& position) {
  switch (position.phase) {
    case Phase::place: return has_placement(book, position, position.tile);
    case Phase::deploy: return !deployments(position).empty();
    case Phase::extra: return may_go_again(position);
    case Phase::score:
      if (position.decided >= 0)
        return may_double(position, position.pending[static_cast<std::size_t>(position.decided)]);
      return position.pending_count > 0 && order_matters(book, position, next_group(position));
    default: return false;
  }
}

std::uint64_t fingerprint(const Position& position) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  const auto mix = [&](std::uint64_t value) {
    hash = (hash ^ value) * 0x100000001b3u;
    hash ^= hash >> 29;
  };
  mix(static_cast<std::uint64_t>(position.phase) << 32 | static_cast<std::uint64_t>(position.seat) << 16 |
      position.turn);
  mix(static_cast<std::uint64_t>(position.tiles_left) << 32 |
      static_cast<std::uint64_t>(position.resigned) << 16 | static_cast<std::uint64_t>(position.ended));
  mix(position.tile == kNoTile ? 0 : tile(position.tile).key);
  for (unsigned i = kStarts; i < position.tile_count; ++i) {
    const TileOnTable& laid = position.tiles[i];
    mix(static_cast<std::uint64_t>(index(laid.cell)) << 48 | static_cast<std::uint64_t>(laid.seat) << 40 |
        static_cast<std::uint64_t>(laid.rotation) << 32 | tile(laid.tile).key);
  }
  for (unsigned i = 0; i < position.piece_count; ++i) {
    mix(static_cast<std::uint64_t>(position.pieces[i].node) << 8 | position.pieces[i].seat);
  }
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const KeepRecord& keep = position.keeps[seat];
    mix(static_cast<std::uint64_t>(static_cast<std::uint32_t>(position.scores[seat])) << 32 |
        static_cast<std::uint64_t>(position.supply[seat]) << 16 | keep.size);
    if (keep.size > 0) mix(position.root(keep.node));
  }
  mix(static_cast<std::uint64_t>(position.corners_left) << 16 | static_cast<std::uint8_t>(position.decided));
  for (unsigned i = 0; i < position.held_count; ++i) {
    const HeldWallTile& held = position.held[i];
    mix(static_cast<std::uint64_t>(held.turn) << 32 | static_cast<std::uint64_t>(held.seat) << 16 |
        static_cast<std::uint64_t>(held.number) << 8 | held.used);
  }
  for (unsigned i = 0; i < position.pending_count; ++i) mix(position.pending[i].root);
  return hash;
}

}  // namespace bastide::castle
