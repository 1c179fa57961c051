#include "reference/model.hpp"

#include "reference/legality.hpp"
#include "reference/river.hpp"
#include "reference/tower.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace bastide::reference {
namespace {

constexpr int kFollowers = 7;  // BASE-COMP-02

/// A turn being played: carries the table along and notes what happens.
class Turn {
 public:
  Turn(const Setup& setup, Snapshot before) : setup_(setup), now_(std::move(before)) {}

  void place(const Action& action) {
    TableState& table = now_.table;
    table.board.push_back({table.tile, action.cell, action.rotation, table.seat});
    happened(TilePlaced{table.seat, table.tile, action.cell, action.rotation});
    table.tile = kNoTile;
    table.phase = Phase::action;
    const Deck deck = tile(table.board.back().tile).deck;
    if (deck == Deck::river || deck == Deck::lake) {  // RIVER-NOFIT-01
      table.set_below.insert(table.set_below.end(), table.set_aside.begin(), table.set_aside.end());
      table.set_aside.clear();
    }
    go_on_with_action();
  }

  void deploy(const Action& action) {
    TableState& table = now_.table;
    const PlacedTile& placed = table.board.back();
    const FeatureKind kind = segments_of(placed.tile, setup_.rules)[action.feature].kind;
    --supply(table.seat, action.piece);
    table.pieces.push_back({table.seat, action.piece, placed.cell, action.feature});
    happened(PieceDeployed{table.seat, action.piece, placed.cell, action.feature, kind});
    end_turn_with_scoring();
  }

  void pass() {
    const Phase declined = now_.table.phase;
    if (declined == Phase::redraw) return late_or_end_of_turn();
    if (declined == Phase::late) return end_turn();
    end_turn_with_scoring();
  }

  /// ABBOT-RETURN-01 to ABBOT-RETURN-05.
  void return_abbot() {
    const Board board = board_of(now_.table, setup_.rules);
    const PlacedPiece abbot = *abbot_to_return(setup_, now_.table, now_.table.seat);
    const Feature feature = feature_at(board, place_of(abbot));
    add({{abbot.seat,
          final_value(board, feature, setup_.rules),
          feature.kind,
          {abbot.cell},
          ScoreReason::abbot_returned}});
    take_back(abbot);
    end_turn_with_scoring();
  }

  void build(const Action& action) {
    TableState& table = now_.table;
    const Foundation foundation = *foundation_at(table, action.cell);
    std::erase_if(table.tower.towers, [&](const TowerOnBoard& tower) { return tower.cell == action.cell; });
    table.tower.towers.push_back({foundation.cell, foundation.feature, foundation.height + 1});
    std::ranges::sort(table.tower.towers, {}, [&](const TowerOnBoard& tower) {
      return std::ranges::find(table.board, tower.cell, &PlacedTile::cell);
    });
    --table.seats[table.seat].tower.pieces;
    happened(TowerPiecePlaced{table.seat, foundation.cell, foundation.feature, foundation.height + 1});
    table.tower.built = foundation.cell;
    table.phase = Phase::capture;
    if (targets(table, table.seat, setup_.rules).empty()) end_turn_with_scoring();
  }

  void top(const Action& action) {
    TableState& table = now_.table;
    const Foundation foundation = *foundation_at(table, action.cell);
    --supply(table.seat, action.piece);
    table.pieces.push_back({table.seat, action.piece, foundation.cell, foundation.feature});
    happened(
        PieceDeployed{table.seat, action.piece, foundation.cell, foundation.feature, FeatureKind::tower});
    end_turn_with_scoring();
  }

  /// TOWER-CAP-07, TOWER-PRIS-01, TOWER-PRIS-02.
  void capture(const Action& action) {
    TableState& table = now_.table;
    const PlacedPiece taken = *std::ranges::find_if(table.pieces, [&](const PlacedPiece& piece) {
      return piece.cell == action.cell && piece.feature == action.feature;
    });
    if (taken.seat == table.seat) {
      take_back(taken);
      return end_turn_with_scoring();
    }
    std::erase(table.pieces, taken);
    happened(PieceCaptured{table.seat, taken.seat, taken.piece, taken.cell, taken.feature});
    change_held(table, table.seat, taken.seat, taken.piece, 1);
    if (held(table, taken.seat, table.seat) == 0) return end_turn_with_scoring();
    table.phase = Phase::exchange;
    const std::vector<Action> choices = exchanges(setup_, table);
    if (choices.size() == 1) exchange(choices.front());
  }

  void exchange(const Action& action) {
    swap_prisoners(action.piece);
    end_turn_with_scoring();
  }

  /// TOWER-RANSOM-01 to TOWER-RANSOM-06.
  void ransom(const Action& action) {
    TableState& table = now_.table;
    add({{table.seat, {{"ransom", -kRansom}}, FeatureKind::none, {}, ScoreReason::ransom},
         {action.from_seat, {{"ransom", kRansom}}, FeatureKind::none, {}, ScoreReason::ransom}});
    set_free(action.from_seat, table.seat, action.piece);
    table.tower.ransom_paid = true;
    if (table.phase == Phase::action) go_on_with_action();
    if (table.phase == Phase::late) end_turn();
  }

