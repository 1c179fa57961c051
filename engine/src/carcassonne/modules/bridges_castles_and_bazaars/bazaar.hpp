// Bazaars: when they are held, and the turns with the tiles that were bought there (BRIDGES-BAZAAR). The
// auction has a file of its own.
#pragma once

#include "carcassonne/modules/bridges_castles_and_bazaars/auction.hpp"
#include "common/bad_snapshot.hpp"
#include "common/hash.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <bit>
#include <utility>

namespace bastide::carcassonne::bazaar {

int seats_in_play(const auto& position) { return position.seats - std::popcount(position.resigned); }

// --- Tiles with a bazaar

/// BRIDGES-BAZAAR-01, BRIDGES-BAZAAR-09: a bought tile opens none.
Flow note_bazaar(auto& turn) {
  auto& position = turn.position;
  auto& state = state_of(position);
  const bool was_bought = std::exchange(state.hand_is_bought, false);
  const bool shows = (turn.book.facts(position.last_tile().tile).signs & sign(FeatureKind::bazaar)) != 0;
  if (shows && !was_bought && state.due_count < state.due.size())
    state.due[state.due_count++] = position.turn_seat;
  return Flow::goes_on;
}

Seat take_bazaar(auto& state) {
  const Seat opener = state.due[0];
  std::copy(state.due.begin() + 1, state.due.begin() + state.due_count, state.due.begin());
  --state.due_count;
  return opener;
}

// --- Laying tiles open

/// BRIDGES-BAZAAR-02: begins to draw the tiles of the next bazaar that can be held.
bool opens_bazaar(auto& turn) {
  auto& position = turn.position;
  auto& state = state_of(position);
  const int count = seats_in_play(position);
  for (; state.due_count > 0; take_bazaar(state)) {
    if (count < 2 || position.tiles_left < count || position.river_left > 0) continue;
    position.agenda = {};
    state.to_open = static_cast<std::uint8_t>(count);
    position.phase = Phase::draw;
    return true;
  }
  return false;
}

void begin_auction(auto& turn) {
  auto& position = turn.position;
  auto& state = state_of(position);
  state.to_open = 0;
  const auto open = open_tiles(position);
  if (!open.empty()) turn.tell(BazaarOpened{state.due[0], {open.begin(), open.end()}});
  ask_seller(turn, behind(position, state.due[0]));
}

/// Puts a drawn tile among the open ones.
bool lay_open(auto& turn) {
  auto& position = turn.position;
  auto& state = state_of(position);
  state.hand_is_bought = false;
  if (state.to_open == 0) return false;
  state.open[state.open_count++] = std::exchange(position.tile, kNoTile);
  --state.to_open;
  if (state.to_open == 0 || position.tiles_left == 0) begin_auction(turn);
  return true;
}

// --- Turns with bought tiles

/// BRIDGES-BAZAAR-08: begins the turn of the next seat that has bought a tile, in order behind this one.
/// Returns whether there is one. The tile of a seat that has left leaves the game (EXP-RESIGN-03).
bool begins_turn_with_bought_tile(auto& turn, Seat before) {
  auto& position = turn.position;
  Seat seat = before;
  do {
    seat = behind(position, seat);
    const TileId tile = bought_by(position, seat);
    if (tile == kNoTile) continue;
    if (!has_resigned(position, seat)) {
      turn.tell(TurnEnded{position.turn_seat});
      position.agenda = {};
      position.seat = position.turn_seat = seat;
      ++position.turn;
      run_steps(turn, 0);
      return true;
    }
    state_of(position).bought[seat] = 0;
    turn.tell(TileDiscarded{seat, tile});
  } while (seat != before);
  return false;
}

/// Takes the bought tile in hand instead of a draw. One that fits nowhere leaves the game, and the seat draws
/// from the pile (BRIDGES-BAZAAR-10).
Flow take_bought_tile(auto& turn) {
  auto& position = turn.position;
  auto& state = state_of(position);
  const TileId tile = bought_by(position, position.turn_seat);
  if (tile == kNoTile) return Flow::goes_on;
  state.bought[position.turn_seat] = 0;
  position.tile = tile;
  turn.tell(TileDrawn{position.turn_seat, tile});
  if (has_placement(turn)) {
    state.hand_is_bought = true;
    run_steps(turn, turn.book.steps.behind(TurnStep::draw));
    return Flow::waits;
  }
  discard_hand(turn, position.turn_seat);
  position.phase = Phase::draw;
  if (position.tiles_left == 0)
    end_turn_early(turn);
  else
    after_discard(turn);
  return Flow::waits;
}

/// After everything else of the turn: turns with bought tiles, then the next bazaar that is due.
Flow go_on_with_bazaars(auto& turn) {
  auto& position = turn.position;
  auto& state = state_of(position);
  if (state.to_open > 0) {  // tiles came too early, and the pile is empty
    begin_auction(turn);
    return Flow::waits;
  }
  state.hand_is_bought = false;
  if (begins_turn_with_bought_tile(turn, position.turn_seat)) return Flow::waits;
  return opens_bazaar(turn) ? Flow::waits : Flow::goes_on;
}

bool next_turn_has_tile(const auto& turn) {
  const auto& state = state_of(turn.position);
  return state.to_open > 0 || state.due_count > 0 ||
         std::ranges::any_of(state.bought, [](std::uint16_t tile) { return tile != 0; });
}

/// What nobody has bought leaves the game: seats have left during the auction.
void end_auction(auto& turn) {
  auto& position = turn.position;
  auto& state = state_of(position);
  position.seat = position.turn_seat;
  for (const TileId tile : open_tiles(position)) turn.tell(TileDiscarded{position.turn_seat, tile});
  state.open_count = 0;
  if (begins_turn_with_bought_tile(turn, take_bazaar(state))) return;
  run_steps(turn, turn.book.steps.of(TurnStep::bazaar));
}

// --- Views, saves and the hash

void show_bazaars(const auto& turn, TableState& table) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
  table.bazaar.openers.assign(state.due.begin(), state.due.begin() + state.due_count);
  table.bazaar.hand_is_bought = state.hand_is_bought && position.tile != kNoTile;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    const TileId tile = bought_by(position, seat);
    if (tile != kNoTile) table.seats[seat].bazaar.bought = tile;
  }
  const auto open = open_tiles(position);
  if (open.empty()) return;
  OpenBazaar& auction = table.bazaar.auction.emplace();
  auction.seller = state.seller;
  auction.tiles.assign(open.begin(), open.end());
  const auto bids = bids_on_offer(position);
  if (bids.empty()) return;
  TileOnOffer& offer = auction.offer.emplace();
  offer.index = state.offered;
  for (const Bid& one : bids) offer.bids.push_back({one.seat, one.points});
}

