// The vectors of protocol/README.md, computed independently of this program.
#include <protocol/records/shuffle.hpp>
#include <protocol/seed_streams.hpp>

#include <engine/game.hpp>
#include <engine/streams.hpp>

#include "catch.hpp"

#include <algorithm>
#include <map>
#include <numeric>

using namespace bastide::protocol;
using bastide::Pile;
using bastide::Stream;

namespace {

Bytes32 counting_secret() {
  Bytes32 secret{};
  std::iota(secret.begin(), secret.end(), std::uint8_t{0});
  return secret;
}

GameId counting_id() { return from_hex<16>("000102030405060708090a0b0c0d0e0f").value(); }

Bytes32 vector_seed() {
  Bytes32 entropy{};
  entropy.fill(0xaa);
  return derive_seed(counting_secret(), counting_id(),
                     std::vector<std::optional<Bytes32>>{std::nullopt, entropy});
}

std::vector<std::uint16_t> shuffled(std::string_view name, std::size_t size, const Bytes32& seed) {
  Pile pile{.name = name, .items = std::vector<std::uint16_t>(size)};
  std::iota(pile.items.begin(), pile.items.end(), std::uint16_t{0});
  shuffle(pile, seed);
  return pile.items;
}

}  // namespace

TEST_CASE("the commitment is SHA-256 of the secret", "[protocol][shuffle]") {
  CHECK(to_hex(commitment(counting_secret())) ==
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

TEST_CASE("the seed is HMAC-SHA-256 over game id and entropy", "[protocol][shuffle]") {
  CHECK(to_hex(vector_seed()) == "9061e0c78a31ea56527203e3ed174d4d602e4ca2c30223dfbdeb1a738cf261e3");
  const std::vector<std::optional<Bytes32>> none(2);
  CHECK(to_hex(derive_seed(counting_secret(), counting_id(), none)) ==
        "77f0e5081212f906fb3ac4400531c2cd28424306b71d7abdd7140ae3ea706ef9");
}

TEST_CASE("a seat without entropy still counts in the seed", "[protocol][shuffle]") {
  const std::vector<std::optional<Bytes32>> two(2), three(3);
  CHECK(derive_seed(counting_secret(), counting_id(), two) !=
        derive_seed(counting_secret(), counting_id(), three));
}

TEST_CASE("a named generator yields the numbers of its blocks", "[protocol][shuffle]") {
  const SeedStreams streams(vector_seed());
  Stream generator(streams, "tiles");
  CHECK(generator.below(1) == 0);
  CHECK(generator.below(2) == 1);
  CHECK(generator.below(6) == 3);
  CHECK(generator.below(72) == 28);
  CHECK(generator.below(1'000'000) == 608'023);
}

TEST_CASE("numbers that would favour small remainders are thrown away", "[protocol][shuffle]") {
  const SeedStreams streams(vector_seed());
  Stream generator(streams, "tiles");
  const std::vector<std::uint32_t> expected{2976641456, 37918663,   2801832591, 2090347660, 266608023,
                                            2672550680, 2554789440, 308022172};  // 3517337833 left out
  for (const std::uint32_t number : expected) CHECK(generator.below(std::uint32_t{3} << 30) == number);
}

TEST_CASE("a word of a stream is the same whenever it is asked for (EXP-CHANCE-02, EXP-CHANCE-03)",
          "[protocol][shuffle]") {
  const SeedStreams streams(vector_seed());
  CHECK(streams.word("tiles", 2) == 2801832591);
  CHECK(streams.word("tiles", 0) == 2976641456);
  CHECK(streams.word("dragon", 0) != 2976641456);
  const std::uint32_t far = streams.word("dragon", 1'000'000'000'000);
  CHECK(streams.word("dragon", 0) != streams.word("dragon", 8));
  CHECK(streams.word("dragon", 1'000'000'000'000) == far);
  Stream from_the_start(streams, "tiles");
  for (int number = 0; number < 20; ++number) (void)from_the_start.below(7);
  Stream gone_on(streams, "tiles", from_the_start.next());
  CHECK(gone_on.below(1000) == from_the_start.below(1000));
}

TEST_CASE("piles are shuffled as the vectors say", "[protocol][shuffle]") {
  CHECK(shuffled("tiles", 10, vector_seed()) == std::vector<std::uint16_t>{9, 5, 1, 4, 0, 3, 2, 8, 7, 6});
  CHECK(shuffled("river", 12, vector_seed()) ==
        std::vector<std::uint16_t>{10, 5, 7, 8, 3, 0, 6, 9, 1, 2, 11, 4});
  CHECK(shuffled("tiles", 10, Bytes32{}) == std::vector<std::uint16_t>{7, 5, 8, 9, 3, 4, 2, 0, 6, 1});
  CHECK(shuffled("tiles", 71, vector_seed()) ==
        std::vector<std::uint16_t>{63, 64, 22, 55, 3,  6,  19, 40, 43, 50, 48, 31, 7,  62, 21, 18, 51, 14,
                                   37, 66, 10, 5,  38, 26, 49, 27, 53, 11, 59, 24, 69, 32, 20, 45, 1,  36,
                                   42, 35, 33, 0,  44, 54, 61, 57, 56, 9,  12, 25, 23, 17, 4,  46, 2,  29,
                                   68, 65, 28, 58, 47, 16, 34, 70, 67, 41, 60, 8,  15, 52, 30, 13, 39});
}

TEST_CASE("piles of no and of one item shuffle to themselves", "[protocol][shuffle]") {
  CHECK(shuffled("tiles", 0, vector_seed()).empty());
  CHECK(shuffled("tiles", 1, vector_seed()) == std::vector<std::uint16_t>{0});
}

TEST_CASE("every item comes to every place about equally often", "[protocol][shuffle]") {
  constexpr std::size_t kItems = 5;
  constexpr int kRounds = 20'000;
  std::array<std::array<int, kItems>, kItems> seen{};
  for (int round = 0; round < kRounds; ++round) {
    Bytes32 seed{};
    seed[0] = static_cast<std::uint8_t>(round);
    seed[1] = static_cast<std::uint8_t>(round >> 8);
    const auto order = shuffled("tiles", kItems, seed);
    for (std::size_t place = 0; place < kItems; ++place) ++seen[order[place]][place];
  }
  for (const auto& item : seen)
    for (const int times : item)
      CHECK(std::abs(times - kRounds / 5) < 300);  // five standard deviations are 283
}

TEST_CASE("a random first player follows from the seed, a chosen one from the option (BASE-SETUP-04)",
          "[protocol][shuffle]") {
  const bastide::GameKind& kind = *bastide::games().front();
  const auto random = kind.resolve({}).value();
  CHECK(derive_first_player(random, 2, vector_seed()) == 0);
  CHECK(derive_first_player(random, 3, vector_seed()) == 1);
  CHECK(derive_first_player(random, 4, vector_seed()) == 0);
  CHECK(derive_first_player(random, 5, vector_seed()) == 1);
  const auto chosen = kind.resolve({.options = {{"first_player", std::int64_t{2}}}}).value();
  CHECK(derive_first_player(chosen, 3, vector_seed()) == 2);
}

TEST_CASE("a derived set-up holds the tiles of the rules in another order (BASE-SETUP-02)",
          "[protocol][shuffle]") {
  for (const bastide::GameKind* kind : bastide::games()) {
    const auto rules = kind->resolve({.game = std::string(kind->name())}).value();
    const auto setup = derive_setup(*kind, rules, 2, vector_seed());
    auto plain = kind->piles(rules);
    REQUIRE(setup.piles.size() == plain.size());
    for (std::size_t i = 0; i < plain.size(); ++i) {
      CHECK(setup.piles[i].name == plain[i].name);
      CHECK(std::ranges::is_permutation(setup.piles[i].items, plain[i].items));
      CHECK(setup.piles[i].items != plain[i].items);
    }
    CHECK(setup.start.size() == kind->opening_layout(rules).size());
    CHECK(setup.forced.empty());
    CHECK_FALSE(setup.end_after_forced);
  }
}
