// The games in which computer players are tested.
#pragma once

#include <bots/player.hpp>

#include <engine/game.hpp>
#include <engine/random.hpp>

#include "all_modules.hpp"

#include <memory>
#include <string>
#include <vector>

namespace bastide::bots::test {

inline constexpr Level kLevels[] = {Level::random,    Level::uct,      Level::beginner, Level::neighbour,
                                    Level::club,      Level::newcomer, Level::casual,   Level::dreamer,
                                    Level::architect, Level::rival,    Level::expert,   Level::master};

struct Kind {
  std::string label;
  RulesRequest rules;
  int seats;
};

using bastide::test::all_modules;

/// Every game, each module alone and all together, two to six seats.
inline std::vector<Kind> kinds() {
  std::vector<Kind> kinds = {
      {"castle", {.game = "castle"}, 2},
      {"discovery", {.game = "discovery"}, 2},
      {"discovery for five", {.game = "discovery"}, 5},
      {"discovery for experts", {.game = "discovery", .preset = "discovery-expert"}, 3},
      {"standard", {}, 2},
      {"standard for four", {}, 4}};
  for (const std::string& module : all_modules()) kinds.push_back({module, {.modules = {{module}}}, 3});
  kinds.push_back({"all for five", {.modules = all_modules()}, 5});
  kinds.push_back({"all for six", {.modules = all_modules()}, 6});
  return kinds;
}

inline const GameKind& kind_of(const Kind& kind) { return *find_game(kind.rules.game); }

inline Setup shuffled(const Kind& kind, std::uint64_t seed) {
  const GameKind& game = kind_of(kind);
  const Rules rules = game.resolve(kind.rules).value();
  Setup setup{.rules = rules,
              .seats = kind.seats,
              .start = game.opening_layout(rules),
              .forced = {},
              .piles = game.piles(rules)};
  Random random(seed);
  for (Pile& pile : setup.piles) random.shuffle(std::span(pile.items));
  setup.chance = std::make_shared<const RandomStreams>(seed);
  return setup;
}

/// Draws as long as the position waits for chance: tiles in this order, from `next` on, and all else at
/// random. Hills bury tiles from the order's end (HILLS-HILL-02). Returns false if a tile is wanted and none
/// is left.
bool draw_what_waits(const auto& referee, auto& position, const std::vector<TileId>& order, auto& next,
                     Random& random) {
  while (waits_for_chance(position.phase)) {
    if (position.phase == Phase::draw) {
      auto end = order.end();
      if constexpr (requires { position.buried; }) end -= position.buried;
      if (next == end) return false;
      referee.draw(position, *next++);
    } else if constexpr (requires { referee.sample_chance(position, random); }) {
      referee.resolve(position, referee.sample_chance(position, random));
    }
  }
  return true;
}

inline std::unique_ptr<Game> started(const Kind& kind, const Setup& setup) {
  Events events;
  return kind_of(kind).start(setup, events).value();
}

}  // namespace bastide::bots::test
