// What nobody may know: the order of the tiles that are still to be drawn.
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "effort.hpp"
#include "random_games.hpp"
#include "reference/model.hpp"

#include <algorithm>
#include <map>

namespace bastide::test {
namespace {

/// The set-up with the tiles after the first `drawn` in another order; all that was drawn stays as it was.
Setup with_other_future(Setup setup, int drawn, Random& random) {
  const auto shuffle_from = [&](auto& items, std::size_t from) {
    random.shuffle(std::span(items).subspan(std::min(from, items.size())));
  };
  auto seen = static_cast<std::size_t>(drawn);
  shuffle_from(setup.forced, seen);
  seen -= std::min(seen, setup.forced.size());
  for (Pile& pile : setup.piles) {
    shuffle_from(pile.items, seen);
    seen -= std::min(seen, pile.items.size());
  }
  return setup;
}

void check_view(const Setup& setup, const Game& game, const View& view, bool acting) {
  const Snapshot now = game.snapshot();
  const bool same_table = view.table == now.table;
  REQUIRE(same_table);
  REQUIRE(view.result.has_value() == game.over());
  const bool expected_legal = view.legal == (acting ? game.legal_actions() : std::vector<Action>{});
  REQUIRE(expected_legal);

  const std::vector<TileId> order = reference::draw_order(setup);
  std::map<TileId, int> unseen;
  for (std::size_t next = static_cast<std::size_t>(now.drawn); next < order.size(); ++next)
    ++unseen[order[next]];
  REQUIRE(static_cast<std::size_t>(view.tiles_left) == order.size() - static_cast<std::size_t>(now.drawn));
  REQUIRE(view.unseen.size() == unseen.size());
  auto expected = unseen.begin();
  for (const TileCount& count : view.unseen) {
    REQUIRE(count.tile == expected->first);
    REQUIRE(count.count == expected->second);
    ++expected;
  }
}

}  // namespace

TEST_CASE("a view holds what lies open, and legal actions only for the seat to act",
          "[engine][random][view]") {
  const int games = effort(150);
  for (int number = 0; number < games; ++number) {
    const std::uint64_t seed = 70000 + static_cast<std::uint64_t>(number);
    INFO("seed " << seed);
    RandomGame players(seed);
    const auto game = players.gone_to_war(started(players.setup()));
    Events events;
    while (true) {
      for (Seat seat = 0; seat < players.setup().seats; ++seat)
        check_view(players.setup(), *game, game->view(seat), seat == game->to_act());
      check_view(players.setup(), *game, game->view(kNoSeat), false);
      if (game->over()) break;
      const auto [seat, action] = players.choose(*game);
      REQUIRE(game->apply(seat, action, events));
    }
  }
}

TEST_CASE("no view changes with the order of the tiles to come", "[engine][random][view]") {
  const int games = effort(150);
  for (int number = 0; number < games; ++number) {
    const std::uint64_t seed = 71000 + static_cast<std::uint64_t>(number);
    INFO("seed " << seed);
    RandomGame players(seed);
    const auto game = players.gone_to_war(started(players.setup()));
    Events events;
    while (!game->over()) {
      const Snapshot now = game->snapshot();
      const Setup other_setup = with_other_future(players.setup(), now.drawn, players.random());
      const auto other = carcassonne().restore(other_setup, now);
      REQUIRE(other);
      for (const Seat viewer : {Seat{0}, game->to_act(), kNoSeat})
        REQUIRE(text(game->view(viewer)) == text((*other)->view(viewer)));
      const auto [seat, action] = players.choose(*game);
      REQUIRE(game->apply(seat, action, events));
    }
  }
}

}  // namespace bastide::test
