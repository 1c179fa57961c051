// The steps of a turn (BASE-TURN): draw, place, action, score, return, next seat.
#pragma once

#include "carcassonne/final_scoring.hpp"

namespace bastide::carcassonne {

/// Features of the tile just placed that the seat's followers may claim (BASE-DEPLOY-02 to 05).
template <class B>
std::uint16_t claimable_features(const RuleBook<B>& book, const Position<B>& position) {
  if (position.supply[position.seat][static_cast<unsigned>(PieceKind::meeple)] == 0) return 0;
  const TileOnTable& tile = position.last_tile();
  std::uint16_t free = 0;
  for (unsigned bits = book.facts(tile.tile).claimable; bits != 0; bits &= bits - 1) {
    const auto node = static_cast<std::uint16_t>(tile.first_node + std::countr_zero(bits));
    if (position.nodes[position.root(node)].followers == 0) free |= static_cast<std::uint16_t>(bits & -bits);
  }
  return free;
}

template <class B>
void put_piece(Position<B>& position, std::uint16_t node, Seat seat, PieceKind piece) {
  position.pieces[position.piece_count++] = {node, seat, piece};
  ++position.nodes[position.root(node)].followers;
}

template <class B>
bool has_resigned(const Position<B>& position, Seat seat) {
  return position.resigned >> seat & 1u;
}

/// BASE-TURN-06, BASE-END-01: the next seat's turn, or the end with the turn in which the last tile was placed.
template <class B>
void end_turn(const RuleBook<B>& book, Position<B>& position, Events* log) {
  if (log) log->push_back(TurnEnded{position.seat});
  if (position.tiles_left == 0) return finish(book, position, log);
  do {
    position.seat = static_cast<Seat>((position.seat + 1) % position.seats);
  } while (has_resigned(position, position.seat));
  ++position.turn;
  position.phase = Phase::draw;
}

template <class B>
void close_turn(const RuleBook<B>& book, Position<B>& position, Events* log) {
  score_turn(book, position, log);
  end_turn(book, position, log);
}

template <class B>
void place_tile(const RuleBook<B>& book, Position<B>& position, const Action& action, Events* log) {
  lay_tile(book, position, position.tile, action.cell, action.rotation, position.seat);
  if (log) log->push_back(TilePlaced{position.seat, position.tile, action.cell, action.rotation});
  position.tile = kNoTile;
  position.phase = Phase::action;
  position.claimable = claimable_features(book, position);
  if (position.claimable == 0) close_turn(book, position, log);  // BASE-TURN-09
}

template <class B>
void deploy(const RuleBook<B>& book, Position<B>& position, const Action& action, Events* log) {
  const TileOnTable& tile = position.last_tile();
  const auto node = static_cast<std::uint16_t>(tile.first_node + action.feature);
  --position.supply[position.seat][static_cast<unsigned>(action.piece)];
  put_piece(position, node, position.seat, action.piece);
  if (log) {
    const FeatureKind kind = position.nodes[node].kind;
    log->push_back(PieceDeployed{position.seat, action.piece, tile.cell, action.feature, kind});
  }
  close_turn(book, position, log);
}

template <class B>
void discard_hand(Position<B>& position, Seat seat, Events* log) {
  if (log) log->push_back(TileDiscarded{seat, position.tile});
  position.tile = kNoTile;
}

/// BASE-DRAW-01 to 04.
template <class B>
void draw_tile(const RuleBook<B>& book, Position<B>& position, TileId tile, Events* log) {
  position.tile = tile;
  --position.tiles_left;
  if (log) log->push_back(TileDrawn{position.seat, tile});
  if (has_placement(book, position, tile)) {
    position.phase = Phase::place;
    return;
  }
  discard_hand(position, position.seat, log);
  if (position.tiles_left == 0) return finish(book, position, log);
  if (book.asks_before_redraw) position.phase = Phase::redraw;
}

/// BASE-RESIGN-01 to 05.
template <class B>
void resign_seat(const RuleBook<B>& book, Position<B>& position, Seat seat, Events* log) {
  position.resigned |= static_cast<std::uint8_t>(1u << seat);
  if (log) log->push_back(SeatResigned{seat});
  const int playing = position.seats - std::popcount(position.resigned);
  const bool over = playing < (position.seats > 1 ? 2 : 1);
  if (position.tile != kNoTile && (over || seat == position.seat)) discard_hand(position, position.seat, log);
  if (over) return end_game(position, Ending::resigned, log);
  if (seat != position.seat) return;
  if (position.phase == Phase::action) return close_turn(book, position, log);
  end_turn(book, position, log);
}

}  // namespace bastide::carcassonne
