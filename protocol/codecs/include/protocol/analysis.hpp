// What a computer makes of a decision of a played game, as the page reads it.
#pragma once

#include <protocol/json_text.hpp>

#include <engine/action.hpp>
#include <engine/ids.hpp>

#include <optional>
#include <vector>

namespace bastide::protocol {

/// Points are told in hundredths.
struct WeighedAction {
  Action action;
  double worth = 0;  ///< points by which the seat is likely to be before the others at the end
};

struct DecisionAnalysis {
  int index = 0;  ///< of the action in the record
  int turn = 0;   ///< turns that were over before it
  Seat seat = 0;
  WeighedAction played;
  double cost = 0;  ///< points by which the best action is better
  /// Points by which the tile in hand promised more than what could have come.
  std::optional<double> luck = {};
  std::vector<double> expected;     ///< by seat: points at the end, behind the played action
  std::vector<WeighedAction> best;  ///< the best first
};
/// The page's type DecisionAnalysis.
JsonText json_text(const DecisionAnalysis& analysis);

}  // namespace bastide::protocol
