// Rebuilds games from what everybody at the table sees.
#pragma once

#include <engine/game.hpp>
#include <engine/rejection.hpp>
#include <engine/rules.hpp>
#include <engine/view.hpp>

#include <memory>

namespace bastide {

/// A game with this table, made from what everybody sees: its piles hold the tiles still to be drawn, and its
/// corners the wall tiles still to be revealed, both in an order that reveals nothing. Up to the end of the
/// turn, steps bring the same events as in the original game. Requires: the rules are resolved, and that game
/// began with its rules' opening layout and piles. `own`: what is known of what each seat alone knows, or no
/// seats at all. Rejects impossible tables with setup/….
Result<std::unique_ptr<Game>> game_as_seen(const GameKind& kind, const Rules& rules, const TableState& table,
                                           std::vector<OwnState> own = {});

}  // namespace bastide
