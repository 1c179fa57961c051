#include "skipping.hpp"

#include "room_clock.hpp"

#include <algorithm>
#include <stdexcept>

namespace bastide::server {

namespace {

Action tacit_action(const Game& game) {
  const std::vector<Action> legal = game.legal_actions();
  const auto pass = std::ranges::find(legal, ActionKind::pass, &Action::kind);
  return pass == legal.end() || game.phase() == Phase::place ? legal.front() : *pass;
}

}  // namespace

SkippingStep skip(const Game& game) {
  const Seat seat = game.to_act();
  SkippingStep step{.actions = {}, .tried = {.game = game.clone(), .events = {}}};
  Game& copy = *step.tried.game;
  while (!asks_anew(seat, copy.to_act(), step.tried.events)) {
    step.actions.push_back(tacit_action(copy));
    if (const Result<> done = copy.apply(seat, step.actions.back(), step.tried.events); !done)
      throw std::logic_error("a legal action was rejected: " + done.error().reason);
  }
  return step;
}

}  // namespace bastide::server
