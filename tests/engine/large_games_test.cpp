// Decks larger than any box, which records may force. The board has no edge and must never overlap itself.
#include <engine/carcassonne/board.hpp>
#include <engine/game.hpp>

#include "all_modules.hpp"
#include "catch.hpp"
#include "describe.hpp"
#include "effort.hpp"
#include "random_games.hpp"
#include "reference/model.hpp"

#include <set>
#include <utility>
#include <vector>

namespace bastide::test {
namespace {

/// The longest deck of this tile that is accepted.
std::size_t longest_deck(const Rules& rules, TileId tile) {
  std::size_t longest = 0;
  for (std::size_t step = 1024; step > 0; step /= 2) {
    Events events;
    if (carcassonne().start(forced_setup(rules, 2, std::vector(longest + step, tile)), events))
      longest += step;
  }
  return longest;
}

/// Up to six start tiles that fit each other, near and far, most of them islands.
std::vector<StartTile> islands(Random& random) {
  const std::vector<TileId> choice = tiles({"D", "B", "U", "V", "X", "E", "H", "R", "C", "A"});
  const auto below = [&](std::uint32_t n) { return static_cast<int>(random.below(n)); };
  reference::Board board;
  std::vector<StartTile> start;
  for (int tries = 0; tries < 6; ++tries) {
    const int spread = below(2) == 0 ? 3 : 40;
    const reference::Spot spot{.y = below(2u * static_cast<std::uint32_t>(spread)) - spread,
                               .x = below(2u * static_cast<std::uint32_t>(spread)) - spread};
    const reference::Laid laid{choice[random.below(static_cast<std::uint32_t>(choice.size()))], below(4)};
    if (board.contains(spot) || !reference::edges_fit(board, spot, laid)) continue;
    board[spot] = laid;
    start.push_back({laid.tile, reference::cell(spot), static_cast<Rotation>(laid.rotation)});
  }
  return start;
}

void check_against_model(const Setup& setup, const Game& game, const reference::Outcome& expected,
                         const Events& events) {
  REQUIRE(text(events) == text(expected.events));
  const bool same = game.snapshot() == expected.after;
  REQUIRE(same);
  const bool same_legal = game.legal_actions() == reference::legal_actions(setup, expected.after.table);
  REQUIRE(same_legal);
}

void play_against_model(const Setup& setup, std::uint64_t seed) {
  RandomGame players(seed);  // only used for its habits, not its set-up
  auto [game, events] = started_with_events(setup);
  reference::Outcome expected = reference::begin(setup);
  check_against_model(setup, *game, expected, events);
  while (!game->over()) {
    const Action action = players.choose_action(*game);
    expected = reference::apply(setup, expected.after, game->to_act(), action);
    events = play(*game, action);
    check_against_model(setup, *game, expected, events);
  }
}

/// How many of the table's cells, including the empty ones beside a tile, share their place on this board
/// with another one.
template <class B>
int shared_places(const TableState& table) {
  std::set<std::pair<int, int>> cells;
  for (const PlacedTile& tile : table.board) {
    for (const auto& [dx, dy] : {std::pair{0, 0}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}})
      cells.insert({tile.cell.x + dx, tile.cell.y + dy});
  }
  std::set<std::uint32_t> places;
  for (const auto& [x, y] : cells)
    places.insert(B::place({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}));
  return static_cast<int>(cells.size() - places.size());
}

}  // namespace

/// Lays this many tiles of a kind in a line, away from the origin. Returns the final table.
TableState lay_line(TileId tile, std::size_t count, int dx, int dy) {
  Setup setup = forced_setup(base_rules(), 2, std::vector(count, tile));
  setup.start = {{tile, {0, 0}, 0}};
  const auto game = started(setup);
  for (int step = 1; step <= static_cast<int>(count); ++step) {
    const std::size_t tiles = game->snapshot().table.board.size();
    REQUIRE(game->legal_actions().size() ==
            (2 * tiles + 2) * 4);  // a line of n tiles has 2n + 2 empty neighbours
    play(*game, place(step * dx, step * dy, 0));
    play(*game, kPass);
  }
  REQUIRE(game->over());
  return game->snapshot().table;
}

