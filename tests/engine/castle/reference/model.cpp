#include "castle/reference/model.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace bastide::reference::castle {
namespace {

constexpr std::uint8_t kFigures = 6;  // CASTLE-COMP-02
constexpr auto kMeeple = static_cast<std::size_t>(PieceKind::meeple);

Seat other(Seat seat) { return seat == 0 ? 1 : 0; }

/// CASTLE-WALL-04, CASTLE-WALL-05.
bool usable(const TableState& table, const WallTile& held) {
  return held.seat == table.seat && !held.used && held.turn < table.turn;
}

bool has_usable(const TableState& table, int number) {
  return std::ranges::any_of(
      table.wall_tiles, [&](const WallTile& held) { return held.number == number && usable(table, held); });
}

Place place_of(const PendingFeature& pending) { return {spot(pending.cell), pending.feature}; }

/// CASTLE-ORDER-01: the active player's features are scored first, then the other's.
Seat scoring_now(const TableState& table) {
  const bool own = std::ranges::find(table.pending, table.seat, &PendingFeature::seat) != table.pending.end();
  return own ? table.seat : other(table.seat);
}

std::vector<PendingFeature> group_in_turn(const TableState& table) {
  std::vector<PendingFeature> group;
  for (const PendingFeature& pending : table.pending)
    if (pending.seat == scoring_now(table)) group.push_back(pending);
  return group;
}

const PendingFeature* decided(const TableState& table) {
  const auto it = std::ranges::find(table.pending, true, &PendingFeature::decided);
  return it == table.pending.end() ? nullptr : &*it;
}

/// The number of the wall tile that may double this feature now; 0: none.
int doubling_on_offer(const Board& board, const TableState& table, const PendingFeature& pending) {
  if (pending.seat != table.seat) return 0;
  const int number = doubled_by(feature_at(board, place_of(pending)).kind);
  return number != 0 && has_usable(table, number) ? number : 0;
}

bool must_ask_for_the_order(const Rules& rules, const Board& board, const TableState& table) {
  std::vector<Waiting> group;
  for (const PendingFeature& pending : group_in_turn(table))
    group.push_back(
        {complete_value(feature_at(board, place_of(pending))), doubling_on_offer(board, table, pending)});
  std::vector<int> doublings;
  for (const WallTile& held : table.wall_tiles)
    if (usable(table, held)) doublings.push_back(held.number);
  const int score = table.seats[scoring_now(table)].score;
  return group.size() > 1 && order_matters(rules, group, score, table.corners_left, doublings);
}

std::optional<Code> place_refusal(const Setup& setup, const TableState& table, const Action& action) {
  const Board board(setup.rules, table.board);
  const Spot target = spot(action.cell);
  if (action.rotation > 3) return Code::bad_rotation;
  if (!inside(target)) return Code::cell_outside;
  if (!board.empty(target)) return Code::cell_occupied;
  if (!touches_something(board, target)) return Code::cell_not_adjacent;
  if (!paths_fit(board, setup.rules, target, table.tile, action.rotation)) return Code::path_does_not_fit;
  return std::nullopt;
}

std::optional<Code> deploy_refusal(const Setup& setup, const TableState& table, const Action& action) {
  const PlacedTile& last = table.board.back();
  if (action.feature >= printed(last.tile).segments.size()) return Code::no_such_feature;
  if (action.piece != PieceKind::meeple) return Code::piece_not_in_game;
  if (table.seats[table.seat].supply[kMeeple] == 0) return Code::no_piece_left;
  const Feature feature = feature_at(Board(setup.rules, table.board), {spot(last.cell), action.feature});
  if (figures_of(0, feature, table.pieces) + figures_of(1, feature, table.pieces) > 0)
    return Code::feature_occupied;
  return std::nullopt;
}

std::optional<Code> score_next_refusal(const TableState& table, const Action& action) {
  for (const PendingFeature& pending : group_in_turn(table))
    if (pending.cell == action.cell && pending.feature == action.feature) return std::nullopt;
  return Code::not_to_be_scored;
}

/// The only number that may be used now.
int wall_tile_asked_for(const Setup& setup, const TableState& table) {
  if (table.phase == Phase::extra) return 1;
  return doubling_on_offer(Board(setup.rules, table.board), table, *decided(table));
}

bool step_waits_for(const TableState& table, ActionKind kind) {
  const bool order_asked = table.phase == Phase::score && decided(table) == nullptr;
  const bool doubling_asked = table.phase == Phase::score && decided(table) != nullptr;
  switch (kind) {
    case ActionKind::place_tile: return table.phase == Phase::place;
    case ActionKind::deploy: return table.phase == Phase::deploy;
    case ActionKind::score_next: return order_asked;
    case ActionKind::use_wall_tile: return doubling_asked || table.phase == Phase::extra;
    case ActionKind::pass: return true;
    default: return false;
  }
}

std::vector<Action> deployments(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  for (std::size_t index = 0; index < printed(table.board.back().tile).segments.size(); ++index) {
    const Action action{.kind = ActionKind::deploy, .feature = static_cast<std::uint8_t>(index)};
    if (!deploy_refusal(setup, table, action)) legal.push_back(action);
  }
  return legal;
}

/// A turn in progress: updates the table and collects events.
class Turn {
 public:
  Turn(const Setup& setup, Snapshot before) : setup_(setup), now_(std::move(before)) {}

