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

/// Finds, in order of deployment, a figure on the table of a kind of which every seat has one, for which `is_it(piece)` holds;
/// nullptr where there is none. Requires: supplies say who has put its figure there, as they do in all but half a save.
const PieceOnTable* find_single(const auto& position, PieceKind kind, auto is_it) {
  int out = 0;
  for (Seat seat = 0; seat < position.seats; ++seat) out += supply_of(position, seat, kind) == 0;
  for (unsigned i = 0; out > 0 && i < position.piece_count; ++i) {
    if (position.pieces[i].piece != kind) continue;
    if (is_it(position.pieces[i])) return &position.pieces[i];
    --out;
  }
  return nullptr;
}

/// Calls visit(piece) for each of them.
void for_each_single(const auto& position, PieceKind kind, auto visit) {
  find_single(position, kind, [&](const PieceOnTable& piece) {
    visit(piece);
    return false;
  });
}

/// A follower that holds its feature, other than on top of a tower.
bool holds_feature(const auto& turn, const PieceOnTable& piece) {
  return turn.book.rule(piece.piece).holds && turn.position.nodes[piece.node].kind != FeatureKind::tower;
}

/// BASE-DEPLOY-04.
bool is_free(const auto& position, std::uint16_t node) {
  return position.nodes[position.root(node)].followers == 0;
}

/// Why a module bars the segment to all pieces that hold features, or to all that do not.
Verdict barred_by_module(const auto& turn, std::uint16_t node, bool holds) {
  for (const auto allows : turn.book.hooks.may_deploy) {
    if (const Verdict refused = allows(turn, node, holds)) return refused;
  }
  return std::nullopt;
}

/// May a piece of this kind that the seat to act has in its supply be put on the segment, which is of a kind
/// that it claims (BASE-DEPLOY-04)? The rule's own answer stands instead of "nobody holds the feature"; every
/// module may still forbid it.
Verdict may_deploy(const auto& turn, std::uint16_t node, PieceKind piece) {
  const auto& rule = turn.book.rule(piece);
  if (rule.may_stand) {
    if (const Verdict refused = rule.may_stand(turn, node)) return refused;
  } else if (!is_free(turn.position, node)) {
    return Refusal{Code::feature_occupied, "Somebody holds this feature already."};
  }
  return barred_by_module(turn, node, rule.holds);
}

/// Those of these features of a tile, as bits, for which `may_stand(node)` holds.
std::uint16_t features_where(const TileOnTable& tile, unsigned features, auto may_stand) {
  std::uint16_t found = 0;
  for (unsigned bits = features; bits != 0; bits &= bits - 1) {
    if (may_stand(static_cast<std::uint16_t>(tile.first_node + std::countr_zero(bits))))
      found |= static_cast<std::uint16_t>(bits & -bits);
  }
  return found;
}

/// Those of these features of a tile on which whoever acts may put any plain kind that claims them.
std::uint16_t plain_features(const auto& turn, const TileOnTable& tile, unsigned features) {
  const std::uint16_t free =
      features_where(tile, features, [&](std::uint16_t node) { return is_free(turn.position, node); });
  if (turn.book.hooks.may_deploy.empty()) return free;
  return features_where(tile, free, [&](std::uint16_t node) { return !barred_by_module(turn, node, true); });
}

/// Features of a tile on which the seat to act may put a piece of this kind; of the one just placed, where no module says
/// otherwise (BASE-DEPLOY-02 to 05).
std::uint16_t deployable_features(const auto& turn, const TileOnTable& tile, PieceKind piece) {
  const std::uint16_t claimed = turn.book.facts(tile.tile).claimable[static_cast<unsigned>(piece)];
  if (turn.book.rule(piece).is_plain()) return plain_features(turn, tile, claimed);
  return features_where(tile, claimed, [&](std::uint16_t node) { return !may_deploy(turn, node, piece); });
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
