// What is hidden in The Discovery: the order of the tiles to come. Two set-ups that differ only in it must
// look alike in every view, event and preview, until the difference is revealed.
#include <engine/game.hpp>

#include "discovery/games.hpp"
#include "discovery/reference/model.hpp"
#include "properties.hpp"

#include <algorithm>

namespace bastide::test::discovery {
namespace {

void shuffle_from(auto& items, std::size_t from, Random& random) {
  random.shuffle(std::span(items).subspan(std::min(from, items.size())));
}

/// The set-up with the tiles after the first `drawn` in another order.
Setup with_other_secrets(Setup setup, std::size_t drawn, Random& random) {
  shuffle_from(setup.forced, drawn, random);
  shuffle_from(setup.piles[0].items, drawn - std::min(drawn, setup.forced.size()), random);
  return setup;
}

Events before_any_draw(const Events& events) {
  return {events.begin(), std::ranges::find_if(events, [](const Event& event) {
            return std::holds_alternative<TileDrawn>(event);
          })};
}

void check_alike(const Game& game, const Game& other) {
  for (const Seat viewer : {Seat{0}, Seat{1}, kNoSeat})
    REQUIRE(text(game.view(viewer)) == text(other.view(viewer)));
  const Seat seat = game.to_act();
  for (const Action& action : game.legal_actions()) {
    const std::vector step{action};
    REQUIRE(text(foresee(game, seat, step, 50).value()) == text(foresee(other, seat, step, 50).value()));
  }
}

}  // namespace

TEST_CASE("a view of The Discovery holds what lies open, and legal actions only for the seat to act",
          "[discovery][random][view]") {
  for_each_random_game<RandomGame>(472000, 60, [](RandomGame players) {
    const auto game = started(players.setup());
    const std::vector<TileId> order = reference::discovery::draw_order(players.setup());
    Events events;
    while (true) {
      for (const Seat viewer : {Seat{0}, Seat{1}, kNoSeat}) check_view(*game, viewer, order);
      if (game->over()) break;
      const auto [seat, action] = players.choose(*game);
      REQUIRE(game->apply(seat, action, events));
    }
  });
}

TEST_CASE("nothing tells the tiles to come before they are drawn (DISCOVERY-SETUP-01, DISCOVERY-DRAW-01)",
          "[discovery][random][view]") {
  int turned_up_otherwise = 0;
  for_each_random_game<RandomGame>(473000, 60, [&](RandomGame players) {
    const auto game = started(players.setup());
    while (!game->over()) {
      const Snapshot now = game->snapshot();
      const Setup other_setup =
          with_other_secrets(players.setup(), static_cast<std::size_t>(now.drawn), players.random());
      const auto other = continued(other_setup, now);
      if (players.random().below(4) == 0) check_alike(*game, *other);
      const auto [seat, action] = players.choose(*game);
      Events events, other_events;
      REQUIRE(game->apply(seat, action, events));
      REQUIRE(other->apply(seat, action, other_events));
      REQUIRE(text(before_any_draw(events)) == text(before_any_draw(other_events)));
      if (text(events) != text(other_events)) ++turned_up_otherwise;
    }
  });
  REQUIRE(turned_up_otherwise >= effort(300));  // the secrets did differ
}

}  // namespace bastide::test::discovery
