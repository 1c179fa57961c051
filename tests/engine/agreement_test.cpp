// Random games, in which a second, naive implementation of the rules checks the state after every action.
#include "agreement.hpp"

#include "catch.hpp"
#include "effort.hpp"

namespace bastide::test {
namespace {

void play_and_compare_from(std::uint64_t first_seed) {
  const int games = effort(200);
  int actions = 0;
  for (int game = 0; game < games; ++game)
    actions += play_and_compare(first_seed + static_cast<std::uint64_t>(game));
  REQUIRE(actions > games);
}

}  // namespace

// Four cases, so that they run in parallel.
TEST_CASE("the engine agrees with a naive model of the rules, seeds from 10000", "[engine][random]") {
  play_and_compare_from(10000);
}
TEST_CASE("the engine agrees with a naive model of the rules, seeds from 20000", "[engine][random]") {
  play_and_compare_from(20000);
}
TEST_CASE("the engine agrees with a naive model of the rules, seeds from 30000", "[engine][random]") {
  play_and_compare_from(30000);
}
TEST_CASE("the engine agrees with a naive model of the rules, seeds from 40000", "[engine][random]") {
  play_and_compare_from(40000);
}

}  // namespace bastide::test
