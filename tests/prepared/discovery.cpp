// Rare turns of The Discovery.
#include "turns.hpp"

#include <algorithm>

namespace bastide::prepared {
namespace {

using enum ActionKind;

/// A follower is taken back where another could be sent instead.
bool chooses_to_take_back(const Turn& turn) {
  const Step* step = step_of(turn, take_follower);
  return step != nullptr && std::ranges::count(step->choices, deploy, &Action::kind) > 0;
}

/// A follower comes back from a complete sea, which pays for its tiles, too.
bool takes_back_from_complete_sea(const Turn& turn) {
  return chooses_to_take_back(turn) && has<Scored>(turn, [](const Scored& scored) {
           return scored.reason == ScoreReason::follower_taken && scored.feature == FeatureKind::sea &&
                  scored.lines.size() == 2;
         });
}

/// A follower comes back with nothing.
bool takes_back_for_nothing(const Turn& turn) { return chooses_to_take_back(turn) && !has<Scored>(turn); }

/// All followers of the seat are on the board, and one is taken back.
bool takes_back_of_four(const Turn& turn) {
  const Step* step = step_of(turn, take_follower);
  return step != nullptr && choices_of(*step) == 4 && has<Scored>(turn);
}

/// Of two open tiles the second is laid, and claimed.
bool lays_other_tile(const Turn& turn) { return does(turn, place_other) && does(turn, deploy); }

template <FeatureKind kind>
bool scores(const Turn& turn) {
  return has<Scored>(turn, [](const Scored& scored) { return scored.feature == kind; });
}

/// Followers in regions of every kind are scored at the end.
bool ends_with_every_region(const Turn& turn) {
  return turn.after->over() && scores<FeatureKind::mountain>(turn) && scores<FeatureKind::grassland>(turn) &&
         scores<FeatureKind::sea>(turn);
}

constexpr std::string_view kDiscoveryRules = R"({"game": "discovery"})";
constexpr std::string_view kTwoTiles = R"({"game": "discovery", "options": {"discovery_hand": 2}})";

}  // namespace

const std::vector<Situation> kDiscovery{
    {"discovery_sea", kDiscoveryRules, 2, {deploy}, takes_back_from_complete_sea},
    {"discovery_nothing", kDiscoveryRules, 2, {deploy}, takes_back_for_nothing},
    {"discovery_four", kDiscoveryRules, 2, {deploy}, takes_back_of_four},
    {"discovery_other", kTwoTiles, 2, {deploy}, lays_other_tile},
    {"discovery_end", kDiscoveryRules, 2, {deploy}, ends_with_every_region},
};

}  // namespace bastide::prepared
