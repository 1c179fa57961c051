// A number that only its seat knows.
#pragma once

#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"

#include <algorithm>
#include <cstdint>
#include <span>

namespace bastide::carcassonne::trial {

constexpr int kGuessMax = 9;

bool has_guessed(const auto& position, Seat seat) { return position.modules.trial.guessed >> seat & 1; }

void add_guesses(const auto& turn, ActionList& list) {
  if (has_guessed(turn.position, turn.position.seat)) return;
  for (std::int16_t number = 1; number <= kGuessMax; ++number)
    list.push(Action{.kind = ActionKind::guess, .number = number});
}

void write_guess(auto& turn, const Action& action) {
  TrialState& state = turn.position.modules.trial;
  const Seat seat = turn.position.seat;
  state.guess[seat] = static_cast<std::uint8_t>(action.number);
  state.guessed = static_cast<std::uint8_t>(state.guessed | 1u << seat);
  turn.tell(GuessWritten{seat});
}

Rejection explain_guess(const auto&, const Action&) {
  return {Code::no_guess, "A seat writes down one number, from 1 to 9."};
}

void pay_guesses(auto& turn) {
  const auto& guess = turn.position.modules.trial.guess;
  for (Seat seat = 0; seat < turn.position.seats; ++seat) {
    if (guess[seat] == 0 || std::ranges::count(guess, guess[seat]) > 1) continue;
    Sheet sheet;
    sheet.add("guess", guess[seat]);
    award(turn, seat, sheet, FeatureKind::none, ScoreReason::guessed, [] { return Extent{}; });
  }
}

void show_guess(const auto& turn, Seat seat, OwnState& own) {
  own.trial.guess = turn.position.modules.trial.guess[seat];
}

Result<> restore_guesses(auto& turn, std::span<const OwnState> own) {
  for (Seat seat = 0; seat < turn.position.seats; ++seat) {
    const int guess = own[seat].trial.guess;
    if (guess > kGuessMax || (guess != 0 && !has_guessed(turn.position, seat)))
      return bad("The seat has written down no such number.", item("own", seat));
    turn.position.modules.trial.guess[seat] = static_cast<std::uint8_t>(guess);
  }
  return {};
}

void forget_guesses(auto& turn) { turn.position.modules.trial.guess = {}; }

void install_guess(auto& book) {
  book.offer(bit(Phase::action), add_guesses);
  book.rule(ActionKind::guess) = {write_guess, bit(Phase::action), explain_guess, true};
  book.score_at_end(FinalStep::awards, pay_guesses);
  book.hooks.show_own.push_back(show_guess);
  book.hooks.restore_own.push_back(restore_guesses);
  book.hooks.forget_own.push_back(forget_guesses);
}

}  // namespace bastide::carcassonne::trial
