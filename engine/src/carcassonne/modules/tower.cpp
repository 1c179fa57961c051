// The Tower: towers that grow, figures taken prisoner from them, exchange and ransom (TOWER).
#include "carcassonne/modules/registry.hpp"
#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"

#include <cstdlib>

namespace bastide::carcassonne {
namespace {

constexpr int kRansom = 3;  // TOWER-RANSOM-06

template <class B>
TowerState<B>& state_of(Position<B>& position) {
  return position.modules.tower;
}
template <class B>
const TowerState<B>& state_of(const Position<B>& position) {
  return position.modules.tower;
}

// --- Towers on the table

template <class B>
void stock_up(const RuleBook<B>&, Position<B>& position) {
  constexpr std::uint8_t kPieces[] = {10, 10, 9, 7, 6, 5};  // TOWER-COMP-02, by number of seats
  for (Seat seat = 0; seat < position.seats; ++seat)
    state_of(position).stock[seat] = kPieces[position.seats - 1];
}

template <class B>
void note_foundation(const RuleBook<B>& book, Position<B>& position) {
  if (book.facts(position.last_tile().tile).tower == kNobody) return;
  TowerState<B>& state = state_of(position);
  state.towers[state.count++] = {static_cast<std::uint16_t>(position.tile_count - 1), 0};
}

template <class B>
Cell cell_of(const Position<B>& position, const Tower& tower) {
  return position.tiles[tower.tile].cell;
}

template <class B>
std::uint16_t node_of(const RuleBook<B>& book, const Position<B>& position, const Tower& tower) {
  const TileOnTable& tile = position.tiles[tower.tile];
  return static_cast<std::uint16_t>(tile.first_node + book.facts(tile.tile).tower);
}

/// A figure on top closes a tower (TOWER-TOP-02).
template <class B>
bool is_closed(const RuleBook<B>& book, const Position<B>& position, const Tower& tower) {
  return position.nodes[node_of(book, position, tower)].followers > 0;
}

/// Index into `towers` of the foundation on a cell; `count` where there is none.
template <class B>
std::uint16_t tower_on(const Position<B>& position, Cell cell) {
  const TowerState<B>& state = state_of(position);
  std::uint16_t i = 0;
  while (i < state.count && cell_of(position, state.towers[i]) != cell) ++i;
  return i;
}

// --- Capture

/// TOWER-CAP-02, TOWER-CAP-03.
constexpr bool in_range(Cell tower, int height, Cell target) {
  const int dx = std::abs(tower.x - target.x), dy = std::abs(tower.y - target.y);
  return (dx == 0 || dy == 0) && dx + dy <= height;
}

/// All cells in range, in reading order.
std::vector<Cell> range_of(Cell tower, int height) {
  std::vector<Cell> range;
  const auto add = [&](int dx, int dy) {
    range.push_back({static_cast<std::int16_t>(tower.x + dx), static_cast<std::int16_t>(tower.y + dy)});
  };
  for (int dy = -height; dy < 0; ++dy) add(0, dy);
  for (int dx = -height; dx <= height; ++dx) add(dx, 0);
  for (int dy = 1; dy <= height; ++dy) add(0, dy);
  return range;
}

/// TOWER-CAP-04, TOWER-CAP-05: may the builder take this figure from the tower just built?
template <class B>
bool is_target(const RuleBook<B>& book, const Position<B>& position, const PieceOnTable& piece) {
  const Tower& tower = state_of(position).towers[state_of(position).built];
  const Node& node = position.nodes[piece.node];
  if (piece.seat == position.seat && !book.modules.tower.self_capture) return false;
  if (node.kind == FeatureKind::tower && !book.modules.tower.top_capture) return false;
  return in_range(cell_of(position, tower), tower.height, position.tiles[node.tile].cell);
}

template <class B>
void begin_capture(const RuleBook<B>& book, Position<B>& position, Events* log) {
  for (unsigned i = 0; i < position.piece_count; ++i) {
    if (!is_target(book, position, position.pieces[i])) continue;
    position.phase = Phase::capture;
    return;
  }
  leave_step(book, position, log);
}

template <class B>
void free_prisoner(Position<B>& position, Seat owner, Seat captor, PieceKind piece, Events* log) {
  --state_of(position).prisoners[captor][owner][static_cast<unsigned>(piece)];
  ++supply_of(position, owner, piece);
  if (log) log->push_back(PrisonerFreed{owner, captor, piece});
}

/// TOWER-PRIS-01: one figure each goes home.
template <class B>
void exchange(const RuleBook<B>& book, Position<B>& position, Seat other, PieceKind mine, PieceKind theirs,
              Events* log) {
  free_prisoner(position, position.seat, other, mine, log);
  free_prisoner(position, other, position.seat, theirs, log);
  leave_step(book, position, log);
}

/// The figure just captured is one side of any exchange; the other side is a choice only between kinds (TOWER-PRIS-02).
template <class B>
void settle_prisoners(const RuleBook<B>& book, Position<B>& position, const PieceOnTable& captured,
                      Events* log) {
  const auto& held = state_of(position).prisoners[captured.seat][position.seat];
  const auto kinds = std::count_if(held.begin(), held.end(), [](std::uint8_t count) { return count > 0; });
  if (kinds == 0) return leave_step(book, position, log);
  if (kinds > 1) {
    state_of(position).exchange_with = captured.seat;
    state_of(position).captured = captured.piece;
    position.phase = Phase::exchange;
    return;
  }
  const auto mine =
      std::find_if(held.begin(), held.end(), [](std::uint8_t count) { return count > 0; }) - held.begin();
  exchange(book, position, captured.seat, static_cast<PieceKind>(mine), captured.piece, log);
}

template <class B>
void capture(const RuleBook<B>& book, Position<B>& position, const Action& action, Events* log) {
  PieceOnTable captured{};
  const auto stands_there = [&](const PieceOnTable& piece) {
    const Cell cell = position.tile_of(piece.node).cell;
    return cell == action.cell && position.feature_index(piece.node) == action.feature;
  };
  take_off(
      book, position, stands_there,
      [&](const PieceOnTable& piece) {
        captured = piece;
        if (piece.seat == position.seat) return send_home(position, piece, log);  // TOWER-CAP-04: no prisoner
        ++state_of(position).prisoners[position.seat][piece.seat][static_cast<unsigned>(piece.piece)];
        if (log)
          log->push_back(PieceCaptured{position.seat, piece.seat, piece.piece, action.cell, action.feature});
      },
      log);
  if (captured.seat == position.seat) return leave_step(book, position, log);
  settle_prisoners(book, position, captured, log);
}

template <class B>
void choose_exchange(const RuleBook<B>& book, Position<B>& position, const Action& action, Events* log) {
  const TowerState<B>& state = state_of(position);
  exchange(book, position, state.exchange_with, action.piece, state.captured, log);
}

// --- Building and topping

template <class B>
void build(const RuleBook<B>& book, Position<B>& position, const Action& action, Events* log) {
  TowerState<B>& state = state_of(position);
  state.built = tower_on(position, action.cell);
  Tower& tower = state.towers[state.built];
  ++tower.height;
  --state.stock[position.seat];
  if (log) {
    const auto feature = book.facts(position.tiles[tower.tile].tile).tower;
    log->push_back(TowerPiecePlaced{position.seat, action.cell, feature, tower.height,
                                    range_of(action.cell, tower.height)});
  }
  begin_capture(book, position, log);
}

template <class B>
void cap(const RuleBook<B>& book, Position<B>& position, const Action& action, Events* log) {
  const Tower& tower = state_of(position).towers[tower_on(position, action.cell)];
  deploy_piece(book, position, node_of(book, position, tower), action.piece, log);
  leave_step(book, position, log);
}

// --- Ransom

/// TOWER-RANSOM-01, TOWER-RANSOM-02: may the seat to act free a figure now?
template <class B>
bool can_pay(const Position<B>& position) {
  return state_of(position).ransom_turn != position.turn && position.scores[position.seat] >= kRansom;
}

template <class B>
void add_ransoms(const Position<B>& position, ActionList& list) {
  if (!can_pay(position)) return;
  for (Seat captor = 0; captor < position.seats; ++captor) {
    const auto& held = state_of(position).prisoners[captor][position.seat];
    for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
      if (held[kind] == 0) continue;
      list.push({.kind = ActionKind::ransom, .piece = static_cast<PieceKind>(kind), .from_seat = captor});
    }
  }
}

template <class B>
void pay(Position<B>& position, Seat seat, int points, Events* log) {
  position.scores[seat] += points;
  if (!log) return;
  log->push_back(Scored{
      seat, points, FeatureKind::none, {}, ScoreReason::ransom, position.scores[seat], {{"ransom", points}}});
}

/// TOWER-RANSOM-05: `late`, entered only if a ransom is possible then.
template <class B>
Flow wait_for_late_ransom(const RuleBook<B>&, Position<B>& position, Events*) {
  ActionList list;
  add_ransoms(position, list);
  if (list.empty()) return Flow::goes_on;
  position.phase = Phase::late;
  return Flow::waits;
}

/// Leaves the step open (TOWER-RANSOM-04); the late one is over with it, since there is one ransom a turn.
template <class B>
void ransom(const RuleBook<B>& book, Position<B>& position, const Action& action, Events* log) {
  state_of(position).ransom_turn = position.turn;
  pay(position, position.seat, -kRansom, log);
  pay(position, action.from_seat, kRansom, log);
  free_prisoner(position, position.seat, action.from_seat, action.piece, log);
  if (position.phase == Phase::late) return leave_step(book, position, log);
  if (position.phase == Phase::action) run_steps(book, position, book.steps.of(Step::action), log);
}

// --- What may be done

template <class B>
void add_builds_and_caps(const RuleBook<B>& book, const Position<B>& position, ActionList& list) {
  const TowerState<B>& state = state_of(position);
  const bool can_build = state.stock[position.seat] > 0;
  const bool can_cap = supply_of(position, position.seat, PieceKind::meeple) > 0;
  for (unsigned i = 0; i < state.count; ++i) {
    const Tower& tower = state.towers[i];
    if (is_closed(book, position, tower)) continue;
    const Cell cell = cell_of(position, tower);
    if (can_build) list.push({.kind = ActionKind::place_tower_piece, .cell = cell});
    if (can_cap && tower.height > 0)
      list.push({.kind = ActionKind::cap_tower, .cell = cell});  // TOWER-ACT-05, TOWER-TOP-03
  }
}

template <class B>
void add_captures(const RuleBook<B>& book, const Position<B>& position, ActionList& list) {
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    if (!is_target(book, position, piece)) continue;
    list.push({.kind = ActionKind::capture,
               .feature = position.feature_index(piece.node),
               .cell = position.tile_of(piece.node).cell});
  }
}

