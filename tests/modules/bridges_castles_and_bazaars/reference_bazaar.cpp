// The naive model: bazaars, their auctions, and the turns with bought tiles.
#include "modules/bridges_castles_and_bazaars/reference_bazaar.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <utility>

namespace bastide::reference::bazaar {
namespace {

bool shows_bazaar(TileId id) {
  return std::ranges::any_of(tile(id).segments,
                             [](const Segment& segment) { return segment.kind == FeatureKind::bazaar; });
}

Seat owner_of(const TableState& table) { return table.turn_seat.value_or(table.seat); }

/// The seats behind this one, round the table; the seat itself is the last.
std::vector<Seat> round_behind(const TableState& table, Seat seat) {
  std::vector<Seat> order;
  for (std::size_t i = 1; i <= table.seats.size(); ++i)
    order.push_back(static_cast<Seat>((seat + i) % table.seats.size()));
  return order;
}

/// Those of them that want a tile and can have one.
std::vector<Seat> buyers_behind(const TableState& table, Seat seat) {
  std::vector<Seat> order = round_behind(table, seat);
  std::erase_if(order, [&](Seat one) { return table.seats[one].resigned || table.seats[one].bazaar.bought; });
  return order;
}

int seats_in_play(const TableState& table) {
  return static_cast<int>(std::ranges::count(table.seats, false, &SeatState::resigned));
}

/// BRIDGES-BAZAAR-07.
int purse(const Rules& rules, const TableState& table, Seat seat) {
  const int score = table.seats[seat].score;
  const int all = rules.option("bazaar_debt") != 0 ? std::max(score, 0) + 20 : std::max(score, 0);
  return std::min(all, 999);
}

bool picks(const Rules& rules) { return word(rules, "bazaar_auction") == "pick"; }

void ask(TableState& table, Seat seat) {
  const Seat owner = owner_of(table);
  table.seat = seat;
  table.turn_seat = seat == owner ? std::nullopt : std::optional(owner);
  table.phase = Phase::bazaar;
}

OpenBazaar& auction_of(Turn& turn) { return *turn.table().bazaar.auction; }

/// With the last bid; the offer is over.
void hand_over(Turn& turn, Seat to, std::optional<Seat> paid) {
  OpenBazaar& auction = auction_of(turn);
  const TileOnOffer offer = *std::exchange(auction.offer, std::nullopt);
  const auto place = auction.tiles.begin() + offer.index;
  const int price = offer.bids.back().bid;
  turn.happened(TileAuctioned{to, paid.value_or(kNoSeat), *place, price});
  const auto changes = [&](Seat seat, int points) {
    turn.add({Score{.seat = seat,
                    .sheet = {{"bazaar", points}},
                    .feature = FeatureKind::none,
                    .extent = {},
                    .reason = ScoreReason::bazaar}});
  };
  if (price > 0) {
    changes(to, -price);
    if (paid) changes(*paid, price);
  }
  turn.table().seats[to].bazaar.bought = *place;
  auction.tiles.erase(place);
}

/// The turn is over: another one begins with a tile that its seat has bought, if there is one.
bool goes_on_with_tile(Turn& turn, Seat behind) {
  TableState& table = turn.table();
  for (const Seat seat : round_behind(table, behind)) {
    if (!table.seats[seat].bazaar.bought) continue;
    if (table.seats[seat].resigned) {
      turn.discard_from(seat, *std::exchange(table.seats[seat].bazaar.bought, std::nullopt));
      continue;
    }
    table.parts = {};
    turn.happened(TurnEnded{owner_of(table)});
    turn.begin_turn(seat);
    return true;
  }
  return false;
}

void close(Turn& turn) {
  TableState& table = turn.table();
  const Seat owner = owner_of(table);
  table.seat = owner;
  table.turn_seat.reset();
  for (const TileId left : std::exchange(table.bazaar.auction, std::nullopt).value_or(OpenBazaar{}).tiles)
    turn.discard_from(owner, left);
  const Seat opener = table.bazaar.openers.front();
  table.bazaar.openers.erase(table.bazaar.openers.begin());
  if (!goes_on_with_tile(turn, opener)) turn.end_turn();
}

/// Asks the first of these who wants a tile for an offer.
void sell_next(Turn& turn, Seat behind) {
  TableState& table = turn.table();
  const std::vector<Seat> buyers = buyers_behind(table, behind);
  OpenBazaar& auction = auction_of(turn);
  if (buyers.empty() || auction.tiles.empty()) return close(turn);
  auction.seller = buyers.front();
  if (buyers.size() == 1 && auction.tiles.size() == 1) {
    auction.offer = TileOnOffer{0, {{buyers.front(), 0}}};
    hand_over(turn, buyers.front(), std::nullopt);
    return close(turn);
  }
  ask(table, buyers.front());
}

/// Seats behind this one are still to bid, up to the seller; then it is his.
void bid_next(Turn& turn, Seat behind) {
  TableState& table = turn.table();
  const OpenBazaar& auction = auction_of(turn);
  const Rules& rules = turn.setup().rules;
  const PlacedBid highest = auction.offer->bids.back();
  for (const Seat seat : round_behind(table, behind)) {
    if (seat == auction.seller) break;
    if (table.seats[seat].resigned || table.seats[seat].bazaar.bought) continue;
    if (purse(rules, table, seat) > highest.bid) return ask(table, seat);
  }
  const Seat seller = auction.seller;
  const bool keeps = highest.seat == seller;
  if (!keeps && purse(rules, table, seller) >= highest.bid) return ask(table, seller);
  hand_over(turn, highest.seat, keeps ? std::nullopt : std::optional(seller));
  sell_next(turn, seller);
}

void make_bid(Turn& turn, int points) {
  TableState& table = turn.table();
  TileOnOffer& offer = *auction_of(turn).offer;
  offer.bids.push_back({table.seat, points});
  turn.happened(BazaarBid{table.seat, auction_of(turn).tiles[static_cast<std::size_t>(offer.index)], points});
}

enum class Asked : std::uint8_t { offer, bid, decision };
Asked asked(const TableState& table) {
  const OpenBazaar& auction = *table.bazaar.auction;
  if (!auction.offer) return Asked::offer;
  return auction.seller == table.seat ? Asked::decision : Asked::bid;
}

int most_for_offer(const Rules& rules, const TableState& table) {
  return picks(rules) || buyers_behind(table, table.seat).size() == 1 ? 0 : purse(rules, table, table.seat);
}

}  // namespace

/// BRIDGES-BAZAAR-01, BRIDGES-BAZAAR-09.
void placed(Turn& turn) {
  BazaarTable& bazaar = turn.table().bazaar;
  const bool was_bought = std::exchange(bazaar.hand_is_bought, false);
  if (shows_bazaar(turn.table().board.back().tile) && !was_bought)
    bazaar.openers.push_back(owner_of(turn.table()));
}

/// After all parts of a turn: turns with bought tiles, then an auction (BRIDGES-BAZAAR-02, -08).
bool turn_ends(Turn& turn) {
  TableState& table = turn.table();
  table.bazaar.hand_is_bought = false;
  if (goes_on_with_tile(turn, owner_of(table))) return true;
  auto& openers = table.bazaar.openers;
  const int wanted = seats_in_play(table);
  if (turn.tiles_to_draw() < wanted || wanted < 2 || turn.river_to_come()) openers.clear();
  if (openers.empty()) return false;
  table.parts = {};
  OpenBazaar auction;
  auction.tiles = turn.draw_open(wanted);
  const Seat opener = openers.front();
  if (!auction.tiles.empty()) turn.happened(BazaarOpened{opener, auction.tiles});
  table.bazaar.auction = std::move(auction);
  sell_next(turn, opener);
  return true;
}

/// BRIDGES-BAZAAR-08, BRIDGES-BAZAAR-10.
bool brings_tile(Turn& turn) {
  TableState& table = turn.table();
  const auto bought = std::exchange(table.seats[table.seat].bazaar.bought, std::nullopt);
  if (!bought) return false;
  turn.happened(TileDrawn{table.seat, *bought});
  if (turn.take_in_hand(*bought)) {
    table.bazaar.hand_is_bought = true;
    return true;
  }
  turn.discard_from(table.seat, *bought);
  if (turn.tiles_to_draw() == 0)
    turn.end_turn();
  else if (!turn.asks_before_redraw())
    turn.draw();
  return true;
}

bool next_turn_has_tile(const TableState& table) {
  return !table.bazaar.openers.empty() || std::ranges::any_of(table.seats, [](const SeatState& seat) {
    return seat.bazaar.bought.has_value();
  });
}

void tidy(TableState& table) {
  if (table.tile == kNoTile) table.bazaar.hand_is_bought = false;
}

/// EXP-RESIGN-03.
void resigned(Turn& turn, Seat seat) {
  TableState& table = turn.table();
  if (table.phase != Phase::bazaar) return;
  OpenBazaar& auction = auction_of(turn);
  if (auction.seller == seat) {
    auction.offer.reset();
    if (table.seat != seat) sell_next(turn, seat);
    return;
  }
  if (auction.offer)
    std::erase_if(auction.offer->bids, [&](const PlacedBid& one) { return one.seat == seat; });
  if (table.seat != auction.seller) return;
  if (!auction.offer) {  // perhaps one tile is left for the one seat that is left
    const auto before = static_cast<Seat>((table.seat + table.seats.size() - 1) % table.seats.size());
    return sell_next(turn, before);
  }
  // All others have been asked: the round ends once more.
  const auto before = static_cast<Seat>((table.seat + table.seats.size() - 1) % table.seats.size());
  bid_next(turn, before);
}

/// Who is asked has left.
void skip(Turn& turn) {
  const Seat seat = turn.table().seat;
  if (auction_of(turn).offer) return bid_next(turn, seat);
  sell_next(turn, seat);
}

bool must_act(const TableState& table) { return asked(table) != Asked::bid; }

std::vector<Action> choices(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  if (table.phase != Phase::bazaar) return legal;
  const OpenBazaar& auction = *table.bazaar.auction;
  const auto add = [&](ActionKind kind, std::size_t index, int from, int to) {
    for (int points = from; points <= to; ++points)
      legal.push_back(Action{.kind = kind,
                             .feature = static_cast<std::uint8_t>(index),
                             .number = static_cast<std::int16_t>(points)});
  };
  switch (asked(table)) {
    case Asked::offer:
      for (std::size_t index = 0; index < auction.tiles.size(); ++index)
        add(ActionKind::bazaar_offer, index, 0, most_for_offer(setup.rules, table));
      break;
    case Asked::bid:
      add(ActionKind::bazaar_bid, 0, auction.offer->bids.back().bid + 1,
          purse(setup.rules, table, table.seat));
      break;
    case Asked::decision:
      legal = {Action{.kind = ActionKind::bazaar_buy}, Action{.kind = ActionKind::bazaar_sell}};
      break;
  }
  return legal;
}

std::optional<Code> offer_refusal(const Setup& setup, const TableState& table, const Action& action) {
  if (asked(table) != Asked::offer) return Code::wrong_phase;
  if (action.feature >= table.bazaar.auction->tiles.size()) return Code::no_such_offer;
  if (action.number < 0) return Code::bid_too_low;
  if (action.number > most_for_offer(setup.rules, table)) return Code::bid_too_high;
  return std::nullopt;
}

std::optional<Code> bid_refusal(const Setup& setup, const TableState& table, const Action& action) {
  if (asked(table) != Asked::bid) return Code::wrong_phase;
  if (action.number <= table.bazaar.auction->offer->bids.back().bid) return Code::bid_too_low;
  if (action.number > purse(setup.rules, table, table.seat)) return Code::bid_too_high;
  return std::nullopt;
}

std::optional<Code> decision_refusal(const Setup&, const TableState& table, const Action&) {
  if (asked(table) != Asked::decision) return Code::wrong_phase;
  return std::nullopt;
}

/// As a rule that excludes choices.
std::optional<Code> pass_refusal(const Setup&, const TableState& table, const Action& action) {
  if (table.phase == Phase::bazaar && action.kind == ActionKind::pass && must_act(table))
    return Code::cannot_pass;
  return std::nullopt;
}

void offer(Turn& turn, const Action& action) {
  const bool free = most_for_offer(turn.setup().rules, turn.table()) == 0 &&
                    (picks(turn.setup().rules) || buyers_behind(turn.table(), turn.table().seat).size() == 1);
  auction_of(turn).offer = TileOnOffer{action.feature, {}};
  make_bid(turn, action.number);
  const Seat seller = turn.table().seat;
  if (!free) return bid_next(turn, seller);
  hand_over(turn, seller, std::nullopt);
  sell_next(turn, seller);
}

void bid(Turn& turn, const Action& action) {
  make_bid(turn, action.number);
  bid_next(turn, turn.table().seat);
}

void buy(Turn& turn, const Action&) {
  const PlacedBid highest = auction_of(turn).offer->bids.back();
  const Seat seller = auction_of(turn).seller;
  hand_over(turn, seller, highest.seat);
  sell_next(turn, seller);
}

void sell(Turn& turn, const Action&) {
  const PlacedBid highest = auction_of(turn).offer->bids.back();
  const Seat seller = auction_of(turn).seller;
  hand_over(turn, highest.seat, seller);
  sell_next(turn, seller);
}

void pass(Turn& turn) { bid_next(turn, turn.table().seat); }

}  // namespace bastide::reference::bazaar
