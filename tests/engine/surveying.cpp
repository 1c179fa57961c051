#include "surveying.hpp"

#include "catch.hpp"
#include "scenario.hpp"

#include <algorithm>
#include <set>
#include <tuple>

namespace bastide::test {
namespace {

std::set<std::pair<int, int>> cells_in(const std::vector<Cell>& cells) {
  std::set<std::pair<int, int>> set;
  for (const Cell cell : cells) set.emplace(cell.x, cell.y);
  return set;
}

std::set<std::pair<int, int>> cells_of(const SurveyedFeature& feature) {
  std::set<std::pair<int, int>> set;
  for (const SegmentOnTable& segment : feature.segments) set.emplace(segment.cell.x, segment.cell.y);
  return set;
}

void check_segments(const Survey& survey) {
  std::set<std::tuple<int, int, int>> known;
  for (const SurveyedFeature& feature : survey.features) {
    REQUIRE_FALSE(feature.segments.empty());
    REQUIRE(feature.tiles == static_cast<int>(cells_of(feature).size()));
    for (const auto& [cell, index] : feature.segments) REQUIRE(known.emplace(cell.x, cell.y, index).second);
    for (const Seat owner : feature.owners) {
      const bool holds =
          std::ranges::find(feature.holders, owner, &SurveyedFeature::Holder::seat) != feature.holders.end();
      REQUIRE((holds ||
               std::ranges::find(feature.companions, owner, &PieceOfSeat::seat) != feature.companions.end()));
    }
    const bool counts_at_end = feature.state != FeatureState::complete || feature.taken_back;
    REQUIRE(feature.now.has_value() == counts_at_end);
    REQUIRE(feature.finished.has_value() == (feature.state != FeatureState::lasting));
  }
}

/// x, y, rotation
using Placements = std::set<std::tuple<int, int, int>>;

void check_cells(const Game& game, const Survey& survey, SurveyChecks& done) {
  Placements fits, may;
  const TileId hand = game.view(kNoSeat).table.tile;
  for (const auto& [cell, tiles] : survey.cells) {
    done.dead += tiles.empty();
    const auto mine = std::ranges::find(tiles, hand, &FittingTile::tile);
    if (mine == tiles.end()) continue;
    for (int rotation = 0; rotation < 4; ++rotation)
      if (mine->rotations >> rotation & 1) fits.emplace(cell.x, cell.y, rotation);
  }
  for (const Action& action : game.legal_actions())
    if (action.kind == ActionKind::place_tile && action.axis == Axis::none)
      may.emplace(action.cell.x, action.cell.y, action.rotation);
  if (game.phase() == Phase::place) REQUIRE(fits == may);
}

void check_pass(const Game& game, const Survey& survey, SurveyChecks& done) {
  const auto passed = game.clone();
  Events events;
  if (!passed->apply(game.to_act(), kPass, events)) return;
  const bool takes = !only<WallTileTaken>(events).empty();
  bool begins = false;  // a turn that pays for itself, and whose tile then fits nowhere
  for (const Scored& scored : only<Scored>(events)) {
    begins |= scored.feature == FeatureKind::none && scored.reason != ScoreReason::wall_tile;
    if (scored.reason != ScoreReason::completed) continue;
    const auto feature = std::ranges::find_if(survey.features, [&](const SurveyedFeature& one) {
      return one.kind == scored.feature && one.state == FeatureState::complete &&
             cells_of(one) == cells_in(scored.tiles) &&
             std::ranges::find(one.owners, scored.seat) != one.owners.end();
    });
    REQUIRE(feature != survey.features.end());
    if (only<WallTileUsed>(events).empty()) REQUIRE(feature->finished->points == scored.points);
    ++done.completed;
  }
  const auto result = passed->result();
  if (!result || result->ended != Ending::finished || takes || begins) return;
  REQUIRE(survey.standing == result->scores);
  ++done.ended;
}

}  // namespace

void check_survey(const Game& game, SurveyChecks& done) {
  const std::uint64_t before = game.fingerprint();
  const Survey survey = game.survey();
  REQUIRE(game.fingerprint() == before);
  REQUIRE(static_cast<int>(survey.standing.size()) == game.setup().seats);
  check_segments(survey);
  check_cells(game, survey, done);
  if (game.phase() == Phase::action || game.phase() == Phase::deploy) check_pass(game, survey, done);
}

const SurveyedFeature& feature_at(const Survey& survey, Cell cell, int feature) {
  const SegmentOnTable wanted{cell, static_cast<std::uint8_t>(feature)};
  const auto found = std::ranges::find_if(survey.features, [&](const SurveyedFeature& one) {
    return std::ranges::find(one.segments, wanted) != one.segments.end();
  });
  REQUIRE(found != survey.features.end());
  return *found;
}

}  // namespace bastide::test
