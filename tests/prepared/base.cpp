// Rare turns of the base game.
#include "turns.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace bastide::prepared {
namespace {

using enum ActionKind;

bool next_tile_fits_nowhere(const Turn& turn) { return has<TileDiscarded>(turn) && !turn.after->over(); }

/// At least two features are completed at once, and several seats share one of them.
bool completes_several_with_tie(const Turn& turn) {
  std::map<std::pair<FeatureKind, std::vector<std::pair<int, int>>>, std::set<Seat>> completed;
  for (const Event& event : turn.events) {
    const Scored* scored = std::get_if<Scored>(&event);
    if (scored == nullptr || scored->reason != ScoreReason::completed) continue;
    std::vector<std::pair<int, int>> cells;
    for (const Cell cell : scored->tiles) cells.emplace_back(cell.y, cell.x);
    completed[{scored->feature, std::move(cells)}].insert(scored->seat);
  }
  return completed.size() >= 2 &&
         std::ranges::any_of(completed, [](const auto& feature) { return feature.second.size() >= 2; });
}

bool is_in_mid_game(const Turn& turn) {
  return turn.before->snapshot().table.turn == 12 && score(*turn.before, 0) > 0;
}

constexpr std::string_view kBaseRules = R"({"modules": ["farmers"]})";

}  // namespace

const std::vector<Situation> kBaseGame{
    {"tie", kBaseRules, 2, {deploy}, completes_several_with_tie},
    {"fits_nowhere", kBaseRules, 2, {deploy}, next_tile_fits_nowhere},
    {"mid_game", kBaseRules, 2, {deploy}, is_in_mid_game},
    {"mid_game_of_five", kBaseRules, 5, {deploy}, is_in_mid_game},
    {"unread_end", kBaseRules, 2, {deploy}, is_in_mid_game, Spoilt::at_its_end},
    {"unread_game", kBaseRules, 2, {deploy}, is_in_mid_game, Spoilt::at_game_start},
};

}  // namespace bastide::prepared
