// A computer's analysis of a decision in a played game, in the page's form.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/reason.hpp>

#include <engine/action.hpp>
#include <engine/ids.hpp>

#include <optional>
#include <vector>

namespace bastide::protocol {

/// Points are encoded in hundredths.
struct WeighedAction {
  Action action;
  double worth = 0;  ///< expected lead over the others at the end, in points
};

struct PlayedAction {
  Action action;
  std::optional<double> worth = {};  ///< as of a WeighedAction; nothing if it was compared with no other one
};

struct DecisionAnalysis {
  int index = 0;  ///< of the action in the record
  int turn = 0;   ///< turns completed before it
  Seat seat = 0;
  PlayedAction played;
  /// Points by which the best action is better than the played one; nothing if it was compared with no other.
  std::optional<double> cost = {};
  /// How many more points the tile in hand promised than the tiles that could have come.
  std::optional<double> luck = {};
  std::vector<double> expected;     ///< by seat: expected points at the end, after the played action
  std::vector<WeighedAction> best;  ///< best first; empty if none was compared
  /// Where it cost something, what the best is better by; else what the played one is better by than others.
  std::vector<Reason> reasons = {};
};
/// In the form of the page's type DecisionAnalysis.
JsonText json_text(const DecisionAnalysis& analysis);

}  // namespace bastide::protocol
