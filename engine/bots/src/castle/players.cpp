#include "castle/players.hpp"

#include "castle/evaluation.hpp"
#include "castle/present.hpp"
#include "castle/saves.hpp"
#include "castle/setup.hpp"
#include "common/policies.hpp"
#include "common/seen_table.hpp"

#include <algorithm>
#include <vector>

namespace bastide::bots::castle {
namespace {

/// There are fewer cells at which a tile fits, so that less is lost with each that is overlooked.
constexpr Attentions kAttentions{.newcomer = {.looks = 0.38, .notices = 0.75},
                                 .casual = {.looks = 0.63, .notices = 0.9},
                                 .dreamer = {.looks = 0.38, .notices = 0.85},
                                 .architect = {.looks = 0.53, .notices = 0.94},
                                 .rival = {.looks = 0.68, .notices = 0.96},
                                 .expert = {.looks = 0.88, .notices = 1}};

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

struct Game {
  using Position = bastide::castle::Position;
  using Referee = bastide::castle::Referee;
  using Evaluation = castle::Evaluation;
  using Present = castle::Present;
  using Weights = castle::Weights;
  static int seats(const Position&) { return kSeats; }
  static bool comes_next(const Referee&, const Position&, TileId) { return true; }
  static bool restore(const Referee& referee, const Setup& known, const View& view, Position& position) {
    const Setup setup = with_wall_of(view.table, known);
    const auto tiles = static_cast<int>(draw_order(setup).size());
    referee.begin(position, setup.first_player, wall_tiles_of(setup), {}, tiles);
    return rebuild(referee, setup, {view.table, tiles - view.tiles_left}, tiles, position).has_value();
  }
};

template <class Policy>
std::unique_ptr<Player> play_by(const Setup& setup, const Policy& policy, const Weights& weights) {
  return std::make_unique<PlayerByPolicy<Game, Policy>>(setup, policy, weights);
}

}  // namespace

std::unique_ptr<Player> make_player(Level level, const Setup& setup) {
  return with_policy(level, Errors{}, kAttentions,
                     [&](const auto& policy) { return play_by(setup, policy, Weights{}); });
}

std::unique_ptr<Player> make_player(const Setup& setup, const Weights& weights) {
  return play_by(setup, OneTurn{}, weights);
}

std::unique_ptr<Analyst> make_analyst(const Setup& setup) { return std::make_unique<AnalystOf<Game>>(setup); }

}  // namespace bastide::bots::castle
