// Previews and surveys from a view are those of the game itself.
#include <protocol/foresight.hpp>

#include "catch.hpp"
#include "effort.hpp"
#include "random_play.hpp"

#include <protocol/game_json.hpp>
#include <protocol/json.hpp>
#include <protocol/room_view.hpp>
#include <protocol/survey.hpp>

#include <engine/game.hpp>
#include <engine/random.hpp>
#include <engine/seen_game.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::protocol;

namespace {

constexpr std::size_t kChoicesMax = 64;

std::string foreseen(const Game& game, const std::vector<Action>& actions) {
  const auto tried = try_step(game, game.to_act(), actions);
  if (!tried) return "refused: " + std::string(name(tried.error().rejection.code));
  return json_text(preview(*tried, game.to_act(), kChoicesMax)).text;
}

std::string surveyed(const Game& game, const std::vector<Action>& actions, Aids aids) {
  const auto survey = survey_behind(game, game.to_act(), actions);
  if (!survey) return "refused: " + std::string(name(survey.error().rejection.code));
  return json_text(told(*survey, aids, /*tells_tiles=*/true)).text;
}

/// A question from a client with a spectator's view.
std::string question(const test::PlayedGame& played, const std::vector<Action>& actions, Aids aids) {
  const std::string shown = json_text(played.game->view(kNoSeat), 1).text;
  return Json{{"rules", to_json(played.rules)},
              {"game", Json::parse(shown)},
              {"aids", name(aids)},
              {"actions", to_json(actions)}}
      .dump();
}

/// The answer of `tell` for the game as seen.
template <class Intention, class Tell>
std::string told_by_view(const Expected<AskOfSeen<Intention>>& ask, Tell tell) {
  if (!ask) return "unreadable: " + std::string(ask.error().code) + " " + ask.error().at;
  const auto seen = game_as_seen(*ask->rules.kind, ask->rules.rules, ask->table, ask->own);
  if (!seen) return "no game: " + seen.error().reason;
  return tell(**seen, *ask);
}

std::string foreseen_by_view(const test::PlayedGame& played, const std::vector<Action>& actions) {
  const auto ask = decode_ask_foresight(question(played, actions, Aids::all));
  return told_by_view(
      ask, [](const Game& seen, const auto& ask) { return foreseen(seen, ask.intention.actions); });
}

std::string surveyed_by_view(const test::PlayedGame& played, const std::vector<Action>& actions, Aids aids) {
  const auto ask = decode_ask_seen_survey(question(played, actions, aids));
  return told_by_view(
      ask, [](const Game& seen, const auto& ask) { return surveyed(seen, ask.intention.actions, ask.aids); });
}

/// A legal step, with a second action if one may follow.
std::vector<Action> random_step(const Game& game, Random& random) {
  const auto any_of = [&](const std::vector<Action>& list) {
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
  };
  std::vector<Action> step{any_of(game.legal_actions())};
  const auto tried = try_step(game, game.to_act(), step);
  if (tried && tried->game->to_act() == game.to_act() && !tried->game->over())
    step.push_back(any_of(tried->game->legal_actions()));
  return step;
}

}  // namespace

TEST_CASE("anybody who sees a table foresees what the game's own server would",
          "[protocol][foresight][random]") {
  int views = 0;
  const unsigned games = test::all_games() * (test::kSanitized ? 1 : 2);
  for (unsigned round = 0; round < games; ++round) {
    test::PlayedGame played = test::begin_any_game(round);
    CAPTURE(round, to_json(played.rules).dump());
    Random random(round);
    test::play_on(played, 900 + round, 100'000, [&] {
      if (played.game->over()) return;
      ++views;
      const std::vector<Action> step = random_step(*played.game, random);
      CAPTURE(to_json(step).dump());
      if (foreseen_by_view(played, step) != foreseen(*played.game, step))
        CHECK(foreseen_by_view(played, step) == foreseen(*played.game, step));
    });
  }
  CHECK(views > (test::kSanitized ? 1000 : 2000));
}

TEST_CASE("anybody who sees a table reads off its board what the game's own server does",
          "[protocol][foresight][random]") {
  int views = 0;
  for (unsigned round = 0; round < test::all_games(); ++round) {
    test::PlayedGame played = test::begin_any_game(round);
    CAPTURE(round, to_json(played.rules).dump());
    Random random(round);
    test::play_on(played, 700 + round, 100'000, [&] {
      if (played.game->over()) return;
      const bool ahead = ++views % 2 == 0;
      const Aids aids = views % 3 == 0 ? Aids::no_counting : Aids::all;
      const std::vector<Action> step = ahead ? random_step(*played.game, random) : std::vector<Action>{};
      CAPTURE(to_json(step).dump());
      if (surveyed_by_view(played, step, aids) != surveyed(*played.game, step, aids))
        CHECK(surveyed_by_view(played, step, aids) == surveyed(*played.game, step, aids));
    });
  }
  CHECK(views > 1000);
}

TEST_CASE("a question about a table that no game has is refused", "[protocol][foresight]") {
  CHECK_FALSE(decode_ask_foresight("{}"));
  CHECK_FALSE(decode_ask_seen_survey("{}"));
  CHECK_FALSE(decode_ask_foresight("["));
  test::PlayedGame played = test::begin_game(2, 5);
  Json asked = Json::parse(question(played, {}, Aids::all));
  asked["game"]["board"].push_back(asked["game"]["board"].front());
  const auto ask = decode_ask_foresight(asked.dump());
  REQUIRE(ask);
  CHECK_FALSE(game_as_seen(*ask->rules.kind, ask->rules.rules, ask->table));
}