  void place(const Action& action) {
    TableState& table = now_.table;
    table.board.push_back({table.tile, action.cell, action.rotation, table.seat});
    happened(TilePlaced{table.seat, table.tile, action.cell, action.rotation});
    table.tile = kNoTile;
    table.phase = Phase::deploy;
    if (deployments(setup_, table).empty()) begin_scoring();
  }

  void deploy(const Action& action) {
    TableState& table = now_.table;
    const PlacedTile& last = table.board.back();
    --table.seats[table.seat].supply[kMeeple];
    table.pieces.push_back({table.seat, PieceKind::meeple, last.cell, action.feature});
    happened(PieceDeployed{table.seat, PieceKind::meeple, last.cell, action.feature,
                           printed(last.tile).segments[action.feature].kind});
    begin_scoring();
  }

  void score_next(const Action& action) {
    for (PendingFeature& pending : now_.table.pending)
      pending.decided = pending.cell == action.cell && pending.feature == action.feature;
    if (doubling_on_offer(board(), now_.table, *decided(now_.table)) == 0) score_decided(1);
    go_on_scoring();
  }

  void use_wall_tile(int number) {
    TableState& table = now_.table;
    const auto held = std::ranges::find_if(
        table.wall_tiles, [&](const WallTile& tile) { return tile.number == number && usable(table, tile); });
    held->used = true;
    happened(WallTileUsed{table.seat, number});
    if (table.phase == Phase::extra) return end_turn(table.seat);
    score_decided(2);
    go_on_scoring();
  }

  void pass() {
    switch (now_.table.phase) {
      case Phase::deploy: return begin_scoring();
      case Phase::extra: return end_turn(other(now_.table.seat));
      default: score_decided(1); return go_on_scoring();
    }
  }

  /// CASTLE-DRAW-01, CASTLE-DRAW-02, CASTLE-TURN-01.
  void draw() {
    TableState& table = now_.table;
    const std::vector<TileId> order = draw_order(setup_);
    while (!pile_is_empty()) {
      const TileId drawn = order[static_cast<std::size_t>(now_.drawn++)];
      happened(TileDrawn{table.seat, drawn});
      if (!placements(board(), setup_.rules, drawn).empty()) {
        table.tile = drawn;
        table.phase = Phase::place;
        return;
      }
      discard(drawn);
    }
    finish();
  }

  /// CASTLE-RESIGN-01.
  void resign(Seat seat) {
    TableState& table = now_.table;
    table.seats[seat].resigned = true;
    happened(SeatResigned{seat});
    if (table.tile != kNoTile) discard(std::exchange(table.tile, kNoTile));
    end(Ending::resigned, {other(seat)});
  }

  Outcome result() && { return {std::move(now_), std::move(events_)}; }

 private:
  Board board() const { return Board(setup_.rules, now_.table.board); }
  bool pile_is_empty() const { return std::cmp_equal(now_.drawn, draw_order(setup_).size()); }
  void happened(Event event) { events_.push_back(std::move(event)); }

  void discard(TileId tile) {
    now_.table.discards.push_back(tile);
    happened(TileDiscarded{now_.table.seat, tile});
  }

