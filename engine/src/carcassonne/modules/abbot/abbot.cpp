// The Abbot: a figure for gardens and monasteries that may be taken back early (ABBOT).
#include "carcassonne/modules/registry.hpp"
#include "carcassonne/turn.hpp"

namespace bastide::carcassonne {
namespace {

/// Offers the return if the own abbot is on an incomplete garden or monastery
/// (ABBOT-RETURN-01, ABBOT-RETURN-04).
void add_abbot_actions(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  const auto node = stand_of(position, position.seat, PieceKind::abbot);
  if (node && position.nodes[*node].open > 0) list.push(Action{.kind = ActionKind::return_abbot});
}

/// ABBOT-RETURN-02, ABBOT-RETURN-03: scores at once, before the turn is scored.
void return_abbot(auto& turn, const Action&) {
  auto& position = turn.position;
  const std::uint16_t node = *stand_of(position, position.seat, PieceKind::abbot);
  award(turn, position.seat, monastery_sheet(position, node), position.nodes[node].kind,
        ScoreReason::abbot_returned, [&] { return extent_of(position, node); });
  take_off(
      turn, [&](const PieceOnTable& piece) { return piece.node == node; },
      [&](const PieceOnTable& piece) { send_home(turn, piece); });
  leave_step(turn);
}

Rejection explain_return(const auto&, const Action&) {
  return {Code::no_abbot_to_return, "None of your abbots stands on an incomplete garden or monastery."};
}

constexpr auto kInstall = [](const Rules&, auto& book) {
  constexpr FeatureSet kClaims = bit(FeatureKind::monastery) | bit(FeatureKind::garden);
  book.rule(PieceKind::abbot) = {.claims = kClaims, .supply = 1};  // ABBOT-DEPLOY-01, ABBOT-COMP-01
  book.offer(bit(Phase::action), add_abbot_actions);
  book.rule(ActionKind::return_abbot) = {return_abbot, bit(Phase::action), explain_return};
};

}  // namespace

constinit const ModuleRow kAbbot{.spec = {"abbot", "The Abbot"}, .install = kInstall};

}  // namespace bastide::carcassonne
