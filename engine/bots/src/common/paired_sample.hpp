// Means of several choices over the same tiles, and how far their differences can be trusted.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace bastide::bots {

/// Kinds of tiles drawn without replacement from a bag; on each of them every choice has a value.
class PairedSample {
 public:
  /// `tiles`: in the bag, of all kinds.
  PairedSample(std::size_t choices, int tiles) : values_(choices), tiles_(tiles) {}

  /// A kind of which the bag has `count`, with a value by choice. Requires: the kind is new.
  void add(std::span<const double> values, int count) {
    for (std::size_t choice = 0; choice < values_.size(); ++choice) values_[choice].push_back(values[choice]);
    counts_.push_back(count);
    met_ += count;
  }

  void drop(std::size_t choice) { values_.erase(values_.begin() + static_cast<std::ptrdiff_t>(choice)); }

  std::size_t choices() const { return values_.size(); }
  std::size_t kinds() const { return counts_.size(); }
  /// Whether every tile of the bag was met: the means are exact.
  bool is_whole() const { return met_ >= tiles_; }

  /// Requires: kinds() > 0.
  double mean(std::size_t choice) const {
    double sum = 0;
    for (std::size_t kind = 0; kind < counts_.size(); ++kind) sum += counts_[kind] * values_[choice][kind];
    return sum / met_;
  }

  /// The standard error of mean(one) − mean(other): from the differences on the same tiles, less the more of
  /// the bag was met. Infinite after a single kind of several.
  double error(std::size_t one, std::size_t other) const {
    if (is_whole() || one == other) return 0;
    const auto kinds = static_cast<double>(counts_.size());
    if (kinds < 2) return HUGE_VAL;
    const double mean_difference = mean(one) - mean(other);
    double squares = 0, spread = 0;
    for (std::size_t kind = 0; kind < counts_.size(); ++kind) {
      const double off = values_[one][kind] - values_[other][kind] - mean_difference;
      const double share = static_cast<double>(counts_[kind]) / met_;
      squares += share * off * off;
      spread += share * share;
    }
    const double unmet = 1 - static_cast<double>(met_) / tiles_;
    return std::sqrt(squares * kinds / (kinds - 1) * spread * unmet);
  }

  /// Whether two choices had the same value on each tile.
  bool is_equal(std::size_t one, std::size_t other) const {
    constexpr double kSame = 1e-6;  // sums in another order
    return std::ranges::equal(values_[one], values_[other],
                              [](double a, double b) { return std::abs(a - b) < kSame; });
  }

 private:
  std::vector<std::vector<double>> values_;  ///< by choice and kind
  std::vector<int> counts_;                  ///< by kind
  int tiles_;
  int met_ = 0;
};

}  // namespace bastide::bots