Result<> restore_offer(auto& turn, const TableState& table, const TileOnOffer& offer) {
  auto& position = turn.position;
  auto& state = state_of(position);
  if (offer.index < 0 || offer.index >= state.open_count || offer.bids.empty() ||
      offer.bids.size() > position.seats)
    return bad("No such tile is on offer.", "index");
  state.offered = static_cast<std::uint8_t>(offer.index);
  int highest = -1;
  for (std::size_t i = 0; i < offer.bids.size(); ++i) {
    const auto& [seat, points] = offer.bids[i];
    const auto before = bids_on_offer(position);
    if (seat >= position.seats || table.seats[seat].bazaar.bought || (seat == state.seller) != (i == 0) ||
        std::ranges::find(before, seat, &Bid::seat) != before.end() || points <= highest ||
        points > purse_with(turn.book, table.seats[seat].score))
      return bad("Nobody can have made this bid.", item("bids", i));
    highest = points;
    state.bids[state.bid_count++] = {seat, static_cast<std::int16_t>(points)};
  }
  return {};
}

/// Who is asked has no tile; of those who bid only the seller is asked again, about the bid of somebody else.
Result<> restore_auction(auto& turn, const TableState& table, const OpenBazaar& auction) {
  auto& position = turn.position;
  auto& state = state_of(position);
  const auto& tiles = auction.tiles;
  if (tiles.empty() || tiles.size() > position.seats ||
      !std::ranges::all_of(tiles, [](TileId id) { return id < catalogue().size(); }))
    return bad("No such tiles lie open.", "tiles");
  std::ranges::copy(tiles, state.open.begin());
  state.open_count = static_cast<std::uint8_t>(tiles.size());
  if (auction.seller >= position.seats) return bad("There is no such seat.", "seller");
  state.seller = auction.seller;
  if (auction.offer) {
    if (auto done = restore_offer(turn, table, *auction.offer); !done) return done;
  }
  if (position.phase == Phase::over) return {};
  const auto bids = bids_on_offer(position);
  const bool sells = position.seat == state.seller;
  const bool has_bid = std::ranges::find(bids, position.seat, &Bid::seat) != bids.end();
  const bool is_asked = bids.empty() ? sells : sells ? bids.size() > 1 : !has_bid;
  const auto has_left = [&](const Bid& one) { return table.seats[one.seat].resigned; };
  if (!is_asked || table.seats[position.seat].bazaar.bought || std::ranges::any_of(bids, has_left))
    return bad("The seat is not asked now in this auction.", "phase");
  return {};
}

