// survey() in The Castle: what can be read off the board.
#include <engine/survey.hpp>

#include "castle/games.hpp"
#include "catch.hpp"
#include "effort.hpp"
#include "surveying.hpp"

namespace bastide::test::castle {

TEST_CASE("a survey tells what a path of The Castle is worth, and that it is worth nothing unfinished",
          "[castle][survey]") {
  const auto game = with_pile({"K24", "K13", "K13", "K13"});
  play(*game, place(4, 6, 3));
  play(*game, herald(*game, Side::west));
  const auto path = [&](const Survey& survey) {
    const auto held = [](const SurveyedFeature& one) { return !one.holders.empty(); };
    const auto found = std::ranges::find_if(survey.features, held);
    return found == survey.features.end() ? std::nullopt : std::optional(*found);
  };
  REQUIRE_FALSE(path(game->survey()));  // it was complete and is scored
  for (const SurveyedFeature& one : game->survey().features) {
    if (one.state == FeatureState::open) REQUIRE(one.now->points == 0);
    if (one.kind == FeatureKind::court) REQUIRE(one.state == FeatureState::lasting);
  }
}

TEST_CASE("surveys of random games of The Castle agree with what then happens", "[castle][survey][random]") {
  SurveyChecks done;
  const int games = effort(150);
  for (int number = 0; number < games; ++number) {
    const std::uint64_t seed = 270000 + static_cast<std::uint64_t>(number);
    INFO("seed " << seed);
    RandomGame players(seed);
    auto game = started(players.setup());
    while (!game->over()) {
      if (const auto anew = players.dealt_anew(*game)) game = continued(players.setup(), *anew);
      check_survey(*game, done);
      play(*game, players.choose_action(*game));
    }
    REQUIRE(game->survey().standing == scores(*game));
  }
  REQUIRE(done.completed > 0);
  REQUIRE(done.ended > 0);
}

}  // namespace bastide::test::castle
