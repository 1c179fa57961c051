// The engine for search: flat positions, which must play the same game as rooms do.
#include <engine/carcassonne/referee.hpp>

#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "effort.hpp"
#include "scenario.hpp"

#include <algorithm>
#include <map>
#include <memory>

namespace bastide::test {
namespace {

using carcassonne::CompactBoard;

/// A position with its set-up and the tiles still to be drawn.
template <class B>
class Table {
 public:
  explicit Table(const Setup& setup) : referee_(setup.rules), order_(setup.piles.front().items) {
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
  std::uint64_t fingerprint() const { return fingerprint_of(position); }
  std::uint64_t fingerprint_of(const carcassonne::Position<B>& other) const {
    return referee_.fingerprint(other);
  }
  Action sample_placement(Random& random) const { return referee_.sample_placement(position, random); }
  Action sample(Random& random) { return referee_.sample(position, random, list_); }

  carcassonne::Position<B> position;

 private:
  void draw(Events* log) {
    while (position.phase == Phase::draw) referee_.draw(position, order_[next_++], log);
  }

  carcassonne::Referee<B> referee_;
  std::vector<TileId> order_;
  std::size_t next_ = 0;
  ActionList list_;
};

std::vector<std::string> sorted_text(const ActionList& list) {
  std::vector<std::string> lines = text(std::vector<Action>(list.begin(), list.end()));
  std::ranges::sort(lines);
  return lines;
}

std::vector<std::string> sorted_text(const std::vector<Action>& list) {
  std::vector<std::string> lines = text(list);
  std::ranges::sort(lines);
  return lines;
}

/// Plays one random game on a flat position and in a room in parallel.
template <class B>
void play_side_by_side(std::uint64_t seed) {
  INFO("seed " << seed);
  Random random(seed);
  const Setup setup = shuffled_setup(base_rules(), 1 + static_cast<int>(random.below(5)), random);
  const auto game = started(setup);
  auto table = std::make_unique<Table<B>>(setup);
  while (!game->over()) {
    REQUIRE(table->fingerprint() == game->fingerprint());
    REQUIRE(sorted_text(table->legal()) == sorted_text(game->legal_actions()));
    const Action action = table->sample(random);
    Events searched;
    table->play(action, &searched);
    REQUIRE(text(play(*game, action)) == text(searched));
  }
  REQUIRE(table->position.phase == Phase::over);
  REQUIRE(table->fingerprint() == game->fingerprint());
}

}  // namespace

TEST_CASE("a flat position plays the game that rooms play, on every board", "[engine][referee][random]") {
  const int games = effort(20);
  for (int number = 0; number < games; ++number) {
    const auto seed = 95000 + static_cast<std::uint64_t>(number);
#define BASTIDE_PLAY_ON(B, ...) play_side_by_side<carcassonne::B>(seed);
    BASTIDE_FOR_EACH_BOARD(BASTIDE_PLAY_ON)
#undef BASTIDE_PLAY_ON
  }
}

TEST_CASE("a board takes only modules for whose state it has room", "[engine][referee]") {
  const Rules tower = rules_with({"tower"});
  REQUIRE_THROWS_AS(carcassonne::Referee<CompactBoard>(tower), std::logic_error);
  REQUIRE_NOTHROW(carcassonne::Referee<carcassonne::MiddleBoard>(tower));
  REQUIRE_NOTHROW(carcassonne::Referee<CompactBoard>(rules_with({"river", "abbot", "king_and_robber"})));
  const auto game =
      started(forced_setup(tower, 2, tiles({"U"})));  // few tiles: only the module asks for more
  play(*game, place(1, 0, 0));
  REQUIRE_FALSE(game->legal_actions().empty());
}

TEST_CASE("a search that keeps no log plays the same game", "[engine][referee]") {
  Random random(7);
  const Setup setup = shuffled_setup(base_rules(), 2, random);
  auto logged = std::make_unique<Table<CompactBoard>>(setup);
  auto silent = std::make_unique<Table<CompactBoard>>(setup);
  Events log;
  while (logged->position.phase != Phase::over) {
    const Action action = logged->sample(random);
    logged->play(action, &log);
    silent->play(action);
    REQUIRE(logged->fingerprint() == silent->fingerprint());
  }
  REQUIRE_FALSE(log.empty());
}

TEST_CASE("a copied position lives on by itself", "[engine][referee]") {
  Random random(8);
  const Setup setup = shuffled_setup(base_rules(), 2, random);
  auto table = std::make_unique<Table<CompactBoard>>(setup);
  for (int moves = 0; moves < 40; ++moves) table->play(table->sample(random));
  const auto saved = std::make_unique<carcassonne::Position<CompactBoard>>(table->position);
  const std::uint64_t before = table->fingerprint_of(*saved);
  for (int moves = 0; moves < 20; ++moves) table->play(table->sample(random));
  REQUIRE(table->fingerprint() != before);
  REQUIRE(table->fingerprint_of(*saved) == before);
}

TEST_CASE("sampled placements are legal, and all legal ones are equally likely", "[engine][referee]") {
  Random random(9);
  const Setup setup = shuffled_setup(base_rules(), 2, random);
  auto table = std::make_unique<Table<CompactBoard>>(setup);
  for (int decisions = 0; decisions < 30; ++decisions) table->play(table->sample(random));
  while (table->position.phase != Phase::place) table->play(table->sample(random));

  constexpr int kEach = 2000;
  std::map<std::string, int> seen;
  for (const Action& action : table->legal()) seen[text(action)] = 0;
  const int samples = kEach * static_cast<int>(seen.size());
  for (int sample = 0; sample < samples; ++sample) {
    const auto found = seen.find(text(table->sample_placement(random)));
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

}  // namespace bastide::test
