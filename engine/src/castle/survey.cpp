#include "castle/survey.hpp"

#include "castle/final_scoring.hpp"
#include "castle/placing.hpp"
#include "castle/scoring.hpp"
#include "common/surveying.hpp"

namespace bastide::castle {
namespace {

/// Complete features that have a winner and are not scored yet.
InplaceList<Unscored, kPiecesMax> unscored(const Position& position) {
  InplaceList<Unscored, kPiecesMax> features;
  for (unsigned i = 0; i < position.pending_count && position.phase == Phase::score; ++i)
    features.push(position.pending[i]);
  if (position.phase != Phase::deploy) return features;
  const auto complete = [&](std::uint16_t root) { return is_complete(position, root); };
  for (const HeldFeature& feature : held_features(position, complete))
    if (const Seat winner = leader(position, feature.root); winner != kNoSeat)
      features.push({feature.root, winner});
  return features;
}

/// The scores if the game ended now: no wall tile is taken from a corner then (CASTLE-END-02), and no
/// doubling used.
std::vector<int> standing_of(const RuleBook& book, Position position) {
  if (position.phase != Phase::over) {
    position.corners_left = 0;
    for (const Unscored& feature : unscored(position)) score_feature(book, position, feature, false, nullptr);
    return_pieces(position, nullptr);
    finish(book, position, nullptr);
  }
  return {position.scores.begin(), position.scores.end()};
}

SurveyedFeature survey_feature(const RuleBook& book, const Position& position, std::uint16_t root) {
  const FeatureKind kind = position.nodes[root].kind;
  const bool lasts = kind == FeatureKind::court;
  SurveyedFeature seen{.kind = kind,
                       .state = is_complete(position, root) ? FeatureState::complete : FeatureState::open,
                       .tiles = tiles_in(position, root),
                       .segments = segments_of(position, root),
                       .holders = holders_of(followers_on(position, root)),
                       .owners = {},
                       .now = {},
                       .finished = {}};
  if (const Seat owner = leader(position, root); owner != kNoSeat) seen.owners.push_back(owner);
  if (lasts) {
    seen.state = FeatureState::lasting;
    seen.now = worth_of(sheet_of(book, position, root));  // CASTLE-FINAL-03
  } else {
    if (seen.state == FeatureState::open) seen.now = Worth{};  // CASTLE-FINAL-04
    seen.finished = worth_of(sheet_of(book, position, root));
  }
  return seen;
}

}  // namespace

Survey survey(const RuleBook& book, const Position& position, std::span<const TileCount> tiles) {
  Survey survey{.features = {}, .cells = {}, .standing = standing_of(book, position)};
  for_each_feature(
      position, [](FeatureKind) { return true; },
      [&](std::uint16_t root) { survey.features.push_back(survey_feature(book, position, root)); });
  position.frontier.find([&](Place place) {
    const auto rotations_of = [&](TileId tile) {
      return fitting_rotations(position.demands[place], book.facts(tile).pattern);
    };
    survey.cells.push_back({cell_at(place), fitting(tiles, rotations_of)});
    return false;
  });
  sort(survey);
  return survey;
}

}  // namespace bastide::castle