template <class B>
void add_exchanges(const Position<B>& position, ActionList& list) {
  const TowerState<B>& state = state_of(position);
  for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
    if (state.prisoners[state.exchange_with][position.seat][kind] == 0) continue;
    list.push({.kind = ActionKind::choose_exchange, .piece = static_cast<PieceKind>(kind)});
  }
}

template <class B>
void add_tower_actions(const RuleBook<B>& book, const Position<B>& position, ActionList& list) {
  switch (position.phase) {
    case Phase::place: return add_ransoms(position, list);
    case Phase::action: add_builds_and_caps(book, position, list); return add_ransoms(position, list);
    case Phase::capture: return add_captures(book, position, list);
    case Phase::exchange: return add_exchanges(position, list);
    case Phase::late: return add_ransoms(position, list);
    default: return;
  }
}

// --- Views, saves and the hash

template <class B>
bool shows_built(const Position<B>& position) {
  return position.phase == Phase::capture || position.phase == Phase::exchange;
}

template <class B>
void show_tower(const RuleBook<B>& book, const Position<B>& position, TableState& table) {
  const TowerState<B>& state = state_of(position);
  for (unsigned i = 0; i < state.count; ++i) {
    const Tower& tower = state.towers[i];
    const auto feature = book.facts(position.tiles[tower.tile].tile).tower;
    if (tower.height > 0) table.tower.towers.push_back({cell_of(position, tower), feature, tower.height});
  }
  for (Seat captor = 0; captor < position.seats; ++captor) {
    table.seats[captor].tower.pieces = state.stock[captor];
    for (Seat owner = 0; owner < position.seats; ++owner) {
      for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
        const int count = state.prisoners[captor][owner][kind];
        if (count > 0) table.tower.prisoners.push_back({captor, owner, static_cast<PieceKind>(kind), count});
      }
    }
  }
  table.tower.ransom_paid = state.ransom_turn == position.turn;
  if (shows_built(position)) table.tower.built = cell_of(position, state.towers[state.built]);
}