  /// BASE-DRAW-01 to BASE-DRAW-04, RIVER-NOFIT-01, RIVER-NOFIT-02.
  void draw() {
    TableState& table = now_.table;
    while (true) {
      if (nothing_to_draw()) return finish();
      if (!river_tiles_left() && !table.set_aside.empty()) {
        for (const TileId waited : std::exchange(table.set_aside, {})) discard(waited);
        if (asks_before_redraw()) return;
        continue;
      }
      const TileId drawn = take_next();
      happened(TileDrawn{table.seat, drawn});
      if (!legal_placements(table, drawn, setup_.rules).empty()) {
        table.tile = drawn;
        table.phase = Phase::place;
        return;
      }
      if (may_wait(drawn)) {
        table.set_aside.push_back(drawn);
        happened(TileSetAside{table.seat, drawn});
        continue;
      }
      discard(drawn);
      if (asks_before_redraw()) return;
    }
  }

  /// BASE-RESIGN-01 to BASE-RESIGN-05.
  void resign(Seat seat) {
    TableState& table = now_.table;
    table.seats[seat].resigned = true;
    happened(SeatResigned{seat});
    const bool over = too_few_remain();
    if ((over || seat == table.seat) && table.tile != kNoTile) discard(std::exchange(table.tile, kNoTile));
    if (over) return end(Ending::resigned);
    if (seat != table.seat) return;
    switch (table.phase) {
      case Phase::exchange: return exchange(exchanges(setup_, table).front());
      case Phase::action:
      case Phase::capture: return end_turn_with_scoring();
      default: return end_turn();
    }
  }

  Outcome result() && { return {std::move(now_), std::move(events_)}; }

 private:
  bool order_used_up() const { return std::cmp_equal(now_.drawn, draw_order(setup_).size()); }

  bool nothing_to_draw() const {
    return order_used_up() && now_.table.set_aside.empty() && now_.table.set_below.empty();
  }

  /// Whether a river tile follows, before any that were set aside in this search for one that fits.
  bool river_tile_follows() const {
    return !order_used_up() &&
           tile(draw_order(setup_)[static_cast<std::size_t>(now_.drawn)]).deck == Deck::river;
  }
  bool river_tiles_left() const { return river_tile_follows() || !now_.table.set_below.empty(); }

  /// Tiles set below lie under the river tiles and above all others.
  TileId take_next() {
    std::vector<TileId>& below = now_.table.set_below;
    if (river_tile_follows() || below.empty())
      return draw_order(setup_)[static_cast<std::size_t>(now_.drawn++)];
    const TileId next = below.front();
    below.erase(below.begin());
    return next;
  }

  bool may_wait(TileId drawn) const {
    return setup_.rules.has("river") && tile(drawn).deck == Deck::river &&
           word(setup_.rules, "river_unplaceable") == "defer";
  }

  /// BASE-OPT-02.
  bool asks_before_redraw() {
    if (nothing_to_draw() || word(setup_.rules, "unplaceable") != "redraw_may") return false;
    now_.table.phase = Phase::redraw;
    return true;
  }

  /// BASE-TURN-09: a step in which nothing can be chosen is passed.
  void go_on_with_action() {
    if (choices_of_action(setup_, now_.table).empty()) end_turn_with_scoring();
  }

  void set_free(Seat captor, Seat owner, PieceKind piece) {
    change_held(now_.table, captor, owner, piece, -1);
    ++supply(owner, piece);
    happened(PrisonerFreed{owner, captor, piece});
  }

  /// The figure just captured against one of the builder's own. Of the other's figures the builder holds only that one.
  void swap_prisoners(PieceKind coming_back) {
    TableState& table = now_.table;
    const Seat other = exchange_partner(table, table.seat);
    const PieceKind captured =
        held(table, table.seat, other, PieceKind::meeple) > 0 ? PieceKind::meeple : PieceKind::abbot;
    set_free(other, table.seat, coming_back);
    set_free(table.seat, other, captured);
  }

  void happened(Event event) { events_.push_back(std::move(event)); }

  std::uint8_t& supply(Seat seat, PieceKind piece) {
    return now_.table.seats[seat].supply[static_cast<std::size_t>(piece)];
  }

  void discard(TileId tile) {
    now_.table.discards.push_back(tile);
    happened(TileDiscarded{now_.table.seat, tile});
  }

  void add(const std::vector<Score>& scores) {
    for (const Score& score : scores) {
      const int points = total(score.sheet);
      const int sum = now_.table.seats[score.seat].score += points;
      happened(Scored{score.seat, points, score.feature, score.tiles, score.reason, sum, score.sheet});
    }
  }

