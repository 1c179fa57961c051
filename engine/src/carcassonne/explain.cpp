#include "carcassonne/explain.hpp"

#include "carcassonne/turn.hpp"
#include "common/misplacement.hpp"
#include "common/refusals.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <string>

namespace bastide::carcassonne {
namespace {

/// Why a piece of this kind cannot go to this segment's tile, which is not the
/// one just placed; empty if it can.
Verdict reached(const auto& turn, std::uint16_t node, PieceKind piece) {
  if (!turn.book.reaches) return Refusal{Code::no_portal, "A piece is deployed on the tile just placed."};
  return turn.book.reaches(turn, node, piece);
}

/// Explains a deployment on a corner of a tile.
Rejection explain_corner(const auto& turn, const Action& action, const TileOnTable& tile) {
  const auto& position = turn.position;
  if (!turn.book.in_play(action.piece))
    return {Code::piece_not_in_game, "There is no such piece in this game."};
  if (!turn.book.rule(action.piece).on_corners)
    return {Code::feature_not_claimable, "This piece is not put on corners."};
  if (supply_of(position, position.seat, action.piece) == 0)
    return {Code::no_piece_left, "No piece of that kind is left in the supply."};
  if (action.elsewhere) {
    if (const Verdict barred = reached(turn, tile.first_node, action.piece))
      return {barred->code, std::string(barred->sentence)};
  }
  const auto field = field_where_four_meet(turn, tile, action.corner);
  if (!field)
    return {Code::no_field_corner, "At this corner no four tiles meet with nothing but field on each."};
  const Verdict refused = may_deploy(turn, *field, action.piece);
  return {refused->code, std::string(refused->sentence)};
}

}  // namespace

template <class B>
Rejection explain_placement(const ConstTurn<B>& turn, const Action& action) {
  const auto& position = turn.position;
  if (action.axis != Axis::none) return {Code::not_in_game, "There are no bridges in this game."};
  const auto edge = [&](TileId tile, Rotation rotation, int side) {
    return static_cast<Edge>(turn.book.facts(tile).pattern >> (16 * rotation + 4 * side) & 0xF);
  };
  if (auto fault = misplaced(position, position.tile, action, edge)) return *fault;
  if (const Verdict refused = confined_by_module(turn, action.cell, action.rotation))
    return {refused->code, std::string(refused->sentence)};
  return {Code::tile_does_not_fit, "The tile does not fit there."};
}

template <class B>
Rejection explain_deployment(const ConstTurn<B>& turn, const Action& action) {
  const auto& position = turn.position;
  const TileOnTable* const named =
      action.elsewhere ? find_tile_on(position, action.cell) : &position.last_tile();
  if (!named) return {Code::no_tile_there, "There is no tile."};
  const TileOnTable& tile = *named;
  if (action.corner != Corner::none) return explain_corner(turn, action, tile);
  const TileFacts& facts = turn.book.facts(tile.tile);
  if (action.feature >= facts.features)
    return {Code::no_such_feature, "The tile has no feature of that number."};
  const auto node = static_cast<std::uint16_t>(tile.first_node + action.feature);
  const FeatureKind feature_kind = position.nodes[node].kind;  // a city may have become something else
  const std::string kind(name(feature_kind));
  if (!turn.book.in_play(action.piece)) {
    return {Code::piece_not_in_game, "There is no such piece in this game."};
  }
  if (!(turn.book.rule(action.piece).claims & bit(feature_kind))) {
    return {Code::feature_not_claimable, "A " + kind + " cannot be claimed with this piece by these rules."};
  }
  if (supply_of(position, position.seat, action.piece) == 0) {
    return {Code::no_piece_left, "No piece of that kind is left in the supply."};
  }
  if (action.elsewhere) {
    if (const Verdict barred = reached(turn, node, action.piece))
      return {barred->code, std::string(barred->sentence)};
  }
  const Verdict refused = may_deploy(turn, node, action.piece);
  if (refused->code == Code::feature_occupied)
    return {refused->code, "Somebody holds this " + kind + " already."};
  return {refused->code, std::string(refused->sentence)};
}

template <class B>
Rejection explain_pass(const ConstTurn<B>&, const Action&) {
  return {Code::cannot_pass, "This step cannot be passed."};
}

template <class B>
Rejection explain(const ConstTurn<B>& turn, Seat seat, const Action& action) {
  const auto& position = turn.position;
  if (position.phase == Phase::over) return {Code::game_over, "The game is over."};
  if (seat >= position.seats) return {Code::no_such_seat, "There is no such seat."};
  if (has_resigned(position, seat)) return {Code::seat_resigned, "This seat has left the game."};
  if (seat != position.seat) return {Code::not_your_turn, "It is another player's turn."};
  const auto& rule = turn.book.rule(action.kind);
  if (!rule.perform) return not_in_this_game(action.kind);
  if (!(rule.phases & bit(position.phase)) || !rule.explain) return not_now(position.phase);
  for (const auto excludes : turn.book.hooks.excludes) {
    if (const Verdict refused = excludes(turn, action))
      return {refused->code, std::string(refused->sentence)};
  }
  return rule.explain(turn, action);
}

#define BASTIDE_EXPLAIN_ON(B, ...)                                           \
  template Rejection explain(const ConstTurn<B>&, Seat, const Action&);      \
  template Rejection explain_placement(const ConstTurn<B>&, const Action&);  \
  template Rejection explain_deployment(const ConstTurn<B>&, const Action&); \
  template Rejection explain_pass(const ConstTurn<B>&, const Action&);
BASTIDE_FOR_EACH_BOARD(BASTIDE_EXPLAIN_ON)

}  // namespace bastide::carcassonne