/// Heights and stocks: nobody has more pieces than the game gave at first, which is what the stocks still
/// hold.
template <class B>
Result<> restore_towers(const TableState& table, Position<B>& position) {
  TowerState<B>& state = state_of(position);
  int spare = 0;  // tower pieces that have left a stock and stand nowhere
  for (std::size_t i = 0; i < table.tower.towers.size(); ++i) {
    const auto& [cell, feature, height] = table.tower.towers[i];
    const std::uint16_t tower = tower_on(position, cell);
    if (tower == state.count || height < 1 || height > 255)
      return bad("There is no tower foundation, or no such height.", item("towers", i));
    state.towers[tower].height = static_cast<std::uint8_t>(height);
  }
  for (unsigned i = 0; i < state.count; ++i) spare -= state.towers[i].height;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    spare += state.stock[seat] - table.seats[seat].tower.pieces;
    state.stock[seat] = table.seats[seat].tower.pieces;
  }
  return spare >= 0 ? Result<>{} : bad("There are more tower pieces than the game has.", "towers");
}

template <class B>
Result<> restore_prisoners(const TableState& table, Position<B>& position) {
  for (std::size_t i = 0; i < table.tower.prisoners.size(); ++i) {
    const auto& [captor, owner, piece, count] = table.tower.prisoners[i];
    if (captor >= position.seats || owner >= position.seats || static_cast<int>(piece) >= kPieceKinds ||
        count < 1 || count > 255) {
      return bad("There are no such prisoners.", item("prisoners", i));
    }
    state_of(position).prisoners[captor][owner][static_cast<unsigned>(piece)] =
        static_cast<std::uint8_t>(count);
  }
  return {};
}

