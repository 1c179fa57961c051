// An action with two cells and a number, with an event, a score and a state of its own, in play, in saves and
// in records.
#include "modules/trial/games.hpp"

#include <protocol/game_json.hpp>
#include <protocol/json.hpp>
#include <protocol/snapshot.hpp>

#include <algorithm>
#include <functional>

namespace bastide::test {
namespace {

using protocol::Json;

Rules cart_rules() {
  return rules_with({"trial"}, {{"trial_gifts", false}, {"trial_steps", false}, {"trial_cart", true}});
}

Action haul(Cell from, Cell to, int stones) {
  return Action{
      .kind = ActionKind::haul, .cell = from, .to = to, .number = static_cast<std::int16_t>(stones)};
}

std::optional<Cart> cart(const Game& game) { return game.view(kNoSeat).table.trial.cart; }

}  // namespace

TEST_CASE("an action names two cells and a number", "[engine][trial][cart]") {
  const auto game = started(forced_setup(cart_rules(), 2, tiles({"U", "U", "U", "U"})));
  REQUIRE(cart(*game) == Cart{{0, 0}, 9});
  play(*game, place(1, 0, 0));
  for (int stones = 1; stones <= 3; ++stones) REQUIRE(is_legal(*game, haul({0, 0}, {1, 0}, stones)));
  for (const int stones : {0, 4, 9, -1, 300, -32768})
    REQUIRE(code_of(*game, haul({0, 0}, {1, 0}, stones)) == Code::too_few_stones);
  for (const auto& [from, to] : {std::pair{Cell{1, 0}, Cell{0, 0}}, {{0, 0}, {0, 1}}, {{0, 0}, {2, 0}}})
    REQUIRE(code_of(*game, haul(from, to, 1)) == Code::no_cart);
  const Events events = play(*game, haul({0, 0}, {1, 0}, 2));
  REQUIRE(text(events).front() == "cart_hauled, seat 0, from (0,0), to (1,0), count 2");
  const Scored scored = only<Scored>(events).at(0);
  REQUIRE(scored.points == 2);
  REQUIRE(scored.reason == ScoreReason::hauled);
  REQUIRE(scored.feature == FeatureKind::stones);
  REQUIRE(cart(*game) == Cart{{1, 0}, 7});
  check_same(*game, *continued(game->setup(), game->snapshot()));
}

TEST_CASE("legal actions are listed by number, then by second cell", "[engine][trial][cart]") {
  const auto game = started(forced_setup(cart_rules(), 1, tiles({"U", "U", "U"})));
  play(*game, place(1, 0, 0));
  play(*game, kPass);
  play(*game, place(-1, 0, 0));
  std::vector<Action> hauls = game->legal_actions();
  std::erase_if(hauls, [](const Action& action) { return action.kind != ActionKind::haul; });
  REQUIRE(hauls == std::vector<Action>{haul({0, 0}, {-1, 0}, 1), haul({0, 0}, {1, 0}, 1),
                                       haul({0, 0}, {-1, 0}, 2), haul({0, 0}, {1, 0}, 2),
                                       haul({0, 0}, {-1, 0}, 3), haul({0, 0}, {1, 0}, 3)});
}

TEST_CASE("an empty cart goes nowhere and is seen no more", "[engine][trial][cart]") {
  const auto game = started(forced_setup(cart_rules(), 1, tiles({"U", "U", "U", "U", "U"})));
  for (std::int16_t x = 1; x <= 3; ++x) {
    play(*game, place(x, 0, 0));
    play(*game, haul({static_cast<std::int16_t>(x - 1), 0}, {x, 0}, 3));
  }
  REQUIRE_FALSE(cart(*game));
  play(*game, place(4, 0, 0));
  REQUIRE(code_of(*game, haul({3, 0}, {4, 0}, 1)) == Code::too_few_stones);
  REQUIRE(game->view(kNoSeat).table.seats[0].score == 9);
  check_same(*game, *continued(game->setup(), game->snapshot()));
}

TEST_CASE("two cells and a number have their keys, which are read within bounds", "[engine][trial][cart]") {
  const Action action = haul({-2, 1}, {-1, 1}, 3);
  const Json json = protocol::to_json(action);
  REQUIRE(json == Json{{"type", "haul"}, {"x", -2}, {"y", 1}, {"to", {-1, 1}}, {"number", 3}});
  REQUIRE(protocol::read_action(json, "action").value() == action);
  for (const auto& [key, value] : {std::pair<const char*, Json>{"number", 40000},
                                   {"number", "3"},
                                   {"number", nullptr},
                                   {"to", {1}},
                                   {"to", {40000, 1}},
                                   {"to", "1,1"}}) {
    CAPTURE(key, value.dump());
    Json bad = json;
    bad[key] = value;
    REQUIRE_FALSE(protocol::read_action(bad, "action"));
    bad.erase(key);
    REQUIRE_FALSE(protocol::read_action(bad, "action"));
  }
}

TEST_CASE("a module's part of the table goes through text and back", "[engine][trial][cart]") {
  const auto game = started(forced_setup(cart_rules(), 2, tiles({"U", "U"})));
  const protocol::SavedGame saved{
      .kind = &carcassonne(), .setup = game->setup(), .snapshot = game->snapshot()};
  const Json json = protocol::to_json(saved);
  REQUIRE(json.at("table").at("cart") == Json{{"x", 0}, {"y", 0}, {"load", 9}});
  REQUIRE(json.at("table").at("seats").at(0).at("cloister") == true);
  REQUIRE(protocol::read_snapshot(json).value().snapshot == saved.snapshot);
}

TEST_CASE("a save with a cart that can't be is refused", "[engine][trial][cart]") {
  const auto game = started(forced_setup(cart_rules(), 2, tiles({"U", "U"})));
  const std::function<void(TrialTable&)> faults[]{
      [](TrialTable& table) { table.cart->load = 10; },
      [](TrialTable& table) { table.cart->load = 0; },
      [](TrialTable& table) { table.cart->cell = {5, 5}; },
  };
  for (const auto& spoil : faults) {
    Snapshot bad = game->snapshot();
    spoil(bad.table.trial);
    REQUIRE(carcassonne().restore(game->setup(), bad).error().at == "cart");
  }
}

TEST_CASE("random games haul stones", "[engine][trial][cart][random]") {
  int hauled = 0;
  for_each_random_game<TrialGame>(900, 20, [&](TrialGame players) {
    const auto game = started(players.setup());
    while (!game->over()) {
      const auto [seat, action] = players.choose(*game);
      Events events;
      REQUIRE(game->apply(seat, action, events));
      hauled += static_cast<int>(only<CartHauled>(events).size());
    }
  });
  CHECK(hauled > 0);
}

}  // namespace bastide::test
