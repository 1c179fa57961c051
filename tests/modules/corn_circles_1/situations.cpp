// Rare turns of Corn Circles.
#include "prepared/turns.hpp"

namespace bastide::prepared {
namespace {

using enum ActionKind;

int answers(const Turn& turn, ActionKind kind) {
  return static_cast<int>(
      std::ranges::count(turn.steps, kind, [](const Step& step) { return step.action.kind; }));
}

/// Both seats put a follower beside one of theirs.
bool all_add(const Turn& turn) { return answers(turn, crop_add) == 2; }

/// Both seats take one home, and the active one can choose which.
bool all_remove(const Turn& turn) {
  if (answers(turn, crop_remove) != 2) return false;
  return choices_of(turn.steps.back()) > 1;
}

/// Whoever is asked by another adds nobody.
bool adds_nobody(const Turn& turn) {
  return does(turn, crop_circle) && answers(turn, crop_add) == 0 && turn.steps.back().action.kind == pass &&
         turn.steps.back().seat != turn.steps.front().seat;
}

/// One of two followers that share a place goes home.
bool leaves_another(const Turn& turn) {
  const Step* gone = step_of(turn, crop_remove);
  return gone != nullptr && gone->action.number != 0;
}

constexpr std::string_view kWithCorn = R"({"modules": ["farmers", "corn_circles_1", "corn_circles_2"]})";
/// With a second kind of follower.
constexpr std::string_view kWithInns =
    R"({"modules": ["farmers", "inns_and_cathedrals", "corn_circles_1", "corn_circles_2"]})";

}  // namespace

const std::vector<Situation> kCornCircles1{
    {"corn_adds", kWithCorn, 2, {crop_add, deploy}, all_add},
    {"corn_removes", kWithCorn, 2, {deploy}, all_remove},
    {"corn_declined", kWithCorn, 2, {deploy}, adds_nobody},
    {"corn_two_kinds", kWithInns, 2, {crop_add, deploy}, leaves_another},
};

}  // namespace bastide::prepared
