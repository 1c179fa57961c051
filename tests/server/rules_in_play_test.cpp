#include "../../server/rooms/src/rules_in_play.hpp"

#include "catch.hpp"

#include <engine/game.hpp>

#include <memory>
#include <string>
#include <utility>

namespace bastide::test {
namespace {

Setup setup_of(const std::string& game, const std::string& preset) {
  const GameKind& kind = *find_game(game);
  RulesRequest request{.game = game};
  if (!preset.empty()) request.preset = preset;
  const Rules rules = kind.resolve(request).value();
  return {.rules = rules, .start = kind.opening_layout(rules), .piles = kind.piles(rules)};
}

std::unique_ptr<Game> begun(server::RulesInPlay& in_play, const std::string& game,
                            const std::string& preset) {
  Events events;
  return std::move(in_play.start(*find_game(game), setup_of(game, preset), events).value());
}

}  // namespace

TEST_CASE("games by the same rules share what they make of them, as long as one is played", "[rooms]") {
  server::RulesInPlay in_play;
  auto first = begun(in_play, "carcassonne", "standard");
  auto other = begun(in_play, "carcassonne", "classic-2000");
  auto castle = begun(in_play, "castle", "");
  CHECK(in_play.count() == 3);
  auto second = begun(in_play, "carcassonne", "standard");
  CHECK(second->setup().prepared == first->setup().prepared);
  CHECK(other->setup().prepared != first->setup().prepared);
  CHECK(begun(in_play, "castle", "")->setup().prepared == castle->setup().prepared);
  CHECK(in_play.count() == 3);

  first.reset();
  CHECK(in_play.count() == 3);
  second.reset();
  castle.reset();
  CHECK(in_play.count() == 1);
  CHECK(begun(in_play, "carcassonne", "standard")->setup().prepared);
}

}  // namespace bastide::test
