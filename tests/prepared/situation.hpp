// What random games meet too seldom to be waited for.
#pragma once

#include <engine/action.hpp>
#include <engine/event.hpp>
#include <engine/game.hpp>

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace bastide::prepared {

/// An action as somebody took it.
struct Step {
  Seat seat = 0;
  Action action;
  std::vector<Action> choices;  ///< what was legal, the action itself among it
};

/// One whole turn, up to the next decision: what follows its end by itself (the next draw,
/// the final scoring) is part of it.
struct Turn {
  std::unique_ptr<Game> before;
  std::vector<Step> steps;
  Events events;
  std::unique_ptr<Game> after;
};

struct Situation {
  std::string_view name;
  std::string_view rules;  ///< as a record writes them
  int seats;
  /// What players do whenever they can, in most games; what happens by chance
  /// alone would be searched for long.
  std::vector<ActionKind> eager;
  bool (*happens_in)(const Turn& turn);
};

/// All that can be prepared, in the order of the table of situations.cpp.
std::span<const Situation> situations();

}  // namespace bastide::prepared
