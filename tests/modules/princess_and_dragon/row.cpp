// The Princess & The Dragon, for tests that play any modules.
#include "module_rows.hpp"

#include "catch.hpp"
#include "modules/princess_and_dragon/games.hpp"
#include "modules/tower/reference.hpp"
#include "reference/module.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

/// Only figures on towers or sheltered, and pieces on corners, share the dragon's tile; the fairy does not
/// either (DRAGON-EAT-06, DRAGON-FAIRY-11).
void check_dragon_alone(const TableState& table) {
  const auto& [dragon, fairy, visited, steps_left] = table.dragon;
  if (!dragon) return;
  if (fairy) REQUIRE_FALSE(fairy->cell == *dragon);
  for (const PlacedPiece& piece : table.pieces) {
    if (!(piece.cell == *dragon) || piece.corner != Corner::none || reference::is_sheltered(table, piece))
      continue;
    const auto foundation = reference::foundation_at(table, piece.cell);
    REQUIRE((foundation && foundation->feature == piece.feature));
  }
}

/// The fairy stands beside a figure on the table (EXP-TURN-33).
void check_fairy(const TableState& table) {
  if (!table.dragon.fairy || !table.dragon.fairy->with) return;
  const Cell cell = table.dragon.fairy->cell;
  const FairyFriend with = *table.dragon.fairy->with;
  REQUIRE(std::ranges::count_if(table.pieces, [&](const PlacedPiece& piece) {
            return piece.cell == cell && piece.feature == with.feature && piece.seat == with.seat &&
                   piece.piece == with.piece;
          }) >= 1);
}

void check_dragon_and_fairy(const Setup&, const Game& game) {
  const TableState table = game.snapshot().table;
  check_dragon_alone(table);
  check_fairy(table);
}

/// In its move the dragon may go where the seat to act may move it.
void check_reach(const Game& game, const Survey& survey) {
  std::vector<Side> told, offered;
  if (survey.dragon && survey.dragon->steps_left > 0)
    for (const DragonReach::Move& step : survey.dragon->steps) told.push_back(step.direction);
  for (const Action& action : game.legal_actions())
    if (action.kind == ActionKind::move_dragon) offered.push_back(action.direction);
  REQUIRE(told == offered);
}

int dragon_step(const Rules& rules) { return rules.option("dragon_moves") == 0 ? 15 : 23; }

std::optional<int> step_of_dragon(const Rules& rules, const Event& event) {
  if (const auto* scored = std::get_if<Scored>(&event))
    return scored->reason == ScoreReason::fairy_turn ? std::optional(1) : std::nullopt;
  if (const auto* back = std::get_if<PieceReturned>(&event)) {
    if (back->reason == ReturnReason::eaten) return dragon_step(rules);
    return back->reason == ReturnReason::princess ? std::optional(10) : std::nullopt;
  }
  if (const auto* moved = std::get_if<DragonMoved>(&event))
    return moved->reason == DragonReason::volcano ? 6 : dragon_step(rules);
  if (std::holds_alternative<DragonMoveEnded>(event)) return dragon_step(rules);
  if (std::holds_alternative<FairyMoved>(event)) return 10;
  return std::nullopt;
}

/// With `princess` = `must`, where a knight may go.
bool knight_must_go(const Rules& rules, const std::vector<Action>& legal) {
  return rules.option("princess") != 0 &&
         std::ranges::any_of(legal, [](const Action& one) { return one.kind == ActionKind::remove_knight; });
}

std::vector<Mistake> dragon_mistakes() {
  return {{Code::feature_complete, "action/feature_complete",
           [] {
             const auto game = with_dragon_pile({"E", "dragon-FRRR-ends-portal"});
             lay(*game, 0, -1, 2);
             play(*game, place(1, 0, 0));
             return refused(
                 *game, Action{.kind = ActionKind::deploy, .feature = 0, .cell = {0, 0}, .elsewhere = true});
           }},
          {Code::dragon_there, "action/dragon_there",
           [] {
             const auto game = with_dragon_pile({"U", "U", "dragon-FFFF-volcano"});
             lay_and_claim(*game, 1, 0, 0, FeatureKind::road, Side::west);
             lay(*game, 2, 0, 0);
             play(*game, place(0, 1, 0));
             return refused(*game, deploy(0));
           }},
          {Code::no_dragon_step, "action/no_dragon_step",
           [] {
             const auto game = with_dragon_pile({"dragon-FFFF-volcano", "dragon-FRFR-through-dragon"});
             play(*game, place(0, 1, 0));
             lay(*game, 1, 0, 0);
             return refused(*game, Action{.kind = ActionKind::move_dragon, .direction = Side::south});
           }},
          {Code::no_fairy_place, "action/no_fairy_place",
           [] {
             const auto game = with_dragon_pile({"U"});
             play(*game, place(1, 0, 0));
             return refused(*game, Action{.kind = ActionKind::place_fairy});
           }},
          {Code::no_knight, "action/no_knight",
           [] {
             const auto game = with_dragon_pile({"U"});
             play(*game, place(1, 0, 0));
             return refused(*game, Action{.kind = ActionKind::remove_knight});
           }},
          {Code::knight_must_go, "action/knight_must_go", [] {
             const auto game =
                 with_dragon_pile({"F", "dragon-CFFC-joined-princess"}, {{"princess", std::string("must")}});
             lay_and_claim(*game, 0, -1, 1, FeatureKind::city, Side::south);
             play(*game, place(0, -2, 3));
             return refused(*game, kPass);
           }}};
}

}  // namespace

const ModuleRow rows::kPrincessAndDragon{
    .name = "princess_and_dragon",
    .holds = {.check = check_dragon_and_fairy, .check_survey = check_reach},
    .turn = {.steps = {1, 15, 23},
             .of_phase =
                 [](const Rules& rules, Phase phase) {
                   return phase == Phase::dragon ? std::optional(dragon_step(rules)) : std::nullopt;
                 },
             .of_event = step_of_dragon,
             .undeclinable = {Phase::dragon},
             .must_act = knight_must_go,
             .reasons = {"scored fairy_turn", "scored fairy", "returned eaten", "returned princess"},
             .final_reasons = {"road fairy", "city fairy", "field fairy"}},
    .reached = {"fairy_turn none", "fairy road", "fairy city", "fairy monastery", "fairy field"},
    .options = {{"dragon_moves", {"before_scoring", "after_scoring"}, "before_scoring", "before_scoring"},
                {"princess", {"may", "must"}, "may", "may"},
                {"fairy_place", {"follower", "tile"}, "follower", "follower"}},
    .perft = {{"a dragon",
               {"farmers", "princess_and_dragon"},
               2,
               {"dragon-FFFF-volcano", "dragon-FRRR-ends-portal", "dragon-CRRR-ends-princess",
                "dragon-FRFR-through-dragon"},
               {4, 36, 396, 3872, 29572, 367552}}},
    .mistakes = dragon_mistakes,
};

}  // namespace bastide::test
