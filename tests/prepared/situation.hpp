// Situations that are too rare in random games to wait for.
#pragma once

#include <engine/action.hpp>
#include <engine/event.hpp>
#include <engine/game.hpp>

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace bastide::prepared {

/// An action as taken.
struct Step {
  Seat seat = 0;
  Action action;
  std::vector<Action> choices;  ///< the legal actions, including the one taken
};

/// One whole turn, up to the next decision, including what follows its end automatically (the next draw, the
/// final scoring).
struct Turn {
  std::unique_ptr<Game> before;
  std::vector<Step> steps;
  Events events;
  std::unique_ptr<Game> after;
};

struct Situation {
  std::string_view name;
  std::string_view rules;  ///< as in a record
  int seats;
  /// Actions that players take whenever they can, in most games, since chance alone would take long.
  std::vector<ActionKind> eager;
  bool (*happens_in)(const Turn& turn);
};

/// All situations, in the order of the table of situations.cpp.
std::span<const Situation> situations();

}  // namespace bastide::prepared