template <class B>
Result<> restore_built(const TableState& table, Position<B>& position) {
  TowerState<B>& state = state_of(position);
  if (shows_built(position) != table.tower.built.has_value())
    return bad("A tower has just been built in these steps only.", "built");
  if (!table.tower.built) return {};
  state.built = tower_on(position, *table.tower.built);
  return state.built < state.count ? Result<>{} : bad("There is no tower foundation.", "built");
}

/// Two seats hold each other's figures only in the exchange that the builder is asked for, which follows from
/// them, and where the game was left in that step (TOWER-PRIS-03, TOWER-PRIS-06).
template <class B>
Result<> restore_exchange(Position<B>& position) {
  TowerState<B>& state = state_of(position);
  const auto first_held = [&](Seat captor, Seat owner) {
    const auto& kinds = state.prisoners[captor][owner];
    return std::find_if(kinds.begin(), kinds.end(), [](std::uint8_t count) { return count > 0; }) -
           kinds.begin();
  };
  const bool asked = position.phase == Phase::exchange;
  const bool left = position.phase == Phase::over && position.ended == Ending::resigned;
  int pairs = 0;
  bool with_builder = false;
  for (Seat one = 0; one < position.seats; ++one) {
    for (Seat other = 0; other < one; ++other) {
      if (first_held(one, other) == kPieceKinds || first_held(other, one) == kPieceKinds) continue;
      ++pairs;
      if (!asked || (one != position.seat && other != position.seat)) continue;
      with_builder = true;
      state.exchange_with = one == position.seat ? other : one;
      state.captured = static_cast<PieceKind>(first_held(position.seat, state.exchange_with));
    }
  }
  if (pairs > (asked || left ? 1 : 0) || with_builder != asked)
    return bad("Two seats hold each other's figures in an exchange only.", "prisoners");
  return {};
}

template <class B>
Result<> restore_tower(const RuleBook<B>&, const TableState& table, Position<B>& position) {
  if (table.tower.ransom_paid) state_of(position).ransom_turn = position.turn;
  if (auto done = restore_towers(table, position); !done) return done;
  if (auto done = restore_prisoners(table, position); !done) return done;
  if (auto done = restore_built(table, position); !done) return done;
  return restore_exchange(position);
}

template <class B>
int figures_in_prison(const Position<B>& position, Seat seat, PieceKind piece) {
  int held = 0;
  for (const auto& captor : state_of(position).prisoners) held += captor[seat][static_cast<unsigned>(piece)];
  return held;
}

template <class B>
void hash_tower(const Position<B>& position, Hash& hash) {
  const TowerState<B>& state = state_of(position);
  for (unsigned i = 0; i < state.count; ++i) {
    if (state.towers[i].height > 0) hash.mix(static_cast<std::uint64_t>(i) << 8 | state.towers[i].height);
  }
  for (Seat captor = 0; captor < position.seats; ++captor) {
    if (state.stock[captor] > 0) hash.mix(static_cast<std::uint64_t>(captor) << 8 | state.stock[captor]);
    for (Seat owner = 0; owner < position.seats; ++owner) {
      for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
        const std::uint64_t count = state.prisoners[captor][owner][kind];
        if (count > 0)
          hash.mix(count << 32 | static_cast<std::uint64_t>(captor) << 16 |
                   static_cast<std::uint64_t>(owner) << 8 | kind);
      }
    }
  }
  if (state.ransom_turn == position.turn) hash.mix(1);
  if (shows_built(position)) hash.mix(state.built);
}

// --- Refusals

Rejection no_such_piece() { return {Code::piece_not_in_game, "There is no such piece in this game."}; }

