// Rare turns of The Tower.
#include "prepared/turns.hpp"

namespace bastide::prepared {
namespace {

using enum ActionKind;

bool chooses_in_exchange(const Turn& turn) {
  const Step* step = step_of(turn, choose_exchange);
  return step != nullptr && choices_of(*step) > 1;
}

bool chooses_among_captives(const Turn& turn) {
  const Step* step = step_of(turn, capture);
  return step != nullptr && choices_of(*step) >= 3 && has<PieceCaptured>(turn);
}

bool pays_before_placing(const Turn& turn) { return turn.steps.front().action.kind == ransom; }

/// The paying seat was too poor for it before the turn.
bool pays_late(const Turn& turn) {
  const Step& last = turn.steps.back();
  return last.action.kind == ransom && score(*turn.before, last.seat) < 3;
}

bool caps_tower(const Turn& turn) { return does(turn, cap_tower); }

constexpr std::string_view kTowerAndAbbot = R"({"modules": ["abbot", "tower"], "edition": "new"})";
constexpr std::string_view kTowerRules = R"({"modules": ["tower"]})";

}  // namespace

const std::vector<Situation> kTower{
    {"tower_exchange", kTowerAndAbbot, 2, {capture, place_tower_piece}, chooses_in_exchange},
    {"tower_captives", kTowerRules, 2, {deploy}, chooses_among_captives},
    {"tower_ransom", kTowerRules, 2, {capture, ransom}, pays_before_placing},
    {"tower_late_ransom", kTowerRules, 2, {capture, ransom}, pays_late},
    {"tower_cap", kTowerRules, 2, {cap_tower}, caps_tower},
};

}  // namespace bastide::prepared