  void end_turn_with_scoring() {
    TableState& table = now_.table;
    const Board board = board_of(table, setup_.rules);
    const Spot last = spot(table.board.back().cell);
    table.tower.built.reset();
    add(score_completed(board, table.pieces, last, setup_.rules));
    take_back_from(completed_by(board, last));
    late_or_end_of_turn();
  }

  void take_back(const PlacedPiece& piece) {
    std::erase(now_.table.pieces, piece);
    ++supply(piece.seat, piece.piece);
    happened(PieceReturned{piece.seat, piece.piece, piece.cell, piece.feature});
  }

  /// In order of deployment.
  void take_back_from(const std::vector<Feature>& completed) {
    const std::vector<PlacedPiece> pieces = now_.table.pieces;
    for (const PlacedPiece& piece : pieces) {
      const auto holds = [&](const Feature& feature) { return feature.places.contains(place_of(piece)); };
      if (std::ranges::any_of(completed, holds)) take_back(piece);
    }
  }

  /// TOWER-RANSOM-05.
  void late_or_end_of_turn() {
    TableState& table = now_.table;
    if (setup_.rules.has("tower") && word(setup_.rules, "ransom_window") == "whole_turn" &&
        !table.seats[table.seat].resigned && !ransoms(setup_, table).empty())
      table.phase = Phase::late;
    else
      end_turn();
  }

  void end_turn() {
    TableState& table = now_.table;
    happened(TurnEnded{table.seat});
    if (nothing_to_draw()) return finish();  // nobody gets another turn (BASE-END-01)
    ++table.turn;
    table.tower.ransom_paid = false;
    do table.seat = static_cast<Seat>((table.seat + 1) % setup_.seats);
    while (table.seats[table.seat].resigned);
    draw();
  }

  bool too_few_remain() const {
    const auto remaining = std::ranges::count(now_.table.seats, false, &SeatState::resigned);
    return remaining < std::min(2, setup_.seats);
  }

  void finish() {
    add(score_final(board_of(now_.table, setup_.rules), now_.table.pieces, setup_.rules));
    end(Ending::finished);
  }

  void end(Ending ending) {
    TableState& table = now_.table;
    table.phase = Phase::over;
    table.seat = kNoSeat;
    table.tower.built.reset();
    table.ended = ending;
    GameFinished finished{.scores = {}, .winners = {}, .ended = ending};
    int best = -1;
    for (const SeatState& seat : table.seats) {
      finished.scores.push_back(seat.score);
      if (!seat.resigned) best = std::max(best, seat.score);
    }
    for (Seat seat = 0; seat < setup_.seats; ++seat)
      if (!table.seats[seat].resigned && table.seats[seat].score == best) finished.winners.push_back(seat);
    happened(std::move(finished));
  }

  const Setup& setup_;
  Snapshot now_;
  Events events_;
};

}  // namespace

std::vector<TileId> draw_order(const Setup& setup) {
  std::vector<TileId> order = setup.forced;
  if (!setup.end_after_forced)
    for (const Pile& pile : setup.piles) order.insert(order.end(), pile.items.begin(), pile.items.end());
  return order;
}

Outcome begin(const Setup& setup) {
  Snapshot empty;
  empty.table.seat = setup.first_player;
  for (const StartTile& start : setup.start)
    empty.table.board.push_back({start.tile, start.cell, start.rotation, kNoSeat});
  empty.table.seats.resize(static_cast<std::size_t>(setup.seats));
  for (SeatState& seat : empty.table.seats) {
    seat.supply[index_of(PieceKind::meeple)] = kFollowers;
    seat.supply[index_of(PieceKind::abbot)] = setup.rules.has("abbot") ? 1 : 0;
    seat.tower.pieces = setup.rules.has("tower") ? stock_at_start(setup.seats) : 0;
  }
  Turn turn(setup, std::move(empty));
  turn.draw();
  return std::move(turn).result();
}

Outcome apply(const Setup& setup, const Snapshot& before, Seat seat, const Action& action) {
  Turn turn(setup, before);
  switch (action.kind) {
    case ActionKind::place_tile: turn.place(action); break;
    case ActionKind::deploy: turn.deploy(action); break;
    case ActionKind::pass: turn.pass(); break;
    case ActionKind::draw_again: turn.draw(); break;
    case ActionKind::resign: turn.resign(seat); break;
    case ActionKind::return_abbot: turn.return_abbot(); break;
    case ActionKind::place_tower_piece: turn.build(action); break;
    case ActionKind::cap_tower: turn.top(action); break;
    case ActionKind::capture: turn.capture(action); break;
    case ActionKind::choose_exchange: turn.exchange(action); break;
    case ActionKind::ransom: turn.ransom(action); break;
    case ActionKind::score_next:
    case ActionKind::use_wall_tile: throw std::logic_error("an action of The Castle");
  }
  return std::move(turn).result();
}

}  // namespace bastide::reference
