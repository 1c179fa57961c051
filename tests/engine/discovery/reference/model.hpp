// The naive model of The Discovery, against which the engine is tested: from the open table and an action to
// the next open table and the events. It only shares plain data types and tile ids with the engine: it reads
// the printed material from engine/data/discovery.json itself, and answers every question from scratch.
#pragma once

#include "reference/board.hpp"

#include <engine/action.hpp>
#include <engine/event.hpp>
#include <engine/rejection.hpp>
#include <engine/setup.hpp>
#include <engine/view.hpp>

#include <optional>
#include <set>
#include <vector>

namespace bastide::reference::discovery {

/// The consequences of an action, up to the next decision or the end of the game.
struct Outcome {
  Snapshot after;
  Events events;
};

/// All tiles in drawing order, if the game lasts long enough.
std::vector<TileId> draw_order(const Setup& setup);

Outcome begin(const Setup& setup);

/// As Game::legal_actions.
std::vector<Action> legal_actions(const Setup& setup, const TableState& table);

/// Why the action is refused; empty if it is legal. The precedence is that of engine/rejection.hpp.
std::optional<Code> refusal(const Setup& setup, const TableState& table, Seat seat, const Action& action);

/// Requires: refusal() returns nothing.
Outcome apply(const Setup& setup, const Snapshot& before, Seat seat, const Action& action);

/// A region on the table (DISCOVERY-REG-01).
struct Region {
  FeatureKind kind = FeatureKind::none;
  std::set<Place> places;
  bool complete = false;  ///< DISCOVERY-REG-02

  std::set<Spot> tiles() const;  ///< DISCOVERY-REG-03
};
Region region_at(const TableState& table, Place place);

/// What a region brings: to a follower that is taken back, now or once it is complete, and at the end.
enum class When { taken, completed, at_end };
/// The points with their lines.
std::vector<ScoreLine> sheet(const Setup& setup, const TableState& table, const Region& region, When when);

}  // namespace bastide::reference::discovery
