// The Abbot: a figure for gardens and monasteries that may come back early (ABBOT).
#include "carcassonne/modules/registry.hpp"
#include "carcassonne/turn.hpp"

namespace bastide::carcassonne {
namespace {

/// The own abbot on a garden or monastery that is not complete (ABBOT-RETURN-01, ABBOT-RETURN-04); −1 where there is none.
int returnable_abbot(const auto& position) {
  if (supply_of(position, position.seat, PieceKind::abbot) > 0) return -1;  // the only one
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    if (piece.seat != position.seat || piece.piece != PieceKind::abbot) continue;
    if (position.nodes[piece.node].open > 0) return static_cast<int>(i);
  }
  return -1;
}

void add_abbot_actions(const auto& turn, ActionList& list) {
  if (turn.position.phase != Phase::action) return;
  if (returnable_abbot(turn.position) >= 0) list.push({.kind = ActionKind::return_abbot});
}

/// ABBOT-RETURN-02, ABBOT-RETURN-03: points at once, before the turn is scored.
void return_abbot(auto& turn, const Action&) {
  auto& position = turn.position;
  const PieceOnTable abbot = position.pieces[static_cast<unsigned>(returnable_abbot(position))];
  const Cell cell = position.tile_of(abbot.node).cell;
  award(turn, abbot.seat, monastery_sheet(position, abbot.node), position.nodes[abbot.node].kind,
        ScoreReason::abbot_returned, [&] { return std::vector{cell}; });
  take_off(
      turn, [&](const PieceOnTable& piece) { return piece == abbot; },
      [&](const PieceOnTable& piece) { send_home(turn, piece); });
  leave_step(turn);
}

Rejection explain_return(const auto&, const Action&) {
  return {Code::no_abbot_to_return, "None of your abbots stands on an incomplete garden or monastery."};
}

constexpr auto kInstall = [](const Rules&, auto& book) {
  constexpr FeatureSet kClaims = bit(FeatureKind::monastery) | bit(FeatureKind::garden);
  book.rule(PieceKind::abbot) = {.claims = kClaims, .supply = 1};  // ABBOT-DEPLOY-01, ABBOT-COMP-01
  book.hooks.add_actions.push_back(add_abbot_actions);
  book.rule(ActionKind::return_abbot) = {return_abbot, bit(Phase::action), explain_return};
};

}  // namespace

constinit const ModuleRow kAbbot{.spec = {"abbot", "The Abbot"}, .install = kInstall};

}  // namespace bastide::carcassonne
