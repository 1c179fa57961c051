// The naive model: abbots.
#include "reference/module.hpp"

namespace bastide::reference {
namespace {

/// The seat's abbot on an incomplete feature (ABBOT-RETURN-01, ABBOT-RETURN-04).
std::optional<PlacedPiece> abbot_to_return(const Setup& setup, const TableState& table) {
  const Board board = board_of(table, setup.rules);
  for (const PlacedPiece& piece : table.pieces)
    if (piece.seat == table.seat && piece.piece == PieceKind::abbot &&
        !complete(board, feature_at(board, place_of(piece))))
      return piece;
  return std::nullopt;
}

std::optional<Code> return_refusal(const Setup& setup, const TableState& table, const Action&) {
  if (!abbot_to_return(setup, table)) return Code::no_abbot_to_return;
  return std::nullopt;
}

/// ABBOT-RETURN-01 to ABBOT-RETURN-05.
void return_abbot(Turn& turn, const Action&) {
  const Board board = board_of(turn.table(), turn.setup().rules);
  const PlacedPiece abbot = *abbot_to_return(turn.setup(), turn.table());
  const Feature feature = feature_at(board, place_of(abbot));
  turn.add({{abbot.seat, final_value(board, turn.table(), feature, turn.setup().rules), feature.kind,
             extent_of(feature), ScoreReason::abbot_returned}});
  turn.take_back(abbot);
  turn.end_action();
}

std::vector<Action> returns(const Setup& setup, const TableState& table) {
  if (table.phase != Phase::action || !abbot_to_return(setup, table)) return {};
  return {Action{.kind = ActionKind::return_abbot}};
}

}  // namespace

const Module kAbbot{
    .name = "abbot",
    .actions = {{ActionKind::return_abbot, {Phase::action}, return_refusal, return_abbot}},
    .choices = returns,
    .begin =
        [](const Setup&, TableState& table) {
          for (SeatState& seat : table.seats) seat.supply[index_of(PieceKind::abbot)] = 1;
        },
    .claims =
        [](PieceKind piece, FeatureKind kind, const Rules&) {
          return piece == PieceKind::abbot && (kind == FeatureKind::monastery || kind == FeatureKind::garden);
        },
};

}  // namespace bastide::reference