  /// In canonical order. Figures leave completed features at the end of the turn, so features with figures
  /// were completed in this turn.
  void begin_scoring() {
    TableState& table = now_.table;
    for (const Feature& feature : features(board())) {
      const auto winner = leader(feature, table.pieces);
      if (feature.complete && winner)
        table.pending.push_back({*winner, cell(feature.places.front().spot),
                                 static_cast<std::uint8_t>(feature.places.front().segment)});
    }
    go_on_scoring();
  }

  /// CASTLE-ORDER-02, CASTLE-ORDER-03: up to the next choice.
  void go_on_scoring() {
    TableState& table = now_.table;
    table.phase = Phase::score;
    while (!table.pending.empty()) {
      if (decided(table) != nullptr) return;
      if (must_ask_for_the_order(setup_.rules, board(), table)) return;
      PendingFeature& next = *std::ranges::find(table.pending, scoring_now(table), &PendingFeature::seat);
      next.decided = true;
      if (doubling_on_offer(board(), table, next) != 0) return;
      score_decided(1);
    }
    return_figures();
  }

  void score_decided(int factor) {
    TableState& table = now_.table;
    const PendingFeature scored = *decided(table);
    std::erase(table.pending, scored);
    const Feature feature = feature_at(board(), place_of(scored));
    const int once = complete_value(feature);
    std::vector<ScoreLine> lines{{"tiles", once, feature.tiles(), once / feature.tiles()}};
    if (factor == 2) lines.push_back({"wall_tile", once});
    const int total = table.seats[scored.seat].score += factor * once;
    const auto [tiles, parts] = feature.extent();
    happened(Scored{scored.seat, factor * once, feature.kind, tiles, ScoreReason::completed, total,
                    std::move(lines), parts});
    if (feature.kind == FeatureKind::house) move_keep(scored, feature.tiles());
    land(scored.seat);
  }

  /// CASTLE-KEEP-01 to CASTLE-KEEP-03.
  void move_keep(const PendingFeature& house, int size) {
    std::vector<Keep>& keeps = now_.table.keeps;
    const auto own = std::ranges::find(keeps, house.seat, &Keep::seat);
    if (own != keeps.end() && own->size >= size) return;
    if (own != keeps.end()) keeps.erase(own);
    keeps.push_back({house.seat, house.cell, house.feature, size});
    std::ranges::sort(keeps, {}, &Keep::seat);
    happened(KeepMoved{house.seat, house.cell, house.feature, size});
  }

  /// CASTLE-WALL-01 to CASTLE-WALL-03.
  void land(Seat seat) {
    TableState& table = now_.table;
    const int corner = corner_at(setup_.rules, table.seats[seat].score);
    if (std::erase(table.corners_left, corner) == 0) return;
    const int number = wall_tiles(setup_)[static_cast<std::size_t>(corner)];
    table.wall_tiles.push_back({seat, number, table.turn, false});
    happened(WallTileTaken{seat, corner, number});
  }

  /// CASTLE-RETURN-01, then CASTLE-TURN-06. In order of deployment.
  void return_figures() {
    TableState& table = now_.table;
    const Board now = board();
    for (const PlacedPiece& piece : std::vector(table.pieces)) {
      if (!feature_at(now, castle::place_of(piece)).complete) continue;
      std::erase(table.pieces, piece);
      ++table.seats[piece.seat].supply[kMeeple];
      happened(PieceReturned{piece.seat, piece.piece, piece.cell, piece.feature});
    }
    if (has_usable(table, 1) && !pile_is_empty())
      table.phase = Phase::extra;
    else
      end_turn(other(table.seat));
  }

  void end_turn(Seat next) {
    TableState& table = now_.table;
    happened(TurnEnded{table.seat});
    if (pile_is_empty()) return finish();  // CASTLE-END-01
    ++table.turn;
    table.seat = next;
    draw();
  }

  void finish() {
    TableState& table = now_.table;
    table.corners_left.clear();  // CASTLE-END-02
    for (Event& event : score_final(setup_.rules, table)) happened(std::move(event));
    const int first = table.seats[0].score;
    const int second = table.seats[1].score;
    if (first == second) return end(Ending::finished, {0, 1});
    end(Ending::finished, {first > second ? Seat{0} : Seat{1}});
  }

