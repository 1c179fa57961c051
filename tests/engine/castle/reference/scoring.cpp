#include "castle/reference/scoring.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace bastide::reference::castle {
namespace {

constexpr Seat kSeats[]{0, 1};

/// The corners that one seat takes by scoring the group in this order with these doublings.
std::set<int> corners_taken(const Rules& rules, const std::vector<Waiting>& group,
                            const std::vector<std::size_t>& order, const std::vector<bool>& doubled,
                            int score, const std::vector<int>& corners_left) {
  std::set<int> taken;
  for (const std::size_t index : order) {
    score += doubled[index] ? 2 * group[index].points : group[index].points;
    const int corner = corner_at(rules, score);
    if (std::ranges::find(corners_left, corner) != corners_left.end()) taken.insert(corner);
  }
  return taken;
}

/// Whether these features may be doubled, each by a wall tile of its kind.
bool enough_wall_tiles(const std::vector<Waiting>& group, const std::vector<bool>& doubled,
                       const std::vector<int>& doublings) {
  std::map<int, std::ptrdiff_t> needed;
  for (std::size_t index = 0; index < group.size(); ++index)
    if (doubled[index]) ++needed[group[index].doubled_by];
  return std::ranges::all_of(needed, [&](const auto& need) {
    return need.first != 0 && need.second <= std::ranges::count(doublings, need.first);
  });
}

bool orders_differ(const Rules& rules, const std::vector<Waiting>& group, const std::vector<bool>& doubled,
                   int score, const std::vector<int>& corners_left) {
  std::vector<std::size_t> order(group.size());
  std::iota(order.begin(), order.end(), 0u);
  const std::set<int> first = corners_taken(rules, group, order, doubled, score, corners_left);
  while (std::next_permutation(order.begin(), order.end()))
    if (corners_taken(rules, group, order, doubled, score, corners_left) != first) return true;
  return false;
}

/// CASTLE-FINAL-01 step by step: updates the table and collects events.
class FinalScoring {
 public:
  FinalScoring(const Rules& rules, TableState& table)
      : fountains_count_(rules.option("castle_wall4_fountain") == 1),
        table_(table),
        board_(rules, table.board),
        all_(features(board_)) {}

  Events carry_out() && {
    score_keeps();
    score_courts();
    for (const Seat seat : kSeats) score_incomplete(seat, 4, FeatureKind::path);
    for (const Seat seat : kSeats) score_incomplete(seat, 5, FeatureKind::tower);
    for (const Seat seat : kSeats) score_incomplete(seat, 6, FeatureKind::house);
    for (const Seat seat : kSeats)
      while (use(seat, 9)) add(seat, FeatureKind::none, {}, ScoreReason::wall_tile, {{"wall_tile", 5}});
    return std::move(events_);
  }

 private:
  /// CASTLE-FINAL-02, CASTLE-WALL-T8. The event's cells are those of the keep's house.
  void score_keeps() {
    for (const Keep& keep : table_.keeps)
      while (use(keep.seat, 8)) more_[keep.seat] += 2;
    const std::vector<Cell> region = largest_empty_region(board_);
    const Keep* strongest = nullptr;
    for (const Keep& keep : table_.keeps)
      if (size(keep.seat) > size(keep.seat == 0 ? 1 : 0)) strongest = &keep;
    if (strongest == nullptr || region.empty()) return;
    const Feature house = feature_at(board_, {spot(strongest->cell), strongest->feature});
    add(strongest->seat, FeatureKind::keep, house.extent(), ScoreReason::final,
        {{"cells", static_cast<int>(region.size()), static_cast<int>(region.size()), 1}});
  }

  int size(Seat seat) const {
    for (const Keep& keep : table_.keeps)
      if (keep.seat == seat) return keep.size + more_[seat];
    return 0;
  }

  /// CASTLE-FINAL-03, CASTLE-WALL-T7.
  void score_courts() {
    std::set<Place> rich;  // the first place of each court with four points per market
    for (const Seat seat : kSeats)
      for (const Feature& court : best_led(seat, FeatureKind::court))
        if (use(seat, 7)) rich.insert(court.places.front());
    for (const Feature& court : all_) {
      const auto seat = leader(court, table_.pieces);
      if (court.kind != FeatureKind::court || !seat || court.markets == 0) continue;
      std::vector<ScoreLine> lines{{"markets", 3 * court.markets, court.markets, 3}};
      if (rich.contains(court.places.front())) lines.push_back({"wall_tile", court.markets});
      add(*seat, court.kind, court.extent(), ScoreReason::final, std::move(lines));
    }
  }

