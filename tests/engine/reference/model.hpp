// The naive model of a whole game: from the open table and an action to the next open table and the events.
// Stateless. Besides the table it only reads the set-up's order of tiles.
#pragma once

#include "reference/scoring.hpp"

#include <engine/action.hpp>
#include <engine/rejection.hpp>
#include <engine/setup.hpp>

#include <optional>
#include <vector>

namespace bastide::reference {

/// The consequences of an action, up to the next decision or the end of the game.
struct Outcome {
  Snapshot after;
  Events events;
};

/// A choice among n by the words of a stream from this index on (EXP-CHANCE-02).
std::uint32_t below(const ChanceSource& chance, std::string_view stream, std::uint64_t& index,
                    std::uint64_t n);

/// All tiles in drawing order, if the game lasts long enough; after tiles have gone back into the pile, as
/// shuffled then.
std::vector<TileId> draw_order(const Setup& setup, const std::optional<Reshuffle>& reshuffle = std::nullopt);
/// Where in that order the following shuffle begins.
std::size_t shuffled_from(const Setup& setup, const Reshuffle& reshuffle);

Outcome begin(const Setup& setup);

/// As Game::legal_actions.
std::vector<Action> legal_actions(const Setup& setup, const TableState& table);

/// Why the action is refused; empty if it is legal. The precedence is that of engine/rejection.hpp.
std::optional<Code> refusal(const Setup& setup, const TableState& table, Seat seat, const Action& action);

/// Requires: refusal() returns nothing.
Outcome apply(const Setup& setup, const Snapshot& before, Seat seat, const Action& action);

}  // namespace bastide::reference
