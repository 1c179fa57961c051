// Whatever could go one way or another in a simulated world goes as one of these says.
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
  /// Which of so many (at least 1), counted from 0.
  virtual std::uint32_t pick(std::uint32_t options) = 0;

  /// In so many of a hundred cases. What never or always happens is no choice.
  bool chance(int percent) {
    if (percent <= 0 || percent >= 100) return percent >= 100;
    return pick(100) < static_cast<std::uint32_t>(percent);
  }
};

/// By a seed.
class SeededChoices final : public Choices {
 public:
  explicit SeededChoices(std::uint64_t seed) : random_(seed) {}
  std::uint32_t pick(std::uint32_t options) override { return random_.below(options); }

 private:
  Random random_;
};

/// All ways in which a world strays at most so far from the first choice each time, one after the other:
/// the n-th choice after the first one is n astray. The world is made anew and run for each,
/// and chooses in the same order as long as the choices are the same.
class EveryChoice final : public Choices {
 public:
  explicit EveryChoice(std::uint32_t astray_max) : left_(astray_max), astray_max_(astray_max) {}
  /// The first one always, before `begin`.
  std::uint32_t pick(std::uint32_t options) override {
    if (!begun_) return 0;
    if (next_ == taken_.size()) taken_.push_back({.way = 0, .ways = std::min(options, left_ + 1)});
    const std::uint32_t way = taken_[next_++].way;
    left_ -= way;
    return way;
  }
  void begin() { begun_ = true; }
  /// Turns to the next way through. False when all have been gone.
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
