// What a decision has cost so far.
#pragma once

#include <bots/player.hpp>

#include <algorithm>
#include <cstdint>

namespace bastide::bots {

/// Counts positions. One thread at a time.
class Effort {
 public:
  /// Requires: the budget outlives it.
  explicit Effort(const Budget& budget) : budget_(budget) {}

  void count() { ++nodes_; }

  /// Positions counted so far, and how many more the budget allows.
  std::int64_t nodes() const { return nodes_; }
  std::int64_t left() const { return std::max<std::int64_t>(0, budget_.nodes - nodes_); }

  /// Whether the budget is used up; once it is, it stays so.
  bool spent() {
    if (!spent_) spent_ = nodes_ >= budget_.nodes || (budget_.stop && budget_.stop());
    return spent_;
  }

 private:
  const Budget& budget_;
  std::int64_t nodes_ = 0;
  bool spent_ = false;
};

}  // namespace bastide::bots
