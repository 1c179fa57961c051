#include "castle/explain.hpp"

#include "castle/placing.hpp"
#include "common/refusals.hpp"

#include <string>

namespace bastide::castle {
namespace {

Rejection explain_placement(const RuleBook& book, const Position& position, const Action& action) {
  switch (const auto fault = placement_fault(book, position, position.tile, action.cell, action.rotation);
          *fault) {
    case Code::bad_rotation: return {*fault, "A rotation is 0 to 3 quarter turns clockwise."};
    case Code::cell_occupied: return {*fault, "There is a tile already."};
    case Code::cell_outside: return {*fault, "The cell does not lie inside the wall."};
    case Code::path_does_not_fit:
      return {*fault, "A path must meet a path, and none may end at a tile without one."};
    default: return {*fault, "The cell shares no side with a start space or a placed tile."};
  }
}

Rejection explain_deployment(const RuleBook& book, const Position& position, const Action& action) {
  if (action.feature >= book.facts(position.last_tile()).features) {
    return {Code::no_such_feature, "The tile has no feature of that number."};
  }
  if (action.piece != PieceKind::meeple)
    return {Code::piece_not_in_game, "There is no such piece in this game."};
  return {Code::feature_occupied, "Somebody holds this feature already."};
}

bool is_known(ActionKind kind) {
  switch (kind) {
    case ActionKind::place_tile:
    case ActionKind::deploy:
    case ActionKind::score_next:
    case ActionKind::use_wall_tile:
    case ActionKind::pass: return true;
    default: return false;
  }
}

bool waits_for(const Position& position, ActionKind kind) {
  switch (kind) {
    case ActionKind::place_tile: return position.phase == Phase::place;
    case ActionKind::deploy: return position.phase == Phase::deploy;
    case ActionKind::score_next: return position.phase == Phase::score && position.decided < 0;
    case ActionKind::use_wall_tile:
      return position.phase == Phase::extra || (position.phase == Phase::score && position.decided >= 0);
    case ActionKind::pass: return true;
    default: return false;
  }
}

}  // namespace

Rejection explain(const RuleBook& book, const Position& position, Seat seat, const Action& action) {
  if (position.phase == Phase::over) return {Code::game_over, "The game is over."};
  if (seat >= kSeats) return {Code::no_such_seat, "There is no such seat."};
  if (seat != position.seat) return {Code::not_your_turn, "It is the other player's turn."};
  if (!is_known(action.kind)) return not_in_this_game(action.kind);
  if (!waits_for(position, action.kind)) return not_now(position.phase);
  switch (action.kind) {
    case ActionKind::place_tile: return explain_placement(book, position, action);
    case ActionKind::deploy: return explain_deployment(book, position, action);
    case ActionKind::score_next:
      return {Code::not_to_be_scored, "No feature that is scored next begins there."};
    case ActionKind::use_wall_tile:
      return {Code::no_such_wall_tile, "You have no such wall tile to use now."};
    default: return {Code::cannot_pass, "This step cannot be passed."};
  }
}

}  // namespace bastide::castle
