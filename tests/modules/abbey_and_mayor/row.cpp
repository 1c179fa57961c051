// Abbey & Mayor, for tests that play any modules.
#include "module_rows.hpp"

#include "catch.hpp"
#include "modules/abbey_and_mayor/games.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>

namespace bastide::test {
namespace {

/// Each abbey is in hand or on the table until the piles are empty; farmers share a field with a barn only
/// within a turn, which the model sees (ABBEY-COMP-02, ABBEY-LAST-01).
void check_abbeys(const Setup& setup, const Game& game) {
  const TableState table = game.snapshot().table;
  const bool drawn_out = game.view(kNoSeat).tiles_left == 0;
  const int each = setup.rules.has("abbey_and_mayor") ? 1 : 0;
  for (Seat seat = 0; seat < table.seats.size(); ++seat) {
    const auto laid = std::ranges::count_if(table.board, [&](const PlacedTile& placed) {
      return placed.seat == seat && tile(placed.tile).deck == Deck::hand;
    });
    const auto abbeys = laid + (table.seats[seat].abbey.in_hand ? 1 : 0);
    REQUIRE(abbeys <= each);
    if (!drawn_out) REQUIRE(abbeys == each);
  }
}

std::optional<int> step_of_abbeys(const Rules&, Phase phase) {
  switch (phase) {
    case Phase::abbey:
    case Phase::last_abbeys: return 2;
    case Phase::wagon: return 20;
    default: return std::nullopt;
  }
}

std::optional<int> barns_in_scoring(const Event& event) {
  const auto* scored = std::get_if<Scored>(&event);
  if (scored == nullptr) return std::nullopt;
  if (scored->reason == ScoreReason::barn_placed) return 1;
  return scored->reason == ScoreReason::barn_joined ? std::optional(2) : std::nullopt;
}

std::vector<Mistake> abbey_mistakes() {
  return {{Code::no_field_corner, "action/no_field_corner",
           [] {
             const auto game = game_with(kWithAbbeys, {"U", "U"});
             play(*game, place(1, 0, 0));
             return refused(*game, barn_at(Corner::nw));
           }},
          {Code::no_hole, "action/no_hole", [] { return refused(*around_a_hole({"U"}), abbey_at(7, 7)); }},
          {Code::no_wagon_place, "action/no_wagon_place", [] {
             const auto game = game_with(kWithAbbeys, {"L", "X", "U"});
             play(*game, place(1, 0, 0));
             play(*game, as(PieceKind::wagon, claim(*game, FeatureKind::road, Side::west)));
             lay(*game, -1, 0, 0);
             return refused(*game, wagon_to(7, 7, 0));
           }}};
}

}  // namespace

const ModuleRow rows::kAbbeyAndMayor{
    .name = "abbey_and_mayor",
    .play = {.resigned_in = {Phase::last_abbeys}},
    .holds = {.check = check_abbeys},
    .turn = {.steps = {2, 20},
             .of_phase = step_of_abbeys,
             .of_event =
                 [](const Rules&, const Event& event) {
                   return std::holds_alternative<PieceMoved>(event) ? std::optional(20) : std::nullopt;
                 },
             .own_turns = {Phase::last_abbeys},
             .in_scoring = barns_in_scoring,
             .final_scores = {{FeatureKind::barns, 60}},
             .reasons = {"scored barn_placed", "scored barn_joined", "returned barn"},
             .final_reasons = {"barn final"}},
    .reached = {"barn_placed field", "barn_joined field", "final barn"},
    .options = {{"abbey_last_round", {}, "on", "on"},
                {"wagon_range", {"connected", "near"}, "connected", "near"},
                {"barn_on_barn", {}, "off", "off"}},
    .perft = {{"abbeys, mayors, wagons and barns",
               {"farmers", "abbey_and_mayor"},
               2,
               {"U", "E"},
               {2, 23, 162, 510, 6916},
               layout_with_a_hole}},
    .mistakes = abbey_mistakes,
};

}  // namespace bastide::test
