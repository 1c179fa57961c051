// The rules of one game, settled once at set-up: options as plain values, and which module listens to which hook.
// Where no module listens nothing is called, so the base game pays nothing for expansions.
#pragma once

#include "carcassonne/tile_facts.hpp"

#include <engine/carcassonne/position.hpp>
#include <engine/event.hpp>
#include <engine/rules.hpp>

#include <vector>

namespace bastide::carcassonne {

template <class B>
struct RuleBook;

template <class B>
struct Hooks {
  /// After the base game's final scoring (BASE-FINAL-03), in registry order: award points for what the module brings.
  std::vector<void (*)(const RuleBook<B>&, Position<B>&, Events*)> final_scores;
};

template <class B>
struct RuleBook {
  bool tiny_city_pays_two = false;     ///< tiny_city=2 (BASE-CITY-03)
  bool cities_count_segments = false;  ///< count_unit=segment (BASE-OPT-03)
  bool open_road_pays_one = false;     ///< incomplete_road=flat1 (BASE-OPT-04)
  bool asks_before_redraw = false;     ///< unplaceable=redraw_may (BASE-OPT-02)
  int farm_scoring = 0;                ///< index into the option's words
  unsigned claimable_kinds =
      bit(FeatureKind::road) | bit(FeatureKind::city) | bit(FeatureKind::monastery);  ///< BASE-DEPLOY-05
  Hooks<B> hooks;
  std::vector<TileFacts> tiles;  ///< by TileId

  const TileFacts& facts(TileId tile) const { return tiles[tile]; }
};

/// Reads the options and lets each module in play install itself.
template <class B>
RuleBook<B> make_rule_book(const Rules& rules);

}  // namespace bastide::carcassonne
