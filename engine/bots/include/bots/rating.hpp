// What many mirrored decks say about two players.
#pragma once

#include <cstdint>
#include <utility>

namespace bastide::bots {

/// The Elo difference of a player with this share of the points; ±infinity for all and none.
double elo_of_share(double share);

/// A player's shares over decks; each deck is one observation.
class Shares {
 public:
  void add(double share);

  std::int64_t decks() const { return decks_; }
  /// Requires, also for the next function: at least one deck.
  double mean() const;
  /// 95 % by the normal approximation, within 0 … 1.
  std::pair<double, double> interval() const;

  /// Sequential probability ratio test: the log-likelihood ratio of the true share `better` over `worse`, by
  /// the normal approximation. Above ln 19 accept `better`, below −ln 19 accept `worse`; each is wrong in at
  /// most 5 of 100 tests. Requires: worse < better.
  double log_likelihood_ratio(double worse, double better) const;

 private:
  double variance() const;

  std::int64_t decks_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

/// What such a test has accepted so far.
enum class Accepted : std::uint8_t { nothing, worse, better };
Accepted sequential_test(const Shares& shares, double worse, double better);

}  // namespace bastide::bots
