#include "reference/model.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace bastide::reference {
namespace {

constexpr int kFollowers = 7;  // BASE-COMP-02

constexpr std::array kPieces{PieceKind::meeple};

bool claimable(FeatureKind kind, const Rules& rules) {
  switch (kind) {
    case FeatureKind::road:
    case FeatureKind::city:
    case FeatureKind::monastery: return true;
    case FeatureKind::field: return rules.has("farmers");
    default: return false;
  }
}

std::size_t segments_of_last(const TableState& table) {
  return tile(table.board.back().tile).segments.size();
}

/// Why this piece may not be deployed on the tile placed last, in the order of engine/rejection.hpp.
std::optional<Code> deploy_refusal(const Setup& setup, const TableState& table, Seat seat,
                                   const Action& action) {
  const Board board = board_of(table);
  if (action.feature >= segments_of_last(table)) return Code::no_such_feature;
  if (std::ranges::find(kPieces, action.piece) == kPieces.end()) return Code::piece_not_in_game;
  const Place place{spot(table.board.back().cell), action.feature};
  if (!claimable(segment_at(board, place).kind, setup.rules)) return Code::feature_not_claimable;
  if (table.seats[seat].supply[static_cast<std::size_t>(action.piece)] == 0) return Code::no_piece_left;
  if (!pieces_on(feature_at(board, place), table.pieces).empty()) return Code::feature_occupied;
  return std::nullopt;
}

std::optional<Code> place_refusal(const TableState& table, const Action& action) {
  const Board board = board_of(table);
  const Spot target = spot(action.cell);
  if (action.rotation > 3) return Code::bad_rotation;
  if (board.contains(target)) return Code::cell_occupied;
  if (!touches_a_tile(board, target)) return Code::cell_not_adjacent;
  if (!edges_fit(board, target, {table.tile, action.rotation})) return Code::tile_does_not_fit;
  return std::nullopt;
}

bool step_waits_for(Phase phase, ActionKind kind) {
  switch (kind) {
    case ActionKind::place_tile: return phase == Phase::place;
    case ActionKind::deploy: return phase == Phase::action;
    case ActionKind::draw_again: return phase == Phase::redraw;
    case ActionKind::pass: return true;
    default: return false;
  }
}

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
    if (deployments(setup_, table, table.seat).empty()) end_turn_with_scoring();
  }

  void deploy(const Action& action) {
    TableState& table = now_.table;
    const PlacedTile& placed = table.board.back();
    const FeatureKind kind = tile(placed.tile).segments[action.feature].kind;
    --supply(table.seat, action.piece);
    table.pieces.push_back({table.seat, action.piece, placed.cell, action.feature});
    happened(PieceDeployed{table.seat, action.piece, placed.cell, action.feature, kind});
    end_turn_with_scoring();
  }

  void pass() { now_.table.phase == Phase::redraw ? end_turn() : end_turn_with_scoring(); }

  /// BASE-DRAW-01 to BASE-DRAW-04.
  void draw() {
    TableState& table = now_.table;
    const std::vector<TileId> order = draw_order(setup_);
    while (true) {
      if (nothing_to_draw()) return finish();
      const TileId drawn = order[static_cast<std::size_t>(now_.drawn++)];
      happened(TileDrawn{table.seat, drawn});
      if (!placements(board_of(table), drawn).empty()) {
        table.tile = drawn;
        table.phase = Phase::place;
        return;
      }
      discard(drawn);
      if (!nothing_to_draw() && word(setup_.rules, "unplaceable") == "redraw_may") {
        table.phase = Phase::redraw;
        return;
      }
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
    if (table.phase == Phase::action)
      end_turn_with_scoring();
    else
      end_turn();
  }

  Outcome result() && { return {std::move(now_), std::move(events_)}; }

 private:
  bool nothing_to_draw() const { return std::cmp_equal(now_.drawn, draw_order(setup_).size()); }

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
    const Board board = board_of(table);
    const Spot last = spot(table.board.back().cell);
    add(score_completed(board, table.pieces, last, setup_.rules));
    take_back_from(completed_by(board, last));
    end_turn();
  }

  /// In order of deployment.
  void take_back_from(const std::vector<Feature>& completed) {
    const std::vector<PlacedPiece> pieces = now_.table.pieces;
    for (const PlacedPiece& piece : pieces) {
      const auto holds = [&](const Feature& feature) { return feature.places.contains(place_of(piece)); };
      if (std::ranges::none_of(completed, holds)) continue;
      std::erase(now_.table.pieces, piece);
      ++supply(piece.seat, piece.piece);
      happened(PieceReturned{piece.seat, piece.piece, piece.cell, piece.feature});
    }
  }

  void end_turn() {
    TableState& table = now_.table;
    happened(TurnEnded{table.seat});
    if (nothing_to_draw()) return finish();  // nobody gets another turn (BASE-END-01)
    ++table.turn;
    do table.seat = static_cast<Seat>((table.seat + 1) % setup_.seats);
    while (table.seats[table.seat].resigned);
    draw();
  }

  bool too_few_remain() const {
    const auto remaining = std::ranges::count(now_.table.seats, false, &SeatState::resigned);
    return remaining < std::min(2, setup_.seats);
  }

  void finish() {
    add(score_final(board_of(now_.table), now_.table.pieces, setup_.rules));
    end(Ending::finished);
  }

  void end(Ending ending) {
    TableState& table = now_.table;
    table.phase = Phase::over;
    table.seat = kNoSeat;
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
  for (SeatState& seat : empty.table.seats)
    seat.supply[static_cast<std::size_t>(PieceKind::meeple)] = kFollowers;
  Turn turn(setup, std::move(empty));
  turn.draw();
  return std::move(turn).result();
}

