// Finds the rule that forbids an action which is not legal.
#pragma once

#include "discovery/rule_book.hpp"

#include <engine/action.hpp>
#include <engine/rejection.hpp>

namespace bastide::discovery {

/// Requires: the seat's action is not legal now. Checks in the order of Code.
Rejection explain(const RuleBook& book, const Position& position, Seat seat, const Action& action);

}  // namespace bastide::discovery
