// The Tower: growing towers, figures captured from them, exchange and ransom (TOWER).
#include "carcassonne/modules/registry.hpp"
#include "carcassonne/prospects.hpp"
#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"
#include "common/inplace_list.hpp"

#include <cstdlib>
#include <functional>
#include <numeric>

namespace bastide::carcassonne {
namespace {

constexpr int kRansom = 3;  // TOWER-RANSOM-06

auto& state_of(auto& position) { return position.modules.tower; }

// --- Towers on the table

void stock_up(auto& turn) {
  auto& position = turn.position;
  constexpr std::uint8_t kPieces[] = {10, 10, 9, 7, 6, 5};  // TOWER-COMP-02, by number of seats
  for (Seat seat = 0; seat < position.seats; ++seat)
    state_of(position).stock[seat] = kPieces[position.seats - 1];
}

void note_foundation(auto& turn) {
  auto& position = turn.position;
  const TileOnTable& tile = position.last_tile();
  const auto foundation = first_of(turn.book.facts(tile.tile), FeatureKind::tower);
  if (!foundation) return;
  auto& state = state_of(position);
  state.towers[state.count++] = {tile.cell, static_cast<std::uint16_t>(tile.first_node + *foundation), 0};
}

/// A figure on top closes a tower (TOWER-TOP-02).
bool is_closed(const auto& position, const Tower& tower) { return position.nodes[tower.node].followers > 0; }

/// Index into `towers` of the foundation on a cell; `count` if there is none.
std::uint16_t tower_on(const auto& position, Cell cell) {
  const auto& state = state_of(position);
  std::uint16_t i = 0;
  while (i < state.count && state.towers[i].cell != cell) ++i;
  return i;
}

// --- Capture

/// TOWER-CAP-02, TOWER-CAP-03.
constexpr bool in_range(Cell tower, int height, Cell target) {
  const int dx = std::abs(tower.x - target.x), dy = std::abs(tower.y - target.y);
  return dx * dy == 0 && dx + dy <= height;
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

/// TOWER-CAP-04, TOWER-CAP-05: whether the builder may capture this figure from the tower
/// just built.
bool is_target(const auto& turn, const PieceOnTable& piece) {
  const auto& position = turn.position;
  const Tower& tower = state_of(position).towers[state_of(position).built];
  const Node& node = position.nodes[piece.node];
  if (!in_range(tower.cell, tower.height, position.tiles[node.tile].cell)) return false;
  if (!turn.book.rule(piece.piece).holds) return false;  // TRADERS-FIG-05
  if (turn.book.sheltering & bit(node.kind)) return false;
  if (piece.seat == position.seat && !turn.book.modules.tower.self_capture) return false;
  return node.kind != FeatureKind::tower || turn.book.modules.tower.top_capture;
}

void begin_capture(auto& turn) {
  auto& position = turn.position;
  for (unsigned i = 0; i < position.piece_count; ++i) {
    if (!is_target(turn, position.pieces[i])) continue;
    position.phase = Phase::capture;
    return;
  }
  leave_step(turn);
}

void free_prisoner(auto& turn, Seat owner, Seat captor, PieceKind piece) {
  --state_of(turn.position).prisoners[captor][owner][static_cast<unsigned>(piece)];
  --state_of(turn.position).lost[owner];
  ++supply_of(turn.position, owner, piece);
  turn.tell(PrisonerFreed{owner, captor, piece});
}

/// TOWER-PRIS-01: each side gets one figure back.
void exchange(auto& turn, Seat other, PieceKind mine, PieceKind theirs) {
  free_prisoner(turn, turn.position.seat, other, mine);
  free_prisoner(turn, other, turn.position.seat, theirs);
  leave_step(turn);
}

/// The figure just captured is one side of the exchange; the builder chooses the other side only between
/// different kinds (TOWER-PRIS-02).
void settle_prisoners(auto& turn, const PieceOnTable& captured) {
  auto& position = turn.position;
  const auto& held = state_of(position).prisoners[captured.seat][position.seat];
  const auto kinds = std::count_if(held.begin(), held.end(), [](std::uint8_t count) { return count > 0; });
  if (kinds == 0) return leave_step(turn);
  if (kinds > 1) {
    state_of(position).exchange_with = captured.seat;
    state_of(position).captured = captured.piece;
    position.phase = Phase::exchange;
    return;
  }
  const auto mine =
      std::find_if(held.begin(), held.end(), [](std::uint8_t count) { return count > 0; }) - held.begin();
  exchange(turn, captured.seat, static_cast<PieceKind>(mine), captured.piece);
}

void capture(auto& turn, const Action& action) {
  auto& position = turn.position;
  const PieceOnTable captured =
      named_figure(turn, action, [&](const PieceOnTable& piece) { return is_target(turn, piece); });
  take_one_off(turn, captured, [&](const PieceOnTable& piece) {
    if (piece.seat == position.seat) return send_home(turn, piece);  // TOWER-CAP-04: no prisoner
    ++state_of(position).prisoners[position.seat][piece.seat][static_cast<unsigned>(piece.piece)];
    ++state_of(position).lost[piece.seat];
    turn.tell(PieceCaptured{position.seat, piece.seat, piece.piece, action.cell, action.feature});
  });
  if (captured.seat == position.seat) return leave_step(turn);
  settle_prisoners(turn, captured);
}

void choose_exchange(auto& turn, const Action& action) {
  const auto& state = state_of(turn.position);
  exchange(turn, state.exchange_with, action.piece, state.captured);
}

// --- Building and topping

void build(auto& turn, const Action& action) {
  auto& position = turn.position;
  auto& state = state_of(position);
  state.built = tower_on(position, action.cell);
  Tower& tower = state.towers[state.built];
  ++tower.height;
  --state.stock[position.seat];
  if (turn.log) {
    const auto feature = position.feature_index(tower.node);
    turn.log->push_back(TowerPiecePlaced{position.seat, action.cell, feature, tower.height,
                                         range_of(action.cell, tower.height)});
  }
  begin_capture(turn);
}

void cap(auto& turn, const Action& action) {
  const Tower& tower = state_of(turn.position).towers[tower_on(turn.position, action.cell)];
  deploy_piece(turn, tower.node, action.piece);
  leave_step(turn);
}

// --- Ransom

/// TOWER-RANSOM-01, TOWER-RANSOM-02: whether the seat to act may ransom a figure now.
bool has_ransom(const auto& position) {
  const auto& state = state_of(position);
  return state.lost[position.seat] > 0 && state.ransom_turn != position.turn &&
         position.scores[position.seat] >= kRansom;
}

void add_ransoms(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  if (!has_ransom(position)) return;
  for (Seat captor = 0; captor < position.seats; ++captor) {
    if (captor == position.seat) continue;
    const auto& held = state_of(position).prisoners[captor][position.seat];
    for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
      if (held[kind] == 0) continue;
      list.push(
          Action{.kind = ActionKind::ransom, .piece = static_cast<PieceKind>(kind), .from_seat = captor});
    }
  }
}

void pay(auto& turn, Seat seat, int points) {
  turn.position.scores[seat] += points;
  if (!turn.log) return;
  turn.log->push_back(Scored{seat,
                             points,
                             FeatureKind::none,
                             {},
                             ScoreReason::ransom,
                             turn.position.scores[seat],
                             {{"ransom", points}}});
}

/// TOWER-RANSOM-05: enters `late` only if a ransom is then possible.
Flow wait_for_late_ransom(auto& turn) {
  if (!has_ransom(turn.position)) return Flow::goes_on;
  turn.position.phase = Phase::late;
  return Flow::waits;
}

/// A ransom leaves the step open (TOWER-RANSOM-04), except the late one: a turn has only one ransom.
void ransom(auto& turn, const Action& action) {
  auto& position = turn.position;
  state_of(position).ransom_turn = position.turn;
  pay(turn, position.seat, -kRansom);
  pay(turn, action.from_seat, kRansom);
  free_prisoner(turn, position.seat, action.from_seat, action.piece);
  if (position.phase == Phase::late) return leave_step(turn);
  if (position.phase == Phase::action) run_steps(turn, turn.book.steps.of(TurnStep::action));
}

// --- Legal choices

/// TOWER-TOP-03.
bool may_top(const auto& turn, PieceKind piece) {
  return turn.book.rule(piece).tops & bit(FeatureKind::tower);
}

/// What the seat to act has in its supply to put on towers.
InplaceList<PieceKind, kPieceKinds> tops_left(const auto& turn) {
  InplaceList<PieceKind, kPieceKinds> tops;
  for (const PieceKind piece : turn.book.topping_kinds)
    tops.push_if(may_top(turn, piece) && supply_of(turn.position, turn.position.seat, piece) > 0, piece);
  return tops;
}

void add_builds_and_caps(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
  const bool can_build = state.stock[position.seat] > 0;
  const auto tops = tops_left(turn);
  if (!can_build && tops.empty()) return;
  ActionList::Run choices(list, state.count * (1 + tops.size()));
  for (const Tower& tower : std::span(state.towers).first(state.count)) {
    const bool open = !is_closed(position, tower);
    if (can_build) choices.push_if(open, Action{.kind = ActionKind::place_tower_piece, .cell = tower.cell});
    for (const PieceKind piece : tops)
      choices.push_if(open & (tower.height > 0),  // TOWER-ACT-05
                      Action{.kind = ActionKind::cap_tower, .piece = piece, .cell = tower.cell});
  }
}

void add_captures(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  for_each_named(
      turn, [&](const PieceOnTable& piece) { return is_target(turn, piece); },
      [&](const PieceOnTable& piece, std::int16_t number) {
        list.push(Action{.kind = ActionKind::capture,
                         .feature = position.feature_index(piece.node),
                         .cell = position.tile_of(piece.node).cell,
                         .number = number});
      });
}

void add_exchanges(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
  for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
    if (state.prisoners[state.exchange_with][position.seat][kind] == 0) continue;
    list.push(Action{.kind = ActionKind::choose_exchange, .piece = static_cast<PieceKind>(kind)});
  }
}

// --- What computers expect

/// Whether a tower that others may raise reaches the figure then.
bool is_in_danger(const auto& position, const PieceOnTable& piece) {
  const auto& state = state_of(position);
  const Cell cell = position.tile_of(piece.node).cell;
  const auto towers = std::span(state.towers).first(state.count);
  return std::ranges::any_of(towers, [&](const Tower& tower) {
    return in_range(tower.cell, tower.height + 1, cell) && !is_closed(position, tower);
  });
}

/// Figures in reach of a tower may be lost; prisoners may be ransomed, as far as that pays.
void expect_captures(const auto& turn, Prospects& seen) {
  seen.of = "captures";
  const auto& position = turn.position;
  const auto& state = state_of(position);
  const TowerWeights& weights = seen.weights.tower;
  std::array<bool, kSeatsMax> threatened{};
  for (Seat seat = 0; seat < position.seats; ++seat) {
    for (Seat other = 0; other < position.seats; ++other)
      threatened[other] |= other != seat && state.stock[seat] > 0;
  }
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    if (!threatened[piece.seat] || !turn.book.rule(piece.piece).holds) continue;
    if (position.nodes[piece.node].kind == FeatureKind::tower || !is_in_danger(position, piece)) continue;
    const Expected lost = seen.pieces[i].stake + weights.taken_figure * seen.time;
    seen.points[piece.seat] -= weights.taken * std::min(1.0, seen.turns) * lost;
  }
  for (Seat owner = 0; owner < position.seats; ++owner) {
    const Expected gain = seen.figure[owner] - kRansom;
    if (state.lost[owner] == 0 || gain <= 0 || position.scores[owner] < kRansom) continue;
    const Expected share = weights.ransomed * std::min(1.0, seen.turns);
    seen.points[owner] += share * gain;
    for (Seat captor = 0; captor < position.seats; ++captor) {
      const auto& held = state.prisoners[captor][owner];
      if (std::ranges::any_of(held, [](std::uint8_t count) { return count > 0; })) {
        seen.points[captor] += share * kRansom;
        break;
      }
    }
  }
}

