#include <engine/carcassonne/referee.hpp>

#include "carcassonne/turn.hpp"
#include "modules/registry.hpp"

#include <engine/catalogue.hpp>

#include <cstring>

namespace bastide::carcassonne {

template <class B>
RuleBook<B> make_rule_book(const Rules& rules) {
  RuleBook<B> book;
  book.tiny_city_pays_two = rules.option("tiny_city") == 2;
  book.cities_count_segments = rules.option("count_unit") != 0;
  book.open_road_pays_one = rules.option("incomplete_road") != 0;
  book.asks_before_redraw = rules.option("unplaceable") != 0;
  book.farm_scoring = rules.option("farm_scoring");
  for (const ModuleRow& row : module_rows()) {
    if (rules.has(row.spec.name)) install(row, book);
  }
  book.tiles = make_tile_facts(book.claimable_kinds);
  return book;
}

template <class B>
Referee<B>::Referee(const Rules& rules)
    : book_(std::make_shared<const RuleBook<B>>(make_rule_book<B>(rules))) {}

template <class B>
void Referee<B>::begin(Position<B>& position, int seats, Seat first_player, std::span<const StartTile> start,
                       int tiles_left) const {
  std::memset(static_cast<void*>(&position), 0, sizeof position);
  position.seats = static_cast<std::uint8_t>(seats);
  position.seat = first_player;
  position.turn = 1;
  position.tiles_left = static_cast<std::uint16_t>(tiles_left);
  position.tile = kNoTile;
  for (int seat = 0; seat < seats; ++seat) {
    position.supply[static_cast<unsigned>(seat)][static_cast<unsigned>(PieceKind::meeple)] =
        7;  // BASE-COMP-02
  }
  for (const StartTile& tile : start) lay(position, tile.tile, tile.cell, tile.rotation, kNoSeat);
  position.phase = Phase::draw;
  if (tiles_left == 0) finish(*book_, position, nullptr);
}

template <class B>
void Referee<B>::draw(Position<B>& position, TileId tile, Events* log) const {
  draw_tile(*book_, position, tile, log);
}

template <class B>
void Referee<B>::play(Position<B>& position, const Action& action, Events* log) const {
  switch (action.kind) {
    case ActionKind::place_tile: return place_tile(*book_, position, action, log);
    case ActionKind::deploy: return deploy(*book_, position, action, log);
    case ActionKind::draw_again: position.phase = Phase::draw; return;
    case ActionKind::pass:
      if (position.phase == Phase::action) return close_turn(*book_, position, log);
      return end_turn(*book_, position, log);  // BASE-OPT-02: a turn without a tile
    case ActionKind::resign: return resign_seat(*book_, position, position.seat, log);
  }
}

template <class B>
void Referee<B>::resign(Position<B>& position, Seat seat, Events* log) const {
  resign_seat(*book_, position, seat, log);
}

template <class B>
void Referee<B>::legal_actions(const Position<B>& position, ActionList& list) const {
  list.clear();
  switch (position.phase) {
    case Phase::place: {
      const std::uint64_t pattern = book_->facts(position.tile).pattern;
      for (unsigned i = 0; i < position.frontier_count; ++i) {
        const FrontierCell& frontier = position.frontier[i];
        for (unsigned fits = fitting_rotations(frontier, pattern); fits != 0; fits &= fits - 1) {
          const auto rotation = static_cast<Rotation>(std::countr_zero(fits));
          list.push({.kind = ActionKind::place_tile, .rotation = rotation, .cell = frontier.cell});
        }
      }
      return;
    }
    case Phase::action:
      for (unsigned bits = position.claimable; bits != 0; bits &= bits - 1) {
        list.push({.kind = ActionKind::deploy, .feature = static_cast<std::uint8_t>(std::countr_zero(bits))});
      }
      list.push({.kind = ActionKind::pass});
      return;
    case Phase::redraw:
      list.push({.kind = ActionKind::draw_again});
      list.push({.kind = ActionKind::pass});
      return;
    case Phase::draw:
    case Phase::over: return;
  }
}

template <class B>
Action Referee<B>::sample_placement(const Position<B>& position, Random& random) const {
  const std::uint64_t pattern = book_->facts(position.tile).pattern;
  for (;;) {
    const std::uint32_t choice = random.below(4u * position.frontier_count);
    const FrontierCell& frontier = position.frontier[choice / 4];
    if (fitting_rotations(frontier, pattern) >> choice % 4 & 1u) {
      return {.kind = ActionKind::place_tile,
              .rotation = static_cast<Rotation>(choice % 4),
              .cell = frontier.cell};
    }
  }
}

template <class B>
Action Referee<B>::sample(const Position<B>& position, Random& random, ActionList& scratch) const {
  if (position.phase == Phase::place) return sample_placement(position, random);
  legal_actions(position, scratch);
  return scratch[random.below(static_cast<std::uint32_t>(scratch.size()))];
}

template <class B>
void Referee<B>::lay(Position<B>& position, TileId tile, Cell cell, Rotation rotation, Seat seat) const {
  lay_tile(*book_, position, tile, cell, rotation, seat);
}

template <class B>
void Referee<B>::set_piece(Position<B>& position, std::size_t tile_index, std::uint8_t feature, Seat seat,
                           PieceKind piece) const {
  const auto node = static_cast<std::uint16_t>(position.tiles[tile_index].first_node + feature);
  put_piece(position, node, seat, piece);
}

template <class B>
void Referee<B>::refresh(Position<B>& position) const {
  if (position.phase == Phase::action) position.claimable = claimable_features(*book_, position);
}

template <class B>
std::uint64_t fingerprint(const Position<B>& position) {
  std::uint64_t hash = 0xcbf29ce484222325u;  // FNV-1a, a 64-bit word at a time
  const auto mix = [&](std::uint64_t value) {
    hash = (hash ^ value) * 0x100000001b3u;
    hash ^= hash >> 29;
  };
  const auto place = [](Cell cell) {
    return static_cast<std::uint64_t>(static_cast<std::uint16_t>(cell.x)) << 16 |
           static_cast<std::uint16_t>(cell.y);
  };
  mix(static_cast<std::uint64_t>(position.phase) << 32 | static_cast<std::uint64_t>(position.seat) << 16 |
      position.turn);
  mix(static_cast<std::uint64_t>(position.tiles_left) << 32 |
      static_cast<std::uint64_t>(position.resigned) << 16 | static_cast<std::uint64_t>(position.ended));
  mix(position.tile == kNoTile ? 0 : tile(position.tile).key);
  for (unsigned i = 0; i < position.tile_count; ++i) {
    const TileOnTable& tile = position.tiles[i];
    mix(place(tile.cell) << 32 | bastide::tile(tile.tile).key);
    mix(static_cast<std::uint64_t>(tile.seat) << 8 | tile.rotation);
  }
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    mix(static_cast<std::uint64_t>(piece.node) << 16 | static_cast<std::uint64_t>(piece.seat) << 8 |
        static_cast<std::uint64_t>(piece.piece));
  }
  for (unsigned seat = 0; seat < position.seats; ++seat) {
    mix(static_cast<std::uint64_t>(static_cast<std::uint32_t>(position.scores[seat])));
    for (const auto supply : position.supply[seat]) mix(supply);
  }
  return hash;
}

template class Referee<CompactBoard>;
template class Referee<LargeBoard>;
template std::uint64_t fingerprint(const Position<CompactBoard>&);
template std::uint64_t fingerprint(const Position<LargeBoard>&);

}  // namespace bastide::carcassonne
