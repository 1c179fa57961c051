// Traders & Builders, for tests that play any modules.
#include "module_rows.hpp"

#include "positions.hpp"

namespace bastide::test {
namespace {

std::optional<int> step_of_goods(const Rules&, const Event& event) {
  if (std::holds_alternative<GoodsClaimed>(event)) return 18;
  const auto* back = std::get_if<PieceReturned>(&event);  // alone: also when the last follower is captured
  return back != nullptr && back->reason == ReturnReason::alone ? std::optional(kAnyStep) : std::nullopt;
}

std::vector<Mistake> traders_mistakes() {
  const auto builder = [] {
    return Action{.kind = ActionKind::deploy, .piece = PieceKind::builder, .feature = 0};
  };
  return {{Code::no_own_follower, "action/no_own_follower",
           [=] {
             const auto game = game_with({"traders_and_builders"}, {"U", "U"});
             play(*game, place(1, 0, 0));
             return refused(*game, builder());
           }},
          {Code::feature_complete, "action/feature_complete", [=] {
             const auto game = game_with({"farmers", "traders_and_builders"}, {"F", "E", "U"}, {}, 1);
             lay_and_claim(*game, 0, -1, 1, FeatureKind::city, Side::south);
             play(*game, place(0, -2, 2));
             return refused(*game, builder());
           }}};
}

}  // namespace

const ModuleRow rows::kTradersAndBuilders{
    .name = "traders_and_builders",
    .play = {.resigned_in = {Phase::again}},
    .turn = {.of_event = step_of_goods,
             .in_scoring =
                 [](const Event& event) {
                   return std::holds_alternative<GoodsClaimed>(event) ? std::optional(0) : std::nullopt;
                 },
             .final_scores = {{FeatureKind::goods, 70}},
             .reasons = {"returned alone"},
             .final_reasons = {"goods goods"}},
    .reached = {"goods goods"},
    .options = {{"double_turn", {"always", "may"}, "always", "always"}},
    .perft = {{"a builder",
               {"farmers", "traders_and_builders"},
               1,
               {"U", "U", "U", "V", "U"},
               {6, 24, 240, 960, 12160, 47856, 675600}}},
    .mistakes = traders_mistakes,
};

}  // namespace bastide::test
