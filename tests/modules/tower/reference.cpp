#include "modules/tower/reference.hpp"

#include "reference/module.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace bastide::reference {
namespace {

int height_at(const TableState& table, Cell cell) {
  const auto it = std::ranges::find(table.tower.towers, cell, &TowerOnBoard::cell);
  return it == table.tower.towers.end() ? 0 : it->height;
}

bool stands_at(const PlacedPiece& piece, Cell cell, std::uint8_t feature) {
  return piece.cell == cell && piece.feature == feature;
}

bool on_a_tower(const TableState& table, const PlacedPiece& piece) {
  const auto foundation = foundation_at(table, piece.cell);
  return foundation && foundation->feature == piece.feature;
}

}  // namespace

std::vector<Foundation> foundations(const TableState& table) {
  std::vector<Foundation> all;
  for (const PlacedTile& placed : table.board) {
    const auto segments = tile(placed.tile).segments;
    const auto base = std::ranges::find(segments, FeatureKind::tower, &Segment::kind);
    if (base == segments.end()) continue;
    const auto feature = static_cast<std::uint8_t>(base - segments.begin());
    const bool closed = std::ranges::any_of(
        table.pieces, [&](const PlacedPiece& piece) { return stands_at(piece, placed.cell, feature); });
    all.push_back({placed.cell, feature, height_at(table, placed.cell), closed});
  }
  std::ranges::sort(
      all, [](const Foundation& a, const Foundation& b) { return reading_order(a.cell, b.cell) < 0; });
  return all;
}

std::optional<Foundation> foundation_at(const TableState& table, Cell cell) {
  for (const Foundation& foundation : foundations(table))
    if (foundation.cell == cell) return foundation;
  return std::nullopt;
}

bool takes_piece(const Foundation& foundation) { return !foundation.closed; }

bool takes_follower(const Foundation& foundation) { return foundation.height > 0 && !foundation.closed; }

bool in_range(Cell tower, int height, Cell cell) {
  const int dx = std::abs(cell.x - tower.x);
  const int dy = std::abs(cell.y - tower.y);
  return (dx == 0 && dy <= height) || (dy == 0 && dx <= height);
}

std::vector<Cell> reach(Cell tower, int height) {
  std::vector<Cell> cells;
  for (int y = tower.y - height; y <= tower.y + height; ++y)
    for (int x = tower.x - height; x <= tower.x + height; ++x)
      if (const Cell cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
          in_range(tower, height, cell))
        cells.push_back(cell);
  return cells;
}

std::vector<PlacedPiece> targets(const TableState& table, Seat builder, const Rules& rules) {
  std::vector<PlacedPiece> found;
  for (const PlacedPiece& piece : table.pieces) {
    if (!in_range(*table.tower.built, height_at(table, *table.tower.built), piece.cell)) continue;
    if (!is_follower(piece.piece)) continue;  // TRADERS-FIG-05
    if (is_sheltered(table, piece)) continue;
    if (piece.seat == builder && rules.option("tower_self_capture") == 0) continue;
    if (word(rules, "tower_top_capture") == "never" && on_a_tower(table, piece)) continue;
    found.push_back(piece);
  }
  std::ranges::sort(found, [](const PlacedPiece& a, const PlacedPiece& b) {
    const auto order = reading_order(a.cell, b.cell);
    return order != 0 ? order < 0 : a.feature < b.feature;
  });
  return found;
}

std::uint8_t stock_at_start(int seats) {
  switch (seats) {
    case 3: return 9;
    case 4: return 7;
    case 5: return 6;
    case 6: return 5;
    default: return 10;
  }
}

int held(const TableState& table, Seat captor, Seat owner, PieceKind piece) {
  for (const Prisoners& some : table.tower.prisoners)
    if (some.captor == captor && some.owner == owner && some.piece == piece) return some.count;
  return 0;
}

int held(const TableState& table, Seat captor, Seat owner) {
  int sum = 0;
  for (int piece = 0; piece < kPieceKinds; ++piece)
    sum += held(table, captor, owner, static_cast<PieceKind>(piece));
  return sum;
}

void change_held(TableState& table, Seat captor, Seat owner, PieceKind piece, int change) {
  const int count = held(table, captor, owner, piece) + change;
  std::erase_if(table.tower.prisoners, [&](const Prisoners& some) {
    return some.captor == captor && some.owner == owner && some.piece == piece;
  });
  if (count > 0) table.tower.prisoners.push_back({captor, owner, piece, count});
  std::ranges::sort(table.tower.prisoners, {},
                    [](const Prisoners& some) { return std::tuple(some.captor, some.owner, some.piece); });
}

