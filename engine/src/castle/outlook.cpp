#include "castle/outlook.hpp"

#include "castle/empty_region.hpp"
#include "castle/scoring.hpp"
#include "castle/wall.hpp"
#include "castle/wall_tiles.hpp"
#include "common/extent.hpp"

#include <algorithm>
#include <utility>

namespace bastide::castle {
namespace {

/// A partial way of scoring the pending features.
struct Course {
  std::array<std::int32_t, kSeats> scores;
  std::array<unsigned, kSeats> taken;  ///< bit per corner whose wall tile the seat takes
  std::array<int, 4> usable;           ///< remaining doublings, by their number
  unsigned scored;                     ///< bit per pending feature
  ScoringWay steps;
};

bool lead_to_the_same(const Course& a, const Course& b) {
  const ForeseenScore &first = a.steps.front(), &other = b.steps.front();
  return first.cell == other.cell && first.feature == other.feature && first.doubled == other.doubled &&
         a.taken == b.taken;
}

class Explorer {
 public:
  Explorer(const RuleBook& book, const Position& position) : book_(book), position_(position) {}

  std::vector<Course> courses() const {
    const Course none{
        position_.scores, {}, {0, 0, usable_count(position_, 2), usable_count(position_, 3)}, 0, {}};
    // CASTLE-ORDER-01: first the features that the seat to act wins, in every order, then the other seat's.
    std::vector<Course> all{none};
    for (const Seat winner : {position_.seat, static_cast<Seat>(1 - position_.seat)}) {
      for (const Course& course : std::exchange(all, {})) follow(course, winner, all);
    }
    return all;
  }

 private:
  /// Scores all remaining features of the winner in every order, and keeps courses with a new outcome.
  void follow(const Course& course, Seat winner, std::vector<Course>& ends) const {
    bool ended = true;
    for (unsigned i = 0; i < position_.pending_count; ++i) {
      const Unscored& feature = position_.pending[i];
      if (feature.winner != winner || course.scored >> i & 1u) continue;
      ended = false;
      if (course.steps.empty() && position_.decided >= 0 && static_cast<unsigned>(position_.decided) != i)
        continue;
      follow(with(course, i, false), winner, ends);
      const int number = doubling_tile(position_.nodes[feature.root].kind);
      if (winner == position_.seat && course.usable[static_cast<unsigned>(number)] > 0)
        follow(with(course, i, true), winner, ends);
    }
    const auto known = [&](const Course& other) { return lead_to_the_same(course, other); };
    if (ended && (course.steps.empty() || std::none_of(ends.begin(), ends.end(), known)))
      ends.push_back(course);
  }

  Course with(Course course, unsigned i, bool doubled) const {
    const auto [root, seat] = position_.pending[i];
    const int points = value_of(book_, position_, root) * (doubled ? 2 : 1);
    const int total = course.scores[seat] += points;
    course.scored |= 1u << i;
    if (doubled) --course.usable[static_cast<unsigned>(doubling_tile(position_.nodes[root].kind))];
    const int corner = corner_taken_at(book_, total);
    const unsigned left = position_.corners_left & ~(course.taken[0] | course.taken[1]);
    const bool takes = corner >= 0 && (left >> corner & 1u);
    if (takes) course.taken[seat] |= 1u << corner;
    const FeatureOrder place = order_of(position_, root);
    course.steps.push_back(
        {seat, place.cell, static_cast<std::uint8_t>(place.feature), points, total, doubled, takes});
    return course;
  }

  const RuleBook& book_;
  const Position& position_;
};

}  // namespace

std::vector<ScoringWay> ways_to_score(const RuleBook& book, const Position& position) {
  std::vector<ScoringWay> ways;
  for (Course& course : Explorer(book, position).courses()) ways.push_back(std::move(course.steps));
  return ways;
}

CastleOutlook outlook(const Position& position) {
  CastleOutlook outlook{.empty_area = largest_empty_cells(position),
                        .keep_sizes = {},
                        .larger_keep = {},
                        .wall_tile_uses = wall_tile_uses(position),
                        .pending_extents = {}};
  for (Seat seat = 0; seat < kSeats; ++seat) outlook.keep_sizes.push_back(keep_size_at_end(position, seat));
  const int first = outlook.keep_sizes[0], second = outlook.keep_sizes[1];
  if (first != second) outlook.larger_keep = static_cast<Seat>(first > second ? 0 : 1);
  for (unsigned i = 0; i < position.pending_count; ++i)
    outlook.pending_extents.push_back(extent_of(position, position.pending[i].root));
  return outlook;
}

}  // namespace bastide::castle
