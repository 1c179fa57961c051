// Rare turns of The Abbot.
#include "prepared/turns.hpp"

namespace bastide::prepared {
namespace {

using enum ActionKind;

bool calls_abbot_from_garden(const Turn& turn) {
  return has<Scored>(turn, [](const Scored& scored) {
    return scored.reason == ScoreReason::abbot_returned && scored.feature == FeatureKind::garden;
  });
}

constexpr std::string_view kAbbotRules = R"({"modules": ["abbot"], "edition": "new"})";

}  // namespace

const std::vector<Situation> kAbbot{
    {"abbot_garden", kAbbotRules, 2, {return_abbot}, calls_abbot_from_garden},
};

}  // namespace bastide::prepared
