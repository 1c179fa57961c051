// The naive model: the second set of crop circles, which adds nothing to the rule of the first.
#include "modules/corn_circles_1/model.hpp"

namespace bastide::reference {
namespace {

bool is_alone(const Rules& rules) { return !rules.has("corn_circles_1"); }

Module second_set() {
  Module module = corn_model("corn_circles_2");
  module.choices = [](const Setup& setup, const TableState& table) {
    return is_alone(setup.rules) ? crop_choices(setup, table) : std::vector<Action>{};
  };
  module.asks_all = [](Turn& turn) { return is_alone(turn.setup().rules) && call_all(turn); };
  return module;
}

}  // namespace

const Module kCornCircles2 = second_set();

}  // namespace bastide::reference
