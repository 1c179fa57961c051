#include "mistakes.hpp"

#include "catch.hpp"

namespace bastide::test {

Rejection refused(Game& game, Seat seat, const Action& action) {
  Events events;
  const Result<> result = game.apply(seat, action, events);
  REQUIRE_FALSE(result);
  REQUIRE(events.empty());
  return result.error();
}

Rejection refused(Game& game, const Action& action) { return refused(game, game.to_act(), action); }

Rejection refused(const RulesRequest& request) {
  const auto rules = find_game(request.game)->resolve(request);
  REQUIRE_FALSE(rules);
  return rules.error();
}

Rejection refused(const Setup& setup) {
  Events events;
  const auto game = find_game(setup.rules.game)->start(setup, events);
  REQUIRE_FALSE(game);
  REQUIRE(events.empty());
  return game.error();
}

void check_mistakes(const std::vector<Mistake>& mistakes) {
  for (const Mistake& mistake : mistakes) {
    INFO(mistake.wire_name);
    const Rejection rejection = mistake.make();
    CHECK(rejection.code == mistake.code);
    CHECK(name(rejection.code) == mistake.wire_name);
    CHECK(rejection.reason.ends_with('.'));
  }
}

}  // namespace bastide::test
