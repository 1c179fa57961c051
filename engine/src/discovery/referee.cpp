#include <engine/discovery/referee.hpp>

#include "common/hash.hpp"
#include "discovery/placing.hpp"
#include "discovery/turn.hpp"

#include <engine/catalogue.hpp>

#include <bit>
#include <cstring>

namespace bastide::discovery {

RuleBook make_rule_book(const Rules& rules) {
  return {.hand = rules.option("discovery_hand"),
          .small_regions_full = rules.option("discovery_small_region") == 1,
          .tiles = make_tile_facts()};
}

namespace {

void add_placements(const RuleBook& book, const Position& position, ActionKind kind, TileId tile,
                    ActionList& list) {
  const std::uint64_t pattern = book.facts(tile).pattern;
  for (unsigned i = 0; i < position.frontier_count; ++i) {
    const FrontierCell& frontier = position.frontier[i];
    for (unsigned bits = fitting_rotations(frontier, pattern); bits != 0; bits &= bits - 1) {
      const auto rotation = static_cast<Rotation>(std::countr_zero(bits));
      list.push(Action{.kind = kind, .rotation = rotation, .cell = frontier.cell});
    }
  }
}

/// DISCOVERY-ACT-01: one of these.
void add_deeds(const Position& position, ActionList& list) {
  for (unsigned bits = position.claimable; bits != 0; bits &= bits - 1) {
    list.push(
        Action{.kind = ActionKind::deploy, .feature = static_cast<std::uint8_t>(std::countr_zero(bits))});
  }
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    if (piece.seat != position.seat) continue;
    list.push(Action{.kind = ActionKind::take_follower,
                     .feature = position.feature_index(piece.node),
                     .cell = position.tile_of(piece.node).cell});
  }
  list.push(Action{.kind = ActionKind::pass});
}

}  // namespace

Referee::Referee(const Rules& rules) : book_(std::make_shared<const RuleBook>(make_rule_book(rules))) {}

void Referee::begin(Position& position, int seats, Seat first_player, std::span<const StartTile> start,
                    int tiles_left) const {
  std::memset(static_cast<void*>(&position), 0, sizeof position);
  position.seats = static_cast<std::uint8_t>(seats);
  position.first = first_player;
  position.turn = 1;
  position.tile = kNoTile;
  position.tiles_left = static_cast<std::uint16_t>(tiles_left);
  position.supply.fill(kFollowers);
  for (const StartTile& tile : start) lay(position, tile.tile, tile.cell, tile.rotation, kNoSeat);
  begin_game(*book_, position);
}

void Referee::draw(Position& position, TileId tile, Events* log) const {
  draw_tile(*book_, position, tile, log);
}

void Referee::play(Position& position, const Action& action, Events* log) const {
  switch (action.kind) {
    case ActionKind::place_tile:
    case ActionKind::place_other: return place_tile(*book_, position, action, log);
    case ActionKind::deploy: return deploy(*book_, position, action, log);
    case ActionKind::take_follower: return take_follower(*book_, position, action, log);
    default: return pass(*book_, position, log);
  }
}

void Referee::resign(Position& position, Seat seat, Events* log) const {
  resign_seat(*book_, position, seat, log);
}

void Referee::legal_actions(const Position& position, ActionList& list) const {
  list.clear();
  if (position.phase == Phase::action) return add_deeds(position, list);
  if (position.phase != Phase::place) return;
  add_placements(*book_, position, ActionKind::place_tile, position.tile, list);
  const Hand& hand = position.hands[position.seat];
  if (hand.count > 0) add_placements(*book_, position, ActionKind::place_other, hand.tiles[0], list);
}

Action Referee::sample_placement(const Position& position, Random& random) const {
  const std::uint64_t pattern = book_->facts(position.tile).pattern;
  for (;;) {
    const std::uint32_t choice = random.below(4u * position.frontier_count);
    const FrontierCell& frontier = position.frontier[choice / 4];
    if (!fits(frontier, pattern, choice % 4)) continue;
    return Action{
        .kind = ActionKind::place_tile, .rotation = static_cast<Rotation>(choice % 4), .cell = frontier.cell};
  }
}

Action Referee::sample(const Position& position, Random& random, ActionList& scratch) const {
  if (position.phase == Phase::place && position.hands[position.seat].count == 0)
    return sample_placement(position, random);
  legal_actions(position, scratch);
  return scratch[random.below(static_cast<std::uint32_t>(scratch.size()))];
}

void Referee::lay(Position& position, TileId tile, Cell cell, Rotation rotation, Seat seat) const {
  lay_tile(*book_, position, tile, cell, rotation, seat);
}

std::uint64_t fingerprint(const Position& position) {
  Hash hash;
  const auto key = [](TileId id) { return id == kNoTile ? 0 : std::uint64_t{tile(id).key}; };
  const auto number = [](Cell cell) { return std::bit_cast<std::uint32_t>(cell); };
  hash.mix(static_cast<std::uint64_t>(position.phase) << 48 |
           static_cast<std::uint64_t>(position.seat) << 40 |
           static_cast<std::uint64_t>(position.first) << 32 | position.turn);
  hash.mix(static_cast<std::uint64_t>(position.tiles_left) << 32 |
           static_cast<std::uint64_t>(position.resigned) << 16 | static_cast<std::uint64_t>(position.ended));
  hash.mix(key(position.tile));
  for (unsigned i = 0; i < position.tile_count; ++i) {
    const TileOnTable& laid = position.tiles[i];
    hash.mix(key(laid.tile) << 32 | number(laid.cell));
    hash.mix(static_cast<std::uint64_t>(laid.seat) << 8 | laid.rotation);
  }
  for (unsigned i = 0; i < position.piece_count; ++i)
    hash.mix(static_cast<std::uint64_t>(position.pieces[i].node) << 8 | position.pieces[i].seat);
  for (Seat seat = 0; seat < position.seats; ++seat) {
    hash.mix(static_cast<std::uint64_t>(static_cast<std::uint32_t>(position.scores[seat])) << 16 |
             position.supply[seat]);
    const Hand& hand = position.hands[seat];
    hash.mix(hand.count);
    for (unsigned i = 0; i < hand.count; ++i) hash.mix(key(hand.tiles[i]));
  }
  return hash.value();
}

}  // namespace bastide::discovery
