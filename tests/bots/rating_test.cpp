// Elo, intervals and the sequential test.
#include <bots/rating.hpp>

#include <engine/random.hpp>

#include "catch.hpp"

#include <cmath>

using namespace bastide;
using namespace bastide::bots;

namespace {

bool near(double value, double expected, double margin) { return std::abs(value - expected) <= margin; }

/// Decks of which `of_thousand` per thousand go to the first player.
Shares played(int decks, std::uint32_t of_thousand, std::uint64_t seed) {
  Random random(seed);
  Shares shares;
  for (int i = 0; i < decks; ++i) shares.add(random.below(1000) < of_thousand ? 1 : 0);
  return shares;
}

}  // namespace

TEST_CASE("Elo follows from the share", "[bots][rating]") {
  CHECK(near(elo_of_share(0.5), 0, 1e-9));
  CHECK(near(elo_of_share(0.75), 190.8, 0.1));
  CHECK(near(elo_of_share(0.25), -190.8, 0.1));
  CHECK(std::isinf(elo_of_share(1)));
}

TEST_CASE("an interval holds the mean, stays within all and nothing, and narrows", "[bots][rating]") {
  Shares one;
  one.add(1);
  CHECK(one.mean() == 1);
  CHECK(one.interval().first < 0.5);
  CHECK(one.interval().second == 1);
  const Shares few = played(100, 600, 1), many = played(10'000, 600, 1);
  const auto width = [](const Shares& shares) { return shares.interval().second - shares.interval().first; };
  CHECK(near(width(few), 2 * 1.96 * 0.049, 0.02));
  CHECK(near(width(many), width(few) / 10, 0.005));
}

TEST_CASE("the sequential test errs in about one of twenty, and decides", "[bots][rating]") {
  int accepted_better = 0, undecided = 0;
  constexpr int kTests = 400;
  for (std::uint64_t seed = 0; seed < kTests; ++seed) {
    Random random(seed);
    Shares shares;
    Accepted accepted = Accepted::nothing;
    for (int deck = 0; deck < 5000 && accepted == Accepted::nothing; ++deck) {
      shares.add(random.below(1000) < 500 ? 1 : 0);
      accepted = sequential_test(shares, 0.5, 0.6);
    }
    accepted_better += accepted == Accepted::better;
    undecided += accepted == Accepted::nothing;
  }
  CHECK(undecided == 0);
  CHECK(accepted_better > 0);
  CHECK(accepted_better < kTests / 10);
  CHECK(sequential_test(played(1000, 650, 3), 0.5, 0.6) == Accepted::better);
  CHECK(sequential_test(played(3, 1000, 3), 0.5, 0.6) == Accepted::nothing);
}
