// Drawing, and tiles that fit nowhere.
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "scenario.hpp"

namespace bastide::test {
namespace {

/// E closes the only city on the table, so that C (a city on every side) fits nowhere afterwards.
std::unique_ptr<Game> after_closing_the_city(const Options& options,
                                             std::initializer_list<std::string_view> pile,
                                             Events* events = nullptr) {
  std::vector<TileId> order = tiles({"E"});
  const std::vector<TileId> rest = tiles(pile);
  order.insert(order.end(), rest.begin(), rest.end());
  auto game = started(forced_setup(base_rules(options), 2, order));
  const Events happened = lay(*game, 0, -1, 2);
  if (events != nullptr) *events = happened;
  return game;
}

}  // namespace

TEST_CASE("the next tile of the pile is drawn and seen by all (BASE-DRAW-01)", "[engine][drawing]") {
  auto [game, events] = started_with_events(forced_setup(base_rules(), 2, tiles({"V", "U"})));
  const auto drawn = only<TileDrawn>(events);
  REQUIRE(drawn.size() == 1);
  REQUIRE(drawn[0].seat == 0);
  REQUIRE(drawn[0].tile == tiles({"V"})[0]);
  for (const Seat viewer : {Seat{0}, Seat{1}, kNoSeat})
    REQUIRE(game->view(viewer).table.tile == tiles({"V"})[0]);
}

TEST_CASE(
    "a tile that fits nowhere leaves the game and the same player draws again, as often as needed "
    "(BASE-DRAW-02, BASE-DIFF-06)",
    "[engine][drawing]") {
  Events events;
  const auto game = after_closing_the_city({}, {"C", "C", "C", "U"}, &events);
  REQUIRE(only<TileDrawn>(events).size() == 4);
  const auto discarded = only<TileDiscarded>(events);
  REQUIRE(discarded.size() == 3);
  for (const TileDiscarded& discard : discarded) REQUIRE(discard.seat == 1);
  REQUIRE(game->to_act() == 1);
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(game->snapshot().table.tile == tiles({"U"})[0]);
  REQUIRE(game->snapshot().table.discards == tiles({"C", "C", "C"}));
}

TEST_CASE("when the pile ends so, the game ends at once (BASE-DRAW-03)", "[engine][drawing]") {
  for (const std::string option : {"redraw", "redraw_may"}) {
    Events events;
    const auto game = after_closing_the_city({{"unplaceable", option}}, {"C"}, &events);
    REQUIRE(game->over());
    REQUIRE(only<TurnEnded>(events).size() == 1);  // the first player's; the second's turn is none
    REQUIRE(only<GameFinished>(events).size() == 1);
    REQUIRE(game->snapshot().table.board.size() == 2);
  }
}

TEST_CASE("a game may end before anybody could place (BASE-DRAW-03)", "[engine][drawing]") {
  Setup setup = forced_setup(base_rules(), 2, tiles({"C", "C"}));
  setup.start = {{tiles({"B"})[0], {0, 0}, 0}};
  auto [game, events] = started_with_events(setup);
  REQUIRE(game->over());
  REQUIRE(only<GameFinished>(events)[0].winners == std::vector<Seat>{0, 1});
}

TEST_CASE("a discarded tile is not offered again, even where it would fit later (BASE-DRAW-04)",
          "[engine][drawing]") {
  const auto game = after_closing_the_city({}, {"C", "R", "U", "U"});
  lay(*game, 0, 1, 2);  // R opens three city sides: C would fit now
  while (!game->over()) {
    REQUIRE(game->snapshot().table.tile != tiles({"C"})[0]);
    play(*game, game->legal_actions().back());
  }
  REQUIRE(game->snapshot().table.discards == tiles({"C"}));
}

TEST_CASE("unplaceable=redraw_may: after a discard the player draws again or ends the turn (BASE-OPT-02)",
          "[engine][drawing]") {
  const Options options{{"unplaceable", std::string("redraw_may")}};
  const std::vector<Action> choices{kDrawAgain, kPass};

  SECTION("draws again, as often as needed") {
    const auto game = after_closing_the_city(options, {"C", "C", "U", "U"});
    REQUIRE(phase(*game) == Phase::redraw);
    REQUIRE(game->snapshot().table.tile == kNoTile);
    REQUIRE(game->to_act() == 1);
    const bool as_offered = game->legal_actions() == choices;
    REQUIRE(as_offered);
    play(*game, kDrawAgain);
    REQUIRE(phase(*game) == Phase::redraw);
    play(*game, kDrawAgain);
    REQUIRE(phase(*game) == Phase::place);
    REQUIRE(game->to_act() == 1);
    REQUIRE(game->snapshot().table.discards == tiles({"C", "C"}));
  }
  SECTION("or ends the turn without a tile") {
    const auto game = after_closing_the_city(options, {"C", "U", "U"});
    REQUIRE(text(play(*game, kPass)) ==
            std::vector<std::string>{"the turn of seat 1 ends", "seat 0 draws base-U"});
    REQUIRE(game->to_act() == 0);
    REQUIRE(phase(*game) == Phase::place);
  }
  SECTION("and places nothing meanwhile") {
    const auto game = after_closing_the_city(options, {"C", "U"});
    REQUIRE(code_of(*game, place(1, 0, 0)) == Code::wrong_phase);
    REQUIRE(code_of(*game, deploy(0)) == Code::wrong_phase);
  }
}

}  // namespace bastide::test
