// Rare turns of Mage & Witch.
#include "prepared/turns.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>

namespace bastide::prepared {
namespace {

using enum ActionKind;

constexpr std::string_view kRules = R"({"modules": ["farmers", "mage_and_witch"]})";

bool moves_one(const Turn& turn) { return does(turn, move_mage) || does(turn, move_witch); }

/// How many places the turn's first question about the figures offers.
std::size_t places_asked(const Turn& turn) {
  for (const Step& step : turn.steps) {
    const ActionKind kind = step.action.kind;
    if (kind == move_mage || kind == move_witch) return step.choices.size() / 2;
  }
  return 0;
}

const TableState before(const Turn& turn) { return turn.before->snapshot().table; }

bool is_placed(const Turn& turn, Neutral figure) {
  return has<NeutralMoved>(turn, [&](const NeutralMoved& event) {
    return event.figure == figure && event.reason == NeutralReason::moved && !event.from;
  });
}

/// The mage comes to the map, where there is some choice.
bool mage_comes(const Turn& turn) { return is_placed(turn, Neutral::mage) && places_asked(turn) > 2; }

/// The witch goes from one feature to another.
bool witch_moves(const Turn& turn) {
  return does(turn, move_witch) && before(turn).neutrals.witch && before(turn).neutrals.mage &&
         has<NeutralMoved>(turn, [](const NeutralMoved& event) { return event.from.has_value(); });
}

/// A tile without their symbol joins their features, so that one must go.
bool parts_them(const Turn& turn) {
  const auto& [mage, witch] = before(turn).neutrals;
  const bool symbol = has<TilePlaced>(turn, [](const TilePlaced& event) {
    return std::ranges::any_of(tile(event.tile).segments,
                               [](const Segment& segment) { return segment.kind == FeatureKind::mage; });
  });
  return mage && witch && !symbol && moves_one(turn);
}

int scored_with(const Turn& turn, std::string_view what) {
  return count<Scored>(turn, [&](const Scored& event) {
    return event.reason == ScoreReason::completed &&
           std::ranges::any_of(event.lines, [&](const ScoreLine& line) { return line.what == what; });
  });
}

bool pays_mage(const Turn& turn) { return scored_with(turn, "mage") == 1 && !moves_one(turn); }

bool halves_witch(const Turn& turn) { return scored_with(turn, "witch") == 1 && !moves_one(turn); }

/// The feature belongs to nobody.
bool leaves_unpaid(const Turn& turn) {
  return !has<Scored>(turn) && has<NeutralMoved>(turn, [](const NeutralMoved& event) {
    return event.reason == NeutralReason::completed;
  });
}

}  // namespace

const std::vector<Situation> kMageAndWitch{
    {"mage_comes", kRules, 2, {move_mage, deploy}, mage_comes},
    {"witch_moves", kRules, 2, {move_witch, move_mage, deploy}, witch_moves},
    {"mage_parted", kRules, 2, {move_witch, move_mage, deploy}, parts_them},
    {"mage_pays", kRules, 2, {move_mage, deploy}, pays_mage},
    {"witch_halves", kRules, 2, {move_witch, deploy}, halves_witch},
    {"mage_leaves", kRules, 2, {move_mage}, leaves_unpaid},
};

}  // namespace bastide::prepared
