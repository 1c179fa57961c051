#include "discovery/turn.hpp"

#include "discovery/final_scoring.hpp"
#include "discovery/placing.hpp"
#include "discovery/scoring.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace bastide::discovery {
namespace {

bool has_resigned(const Position& position, Seat seat) { return position.resigned >> seat & 1u; }

Seat behind(const Position& position, Seat seat) { return static_cast<Seat>((seat + 1) % position.seats); }

bool has_follower_on_board(const Position& position, Seat seat) {
  return std::any_of(position.pieces.begin(), position.pieces.begin() + position.piece_count,
                     [&](const PieceOnTable& piece) { return piece.seat == seat; });
}

/// Whether the seat could still place a tile.
bool has_tiles(const Position& position, Seat seat) {
  return !has_resigned(position, seat) && (position.tiles_left > 0 || position.hands[seat].count > 0);
}

bool anybody_has_tiles(const Position& position) {
  for (Seat seat = 0; seat < position.seats; ++seat)
    if (has_tiles(position, seat)) return true;
  return false;
}

/// Takes the first tile that lies before the seat.
TileId take_up(Hand& hand) {
  const TileId tile = hand.tiles[0];
  hand.tiles[0] = hand.tiles[1];
  --hand.count;
  return tile;
}

void discard(Seat seat, TileId tile, Events* log) {
  if (log) log->push_back(TileDiscarded{seat, tile});
}

void discard_hand(Position& position, Seat seat, Events* log) {
  while (position.hands[seat].count > 0) discard(seat, take_up(position.hands[seat]), log);
}

void discard_tile(Position& position, Events* log) {
  discard(position.seat, std::exchange(position.tile, kNoTile), log);
}

void begin_drawing(Position& position, Drawing drawing) {
  position.phase = Phase::draw;
  position.drawing = drawing;
}

void end_turn(const RuleBook& book, Position& position, Events* log);

bool tile_before_seat_fits(const RuleBook& book, const Position& position) {
  const Hand& hand = position.hands[position.seat];
  return has_placement(book, position, position.tile) ||
         (hand.count > 0 && has_placement(book, position, hand.tiles[0]));
}

/// Lets the seat place a tile that it holds. If none fits anywhere they leave the game and it draws again
/// (DISCOVERY-DRAW-02, DISCOVERY-EXPERT-02).
void begin_placing(const RuleBook& book, Position& position, Events* log) {
  if (position.hands[position.seat].count > 0) {
    position.tile = take_up(position.hands[position.seat]);
    if (tile_before_seat_fits(book, position)) {
      position.phase = Phase::place;
      return;
    }
    discard_tile(position, log);
    discard_hand(position, position.seat, log);
  }
  if (position.tiles_left > 0) return begin_drawing(position, Drawing::begin);
  if (anybody_has_tiles(position)) return end_turn(book, position, log);
  finish(book, position, log);
}

/// Seats without a tile have no turn any more (DISCOVERY-EXPERT-03).
void end_turn(const RuleBook& book, Position& position, Events* log) {
  if (log) log->push_back(TurnEnded{position.seat});
  if (!anybody_has_tiles(position)) return finish(book, position, log);  // DISCOVERY-END-01
  do position.seat = behind(position, position.seat);
  while (!has_tiles(position, position.seat));
  ++position.turn;
  begin_placing(book, position, log);
}

/// The seat has done its one action or none (DISCOVERY-ACT-01).
void close_turn(const RuleBook& book, Position& position, Events* log) {
  if (book.hand > 1 && position.tiles_left > 0) return begin_drawing(position, Drawing::end);
  end_turn(book, position, log);
}

/// Enters the step of the one action; skips it if there is no choice.
void begin_action(const RuleBook& book, Position& position, Events* log) {
  position.phase = Phase::action;
  position.claimable = claimable_features(book, position);
  if (!waits(book, position)) close_turn(book, position, log);
}

/// The seat holds as many tiles as it may, or none is left.
void go_on_after_draw(const RuleBook& book, Position& position, Events* log) {
  if (position.drawing == Drawing::end) return end_turn(book, position, log);
  if (position.drawing == Drawing::deal) {
    position.seat = behind(position, position.seat);
    if (position.seat != position.first && position.tiles_left > 0) return;
    position.seat = position.first;
  }
  begin_placing(book, position, log);
}

/// Takes the piece off the board; its region is held by those who are left there.
void remove_piece(Position& position, unsigned index) {
  const std::uint16_t root = position.root(position.pieces[index].node);
  const auto begin = position.pieces.begin();
  std::copy(begin + index + 1, begin + position.piece_count, begin + index);
  --position.piece_count;
  position.nodes[root].followers = 0;
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    if (position.root(piece.node) == root) hold(position, root, piece.seat);
  }
}

}  // namespace

