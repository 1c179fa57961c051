// How computers bid at a bazaar: by what each open tile would bring each seat in its next turn.
#pragma once

#include "carcassonne/modules/bridges_castles_and_bazaars/auction.hpp"
#include "common/expectation.hpp"
#include "common/policies.hpp"
#include "common/staged_turn.hpp"
#include "common/table.hpp"
#include "common/turn_search.hpp"

#include <engine/action.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <type_traits>

namespace bastide::bots::carcassonne {

namespace bazaar = bastide::carcassonne::bazaar;

/// For one decision. What a tile is worth follows from the best turn with it, for one seat and tile after the
/// other, each with its share of the nodes. From there on it only reckons: later bidders bid one point more
/// as long as that leaves them better off, sellers buy or sell by what leaves them better off, and who is
/// left takes the best tile for nothing. No bid is higher than what the tile is worth to the bidder.
template <class Game, class Evaluation>
class Auction {
 public:
  /// `others_count`: whether a seat minds what the others get. Requires: the auction waits for a seat.
  Auction(const Table<Game>& table, bool others_count)
      : table_(table), position_(table.position), others_count_(others_count) {
    now_.tiles = (1u << bazaar::open_tiles(position_).size()) - 1;
    for (Seat seat = 0; seat < position_.seats; ++seat) {
      purses_[seat] = bazaar::purse_of(turn(), seat);
      now_.wanting |= static_cast<unsigned>(bazaar::wants_tile(position_, seat)) << seat;
    }
    judge_tiles();
  }

  Action choose() const {
    switch (bazaar::asked_for(position_)) {
      case bazaar::Asked::offer: return best_offer();
      case bazaar::Asked::bid: return best_bid();
      case bazaar::Asked::decision: break;
    }
    return bazaar::decision(buys(offered(), highest()));
  }

 private:
  using Position = typename Game::Position;

  /// What each seat gains or loses, and who and what is left.
  struct Deal {
    Expectation points{};
    unsigned wanting = 0;  ///< bit per seat
    unsigned tiles = 0;    ///< bit per open tile
  };

  struct Bid {
    Seat seat;
    int points;
  };

  auto turn() const {
    return bastide::carcassonne::ConstTurn<typename Position::board>{table_.referee.book(), position_};
  }
  Seat me() const { return position_.seat; }
  Seat seller() const {
    const bool offers = bazaar::asked_for(position_) == bazaar::Asked::offer;
    return offers ? me() : bazaar::state_of(position_).seller;
  }
  unsigned offered() const { return bazaar::state_of(position_).offered; }
  Bid highest() const {
    const auto [seat, points] = bazaar::highest_bid(position_);
    return {seat, points};
  }
  Seat behind(Seat seat) const { return bastide::carcassonne::behind(position_, seat); }
  static bool has(unsigned bits, unsigned i) { return (bits >> i & 1u) != 0; }

  double value(const Deal& deal, Seat seat) const {
    return others_count_ ? standing(deal.points, seat, position_.seats) : deal.points[seat];
  }

  // --- What tiles are worth

  /// Fills `gains_`: the own seat's first, since the nodes may end. Equal tiles are judged once.
  void judge_tiles() {
    Evaluation evaluation(table_.referee.book(), table_.unseen, table_.weights);
    const auto open = bazaar::open_tiles(position_);
    const std::int64_t share =
        table_.budget.nodes / std::max<std::int64_t>(1, std::ssize(open) * std::popcount(now_.wanting));
    Seat seat = me();
    do {
      for (std::size_t i = 0; has(now_.wanting, seat) && i < open.size(); ++i) {
        const auto first = static_cast<std::size_t>(std::ranges::find(open, open[i]) - open.begin());
        gains_[seat][i] = first < i ? gains_[seat][first] : gain(evaluation, seat, open[i], share);
      }
      seat = behind(seat);
    } while (seat != me());
  }

  /// What all gain or lose by the best turn of the seat with this tile.
  Expectation gain(Evaluation& evaluation, Seat seat, TileId tile, std::int64_t nodes) const {
    const Budget budget{.nodes = nodes, .stop = table_.budget.stop};
    Effort effort(budget);
    TurnSearch<Game, Evaluation> search(table_.referee, evaluation, effort);
    const auto before = std::make_unique<Position>(position_);
    before->modules.bazaar = {};
    before->agenda = {};
    before->phase = Phase::draw;
    before->seat = before->turn_seat = behind(seat);
    const Expectation without = search.expect(*before);
    before->phase = Phase::place;
    before->seat = before->turn_seat = seat;
    before->tile = tile;
    ActionList placements;
    table_.referee.legal_actions(*before, placements);
    if (placements.empty()) return {};
    Expectation with = best_turn(search, *before, budget);
    for (std::size_t i = 0; i < with.size(); ++i) with[i] -= without[i];
    return with;
  }

  Expectation best_turn(TurnSearch<Game, Evaluation>& search, const Position& position,
                        const Budget& budget) const {
    if constexpr (std::is_same_v<Evaluation, typename Game::Evaluation>) {
      const Table<Game> table{table_.referee, position, table_.unseen, table_.weights, table_.random, budget};
      return StagedTurn<Game>(table, search, kReply).after_best(position);
    } else {
      return search.best_end(position, position.seat);
    }
  }

  // --- What comes of a choice

