// Which rule forbids an action that is not among the legal ones.
#pragma once

#include "castle/rule_book.hpp"

#include <engine/action.hpp>
#include <engine/rejection.hpp>

namespace bastide::castle {

/// Requires: the action of this seat is not legal now. Checks in the order of Code.
Rejection explain(const RuleBook& book, const Position& position, Seat seat, const Action& action);

}  // namespace bastide::castle
