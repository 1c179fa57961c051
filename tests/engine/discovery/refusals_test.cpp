// The Discovery: an action outside legal_actions() is refused, always with the same code, and changes
// nothing.
#include <engine/game.hpp>

#include "discovery/games.hpp"
#include "discovery/reference/model.hpp"
#include "properties.hpp"

#include <algorithm>
#include <limits>

namespace bastide::test::discovery {
namespace {

namespace naive = reference::discovery;

/// Every cell on and around the board, in every rotation and one too many, and at the limits of coordinates.
std::vector<Action> thinkable_placements(const TableState& table) {
  std::vector<Action> all;
  const auto add = [&](int x, int y) {
    for (int rotation = 0; rotation <= 4; ++rotation) {
      all.push_back(place(x, y, rotation));
      all.push_back(place_other(x, y, rotation));
    }
  };
  for (const PlacedTile& placed : table.board) {
    add(placed.cell.x, placed.cell.y);
    add(placed.cell.x + 1, placed.cell.y);
    add(placed.cell.x, placed.cell.y - 2);
  }
  constexpr int least = std::numeric_limits<std::int16_t>::min();
  constexpr int most = std::numeric_limits<std::int16_t>::max();
  for (const int far : {least, most, -1000, 1000, 90}) {
    add(far, 0);
    add(0, far);
  }
  return all;
}

std::vector<Action> thinkable_others(const TableState& table) {
  std::vector<Action> all;
  for (const int feature : {0, 1, 2, 3, 4, 5, 255}) {
    all.push_back(deploy(feature));
    all.push_back(Action{
        .kind = ActionKind::deploy, .piece = kOtherPiece, .feature = static_cast<std::uint8_t>(feature)});
    Action elsewhere = deploy(feature);
    elsewhere.elsewhere = true;
    all.push_back(elsewhere);
    all.push_back(take_back(0, 0, feature));
  }
  Action on_corner = deploy(0);
  on_corner.corner = Corner::ne;
  all.push_back(on_corner);
  for (const PlacedPiece& piece : table.pieces)
    for (const int feature : {int{piece.feature}, piece.feature + 1, 255})
      all.push_back(take_back(piece.cell.x, piece.cell.y, feature));
  for (int kind = 0; kind < kActionKinds; ++kind)
    if (static_cast<ActionKind>(kind) != ActionKind::resign)
      all.push_back({.kind = static_cast<ActionKind>(kind)});
  return all;
}

/// Skips legal actions, which agreement_test.cpp plays.
void check_refusals(const Setup& setup, Game& game) {
  const Snapshot before = game.snapshot();
  const std::vector<Action> legal = game.legal_actions();
  std::vector<Action> thinkable = thinkable_others(before.table);
  if (before.table.phase == Phase::place)
    std::ranges::copy(thinkable_placements(before.table), std::back_inserter(thinkable));
  for (const Action& action : thinkable) {
    const auto code = naive::refusal(setup, before.table, game.to_act(), action);
    const bool here = action.elsewhere && !code;  // as the list has it, without the cell
    const bool listed = here || std::ranges::find(legal, action) != legal.end();
    if (listed == code.has_value()) FAIL("legal_actions() is wrong about " << text(action));
    if (code) check_refused(game, game.to_act(), action, *code);
  }
  const std::vector<Action> few{place(0, 1, 0), place(0, 0, 9), deploy(0), take_back(0, 0, 0), kPass};
  for (const int seat : {0, 1, 2, 3, 4, 5, 128, 254, 255}) {
    if (seat == game.to_act()) continue;
    for (const Action& action : few) {
      const auto code = naive::refusal(setup, before.table, static_cast<Seat>(seat), action);
      check_refused(game, static_cast<Seat>(seat), action, code.value());
    }
    const auto resigning = naive::refusal(setup, before.table, static_cast<Seat>(seat), kResign);
    if (resigning) check_refused(game, static_cast<Seat>(seat), kResign, *resigning);
  }
  const bool unchanged = game.snapshot() == before;
  REQUIRE(unchanged);
}

}  // namespace

TEST_CASE("The Discovery refuses whatever is not legal with its code and changes nothing",
          "[discovery][random]") {
  for_each_random_game<RandomGame>(460000, 15, [](RandomGame players) {
    const auto game = started(players.setup());
    Events events;
    while (!game->over()) {
      check_refusals(players.setup(), *game);
      const auto [seat, action] = players.choose(*game);
      REQUIRE(game->apply(seat, action, events));
    }
    check_refusals(players.setup(), *game);
  });
}

}  // namespace bastide::test::discovery
