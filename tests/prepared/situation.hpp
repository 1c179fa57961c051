// Situations that are too rare in random games to wait for.
#pragma once

#include <engine/action.hpp>
#include <engine/event.hpp>
#include <engine/game.hpp>

#include <memory>
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

/// How the log of a room is left, so that this program can't read it to its end.
enum class Spoilt {
  nowhere,
  at_its_end,     ///< the last two entries are cut off
  at_game_start,  ///< the game is by rules of a newer version
};

struct Situation {
  std::string_view name;
  std::string_view rules;  ///< as in a record
  int seats;
  /// Actions that players take whenever they can, in most games, since chance alone would take long.
  std::vector<ActionKind> eager;
  bool (*happens_in)(const Turn& turn);
  Spoilt spoilt = Spoilt::nowhere;
};

// Those of each rule module, defined in its situations.cpp (tests/modules/<module>/).
#define MODULE(row) extern const std::vector<Situation> row;
#include <engine/words.def>
// Those of the base game and of the other games, each in a file of this folder.
extern const std::vector<Situation> kBaseGame;
extern const std::vector<Situation> kCastle;
extern const std::vector<Situation> kDiscovery;

/// All of them.
std::vector<Situation> all_situations();

}  // namespace bastide::prepared
