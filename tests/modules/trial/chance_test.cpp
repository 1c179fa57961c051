// Chance other than tiles, which only this program's module uses: a die rolled after a placement, tokens
// drawn from a bag and put back, and seals on some of the drawn tiles.
#include "modules/trial/games.hpp"

#include <engine/carcassonne/referee.hpp>
#include <engine/catalogue.hpp>
#include <engine/seen_game.hpp>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <set>

namespace bastide::test {
namespace {

constexpr Action kDrawToken{.kind = ActionKind::draw_token};

Rules chance_rules() {
  return rules_with({"trial"}, {{"trial_gifts", false}, {"trial_steps", false}, {"trial_chance", true}});
}

/// Random games with chance, without resigning.
class ChanceGame {
 public:
  explicit ChanceGame(std::uint64_t seed)
      : random_(seed), setup_(shuffled_setup(chance_rules(), 2, random_)) {
    setup_.chance = std::make_shared<const RandomStreams>(seed);
  }
  const Setup& setup() const { return setup_; }
  Random& random() { return random_; }

  using Choice = TrialGame::Choice;
  Choice choose(const Game& game) {
    const std::vector<Action> legal = game.legal_actions();
    return {game.to_act(), legal[random_.below(static_cast<std::uint32_t>(legal.size()))]};
  }

 private:
  Random random_;
  Setup setup_;
};

/// A deck of these tiles; chance follows the record, then always has the first outcome.
Setup luck_setup(std::initializer_list<std::string_view> names, const ChanceValues& forced) {
  Setup setup = forced_setup(chance_rules(), 2, tiles(names));
  setup.forced_chance = forced;
  return setup;
}

std::vector<std::string> texts_of(const Events& events) {
  std::vector<std::string> texts = text(events);
  std::erase_if(texts, [](const std::string& one) { return one.contains("trial_seals"); });
  return texts;
}

std::vector<int> values_from(const Game& game, std::string_view stream) {
  const Snapshot snapshot = game.snapshot();
  const auto found = snapshot.chance.find(stream);
  return found == snapshot.chance.end() ? std::vector<int>{} : found->second.values;
}

int seals_found(const Game& game) {
  int found = 0;
  for (const SeatState& seat : game.snapshot().table.seats) found += seat.trial.sealed;
  return found;
}

/// Words chosen by a test, the same for every stream.
class ScriptedWords final : public ChanceSource {
 public:
  explicit ScriptedWords(std::vector<std::uint32_t> words) : words_(std::move(words)) {}
  std::uint32_t word(std::string_view, std::uint64_t index) const override { return words_.at(index); }