void begin_game(const RuleBook& book, Position& position) {
  position.seat = position.first;
  if (position.tiles_left == 0) return finish(book, position, nullptr);
  begin_drawing(position, book.hand > 1 ? Drawing::deal : Drawing::begin);
}

void draw_tile(const RuleBook& book, Position& position, TileId tile, Events* log) {
  Hand& hand = position.hands[position.seat];
  hand.tiles[hand.count++] = tile;
  --position.tiles_left;
  if (log) log->push_back(TileDrawn{position.seat, tile});
  if (hand.count == book.hand || position.tiles_left == 0) go_on_after_draw(book, position, log);
}

void place_tile(const RuleBook& book, Position& position, const Action& action, Events* log) {
  if (action.kind == ActionKind::place_other)
    std::swap(position.tile, position.hands[position.seat].tiles[0]);
  lay_tile(book, position, position.tile, action.cell, action.rotation, position.seat);
  if (log) log->push_back(TilePlaced{position.seat, position.tile, action.cell, action.rotation});
  position.tile = kNoTile;
  begin_action(book, position, log);
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
  close_turn(book, position, log);
}

void take_follower(const RuleBook& book, Position& position, const Action& action, Events* log) {
  const auto index = static_cast<unsigned>(follower_on(position, position.seat, action.cell, action.feature));
  const PieceOnTable piece = position.pieces[index];
  const std::uint16_t root = position.root(piece.node);
  award(
      position, piece.seat, sheet_if_taken(book, position, root), position.nodes[root].kind,
      ScoreReason::follower_taken, [&] { return extent_of(position, root); }, log);
  remove_piece(position, index);
  ++position.supply[piece.seat];
  if (log) log->push_back(PieceReturned{piece.seat, piece.piece, action.cell, action.feature});
  close_turn(book, position, log);
}

void pass(const RuleBook& book, Position& position, Events* log) { close_turn(book, position, log); }

void resign_seat(const RuleBook& book, Position& position, Seat seat, Events* log) {
  position.resigned |= static_cast<std::uint8_t>(1u << seat);
  if (log) log->push_back(SeatResigned{seat});
  const bool ends = position.seats - std::popcount(position.resigned) < 2;
  if (position.tile != kNoTile && (ends || position.seat == seat)) discard_tile(position, log);
  for (Seat other = 0; other < position.seats; ++other)
    if (ends || other == seat) discard_hand(position, other, log);
  if (ends) return end_game(position, Ending::resigned, log);
  if (position.seat == seat) end_turn(book, position, log);
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
  if (position.phase == Phase::place) return tile_before_seat_fits(book, position);
  return position.claimable != 0 || has_follower_on_board(position, position.seat);
}

int follower_on(const Position& position, Seat seat, Cell cell, std::uint8_t feature) {
  for (int i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[static_cast<unsigned>(i)];
    if (piece.seat == seat && position.tile_of(piece.node).cell == cell &&
        position.feature_index(piece.node) == feature)
      return i;
  }
  return -1;
}

}  // namespace bastide::discovery
