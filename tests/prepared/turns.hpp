// What is asked of a turn by those that look for rare ones.
#pragma once

#include "situation.hpp"

#include <algorithm>
#include <functional>

namespace bastide::prepared {

/// The events of a kind that fit.
template <class Kind>
int count(const Turn& turn, const std::function<bool(const Kind&)>& fits = [](const Kind&) { return true; }) {
  return static_cast<int>(std::ranges::count_if(turn.events, [&fits](const Event& event) {
    const Kind* found = std::get_if<Kind>(&event);
    return found != nullptr && fits(*found);
  }));
}

template <class Kind>
bool has(const Turn& turn, const std::function<bool(const Kind&)>& fits = [](const Kind&) { return true; }) {
  return count<Kind>(turn, fits) > 0;
}

/// The step with this action; nullptr if there is none.
inline const Step* step_of(const Turn& turn, ActionKind kind) {
  const auto step = std::ranges::find(turn.steps, kind, [](const Step& each) { return each.action.kind; });
  return step == turn.steps.end() ? nullptr : &*step;
}

inline bool does(const Turn& turn, ActionKind kind) { return step_of(turn, kind) != nullptr; }

inline int choices_of(const Step& step) {
  return static_cast<int>(std::ranges::count(step.choices, step.action.kind, &Action::kind));
}

inline int score(const Game& game, Seat seat) { return game.snapshot().table.seats[seat].score; }

}  // namespace bastide::prepared