  void end(Ending ending, std::vector<Seat> winners) {
    TableState& table = now_.table;
    table.phase = Phase::over;
    table.seat = kNoSeat;
    table.pending.clear();
    table.ended = ending;
    happened(GameFinished{{table.seats[0].score, table.seats[1].score}, std::move(winners), ending});
  }

  const Setup& setup_;
  Snapshot now_;
  Events events_;
};

}  // namespace

std::vector<TileId> draw_order(const Setup& setup) {
  std::vector<TileId> order = setup.forced;
  if (!setup.end_after_forced)
    order.insert(order.end(), setup.piles[0].items.begin(), setup.piles[0].items.end());
  return order;
}

std::vector<int> wall_tiles(const Setup& setup) {
  const auto& pile = setup.piles[1].items;
  return {pile.begin(), pile.begin() + static_cast<std::ptrdiff_t>(corners().size())};
}

Outcome begin(const Setup& setup) {
  Snapshot empty;
  empty.table.seat = setup.first_player;
  for (const StartTile& start : setup.start)
    empty.table.board.push_back({start.tile, start.cell, start.rotation, kNoSeat});
  empty.table.seats.resize(2);
  for (SeatState& seat : empty.table.seats) seat.supply[kMeeple] = kFigures;
  for (std::size_t corner = 0; corner < corners().size(); ++corner)
    empty.table.corners_left.push_back(static_cast<int>(corner));
  Turn turn(setup, std::move(empty));
  turn.draw();
  return std::move(turn).result();
}

std::vector<Action> legal_actions(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  switch (table.phase) {
    case Phase::place:
      for (const Placement placement : placements(Board(setup.rules, table.board), setup.rules, table.tile))
        legal.push_back(Action{.kind = ActionKind::place_tile,
                               .rotation = static_cast<Rotation>(placement.rotation),
                               .cell = cell(placement.spot)});
      return legal;
    case Phase::deploy:
      legal = deployments(setup, table);
      legal.push_back(Action{.kind = ActionKind::pass});
      return legal;
    case Phase::score:
      if (decided(table) == nullptr) {
        for (const PendingFeature& pending : group_in_turn(table))
          legal.push_back(
              Action{.kind = ActionKind::score_next, .feature = pending.feature, .cell = pending.cell});
        return legal;
      }
      [[fallthrough]];
    case Phase::extra:
      return {Action{.kind = ActionKind::use_wall_tile,
                     .number = static_cast<std::int16_t>(wall_tile_asked_for(setup, table))},
              Action{.kind = ActionKind::pass}};
    default: return legal;
  }
}

std::optional<Code> refusal(const Setup& setup, const TableState& table, Seat seat, const Action& action) {
  if (table.phase == Phase::over) return Code::game_over;
  if (seat >= 2) return Code::no_such_seat;
  if (action.kind == ActionKind::resign) return std::nullopt;
  if (seat != table.seat) return Code::not_your_turn;
  const std::set known{ActionKind::place_tile, ActionKind::deploy, ActionKind::score_next,
                       ActionKind::use_wall_tile, ActionKind::pass};
  if (!known.contains(action.kind)) return Code::not_in_game;
  if (!step_waits_for(table, action.kind)) return Code::wrong_phase;
  switch (action.kind) {
    case ActionKind::place_tile: return place_refusal(setup, table, action);
    case ActionKind::deploy: return deploy_refusal(setup, table, action);
    case ActionKind::score_next: return score_next_refusal(table, action);
    case ActionKind::use_wall_tile:
      if (action.number != wall_tile_asked_for(setup, table)) return Code::no_such_wall_tile;
      return std::nullopt;
    default: break;
  }
  const bool must_choose = table.phase == Phase::place || (table.phase == Phase::score && !decided(table));
  if (must_choose) return Code::cannot_pass;
  return std::nullopt;
}

Outcome apply(const Setup& setup, const Snapshot& before, Seat seat, const Action& action) {
  Turn turn(setup, before);
  switch (action.kind) {
    case ActionKind::place_tile: turn.place(action); break;
    case ActionKind::deploy: turn.deploy(action); break;
    case ActionKind::score_next: turn.score_next(action); break;
    case ActionKind::use_wall_tile: turn.use_wall_tile(action.number); break;
    case ActionKind::resign: turn.resign(seat); break;
    default: turn.pass(); break;
  }
  return std::move(turn).result();
}

}  // namespace bastide::reference::castle
