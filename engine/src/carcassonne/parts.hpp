// Further parts of a turn: the active seat draws and plays another tile (EXP-PART-01, EXP-PART-02).
#pragma once

#include "carcassonne/rule_book.hpp"

#include <algorithm>
#include <stdexcept>

namespace bastide::carcassonne {

/// Adds a further part to the turn. Requires: the rule book plays further parts.
void earn_part(auto& turn, PartReason reason) {
  Agenda& agenda = turn.position.agenda;
  if (agenda.due_count == Agenda::due_max) throw std::length_error("too many parts of a turn");
  agenda.due[agenda.due_count++] = reason;
}

/// Removes the next part from the agenda.
PartReason take_part(auto& turn) {
  Agenda& agenda = turn.position.agenda;
  const PartReason reason = agenda.due[0];
  std::copy(agenda.due.begin() + 1, agenda.due.begin() + agenda.due_count, agenda.due.begin());
  --agenda.due_count;
  return reason;
}

void begin_part(auto& turn) {
  auto& position = turn.position;
  position.agenda.reason = take_part(turn);
  position.agenda.further = true;
  turn.tell(DoubleTurn{position.turn_seat, position.agenda.reason});
  run_steps(turn, turn.book.steps.of(TurnStep::part_begin));
}

/// Whether a part can begin without a draw because a tile can be laid.
bool needs_no_draw(const auto& turn) {
  const auto& hooks = turn.book.hooks.needs_no_draw;
  return std::ranges::any_of(hooks, [&](const auto needs_no) { return needs_no(turn); });
}

/// Plays no further part if there is no tile to draw (EXP-PART-03) or the active seat has resigned.
Flow enter_part_end(auto& turn) {
  auto& position = turn.position;
  if (position.agenda.due_count == 0) return Flow::goes_on;
  if (position.resigned >> position.turn_seat & 1u) return Flow::goes_on;
  if (position.tiles_left == 0 && !needs_no_draw(turn)) return Flow::goes_on;
  if (position.tiles_left > 0 && turn.book.rule(position.agenda.due[0]).is_asked)
    position.phase = Phase::again;
  else
    begin_part(turn);
  return Flow::waits;
}

/// Skips the part in question; another may be due.
void decline_part(auto& turn) {
  take_part(turn);
  run_steps(turn, turn.book.steps.of(TurnStep::part_end));
}

/// Called by each module that can give further parts, with its reason.
void plays_further_parts(auto& book, PartReason reason, PartRule rule) {
  book.rule(reason) = rule;
  if (book.steps.has(TurnStep::part_end)) return;
  book.steps.add(TurnStep::part_end, bit(Phase::again), enter_part_end);
  book.rule(Phase::again).decline = decline_part;
}

}  // namespace bastide::carcassonne
