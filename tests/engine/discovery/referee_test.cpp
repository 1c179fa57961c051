// The Discovery for search: flat positions, which must play the same game as rooms do.
#include <engine/discovery/referee.hpp>

#include <engine/game.hpp>

#include "allocations.hpp"
#include "catch.hpp"
#include "describe.hpp"
#include "discovery/games.hpp"
#include "discovery/reference/model.hpp"
#include "effort.hpp"
#include "properties.hpp"

#include <algorithm>
#include <map>

namespace bastide::test::discovery {
namespace {

using bastide::discovery::Position;
using bastide::discovery::Referee;

/// A position with its set-up and the tiles still to be drawn.
class Table {
 public:
  explicit Table(const Setup& setup)
      : referee_(setup.rules), order_(reference::discovery::draw_order(setup)) {
    referee_.begin(position, setup.seats, setup.first_player, setup.start, static_cast<int>(order_.size()));
    draw(nullptr);
  }

  const ActionList& legal() {
    referee_.legal_actions(position, list_);
    return list_;
  }
  void play(const Action& action, Events* log = nullptr) {
    referee_.play(position, action, log);
    draw(log);
  }
  void resign(Seat seat, Events* log) {
    referee_.resign(position, seat, log);
    draw(log);
  }
  Action sample_placement(Random& random) const { return referee_.sample_placement(position, random); }
  Action sample(Random& random) { return referee_.sample(position, random, list_); }
  bool over() const { return position.phase == Phase::over; }

  Position position;

 private:
  void draw(Events* log) {
    while (position.phase == Phase::draw) referee_.draw(position, order_[next_++], log);
  }

  Referee referee_;
  std::vector<TileId> order_;
  std::size_t next_ = 0;
  ActionList list_;
};

std::vector<std::string> sorted(std::vector<std::string> texts) {
  std::ranges::sort(texts);
  return texts;
}

Table shuffled_table(std::uint64_t seed, const Options& options = {}) {
  Random random(seed);
  return Table(shuffled_setup(rules(options), 2 + static_cast<int>(seed % 4), random));
}

}  // namespace

TEST_CASE("a flat position of The Discovery plays the game that rooms play", "[discovery][referee][random]") {
  for_each_random_game<RandomGame>(471000, 60, [](RandomGame players) {
    const auto game = started(players.setup());
    Table table(players.setup());
    while (!game->over()) {
      REQUIRE(fingerprint(table.position) == game->fingerprint());
      const ActionList& legal = table.legal();
      REQUIRE(sorted(text(std::vector<Action>(legal.begin(), legal.end()))) ==
              sorted(text(game->legal_actions())));
      const auto [seat, action] = players.choose(*game);
      Events searched, played;
      if (action.kind == ActionKind::resign)
        table.resign(seat, &searched);
      else
        table.play(action, &searched);
      REQUIRE(game->apply(seat, action, played));
      REQUIRE(text(searched) == text(played));
      REQUIRE(score_sheets(searched) == score_sheets(played));
    }
    REQUIRE(table.over());
    REQUIRE(fingerprint(table.position) == game->fingerprint());
  });
}

TEST_CASE("a search of The Discovery that keeps no log plays the same game", "[discovery][referee]") {
  Random random(7);
  for (const Options& options : {Options{}, kExpert}) {
    Table logged = shuffled_table(7, options), silent = shuffled_table(7, options);
    Events log;
    while (!logged.over()) {
      const Action action = logged.sample(random);
      logged.play(action, &log);
      silent.play(action);
      REQUIRE(fingerprint(logged.position) == fingerprint(silent.position));
    }
    REQUIRE_FALSE(log.empty());
  }
}

TEST_CASE("a copied position of The Discovery lives on by itself", "[discovery][referee]") {
  Random random(8);
  Table table = shuffled_table(8);
  for (int moves = 0; moves < 40; ++moves) table.play(table.sample(random));
  const Position saved = table.position;
  const std::uint64_t before = fingerprint(saved);
  for (int moves = 0; moves < 20; ++moves) table.play(table.sample(random));
  REQUIRE(fingerprint(table.position) != before);
  REQUIRE(fingerprint(saved) == before);
}

TEST_CASE("sampled placements of The Discovery are legal, and all legal ones are equally likely",
          "[discovery][referee]") {
  Random random(9);
  Table table = shuffled_table(9);
  for (int decisions = 0; decisions < 20 || table.position.phase != Phase::place; ++decisions)
    table.play(table.sample(random));

  constexpr int kEach = 2000;
  std::map<std::string, int> seen;
  for (const Action& action : table.legal()) seen[text(action)] = 0;
  const int samples = kEach * static_cast<int>(seen.size());
  for (int sample = 0; sample < samples; ++sample) {
    const auto found = seen.find(text(table.sample_placement(random)));
    REQUIRE(found != seen.end());
    ++found->second;
  }
  // A count has mean 2000 and standard deviation 45: the bounds are six of these either way.
  for (const auto& [placement, count] : seen) {
    INFO(placement);
    CHECK(count > kEach - 270);
    CHECK(count < kEach + 270);
  }
}

TEST_CASE("a search of The Discovery allocates nothing", "[discovery][referee]") {
  Random random(10);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Table table = shuffled_table(seed, seed % 2 == 0 ? Options{} : kExpert);
    const std::size_t before = allocations();
    while (!table.over()) {
      table.legal();
      table.play(table.sample(random));
    }
    REQUIRE(allocations() == before);
  }
}

}  // namespace bastide::test::discovery
