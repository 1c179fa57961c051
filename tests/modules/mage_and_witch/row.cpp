// Mage & Witch, for tests that play any modules.
#include "module_rows.hpp"

#include "catch.hpp"
#include "modules/mage_and_witch/games.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>

namespace bastide::test {
namespace {

constexpr int kMageStep = 9;

std::optional<int> step_of_mage(const Rules&, Phase phase) {
  return phase == Phase::mage ? std::optional(kMageStep) : std::nullopt;
}

/// They leave the map in the scoring, or when a castle is built.
std::optional<int> step_of_event(const Rules&, const Event& event) {
  const auto* moved = std::get_if<NeutralMoved>(&event);
  if (moved == nullptr) return std::nullopt;
  switch (moved->reason) {
    case NeutralReason::completed: return 18;
    case NeutralReason::castle: return 16;
    default: return kMageStep;
  }
}

bool shows_symbol(TileId id) {
  return std::ranges::any_of(tile(id).segments,
                             [](const Segment& segment) { return segment.kind == FeatureKind::mage; });
}

/// With both on the start tile, as after a few turns.
Snapshot with_both_out(Random&, Snapshot first) {
  TableState& table = first.table;
  const auto& segments = tile(table.board.front().tile).segments;
  const bool fits = table.board.size() == 1 && segments[0].kind == FeatureKind::city &&
                    segments[1].kind == FeatureKind::road;
  if (fits) {
    const Cell cell = table.board.front().cell;
    table.neutrals = {NeutralPlace{cell, 0}, NeutralPlace{cell, 1}};
  }
  return first;
}

/// Each stands on a road or city, and never both in one place.
void check_neutrals(const Setup&, const Game& game) {
  const TableState table = game.snapshot().table;
  const auto& [mage, witch] = table.neutrals;
  for (const auto& figure : {mage, witch}) {
    if (!figure) continue;
    const auto under = std::ranges::find(table.board, figure->cell, &PlacedTile::cell);
    REQUIRE(under != table.board.end());
  }
  if (mage && witch) REQUIRE_FALSE(*mage == *witch);
}

std::vector<Mistake> mage_mistakes() {
  return {{Code::no_neutral_place, "action/no_neutral_place",
           [] {
             const auto game = game_with(kWithMage, {"mage-CFCF-split"});
             play(*game, place(0, -1, 0));
             return refused(*game, to(ActionKind::move_mage, 0, -1, 1));
           }},
          {Code::neutral_stays, "action/neutral_stays", [] {
             const auto game = game_with(kWithMage, {"mage-CFCF-split"});
             play(*game, place(0, -1, 0));
             return refused(*game, {.kind = ActionKind::remove_mage});
           }}};
}

}  // namespace

const ModuleRow rows::kMageAndWitch{
    .name = "mage_and_witch",
    .play = {.plentiful = shows_symbol, .advanced = with_both_out, .resigned_in = {Phase::mage}},
    .holds = {.check = check_neutrals},
    .turn = {.steps = {kMageStep},
             .of_phase = step_of_mage,
             .of_event = step_of_event,
             .undeclinable = {Phase::mage}},
    .perft = {{"mage and witch",
               {"farmers", "mage_and_witch"},
               2,
               {"mage-CFCF-split", "mage-CRRR-ends", "V"},
               {4, 24, 96, 800, 8384, 65528}}},
    .mistakes = mage_mistakes,
};

}  // namespace bastide::test
