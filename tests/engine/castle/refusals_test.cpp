// The Castle: an action outside legal_actions() is refused, always with the same code, and changes nothing.
#include <engine/game.hpp>

#include "castle/games.hpp"
#include "castle/reference/model.hpp"
#include "properties.hpp"

#include <algorithm>
#include <limits>

namespace bastide::test::castle {
namespace {

namespace naive = reference::castle;

/// Every cell inside, on and around the wall, in every rotation and one too many, and at the limits
/// of coordinates.
std::vector<Action> thinkable_placements() {
  std::vector<Action> all;
  for (int y = -1; y <= 14; ++y)
    for (int x = -1; x <= 11; ++x)
      for (int rotation = 0; rotation <= 4; ++rotation) all.push_back(place(x, y, rotation));
  constexpr int least = std::numeric_limits<std::int16_t>::min();
  constexpr int most = std::numeric_limits<std::int16_t>::max();
  for (const int far : {least, most, -1000, 1000}) {
    all.push_back(place(far, 1, 0));
    all.push_back(place(4, far, 1));
    all.push_back(place(far, far, 255));
  }
  return all;
}

std::vector<Action> thinkable_others(const TableState& table) {
  std::vector<Action> all;
  for (const int piece : {0, 1, 2, 255})
    for (const int feature : {0, 1, 2, 3, 4, 5, 6, 7, 8, 31, 64, 255})
      all.push_back(Action{.kind = ActionKind::deploy,
                           .piece = static_cast<PieceKind>(piece),
                           .feature = static_cast<std::uint8_t>(feature)});
  for (const int number : {0, 1, 2, 3, 4, 9, 10, 255}) all.push_back(use_wall_tile(number));
  all.push_back(score_next(0, 0, 0));
  for (const PlacedPiece& piece : table.pieces)
    for (const int feature : {int{piece.feature}, piece.feature + 1, 255})
      all.push_back(score_next(piece.cell.x, piece.cell.y, feature));
  for (const PendingFeature& pending : table.pending)
    all.push_back(score_next(pending.cell.x, pending.cell.y, pending.feature));
  for (int kind = 0; kind < kActionKinds; ++kind)
    if (static_cast<ActionKind>(kind) != ActionKind::resign)
      all.push_back({.kind = static_cast<ActionKind>(kind)});
  return all;
}

/// Skips legal actions, which agreement_test.cpp plays.
void check_refusals(const Setup& setup, Game& game) {
  static const std::vector<Action> placements = thinkable_placements();
  const Snapshot before = game.snapshot();
  const std::vector<Action> legal = game.legal_actions();
  std::vector<Action> thinkable = thinkable_others(before.table);
  if (before.table.phase == Phase::place) std::ranges::copy(placements, std::back_inserter(thinkable));
  for (const Action& action : thinkable) {
    const auto code = naive::refusal(setup, before.table, game.to_act(), action);
    const bool listed = std::ranges::find(legal, action) != legal.end();
    if (listed == code.has_value()) FAIL("legal_actions() is wrong about " << text(action));
    if (code) check_refused(game, game.to_act(), action, *code);
  }
  const std::vector<Action> few{place(4, 1, 0), place(0, 0, 9), deploy(0), use_wall_tile(1), kPass};
  for (const int seat : {0, 1, 2, 3, 128, 254, 255}) {
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

TEST_CASE("The Castle refuses whatever is not legal with its code and changes nothing", "[castle][random]") {
  for_each_random_game<RandomGame>(160000, 15, [](RandomGame players) {
    auto game = started(players.setup());
    Events events;
    while (!game->over()) {
      if (const auto anew = players.dealt_anew(*game)) game = continued(players.setup(), *anew);
      check_refusals(players.setup(), *game);
      const auto [seat, action] = players.choose(*game);
      REQUIRE(game->apply(seat, action, events));
    }
    check_refusals(players.setup(), *game);
  });
}

}  // namespace bastide::test::castle
