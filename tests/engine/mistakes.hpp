// Mistakes and the codes that they get: shared by the tables of refusals of all games.
#pragma once

#include "scenario.hpp"

#include <functional>
#include <vector>

namespace bastide::test {

/// The refusals of what is sure to be refused; each requires that nothing has happened.
Rejection refused(Game& game, Seat seat, const Action& action);
Rejection refused(Game& game, const Action& action);
Rejection refused(const RulesRequest& request);
Rejection refused(const Setup& setup);

/// A mistake and the code that it gets.
struct Mistake {
  Code code;
  const char* wire_name;
  std::function<Rejection()> make;
};

/// Each gets its code, the code its stable name, and a sentence.
void check_mistakes(const std::vector<Mistake>& mistakes);

}  // namespace bastide::test