// --- Views, saves and the hash

bool shows_built(const auto& position) {
  return position.phase == Phase::capture || position.phase == Phase::exchange;
}

void show_tower(const auto& turn, TableState& table) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
  for (unsigned i = 0; i < state.count; ++i) {
    const Tower& tower = state.towers[i];
    const auto feature = position.feature_index(tower.node);
    if (tower.height > 0) table.tower.towers.push_back({tower.cell, feature, tower.height});
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
  if (shows_built(position)) table.tower.built = state.towers[state.built].cell;
}

/// Heights and stocks: no seat has more pieces than at the start, which is what the fresh stocks still hold.
Result<> restore_towers(const TableState& table, auto& position) {
  auto& state = state_of(position);
  int spare = 0;  // tower pieces that left a stock and are not on the table
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

Result<> restore_prisoners(const TableState& table, auto& position) {
  for (std::size_t i = 0; i < table.tower.prisoners.size(); ++i) {
    const auto& [captor, owner, piece, count] = table.tower.prisoners[i];
    if (captor >= position.seats || owner >= position.seats || static_cast<int>(piece) >= kPieceKinds ||
        count < 1 || count > 255) {
      return bad("There are no such prisoners.", item("prisoners", i));
    }
    state_of(position).prisoners[captor][owner][static_cast<unsigned>(piece)] =
        static_cast<std::uint8_t>(count);
  }
  for (Seat captor = 0; captor < position.seats; ++captor) {
    for (Seat owner = 0; owner < position.seats; ++owner) {
      const auto& held = state_of(position).prisoners[captor][owner];
      if (captor != owner) state_of(position).lost[owner] += std::reduce(held.begin(), held.end(), 0);
    }
  }
  return {};
}

Result<> restore_built(const TableState& table, auto& position) {
  auto& state = state_of(position);
  if (shows_built(position) != table.tower.built.has_value())
    return bad("A tower has just been built in these steps only.", "built");
  if (!table.tower.built) return {};
  state.built = tower_on(position, *table.tower.built);
  return state.built < state.count ? Result<>{} : bad("There is no tower foundation.", "built");
}

/// Two seats hold each other's figures only while the builder is asked for an exchange, which follows from
/// them, or where the game was left in that step (TOWER-PRIS-03, TOWER-PRIS-06).
Result<> restore_exchange(auto& position) {
  auto& state = state_of(position);
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

Result<> restore_tower(auto& turn, const TableState& table) {
  auto& position = turn.position;
  if (table.tower.ransom_paid) state_of(position).ransom_turn = position.turn;
  if (auto done = restore_towers(table, position); !done) return done;
  if (auto done = restore_prisoners(table, position); !done) return done;
  if (auto done = restore_built(table, position); !done) return done;
  return restore_exchange(position);
}

int figures_in_prison(const auto& turn, Seat seat, PieceKind piece) {
  int held = 0;
  for (const auto& captor : state_of(turn.position).prisoners)
    held += captor[seat][static_cast<unsigned>(piece)];
  return held;
}

void hash_tower(const auto& turn, Hash& hash) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
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

Rejection explain_build(const auto& turn, const Action& action) {
  const auto& position = turn.position;
  const std::uint16_t i = tower_on(position, action.cell);
  if (state_of(position).stock[position.seat] == 0)
    return {Code::no_tower_piece_left, "You have no tower piece left."};
  if (i == state_of(position).count) return {Code::no_open_tower, "There is no tower foundation."};
  return {Code::no_open_tower, "A figure on top has closed this tower."};
}

Rejection explain_cap(const auto& turn, const Action& action) {
  if (!turn.book.in_play(action.piece)) return no_such_piece();
  if (!may_top(turn, action.piece))
    return {Code::feature_not_claimable, "Such a figure may not stand on a tower."};
  if (supply_of(turn.position, turn.position.seat, action.piece) == 0)
    return {Code::no_piece_left, "You have no follower left."};
  return {Code::no_open_tower, "There is no open tower with at least one piece."};
}

Rejection explain_capture(const auto& turn, const Action& action) {
  if (stands_at(turn, action, [&](const PieceOnTable& piece) { return is_target(turn, piece); }))
    return which_is_unclear();
  return {Code::no_target, "No figure there can be captured from the tower just built."};
}

Rejection explain_exchange(const auto& turn, const Action& action) {
  if (!turn.book.in_play(action.piece)) return no_such_piece();
  return {Code::no_prisoner, "The other player holds no such figure of yours."};
}

Rejection explain_ransom(const auto& turn, const Action& action) {
  const auto& position = turn.position;
  if (!turn.book.in_play(action.piece)) return no_such_piece();
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

constexpr auto kInstall = [](const Rules& rules, FullRoom auto& book) {
  book.modules.tower.self_capture = rules.option("tower_self_capture") != 0;
  book.modules.tower.top_capture = rules.option("tower_top_capture") != 0;
  book.rule(PieceKind::meeple).tops = bit(FeatureKind::tower);  // TOWER-TOP-03
  book.unheld |= bit(FeatureKind::tower);
  book.hooks.renumbered.push_back([](auto& turn, std::uint16_t from) {
    auto& state = state_of(turn.position);
    for (Tower& tower : std::span(state.towers).first(state.count)) tower.node += tower.node >= from;
  });
  book.hooks.begin.push_back(stock_up);
  book.hooks.tile_laid.push_back({sign(FeatureKind::tower), note_foundation});
  book.offer(bit(Phase::action), add_builds_and_caps);
  book.offer(bit(Phase::place) | bit(Phase::action) | bit(Phase::late), add_ransoms);
  book.offer(bit(Phase::capture), add_captures);
  book.offer(bit(Phase::exchange), add_exchanges);
  if (rules.option("ransom_window") == 0)
    book.steps.add(TurnStep::late, bit(Phase::late), wait_for_late_ransom);
  book.hooks.prospects.push_back(expect_captures);
  book.hooks.show.push_back(show_tower);
  book.hooks.restore.push_back(restore_tower);
  book.hooks.figures_elsewhere.push_back(figures_in_prison);
  book.hooks.hash.push_back(hash_tower);
  book.rule(ActionKind::place_tower_piece) = {build, bit(Phase::action), explain_build};
  book.rule(ActionKind::cap_tower) = {cap, bit(Phase::action), explain_cap};
  book.rule(ActionKind::capture) = {capture, bit(Phase::capture), explain_capture};
  book.rule(ActionKind::choose_exchange) = {choose_exchange, bit(Phase::exchange), explain_exchange};
  book.rule(ActionKind::ransom) = {ransom, bit(Phase::place) | bit(Phase::action) | bit(Phase::late),
                                   explain_ransom, true};
  book.steps.extend(TurnStep::action, bit(Phase::capture) | bit(Phase::exchange));
  book.rule(Phase::capture).decline = leave_step;  // TOWER-CAP-01
  book.rule(Phase::late).decline = leave_step;
};

}  // namespace

constinit const ModuleRow kTower{
    .spec = {"tower", "The Tower"}, .options = kOptions, .add_tiles = add_towers, .install = kInstall};

}  // namespace bastide::carcassonne
