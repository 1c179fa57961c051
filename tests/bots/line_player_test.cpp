// A computer player that speaks the line protocol.
#include <bots/line_player.hpp>

#include <engine/catalogue.hpp>
#include <engine/random.hpp>

#include "catch.hpp"

#include <algorithm>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::bots;

namespace {

LinePlayer player_of(Level level, std::uint64_t seed = 1) {
  return LinePlayer(level, seed, [](int) { return Budget{.nodes = 200}; });
}

std::string told(LinePlayer& player, const std::string& line) {
  return player.answer(line).value_or("nothing");
}

bool is_error(const std::string& answer) { return answer.starts_with("error "); }

Setup shuffled(int seats, std::uint64_t seed) {
  Setup setup = line_setup(seats);
  Random random(seed);
  random.shuffle(std::span(setup.piles.front().items));
  return setup;
}

}  // namespace

TEST_CASE("a line player answers each word once, and nothing that is no line for it", "[bots][line]") {
  LinePlayer player = player_of(Level::neighbour);
  CHECK(told(player, "name") == "name bastide neighbour");
  CHECK(!player.answer(""));
  CHECK(!player.answer("  # a remark"));
  CHECK(told(player, "new 2 7") == "ok");
  CHECK(told(player, "you 1") == "ok");
  CHECK(told(player, "scores") == "scores 0 0 supply 7 7 next 0 left 71 over 0");
  CHECK(told(player, " tile  U \r") == "place");
  CHECK(told(player, "go").starts_with("move "));
  CHECK(told(player, "tile base-D") == "place");
  CHECK(!player.left());
  CHECK(!player.answer("quit"));
  CHECK(player.left());
}

TEST_CASE("a line player refuses what does not fit, and stays where it was", "[bots][line]") {
  LinePlayer player = player_of(Level::neighbour);
  for (const char* line :
       {"tile U", "go", "you 0", "scores", "move 1 0 0 -", "new", "new 1 1", "new 7 1", "new x 1"})
    CHECK(is_error(told(player, line)));
  REQUIRE(told(player, "new 2 1") == "ok");
  for (const char* line :
       {"you 2", "you", "you -1", "go", "move 1 0 0 -", "tile", "tile Z", "tile tower-A", "dance"})
    CHECK(is_error(told(player, line)));
  REQUIRE(told(player, "tile U") == "place");
  for (const char* line :
       {"tile U", "you 0", "move 9 9 0 -", "move 0 0 0 -", "move 1 0 4 -", "move 1 0 0", "move a 0 0 -",
        "move 1 0 0 200", "move 1 0 0 -1", "move 99999 0 0 -", "move 1 0 0 0 0"}) {
    CAPTURE(line);
    CHECK(is_error(told(player, line)));
  }
  CHECK(told(player, "scores") == "scores 0 0 supply 7 7 next 0 left 70 over 0");
  CHECK(told(player, "go").starts_with("move "));
}

TEST_CASE("a line player asks for the budget of each decision of a turn", "[bots][line]") {
  std::vector<int> asked;
  LinePlayer player(Level::neighbour, 1, [&](int decision) {
    asked.push_back(decision);
    return Budget{.nodes = 200};
  });
  REQUIRE(told(player, "new 2 7") == "ok");
  REQUIRE(told(player, "tile U") == "place");
  REQUIRE(told(player, "go").starts_with("move "));
  CHECK(asked == std::vector{0, 1});
}

TEST_CASE("a line player tells all that may be done with the tile in hand", "[bots][line]") {
  LinePlayer player = player_of(Level::neighbour);
  CHECK(is_error(told(player, "options")));
  REQUIRE(told(player, "new 2 7") == "ok");
  CHECK(is_error(told(player, "options")));
  REQUIRE(told(player, "tile U") == "place");
  // Both roads run from west to east; D has its city in the north, and U a field on either side of its road.
  CHECK(told(player, "options") == "options -1,0,0:012 -1,0,2:012 1,0,0:012 1,0,2:012 0,1,0:012 0,1,2:012");
  REQUIRE(told(player, "move 1 0 0 -") == "ok");
  CHECK(is_error(told(player, "options")));
}

