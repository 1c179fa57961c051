#include "castle/players.hpp"

#include "castle/evaluation.hpp"
#include "castle/present.hpp"
#include "castle/saves.hpp"
#include "castle/setup.hpp"
#include "common/analysing.hpp"
#include "common/policies.hpp"

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace bastide::bots::castle {
namespace {

struct Game {
  using Position = bastide::castle::Position;
  using Referee = bastide::castle::Referee;
  using Evaluation = castle::Evaluation;
  using Present = castle::Present;
  using Weights = castle::Weights;
  static int seats(const Position&) { return kSeats; }
  static bool comes_next(const Referee&, const Position&, TileId) { return true; }
};

/// The set-up with wall tiles that agree with those taken: they are put on the empty corners, then the others
/// in an order that reveals nothing.
Setup with_wall_of(const TableState& table, Setup setup) {
  std::vector<std::uint16_t>& numbers = setup.piles[1].items;
  std::vector<std::uint16_t> taken;
  for (const WallTile& tile : table.wall_tiles) {
    const auto number = static_cast<std::uint16_t>(tile.number);
    taken.push_back(number);
    if (const auto found = std::ranges::find(numbers, number); found != numbers.end()) numbers.erase(found);
  }
  std::vector<std::uint16_t> corners;
  for (int corner = 0; corner < kCorners; ++corner) {
    const bool is_full = std::ranges::find(table.corners_left, corner) != table.corners_left.end();
    std::vector<std::uint16_t>& from = is_full || taken.empty() ? numbers : taken;
    if (from.empty()) break;
    corners.push_back(from.back());
    from.pop_back();
  }
  numbers.insert(numbers.begin(), corners.begin(), corners.end());
  return setup;
}

/// The table that a view shows.
class TableOf {
 public:
  TableOf(const Setup& setup, const Weights& weights)
      : setup_(setup), referee_(setup.rules), weights_(weights) {}

  /// Calls use(table). Throws std::invalid_argument if the view is of another game, or not that of
  /// the seat to act.
  auto at(const View& view, std::uint64_t seed, const Budget& budget, auto use) const {
    if (view.legal.empty()) throw std::invalid_argument("the view is not that of the seat to act");
    Position position;
    if (!shows(view, position)) throw std::invalid_argument("the view is of another game than the set-up");
    Random random(decision_seed(seed, view));
    return use(Table<Game>{referee_, position, view.unseen, weights_, random, budget});
  }

  /// Whether there is such a table; `position` is then set to it.
  bool shows(const View& view, Position& position) const {
    const Setup setup = with_wall_of(view.table, setup_);
    const auto tiles = static_cast<int>(draw_order(setup).size());
    referee_.begin(position, setup.first_player, wall_tiles_of(setup), {}, tiles);
    return rebuild(referee_, setup, {view.table, tiles - view.tiles_left}, tiles, position).has_value();
  }

 private:
  Setup setup_;
  Referee referee_;
  Weights weights_;
};

template <class Policy>
class CastlePlayer final : public Player {
 public:
  CastlePlayer(const Setup& setup, const Policy& policy, const Weights& weights)
      : table_(setup, weights), policy_(policy) {}

  Action choose(const View& view, std::uint64_t seed, const Budget& budget) const override {
    return table_.at(view, seed, budget, policy_);
  }

 private:
  TableOf table_;
  Policy policy_;
};

class CastleAnalyst final : public Analyst {
 public:
  explicit CastleAnalyst(const Setup& setup) : table_(setup, Weights{}) {}

  Analysis analyse(const View& view, const Action& played, const Budget& budget) const override {
    Analysis analysis =
        table_.at(view, 0, budget, [&](const auto& table) { return analyse_choices(table, played); });
    const auto fits = [&](const View& other) {
      Position position;
      return table_.shows(other, position);
    };
    analysis.luck = luck_of(view, budget.nodes, Random(decision_seed(0, view)), fits,
                            [&](const View& other, std::int64_t nodes) {
                              return table_.at(other, 0, {.nodes = nodes, .stop = budget.stop},
                                               [](const auto& table) { return promise_of(table); });
                            });
    return analysis;
  }

 private:
  TableOf table_;
};

template <class Policy>
std::unique_ptr<Player> play_by(const Setup& setup, const Policy& policy, const Weights& weights) {
  return std::make_unique<CastlePlayer<Policy>>(setup, policy, weights);
}

}  // namespace

std::unique_ptr<Player> make_player(Level level, const Setup& setup) {
  return with_policy(level, setup.rules,
                     [&](const auto& policy) { return play_by(setup, policy, Weights{}); });
}

std::unique_ptr<Player> make_player(const Setup& setup, const Weights& weights) {
  return play_by(setup, OneTurn{}, weights);
}

std::unique_ptr<Analyst> make_analyst(const Setup& setup) { return std::make_unique<CastleAnalyst>(setup); }

}  // namespace bastide::bots::castle
