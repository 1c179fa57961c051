// What is hidden in The Castle: the order of the tiles to come, and the face-down tiles on the wall. Two
// set-ups that differ only in these must look alike in every view, event, preview and refusal, until the
// difference is revealed.
#include <engine/game.hpp>

#include "castle/games.hpp"
#include "castle/reference/model.hpp"
#include "properties.hpp"

#include <algorithm>

namespace bastide::test::castle {
namespace {

namespace naive = reference::castle;

void shuffle_from(auto& items, std::size_t from, Random& random) {
  random.shuffle(std::span(items).subspan(std::min(from, items.size())));
}

/// The set-up with the tiles after the first `drawn` in another order, and other wall tiles on these corners.
Setup with_other_secrets(Setup setup, std::size_t drawn, const std::vector<int>& corners_left,
                         Random& random) {
  shuffle_from(setup.forced, drawn, random);
  shuffle_from(setup.piles[0].items, drawn - std::min(drawn, setup.forced.size()), random);
  auto& wall = setup.piles[1].items;
  std::vector<std::size_t> hidden(corners_left.begin(), corners_left.end());
  for (std::size_t beside = naive::corners().size(); beside < wall.size(); ++beside) hidden.push_back(beside);
  std::vector<std::uint16_t> numbers;
  for (const std::size_t index : hidden) numbers.push_back(wall[index]);
  random.shuffle(std::span(numbers));
  for (std::size_t index = 0; index < hidden.size(); ++index) wall[hidden[index]] = numbers[index];
  return setup;
}

bool reveals(const Event& event) {
  return std::holds_alternative<TileDrawn>(event) || std::holds_alternative<WallTileTaken>(event);
}

Events before_any_revelation(const Events& events) {
  return {events.begin(), std::ranges::find_if(events, reveals)};
}

std::string text(const Result<Preview>& seen) {
  if (!seen) return std::string(name(seen.error().code)) + ": " + seen.error().reason;
  return test::text(*seen);
}

std::string refusal(const Game& game, Seat seat, const Action& action) {
  Events events;
  const auto result = game.clone()->apply(seat, action, events);
  return result ? "accepted" : std::string(name(result.error().code)) + ": " + result.error().reason;
}

/// Both games answer every question alike.
void check_alike(const Game& game, const Game& other) {
  for (const Seat viewer : {Seat{0}, Seat{1}, kNoSeat})
    REQUIRE(test::text(game.view(viewer)) == test::text(other.view(viewer)));
  const Seat seat = game.to_act();
  constexpr std::size_t kExplored = 50;
  REQUIRE(text(foresee(game, seat, {}, kExplored)) == text(foresee(other, seat, {}, kExplored)));
  for (const Action& action : game.legal_actions()) {
    const auto seen = foresee(game, seat, std::vector{action}, kExplored);
    REQUIRE(text(seen) == text(foresee(other, seat, std::vector{action}, kExplored)));
    for (const Action& next :
         {kPass, deploy(0), deploy(1), use_wall_tile(1), use_wall_tile(2), place(4, 1, 0)}) {
      const std::vector both{action, next};
      REQUIRE(text(foresee(game, seat, both)) == text(foresee(other, seat, both)));
    }
    for (const Action& next : actions_of(*seen)) {
      const std::vector both{action, next};
      REQUIRE(text(foresee(game, seat, both)) == text(foresee(other, seat, both)));
    }
  }
  for (const Action& wrong : {place(0, 0, 0), place(4, 1, 7), deploy(0), deploy(99), use_wall_tile(1),
                              use_wall_tile(9), score_next(4, 1, 0), kPass, kDrawAgain})
    for (const Seat asking : {Seat{0}, Seat{1}, Seat{7}})
      REQUIRE((refusal(game, asking, wrong) == refusal(other, asking, wrong)));
}

}  // namespace

TEST_CASE("a view of The Castle holds what lies open, and legal actions only for the seat to act",
          "[castle][random][view]") {
  for_each_random_game<RandomGame>(170000, 60, [](RandomGame players) {
    const auto game = started(players.setup());
    const std::vector<TileId> order = naive::draw_order(players.setup());
    Events events;
    while (true) {
      for (const Seat viewer : {Seat{0}, Seat{1}, kNoSeat}) check_view(*game, viewer, order);
      if (game->over()) break;
      const auto [seat, action] = players.choose(*game);
      REQUIRE(game->apply(seat, action, events));
    }
  });
}

TEST_CASE(
    "nothing tells wall tiles or tiles to come before they are turned up (CASTLE-SETUP-01, CASTLE-SETUP-02)",
    "[castle][random][view]") {
  int turned_up_otherwise = 0;
  for_each_random_game<RandomGame>(171000, 60, [&](RandomGame players) {
    auto game = started(players.setup());
    while (!game->over()) {
      if (const auto anew = players.dealt_anew(*game)) game = continued(players.setup(), *anew);
      const Snapshot now = game->snapshot();
      const Setup other_setup = with_other_secrets(players.setup(), static_cast<std::size_t>(now.drawn),
                                                   now.table.corners_left, players.random());
      const auto other = continued(other_setup, now);
      if (players.random().below(4) == 0) check_alike(*game, *other);
      const auto [seat, action] = players.choose(*game);
      Events events;
      Events other_events;
      REQUIRE(game->apply(seat, action, events));
      REQUIRE(other->apply(seat, action, other_events));
      REQUIRE(test::text(before_any_revelation(events)) == test::text(before_any_revelation(other_events)));
      if (test::text(events) != test::text(other_events)) ++turned_up_otherwise;
    }
  });
  REQUIRE(turned_up_otherwise >= effort(300));  // the secrets did differ
}

}  // namespace bastide::test::castle