constexpr std::pair<int, int> kDirections[]{{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

TEST_CASE("the largest deck can be laid out in a line, in every direction", "[engine][large]") {
  const TileId crossing = tiles({"X"})[0];
  const std::size_t longest = longest_deck(base_rules(), crossing);
  REQUIRE(longest >= 300);
  for (const auto& [dx, dy] : kDirections) lay_line(crossing, longest, dx, dy);
}

TEST_CASE("hashed boards tell cells apart that share a place", "[engine][large]") {
  const TileId city =
      tiles({"C"})[0];  // a single segment, so that the smallest board for that many tiles is chosen
  int middle = 0, wide = 0, large = 0;
  for (const auto& [dx, dy] : kDirections) {
    middle += shared_places<carcassonne::MiddleBoard>(lay_line(city, 199, dx, dy));
    wide += shared_places<carcassonne::WideBoard>(lay_line(city, 399, dx, dy));
    large += shared_places<carcassonne::LargeBoard>(lay_line(city, 499, dx, dy));
  }
  REQUIRE(middle > 0);
  REQUIRE(wide > 0);
  REQUIRE(large > 0);
}

TEST_CASE("large random games agree with the naive model", "[engine][large][random]") {
  const int games = effort(10);
  for (int number = 0; number < games; ++number) {
    const std::uint64_t seed = 90000 + static_cast<std::uint64_t>(number);
    INFO("seed " << seed);
    Random random(seed);
    std::vector<TileId> order;
    for (int copies = 0; copies < 3; ++copies) {
      const Setup box = shuffled_setup(base_rules(), 2, random);
      order.insert(order.end(), box.piles[0].items.begin(), box.piles[0].items.end());
    }
    play_against_model(forced_setup(base_rules(), 5, order), seed);
  }
}

/// The river, then the shuffled land tiles of as many boxes as needed.
std::vector<TileId> deck_of(const Rules& rules, std::size_t count, Random& random) {
  std::vector<TileId> deck;
  std::vector<Pile> box = carcassonne().piles(rules);
  while (deck.size() < count) {
    for (Pile& pile : box) {
      const bool land = pile.name == "tiles";
      if (!land && !deck.empty()) continue;
      if (land) random.shuffle(std::span(pile.items));
      deck.insert(deck.end(), pile.items.begin(), pile.items.end());
    }
  }
  deck.resize(count);
  return deck;
}

TEST_CASE("decks for every size of board, with all modules, agree with the naive model",
          "[engine][large][random]") {
  const Rules rules = rules_with(all_modules());
  // Around the maximum number of tiles of each board, including start tiles.
  const std::vector<std::size_t> counts = kSanitized
                                              ? std::vector<std::size_t>{82, 200, 400}
                                              : std::vector<std::size_t>{40, 82, 83, 199, 200, 399, 400};
  for (const std::size_t count : counts) {
    INFO(count << " tiles");
    Random random(92000 + count);
    Setup setup = forced_setup(rules, 2 + static_cast<int>(count % 4), deck_of(rules, count, random));
    play_against_model(setup, 92000 + count);
  }
}

TEST_CASE("as many tiles as the largest board holds are accepted, and no more", "[engine][large]") {
  const Rules rules = base_rules();
  Events events;
  const auto accepted = [&](std::size_t count) {
    return carcassonne()
        .start(forced_setup(rules, 2, std::vector(count, tiles({"E"})[0])), events)
        .has_value();
  };
  REQUIRE(accepted(499));  // and the start tile
  REQUIRE_FALSE(accepted(500));
}

TEST_CASE("games that begin with islands agree with the naive model", "[engine][large][random]") {
  const int games = effort(100);
  for (int number = 0; number < games; ++number) {
    const std::uint64_t seed = 91000 + static_cast<std::uint64_t>(number);
    INFO("seed " << seed);
    Random random(seed);
    Setup setup = shuffled_setup(base_rules(), 3, random);
    setup.start = islands(random);
    play_against_model(setup, seed);
  }
}

TEST_CASE("a table far from the origin is like any other", "[engine][large]") {
  for (const int x : {-250, 250}) {
    for (const int y : {-250, 250}) {
      Setup setup = forced_setup(base_rules(), 2, tiles({"U", "E", "X"}));
      setup.start = {{tiles({"D"})[0], {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}, 0}};
      const auto game = started(setup);
      lay(*game, x + 1, y, 0);
      lay_and_claim(*game, x, y - 1, 2, FeatureKind::city, Side::south);
      REQUIRE(score(*game, 1) == 4);
      REQUIRE(is_legal(*game, place(x + 2, y, 3)));
    }
  }
}

}  // namespace bastide::test
