// Finds the rule that forbids an action which is not legal.
#pragma once

#include "carcassonne/rule_book.hpp"

namespace bastide::carcassonne {

/// Requires: the seat's action is not legal now. Checks in the order of Code.
template <class B>
Rejection explain(const ConstTurn<B>& turn, Seat seat, const Action& action);

// Explains the base game's kinds of action. Requires: right seat, right phase, not legal.
template <class B>
Rejection explain_placement(const ConstTurn<B>& turn, const Action& action);
template <class B>
Rejection explain_deployment(const ConstTurn<B>& turn, const Action& action);
template <class B>
Rejection explain_pass(const ConstTurn<B>& turn, const Action& action);

}  // namespace bastide::carcassonne
