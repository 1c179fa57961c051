// The features of random games, found by looking at every side of every tile.
#include "modules/trial/games.hpp"

#include <engine/catalogue.hpp>
#include <engine/survey.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <vector>

namespace bastide::test {
namespace {

struct CellOrder {
  bool operator()(const SegmentOnTable& a, const SegmentOnTable& b) const {
    if (const auto order = reading_order(a.cell, b.cell); order != 0) return order < 0;
    return a.feature < b.feature;
  }
};
using Segments = std::set<SegmentOnTable, CellOrder>;

struct Seen {
  FeatureKind kind;
  Segments segments;
  bool complete;
};

Cell beside(Cell cell, int side) {
  constexpr std::array<Cell, 4> kSteps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
  const Cell step = kSteps[static_cast<std::size_t>(side)];
  return {static_cast<std::int16_t>(cell.x + step.x), static_cast<std::int16_t>(cell.y + step.y)};
}

class Board {
 public:
  explicit Board(const TableState& table) : table_(table) { dig_tunnels(); }

  std::vector<Seen> features() {
    for (const PlacedTile& placed : table_.board) {
      for (std::uint8_t i = 0; i < tile(placed.tile).segments.size(); ++i) walk({placed.cell, i});
    }
    return std::move(features_);
  }

 private:
  const PlacedTile* at(Cell cell) const {
    const auto found = std::ranges::find(table_.board, cell, &PlacedTile::cell);
    return found == table_.board.end() ? nullptr : &*found;
  }
  const Segment& printed(const SegmentOnTable& segment) const {
    return tile(at(segment.cell)->tile).segments[segment.feature];
  }
  int turned(const SegmentOnTable& segment, int side) const {
    return (side + at(segment.cell)->rotation) % 4;
  }
  /// Adds the segment of a turned tile that reaches this side or half-edge.
  void add_reaching(Cell cell, int side, int half, Segments& to_visit) const {
    const PlacedTile& placed = *at(cell);
    for (std::uint8_t i = 0; i < tile(placed.tile).segments.size(); ++i) {
      const Segment& segment = tile(placed.tile).segments[i];
      const bool reaches = side >= 0 ? segment.sides >> (side + 4 - placed.rotation) % 4 & 1
                                     : segment.halves >> (half + 8 - 2 * placed.rotation) % 8 & 1;
      if (reaches) to_visit.insert({cell, i});
    }
  }

  void walk(SegmentOnTable first) {
    if (known_.contains(first)) return;
    Seen seen{printed(first).kind, {}, true};
    int unpaired = 0;
    Segments to_visit{first};
    while (!to_visit.empty()) {
      const SegmentOnTable here = *to_visit.begin();
      to_visit.erase(to_visit.begin());
      if (!known_.insert(here).second) continue;
      seen.segments.insert(here);
      unpaired += closed_mouths_.contains(here);
      for (const Segments& fields : joined_)
        if (fields.contains(here)) to_visit.insert(fields.begin(), fields.end());
      const Segment& segment = printed(here);
      for (int side = 0; side < 4; ++side) {
        const int lies = turned(here, side);
        const Cell other = beside(here.cell, lies);
        if (segment.sides >> side & 1) {
          seen.complete &= at(other) != nullptr;
          if (at(other)) add_reaching(other, (lies + 2) % 4, -1, to_visit);
        }
        for (int half = 0; half < 2; ++half) {
          if ((segment.halves >> (2 * side + half) & 1) && at(other))
            add_reaching(other, -1, 2 * ((lies + 2) % 4) + 1 - half, to_visit);
        }
      }
    }
    seen.complete &= unpaired == 0;
    if (seen.kind == FeatureKind::field) seen.complete = false;
    if (seen.kind == FeatureKind::monastery || seen.kind == FeatureKind::garden)
      seen.complete = is_surrounded(first.cell);
    features_.push_back(std::move(seen));
  }

  bool is_surrounded(Cell cell) const {
    for (int side = 0; side < 4; ++side) {
      if (!at(beside(cell, side)) || !at(beside(beside(cell, side), (side + 1) % 4))) return false;
    }
    return true;
  }

  void dig_tunnels() {
    std::vector<SegmentOnTable> mouths;
    bool dug = false;
    for (const PlacedTile& placed : table_.board) {
      dug ^= tile(placed.tile).id == "base-E";
      if (tile(placed.tile).id != "base-W") continue;
      const auto segments = tile(placed.tile).segments;
      const auto road = std::ranges::find(segments, FeatureKind::road, &Segment::kind);
      mouths.push_back({placed.cell, static_cast<std::uint8_t>(road - segments.begin())});
    }
    const std::size_t paired = dug ? mouths.size() / 2 * 2 : 0;
    for (std::size_t i = 0; i < paired; i += 2) joined_.push_back({mouths[i], mouths[i + 1]});
    closed_mouths_.insert(mouths.begin() + static_cast<std::ptrdiff_t>(paired), mouths.end());
  }

  const TableState& table_;
  std::vector<Segments> joined_;  ///< for features that are joined without being adjacent
  Segments closed_mouths_;        ///< mouths of tunnels that lead nowhere
  Segments known_;
  std::vector<Seen> features_;
};

/// The features that are scored when complete, by their first segments.
Segments completed(const std::vector<Seen>& features) {
  Segments first;
  for (const Seen& one : features) {
    const bool counts = one.kind == FeatureKind::road || one.kind == FeatureKind::city ||
                        one.kind == FeatureKind::monastery || one.kind == FeatureKind::garden;
    if (counts && one.complete) first.insert(*one.segments.begin());
  }
  return first;
}

int lines_completed(const Events& events) {
  int count = 0;
  for (const Scored& one : only<Scored>(events))
    count += !one.lines.empty() && one.lines.front().what == "completed";
  return count;
}

bool ends_a_part(const Events& events) {
  return !only<TurnEnded>(events).empty() || !only<DoubleTurn>(events).empty();
}

void check_survey(const Game& game, const std::vector<Seen>& features) {
  for (const SurveyedFeature& told : game.survey().features) {
    const Segments segments(told.segments.begin(), told.segments.end());
    const auto seen = std::ranges::find_if(
        features, [&](const Seen& one) { return one.segments.contains(*segments.begin()); });
    REQUIRE(seen != features.end());
    REQUIRE(seen->segments == segments);
    REQUIRE(seen->complete == (told.state == FeatureState::complete));
  }
}

}  // namespace

TEST_CASE("features are those that the board shows, and each is completed once", "[engine][trial][random]") {
  int cloisters = 0;
  for_each_random_game<TrialGame>(800, 15, [&](TrialGame players) {
    const auto game = started(players.setup());
    Segments known = completed(Board(game->view(kNoSeat).table).features());
    int due = 0;
    while (!game->over()) {
      const auto [seat, action] = players.choose(*game);
      Events events;
      REQUIRE(game->apply(seat, action, events));
      const TableState table = game->view(kNoSeat).table;
      const auto features = Board(table).features();
      check_survey(*game, features);
      const Segments now = completed(features);
      for (const SegmentOnTable& first : now) due += !known.contains(first);
      known = now;
      due -= lines_completed(events);
      if (ends_a_part(events)) REQUIRE(due == 0);
      cloisters += action.kind == ActionKind::lay_cloister;
    }
  });
  CHECK(cloisters > 0);
}

}  // namespace bastide::test
