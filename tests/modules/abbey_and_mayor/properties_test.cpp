// Abbey & Mayor in random games: alone with each other module, and with all of them together.
#include "properties.hpp"
#include "all_modules.hpp"
#include "catch.hpp"
#include "modules/abbey_and_mayor/games.hpp"
#include "random_games.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>

namespace bastide::test {
namespace {

using enum PieceKind;

/// What happened in the games of a test.
struct AbbeyTally {
  int abbeys = 0, last_abbeys = 0, wagons = 0, barns = 0, joined = 0, mayors = 0;

  void count(const TableState& before, const Action& action, const Events& events) {
    abbeys += action.kind == ActionKind::place_abbey && before.phase == Phase::abbey;
    last_abbeys += action.kind == ActionKind::place_abbey && before.phase == Phase::last_abbeys;
    wagons += action.kind == ActionKind::move_wagon;
    barns += action.kind == ActionKind::deploy && action.piece == barn;
    mayors += action.kind == ActionKind::deploy && action.piece == mayor;
    for (const Scored& scored : only<Scored>(events)) joined += scored.reason == ScoreReason::barn_joined;
  }
};

/// A whole game of players who choose any legal action, but prefer abbeys, barns and wagons. Saved and
/// restored at each step.
void play_through(const Rules& rules, int seats, std::uint64_t seed, AbbeyTally& tally) {
  INFO("seed " << seed);
  Random random(seed);
  Setup setup = shuffled_setup(rules, seats, random);
  setup.chance = std::make_shared<const RandomStreams>(seed);
  auto game = started(setup);
  while (!game->over()) {
    const auto other = continued(setup, game->snapshot());
    REQUIRE(other->fingerprint() == game->fingerprint());
    const std::vector<Action> legal = game->legal_actions();
    std::vector<Action> wanted;
    std::ranges::copy_if(legal, std::back_inserter(wanted), [](const Action& action) {
      return action.kind == ActionKind::place_abbey || action.kind == ActionKind::move_wagon ||
             (action.kind == ActionKind::deploy && action.piece >= mayor && action.piece <= barn);
    });
    const auto& choice = wanted.empty() || random.below(3) == 0 ? legal : wanted;
    const Action action = choice[random.below(static_cast<std::uint32_t>(choice.size()))];
    const TableState before = game->view(kNoSeat).table;
    Events events, other_events;
    REQUIRE(game->apply(before.seat, action, events));
    REQUIRE(other->apply(before.seat, action, other_events));
    REQUIRE(text(events) == text(other_events));
    tally.count(before, action, events);
  }
}

}  // namespace

TEST_CASE("random games with Abbey & Mayor and each other module go through saves unchanged",
          "[engine][abbey][random]") {
  AbbeyTally tally;
  for (const ModuleSpec& module : carcassonne().modules()) {
    Modules modules = kWithAbbeys;
    if (module.name != "farmers" && module.name != "abbey_and_mayor") modules.emplace_back(module.name);
    INFO(module.name);
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(effort(3)); ++seed)
      play_through(rules_with(modules), 2 + static_cast<int>(seed % 3), seed, tally);
  }
  CHECK(tally.abbeys > 5);
  CHECK(tally.wagons > 5);
  CHECK(tally.barns > 5);
  CHECK(tally.mayors > 5);
}

TEST_CASE("random games with all modules together, of two to six seats, go through saves unchanged",
          "[engine][abbey][random]") {
  AbbeyTally tally;
  for (int seats = 2; seats <= 6; ++seats)
    play_through(rules_with(all_modules()), seats, static_cast<std::uint64_t>(seats), tally);
  CHECK(tally.abbeys > 3);
  CHECK(tally.wagons > 3);
  CHECK(tally.barns > 3);
}

TEST_CASE("the pile's tiles change nothing that is asked or shown", "[engine][abbey][random]") {
  // Two games that differ only in the tiles to come look the same up to the next draw.
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Random random(seed);
    Setup setup = shuffled_setup(rules_with(kWithAbbeys), 3, random);
    const auto game = started(setup);
    while (!game->over() && game->view(kNoSeat).tiles_left > 1) {
      Setup twin_setup = setup;
      auto& pile = twin_setup.piles.back().items;
      random.shuffle(std::span(pile).subspan(game->drawn().size()));
      const auto twin = continued(twin_setup, game->snapshot());
      for (const Seat viewer : {Seat{0}, Seat{1}, kNoSeat})
        REQUIRE(text(game->view(viewer)) == text(twin->view(viewer)));
      const Seat seat = game->to_act();
      REQUIRE(text(foresee(*game, seat, {}, 60).value()) == text(foresee(*twin, seat, {}, 60).value()));
      const std::vector<Action> legal = game->legal_actions();
      Events events;
      REQUIRE(game->apply(seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))], events));
    }
  }
}

}  // namespace bastide::test
