// Goldmines, for tests that play any modules.
#include "module_rows.hpp"

#include "catch.hpp"
#include "modules/goldmines/games.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>

namespace bastide::test {
namespace {

constexpr int kGoldStep = 8;

std::optional<int> step_of_gold(const Rules&, Phase phase) {
  return phase == Phase::gold ? std::optional(kGoldStep) : std::nullopt;
}

std::optional<int> step_of_gold_event(const Rules&, const Event& event) {
  if (std::holds_alternative<GoldPlaced>(event)) return kGoldStep;
  return std::holds_alternative<GoldTaken>(event) ? std::optional(18) : std::nullopt;
}

std::optional<int> gold_in_scoring(const Event& event) {
  return std::holds_alternative<GoldTaken>(event) ? std::optional(4) : std::nullopt;
}

bool has_mine(TileId id) {
  return std::ranges::any_of(tile(id).segments,
                             [](const Segment& segment) { return segment.kind == FeatureKind::goldmine; });
}

/// With bars on the start tiles and in hands, as after a long game.
Snapshot with_much_gold(Random& random, Snapshot first) {
  TableState& table = first.table;
  if (table.gold.left < 16) return first;
  const auto some = [&](int most) { return static_cast<int>(random.below(static_cast<unsigned>(most) + 1)); };
  const auto take = [&](int bars) {
    table.gold.left = static_cast<std::uint8_t>(table.gold.left - bars);
    return bars;
  };
  const Cell cell = table.board.front().cell;
  if (const int bars = take(some(5)); bars > 0) table.gold.lying = {{cell, bars}};
  SeatState& seat = table.seats.back();
  seat.gold.bars = static_cast<std::uint8_t>(take(some(6)));
  return first;
}

/// Sixteen bars, on tiles, in hands and in stock.
void check_bars(const Setup& setup, const Game& game) {
  if (!setup.rules.has("goldmines")) return;
  const TableState table = game.snapshot().table;
  int bars = table.gold.left;
  for (const GoldPile& pile : table.gold.lying) {
    bars += pile.bars;
    REQUIRE(std::ranges::find(table.board, pile.cell, &PlacedTile::cell) != table.board.end());
  }
  for (const SeatState& seat : table.seats) bars += seat.gold.bars;
  REQUIRE(bars == 16);
}

std::vector<Mistake> gold_mistakes() {
  return {{Code::not_beside_mine, "action/not_beside_mine", [] {
             const auto game = game_with(kWithGold, {"U", "gold-CFFC-monastery-joined"});
             lay(*game, 1, 0, 0);
             play(*game, place(0, -1, 2));
             return refused(*game, bar_at(0, -1));
           }}};
}

}  // namespace

const ModuleRow rows::kGoldmines{
    .name = "goldmines",
    .play = {.plentiful = has_mine, .advanced = with_much_gold, .resigned_in = {Phase::gold}},
    .holds = {.check = check_bars},
    .turn = {.steps = {kGoldStep},
             .of_phase = step_of_gold,
             .of_event = step_of_gold_event,
             .undeclinable = {Phase::gold},
             .in_scoring = gold_in_scoring,
             .final_scores = {{FeatureKind::gold, 90}},
             .final_reasons = {"gold gold"}},
    .reached = {"gold gold"},
    .perft = {{"gold",
               {"farmers", "goldmines"},
               2,
               {"E", "gold-CRRC-joined-through", "N", "U"},
               {4, 12, 84, 238, 1512, 7668}}},
    .mistakes = gold_mistakes,
};

}  // namespace bastide::test
