// Pieces on the table: where they may be put, how they get there, how they leave.
#pragma once

#include "carcassonne/corners.hpp"
#include "carcassonne/rule_book.hpp"
#include "common/features.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <span>

namespace bastide::carcassonne {

auto& supply_of(auto& position, Seat seat, PieceKind piece) {
  return position.supply[seat][static_cast<unsigned>(piece)];
}

/// These features where the seat has a piece of this kind left, else none: without a branch, since seats
/// take turns.
std::uint16_t features_if_left(const auto& position, Seat seat, PieceKind piece, std::uint16_t features) {
  return static_cast<std::uint16_t>(features & (0u - supply_of(position, seat, piece)) >> kFeaturesMax);
}

/// The segment under the seat's figure of a kind that each seat has once; empty while it is not on the table.
std::optional<std::uint16_t> stand_of(const auto& position, Seat seat, PieceKind single) {
  const std::uint16_t stands = position.stands[seat][static_cast<unsigned>(single)];
  if (stands == 0) return std::nullopt;
  return static_cast<std::uint16_t>(stands - 1);
}

/// Calls visit(seat, segment) for each seat whose figure of this kind is on the table.
void for_each_single(const auto& position, PieceKind kind, auto visit) {
  for (Seat seat = 0; seat < position.seats; ++seat) {
    if (const auto node = stand_of(position, seat, kind)) visit(seat, *node);
  }
}

/// Whether the piece is a follower on a feature that can be held.
bool holds_feature(const auto& turn, const PieceOnTable& piece) {
  const auto kind = static_cast<std::size_t>(turn.position.nodes[piece.node].kind);
  return (turn.book.holders[kind] & bit(piece.piece)) != 0;
}

/// A follower of the seat holds the segment's feature.
bool has_follower(const auto& position, Seat seat, std::uint16_t node) {
  return position.nodes[position.root(node)].followers >> seat & 1u;
}

/// BASE-DEPLOY-04.
bool is_free(const auto& position, std::uint16_t node) {
  return position.nodes[position.root(node)].followers == 0;
}

/// Why one of these bars the segment to pieces that hold features, or to those that do not.
Verdict barred_by(const auto& bars, const auto& turn, std::uint16_t node, bool holds) {
  const TileOnTable& tile = turn.position.tile_of(node);
  const unsigned feature = 1u << turn.position.feature_index(node);
  for (const auto& bar : bars) {
    if (bar.barred(turn, tile, feature, holds)) return bar.refusal;
  }
  return std::nullopt;
}

/// The features of a tile, out of these, that nothing in this list bars.
unsigned unbarred_by(const auto& bars, const auto& turn, const TileOnTable& tile, unsigned features,
                     bool holds) {
  for (const auto& bar : bars) {
    if (features == 0) break;
    features &= ~bar.barred(turn, tile, features, holds);
  }
  return features;
}

/// The features of a tile, out of these, that no module bars.
std::uint16_t unbarred_features(const auto& turn, const TileOnTable& tile, unsigned features, bool holds) {
  return static_cast<std::uint16_t>(unbarred_by(turn.book.hooks.bars, turn, tile, features, holds));
}

/// What a kind of piece with this rule has barred to it by its own rule.
auto bars_of(const auto& rule) { return std::span(&rule.bar, rule.bar.barred ? 1u : 0u); }

/// Whether a piece of this kind may stand on the segment by its own rule (BASE-DEPLOY-04).
Verdict may_stand(const auto& turn, std::uint16_t node, PieceKind piece) {
  const auto& rule = turn.book.rule(piece);
  if (rule.holds && !is_free(turn.position, node))
    return Refusal{Code::feature_occupied, "Somebody holds this feature already."};
  if (rule.joins_own && !has_follower(turn.position, turn.position.seat, node))
    return Refusal{Code::no_own_follower, "No follower of yours is there."};
  return barred_by(bars_of(rule), turn, node, rule.holds);
}

/// Whether the seat to act may deploy a piece of this kind from its supply on the segment, which the kind
/// claims. Every module may forbid it.
Verdict may_deploy(const auto& turn, std::uint16_t node, PieceKind piece) {
  if (const Verdict refused = may_stand(turn, node, piece)) return refused;
  return barred_by(turn.book.hooks.bars, turn, node, turn.book.rule(piece).holds);
}

/// Why nobody may be put on this segment, whoever stands on its feature (EXP-ACT-03).
Verdict kept_off(const auto& turn, std::uint16_t node) {
  const TileOnTable& tile = turn.position.tile_of(node);
  const unsigned feature = 1u << turn.position.feature_index(node);
  for (const auto& bar : turn.book.hooks.bars) {
    if (bar.refusal.code != Code::feature_occupied && bar.barred(turn, tile, feature, true))
      return bar.refusal;
  }
  return std::nullopt;
}

/// The features of a tile, out of these bits, for which `holds(node)` is true.
std::uint16_t features_where(const TileOnTable& tile, unsigned features, auto holds) {
  std::uint16_t found = 0;
  for (unsigned bits = features; bits != 0; bits &= bits - 1) {
    if (holds(static_cast<std::uint16_t>(tile.first_node + std::countr_zero(bits))))
      found |= static_cast<std::uint16_t>(bits & -bits);
  }
  return found;
}

/// The features of a tile, out of these, on which the seat to act may deploy any plain kind that claims them.
std::uint16_t plain_features(const auto& turn, const TileOnTable& tile, unsigned features) {
  const std::uint16_t free =
      features_where(tile, features, [&](std::uint16_t node) { return is_free(turn.position, node); });
  return unbarred_features(turn, tile, free, true);
}

/// The same for a kind that is not plain and has this rule. Requires: if it joins own followers, it does so
/// there.
[[gnu::noinline]] std::uint16_t other_features(const auto& turn, const TileOnTable& tile, unsigned features,
                                               const auto& rule) {
  if (rule.holds)
    features =
        features_where(tile, features, [&](std::uint16_t node) { return is_free(turn.position, node); });
  features = unbarred_by(bars_of(rule), turn, tile, features, rule.holds);
  return unbarred_features(turn, tile, features, rule.holds);
}

/// The corners of the tile just placed on which the seat to act may put a piece of this kind, as bits.
std::uint16_t deployable_corners(const auto& turn, PieceKind piece) {
  std::uint16_t free = 0;
  for_each_field_corner(turn, [&](Corner corner, std::uint16_t field) {
    if (!may_deploy(turn, field, piece)) free |= static_cast<std::uint16_t>(1u << index_of(corner));
  });
  return free;
}

/// Puts a piece on a segment; nothing else does. Leaves the supply as it is, for positions that are rebuilt.
/// `corner`: the corner of the tile if the piece stands on one.
void put_on(auto& turn, std::uint16_t node, Seat seat, PieceKind piece, Corner corner = Corner::none) {
  auto& position = turn.position;
  position.pieces[position.piece_count++] = PieceOnTable{node, seat, piece, corner};
  position.stands[seat][static_cast<unsigned>(piece)] = static_cast<std::uint16_t>(node + 1);
  if (turn.book.rule(piece).holds) hold(position, node, seat);
}

/// Deploys a piece on a segment from the supply of the seat to act.
void deploy_piece(auto& turn, std::uint16_t node, PieceKind piece, Corner corner = Corner::none) {
  auto& position = turn.position;
  --supply_of(position, position.seat, piece);
  put_on(turn, node, position.seat, piece, corner);
  if (!turn.log) return;
  const Cell cell = position.tile_of(node).cell;
  turn.log->push_back(PieceDeployed{position.seat, piece, cell, position.feature_index(node),
                                    position.nodes[node].kind, corner});
}

/// Takes pieces off the table; nothing else does. Takes all for which `goes(piece)` holds, in order of
/// deployment unless `arrange(pieces)` reorders them: first each feature is counted without them, then
/// `off(piece)` handles each piece, then the modules are told.
void take_off(auto& turn, auto goes, auto off, auto arrange) {
  auto& position = turn.position;
  unsigned kept = 0, gone = 0;
  while (kept < position.piece_count && !goes(position.pieces[kept])) ++kept;
  if (kept == position.piece_count) return;
  std::array<PieceOnTable, kPiecesMax> taken;
  taken[gone++] = position.pieces[kept];
  for (unsigned i = kept + 1; i < position.piece_count; ++i) {
    const PieceOnTable piece = position.pieces[i];
    if (goes(piece))
      taken[gone++] = piece;
    else
      position.pieces[kept++] = piece;
  }
  position.piece_count = static_cast<std::uint16_t>(kept);
  arrange(std::span(taken).first(gone));
  for (const PieceOnTable& piece : std::span(taken).first(gone)) {
    position.stands[piece.seat][static_cast<unsigned>(piece.piece)] = 0;
    if (turn.book.rule(piece.piece).holds) position.nodes[position.root(piece.node)].followers = 0;
  }
  for (const PieceOnTable& piece : std::span(position.pieces).first(kept)) {  // others still hold it
    if (turn.book.rule(piece.piece).holds) hold(position, piece.node, piece.seat);
  }
  for (const PieceOnTable& piece : std::span(taken).first(gone)) off(piece);
  for (const auto pieces_taken : turn.book.hooks.pieces_taken) pieces_taken(turn);
}

void take_off(auto& turn, auto goes, auto off) {
  take_off(turn, goes, off, [](std::span<PieceOnTable>) {});
}

/// Takes off this piece alone: of several that are alike, the first.
void take_one_off(auto& turn, const PieceOnTable& which, auto off) {
  const auto goes = [which, found = false](const PieceOnTable& piece) mutable {
    return !found && (found = piece == which);
  };
  take_off(turn, goes, off);
}

/// Whether an action with this number (kFieldWhich) names a piece of this kind.
constexpr bool is_named(std::int16_t number, PieceKind piece) {
  return number == 0 || number == which(piece);
}

/// Calls add(piece, number) once for each kind of figure on each segment, out of those for which fits(piece)
/// holds, with the number by which an action names it (EXP-FIG-04).
void for_each_named(const auto& turn, auto fits, auto add) {
  const auto pieces = std::span(turn.position.pieces).first(turn.position.piece_count);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const PieceOnTable& piece = pieces[i];
    if (!fits(piece)) continue;
    bool is_first = true, is_only = true;
    for (std::size_t other = 0; turn.book.share_segments && other < pieces.size(); ++other) {
      if (pieces[other].node != piece.node || !fits(pieces[other])) continue;
      is_only &= pieces[other].piece == piece.piece;
      is_first &= other >= i || pieces[other].piece != piece.piece;
    }
    if (is_first) add(piece, is_only ? std::int16_t{0} : which(piece.piece));
  }
}

