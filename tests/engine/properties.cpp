#include "properties.hpp"

#include <map>

namespace bastide::test {

void check_same(const Game& a, const Game& b) {
  REQUIRE(a.fingerprint() == b.fingerprint());
  REQUIRE(a.to_act() == b.to_act());
  const bool same_snapshot = a.snapshot() == b.snapshot();
  REQUIRE(same_snapshot);
  const bool same_legal = a.legal_actions() == b.legal_actions();
  REQUIRE(same_legal);
  const bool same_drawn = a.drawn() == b.drawn();
  REQUIRE(same_drawn);
  REQUIRE(text(a.view(0)) == text(b.view(0)));
}

void check_end(const Game& game, const Events& events) {
  REQUIRE(std::holds_alternative<GameFinished>(events.back()));
  const std::optional<GameFinished> result = game.view(kNoSeat).result;
  REQUIRE(result);
  REQUIRE(text(Event{*result}) == text(events.back()));
}

void check_refused(Game& game, Seat seat, const Action& action, Code code) {
  const std::uint64_t before = game.fingerprint();
  Events events{TurnEnded{.seat = 3}};
  const Result<> result = game.apply(seat, action, events);
  if (result) FAIL("seat " << int{seat} << " may do " << text(action));
  if (result.error().code != code)
    FAIL("seat " << int{seat} << " is refused " << text(action) << " with " << name(result.error().code)
                 << " and not with " << name(code));
  if (!result.error().reason.ends_with('.')) FAIL("no sentence is given against " << text(action));
  if (game.fingerprint() != before || events.size() != 1)
    FAIL(text(action) << " was refused but changed something");
}

namespace {

/// Returns how many choices `told` explores; requires all of them if the bound was not reached.
std::size_t check_choices(const Game& game, Seat seat, std::vector<Action> actions, const Preview& told,
                          bool all) {
  std::size_t explored = 0;
  const std::vector<std::string> before = text(foresee(game, seat, actions).value().events);
  for (const auto& [action, then] : told.choices) {
    actions.push_back(action);
    const auto asked = foresee(game, seat, actions);
    const bool explorable = asked.has_value() && !is_placement(action.kind);
    if (all) REQUIRE(then.has_value() == explorable);
    if (then) {
      REQUIRE(explorable);
      std::vector<std::string> events = before;
      for (const std::string& event : text(then->events)) events.push_back(event);
      REQUIRE(text(asked->events) == events);
      REQUIRE(asked->ends_turn == then->ends_turn);
      REQUIRE(text(actions_of(*asked)) == text(actions_of(*then)));
      explored += 1 + check_choices(game, seat, actions, *then, all);
    }
    actions.pop_back();
  }
  return explored;
}

std::size_t count(const Preview& preview) {
  std::size_t explored = 0;
  for (const auto& [action, then] : preview.choices)
    if (then) explored += 1 + count(*then);
  return explored;
}

}  // namespace

void check_nested(const Game& game, Seat seat, std::span<const Action> actions, std::size_t choices_max) {
  const Preview told = foresee(game, seat, actions, choices_max).value();
  const std::size_t explored = count(told);
  REQUIRE(explored <= choices_max);
  const std::vector<Action> begun(actions.begin(), actions.end());
  REQUIRE(check_choices(game, seat, begun, told, explored < choices_max) == explored);
}

void check_view(const Game& game, Seat viewer, std::span<const TileId> order) {
  const View view = game.view(viewer);
  const Snapshot now = game.snapshot();
  const bool same_table = view.table == now.table;
  REQUIRE(same_table);
  REQUIRE(view.result.has_value() == game.over());
  const bool acting = viewer != kNoSeat && viewer == game.to_act();
  const bool expected_legal = view.legal == (acting ? game.legal_actions() : std::vector<Action>{});
  REQUIRE(expected_legal);

  std::map<TileId, int> unseen;
  for (const TileId tile : order.subspan(static_cast<std::size_t>(now.drawn))) ++unseen[tile];
  // Waiting river tiles have been drawn, and will be drawn again.
  if (now.reshuffle)  // the order has what was buried since, not what was buried before
    for (int i = 0; i < now.reshuffle->buried; ++i) ++unseen[now.buried[static_cast<std::size_t>(i)]];
  for (const TileId tile : now.table.set_aside) ++unseen[tile];
  for (const TileId tile : now.table.set_below) ++unseen[tile];
  const std::size_t waiting = now.table.set_aside.size() + now.table.set_below.size();
  const std::size_t buried =
      now.buried.size() - static_cast<std::size_t>(now.reshuffle ? now.reshuffle->buried : 0);
  REQUIRE(static_cast<std::size_t>(view.tiles_left) ==
          order.size() - static_cast<std::size_t>(now.drawn) - buried + waiting);
  REQUIRE(view.unseen.size() == unseen.size());
  auto expected = unseen.begin();
  for (const TileCount& count : view.unseen) {
    REQUIRE(count.tile == expected->first);
    REQUIRE(count.count == expected->second);
    ++expected;
  }
}

}  // namespace bastide::test
