#include "discovery/explain.hpp"

#include "common/misplacement.hpp"
#include "common/refusals.hpp"

namespace bastide::discovery {
namespace {

Rejection explain_placement(const Position& position, const Action& action) {
  const Hand& hand = position.hands[position.seat];
  const bool other = action.kind == ActionKind::place_other;
  if (other && hand.count == 0) return {Code::no_other_tile, "You hold no other tile."};
  const auto fault = misplaced(position, other ? hand.tiles[0] : position.tile, action);
  return fault.value_or(Rejection{Code::tile_does_not_fit, "The tile does not fit there."});
}

Rejection explain_deployment(const RuleBook& book, const Position& position, const Action& action) {
  if (action.elsewhere) return {Code::no_portal, "A follower is deployed on the tile just placed."};
  if (action.corner != Corner::none)
    return {Code::feature_not_claimable, "A follower is not put on corners."};
  if (action.feature >= book.facts(position.last_tile()).features)
    return {Code::no_such_feature, "The tile has no feature of that number."};
  if (action.piece != PieceKind::meeple)
    return {Code::piece_not_in_game, "There is no such piece in this game."};
  if (position.supply[position.seat] == 0) return {Code::no_piece_left, "No follower is left in the supply."};
  return {Code::feature_occupied, "Somebody holds this region already."};
}

bool is_known(const RuleBook& book, ActionKind kind) {
  switch (kind) {
    case ActionKind::place_tile:
    case ActionKind::deploy:
    case ActionKind::take_follower:
    case ActionKind::pass: return true;
    case ActionKind::place_other: return book.hand > 1;
    default: return false;
  }
}

/// The phase in which the kind of action is done.
Phase phase_of(ActionKind kind) { return is_placement(kind) ? Phase::place : Phase::action; }

}  // namespace

Rejection explain(const RuleBook& book, const Position& position, Seat seat, const Action& action) {
  if (position.phase == Phase::over) return {Code::game_over, "The game is over."};
  if (seat >= position.seats) return {Code::no_such_seat, "There is no such seat."};
  if (position.resigned >> seat & 1u) return {Code::seat_resigned, "This seat has left the game."};
  if (seat != position.seat) return {Code::not_your_turn, "It is another player's turn."};
  if (!is_known(book, action.kind)) return not_in_this_game(action.kind);
  if (action.kind == ActionKind::pass) return {Code::cannot_pass, "A tile must be placed."};
  if (position.phase != phase_of(action.kind)) return not_now(position.phase);
  if (action.kind == ActionKind::deploy) return explain_deployment(book, position, action);
  if (action.kind == ActionKind::take_follower)
    return {Code::not_your_follower, "No follower of yours stands there."};
  return explain_placement(position, action);
}

}  // namespace bastide::discovery
