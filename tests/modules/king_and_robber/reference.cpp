// The naive model: the king and the robber baron.
#include "reference/module.hpp"

#include <algorithm>

namespace bastide::reference {
namespace {

int complete_features(const TableState& table, const Rules& rules, FeatureKind kind) {
  const Board board = board_of(table, rules);
  return static_cast<int>(std::ranges::count_if(
      features_of_kind(board, kind), [&](const Feature& feature) { return complete(board, feature); }));
}

int completed_now(const std::vector<Feature>& completed, FeatureKind kind) {
  return static_cast<int>(std::ranges::count(completed, kind, &Feature::kind));
}

Score pay(const HeldAward& award, FeatureKind kind, ScoreLine line, ScoreReason reason) {
  return {award.seat, {line}, kind, {}, reason};
}

/// KING-AWARD-01 to KING-AWARD-05.
void take(Turn& turn, Award award, std::optional<HeldAward>& held, FeatureKind kind,
          const std::vector<Feature>& completed) {
  Extent best;
  for (const Feature& feature : completed)
    if (feature.kind == kind && cells_of(feature).size() > best.tiles.size()) best = extent_of(feature);
  const auto size = static_cast<int>(best.tiles.size());
  if (size <= (held ? held->size : 0)) return;
  const Seat from = held ? held->seat : kNoSeat;
  held = HeldAward{turn.table().seat, size};
  turn.happened(AwardTaken{award, held->seat, from, size, best.tiles, best.parts});
}

void settle(Turn& turn, const std::vector<Feature>& completed) {
  auto& [king, robber] = turn.table().awards;
  if (word(turn.setup().rules, "king_scoring") == "running") {
    std::vector<Score> scores;
    const int cities = completed_now(completed, FeatureKind::city);
    const int roads = completed_now(completed, FeatureKind::road);
    if (king && cities > 0)
      scores.push_back(pay(*king, FeatureKind::king, line("cities", cities, 1), ScoreReason::award));
    if (robber && roads > 0)
      scores.push_back(pay(*robber, FeatureKind::robber, line("roads", roads, 1), ScoreReason::award));
    turn.add(scores);
  }
  take(turn, Award::king, king, FeatureKind::city, completed);
  take(turn, Award::robber, robber, FeatureKind::road, completed);
}

std::vector<Score> score_awards(const TableState& table, const Rules& rules) {
  const auto& [king, robber] = table.awards;
  const std::string_view scoring = word(rules, "king_scoring");
  if (scoring == "running") return {};
  if (scoring == "fifteen_forty" && king && robber && king->seat == robber->seat)
    return {pay(*king, FeatureKind::king, {"both_awards", 40}, ScoreReason::final)};
  const auto worth = [&](FeatureKind kind, std::string_view what) -> ScoreLine {
    if (scoring == "per_feature") return line(what, complete_features(table, rules, kind), 1);
    return {"award", scoring == "ten" ? 10 : 15};
  };
  std::vector<Score> scores;
  if (king)
    scores.push_back(pay(*king, FeatureKind::king, worth(FeatureKind::city, "cities"), ScoreReason::final));
  if (robber)
    scores.push_back(
        pay(*robber, FeatureKind::robber, worth(FeatureKind::road, "roads"), ScoreReason::final));
  return scores;
}

}  // namespace

const Module kKingAndRobber{
    .name = "king_and_robber",
    .completed = settle,
    .final_scores = {8, score_awards},
};

}  // namespace bastide::reference
