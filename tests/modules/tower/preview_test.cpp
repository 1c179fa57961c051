// Previews of a ransom and of what a tower may take.
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "modules/tower/games.hpp"

#include <algorithm>

namespace bastide::test {

TEST_CASE("a preview tells a whole decision, one after another, up to its bound",
          "[engine][preview][tower]") {
  // A ransom leaves the step open, a tower that is built asks whom it takes.
  auto game = with_a_prisoner({kTower, "U", "U"}, {});
  game = changed(*game, [](TableState& table) { table.seats[0].score = 3; });
  const Seat seat = game->to_act();
  const Action placement = of_kind(*game, ActionKind::place_tile).front();
  const Preview whole = foresee(*game, seat, std::vector{placement}, 1000).value();
  const auto find = [](const Preview& preview, ActionKind kind) -> const Preview& {
    const auto choice =
        std::ranges::find(preview.choices, kind, [](const Preview::Choice& one) { return one.action.kind; });
    REQUIRE(choice != preview.choices.end());
    return choice->then.value();
  };
  const Preview& ransomed = find(whole, ActionKind::ransom);
  REQUIRE(only<PrisonerFreed>(ransomed.events).size() == 1);
  REQUIRE(only<TilePlaced>(ransomed.events).empty());  // its own events alone
  const Preview& built = find(ransomed, ActionKind::place_tower_piece);
  REQUIRE(only<TowerPiecePlaced>(built.events).at(0).height >= 1);
  REQUIRE(find(ransomed, ActionKind::pass).ends_turn);

  // Level by level: what is beyond the bound is listed without a preview.
  const std::size_t first_level = whole.choices.size();
  const Preview shallow = foresee(*game, seat, std::vector{placement}, first_level).value();
  REQUIRE(text(actions_of(shallow)) == text(actions_of(whole)));
  for (const auto& [action, then] : shallow.choices) {
    REQUIRE(then.has_value());
    for (const auto& further : then->choices) REQUIRE_FALSE(further.then.has_value());
  }
  const Preview less = foresee(*game, seat, std::vector{placement}, first_level - 1).value();
  REQUIRE(less.choices.size() == first_level);
  REQUIRE_FALSE(less.choices.back().then.has_value());
}

TEST_CASE("placements are listed in a preview and not explored", "[engine][preview][tower]") {
  auto game = with_a_prisoner({"U", "U"}, {});
  game = changed(*game, [](TableState& table) { table.seats[0].score = 3; });
  const Preview told = foresee(*game, game->to_act(), {}, 1000).value();
  REQUIRE(text(actions_of(told)) == text(game->legal_actions()));
  for (const auto& [action, then] : told.choices)
    REQUIRE(then.has_value() == (action.kind == ActionKind::ransom));
}

}  // namespace bastide::test