Result<> restore_bazaars(auto& turn, const TableState& table) {
  auto& position = turn.position;
  auto& state = state_of(position);
  const auto& [auction, openers, hand_is_bought] = table.bazaar;
  const bool waits = position.phase == Phase::bazaar;
  if (waits != auction.has_value() && position.phase != Phase::over)
    return bad("There are open tiles in an auction, and only there.", "bazaar");
  if (openers.size() > state.due.size() || (waits && openers.empty()) ||
      !std::ranges::all_of(openers, [&](Seat seat) { return seat < position.seats; }))
    return bad("Nobody opens these bazaars.", "bazaar_openers");
  std::ranges::copy(openers, state.due.begin());
  state.due_count = static_cast<std::uint8_t>(openers.size());
  for (Seat seat = 0; seat < position.seats; ++seat) {
    const auto& bought = table.seats[seat].bazaar.bought;
    if (bought && *bought >= catalogue().size()) return bad("There is no such tile.", item("seats", seat));
    state.bought[seat] = static_cast<std::uint16_t>(bought ? *bought + 1 : 0);
  }
  if (hand_is_bought && (position.tile == kNoTile || position.agenda.further))
    return bad("A bought tile is the first of its turn.", "hand_is_bought");
  state.hand_is_bought = hand_is_bought;
  return auction ? restore_auction(turn, table, *auction) : Result<>{};
}

void hash_bazaars(const auto& turn, Hash& hash) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
  const auto mix = [&](std::uint64_t what, std::uint64_t of, std::uint64_t key) {
    hash.mix((what << 56 | of << 48) ^ key);
  };
  for (const TileId id : open_tiles(position)) mix(1, 0, tile(id).key);
  for (Seat seat = 0; seat < position.seats; ++seat)
    if (const TileId id = bought_by(position, seat); id != kNoTile) mix(2, seat, tile(id).key);
  for (unsigned i = 0; i < state.due_count; ++i) mix(3, state.due[i], i);
  if (state.hand_is_bought && position.tile != kNoTile) mix(4, 0, 0);
  for (const Bid& one : bids_on_offer(position))
    mix(5, one.seat, static_cast<std::uint64_t>(one.points) << 8 | state.offered);
}

// --- The set-up

void install(const Rules& rules, auto& book) {
  book.modules.bazaar.pick = rules.option("bazaar_auction") != 0;
  book.modules.bazaar.debt = rules.option("bazaar_debt") != 0;
  if (book.modules.bazaar.debt) book.least_score = -kScoreMax;
  book.steps.add(TurnStep::turn_begin, 0, take_bought_tile);
  book.steps.add(TurnStep::placed, 0, note_bazaar);
  book.steps.add(TurnStep::bazaar, bit(Phase::bazaar), go_on_with_bazaars);
  auto& phase = book.rule(Phase::bazaar);
  phase.decline = bid_no_more;
  phase.may_decline = may_bid_no_more;
  phase.skip = pass_over;
  book.offer(bit(Phase::bazaar), add_choices);
  book.rule(ActionKind::bazaar_offer) = {offer_tile, bit(Phase::bazaar), explain_offer};
  book.rule(ActionKind::bazaar_bid) = {bid, bit(Phase::bazaar), explain_bid};
  book.rule(ActionKind::bazaar_buy) = {[](auto& turn, const Action&) { buy(turn); }, bit(Phase::bazaar),
                                       explain_decision};
  book.rule(ActionKind::bazaar_sell) = {[](auto& turn, const Action&) { sell(turn); }, bit(Phase::bazaar),
                                        explain_decision};
  book.hooks.lays_open = lay_open;
  book.hooks.next_turn_has_tile = next_turn_has_tile;
  book.hooks.resigned.push_back(void_bids_of);
  book.hooks.show.push_back(show_bazaars);
  book.hooks.restore.push_back(restore_bazaars);
  book.hooks.hash.push_back(hash_bazaars);
}

}  // namespace bastide::carcassonne::bazaar
