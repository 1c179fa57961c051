#include "carcassonne/players.hpp"

#include "carcassonne/auction.hpp"
#include "carcassonne/evaluation.hpp"
#include "carcassonne/present.hpp"
#include "carcassonne/setup.hpp"
#include "common/policies.hpp"
#include "common/seen_table.hpp"

#include <type_traits>

namespace bastide::bots::carcassonne {
namespace {

template <class B>
struct Game {
  using Position = bastide::carcassonne::Position<B>;
  using Referee = bastide::carcassonne::Referee<B>;
  using Evaluation = carcassonne::Evaluation<B>;
  using Present = carcassonne::Present<B>;
  using Weights = carcassonne::Weights;
  static int seats(const Position& position) { return position.seats; }
  /// The tiles of the river come before all others.
  static bool comes_next(const Referee& referee, const Position& position, TileId tile) {
    return position.river_left == 0 || is_of_river(referee.book().facts(tile).deck);
  }
  static bool is_auction(const Position& position) { return bazaar::waits(position); }
  /// A tile that was bought at a bazaar.
  static bool begins_with_tile(const Position& position) {
    if constexpr (B::room == bastide::carcassonne::Room::full)
      return position.phase == Phase::place && position.modules.bazaar.hand_is_bought;
    else
      return false;
  }
  static bool restore(const Referee& referee, const Setup& setup, const View& view, Position& position) {
    std::vector<OwnState> own;
    if (view.own != OwnState{}) {
      own.resize(view.table.seats.size());
      own[view.table.seat] = view.own;
    }
    return referee.restore(position, setup, view.table, TilesLeft(view.unseen), own).has_value();
  }
};

/// Measures bid as they do all else.
template <class Policy>
auto in_auctions(const Policy& policy) {
  if constexpr (std::is_same_v<Policy, OneTurn> || std::is_same_v<Policy, LookAhead>)
    return WithAuctions<Policy>{policy};
  else
    return policy;
}

template <class Policy>
std::unique_ptr<Player> play_by(const Setup& setup, const Policy& policy, const Weights& weights) {
  return on_fitting_board(setup, draw_order(setup), [&](auto board) -> std::unique_ptr<Player> {
    auto bidding = in_auctions(policy);
    return std::make_unique<PlayerByPolicy<Game<decltype(board)>, decltype(bidding)>>(setup, bidding,
                                                                                      weights);
  });
}

}  // namespace

std::unique_ptr<Player> make_player(Level level, const Setup& setup) {
  return with_policy(level, strained(Errors{}, setup.rules), Attentions{},
                     [&](const auto& policy) { return play_by(setup, policy, Weights{}); });
}

std::unique_ptr<Player> make_player(const Setup& setup, const Weights& weights, bool searches) {
  if (searches) return play_by(setup, LookAhead{}, weights);
  return play_by(setup, OneTurn{}, weights);
}

std::unique_ptr<Analyst> make_analyst(const Setup& setup) {
  return on_fitting_board(setup, draw_order(setup), [&](auto board) -> std::unique_ptr<Analyst> {
    return std::make_unique<AnalystOf<Game<decltype(board)>>>(setup);
  });
}

}  // namespace bastide::bots::carcassonne
