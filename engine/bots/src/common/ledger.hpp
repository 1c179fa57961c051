// What an expectation is made of.
#pragma once

#include "common/expectation.hpp"

#include <engine/ids.hpp>

#include <algorithm>
#include <string_view>
#include <vector>

namespace bastide::bots {

/// The terms of an evaluation beside the kinds of features, which have their names as in messages, and the
/// prospects of modules, which name themselves.
namespace term {
inline constexpr std::string_view kScored = "scored";    ///< the points that a seat has
inline constexpr std::string_view kHand = "hand";        ///< figures in hand, and those on their way there
inline constexpr std::string_view kAwards = "awards";    ///< what modules pay at the end
inline constexpr std::string_view kTurn = "turn";        ///< who draws next
inline constexpr std::string_view kWall = "wall_tiles";  ///< those that a seat still has
inline constexpr std::string_view kAnswers = "answers";  ///< what is left when the next seat has answered
}  // namespace term

/// Points by term and seat. An evaluation fills one when it is asked for reasons; else it has none.
class Ledger {
 public:
  struct Line {
    std::string_view term;
    Expectation points{};
  };

  void add(std::string_view term, Seat seat, double points) { line(term).points[seat] += points; }

  /// Puts down under a term what the sum has gained since the last call.
  void note(std::string_view term, const Expectation& sum) {
    Line& of_term = line(term);
    for (std::size_t seat = 0; seat < sum.size(); ++seat) of_term.points[seat] += sum[seat] - noted_[seat];
    noted_ = sum;
  }

  /// A term has one line, in no order.
  const std::vector<Line>& lines() const { return lines_; }

 private:
  Line& line(std::string_view term) {
    const auto found = std::ranges::find(lines_, term, &Line::term);
    return found != lines_.end() ? *found : lines_.emplace_back(Line{term});
  }

  std::vector<Line> lines_;
  Expectation noted_{};
};

}  // namespace bastide::bots