namespace {

constexpr int kRansom = 3;  // TOWER-RANSOM-01

void begin(const Setup& setup, TableState& table) {
  for (SeatState& seat : table.seats) seat.tower.pieces = stock_at_start(setup.seats);
}

// --- Towers

std::optional<Code> build_refusal(const Setup&, const TableState& table, const Action& action) {
  if (table.seats[table.seat].tower.pieces == 0) return Code::no_tower_piece_left;
  const auto foundation = foundation_at(table, action.cell);
  if (!foundation || !takes_piece(*foundation)) return Code::no_open_tower;
  return std::nullopt;
}

void build(Turn& turn, const Action& action) {
  TableState& table = turn.table();
  const Foundation foundation = *foundation_at(table, action.cell);
  std::erase_if(table.tower.towers, [&](const TowerOnBoard& tower) { return tower.cell == action.cell; });
  table.tower.towers.push_back({foundation.cell, foundation.feature, foundation.height + 1});
  std::ranges::sort(table.tower.towers, {}, [&](const TowerOnBoard& tower) {
    return std::ranges::find(table.board, tower.cell, &PlacedTile::cell);
  });
  --table.seats[table.seat].tower.pieces;
  turn.happened(TowerPiecePlaced{table.seat, foundation.cell, foundation.feature, foundation.height + 1,
                                 reach(foundation.cell, foundation.height + 1)});
  table.tower.built = foundation.cell;
  table.phase = Phase::capture;
  if (targets(table, table.seat, turn.setup().rules).empty()) turn.end_action();
}

std::optional<Code> cap_refusal(const Setup& setup, const TableState& table, const Action& action) {
  if (!in_game(setup.rules, action.piece)) return Code::piece_not_in_game;
  if (!tops_towers(setup.rules, action.piece)) return Code::feature_not_claimable;  // TOWER-TOP-03
  if (table.seats[table.seat].supply[index_of(action.piece)] == 0) return Code::no_piece_left;
  const auto foundation = foundation_at(table, action.cell);
  if (!foundation || !takes_follower(*foundation)) return Code::no_open_tower;
  return std::nullopt;
}

void cap(Turn& turn, const Action& action) {
  const Foundation foundation = *foundation_at(turn.table(), action.cell);
  turn.put_on(action.piece, foundation.cell, foundation.feature, FeatureKind::tower);
  turn.end_action();
}

// --- Prisoners

std::optional<Code> capture_refusal(const Setup& setup, const TableState& table, const Action& action) {
  return naming_refusal(targets(table, table.seat, setup.rules), action, Code::no_target);
}

/// The other side of the pending exchange (TOWER-PRIS-02).
Seat exchange_partner(const TableState& table, Seat builder) {
  Seat other = 0;
  while (held(table, builder, other) == 0 || held(table, other, builder) == 0) ++other;
  return other;
}

std::optional<Code> exchange_refusal(const Setup& setup, const TableState& table, const Action& action) {
  if (!in_game(setup.rules, action.piece)) return Code::piece_not_in_game;
  if (held(table, exchange_partner(table, table.seat), table.seat, action.piece) == 0)
    return Code::no_prisoner;
  return std::nullopt;
}

std::vector<Action> exchanges(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  for (int piece = 0; piece < kPieceKinds; ++piece) {
    const Action action{.kind = ActionKind::choose_exchange, .piece = static_cast<PieceKind>(piece)};
    if (!exchange_refusal(setup, table, action)) legal.push_back(action);
  }
  return legal;
}

void set_free(Turn& turn, Seat captor, Seat owner, PieceKind piece) {
  change_held(turn.table(), captor, owner, piece, -1);
  ++turn.supply(owner, piece);
  turn.happened(PrisonerFreed{owner, captor, piece});
}

/// Exchanges the figure just captured for one of the builder's own. It is the only figure of the other that
/// the builder holds.
void exchange(Turn& turn, const Action& action) {
  const TableState& table = turn.table();
  const Seat other = exchange_partner(table, table.seat);
  PieceKind captured{};
  while (held(table, table.seat, other, captured) == 0)
    captured = static_cast<PieceKind>(static_cast<int>(captured) + 1);
  set_free(turn, other, table.seat, action.piece);
  set_free(turn, table.seat, other, captured);
  turn.end_action();
}

/// TOWER-CAP-07, TOWER-PRIS-01, TOWER-PRIS-02.
void capture(Turn& turn, const Action& action) {
  TableState& table = turn.table();
  const PlacedPiece taken = named(targets(table, table.seat, turn.setup().rules), action);
  if (taken.seat == table.seat) {
    turn.take_back(taken);
    turn.pieces_left();
    return turn.end_action();
  }
  table.pieces.erase(std::ranges::find(table.pieces, taken));
  turn.happened(PieceCaptured{table.seat, taken.seat, taken.piece, taken.cell, taken.feature});
  turn.pieces_left();
  change_held(table, table.seat, taken.seat, taken.piece, 1);
  if (held(table, taken.seat, table.seat) == 0) return turn.end_action();
  table.phase = Phase::exchange;
  const std::vector<Action> choices = exchanges(turn.setup(), table);
  if (choices.size() == 1) exchange(turn, choices.front());
}

// --- Ransom

std::optional<Code> ransom_refusal(const Setup& setup, const TableState& table, const Action& action) {
  if (!in_game(setup.rules, action.piece)) return Code::piece_not_in_game;
  if (held(table, action.from_seat, table.seat, action.piece) == 0) return Code::no_prisoner;
  if (table.seats[table.seat].score < kRansom) return Code::too_few_points;
  if (table.tower.ransom_paid) return Code::ransom_used;
  return std::nullopt;
}

std::vector<Action> ransoms(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  for (int piece = 0; piece < kPieceKinds; ++piece) {
    for (Seat captor = 0; captor < setup.seats; ++captor) {
      const Action action{
          .kind = ActionKind::ransom, .piece = static_cast<PieceKind>(piece), .from_seat = captor};
      if (!ransom_refusal(setup, table, action)) legal.push_back(action);
    }
  }
  return legal;
}

/// TOWER-RANSOM-01 to TOWER-RANSOM-06.
void ransom(Turn& turn, const Action& action) {
  TableState& table = turn.table();
  turn.add({{table.seat, {{"ransom", -kRansom}}, FeatureKind::none, {}, ScoreReason::ransom},
            {action.from_seat, {{"ransom", kRansom}}, FeatureKind::none, {}, ScoreReason::ransom}});
  set_free(turn, action.from_seat, table.seat, action.piece);
  table.tower.ransom_paid = true;
  if (table.phase == Phase::action) turn.begin_action();
  if (table.phase == Phase::late) turn.end_part();
}

/// TOWER-RANSOM-05.
bool waits_for_ransom(const Setup& setup, TableState& table) {
  if (word(setup.rules, "ransom_window") != "whole_turn" || table.seats[table.seat].resigned) return false;
  if (ransoms(setup, table).empty()) return false;
  table.phase = Phase::late;
  return true;
}

// --- Choices

std::vector<Action> builds_and_caps(const Setup& setup, const TableState& table) {
  std::vector<Action> builds, caps;
  for (const Foundation& foundation : foundations(table)) {
    const Action build{.kind = ActionKind::place_tower_piece, .cell = foundation.cell};
    if (!build_refusal(setup, table, build)) builds.push_back(build);
    for (int kind = 0; kind < kPieceKinds; ++kind) {
      const Action cap{
          .kind = ActionKind::cap_tower, .piece = static_cast<PieceKind>(kind), .cell = foundation.cell};
      if (!cap_refusal(setup, table, cap)) caps.push_back(cap);
    }
  }
  builds.insert(builds.end(), caps.begin(), caps.end());
  return builds;
}

std::vector<Action> captures(const Setup& setup, const TableState& table) {
  return naming(ActionKind::capture, targets(table, table.seat, setup.rules));
}

std::vector<Action> choices_of_tower(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  switch (table.phase) {
    case Phase::capture: return captures(setup, table);
    case Phase::exchange: return exchanges(setup, table);
    case Phase::action: legal = builds_and_caps(setup, table); break;
    case Phase::place:
    case Phase::late: break;
    default: return {};
  }
  const std::vector<Action> more = ransoms(setup, table);
  legal.insert(legal.end(), more.begin(), more.end());
  return legal;
}

}  // namespace

const Module kTower{
    .name = "tower",
    .actions =
        {{ActionKind::place_tower_piece, {Phase::action}, build_refusal, build},
         {ActionKind::cap_tower, {Phase::action}, cap_refusal, cap},
         {ActionKind::capture, {Phase::capture}, capture_refusal, capture},
         {ActionKind::choose_exchange, {Phase::exchange}, exchange_refusal, exchange},
         {ActionKind::ransom, {Phase::place, Phase::action, Phase::late}, ransom_refusal, ransom, true}},
    .phases = {{Phase::capture, [](Turn& turn) { turn.end_action(); }},
               {Phase::exchange, nullptr},
               {Phase::late, [](Turn& turn) { turn.end_part(); }}},
    .choices = choices_of_tower,
    .begin = begin,
    .tops_towers = [](PieceKind piece) { return piece == PieceKind::meeple; },
    .action_ends = [](TableState& table) { table.tower.built.reset(); },
    .waits_after_scoring = waits_for_ransom,
    .turn_begins = [](TableState& table) { table.tower.ransom_paid = false; },
};

}  // namespace bastide::reference
