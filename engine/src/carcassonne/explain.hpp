// Which rule forbids an action that is not among the legal ones.
#pragma once

#include "carcassonne/rule_book.hpp"

#include <engine/action.hpp>
#include <engine/rejection.hpp>

namespace bastide::carcassonne {

/// Requires: the action of this seat is not legal now. Checks in the order of Code.
template <class B>
Rejection explain(const RuleBook<B>& book, const Position<B>& position, Seat seat, const Action& action);

}  // namespace bastide::carcassonne
