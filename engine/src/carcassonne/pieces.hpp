// Pieces on the table: where they may be put, the one way on, the one way off.
#pragma once

#include "carcassonne/corners.hpp"
#include "carcassonne/rule_book.hpp"
#include "common/features.hpp"

#include <bit>
#include <span>

namespace bastide::carcassonne {

auto& supply_of(auto& position, Seat seat, PieceKind piece) {
  return position.supply[seat][static_cast<unsigned>(piece)];
}

/// A follower that holds its feature, other than on top of a tower.
bool holds_feature(const auto& turn, const PieceOnTable& piece) {
  return turn.book.rule(piece.piece).holds && turn.position.nodes[piece.node].kind != FeatureKind::tower;
}

/// BASE-DEPLOY-04.
bool is_free(const auto& position, std::uint16_t node) {
  return position.nodes[position.root(node)].followers == 0;
}

/// May a piece of this kind that the seat to act has in its supply be put on the segment, which is of a kind
/// that it claims (BASE-DEPLOY-04)? The rule's own answer stands instead of "nobody holds the feature"; every
/// module may still forbid it.
Verdict may_deploy(const auto& turn, std::uint16_t node, PieceKind piece) {
  if (const auto may_stand = turn.book.rule(piece).may_stand) {
    if (const Verdict refused = may_stand(turn, node)) return refused;
  } else if (!is_free(turn.position, node)) {
    return Refusal{Code::feature_occupied, "Somebody holds this feature already."};
  }
  for (const auto allows : turn.book.hooks.may_deploy) {
    if (const Verdict refused = allows(turn, node, piece)) return refused;
  }
  return std::nullopt;
}

/// Features of a tile on which the seat to act may put a piece of this kind; of the one just placed, where no module says
/// otherwise (BASE-DEPLOY-02 to 05).
std::uint16_t deployable_features(const auto& turn, const TileOnTable& tile, PieceKind piece) {
  const bool plain = !turn.book.rule(piece).may_stand && turn.book.hooks.may_deploy.empty();
  std::uint16_t free = 0;
  for (unsigned bits = turn.book.facts(tile.tile).claimable[static_cast<unsigned>(piece)]; bits != 0;
       bits &= bits - 1) {
    const auto node = static_cast<std::uint16_t>(tile.first_node + std::countr_zero(bits));
    if (plain ? is_free(turn.position, node) : !may_deploy(turn, node, piece))
      free |= static_cast<std::uint16_t>(bits & -bits);
  }
  return free;
}

/// The corners of a tile on which the seat to act may put a piece of this kind, as bits.
[[gnu::noinline, gnu::cold]] std::uint16_t deployable_corners(const auto& turn, const TileOnTable& tile,
                                                              PieceKind piece) {
  std::uint16_t free = 0;
  for_each_field_corner(turn, tile, [&](Corner corner, std::uint16_t field) {
    if (!may_deploy(turn, field, piece)) free |= static_cast<std::uint16_t>(1u << index_of(corner));
  });
  return free;
}

/// The one way on. Does not touch the supply, for positions that are rebuilt. `corner`: of the segment's tile, where the piece
/// stands on one.
void put_on(auto& turn, std::uint16_t node, Seat seat, PieceKind piece, Corner corner = Corner::none) {
  auto& position = turn.position;
  position.pieces[position.piece_count++] = {node, seat, piece, corner};
  if (turn.book.rule(piece).holds) ++position.nodes[position.root(node)].followers;
}

/// Puts a piece of the seat to act from its supply on a segment.
void deploy_piece(auto& turn, std::uint16_t node, PieceKind piece, Corner corner = Corner::none) {
  auto& position = turn.position;
  --supply_of(position, position.seat, piece);
  put_on(turn, node, position.seat, piece, corner);
  if (!turn.log) return;
  const Cell cell = position.tile_of(node).cell;
  turn.log->push_back(PieceDeployed{position.seat, piece, cell, position.feature_index(node),
                                    position.nodes[node].kind, corner});
}

/// Takes pieces off the table: all for which `goes(piece)` holds, in order of deployment unless `arrange(pieces)` gives them
/// another. The one way off: each feature counts as if they had never been there, then `off(piece)` says what becomes of
/// each, and last the modules hear of it.
void take_off(auto& turn, auto goes, auto off, auto arrange) {
  auto& position = turn.position;
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
  arrange(std::span(taken).first(gone));
  for (const PieceOnTable& piece : std::span(taken).first(gone)) {
    if (turn.book.rule(piece.piece).holds) --position.nodes[position.root(piece.node)].followers;
    off(piece);
  }
  if (gone == 0) return;
  for (const auto pieces_taken : turn.book.hooks.pieces_taken) pieces_taken(turn);
}

void take_off(auto& turn, auto goes, auto off) {
  take_off(turn, goes, off, [](std::span<PieceOnTable>) {});
}

/// A piece that has been taken off goes back to its supply (BASE-RETURN-01).
void send_home(auto& turn, const PieceOnTable& piece, ReturnReason reason = ReturnReason::scored) {
  auto& position = turn.position;
  ++supply_of(position, piece.seat, piece.piece);
  if (!turn.log) return;
  const Cell cell = position.tile_of(piece.node).cell;
  turn.log->push_back(
      PieceReturned{piece.seat, piece.piece, cell, position.feature_index(piece.node), reason});
}

/// Adds by seat what the pieces on a feature weigh (BASE-MAJ-01).
void add_weights(const auto& turn, std::uint16_t root, Followers& weights) {
  const auto& position = turn.position;
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    if (position.root(piece.node) != root) continue;
    const auto& rule = turn.book.rule(piece.piece);
    weights[piece.seat] += rule.strength ? rule.strength(turn, root) : rule.weight;
  }
}

}  // namespace bastide::carcassonne
