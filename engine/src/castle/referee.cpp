#include <engine/castle/referee.hpp>

#include "castle/castle_tables.hpp"
#include "castle/final_scoring.hpp"
#include "castle/placing.hpp"
#include "castle/scoring_order.hpp"
#include "castle/turn.hpp"
#include "castle/wall_tiles.hpp"
#include "common/features.hpp"

#include <engine/catalogue.hpp>

#include <bit>
#include <cstring>

namespace bastide::castle {

RuleBook make_rule_book(const Rules& rules) {
  return {.paths_end_at_start = rules.option("castle_start_path") == 1,
          .fountain_counts_open = rules.option("castle_wall4_fountain") != 0,
          .second_lap_takes = rules.option("castle_second_lap") != 0,
          .tiles = make_tile_facts(rules.option("castle_s2_court") == 1)};
}

namespace {

/// Calls visit(cell, rotations), a bit per rotation, for each cell on which the tile in hand may lie, until
/// it returns true.
template <class Visit>
void for_each_fitting_cell(const RuleBook& book, const Position& position, Visit visit) {
  const unsigned pattern = book.facts(position.tile).pattern;
  position.frontier.find([&](Place place) {
    const unsigned rotations = fitting_rotations(position.demands[place], pattern);
    return rotations != 0 && visit(cell_at(place), rotations);
  });
}

Action placement(Cell cell, unsigned rotations) {
  return Action{.kind = ActionKind::place_tile,
                .rotation = static_cast<Rotation>(std::countr_zero(rotations)),
                .cell = cell};
}

void add_placements(const RuleBook& book, const Position& position, ActionList& list) {
  for_each_fitting_cell(book, position, [&](Cell cell, unsigned rotations) {
    for (; rotations != 0; rotations &= rotations - 1) list.push(placement(cell, rotations));
    return false;
  });
}

void add_deployments(const Position& position, ActionList& list) {
  for (unsigned bits = position.claimable; bits != 0; bits &= bits - 1) {
    list.push(
        Action{.kind = ActionKind::deploy, .feature = static_cast<std::uint8_t>(std::countr_zero(bits))});
  }
}

void add_use(int number, ActionList& list) {
  list.push(Action{.kind = ActionKind::use_wall_tile, .number = static_cast<std::int16_t>(number)});
}

/// Doubling the next feature, or choosing it.
void add_scoring_choices(const Position& position, ActionList& list) {
  if (position.decided >= 0) {
    const Unscored& feature = position.pending[static_cast<std::size_t>(position.decided)];
    return add_use(doubling_tile(position.nodes[feature.root].kind), list);
  }
  for (const std::uint8_t i : next_group(position)) {
    const FeatureOrder place = order_of(position, position.pending[i].root);
    list.push(Action{.kind = ActionKind::score_next,
                     .feature = static_cast<std::uint8_t>(place.feature),
                     .cell = place.cell});
  }
}

bool may_pass(const Position& position) {
  return position.phase == Phase::deploy || position.phase == Phase::extra ||
         (position.phase == Phase::score && position.decided >= 0);
}

}  // namespace

Referee::Referee(const Rules& rules) : book_(std::make_shared<const RuleBook>(make_rule_book(rules))) {}

void Referee::begin(Position& position, Seat first_player, std::span<const std::uint16_t> wall_tiles,
                    std::span<const StartTile> start, int tiles_left) const {
  std::memset(static_cast<void*>(&position), 0, sizeof position);
  position.seat = first_player;
  position.turn = 1;
  position.tile = kNoTile;
  position.tiles_left = static_cast<std::uint16_t>(tiles_left);
  position.supply.fill(kFigures);
  position.decided = -1;
  position.corners_left = (1u << kCorners) - 1;
  for (unsigned corner = 0; corner < kCorners; ++corner) {
    position.corner_numbers[corner] = static_cast<std::uint8_t>(wall_tiles[corner]);
  }
  clear_cells(position);
  for (const StartSpace& space : kStartSpaces) lay(position, space.tile, space.cell, 0, kNoSeat);
  for (const StartTile& tile : start) lay(position, tile.tile, tile.cell, tile.rotation, kNoSeat);
  position.phase = Phase::draw;
  if (tiles_left == 0) finish(*book_, position, nullptr);
}

void Referee::draw(Position& position, TileId tile, Events* log) const {
  draw_tile(*book_, position, tile, log);
}

void Referee::play(Position& position, const Action& action, Events* log) const {
  switch (action.kind) {
    case ActionKind::place_tile: return place_tile(*book_, position, action, log);
    case ActionKind::deploy: return deploy(*book_, position, action, log);
    case ActionKind::score_next: return score_next(*book_, position, action, log);
    case ActionKind::use_wall_tile: return use_wall_tile(*book_, position, action, log);
    default: return pass(*book_, position, action, log);
  }
}

void Referee::resign(Position& position, Seat seat, Events* log) const { resign_seat(position, seat, log); }

void Referee::legal_actions(const Position& position, ActionList& list) const {
  list.clear();
  if (position.phase == Phase::place) add_placements(*book_, position, list);
  if (position.phase == Phase::deploy) add_deployments(position, list);
  if (position.phase == Phase::score) add_scoring_choices(position, list);
  if (position.phase == Phase::extra) add_use(1, list);
  if (may_pass(position)) list.push(Action{.kind = ActionKind::pass});
}

Action Referee::sample_placement(const Position& position, Random& random) const {
  int placements = 0;
  for_each_fitting_cell(*book_, position, [&](Cell, unsigned rotations) {
    placements += std::popcount(rotations);
    return false;
  });
  auto skipped = static_cast<int>(random.below(static_cast<std::uint32_t>(placements)));
  Action chosen;
  for_each_fitting_cell(*book_, position, [&](Cell cell, unsigned rotations) {
    for (; rotations != 0; rotations &= rotations - 1) {
      if (skipped-- > 0) continue;
      chosen = placement(cell, rotations);
      return true;
    }
    return false;
  });
  return chosen;
}

Action Referee::sample(const Position& position, Random& random, ActionList& scratch) const {
  if (position.phase == Phase::place) return sample_placement(position, random);
  legal_actions(position, scratch);
  return scratch[random.below(static_cast<std::uint32_t>(scratch.size()))];
}

void Referee::lay(Position& position, TileId tile, Cell cell, Rotation rotation, Seat seat) const {
  lay_tile(*book_, position, tile, cell, rotation, seat);
}

std::uint64_t fingerprint(const Position& position) {
  std::uint64_t hash = 0xcbf29ce484222325u;  // FNV-1a, a 64-bit word at a time
  const auto mix = [&](std::uint64_t value) {
    hash = (hash ^ value) * 0x100000001b3u;
    hash ^= hash >> 29;
  };
  const auto number = [](Cell cell) { return static_cast<std::uint64_t>(cell.y * (kColumns + 2) + cell.x); };
  mix(static_cast<std::uint64_t>(position.phase) << 32 | static_cast<std::uint64_t>(position.seat) << 16 |
      position.turn);
  mix(static_cast<std::uint64_t>(position.tiles_left) << 32 |
      static_cast<std::uint64_t>(position.resigned) << 16 | static_cast<std::uint64_t>(position.ended));
  mix(position.tile == kNoTile ? 0 : tile(position.tile).key);
  for (unsigned i = kStarts; i < position.tile_count; ++i) {
    const TileOnTable& laid = position.tiles[i];
    mix(number(laid.cell) << 48 | static_cast<std::uint64_t>(laid.seat) << 40 |
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
