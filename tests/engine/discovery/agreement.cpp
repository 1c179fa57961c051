#include "discovery/agreement.hpp"

#include "properties.hpp"
#include "surveying.hpp"

#include <algorithm>
#include <numeric>

namespace bastide::test::discovery {

namespace naive = reference::discovery;

namespace {

/// Followers are never created or lost: four of each seat in its supply and on the board (DISCOVERY-COMP-03).
void check_followers_conserved(const TableState& table) {
  for (Seat seat = 0; seat < table.seats.size(); ++seat)
    REQUIRE(table.seats[seat].supply[0] + std::ranges::count(table.pieces, seat, &PlacedPiece::seat) == 4);
}

void check_tiles_accounted_for(const Setup& setup, const Game& game, const TableState& table) {
  std::vector<TileId> order = naive::draw_order(setup);
  order.resize(static_cast<std::size_t>(game.snapshot().drawn));
  REQUIRE(game.drawn() == order);
  std::size_t seen = table.board.size() + table.discards.size() + (table.tile != kNoTile ? 1 : 0);
  for (const SeatState& seat : table.seats) seen += seat.hand.size();
  REQUIRE(seen == setup.start.size() + order.size());
}

int sum(const std::vector<ScoreLine>& lines) {
  return std::accumulate(lines.begin(), lines.end(), 0,
                         [](int points, const ScoreLine& line) { return points + line.points; });
}

/// What the survey says of each region with a follower.
void check_survey_of_regions(const Setup& setup, const Game& game, const TableState& table) {
  if (table.pieces.empty()) return;
  const Survey survey = game.survey();
  for (const PlacedPiece& piece : table.pieces) {
    const SurveyedFeature& told = feature_at(survey, piece.cell, piece.feature);
    const naive::Region region = naive::region_at(table, {reference::spot(piece.cell), piece.feature});
    REQUIRE(told.kind == region.kind);
    REQUIRE(told.segments.size() == region.places.size());
    REQUIRE((told.state == FeatureState::complete) == region.complete);
    const auto points = [&](naive::When when) { return sum(naive::sheet(setup, table, region, when)); };
    REQUIRE(told.now->points == points(naive::When::at_end));
    REQUIRE(told.finished->points == points(naive::When::completed));
    REQUIRE(told.taken_back->points == points(naive::When::taken));
    REQUIRE(std::ranges::find(told.owners, piece.seat) != told.owners.end());
  }
}

}  // namespace

void check_agreement(const Setup& setup, const Game& game, const Events& events,
                     const naive::Outcome& expected) {
  check_outcome(game, events, expected, naive::legal_actions(setup, expected.after.table));
  const TableState now = game.snapshot().table;
  check_followers_conserved(now);
  check_tiles_accounted_for(setup, game, now);
}

Events play_and_check(const Setup& setup, Game& game, naive::Outcome& expected, Seat seat,
                      const Action& action) {
  INFO("seat " << int{seat} << ": " << text(action));
  REQUIRE_FALSE(naive::refusal(setup, expected.after.table, seat, action));
  expected = naive::apply(setup, expected.after, seat, action);
  Events events;
  REQUIRE(game.apply(seat, action, events));
  check_agreement(setup, game, events, expected);
  if (events.size() % 3 == 0) check_survey_of_regions(setup, game, expected.after.table);
  return events;
}

}  // namespace bastide::test::discovery
