// An action outside legal_actions() is refused, always with the same code, and changes nothing
// (BASE-TURN-10).
#include <engine/game.hpp>

#include "properties.hpp"
#include "random_games.hpp"
#include "reference/model.hpp"
#include "reference/module.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <span>

namespace bastide::test {
namespace {

/// Every placement in and around the board, in every rotation and one too many, and at the limits
/// of coordinates.
std::vector<Action> thinkable_placements(const TableState& table) {
  const auto [left, right] =
      std::ranges::minmax(table.board, {}, [](const PlacedTile& t) { return t.cell.x; });
  const auto [top, bottom] =
      std::ranges::minmax(table.board, {}, [](const PlacedTile& t) { return t.cell.y; });
  std::vector<Action> all;
  for (int y = top.cell.y - 2; y <= bottom.cell.y + 2; ++y)
    for (int x = left.cell.x - 2; x <= right.cell.x + 2; ++x)
      for (int rotation = 0; rotation <= 4; ++rotation) all.push_back(place(x, y, rotation));
  constexpr int least = std::numeric_limits<std::int16_t>::min();
  constexpr int most = std::numeric_limits<std::int16_t>::max();
  for (const int far : {least, most, -1000, 1000}) {
    all.push_back(place(far, 0, 0));
    all.push_back(place(0, far, 1));
    all.push_back(place(far, far, 255));
  }
  return all;
}

/// Every kind of piece, one invalid value, and the largest one.
const std::vector<PieceKind> kThinkablePieces = [] {
  std::vector<PieceKind> pieces{static_cast<PieceKind>(255)};
  for (int kind = 0; kind <= kPieceKinds; ++kind) pieces.push_back(static_cast<PieceKind>(kind));
  return pieces;
}();

std::vector<Action> thinkable_deployments() {
  std::vector<Action> all;
  for (const PieceKind piece : kThinkablePieces) {
    for (const int feature : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 31, 64, 255})
      all.push_back(
          Action{.kind = ActionKind::deploy, .piece = piece, .feature = static_cast<std::uint8_t>(feature)});
    for (int corner = 1; corner <= kTileCorners; ++corner)
      all.push_back(
          Action{.kind = ActionKind::deploy, .piece = piece, .corner = static_cast<Corner>(corner)});
  }
  return all;
}

/// Deployments on earlier tiles, as through a portal: where the latest pieces stand, beside the tile placed
/// last, and far away.
std::vector<Action> thinkable_journeys(const TableState& table) {
  const Cell last = table.board.back().cell;
  std::vector<Cell> cells{{99, 99}, {-32768, 32767}, {last.x, static_cast<std::int16_t>(last.y - 1)}};
  const std::size_t latest = std::min<std::size_t>(table.pieces.size(), 8);
  for (const PlacedPiece& piece : std::span(table.pieces).last(latest)) cells.push_back(piece.cell);
  std::erase(cells, last);  // a deployment there names no cell
  std::vector<Action> all;
  for (const Cell cell : cells)
    for (const int feature : {0, 1, 3, 9, 255})
      for (const PieceKind piece : kThinkablePieces)
        all.push_back(Action{.kind = ActionKind::deploy,
                             .piece = piece,
                             .feature = static_cast<std::uint8_t>(feature),
                             .cell = cell,
                             .elsewhere = true});
  return all;
}

/// Each of these actions with each of these values.
template <class Values, class Set>
std::vector<Action> each_with(const std::vector<Action>& actions, const Values& values, Set set) {
  std::vector<Action> all;
  for (Action action : actions)
    for (const auto& value : values) {
      set(action, value);
      all.push_back(action);
    }
  return all;
}

/// The kinds of actions that modules have.
std::vector<ActionKind> kinds_of_modules() {
  std::vector<ActionKind> kinds;
  for (const reference::Module* module : reference::every_module())
    for (const reference::ActionRule& rule : module->actions)
      if (module != &reference::kBase) kinds.push_back(rule.kind);
  return kinds;
}

/// Actions of this kind with all that its fields may say: every tile on the table and some cells without one,
/// and of other values those that are used, and some that are not.
std::vector<Action> thinkable_of(ActionKind kind, const TableState& table) {
  const Cell last = table.board.back().cell;
  std::vector<Cell> cells{{99, 99}, {-32768, 32767}, {last.x, static_cast<std::int16_t>(last.y - 1)}};
  for (const PlacedTile& placed : table.board) cells.push_back(placed.cell);
  const ActionFields used = fields(kind);
  std::vector<Action> all{Action{.kind = kind}};
  if (used & kFieldCell) all = each_with(all, cells, [](Action& one, Cell cell) { one.cell = cell; });
  if (used & (kFieldFeature | kFieldSomeFeature | kFieldIndex))
    all = each_with(all, std::array<std::uint8_t, 6>{0, 1, 2, 3, 9, 255},
                    [](Action& one, std::uint8_t feature) { one.feature = feature; });
  if (used & kFieldPiece)
    all = each_with(all, kThinkablePieces, [](Action& one, PieceKind piece) { one.piece = piece; });
  if (used & kFieldFromSeat)
    all = each_with(all, std::array<Seat, 8>{0, 1, 2, 3, 4, 5, 6, 255},
                    [](Action& one, Seat seat) { one.from_seat = seat; });
  if (used & kFieldDirection)
    all = each_with(all, std::array{Side::north, Side::east, Side::south, Side::west},
                    [](Action& one, Side side) { one.direction = side; });
  if (used & kFieldQuarter)
    all =
        each_with(all, std::array{Quarter::castle, Quarter::market, Quarter::blacksmith, Quarter::cathedral},
                  [](Action& one, Quarter quarter) { one.quarter = quarter; });
  if (used & kFieldAxis)
    all = each_with(all, std::array{Axis::none, Axis::north_south, Axis::east_west},
                    [](Action& one, Axis axis) { one.axis = axis; });
  if (used & kFieldBid)
    all = each_with(all, std::array<std::int16_t, 6>{-1, 0, 1, 2, 7, 1000},
                    [](Action& one, std::int16_t bid) { one.number = bid; });
  return all;
}

std::vector<Action> thinkable_actions(const TableState& table) {
  std::vector<Action> all = thinkable_placements(table);
  std::ranges::copy(thinkable_deployments(), std::back_inserter(all));
  std::ranges::copy(thinkable_journeys(table), std::back_inserter(all));
  for (const ActionKind kind : kinds_of_modules())
    std::ranges::copy(thinkable_of(kind, table), std::back_inserter(all));
  for (const ActionKind kind : {ActionKind::pass, ActionKind::draw_again})
    all.push_back(Action{.kind = kind});
  return all;
}

Action as_listed(const Setup& setup, const TableState& table, const Action& action) {
  const reference::ActionRule* rule = reference::action_rule(setup.rules, action.kind);
  return rule != nullptr && rule->as_listed ? rule->as_listed(setup, table, action) : action;
}

/// Skips legal actions, which agreement_test.cpp plays.
void check_refusals(const Setup& setup, Game& game) {
  const Snapshot before = game.snapshot();
  const std::vector<Action> legal = game.legal_actions();
  const std::vector<Action> thinkable = thinkable_actions(before.table);
  for (const Action& action : thinkable) {
    const auto code = reference::refusal(setup, before.table, game.to_act(), action);
    const bool listed = std::ranges::find(legal, as_listed(setup, before.table, action)) != legal.end();
    if (listed == code.has_value()) FAIL("legal_actions() is wrong about " << text(action));
    if (code) check_refused(game, game.to_act(), action, *code);
  }
  std::vector<Action> few{place(0, 0, 0), place(0, 0, 9), deploy(0), deploy(99), kPass, kDrawAgain};
  for (const ActionKind kind : kinds_of_modules()) few.push_back(Action{.kind = kind});
  for (const int seat : {0, 1, 2, 3, 4, 5, 6, 7, 128, 254, 255}) {
    if (seat == game.to_act()) continue;
    for (const Action& action : few) {
      const auto code = reference::refusal(setup, before.table, static_cast<Seat>(seat), action);
      check_refused(game, static_cast<Seat>(seat), action, code.value());
    }
    const auto resigning = reference::refusal(setup, before.table, static_cast<Seat>(seat), kResign);
    if (resigning) check_refused(game, static_cast<Seat>(seat), kResign, *resigning);
  }
  REQUIRE(game.snapshot() == before);
}

}  // namespace

TEST_CASE("an action that is not legal is refused with its code and changes nothing (BASE-TURN-10)",
          "[engine][random]") {
  for_each_random_game<RandomGame>(50000, 40, [](RandomGame players) {
    const auto game = players.advanced(started(players.setup()));
    Events events;
    while (!game->over()) {
      check_refusals(players.setup(), *game);
      const auto [seat, action] = players.choose(*game);
      REQUIRE(game->apply(seat, action, events));
    }
    check_refusals(players.setup(), *game);
  });
}

}  // namespace bastide::test
