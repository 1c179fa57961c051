// Every choice in a simulated world is made by one of these.
#pragma once

#include <engine/random.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace bastide::sim {

class Choices {
 public:
  virtual ~Choices() = default;
  /// One of `options` (at least 1), counted from 0.
  virtual std::uint32_t pick(std::uint32_t options) = 0;

  /// True in `percent` of a hundred cases. 0 and 100 make no choice.
  bool chance(int percent) {
    if (percent <= 0 || percent >= 100) return percent >= 100;
    return pick(100) < static_cast<std::uint32_t>(percent);
  }
};

/// Random, by a seed.
class SeededChoices final : public Choices {
 public:
  explicit SeededChoices(std::uint64_t seed) : random_(seed) {}
  std::uint32_t pick(std::uint32_t options) override { return random_.below(options); }

 private:
  Random random_;
};

/// All sequences that differ from always choosing first by at most `astray_max`, one after another: choosing
/// the n-th after the first counts n. The world is rebuilt and run for each, and asks in the same order while
/// the choices are equal.
class EveryChoice final : public Choices {
 public:
  explicit EveryChoice(std::uint32_t astray_max) : left_(astray_max), astray_max_(astray_max) {}
  /// The first option always, before `begin`.
  std::uint32_t pick(std::uint32_t options) override {
    if (!begun_) return 0;
    if (next_ == taken_.size()) taken_.push_back({.way = 0, .ways = std::min(options, left_ + 1)});
    const std::uint32_t way = taken_[next_++].way;
    left_ -= way;
    return way;
  }
  void begin() { begun_ = true; }
  /// Goes to the next sequence. Returns false if all have been tried.
  bool next_way() {
    next_ = 0;
    begun_ = false;
    left_ = astray_max_;
    while (!taken_.empty() && taken_.back().way + 1 == taken_.back().ways) taken_.pop_back();
    if (taken_.empty()) return false;
    ++taken_.back().way;
    return true;
  }

 private:
  struct Taken {
    std::uint32_t way, ways;
  };
  std::vector<Taken> taken_;
  std::size_t next_ = 0;
  bool begun_ = false;
  std::uint32_t left_;
  const std::uint32_t astray_max_;
};

}  // namespace bastide::sim
