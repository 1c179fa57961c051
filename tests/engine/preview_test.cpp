// preview(): shows what would follow, without playing it and without revealing what is hidden.
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "effort.hpp"
#include "properties.hpp"
#include "random_games.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

/// The events that a preview may show: up to the end of the turn, without what would be drawn.
Events up_to_the_end_of_the_turn(const Events& events) {
  const auto ends = [](const Event& event) { return std::holds_alternative<TurnEnded>(event); };
  const auto draws = [](const Event& event) {
    return std::holds_alternative<TileDrawn>(event) || std::holds_alternative<ChanceDrawn>(event);
  };
  auto last = std::ranges::find_if(events, ends);
  if (last != events.end()) ++last;
  return {events.begin(), std::find_if(events.begin(), last, draws)};
}

bool any_turn_ended(const Events& events) { return !only<TurnEnded>(events).empty(); }

void check_preview(const Game& game, Seat seat, const std::vector<Action>& actions) {
  const std::uint64_t before = game.fingerprint();
  const Result<Preview> seen = foresee(game, seat, actions);
  REQUIRE(seen);
  REQUIRE(game.fingerprint() == before);
  REQUIRE(only<TileDrawn>(seen->events).empty());

  const auto done = game.clone();
  Events events;
  for (const Action& action : actions) REQUIRE(done->apply(seat, action, events));
  REQUIRE(text(seen->events) == text(up_to_the_end_of_the_turn(events)));
  const bool ends = done->over() || any_turn_ended(events) || !only<TileDrawn>(events).empty() ||
                    !only<ChanceDrawn>(events).empty();
  REQUIRE(seen->ends_turn == ends);
  if (ends || done->to_act() != seat)
    REQUIRE(seen->choices.empty());
  else
    REQUIRE(text(actions_of(*seen)) == text(done->legal_actions()));
}

}  // namespace

TEST_CASE("a preview tells what would follow up to the end of the turn and changes nothing",
          "[engine][random]") {
  const int games = effort(60);
  for (int number = 0; number < games; ++number) {
    const std::uint64_t seed = 80000 + static_cast<std::uint64_t>(number);
    INFO("seed " << seed);
    RandomGame players(seed);
    const auto game = players.advanced(started(players.setup()));
    Events events;
    while (!game->over()) {
      const Seat seat = game->to_act();
      check_preview(*game, seat, {});
      for (const Action& action : game->legal_actions()) {
        if (action.kind == ActionKind::draw_again) continue;
        check_preview(*game, seat, {action});
      }
      const Action action = players.choose_action(*game);
      if (action.kind == ActionKind::place_tile) {
        const Preview placed = foresee(*game, seat, std::vector{action}).value();
        for (const Action& then : actions_of(placed)) check_preview(*game, seat, {action, then});
        check_nested(*game, seat, std::vector{action}, 30);
      }
      REQUIRE(game->apply(seat, action, events));
    }
  }
}

TEST_CASE("a preview refuses what would be refused", "[engine][preview]") {
  const auto game = started(forced_setup(base_rules(), 2, tiles({"U", "U"})));
  REQUIRE(foresee(*game, 0, std::vector{kPass}).error().code == Code::cannot_pass);
  REQUIRE(foresee(*game, 1, std::vector{place(1, 0, 0)}).error().code == Code::not_your_turn);
  REQUIRE(foresee(*game, 0, std::vector{place(1, 0, 1)}).error().code == Code::tile_does_not_fit);
  REQUIRE(foresee(*game, 0, std::vector{place(1, 0, 0), deploy(7)}).error().code == Code::no_such_feature);
}

TEST_CASE("a preview goes no further than the turn, even where the next one is the same seat's",
          "[engine][preview]") {
  for (const int seats : {1, 2}) {
    const auto game = started(forced_setup(base_rules(), seats, tiles({"U", "U"})));
    const auto beyond = foresee(*game, 0, std::vector{place(1, 0, 0), kPass, place(2, 0, 0)});
    REQUIRE_FALSE(beyond);
    REQUIRE(beyond.error().code == Code::wrong_phase);
  }
}

TEST_CASE("a preview of drawing again tells no tile (BASE-OPT-02)", "[engine][preview]") {
  const Rules rules = base_rules({{"unplaceable", "redraw_may"}});
  // E closes the only open city; C then has no place.
  const auto game = started(forced_setup(rules, 2, tiles({"E", "C", "U"})));
  play(*game, place(0, -1, 2));
  play(*game, kPass);
  REQUIRE(game->snapshot().table.phase == Phase::redraw);
  const Preview seen = foresee(*game, 1, std::vector{kDrawAgain}).value();
  REQUIRE(seen.events.empty());
  REQUIRE(seen.choices.empty());
  // The result of the next action must not reveal whether the coming tile fits somewhere.
  for (const Action& next : {place(1, 0, 0), place(5, 5, 0), kPass, kDrawAgain})
    REQUIRE(foresee(*game, 1, std::vector{kDrawAgain, next}).error().code == Code::wrong_phase);
}

}  // namespace bastide::test
