// Mistakes and their codes: shared by the tables of refusals of all games.
#pragma once

#include "scenario.hpp"

#include <functional>
#include <vector>

namespace bastide::test {

/// Returns the rejection of an action that must be refused; requires that nothing has changed.
Rejection refused(Game& game, Seat seat, const Action& action);
Rejection refused(Game& game, const Action& action);
Rejection refused(const RulesRequest& request);
Rejection refused(const Setup& setup);

/// A mistake and its code.
struct Mistake {
  Code code;
  const char* wire_name;
  std::function<Rejection()> make;
};

/// Requires for each mistake its code, the code's stable name, and a sentence.
void check_mistakes(const std::vector<Mistake>& mistakes);

}  // namespace bastide::test
