// The Castle for search: flat positions, which must play the same game as rooms do.
#include <engine/castle/referee.hpp>

#include <engine/game.hpp>

#include "allocations.hpp"
#include "castle/games.hpp"
#include "catch.hpp"
#include "describe.hpp"
#include "effort.hpp"

#include <map>
#include <new>

namespace bastide::test::castle {
namespace {

using bastide::castle::Position;
using bastide::castle::Referee;

/// A position with its set-up and the tiles still to be drawn.
class Table {
 public:
  explicit Table(const Setup& setup) : referee_(setup.rules), order_(setup.forced) {
    if (!setup.end_after_forced)
      order_.insert(order_.end(), setup.piles[0].items.begin(), setup.piles[0].items.end());
    referee_.begin(position, setup.first_player, setup.piles[1].items, setup.start,
                   static_cast<int>(order_.size()));
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
  void resign(Seat seat, Events* log = nullptr) { referee_.resign(position, seat, log); }
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

/// Plays one random game on a flat position and in a room in parallel.
void play_side_by_side(std::uint64_t seed) {
  INFO("seed " << seed);
  RandomGame players(seed);
  const auto game = started(players.setup());
  Table table(players.setup());
  while (!game->over()) {
    REQUIRE(fingerprint(table.position) == game->fingerprint());
    const ActionList& legal = table.legal();
    REQUIRE(text(std::vector<Action>(legal.begin(), legal.end())) == text(game->legal_actions()));
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
}

Table shuffled_table(std::uint64_t seed) {
  Random random(seed);
  return Table(shuffled_setup(rules(), random));
}

}  // namespace

TEST_CASE("a flat position of The Castle plays the game that rooms play", "[castle][referee][random]") {
  const int games = effort(60);
  for (int number = 0; number < games; ++number)
    play_side_by_side(171000 + static_cast<std::uint64_t>(number));
}

TEST_CASE("a search of The Castle that keeps no log plays the same game", "[castle][referee]") {
  Random random(7);
  Table logged = shuffled_table(7), silent = shuffled_table(7);
  Events log;
  while (!logged.over()) {
    const Action action = logged.sample(random);
    logged.play(action, &log);
    silent.play(action);
    REQUIRE(fingerprint(logged.position) == fingerprint(silent.position));
  }
  REQUIRE_FALSE(log.empty());
}

TEST_CASE("a copied position of The Castle lives on by itself", "[castle][referee]") {
  Random random(8);
  Table table = shuffled_table(8);
  for (int moves = 0; moves < 40; ++moves) table.play(table.sample(random));
  const Position saved = table.position;
  const std::uint64_t before = fingerprint(saved);
  for (int moves = 0; moves < 20; ++moves) table.play(table.sample(random));
  REQUIRE(fingerprint(table.position) != before);
  REQUIRE(fingerprint(saved) == before);
}

TEST_CASE("sampled placements of The Castle are legal, and all legal ones are equally likely",
          "[castle][referee]") {
  Random random(9);
  Table table = shuffled_table(9);
  for (int decisions = 0; decisions < 30 || table.position.phase != Phase::place; ++decisions)
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

TEST_CASE("a search of The Castle allocates nothing", "[castle][referee]") {
  Random random(10);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Table table = shuffled_table(seed);
    const std::size_t before = allocations();
    while (!table.over()) {
      table.legal();
      table.play(table.sample(random));
    }
    REQUIRE(allocations() == before);
  }
  const std::size_t before = allocations();
  ::operator delete(::operator new(1));
  REQUIRE(allocations() > before);  // or the count would prove nothing
}

}  // namespace bastide::test::castle
