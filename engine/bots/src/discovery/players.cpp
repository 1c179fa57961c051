#include "discovery/players.hpp"

#include "common/policies.hpp"
#include "common/seen_table.hpp"
#include "discovery/evaluation.hpp"
#include "discovery/present.hpp"
#include "discovery/saves.hpp"
#include "discovery/setup.hpp"

namespace bastide::bots::discovery {
namespace {

/// Fewer points are at stake in a turn than elsewhere. Of what the beginner sees, the present, it misjudges
/// next to nothing, and is still the weakest by far.
constexpr Errors kErrors{.beginner = 0.2, .neighbour = 0.85, .club = 0.7};

/// One choice decides about few points here, and no farmers are forgotten.
constexpr Attentions kAttentions{.newcomer = {.looks = 0.72, .notices = 0.85},
                                 .casual = {.looks = 0.78, .notices = 0.97},
                                 .dreamer = {.looks = 0.64, .notices = 0.82},
                                 .architect = {.looks = 0.74, .notices = 0.93},
                                 .rival = {.looks = 0.76, .notices = 0.95},
                                 .expert = {.looks = 0.88, .notices = 1}};

struct Game {
  using Position = bastide::discovery::Position;
  using Referee = bastide::discovery::Referee;
  using Evaluation = discovery::Evaluation;
  using Present = discovery::Present;
  using Weights = discovery::Weights;
  static int seats(const Position& position) { return position.seats; }
  static bool comes_next(const Referee&, const Position&, TileId) { return true; }
  static bool restore(const Referee& referee, const Setup& setup, const View& view, Position& position) {
    const auto tiles = static_cast<int>(draw_order(setup).size());
    return rebuild(referee, setup, {view.table, tiles - view.tiles_left}, tiles, position).has_value();
  }
};

template <class Policy>
std::unique_ptr<Player> play_by(const Setup& setup, const Policy& policy, const Weights& weights) {
  return std::make_unique<PlayerByPolicy<Game, Policy>>(setup, policy, weights);
}

}  // namespace

std::unique_ptr<Player> make_player(Level level, const Setup& setup) {
  return with_policy(level, kErrors, kAttentions,
                     [&](const auto& policy) { return play_by(setup, policy, Weights{}); });
}

std::unique_ptr<Player> make_player(const Setup& setup, const Weights& weights) {
  return play_by(setup, OneTurn{}, weights);
}

std::unique_ptr<Analyst> make_analyst(const Setup& setup) { return std::make_unique<AnalystOf<Game>>(setup); }

}  // namespace bastide::bots::discovery
