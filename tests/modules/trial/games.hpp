// Random games with the module of the trial.
#pragma once

#include "properties.hpp"

#include <engine/setup.hpp>

#include <memory>
#include <vector>

namespace bastide::test {

/// Only the trial module, without its steps.
inline Rules trial_rules(bool gifts) {
  return rules_with({"trial"}, {{"trial_gifts", gifts}, {"trial_steps", false}});
}

/// Random games of all modules together; a seat occasionally resigns.
class TrialGame {
 public:
  explicit TrialGame(std::uint64_t seed)
      : random_(seed),
        setup_(shuffled_setup(
            rules_with({"trial", "farmers", "river", "tower"}, {{"trial_steps", seed % 2 == 0},
                                                                {"trial_chance", seed % 3 == 0},
                                                                {"trial_cart", seed % 5 < 2},
                                                                {"trial_guess", seed % 7 < 3}}),
            2 + static_cast<int>(random_.below(4)), random_)) {
    setup_.chance = std::make_shared<const RandomStreams>(seed);
  }
  const Setup& setup() const { return setup_; }
  Random& random() { return random_; }

  struct Choice {
    Seat seat;
    Action action;
  };
  Choice choose(const Game& game) {
    const TableState table = game.view(kNoSeat).table;
    if (table.turn_seat && !table.seats[*table.turn_seat].resigned && random_.below(20) == 0)
      return {*table.turn_seat, Action{.kind = ActionKind::resign}};
    if (random_.below(400) == 0) {
      const auto seat = static_cast<Seat>(random_.below(static_cast<std::uint32_t>(table.seats.size())));
      if (!table.seats[seat].resigned) return {seat, Action{.kind = ActionKind::resign}};
    }
    const std::vector<Action> legal = game.legal_actions();
    return {table.seat, legal[random_.below(static_cast<std::uint32_t>(legal.size()))]};
  }

 private:
  Random random_;
  Setup setup_;
};

}  // namespace bastide::test
