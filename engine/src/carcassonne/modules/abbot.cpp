// The Abbot: a figure for gardens and monasteries that may come back early (ABBOT).
#include "carcassonne/modules/registry.hpp"
#include "carcassonne/turn.hpp"

namespace bastide::carcassonne {
namespace {

/// The own abbot on a garden or monastery that is not complete (ABBOT-RETURN-01, ABBOT-RETURN-04); −1 where there is none.
template <class B>
int returnable_abbot(const Position<B>& position) {
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    if (piece.seat != position.seat || piece.piece != PieceKind::abbot) continue;
    const Cell cell = position.tile_of(piece.node).cell;
    if (tiles_around(position, cell) < 8) return static_cast<int>(i);
  }
  return -1;
}

template <class B>
void add_abbot_actions(const RuleBook<B>&, const Position<B>& position, ActionList& list) {
  if (position.phase != Phase::action) return;
  if (returnable_abbot(position) >= 0) list.push({.kind = ActionKind::return_abbot});
}

/// ABBOT-RETURN-02, ABBOT-RETURN-03: points at once, before the turn is scored.
template <class B>
void return_abbot(const RuleBook<B>& book, Position<B>& position, const Action&, Events* log) {
  const PieceOnTable abbot = position.pieces[static_cast<unsigned>(returnable_abbot(position))];
  const Cell cell = position.tile_of(abbot.node).cell;
  award(
      position, abbot.seat, monastery_sheet(position, abbot.node), position.nodes[abbot.node].kind,
      ScoreReason::abbot_returned, [&] { return std::vector{cell}; }, log);
  take_off(
      book, position, [&](const PieceOnTable& piece) { return piece == abbot; },
      [&](const PieceOnTable& piece) { send_home(position, piece, log); }, log);
  leave_step(book, position, log);
}

template <class B>
Rejection explain_return(const RuleBook<B>&, const Position<B>&, const Action&) {
  return {Code::no_abbot_to_return, "None of your abbots stands on an incomplete garden or monastery."};
}

template <class B>
void install_abbot(const Rules&, RuleBook<B>& book) {
  constexpr FeatureSet kClaims = bit(FeatureKind::monastery) | bit(FeatureKind::garden);
  book.rule(PieceKind::abbot) = {.claims = kClaims, .supply = 1};  // ABBOT-DEPLOY-01, ABBOT-COMP-01
  book.hooks.add_actions.push_back(add_abbot_actions<B>);
  book.rule(ActionKind::return_abbot) = {return_abbot<B>, bit(Phase::action), explain_return<B>};
}

}  // namespace

constinit const ModuleRow kAbbot{
    {"abbot", "The Abbot"}, {}, nullptr, on_every_board([](const Rules& rules, auto& book) {
      install_abbot(rules, book);
    })};

}  // namespace bastide::carcassonne
