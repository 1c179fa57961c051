// preview() in The Castle: shows what would follow, without playing it and without revealing what is hidden.
#include <engine/game.hpp>

#include "castle/games.hpp"
#include "catch.hpp"
#include "describe.hpp"
#include "effort.hpp"
#include "properties.hpp"

#include <algorithm>

namespace bastide::test::castle {
namespace {

bool draws(const Event& event) { return std::holds_alternative<TileDrawn>(event); }
bool ends_turn(const Event& event) { return std::holds_alternative<TurnEnded>(event); }

/// The events that a preview may show: up to the end of the turn or the next tile, without the numbers
/// of wall tiles.
Events tellable(const Events& events) {
  auto last = std::ranges::find_if(events, ends_turn);
  if (last != events.end()) ++last;
  Events told{events.begin(), std::find_if(events.begin(), last, draws)};
  for (Event& event : told)
    if (auto* taken = std::get_if<WallTileTaken>(&event)) taken->wall_tile = 0;
  return told;
}

void check_preview(const Game& game, Seat seat, const std::vector<Action>& actions) {
  const std::uint64_t before = game.fingerprint();
  const Result<Preview> seen = foresee(game, seat, actions);
  REQUIRE(seen);
  REQUIRE(game.fingerprint() == before);

  const auto done = game.clone();
  Events events;
  for (const Action& action : actions) REQUIRE(done->apply(seat, action, events));
  REQUIRE(text(seen->events) == text(tellable(events)));
  REQUIRE(seen->ends_turn == std::ranges::any_of(events, ends_turn));
  if (seen->ends_turn)
    REQUIRE(seen->choices.empty());
  else
    REQUIRE(text(actions_of(*seen)) == text(done->legal_actions()));
  const bool scores_or_goes_on = done->phase() == Phase::score || done->phase() == Phase::extra;
  REQUIRE(seen->in_view == (!seen->ends_turn && done->to_act() == seat && scores_or_goes_on));
}

/// A's herald has the path from S2's fountain (X06) and four points when it deploys.
/// Corner 0 holds wall tile 1.
std::unique_ptr<Game> about_to_score_four(int score) {
  const auto game = with_pile({"K24", "K13", "K13", "K13"});
  play(*game, place(4, 6, 3));
  return with_scores(*game, score, 0);
}

}  // namespace

TEST_CASE("a preview in The Castle tells what would follow up to the end of the turn and changes nothing",
          "[castle][random]") {
  const int games = effort(30);
  for (int number = 0; number < games; ++number) {
    const std::uint64_t seed = 180000 + static_cast<std::uint64_t>(number);
    INFO("seed " << seed);
    RandomGame players(seed);
    auto game = started(players.setup());
    while (!game->over()) {
      if (const auto anew = players.dealt_anew(*game)) game = continued(players.setup(), *anew);
      const Seat seat = game->to_act();
      check_preview(*game, seat, {});
      for (const Action& action : game->legal_actions()) check_preview(*game, seat, {action});
      check_nested(*game, seat, {}, 40);
      check_nested(*game, seat, std::vector{game->legal_actions().front()}, 40);
      play(*game, players.choose_action(*game));
    }
  }
}

TEST_CASE(
    "a preview tells who takes a wall tile, not which, and no action goes on behind it (CASTLE-WALL-01)",
    "[castle][preview]") {
  const auto landing = about_to_score_four(8);
  const Action deployment = herald(*landing, Side::west);
  const Preview seen = foresee(*landing, 0, std::vector{deployment}).value();
  REQUIRE(only<Scored>(seen.events).size() == 1);
  REQUIRE(text(Events{only<WallTileTaken>(seen.events).at(0)}) ==
          std::vector<std::string>{"wall_tile_taken, seat 0, corner 0, wall_tile 0"});
  REQUIRE(only<PieceReturned>(seen.events).size() == 1);
  REQUIRE(seen.ends_turn);

  const auto beyond = foresee(*landing, 0, std::vector{deployment, use_wall_tile(1)});
  REQUIRE(beyond.error().code == Code::wrong_phase);

  const auto passing = about_to_score_four(10);
  const Preview whole = foresee(*passing, 0, std::vector{herald(*passing, Side::west)}).value();
  REQUIRE(only<PieceReturned>(whole.events).size() == 1);
  REQUIRE(whole.ends_turn);
}

}  // namespace bastide::test::castle