TEST_CASE("a line player counts the tiles that it has been told", "[bots][line]") {
  LinePlayer player = player_of(Level::random);
  REQUIRE(told(player, "new 2 1") == "ok");
  REQUIRE(told(player, "tile C") == "place");  // one of it is in the box
  REQUIRE(told(player, "go").starts_with("move "));
  CHECK(is_error(told(player, "tile C")));
}

TEST_CASE("two line players agree on whole games", "[bots][line][random]") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const int seats = 2 + static_cast<int>(seed % 5);
    CAPTURE(seed, seats);
    const Setup setup = shuffled(seats, seed);
    Events events;
    const auto game = line_kind().start(setup, events).value();
    LinePlayer mover = player_of(Level::random, seed), other = player_of(Level::neighbour);
    for (LinePlayer* player : {&mover, &other})
      REQUIRE(told(*player, "new " + std::to_string(seats) + " " + std::to_string(seed)) == "ok");
    std::size_t drawn = 0;
    const auto tell_tiles = [&] {
      const std::vector<TileId> all = game->drawn();
      for (; drawn < all.size(); ++drawn) {
        const bool in_hand = !game->over() && drawn + 1 == all.size();
        for (LinePlayer* player : {&mover, &other})
          REQUIRE(told(*player, "tile " + std::string(tile(all[drawn]).id)) ==
                  (in_hand ? "place" : "discard"));
      }
    };
    while (!game->over()) {
      tell_tiles();
      const std::string line = told(mover, "go");
      const auto move = move_of(words_of(line));
      REQUIRE(move);
      REQUIRE(to_line(*move) == line);
      REQUIRE(apply(*game, *move, events));
      REQUIRE(told(other, line) == "ok");
    }
    tell_tiles();
    std::string expected = "scores";
    for (const int score : scores(*game)) expected += " " + std::to_string(score);
    CHECK(told(mover, "scores").starts_with(expected + " supply "));
    CHECK(told(mover, "scores").ends_with(" next - left 0 over 1"));
    CHECK(told(other, "scores") == told(mover, "scores"));
  }
}

TEST_CASE("a tile that fits nowhere leaves the game, and the same seat draws again", "[bots][line][random]") {
  int discards = 0;
  for (std::uint64_t seed = 1; seed < 1000 && discards == 0; ++seed) {
    Events events;
    const auto game = line_kind().start(shuffled(2, seed), events).value();
    Random random(seed);
    std::vector<std::string> lines = {"new 2 1"}, answers = {"ok"};
    std::size_t drawn = 0;
    while (!game->over()) {
      for (const std::vector<TileId> all = game->drawn(); drawn < all.size(); ++drawn) {
        lines.push_back("tile " + std::string(tile(all[drawn]).id));
        answers.emplace_back(drawn + 1 == all.size() ? "place" : "discard");
        discards += drawn + 1 != all.size();
      }
      const std::vector<Action> legal = game->legal_actions();
      const Action placed = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      const LineMove move{placed.cell, placed.rotation, std::nullopt};
      REQUIRE(apply(*game, move, events));
      lines.push_back(to_line(move));
      answers.emplace_back("ok");
    }
    if (discards == 0) continue;
    LinePlayer player = player_of(Level::random);
    for (std::size_t i = 0; i < lines.size(); ++i) REQUIRE(told(player, lines[i]) == answers[i]);
  }
  CHECK(discards > 0);
}

TEST_CASE("the same seeds give the same moves", "[bots][line]") {
  const auto first_move = [](std::uint64_t seed, const char* game) {
    LinePlayer player = player_of(Level::random, seed);
    REQUIRE(told(player, game) == "ok");
    REQUIRE(told(player, "tile U") == "place");
    return told(player, "go");
  };
  CHECK(first_move(1, "new 2 5") == first_move(1, "new 2 5"));
  std::vector<std::string> moves;
  for (std::uint64_t seed = 0; seed < 20; ++seed) moves.push_back(first_move(seed, "new 2 5"));
  CHECK(std::ranges::count(moves, moves[0]) < 20);
}