  void hand_over(Deal& deal, Seat to, unsigned tile) const {
    for (std::size_t seat = 0; seat < deal.points.size(); ++seat) deal.points[seat] += gains_[to][tile][seat];
    deal.wanting &= ~(1u << to);
    deal.tiles &= ~(1u << tile);
  }

  /// The offered tile is taken by `to`, who pays; kNoSeat gets the price: nobody.
  Deal sold(unsigned tile, Seat to, Seat from, int price) const {
    Deal deal = now_;
    hand_over(deal, to, tile);
    deal.points[to] -= price;
    if (from != kNoSeat) deal.points[from] += price;
    return with_rest_for_nothing(deal);
  }

  /// Whoever is left takes the tile that is best for it.
  Deal with_rest_for_nothing(Deal deal) const {
    for (Seat seat = behind(seller()); deal.wanting != 0 && deal.tiles != 0; seat = behind(seat)) {
      if (!has(deal.wanting, seat)) continue;
      Deal best;
      double most = -std::numeric_limits<double>::infinity();
      for (unsigned tile = 0; tile < kSeatsMax; ++tile) {
        if (!has(deal.tiles, tile)) continue;
        Deal tried = deal;
        hand_over(tried, seat, tile);
        if (value(tried, seat) <= most) continue;
        most = value(tried, seat);
        best = tried;
      }
      deal = best;
    }
    return deal;
  }

  /// Whether the seller would rather pay the bid than get it.
  bool buys(unsigned tile, const Bid& bid) const {
    return purses_[seller()] >= bid.points && value(sold(tile, seller(), bid.seat, bid.points), seller()) >
                                                  value(sold(tile, bid.seat, seller(), bid.points), seller());
  }

  /// This bid is the last.
  Deal settled(unsigned tile, const Bid& bid) const {
    if (bid.seat == seller()) return sold(tile, seller(), kNoSeat, bid.points);
    if (buys(tile, bid)) return sold(tile, seller(), bid.seat, bid.points);
    return sold(tile, bid.seat, seller(), bid.points);
  }

  /// What comes of this bid when the seats from `next` on have answered it.
  Deal answered(unsigned tile, Bid bid, Seat next) const {
    for (; next != seller(); next = behind(next)) {
      if (!has(now_.wanting, next) || purses_[next] <= bid.points) continue;
      const Bid more{next, bid.points + 1};
      if (value(settled(tile, more), next) > value(settled(tile, bid), next)) bid = more;
    }
    return settled(tile, bid);
  }

  // --- Choices

  /// The tile and the bid that leave the seat best off; of equal ones the lowest bid. No bid is higher than
  /// what the tile gives it beyond the worst one.
  Action best_offer() const {
    const bool bids = bazaar::takes_bids(turn());
    std::array<double, kSeatsMax> free{};
    double worst = std::numeric_limits<double>::infinity();
    for (unsigned tile = 0; has(now_.tiles, tile); ++tile)
      worst = std::min(worst, free[tile] = value(sold(tile, me(), kNoSeat, 0), me()));
    Action best;
    double most = -std::numeric_limits<double>::infinity();
    for (unsigned tile = 0; has(now_.tiles, tile); ++tile) {
      const int highest = bids ? purses_[me()] : 0;
      for (int points = 0; points <= highest && points <= free[tile] - worst; ++points) {
        const double promise =
            value(bids ? answered(tile, {me(), points}, behind(me())) : sold(tile, me(), kNoSeat, 0), me());
        if (promise <= most) continue;
        most = promise;
        best = bazaar::offer_of(tile, points);
      }
    }
    return best;
  }

  /// The bid that leaves the seat best off, or a pass. No bid is so high that the seat would rather not have
  /// the tile for it.
  Action best_bid() const {
    Action best{.kind = ActionKind::pass};
    const Seat next = behind(me());
    const double without = value(answered(offered(), highest(), next), me());
    double most = without;
    for (int points = highest().points + 1; points <= purses_[me()]; ++points) {
      if (value(sold(offered(), me(), seller(), points), me()) <= without) break;
      const double promise = value(answered(offered(), {me(), points}, next), me());
      if (promise <= most) continue;
      most = promise;
      best = bazaar::bid_of(points);
    }
    return best;
  }

  const Table<Game>& table_;
  const Position& position_;
  bool others_count_;
  Deal now_;
  std::array<int, kSeatsMax> purses_{};
  std::array<std::array<Expectation, kSeatsMax>, kSeatsMax> gains_{};  ///< by seat and tile, of all seats
};

/// How a policy decides, and in auctions so: by what it sees.
template <class Policy>
struct WithAuctions {
  Policy policy;

  template <class Game>
  Action operator()(const Table<Game>& table) const {
    if constexpr (Game::Position::board::room == bastide::carcassonne::Room::full) {
      if (bazaar::waits(table.position)) return bid<Game>(table, sight_of(policy));
    }
    return policy(table);
  }

 private:
  static Sight sight_of(const OneTurn& turn) { return turn.sight; }
  static Sight sight_of(const LookAhead&) { return Sight::all; }

  template <class Game>
  static Action bid(const Table<Game>& table, Sight sight) {
    const bool others_count = sight != Sight::own;
    if (sight == Sight::present) return Auction<Game, typename Game::Present>(table, others_count).choose();
    return Auction<Game, typename Game::Evaluation>(table, others_count).choose();
  }
};

}  // namespace bastide::bots::carcassonne
