// Chance besides the tiles: a draw waits in phase `chance` until the holder of the bag resolves it.
#pragma once

#include "carcassonne/rule_book.hpp"

#include <algorithm>
#include <stdexcept>

namespace bastide::carcassonne {

/// Waits for a draw from the stream. The turn then goes on behind the row of steps that draws from it, or
/// behind the row of the current phase if no row does. Requires: the rule book has a rule for the stream.
Flow wait_for_chance(auto& turn, std::string_view stream) {
  auto& position = turn.position;
  const auto& book = turn.book;
  const auto rule =
      std::ranges::find(book.chances, stream, &std::ranges::range_value_t<decltype(book.chances)>::stream);
  if (rule == book.chances.end()) throw std::logic_error("no rule for this stream");
  const std::size_t behind = book.steps.behind(stream).value_or(book.steps.behind(position.phase));
  position.chance = {static_cast<std::uint8_t>(rule - book.chances.begin()),
                     static_cast<std::uint8_t>(behind)};
  position.phase = Phase::chance;
  return Flow::waits;
}

/// Goes on with the turn after a draw has been resolved.
void leave_chance(auto& turn) { run_steps(turn, turn.position.chance.behind); }

/// The draw that waits. Requires, for this function and the next: phase `chance`.
Chance pending_chance(const auto& turn) {
  const auto& rule = turn.book.chances[turn.position.chance.rule];
  Chance chance(rule.stream);
  rule.outcomes(turn, chance);
  return chance;
}

void resolve_chance(auto& turn, int value) {
  const auto& rule = turn.book.chances[turn.position.chance.rule];
  turn.tell(ChanceDrawn{turn.position.turn_seat, rule.stream, value});
  rule.resolve(turn, value);
}

}  // namespace bastide::carcassonne
