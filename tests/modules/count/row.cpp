// The Count of Carcassonne, for tests that play any modules.
#include "module_rows.hpp"

#include "catch.hpp"
#include "chance.hpp"
#include "modules/count/games.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

using enum Quarter;

/// Behind all steps of a turn.
constexpr int kLastMoves = 32;

std::optional<int> step_of_count(const Rules&, Phase phase) {
  switch (phase) {
    case Phase::leave_quarter: return 17;
    case Phase::enter_quarter:
    case Phase::move_count: return 22;
    case Phase::last_moves: return kLastMoves;
    default: return std::nullopt;
  }
}

std::optional<int> step_of_event(const Rules&, const Event& event) {
  const bool goes_in =
      std::holds_alternative<QuarterEntered>(event) || std::holds_alternative<CountMoved>(event);
  return goes_in ? std::optional(22) : std::nullopt;
}

/// Figures that have come out may share a place until all is scored (COUNT-LEAVE-05).
bool is_crowded(const TableState& table) {
  return table.quarters.count && (table.phase == Phase::leave_quarter || table.phase == Phase::last_moves ||
                                  table.phase == Phase::over);
}

int figures_in_quarters(const TableState& table, Seat owner, PieceKind piece) {
  int sum = 0;
  for (const FiguresInQuarter& some : table.quarters.figures)
    if (some.seat == owner && some.piece == piece) sum += some.count;
  return sum;
}

/// With figures in quarters, as after a long game.
Snapshot with_lodgers(Random& random, Snapshot first) {
  TableState& table = first.table;
  for (const Quarter quarter : {castle, market, blacksmith, cathedral}) {
    for (Seat seat = 0; seat < table.seats.size(); ++seat) {
      std::uint8_t& left = table.seats[seat].supply[0];
      const auto count = static_cast<std::uint8_t>(below(random, 3));
      if (quarter == market || count == 0 || left < count) continue;
      left = static_cast<std::uint8_t>(left - count);
      table.quarters.figures.push_back({quarter, seat, PieceKind::meeple, count});
    }
  }
  return first;
}

std::vector<Mistake> count_mistakes() {
  return {
      {Code::quarter_closed, "action/quarter_closed",
       [] {
         const auto game = game_with({"count"}, {"U", "W", "U"});
         let_others_score(*game);
         return refused(*game, into(market));
       }},
      {Code::not_in_this_quarter, "action/not_in_this_quarter",
       [] {
         return refused(*before_scoring({{blacksmith, 1, PieceKind::meeple, 1}}), out_of(cathedral, 1, -2));
       }},
      {Code::quarter_locked, "action/quarter_locked",
       [] {
         const auto game =
             before_scoring({{castle, 1, PieceKind::meeple, 1}, {blacksmith, 1, PieceKind::meeple, 1}});
         return refused(*game, out_of(castle, 1, -2));
       }},
      {Code::no_way_out, "action/no_way_out",
       [] {
         return refused(*before_scoring({{blacksmith, 1, PieceKind::meeple, 1}}), out_of(blacksmith, 0, 1));
       }},
      {Code::count_stays, "action/count_stays", [] {
         const auto game = game_with(kWithCount, {"U", "W", "U"});
         let_others_score(*game);
         play(*game, into(market));
         return refused(*game, count_to(castle));
       }}};
}

}  // namespace

const ModuleRow rows::kCount{
    .name = "count",
    .play = {.advanced = with_lodgers,
             .resigned_in = {Phase::leave_quarter, Phase::enter_quarter, Phase::move_count,
                             Phase::last_moves}},
    .holds = {.held_elsewhere = figures_in_quarters, .is_crowded = is_crowded},
    .turn = {.steps = {17, 22, kLastMoves}, .of_phase = step_of_count, .of_event = step_of_event},
    .options = {{"count_final", {"all_quarters", "market_only"}, "all_quarters", "market_only"},
                {"count_move", {"by_player", "clockwise", "follow"}, "by_player", "by_player"},
                {"count_abbot", {}, "off", "on"},
                {"count_start_tile", {"remove", "shuffle"}, "remove", "remove"}},
    .perft = {{"the city of Carcassonne",
               {"farmers", "count"},
               2,
               {"X", "W"},
               {12, 108, 2160, 14764, 16588, 22060}}},
    .mistakes = count_mistakes,
};

}  // namespace bastide::test