template <class B>
Rejection explain_build(const RuleBook<B>&, const Position<B>& position, const Action& action) {
  const std::uint16_t i = tower_on(position, action.cell);
  if (state_of(position).stock[position.seat] == 0)
    return {Code::no_tower_piece_left, "You have no tower piece left."};
  if (i == state_of(position).count) return {Code::no_open_tower, "There is no tower foundation."};
  return {Code::no_open_tower, "A figure on top has closed this tower."};
}

template <class B>
Rejection explain_cap(const RuleBook<B>& book, const Position<B>& position, const Action& action) {
  if (!book.in_play(action.piece)) return no_such_piece();
  if (action.piece != PieceKind::meeple) {
    return {Code::feature_not_claimable, "Only an ordinary follower may stand on a tower."};
  }
  if (supply_of(position, position.seat, action.piece) == 0)
    return {Code::no_piece_left, "You have no follower left."};
  return {Code::no_open_tower, "There is no open tower with at least one piece."};
}

template <class B>
Rejection explain_capture(const RuleBook<B>&, const Position<B>&, const Action&) {
  return {Code::no_target, "No figure there can be captured from the tower just built."};
}

template <class B>
Rejection explain_exchange(const RuleBook<B>& book, const Position<B>&, const Action& action) {
  if (!book.in_play(action.piece)) return no_such_piece();
  return {Code::no_prisoner, "The other player holds no such figure of yours."};
}

template <class B>
Rejection explain_ransom(const RuleBook<B>& book, const Position<B>& position, const Action& action) {
  if (!book.in_play(action.piece)) return no_such_piece();
  const bool held =
      action.from_seat < position.seats &&
      state_of(position).prisoners[action.from_seat][position.seat][static_cast<unsigned>(action.piece)] > 0;
  if (!held) return {Code::no_prisoner, "That seat holds no such figure of yours."};
  if (position.scores[position.seat] < kRansom) return {Code::too_few_points, "A ransom costs 3 points."};
  return {Code::ransom_used, "One figure may be ransomed in each turn."};
}

constexpr std::string_view kTopCapture[] = {"never", "allowed"};
constexpr std::string_view kWindow[] = {"whole_turn", "before_action"};

constexpr OptionSpec kOptions[] = {
    {"tower_self_capture", OptionType::toggle, {}, {}, 0, "tower"},
    {"tower_top_capture", OptionType::word, {}, kTopCapture, 0, "tower"},
    {"ransom_window", OptionType::word, {}, kWindow, 0, "tower"},
};

/// TOWER-COMP-01, TOWER-COMP-05.
void add_towers(const Rules& rules, TileSupply& supply) { add_set("tower", rules.edition, supply.land()); }

template <class B>
void install_tower(const Rules& rules, RuleBook<B>& book) {
  book.modules.tower.self_capture = rules.option("tower_self_capture") != 0;
  book.modules.tower.top_capture = rules.option("tower_top_capture") != 0;
  book.hooks.begin.push_back(stock_up<B>);
  book.hooks.tile_laid.push_back(note_foundation<B>);
  book.hooks.add_actions.push_back(add_tower_actions<B>);
  if (rules.option("ransom_window") == 0)
    book.steps.add(Step::late, bit(Phase::late), wait_for_late_ransom<B>);
  book.hooks.show.push_back(show_tower<B>);
  book.hooks.restore.push_back(restore_tower<B>);
  book.hooks.figures_elsewhere.push_back(figures_in_prison<B>);
  book.hooks.hash.push_back(hash_tower<B>);
  book.rule(ActionKind::place_tower_piece) = {build<B>, bit(Phase::action), explain_build<B>};
  book.rule(ActionKind::cap_tower) = {cap<B>, bit(Phase::action), explain_cap<B>};
  book.rule(ActionKind::capture) = {capture<B>, bit(Phase::capture), explain_capture<B>};
  book.rule(ActionKind::choose_exchange) = {choose_exchange<B>, bit(Phase::exchange), explain_exchange<B>};
  book.rule(ActionKind::ransom) = {ransom<B>, bit(Phase::place) | bit(Phase::action) | bit(Phase::late),
                                   explain_ransom<B>};
  book.steps.extend(Step::action, bit(Phase::capture) | bit(Phase::exchange));
  book.rule(Phase::capture).decline = leave_step<B>;  // TOWER-CAP-01
  book.rule(Phase::late).decline = leave_step<B>;
}

}  // namespace

constinit const ModuleRow kTower{
    {"tower", "The Tower"}, kOptions, add_towers, on_every_board([](const Rules& rules, auto& book) {
      install_tower(rules, book);
    })};

}  // namespace bastide::carcassonne
