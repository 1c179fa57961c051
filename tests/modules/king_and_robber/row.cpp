// King & Robber Baron, for tests that play any modules.
#include "module_rows.hpp"

namespace bastide::test {
namespace {

std::optional<int> step_of_awards(const Rules&, const Event& event) {
  return std::holds_alternative<AwardTaken>(event) ? std::optional(18) : std::nullopt;
}

std::optional<int> awards_in_scoring(const Event& event) {
  if (std::holds_alternative<AwardTaken>(event)) return 6;
  const auto* scored = std::get_if<Scored>(&event);
  return scored != nullptr && scored->reason == ScoreReason::award ? std::optional(5) : std::nullopt;
}

}  // namespace

const ModuleRow rows::kKingAndRobber{
    .name = "king_and_robber",
    .turn = {.of_event = step_of_awards,
             .in_scoring = awards_in_scoring,
             .final_scores = {{FeatureKind::king, 80}, {FeatureKind::robber, 81}},
             .reasons = {"scored award"},
             .final_reasons = {"king final", "robber final"}},
    .reached = {"award king", "award robber", "final king", "final robber"},
    .options =
        {{"king_scoring", {"per_feature", "running", "ten", "fifteen_forty"}, "per_feature", "per_feature"}},
    .perft = {{"awards",
               {"farmers", "king_and_robber"},
               2,
               {"king-CFFF-monastery", "E", "king-CRRR-es+w", "X"},
               {4, 16, 144, 402, 2550}}},
};

}  // namespace bastide::test
