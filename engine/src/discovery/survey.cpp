#include "discovery/survey.hpp"

#include "common/frontier.hpp"
#include "common/surveying.hpp"
#include "discovery/final_scoring.hpp"
#include "discovery/scoring.hpp"

namespace bastide::discovery {
namespace {

/// The scores if the game ended now.
std::vector<int> standing_of(const RuleBook& book, Position position) {
  if (position.phase != Phase::over) finish(book, position, nullptr);
  return {position.scores.begin(), position.scores.begin() + position.seats};
}

/// Nobody has a majority: every holder owns it (DISCOVERY-TAKE-03).
SurveyedFeature survey_feature(const RuleBook& book, const Position& position, std::uint16_t root) {
  SurveyedFeature seen{.kind = position.nodes[root].kind,
                       .state = is_complete(position, root) ? FeatureState::complete : FeatureState::open,
                       .tiles = tiles_in(position, root),
                       .segments = segments_of(position, root),
                       .holders = holders_of(followers_on(position, root)),
                       .owners = {},
                       .now = worth_of(sheet_at_end(book, position, root)),
                       .finished = worth_of(sheet_if_complete(book, position, root)),
                       .taken_back = worth_of(sheet_if_taken(book, position, root))};
  for (const auto& holder : seen.holders) seen.owners.push_back(holder.seat);
  return seen;
}

}  // namespace

Survey survey(const RuleBook& book, const Position& position, std::span<const TileCount> tiles) {
  Survey survey{.features = {}, .cells = {}, .standing = standing_of(book, position)};
  for_each_feature(
      position, [](FeatureKind) { return true; },
      [&](std::uint16_t root) { survey.features.push_back(survey_feature(book, position, root)); });
  for (unsigned i = 0; i < position.frontier_count; ++i) {
    const FrontierCell& frontier = position.frontier[i];
    const auto rotations_of = [&](TileId tile) {
      return fitting_rotations(frontier, book.facts(tile).pattern);
    };
    survey.cells.push_back({frontier.cell, fitting(tiles, rotations_of)});
  }
  sort(survey);
  return survey;
}

}  // namespace bastide::discovery
