// How positions of The Discovery are judged.
#include "discovery/evaluation.hpp"
#include "discovery/players.hpp"
#include "discovery/setup.hpp"

#include <engine/discovery/referee.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "effort.hpp"
#include "kinds.hpp"

#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

using namespace bastide;
using bastide::bots::Expectation;
using bastide::bots::discovery::Evaluation;
using bastide::bots::discovery::turns_left;
using bastide::bots::discovery::Weights;
using bastide::bots::test::Kind;
using bastide::bots::test::shuffled;
using bastide::bots::test::started;
using bastide::discovery::Position;
using bastide::discovery::Referee;

namespace {

const Kind kKinds[] = {{"for two", {.game = "discovery"}, 2},
                       {"for five", {.game = "discovery"}, 5},
                       {"for experts", {.game = "discovery", .preset = "discovery-expert"}, 3}};

/// Plays a game at random, seats keeping most followers; calls visit(referee, position) before each decision,
/// until that returns false.
void play(const Kind& kind, std::uint64_t seed, auto visit) {
  const Setup setup = shuffled(kind, seed);
  const std::vector<TileId> order = discovery::draw_order(setup);
  const Referee referee(setup.rules);
  const auto position = std::make_unique<Position>();
  referee.begin(*position, setup.seats, 0, setup.start, static_cast<int>(order.size()));
  Random random(seed);
  ActionList list;
  for (auto tile = order.begin(); position->phase != Phase::over;) {
    if (position->phase == Phase::draw) {
      referee.draw(*position, *tile++);
      continue;
    }
    if (!visit(referee, *position)) return;
    const bool keeps = position->phase == Phase::action && random.below(3) > 0;
    referee.play(*position,
                 keeps ? Action{.kind = ActionKind::pass} : referee.sample(*position, random, list));
  }
}

bool holds_tiles(const Position& position) {
  for (const auto& hand : position.hands)
    if (hand.count > 0) return true;
  return position.tiles_left > 0;
}

/// A card of The Discovery by its number.
TileId card(const char* number) {
  return find_game("discovery")->find_tile(std::string("discovery-") + number).value();
}

}  // namespace

TEST_CASE(
    "when no tile is to come, what seats of The Discovery expect is what the end pays (DISCOVERY-FINAL-01)",
    "[bots][random]") {
  for (const Kind& kind : kKinds) {
    CAPTURE(kind.label);
    int judged = 0;
    for (int round = 0; round < test::effort(40); ++round) {
      play(kind, 700 + static_cast<std::uint64_t>(round), [&](const Referee& referee, Position& position) {
        if (position.phase != Phase::action || holds_tiles(position)) return true;
        const auto evaluation =
            std::make_unique<Evaluation>(referee.book(), std::vector<TileCount>{}, Weights{});
        const Expectation expected = evaluation->expect(position);
        referee.play(position, Action{.kind = ActionKind::pass});
        REQUIRE(position.phase == Phase::over);
        ++judged;
        for (Seat seat = 0; seat < position.seats; ++seat)
          CHECK(std::abs(expected[seat] - position.scores[seat]) < 1e-9);
        return false;
      });
    }
    CHECK(judged >= test::effort(40) / 2);
  }
}

TEST_CASE("players of The Discovery count the turns that every seat still has", "[bots][random]") {
  for (const Kind& kind : kKinds) {
    CAPTURE(kind.label);
    int games = 0;
    for (int round = 0; round < test::effort(20); ++round) {
      std::vector<std::array<int, discovery::kSeatsMost>> foreseen;
      std::vector<Seat> placed;
      bool all_placed = true;
      play(kind, 800 + static_cast<std::uint64_t>(round), [&](const Referee& referee, Position& position) {
        if (position.phase != Phase::place) return true;
        foreseen.push_back(turns_left(referee.book(), position));
        placed.push_back(position.seat);
        // A tile that fits nowhere is no turn of anybody.
        all_placed = all_placed && position.tile_count == placed.size();
        return true;
      });
      if (!all_placed || placed.size() != 83) continue;
      ++games;
      std::array<int, discovery::kSeatsMost> left{};
      for (std::size_t turn = placed.size(); turn-- > 0;) {
        ++left[placed[turn]];
        REQUIRE(foreseen[turn] == left);
      }
    }
    CHECK(games >= test::effort(20) / 2);
  }
}

// DISCOVERY-X03: three tiles of a complete grassland are worth six points while it is taken back, and three
// at the end.
TEST_CASE("a player takes a follower back from a complete region before the game ends (DISCOVERY-TAKE-01)",
          "[bots]") {
  const Kind kind{"for two", {.game = "discovery", .options = {{"first_player", std::int64_t{0}}}}, 2};
  Setup setup = shuffled(kind, 1);
  setup.forced = {card("13"), card("19"), card("83")};
  setup.end_after_forced = true;
  const auto game = started(kind, setup);
  Events events;
  const auto act = [&](Action action) { REQUIRE(game->apply(game->to_act(), action, events)); };
  act(Action{.kind = ActionKind::place_tile, .rotation = 1, .cell = {0, -1}});
  act(Action{.kind = ActionKind::deploy, .feature = 2});
  act(Action{.kind = ActionKind::place_tile, .rotation = 1, .cell = {0, -2}});
  act(Action{.kind = ActionKind::pass});
  const auto player = bots::discovery::make_player(bots::public_setup(setup), Weights{});
  while (!game->over()) act(player->choose(game->view(0), 1, {}));
  CHECK(scores(*game)[0] == 6);
}