/// The first figure that such an action names on its segment. Requires: there is one.
const PieceOnTable& named_figure(const auto& turn, const Action& action, auto fits) {
  const auto& position = turn.position;
  const std::uint16_t node = segment_on(position, action.cell, action.feature);
  const PieceOnTable* piece = position.pieces.data();
  while (piece->node != node || !is_named(action.number, piece->piece) || !fits(*piece)) ++piece;
  return *piece;
}

/// Whether a piece for which fits(piece) holds stands where the action says.
bool stands_at(const auto& turn, const Action& action, auto fits) {
  const auto& position = turn.position;
  return std::ranges::any_of(std::span(position.pieces).first(position.piece_count),
                             [&](const PieceOnTable& piece) {
                               return position.tile_of(piece.node).cell == action.cell &&
                                      position.feature_index(piece.node) == action.feature && fits(piece);
                             });
}

/// Why an action is refused that names no figure where one stands.
inline Rejection which_is_unclear() {
  return {Code::which_piece, "Name the kind of figure where several kinds stand, and only there."};
}

/// Returns a piece that has been taken off to its supply (BASE-RETURN-01).
void send_home(auto& turn, const PieceOnTable& piece, ReturnReason reason = ReturnReason::scored) {
  auto& position = turn.position;
  ++supply_of(position, piece.seat, piece.piece);
  if (!turn.log) return;
  const Cell cell = position.tile_of(piece.node).cell;
  turn.log->push_back(
      PieceReturned{piece.seat, piece.piece, cell, position.feature_index(piece.node), reason});
}

/// Adds the weights of the pieces on a feature by seat (BASE-MAJ-01).
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
