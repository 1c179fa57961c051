// The auction of a bazaar: the seats bid for open tiles, one tile after the other, until each has one
// (BRIDGES-BAZAAR-02 to 07, -12).
#pragma once

#include "carcassonne/turn.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

namespace bastide::carcassonne::bazaar {

/// No bid is higher, whatever a seat has (BRIDGES-BAZAAR-14): all bids are listed.
inline constexpr int kBidMost = 999;

auto& state_of(auto& position) { return position.modules.bazaar; }

/// The tile that the seat has bought and not yet played; kNoTile: none.
TileId bought_by(const auto& position, Seat seat) {
  const std::uint16_t bought = state_of(position).bought[seat];
  return bought == 0 ? kNoTile : static_cast<TileId>(bought - 1);
}

/// Whether the seat still takes part in the auction.
bool wants_tile(const auto& position, Seat seat) {
  return !has_resigned(position, seat) && bought_by(position, seat) == kNoTile;
}

int seats_wanting(const auto& position) {
  int count = 0;
  for (Seat seat = 0; seat < position.seats; ++seat) count += wants_tile(position, seat);
  return count;
}

std::span<const TileId> open_tiles(const auto& position) {
  return std::span(state_of(position).open).first(state_of(position).open_count);
}

/// The bids on the offered tile, each higher than the one before; the first is the seller's.
std::span<const Bid> bids_on_offer(const auto& position) {
  return std::span(state_of(position).bids).first(state_of(position).bid_count);
}

/// Requires: a tile is on offer.
Bid highest_bid(const auto& position) { return bids_on_offer(position).back(); }

/// Whether bids are made at all: not with bazaar_auction=pick, nor by a seat that nobody bids against.
bool takes_bids(const auto& turn) {
  return !turn.book.modules.bazaar.pick && seats_wanting(turn.position) > 1;
}

/// BRIDGES-BAZAAR-07: the most that a seat with this score can pay.
int purse_with(const auto& book, int score) {
  constexpr int kCredit = 20;
  const int points = std::max(0, score);
  return std::min(kBidMost, book.modules.bazaar.debt ? points + kCredit : points);
}
int purse_of(const auto& turn, Seat seat) { return purse_with(turn.book, turn.position.scores[seat]); }

void pay(auto& turn, Seat seat, int points) {
  Sheet sheet;
  sheet.add("bazaar", points);
  award(turn, seat, sheet, FeatureKind::none, ScoreReason::bazaar, [] { return Extent{}; });
}

void end_auction(auto& turn);

void take_tile(auto& turn, Seat to, std::uint8_t index) {
  auto& state = state_of(turn.position);
  const auto place = state.open.begin() + index;
  state.bought[to] = static_cast<std::uint16_t>(*place + 1);
  std::copy(place + 1, state.open.begin() + state.open_count, place);
  --state.open_count;
  state.bid_count = 0;
}

/// Asks this seat, or the next one without a tile, for an offer. The last tile goes free to the last seat
/// (BRIDGES-BAZAAR-06).
void ask_seller(auto& turn, Seat first) {
  auto& position = turn.position;
  auto& state = state_of(position);
  const int wanting = seats_wanting(position);
  if (wanting == 0 || state.open_count == 0) return end_auction(turn);
  while (!wants_tile(position, first)) first = behind(position, first);
  if (wanting == 1 && state.open_count == 1) {
    turn.tell(TileAuctioned{first, kNoSeat, state.open[0], 0});
    take_tile(turn, first, 0);
    return end_auction(turn);
  }
  position.seat = state.seller = first;
  position.phase = Phase::bazaar;
}

/// The offered tile goes to `to`, who pays the bid to `from`; kNoSeat: to nobody (BRIDGES-BAZAAR-05).
void close_sale(auto& turn, Seat to, Seat from) {
  auto& state = state_of(turn.position);
  const int price = highest_bid(turn.position).points;
  turn.tell(TileAuctioned{to, from, state.open[state.offered], price});
  pay(turn, to, -price);
  if (from != kNoSeat) pay(turn, from, price);
  take_tile(turn, to, state.offered);
  ask_seller(turn, behind(turn.position, state.seller));
}

void sell(auto& turn) {
  const auto& position = turn.position;
  close_sale(turn, highest_bid(position).seat, state_of(position).seller);
}

void buy(auto& turn) {
  const auto& position = turn.position;
  close_sale(turn, state_of(position).seller, highest_bid(position).seat);
}

/// All have bid that wanted to. The seller decides, where there is something to decide
/// (BRIDGES-BAZAAR-05, BRIDGES-BAZAAR-07).
void settle_offer(auto& turn) {
  auto& position = turn.position;
  const Seat seller = state_of(position).seller;
  const Bid highest = highest_bid(position);
  if (highest.seat == seller) return close_sale(turn, seller, kNoSeat);
  if (purse_of(turn, seller) < highest.points) return sell(turn);
  position.seat = seller;
  position.phase = Phase::bazaar;
}

/// Asks the seats from this one to the one before the seller for a higher bid, each that can make one
/// (BRIDGES-BAZAAR-04, BASE-TURN-09).
void ask_bidders(auto& turn, Seat first) {
  auto& position = turn.position;
  for (Seat seat = first; seat != state_of(position).seller; seat = behind(position, seat)) {
    if (!wants_tile(position, seat) || purse_of(turn, seat) <= highest_bid(position).points) continue;
    position.seat = seat;
    position.phase = Phase::bazaar;
    return;
  }
  settle_offer(turn);
}

void note_bid(auto& turn, int points) {
  auto& position = turn.position;
  auto& state = state_of(position);
  state.bids[state.bid_count++] = {position.seat, static_cast<std::int16_t>(points)};
  turn.tell(BazaarBid{position.seat, state.open[state.offered], points});
}

/// BRIDGES-BAZAAR-03, BRIDGES-BAZAAR-12.
void offer_tile(auto& turn, const Action& action) {
  auto& position = turn.position;
  const bool bids = takes_bids(turn);
  state_of(position).offered = action.feature;
  note_bid(turn, action.number);
  if (bids) return ask_bidders(turn, behind(position, position.seat));
  settle_offer(turn);
}

void bid(auto& turn, const Action& action) {
  note_bid(turn, action.number);
  ask_bidders(turn, behind(turn.position, turn.position.seat));
}

/// Whether an auction waits for a seat.
bool waits(const auto& position) { return position.phase == Phase::bazaar; }

inline Action offer_of(unsigned tile, int points) {
  return Action{.kind = ActionKind::bazaar_offer,
                .feature = static_cast<std::uint8_t>(tile),
                .number = static_cast<std::int16_t>(points)};
}
inline Action bid_of(int points) {
  return Action{.kind = ActionKind::bazaar_bid, .number = static_cast<std::int16_t>(points)};
}
inline Action decision(bool buys) {
  return Action{.kind = buys ? ActionKind::bazaar_buy : ActionKind::bazaar_sell};
}

/// What the seat to act is asked for.
enum class Asked : std::uint8_t { offer, bid, decision };

Asked asked_for(const auto& position) {
  if (bids_on_offer(position).empty()) return Asked::offer;
  return state_of(position).seller == position.seat ? Asked::decision : Asked::bid;
}

void bid_no_more(auto& turn) { ask_bidders(turn, behind(turn.position, turn.position.seat)); }

bool may_bid_no_more(const auto& turn) { return asked_for(turn.position) == Asked::bid; }

void add_choices(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  const int most = purse_of(turn, position.seat);
  switch (asked_for(position)) {
    case Asked::offer: {
      const int highest = takes_bids(turn) ? most : 0;
      for (unsigned tile = 0; tile < state_of(position).open_count; ++tile)
        for (int points = 0; points <= highest; ++points) list.push(offer_of(tile, points));
      return;
    }
    case Asked::bid:
      for (int points = highest_bid(position).points + 1; points <= most; ++points) list.push(bid_of(points));
      return;
    case Asked::decision:
      for (const bool buys : {true, false}) list.push(decision(buys));
  }
}

// --- Seats that leave (EXP-RESIGN-03)

/// The bid of who leaves is void. With the seller the whole offer is: the tile lies open as before.
void void_bids_of(auto& turn, Seat seat) {
  auto& position = turn.position;
  auto& state = state_of(position);
  if (position.phase != Phase::bazaar) return;
  const auto bids = std::span(state.bids).first(state.bid_count);
  const auto kept = std::ranges::remove(bids, seat, &Bid::seat).begin();
  state.bid_count = static_cast<std::uint8_t>(seat == state.seller ? 0 : kept - bids.begin());
  if (position.seat == seat) return;  // it is passed over
  if (seat == state.seller) return ask_seller(turn, behind(position, seat));
  switch (asked_for(position)) {
    case Asked::offer: return ask_seller(turn, position.seat);
    case Asked::bid: return;
    case Asked::decision: return settle_offer(turn);
  }
}

/// Who is asked has left.
void pass_over(auto& turn) {
  const Seat next = behind(turn.position, turn.position.seat);
  if (asked_for(turn.position) == Asked::offer) return ask_seller(turn, next);
  ask_bidders(turn, next);
}

// --- Refusals

Rejection explain_offer(const auto& turn, const Action& action) {
  const auto& position = turn.position;
  if (asked_for(position) != Asked::offer) return {Code::wrong_phase, "A tile is on offer already."};
  if (action.feature >= state_of(position).open_count)
    return {Code::no_such_offer, "So many tiles do not lie open."};
  if (action.number < 0) return {Code::bid_too_low, "The lowest bid is 0."};
  if (!takes_bids(turn)) return {Code::bid_too_high, "Nobody bids against you: the tile is free."};
  return {Code::bid_too_high, "You cannot pay so many points."};
}

Rejection explain_bid(const auto& turn, const Action& action) {
  const auto& position = turn.position;
  if (asked_for(position) != Asked::bid) return {Code::wrong_phase, "Nobody asks you for a bid now."};
  if (action.number <= highest_bid(position).points)
    return {Code::bid_too_low, "A bid is higher than the one before."};
  return {Code::bid_too_high, "You cannot pay so many points."};
}

Rejection explain_decision(const auto&, const Action&) {
  return {Code::wrong_phase, "The seller decides when all others have bid."};
}

}  // namespace bastide::carcassonne::bazaar
