// Rare turns of Goldmines.
#include "prepared/turns.hpp"

#include <algorithm>

namespace bastide::prepared {
namespace {

using enum ActionKind;

constexpr std::string_view kGoldRules = R"({"modules": ["farmers", "goldmines"]})";

/// The second bar has a choice of several tiles.
bool lays_with_choice(const Turn& turn) {
  const Step* step = step_of(turn, place_gold);
  return step != nullptr && choices_of(*step) >= 4;
}

/// Both bars are laid without a question.
bool lays_alone(const Turn& turn) { return !does(turn, place_gold) && count<GoldPlaced>(turn) == 2; }

/// One seat takes several bars.
bool takes_gold(const Turn& turn) {
  return count<GoldTaken>(turn) == 1 && !does(turn, place_gold) &&
         has<GoldTaken>(turn, [](const GoldTaken& event) { return event.count >= 2; });
}

/// Two seats share them.
bool shares_gold(const Turn& turn) { return count<GoldTaken>(turn) == 2 && !does(turn, place_gold); }

/// At the end bars are worth eight points or more.
bool scores_gold(const Turn& turn) {
  return has<Scored>(
      turn, [](const Scored& event) { return event.reason == ScoreReason::gold && event.points >= 8; });
}

}  // namespace

const std::vector<Situation> kGoldmines{
    {"gold_laid", kGoldRules, 2, {place_gold, deploy}, lays_with_choice},
    {"gold_laid_at_once", kGoldRules, 2, {deploy}, lays_alone},
    {"gold_taken", kGoldRules, 2, {deploy}, takes_gold},
    {"gold_shared", kGoldRules, 2, {deploy}, shares_gold},
    {"gold_counts", kGoldRules, 2, {deploy}, scores_gold},
};

}  // namespace bastide::prepared
