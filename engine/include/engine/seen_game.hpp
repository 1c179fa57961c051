// Games as whoever sees the table may rebuild them.
#pragma once

#include <engine/game.hpp>
#include <engine/rejection.hpp>
#include <engine/rules.hpp>
#include <engine/view.hpp>

#include <memory>

namespace bastide {

/// A game that shows this table, made of what everybody sees: its piles hold what is still to be drawn,
/// and its corners the wall tiles that are still to be turned up, both in an order that tells nothing.
/// What a step brings up to the end of the turn it tells as the game does that the table is of.
/// Requires: the rules are resolved, and that game began with its rules' opening layout and piles.
/// Rejects tables that no such game has with setup/….
Result<std::unique_ptr<Game>> game_as_seen(const GameKind& kind, const Rules& rules, const TableState& table);

}  // namespace bastide
