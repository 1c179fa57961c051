// The naive model: bazaars, their auctions, and the turns with bought tiles.
#pragma once

#include "reference/module.hpp"

#include <optional>
#include <vector>

namespace bastide::reference::bazaar {

/// As the members of Module of these names.
std::vector<Action> choices(const Setup& setup, const TableState& table);
void placed(Turn& turn);
bool turn_ends(Turn& turn);
bool brings_tile(Turn& turn);
bool next_turn_has_tile(const TableState& table);
void resigned(Turn& turn, Seat seat);
void tidy(TableState& table);

/// Whether the seat to act may not pass: it offers, or decides.
bool must_act(const TableState& table);
std::optional<Code> offer_refusal(const Setup& setup, const TableState& table, const Action& action);
std::optional<Code> bid_refusal(const Setup& setup, const TableState& table, const Action& action);
std::optional<Code> decision_refusal(const Setup& setup, const TableState& table, const Action& action);
std::optional<Code> pass_refusal(const Setup& setup, const TableState& table, const Action& action);
void offer(Turn& turn, const Action& action);
void bid(Turn& turn, const Action& action);
void buy(Turn& turn, const Action& action);
void sell(Turn& turn, const Action& action);
void pass(Turn& turn);
void skip(Turn& turn);

}  // namespace bastide::reference::bazaar