std::vector<Action> deployments(const Setup& setup, const TableState& table, Seat seat) {
  std::vector<Action> legal;
  for (const PieceKind piece : kPieces) {
    for (std::size_t index = 0; index < segments_of_last(table); ++index) {
      const Action action{
          .kind = ActionKind::deploy, .piece = piece, .feature = static_cast<std::uint8_t>(index)};
      if (!deploy_refusal(setup, table, seat, action)) legal.push_back(action);
    }
  }
  return legal;
}

std::vector<Action> legal_actions(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  if (table.phase == Phase::place)
    for (const Placement placement : placements(board_of(table), table.tile))
      legal.push_back({.kind = ActionKind::place_tile,
                       .rotation = static_cast<Rotation>(placement.rotation),
                       .cell = cell(placement.spot)});
  if (table.phase == Phase::action) legal = deployments(setup, table, table.seat);
  if (table.phase == Phase::redraw) legal.push_back({.kind = ActionKind::draw_again});
  if (table.phase == Phase::action || table.phase == Phase::redraw)
    legal.push_back({.kind = ActionKind::pass});
  return legal;
}

std::optional<Code> refusal(const Setup& setup, const TableState& table, Seat seat, const Action& action) {
  if (table.phase == Phase::over) return Code::game_over;
  if (seat >= setup.seats) return Code::no_such_seat;
  if (table.seats[seat].resigned) return Code::seat_resigned;
  if (action.kind == ActionKind::resign) return std::nullopt;
  if (seat != table.seat) return Code::not_your_turn;
  if (!step_waits_for(table.phase, action.kind)) return Code::wrong_phase;
  switch (action.kind) {
    case ActionKind::place_tile: return place_refusal(table, action);
    case ActionKind::deploy: return deploy_refusal(setup, table, seat, action);
    case ActionKind::pass:
      if (table.phase == Phase::place) return Code::cannot_pass;
      return std::nullopt;
    default: return std::nullopt;
  }
}

Outcome apply(const Setup& setup, const Snapshot& before, Seat seat, const Action& action) {
  Turn turn(setup, before);
  switch (action.kind) {
    case ActionKind::place_tile: turn.place(action); break;
    case ActionKind::deploy: turn.deploy(action); break;
    case ActionKind::pass: turn.pass(); break;
    case ActionKind::draw_again: turn.draw(); break;
    case ActionKind::resign: turn.resign(seat); break;
  }
  return std::move(turn).result();
}

}  // namespace bastide::reference
