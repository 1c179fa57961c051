// The Tower, for tests that play any modules.
#include "module_rows.hpp"

#include "catch.hpp"
#include "chance.hpp"
#include "modules/tower/games.hpp"
#include "modules/tower/reference.hpp"
#include "reference/scoring.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

/// A first position with prisoners and points as after a long war: exchanges with a choice are rare
/// otherwise. Seat numbers decide which of two seats may hold the other's figures, so that no two hold each
/// other's (TOWER-PRIS-03).
Snapshot amid_a_war(Random& random, Snapshot begin) {
  TableState& table = begin.table;
  for (Seat captor = 0; captor < table.seats.size(); ++captor) {
    table.seats[captor].score = below(random, 9);
    for (Seat owner = 0; owner < table.seats.size(); ++owner) {
      const bool stronger = captor != owner && (captor < owner) == ((captor + owner) % 2 == 0);
      if (!stronger) continue;
      for (int kind = 0; kind < kPieceKinds; ++kind) {
        const auto piece = static_cast<PieceKind>(kind);
        if (!reference::is_follower(piece)) continue;
        auto& supply = table.seats[owner].supply[static_cast<std::size_t>(kind)];
        const int count = std::min<int>(supply, below(random, 3));
        supply = static_cast<std::uint8_t>(supply - count);
        if (count > 0) table.tower.prisoners.push_back({captor, owner, piece, count});
      }
    }
  }
  return begin;
}

int prisoners_of(const TableState& table, Seat owner, PieceKind piece) {
  int sum = 0;
  for (const Prisoners& some : table.tower.prisoners)
    if (some.owner == owner && some.piece == piece) sum += some.count;
  return sum;
}

/// Tower pieces on the table are never removed or reused (TOWER-COMP-02, TOWER-ACT-03).
void check_tower_pieces(const Rules& rules, const TableState& table) {
  const auto seats = static_cast<int>(table.seats.size());
  int pieces = 0;
  for (const SeatState& seat : table.seats) pieces += seat.tower.pieces;
  for (const TowerOnBoard& tower : table.tower.towers) pieces += tower.height;
  REQUIRE(pieces == (rules.has("tower") ? seats * reference::stock_at_start(seats) : 0));
}

/// No two players hold each other's prisoners, except those in a pending exchange (TOWER-PRIS-03) or in one
/// at which the game was left (TOWER-PRIS-06); no player holds its own figures; a ransom leaves no score
/// below zero (TOWER-RANSOM-02), only debts do (BRIDGES-BAZAAR-07).
void check_prisoners(const Rules& rules, const TableState& table) {
  const bool debts = rules.has("bridges_castles_and_bazaars") && rules.option("bazaar_debt") != 0;
  int mutual = 0;
  for (Seat captor = 0; captor < table.seats.size(); ++captor) {
    REQUIRE(reference::held(table, captor, captor) == 0);
    REQUIRE((debts || table.seats[captor].score >= 0));
    for (Seat owner = 0; owner < captor; ++owner)
      mutual += reference::held(table, captor, owner) > 0 && reference::held(table, owner, captor) > 0;
  }
  const bool may_be = table.phase == Phase::exchange || table.ended == Ending::resigned;
  REQUIRE(mutual <= (may_be ? 1 : 0));
}

void check_towers(const Setup& setup, const Game& game) {
  const TableState table = game.snapshot().table;
  check_tower_pieces(setup.rules, table);
  check_prisoners(setup.rules, table);
}

std::optional<int> step_of_tower(const Rules&, const Event& event) {
  if (const auto* scored = std::get_if<Scored>(&event);
      scored != nullptr && scored->reason == ScoreReason::ransom)
    return kAnyStep;
  if (std::holds_alternative<TowerPiecePlaced>(event) || std::holds_alternative<PieceCaptured>(event))
    return 10;
  return std::nullopt;
}

/// Two foundations in the pile, and a change before the first is placed.
std::unique_ptr<Game> with_two_towers(const std::function<void(TableState&)>& change) {
  return changed(*game_with({"farmers", "tower"}, {kTower, kTower}), change);
}

/// Seat 1 holds a follower of seat 0, which has this many points.
std::unique_ptr<Game> with_points_for_ransom(int points) {
  return with_two_towers([&](TableState& table) {
    imprison(table, 1, 0);
    table.seats[0].score = points;
  });
}

std::vector<Mistake> tower_mistakes() {
  return {{Code::no_tower_piece_left, "action/no_tower_piece_left",
           [] {
             const auto game = with_two_towers([](TableState& table) { table.seats[0].tower.pieces = 0; });
             play(*game, place(0, 1, 0));
             return refused(*game, build(0, 1));
           }},
          {Code::no_open_tower, "action/no_open_tower",
           [] {
             const auto game = game_with({"farmers", "tower"}, {kTower, kTower});
             play(*game, place(0, 1, 0));
             return refused(*game, top(0, 1));
           }},
          {Code::no_target, "action/no_target",
           [] {
             const auto game = game_with({"farmers", "tower"}, {kTower, kTower});
             lay_and_farm(*game, 0, 1, 0, 0);
             lay_and(*game, 0, 2, 0, build(0, 2));
             return refused(*game, Action{.kind = ActionKind::capture, .cell = {0, 0}});
           }},
          {Code::no_prisoner, "action/no_prisoner",
           [] { return refused(*game_with({"farmers", "tower"}, {kTower, kTower}), ransom(1)); }},
          {Code::too_few_points, "action/too_few_points",
           [] { return refused(*with_points_for_ransom(2), ransom(1)); }},
          {Code::ransom_used, "action/ransom_used", [] {
             const auto game = changed(*with_points_for_ransom(6),
                                       [](TableState& table) { table.tower.ransom_paid = true; });
             return refused(*game, ransom(1));
           }}};
}

}  // namespace

const ModuleRow rows::kTower{
    .name = "tower",
    .play = {.advanced = amid_a_war,
             .resigned_in = {Phase::exchange},
             .declined = {Phase::capture},
             .fought_with = ActionKind::place_tower_piece},
    .holds = {.held_elsewhere = prisoners_of,
              .is_paid =
                  [](const Scored& scored) {
                    return scored.reason == ScoreReason::ransom && scored.points == -3;
                  },
              .check = check_towers},
    .turn = {.steps = {27},
             .of_phase = [](const Rules&,
                            Phase phase) { return phase == Phase::late ? std::optional(27) : std::nullopt; },
             .of_event = step_of_tower,
             .besides = {ActionKind::ransom},
             .undeclinable = {Phase::exchange},
             .takes_back =
                 [](const Action& action, const Events& events) {  // tower_self_capture
                   return action.kind == ActionKind::capture && only<PieceCaptured>(events).empty();
                 },
             .reasons = {"scored ransom"}},
    .reached = {"ransom none"},
    .options = {{"tower_self_capture", {}, "off", "off"},
                {"tower_top_capture", {"never", "allowed"}, "never", "never"},
                {"ransom_window", {"whole_turn", "before_action"}, "whole_turn", "whole_turn"}},
    .perft = {{"towers",
               {"farmers", "tower"},
               2,
               {"tower-FFFF", "B", "tower-CFFF", "U"},
               {4, 12, 144, 576, 7488, 38496}}},
    .mistakes = tower_mistakes,
};

}  // namespace bastide::test
