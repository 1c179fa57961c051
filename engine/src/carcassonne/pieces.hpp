// Pieces on the table: where they may be put, the one way on, the one way off.
#pragma once

#include "carcassonne/rule_book.hpp"
#include "common/features.hpp"

#include <bit>
#include <span>

namespace bastide::carcassonne {

template <class P>
auto& supply_of(P& position, Seat seat, PieceKind piece) {
  return position.supply[seat][static_cast<unsigned>(piece)];
}

/// BASE-DEPLOY-04.
template <class B>
bool is_free(const Position<B>& position, std::uint16_t node) {
  return position.nodes[position.root(node)].followers == 0;
}

/// May a piece of this kind that the seat to act has in its supply be put on the segment, which is of a kind
/// that it claims (BASE-DEPLOY-04)? The rule's own answer stands instead of "nobody holds the feature"; every
/// module may still forbid it.
template <class B>
Verdict may_deploy(const RuleBook<B>& book, const Position<B>& position, std::uint16_t node,
                   PieceKind piece) {
  if (const auto may_stand = book.rule(piece).may_stand) {
    if (const Verdict refused = may_stand(book, position, node)) return refused;
  } else if (!is_free(position, node)) {
    return Refusal{Code::feature_occupied, "Somebody holds this feature already."};
  }
  for (const auto allows : book.hooks.may_deploy) {
    if (const Verdict refused = allows(book, position, node, piece)) return refused;
  }
  return std::nullopt;
}

/// Features of the tile just placed on which the seat to act may put a piece of this kind (BASE-DEPLOY-02 to
/// 05).
template <class B>
std::uint16_t deployable_features(const RuleBook<B>& book, const Position<B>& position, PieceKind piece) {
  const TileOnTable& tile = position.last_tile();
  const bool plain = !book.rule(piece).may_stand && book.hooks.may_deploy.empty();
  std::uint16_t free = 0;
  for (unsigned bits = book.facts(tile.tile).claimable[static_cast<unsigned>(piece)]; bits != 0;
       bits &= bits - 1) {
    const auto node = static_cast<std::uint16_t>(tile.first_node + std::countr_zero(bits));
    if (plain ? is_free(position, node) : !may_deploy(book, position, node, piece))
      free |= static_cast<std::uint16_t>(bits & -bits);
  }
  return free;
}

/// The one way on. Does not touch the supply, for positions that are rebuilt.
template <class B>
void put_on(const RuleBook<B>& book, Position<B>& position, std::uint16_t node, Seat seat, PieceKind piece) {
  position.pieces[position.piece_count++] = {node, seat, piece};
  if (book.rule(piece).holds) ++position.nodes[position.root(node)].followers;
}

/// Puts a piece of the seat to act from its supply on a segment.
template <class B>
void deploy_piece(const RuleBook<B>& book, Position<B>& position, std::uint16_t node, PieceKind piece,
                  Events* log) {
  --supply_of(position, position.seat, piece);
  put_on(book, position, node, position.seat, piece);
  if (!log) return;
  const Cell cell = position.tile_of(node).cell;
  log->push_back(
      PieceDeployed{position.seat, piece, cell, position.feature_index(node), position.nodes[node].kind});
}

/// Takes pieces off the table: all for which `goes(piece)` holds, in order of deployment. The one way off:
/// each feature counts as if they had never been there, then `off(piece)` says what becomes of each, and last
/// the modules hear of it.
template <class B, class Goes, class Off>
void take_off(const RuleBook<B>& book, Position<B>& position, Goes goes, Off off, Events* log) {
  unsigned kept = 0, gone = 0;
  std::array<PieceOnTable, kPiecesMax> taken;
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable piece = position.pieces[i];
    if (goes(piece))
      taken[gone++] = piece;
    else
      position.pieces[kept++] = piece;
  }
  position.piece_count = static_cast<std::uint16_t>(kept);
  for (const PieceOnTable& piece : std::span(taken).first(gone)) {
    if (book.rule(piece.piece).holds) --position.nodes[position.root(piece.node)].followers;
    off(piece);
  }
  if (gone == 0) return;
  for (const auto pieces_taken : book.hooks.pieces_taken) pieces_taken(book, position, log);
}

/// A piece that has been taken off goes back to its supply (BASE-RETURN-01).
template <class B>
void send_home(Position<B>& position, const PieceOnTable& piece, Events* log) {
  ++supply_of(position, piece.seat, piece.piece);
  if (!log) return;
  const Cell cell = position.tile_of(piece.node).cell;
  log->push_back(PieceReturned{piece.seat, piece.piece, cell, position.feature_index(piece.node)});
}

/// Weights by seat of the pieces that stand on a feature (BASE-MAJ-01).
template <class B>
Followers weights_on(const RuleBook<B>& book, const Position<B>& position, std::uint16_t root) {
  Followers weights{};
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    if (position.root(piece.node) != root) continue;
    const PieceRule<B>& rule = book.rule(piece.piece);
    weights[piece.seat] += rule.strength ? rule.strength(book, position, root) : rule.weight;
  }
  return weights;
}

}  // namespace bastide::carcassonne