  /// CASTLE-WALL-T4 to CASTLE-WALL-T6.
  void score_incomplete(Seat seat, int number, FeatureKind kind) {
    for (const Feature& feature : best_led(seat, kind))
      if (use(seat, number))
        add(seat, kind, feature.extent(), ScoreReason::wall_tile, {{"wall_tile", value(feature)}});
  }

  /// The incomplete features of a kind that the seat leads and that have a worth, best first
  /// (CASTLE-WALL-08).
  std::vector<Feature> best_led(Seat seat, FeatureKind kind) const {
    std::vector<Feature> led;
    for (const Feature& feature : all_)
      if (feature.kind == kind && !feature.complete && leader(feature, table_.pieces) == seat &&
          value(feature) > 0)
        led.push_back(feature);
    std::ranges::sort(led, {},
                      [&](const Feature& one) { return std::pair{-value(one), one.places.front()}; });
    return led;
  }

  int value(const Feature& feature) const {
    if (feature.kind == FeatureKind::court) return feature.markets;
    if (feature.kind == FeatureKind::path && !fountains_count_) return feature.tiles();
    return complete_value(feature);
  }

  /// Uses one wall tile of this number, if the seat has one.
  bool use(Seat seat, int number) {
    for (WallTile& held : table_.wall_tiles) {
      if (held.seat != seat || held.number != number || held.used) continue;
      held.used = true;
      events_.push_back(WallTileUsed{seat, number});
      return true;
    }
    return false;
  }

  void add(Seat seat, FeatureKind feature, const Extent& extent, ScoreReason reason,
           std::vector<ScoreLine> lines) {
    int points = 0;
    for (const ScoreLine& line : lines) points += line.points;
    const int total = table_.seats[seat].score += points;
    events_.push_back(
        Scored{seat, points, feature, extent.tiles, reason, total, std::move(lines), extent.parts});
  }

  bool fountains_count_;
  TableState& table_;
  Board board_;
  std::vector<Feature> all_;
  std::array<int, 2> more_{};
  Events events_;
};

}  // namespace

Place place_of(const PlacedPiece& piece) { return {spot(piece.cell), piece.feature}; }

int figures_of(Seat seat, const Feature& feature, Pieces pieces) {
  return static_cast<int>(std::ranges::count_if(pieces, [&](const PlacedPiece& piece) {
    return piece.seat == seat && feature.holds(place_of(piece));
  }));
}

std::optional<Seat> leader(const Feature& feature, Pieces pieces) {
  const int first = figures_of(0, feature, pieces);
  const int second = figures_of(1, feature, pieces);
  if (first == second) return std::nullopt;
  return first > second ? Seat{0} : Seat{1};
}

int complete_value(const Feature& feature) {
  switch (feature.kind) {
    case FeatureKind::path: return feature.fountains > 0 ? 2 * feature.tiles() : feature.tiles();
    case FeatureKind::tower: return 2 * feature.tiles();
    case FeatureKind::house: return feature.tiles();
    default: return 0;
  }
}

int doubled_by(FeatureKind kind) {
  if (kind == FeatureKind::tower) return 2;
  return kind == FeatureKind::house ? 3 : 0;
}

int corner_at(const Rules& rules, int score) {
  if (score > 99 && rules.option("castle_second_lap") == 0) return kNothing;
  const int position = score % 100;
  for (std::size_t index = 0; index < corners().size(); ++index)
    if (position == corners()[index].first || position == corners()[index].second)
      return static_cast<int>(index);
  return kNothing;
}

bool order_matters(const Rules& rules, const std::vector<Waiting>& group, int score,
                   const std::vector<int>& corners_left, const std::vector<int>& doublings) {
  for (unsigned choice = 0; choice < 1u << group.size(); ++choice) {
    std::vector<bool> doubled;
    for (std::size_t index = 0; index < group.size(); ++index) doubled.push_back((choice >> index & 1) != 0);
    if (enough_wall_tiles(group, doubled, doublings) &&
        orders_differ(rules, group, doubled, score, corners_left))
      return true;
  }
  return false;
}

Events score_final(const Rules& rules, TableState& table) { return FinalScoring(rules, table).carry_out(); }

}  // namespace bastide::reference::castle
