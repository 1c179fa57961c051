#include <bots/rating.hpp>

#include <algorithm>
#include <cmath>

namespace bastide::bots {

double elo_of_share(double share) { return 400 * std::log10(share / (1 - share)); }

void Shares::add(double share) {
  ++decks_;
  sum_ += share;
  squares_ += share * share;
}

double Shares::mean() const { return sum_ / static_cast<double>(decks_); }

/// The variance of one deck. Never 0, so that a few equal results decide nothing: as if each side had won
/// one more deck.
double Shares::variance() const {
  const double decks = static_cast<double>(decks_) + 2, mean = (sum_ + 1) / decks;
  return (squares_ + 1) / decks - mean * mean;
}

std::pair<double, double> Shares::interval() const {
  constexpr double kNinetyFive = 1.96;
  const double half = kNinetyFive * std::sqrt(variance() / static_cast<double>(decks_));
  return {std::max(0.0, mean() - half), std::min(1.0, mean() + half)};
}

double Shares::log_likelihood_ratio(double worse, double better) const {
  if (decks_ == 0) return 0;
  return static_cast<double>(decks_) * (better - worse) * (2 * mean() - worse - better) / (2 * variance());
}

Accepted sequential_test(const Shares& shares, double worse, double better) {
  static const double kSure = std::log(19.0);
  const double ratio = shares.log_likelihood_ratio(worse, better);
  return ratio >= kSure ? Accepted::better : ratio <= -kSure ? Accepted::worse : Accepted::nothing;
}

}  // namespace bastide::bots
