// What chance draws: seals, a die and tokens.
#pragma once

#include "carcassonne/chance.hpp"
#include "carcassonne/turn.hpp"

#include <string_view>

namespace bastide::carcassonne::trial {

constexpr std::string_view kDie = "trial_die", kBag = "trial_bag", kSeals = "trial_seals";
constexpr int kSealed = 5, kUnsealed = 3;

int& score_of_turn(auto& turn) { return turn.position.scores[turn.position.turn_seat]; }

auto& drawn_by(auto& position, Seat seat) { return position.modules.trial.tags[seat]; }

/// The seals still in the bag, and the tiles without one.
struct Tags {
  int sealed = kSealed, unsealed = kUnsealed;
};
Tags tags_left(const auto& position) {
  Tags left;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    left.sealed -= drawn_by(position, seat).sealed;
    left.unsealed -= drawn_by(position, seat).unsealed;
  }
  return left;
}

void add_tags(const auto& turn, Chance& chance) {
  const auto [sealed, unsealed] = tags_left(turn.position);
  chance.add(0, unsealed);
  chance.add(1, sealed);
}

Flow look_for_seal(auto& turn) {
  const auto [sealed, unsealed] = tags_left(turn.position);
  return sealed + unsealed > 0 ? wait_for_chance(turn, kSeals) : Flow::goes_on;
}

void take_tag(auto& turn, int value) {
  auto& drawn = drawn_by(turn.position, turn.position.turn_seat);
  ++(value == 1 ? drawn.sealed : drawn.unsealed);
  leave_chance(turn);
}

void add_faces(const auto&, Chance& chance) {
  for (int face = 1; face <= 6; ++face) chance.add(face);
}

/// A tile placed on its side rolls the die.
Flow roll_die(auto& turn) {
  return turn.position.last_tile().rotation == 3 ? wait_for_chance(turn, kDie) : Flow::goes_on;
}

void score_die(auto& turn, int value) {
  score_of_turn(turn) += value;
  leave_chance(turn);
}

void add_tokens(const auto&, Chance& chance) {
  chance.add(1, 3);
  chance.add(2, 2);
  chance.add(0);
}

void add_draw(const auto&, ActionList& list) { list.push(Action{.kind = ActionKind::draw_token}); }

void draw_token(auto& turn, const Action&) { wait_for_chance(turn, kBag); }

/// The blank token leaves the action open.
void score_token(auto& turn, int value) {
  score_of_turn(turn) += value;
  if (value == 0) return run_steps(turn, turn.book.steps.of(TurnStep::action));
  leave_chance(turn);
}

void install_chance(auto& book) {
  book.chances.push_back({kSeals, add_tags, take_tag});
  book.chances.push_back({kDie, add_faces, score_die});
  book.chances.push_back({kBag, add_tokens, score_token});
  book.steps.add(TurnStep::drawn, 0, look_for_seal, kSeals);
  book.steps.add(TurnStep::placed, 0, roll_die, kDie);
  book.offer(bit(Phase::action), add_draw);
  book.rule(ActionKind::draw_token) = {draw_token, bit(Phase::action), nullptr};
}

}  // namespace bastide::carcassonne::trial
