// What one seat alone knows: shown to it, saved, and kept from all others.
#include "modules/trial/guesses.hpp"

#include <engine/seen_game.hpp>
#include <protocol/game_json.hpp>
#include <protocol/json.hpp>
#include <protocol/snapshot.hpp>

#include <functional>

namespace bastide::test {
namespace {

using protocol::Json;

/// What a viewer is told, as text.
std::string seen(const Game& game, Seat viewer) {
  const View view = game.view(viewer);
  return text(view.table) + std::to_string(view.own.trial.guess) + Json(protocol::to_json(view.legal)).dump();
}

}  // namespace

TEST_CASE("a seat sees its secret, and nobody else does", "[engine][trial][secret]") {
  const auto game = game_with_guesses(7, 4);
  REQUIRE(game->view(0).own.trial.guess == 7);
  REQUIRE(game->view(1).own.trial.guess == 4);
  REQUIRE(game->view(2).own == OwnState{});
  REQUIRE(game->view(kNoSeat).own == OwnState{});
  REQUIRE(game->view(2).table.seats[0].trial.guessed);
  REQUIRE_FALSE(game->view(2).table.seats[2].trial.guessed);
}

TEST_CASE("games that differ in a secret alone look the same to all others", "[engine][trial][secret]") {
  const auto game = game_with_guesses(7, 4), twin = game_with_guesses(2, 4);
  REQUIRE(game->fingerprint() != twin->fingerprint());
  for (const Seat viewer : {Seat{1}, Seat{2}, kNoSeat}) REQUIRE(seen(*game, viewer) == seen(*twin, viewer));
  REQUIRE(seen(*game, 0) != seen(*twin, 0));
  REQUIRE(game->survey().standing == twin->survey().standing);
  const Action next = place(3, 0, 0);
  REQUIRE(text(foresee(*game, 2, std::vector{next}, 100).value().events) ==
          text(foresee(*twin, 2, std::vector{next}, 100).value().events));
  REQUIRE(text(play(*game, next)) == text(play(*twin, next)));
  // Whoever writes it down tells no number, either.
  REQUIRE(text(play(*game, guess(1))) == text(play(*twin, guess(9))));
}

TEST_CASE("secrets decide the end of the game, and only there they are told", "[engine][trial][secret]") {
  const auto game = game_with_guesses(7, 4);
  play(*game, place(3, 0, 0));
  play(*game, guess(4));
  const Events events = play(*game, kPass);
  std::vector<std::pair<Seat, int>> paid;
  for (const Scored& one : only<Scored>(events))
    if (one.reason == ScoreReason::guessed) paid.emplace_back(one.seat, one.points);
  REQUIRE(paid == std::vector<std::pair<Seat, int>>{{0, 7}});  // two have written down the same
}

TEST_CASE("a number is written down once, within its bounds", "[engine][trial][secret]") {
  const auto game = started(forced_setup(secret_rules(), 2, tiles({"U", "U", "U"})));
  play(*game, place(1, 0, 0));
  for (const int number : {0, 10, -1, 256 + 5}) REQUIRE(code_of(*game, guess(number)) == Code::no_guess);
  play(*game, guess(5));
  REQUIRE(phase(*game) == Phase::action);  // beside the choice of the step
  REQUIRE(code_of(*game, guess(6)) == Code::no_guess);
}

TEST_CASE("a save holds every secret, as text, too, and is refused one that can't be",
          "[engine][trial][secret]") {
  const auto game = game_with_guesses(7, 4);
  const Snapshot good = game->snapshot();
  REQUIRE(good.own.size() == 3);
  check_same(*game, *continued(game->setup(), good));
  const protocol::SavedGame saved{.kind = &carcassonne(), .setup = game->setup(), .snapshot = good};
  const Json json = protocol::to_json(saved);
  REQUIRE(json.at("own") == Json{{{"guess", 7}}, {{"guess", 4}}, Json::object()});
  REQUIRE(protocol::read_snapshot(json).value().snapshot == good);
  const std::function<void(Snapshot&)> faults[]{
      [](Snapshot& save) { save.own.pop_back(); }, [](Snapshot& save) { save.own[0].trial.guess = 10; },
      [](Snapshot& save) { save.own[2].trial.guess = 1; },  // it has written down none
  };
  for (const auto& spoil : faults) {
    Snapshot bad = good;
    spoil(bad);
    REQUIRE(carcassonne().restore(game->setup(), bad).error().at.starts_with("own"));
  }
  Setup without = game->setup();
  without.rules = trial_rules(false);
  Snapshot plain = started(without)->snapshot();
  plain.own = good.own;
  REQUIRE_FALSE(carcassonne().restore(without, plain));
}

TEST_CASE("anybody who rebuilds a table knows the own secret at most", "[engine][trial][secret]") {
  const auto game = game_with_guesses(7, 4);
  const View view = game->view(1);
  std::vector<OwnState> known(3);
  known[1] = view.own;
  const auto rebuilt = accepted(game_as_seen(carcassonne(), secret_rules(), view.table, known));
  REQUIRE(rebuilt->view(1).own == view.own);
  REQUIRE(rebuilt->view(0).own == OwnState{});
  REQUIRE(text(rebuilt->view(kNoSeat).table) == text(view.table));
}

}  // namespace bastide::test