 private:
  std::vector<std::uint32_t> words_;
};

}  // namespace

TEST_CASE("a die is rolled behind a placement, and the turn goes on behind the step that rolls it",
          "[engine][trial][chance]") {
  const auto game = started(luck_setup({"B", "U", "X", "U"}, {{"trial_die", {4}}}));
  lay(*game, 1, 0, 0);
  const Events events = play(*game, place(2, 0, 3));  // the crossroads, on its side: monasteries go back
  REQUIRE(texts_of(events) == std::vector<std::string>{"seat 1 places base-X at (2,0) r3",
                                                       "seat 1 draws 4 from trial_die",
                                                       "1 tiles go back into the pile"});
  REQUIRE(score(*game, 1) == 4);
  REQUIRE(phase(*game) == Phase::action);
  REQUIRE(game->to_act() == 1);
}

TEST_CASE("a token is drawn by an action and put back, and a blank one leaves the action open",
          "[engine][trial][chance]") {
  const auto game = started(luck_setup({"U", "U"}, {{"trial_bag", {2, 0, 2, 2, 2, 0}}}));
  play(*game, place(1, 0, 0));
  REQUIRE(texts_of(play(*game, kDrawToken)).at(0) == "seat 0 draws 2 from trial_bag");
  REQUIRE(score(*game, 0) == 2);
  REQUIRE(game->to_act() == 1);
  play(*game, place(2, 0, 0));
  REQUIRE(texts_of(play(*game, kDrawToken)) == std::vector<std::string>{"seat 1 draws 0 from trial_bag"});
  REQUIRE(phase(*game) == Phase::action);
  REQUIRE(game->to_act() == 1);
  REQUIRE(is_legal(*game, kPass));
  play(*game, kDrawToken);
  REQUIRE(score(*game, 1) == 2);
  REQUIRE(game->over());
  REQUIRE(values_from(*game, "trial_bag") == std::vector<int>{2, 0, 2});
}

TEST_CASE("the rest of a set of copies changes with each of them that has come",
          "[engine][trial][chance][random]") {
  std::set<std::vector<int>> seals;
  for_each_random_game<std::uint64_t>(3000, 300, [&](std::uint64_t seed) {
    Setup setup = forced_setup(chance_rules(), 2, tiles({"U", "U", "V", "V", "V", "U", "U", "V"}));
    setup.chance = std::make_shared<const RandomStreams>(seed);
    const auto game = started(setup);
    while (!game->over()) play(*game, game->legal_actions().front());
    REQUIRE(seals_found(*game) == 5);  // every tag has been drawn
    REQUIRE(values_from(*game, "trial_seals").size() == 8);
    seals.insert(values_from(*game, "trial_seals"));
  });
  CHECK(seals.size() > 10);  // of the 56 ways to seal five of eight
}

TEST_CASE("each stream gives its own values, from its words in order (EXP-CHANCE-02)",
          "[engine][trial][chance]") {
  Setup setup = forced_setup(chance_rules(), 2, tiles({"U", "U", "U", "U"}));
  // 2^32 mod 6 is 4: the last four words would favour the first four faces.
  setup.chance = std::make_shared<const ScriptedWords>(
      std::vector<std::uint32_t>{0xFFFFFFFC, 0xFFFFFFFB, 4, 0xFFFFFFFF, 5, 1, 2});
  const auto game = started(setup);
  REQUIRE(values_from(*game, "trial_seals") == std::vector<int>{1});  // three without a seal come before
  play(*game, place(1, 0, 0));
  play(*game, kDrawToken);
  const StreamDraws draws = game->snapshot().chance.at("trial_bag");
  REQUIRE(draws.values == std::vector<int>{0});  // 0xFFFFFFFB mod 6 is 5: three of 1, two of 2, the blank one
  REQUIRE(draws.next == 2);
  play(*game, kDrawToken);
  REQUIRE(values_from(*game, "trial_bag") == std::vector<int>{0, 2});
  play(*game, place(2, 0, 0));
  play(*game, kDrawToken);
  REQUIRE(game->snapshot().chance.at("trial_bag").next == 5);
  REQUIRE(values_from(*game, "trial_bag") == std::vector<int>{0, 2, 0});
}

TEST_CASE("forced values come first, then the stream from its first word (EXP-CHANCE-05)",
          "[engine][trial][chance]") {
  Setup setup = luck_setup({"U", "U", "U"}, {{"trial_bag", {2}}});
  setup.chance = std::make_shared<const ScriptedWords>(std::vector<std::uint32_t>{3, 0, 0, 0});
  const auto game = started(setup);
  play(*game, place(1, 0, 0));
  play(*game, kDrawToken);
  REQUIRE(game->snapshot().chance.at("trial_bag") == StreamDraws{{2}, 0});
  play(*game, place(2, 0, 0));
  play(*game, kDrawToken);
  REQUIRE(game->snapshot().chance.at("trial_bag") == StreamDraws{{2, 2}, 1});
  check_same(*game, *continued(setup, game->snapshot()));
}

TEST_CASE("a forced value that cannot come is refused where its turn is, and changes nothing (EXP-CHANCE-05)",
          "[engine][trial][chance]") {
  const auto game = started(luck_setup({"U", "U"}, {{"trial_bag", {2, 9}}}));
  play(*game, place(1, 0, 0));
  play(*game, kDrawToken);
  play(*game, place(2, 0, 0));
  const Snapshot before = game->snapshot();
  Events events;
  const auto refused = game->apply(1, kDrawToken, events);
  REQUIRE_FALSE(refused);
  REQUIRE(refused.error().code == Code::bad_chance);
  REQUIRE(refused.error().at == "chance.trial_bag");
  REQUIRE(events.empty());
  const bool untouched = game->snapshot() == before;
  REQUIRE(untouched);
  REQUIRE_FALSE(try_step(*game, 1, std::vector{kDrawToken}));
  const auto foreseen = foresee(*game, 1, {}, 100);  // explores the draw, too
  REQUIRE(foreseen);
  const auto choice = std::ranges::find(foreseen->choices, kDrawToken, &Preview::Choice::action);
  REQUIRE(choice != foreseen->choices.end());
  REQUIRE_FALSE(choice->then);
  play(*game, kPass);

  for (const ChanceValues& impossible : {ChanceValues{{"trial_seals", {2}}}, ChanceValues{{"dragon", {1}}}}) {
    Events none;
    const auto start = carcassonne().start(luck_setup({"U", "U"}, impossible), none);
    REQUIRE(start.error().code == Code::bad_chance);
    REQUIRE(start.error().at == "chance." + impossible.begin()->first);
  }
}

TEST_CASE("no stream: of every draw comes the first outcome", "[engine][trial][chance]") {
  const auto game = started(luck_setup({"U", "U", "V", "V", "V", "U"}, {}));
  REQUIRE(values_from(*game, "trial_seals") == std::vector<int>{0});
  play(*game, place(1, 0, 0));
  play(*game, kDrawToken);
  REQUIRE(values_from(*game, "trial_bag") == std::vector<int>{1});
}

TEST_CASE("nobody foresees a draw (EXP-CHANCE-06)", "[engine][trial][chance]") {
  for (const Action& behind : {place(2, 0, 3), kDrawToken}) {
    std::vector<Preview> previews;
    std::set<int> drawn;
    for (int value : {1, 2}) {
      const auto game =
          started(luck_setup({"U", "X", "U"}, {{"trial_die", {value}}, {"trial_bag", {value}}}));
      lay(*game, 1, 0, 0);
      std::vector<Action> step{behind};
      if (behind == kDrawToken) step.insert(step.begin(), place(2, 0, 0));
      previews.push_back(foresee(*game, 1, step, 100).value());
      step.push_back(kPass);
      const auto further = foresee(*game, 1, step);
      REQUIRE(further.error().code == Code::wrong_phase);
      step.pop_back();
      for (const ChanceDrawn& one : only<ChanceDrawn>(try_step(*game, 1, step)->events))
        if (one.stream != "trial_seals") drawn.insert(one.value);
    }
    REQUIRE(drawn == std::set{1, 2});
    REQUIRE(text(previews[0].events) == text(previews[1].events));
    REQUIRE(only<ChanceDrawn>(previews[0].events).empty());
    REQUIRE(previews[0].choices.empty());
    REQUIRE(previews[0].ends_turn);
  }
}

TEST_CASE("a draw among the choices of a preview is not told", "[engine][trial][chance]") {
  const auto game = started(luck_setup({"U", "U"}, {}));
  const Preview preview = foresee(*game, 0, std::vector{place(1, 0, 0)}, 100).value();
  const auto choice = std::ranges::find(preview.choices, kDrawToken, &Preview::Choice::action);
  REQUIRE(choice != preview.choices.end());
  REQUIRE(choice->then->events.empty());
  REQUIRE(choice->then->choices.empty());
  REQUIRE(choice->then->ends_turn);
}

TEST_CASE("anybody who sees the table can rebuild the game, and foresees the same",
          "[engine][trial][chance][random]") {
  int asked = 0;
  for_each_random_game<ChanceGame>(3300, 20, [&](ChanceGame players) {
    const Setup& setup = players.setup();
    const auto game = started(setup);
    for (int moves = 0; moves < 60 && !game->over(); ++moves) {
      const auto seen = accepted(game_as_seen(carcassonne(), setup.rules, game->view(kNoSeat).table));
      REQUIRE(seen->legal_actions() == game->legal_actions());
      const Action action = players.choose(*game).action;
      const auto here = foresee(*game, game->to_act(), std::vector{action}, 10).value();
      const auto there = foresee(*seen, seen->to_act(), std::vector{action}, 10).value();
      REQUIRE(text(here.events) == text(there.events));
      REQUIRE(actions_of(here) == actions_of(there));
      ++asked;
      play(*game, action);
    }
  });
  CHECK(asked > 100);
}

TEST_CASE("a save keeps what came of the streams, and is refused what cannot have come",
          "[engine][trial][chance]") {
  Setup setup = luck_setup({"U", "U", "U", "U", "U", "U"}, {{"trial_bag", {2, 1}}});
  setup.chance = std::make_shared<const RandomStreams>(7);
  const auto game = started(setup);
  for (int x = 1; x <= 3; ++x) {
    play(*game, place(x, 0, 0));
    play(*game, kDrawToken);
    if (phase(*game) == Phase::action) play(*game, kPass);
  }
  const Snapshot good = game->snapshot();
  REQUIRE(good.chance.at("trial_bag").values.size() == 3);
  check_same(*game, *continued(setup, good));
  const std::function<void(Snapshot&)> faults[]{
      [](Snapshot& save) { save.chance["trial_bag"].values[1] = 2; },  // not as forced
      [](Snapshot& save) { save.chance["trial_bag"].next = 0; },       // no word for the third
      [](Snapshot& save) { save.chance["trial_bag"].values.clear(); },
      [](Snapshot& save) { save.chance["dragon"] = {{1}, 1}; },
      [](Snapshot& save) { save.table.seats[0].trial.sealed = 6; },
  };
  for (const auto& spoil : faults) {
    Snapshot bad = good;
    spoil(bad);
    REQUIRE(carcassonne().restore(setup, bad).error().code == Code::bad_snapshot);
  }
  Snapshot drawing = good;
  drawing.table.phase = Phase::chance;
  REQUIRE(carcassonne().restore(setup, drawing).error().at == "phase");
}

// --- For search

namespace {

using Board = carcassonne::MiddleBoard;
using Position = carcassonne::Position<Board>;

/// A position that waits for a token, behind one tile.
std::unique_ptr<Position> waiting_for_token(const carcassonne::Referee<Board>& referee) {
  auto position = std::make_unique<Position>();
  referee.begin(*position, 2, 0, carcassonne().opening_layout(chance_rules()), 3);
  referee.draw(*position, tile_named("U"));
  referee.resolve(*position, 0);
  referee.play(*position, place(1, 0, 0));
  referee.play(*position, kDrawToken);
  return position;
}

}  // namespace

TEST_CASE("a referee tells what may come of a draw, samples it and resolves it", "[engine][trial][chance]") {
  const carcassonne::Referee<Board> referee(chance_rules());
  const auto waiting = waiting_for_token(referee);
  REQUIRE(waiting->phase == Phase::chance);
  ActionList list;
  referee.legal_actions(*waiting, list);
  REQUIRE(list.empty());
  const Chance chance = referee.chance(*waiting);
  REQUIRE(chance.stream() == "trial_bag");
  REQUIRE(chance.copies() == 6);
  REQUIRE(chance.outcomes().size() == 3);
  Random random(1);
  std::map<int, int> drawn;
  for (int i = 0; i < 6000; ++i) ++drawn[referee.sample_chance(*waiting, random)];
  REQUIRE(drawn.size() == 3);
  REQUIRE((drawn[1] > 2700 && drawn[1] < 3300));  // one half
  REQUIRE((drawn[2] > 1700 && drawn[2] < 2300));  // one third
  std::set<std::uint64_t> prints{referee.fingerprint(*waiting)};
  for (const ChanceOutcome& outcome : chance.outcomes()) {
    Position after = *waiting;
    Events log;
    referee.resolve(after, outcome.value, &log);
    REQUIRE(after.phase == (outcome.value == 0 ? Phase::action : Phase::draw));
    REQUIRE(text(log).front() == "seat 0 draws " + std::to_string(outcome.value) + " from trial_bag");
    prints.insert(referee.fingerprint(after));
  }
  REQUIRE(prints.size() == 4);
}

TEST_CASE("positions that wait for other draws have other fingerprints", "[engine][trial][chance]") {
  const carcassonne::Referee<Board> referee(chance_rules());
  const auto token = waiting_for_token(referee);
  Position other = *token;
  other.chance.rule = 0;
  REQUIRE(referee.fingerprint(other) != referee.fingerprint(*token));
}

TEST_CASE("random games with chance are saved, restored, cloned and replayed",
          "[engine][trial][chance][random]") {
  std::set<std::string> streams;
  int reshuffles = 0;
  for_each_random_game<ChanceGame>(3600, 40, [&](ChanceGame players) {
    check_replay(players);
    const auto game = started(players.setup());
    auto other = continued(players.setup(), game->snapshot());
    while (!game->over()) step_beside_restored(players, *game, other);
    check_same(*game, *other);
    for (const auto& [stream, draws] : game->snapshot().chance) streams.insert(stream);
    reshuffles += game->snapshot().reshuffle.has_value();
  });
  for_each_random_game<ChanceGame>(3700, 10, check_clones<ChanceGame>);
  REQUIRE(streams == std::set<std::string>{"trial_bag", "trial_die", "trial_seals"});
  CHECK(reshuffles > 0);
}

TEST_CASE("values written down and forced bring the same game without any stream",
          "[engine][trial][chance][random]") {
  for_each_random_game<ChanceGame>(3800, 20, [](ChanceGame players) {
    auto [game, events] = started_with_events(players.setup());
    std::vector<ChanceGame::Choice> choices;
    while (!game->over()) {
      choices.push_back(players.choose(*game));
      REQUIRE(game->apply(choices.back().seat, choices.back().action, events));
    }
    Setup written = players.setup();
    written.forced = game->drawn();
    written.piles.clear();
    written.end_after_forced = game->result()->ended == Ending::finished;
    written.chance = nullptr;
    for (const auto& [stream, draws] : game->snapshot().chance) written.forced_chance[stream] = draws.values;
    auto [again, events_again] = started_with_events(written);
    for (const auto& [seat, action] : choices) REQUIRE(again->apply(seat, action, events_again));
    REQUIRE(again->view(kNoSeat).table.seats == game->view(kNoSeat).table.seats);
  });
}

}  // namespace bastide::test
