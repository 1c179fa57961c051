// What is hidden: the order of the tiles still to be drawn.
#include <engine/game.hpp>

#include "properties.hpp"
#include "random_games.hpp"
#include "reference/model.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

/// Chance that shuffles the tiles that go back once into a given order.
class ScriptedChance final : public ChanceSource {
 public:
  ScriptedChance(std::vector<TileId> list, const std::vector<TileId>& target) {
    for (std::size_t i = list.size(); i-- > 1;) {
      const auto place =
          std::find(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(i) + 1, target[i]);
      words_.push_back(static_cast<std::uint32_t>(place - list.begin()));
      std::swap(*place, list[i]);
    }
  }
  std::uint32_t word(std::string_view stream, std::uint64_t index) const override {
    return stream == "dragon" ? words_.at(index) : others_.word(stream, index);
  }

 private:
  std::vector<std::uint32_t> words_;
  RandomStreams others_{1};
};

/// The set-up with the tiles after the first `drawn` in another order; the drawn ones are unchanged.
Setup with_other_piles(Setup setup, int drawn, Random& random) {
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
  setup.chance = std::make_shared<const RandomStreams>(random.next());
  return setup;
}

/// The same after tiles have gone back into the pile: another result of the shuffle, except for the
/// tiles drawn since.
Setup with_other_shuffle(Setup setup, const Snapshot& now, Random& random) {
  std::vector<TileId> target = reference::draw_order(setup, now.reshuffle);
  setup.chance = nullptr;
  std::vector<TileId> list = reference::draw_order(setup, now.reshuffle);
  const std::size_t from = reference::shuffled_from(setup, *now.reshuffle);
  random.shuffle(std::span(target).subspan(std::max(from, static_cast<std::size_t>(now.drawn))));
  list.erase(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(from));
  target.erase(target.begin(), target.begin() + static_cast<std::ptrdiff_t>(from));
  setup.chance = std::make_shared<const ScriptedChance>(std::move(list), target);
  return setup;
}

Setup with_other_future(const Setup& setup, const Snapshot& now, Random& random) {
  if (now.reshuffle && !setup.end_after_forced) return with_other_shuffle(setup, now, random);
  return with_other_piles(setup, now.drawn, random);
}

/// Both games give the same previews.
void check_foreseen_alike(const Game& game, const Game& other) {
  constexpr std::size_t kExplored = 50;
  const Seat seat = game.to_act();
  const auto check = [&](std::span<const Action> actions) {
    REQUIRE(text(foresee(game, seat, actions, kExplored).value()) ==
            text(foresee(other, seat, actions, kExplored).value()));
  };
  check({});
  for (const Action& action : game.legal_actions()) check(std::vector{action});
}

}  // namespace

TEST_CASE("a view holds what lies open, and legal actions only for the seat to act",
          "[engine][random][view]") {
  for_each_random_game<RandomGame>(70000, 150, [](RandomGame players) {
    const auto game = players.advanced(started(players.setup()));
    Events events;
    while (true) {
      const std::vector<TileId> order = reference::draw_order(players.setup(), game->snapshot().reshuffle);
      for (Seat seat = 0; seat < players.setup().seats; ++seat) check_view(*game, seat, order);
      check_view(*game, kNoSeat, order);
      if (game->over()) break;
      const auto [seat, action] = players.choose(*game);
      REQUIRE(game->apply(seat, action, events));
    }
  });
}

TEST_CASE("no view and no preview changes with the tiles to come, or with those under others (EXP-CHANCE-07)",
          "[engine][random][view]") {
  for_each_random_game<RandomGame>(71000, 150, [](RandomGame players) {
    const auto game = players.advanced(started(players.setup()));
    Events events;
    while (!game->over()) {
      const Snapshot now = game->snapshot();
      const Setup other_setup = with_other_future(players.setup(), now, players.random());
      Snapshot without_buried = now;  // others lie there in the other game
      without_buried.buried.clear();
      const auto other = continued(other_setup, without_buried);
      for (const Seat viewer : {Seat{0}, game->to_act(), kNoSeat})
        REQUIRE(text(game->view(viewer)) == text(other->view(viewer)));
      if (players.random().below(4) == 0) check_foreseen_alike(*game, *other);
      const auto [seat, action] = players.choose(*game);
      REQUIRE(game->apply(seat, action, events));
    }
  });
}

}  // namespace bastide::test
