// Rare turns of The Count of Carcassonne.
#include "prepared/turns.hpp"

namespace bastide::prepared {
namespace {

using enum ActionKind;

/// A figure goes in, with several kinds of quarters to choose from, and the count moves.
bool goes_in_and_moves_count(const Turn& turn) { return does(turn, enter_quarter) && does(turn, move_count); }

/// A seat whose turn it is not brings a figure out, and is paid with it.
bool another_comes_out(const Turn& turn) {
  const Step* step = step_of(turn, leave_quarter);
  return step != nullptr && step->seat != turn.steps.front().seat && has<QuarterLeft>(turn) &&
         std::ranges::any_of(turn.events, [&](const Event& event) {
           const Scored* scored = std::get_if<Scored>(&event);
           return scored != nullptr && scored->seat == step->seat && scored->reason == ScoreReason::completed;
         });
}

/// Two seats are asked, and both bring figures out.
bool several_come_out(const Turn& turn) {
  const Step* first = step_of(turn, leave_quarter);
  return first != nullptr && std::ranges::any_of(turn.steps, [&](const Step& step) {
           return step.action.kind == leave_quarter && step.seat != first->seat;
         });
}

/// To features that a tile completes.
bool several_are_paid(const Turn& turn) { return !turn.after->over() && several_come_out(turn); }

/// Before the final scoring figures go out in turn.
bool moves_last(const Turn& turn) {
  return turn.after->over() && turn.before->phase() == Phase::last_moves && several_come_out(turn);
}

constexpr std::string_view kCountRules = R"({"modules": ["farmers", "count"]})";
constexpr std::string_view kClassicCount = R"({"modules": ["farmers", "count"], "edition": "classic"})";

}  // namespace

const std::vector<Situation> kCount{
    {"count_enters", kCountRules, 2, {enter_quarter, move_count, deploy}, goes_in_and_moves_count},
    {"count_leaves", kCountRules, 2, {enter_quarter, leave_quarter, deploy}, another_comes_out},
    {"count_leave_three", kCountRules, 3, {enter_quarter, leave_quarter, deploy}, several_are_paid},
    {"count_last", kClassicCount, 2, {enter_quarter, deploy}, moves_last},
};

}  // namespace bastide::prepared
