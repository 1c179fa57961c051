// The princess: she removes a knight from her city.
#pragma once

#include "carcassonne/modules/princess_and_dragon/symbols.hpp"

#include <bit>
#include <optional>

namespace bastide::carcassonne::princess_and_dragon {

/// The root of the princess's city on the tile just placed; empty if the tile has none (DRAGON-PRIN-05).
std::optional<std::uint16_t> city_of_princess(const auto& turn) {
  const TileOnTable& tile = turn.position.last_tile();
  const auto marked = turn.book.facts(tile.tile).marked[static_cast<std::size_t>(Mark::princess)];
  if (marked == 0) return std::nullopt;
  return turn.position.root(static_cast<std::uint16_t>(tile.first_node + std::countr_zero(marked)));
}

/// DRAGON-PRIN-01.
void add_knights(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  const auto city = city_of_princess(turn);
  if (!city) return;
  for_each_named(
      turn,
      [&](const PieceOnTable& piece) {
        return position.root(piece.node) == *city && holds_feature(turn, piece);
      },
      [&](const PieceOnTable& piece, std::int16_t number) {
        list.push(Action{.kind = ActionKind::remove_knight,
                         .feature = position.feature_index(piece.node),
                         .cell = cell_of(position, piece),
                         .number = number});
      });
}

void remove_knight(auto& turn, const Action& action) {
  const PieceOnTable knight =
      named_figure(turn, action, [&](const PieceOnTable& piece) { return holds_feature(turn, piece); });
  take_one_off(turn, knight,
               [&](const PieceOnTable& piece) { send_home(turn, piece, ReturnReason::princess); });
  leave_step(turn);
}

/// DRAGON-PRIN-02, `must`: refuses other choices until a knight is removed, except actions
/// besides the step (EXP-ACT-04).
Verdict sends_knight_first(const auto& turn, const Action& action) {
  if (turn.position.phase != Phase::action || action.kind == ActionKind::remove_knight ||
      turn.book.rule(action.kind).besides)
    return std::nullopt;
  ActionList knights(ActionList::Wanted::any);
  add_knights(turn, knights);
  if (knights.empty()) return std::nullopt;
  return Refusal{Code::knight_must_go, "The princess removes a knight first."};
}

Rejection explain_knight(const auto& turn, const Action& action) {
  const auto city = city_of_princess(turn);
  if (city && stands_at(turn, action, [&](const PieceOnTable& piece) {
        return turn.position.root(piece.node) == *city && holds_feature(turn, piece);
      }))
    return which_is_unclear();
  return {Code::no_knight, "There is no knight in the city of a princess just placed."};
}

}  // namespace bastide::carcassonne::princess_and_dragon
