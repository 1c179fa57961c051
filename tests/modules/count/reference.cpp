// The naive model: the city of Carcassonne, its quarters and the count.
#include "reference/module.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace bastide::reference {
namespace {

constexpr std::array kAll{Quarter::castle, Quarter::market, Quarter::blacksmith, Quarter::cathedral};

/// COUNT-LEAVE-01.
FeatureKind goal_of(Quarter quarter) {
  switch (quarter) {
    case Quarter::castle: return FeatureKind::city;
    case Quarter::market: return FeatureKind::field;
    case Quarter::blacksmith: return FeatureKind::road;
    default: return FeatureKind::monastery;
  }
}

/// COUNT-ENTER-04, as its table in EXP-FIG-01 has it.
bool is_open(const Rules& rules, Quarter quarter, PieceKind piece) {
  if (quarter == Quarter::market && !rules.has("farmers")) return false;
  switch (piece) {
    case PieceKind::meeple:
    case PieceKind::big_meeple: return true;
    case PieceKind::wagon: return quarter != Quarter::market;
    case PieceKind::mayor: return quarter == Quarter::castle;
    case PieceKind::abbot: return quarter == Quarter::cathedral && rules.option("count_abbot") != 0;
    default: return false;
  }
}

int inside(const TableState& table, Quarter quarter, Seat seat, PieceKind piece) {
  for (const FiguresInQuarter& some : table.quarters.figures)
    if (some.quarter == quarter && some.seat == seat && some.piece == piece) return some.count;
  return 0;
}

void change_inside(TableState& table, Quarter quarter, Seat seat, PieceKind piece, int change) {
  auto& all = table.quarters.figures;
  const int count = inside(table, quarter, seat, piece) + change;
  std::erase_if(all, [&](const FiguresInQuarter& some) {
    return some.quarter == quarter && some.seat == seat && some.piece == piece;
  });
  if (count > 0) all.push_back({quarter, seat, piece, count});
  std::ranges::sort(
      all, {}, [](const FiguresInQuarter& some) { return std::tuple(some.quarter, some.seat, some.piece); });
}

// --- The walled city

bool is_inner(TileId id) { return tile(id).id == "count-r2c2"; }

/// A city without a side on one of the tiles without land (COUNT-FIELD-01).
std::span<const Segment> walled_city(TileId id, const Rules&) {
  static constexpr std::array<Segment, 1> kCity{Segment{.kind = FeatureKind::city}};
  if (!is_inner(id)) return {};
  return kCity;
}

std::vector<Feature> cities_touched(const Board& board, const Feature& field) {
  const bool at_the_walls = std::ranges::any_of(field.places, [&](Place place) {
    return (segment_at(board, place).marks & bit(Mark::carcassonne)) != 0;
  });
  for (const auto& [spot, laid] : board)
    if (at_the_walls && is_inner(laid.tile) && !laid.segments.empty()) return {feature_at(board, {spot, 0})};
  return {};
}

// --- Coming out

bool lies_at_barn(const Feature& field, Pieces pieces) {
  return std::ranges::any_of(pieces_on(field, pieces),
                             [](const PlacedPiece& piece) { return piece.piece == PieceKind::barn; });
}

/// COUNT-LEAVE-02.
std::vector<Feature> scored_now(const TableState& table, const Board& board) {
  std::vector<Feature> all = completed_by(board, spot(table.board.back().cell));
  for (const Feature& field : features_of_kind(board, FeatureKind::field)) {
    if (!lies_at_barn(field, table.pieces)) continue;
    const bool farmers = !followers(board, field, table.pieces).empty();
    const bool placed = std::ranges::any_of(pieces_on(field, table.pieces), [&](const PlacedPiece& piece) {
      return piece.piece == PieceKind::barn && piece.cell == table.board.back().cell;
    });
    if (farmers || placed) all.push_back(field);
  }
  return all;
}

/// COUNT-FINAL-01.
std::vector<Feature> scored_at_end(const Setup& setup, const Board& board) {
  std::vector<Feature> all = features(board);
  const bool market_only = word(setup.rules, "count_final") == "market_only";
  std::erase_if(all, [&](const Feature& feature) {
    if (feature.kind == FeatureKind::field) return false;
    return market_only || complete(board, feature);
  });
  return all;
}

std::optional<Code> exit_refusal(const Setup& setup, const TableState& table, const Action& action) {
  const Quarter quarter = action.quarter;
  if (!in_game(setup.rules, action.piece)) return Code::piece_not_in_game;
  if (inside(table, quarter, table.seat, action.piece) == 0) return Code::not_in_this_quarter;
  if (table.quarters.count == quarter) return Code::quarter_locked;
  const Board board = board_of(table, setup.rules);
  const Place to{spot(action.cell), action.feature};
  if (!board.contains(to.spot) || action.feature >= board.at(to.spot).segments.size())
    return Code::no_way_out;
  if (table.dragon.dragon == action.cell) return Code::dragon_there;  // EXP-ACT-03
  const auto goals =
      table.phase == Phase::last_moves ? scored_at_end(setup, board) : scored_now(table, board);
  for (const Feature& goal : goals)
    if (goal.kind == goal_of(quarter) && goal.places.contains(to)) return std::nullopt;
  return Code::no_way_out;
}

/// All ways out of this seat, in this phase.
std::vector<Action> exits(const Setup& setup, const TableState& table, Seat seat, Phase phase) {
  std::vector<Action> legal;
  const Board board = board_of(table, setup.rules);
  const auto goals = phase == Phase::last_moves ? scored_at_end(setup, board) : scored_now(table, board);
  for (const FiguresInQuarter& some : table.quarters.figures) {
    if (some.seat != seat || table.quarters.count == some.quarter) continue;
    for (const Feature& goal : goals) {
      if (goal.kind != goal_of(some.quarter)) continue;
      for (const Place place : goal.places)
        if (table.dragon.dragon != cell(place.spot))
          legal.push_back(Action{.kind = ActionKind::leave_quarter,
                                 .piece = some.piece,
                                 .feature = static_cast<std::uint8_t>(place.segment),
                                 .cell = cell(place.spot),
                                 .quarter = some.quarter});
    }
  }
  return legal;
}

Seat owner_of(const TableState& table) { return table.turn_seat.value_or(table.seat); }

/// Whose turn it is stays the same.
void ask(TableState& table, Seat seat, Phase phase) {
  const Seat owner = owner_of(table);
  table.seat = seat;
  table.turn_seat = seat == owner ? std::nullopt : std::optional(owner);
  table.phase = phase;
}

/// Asks the seats that come so many places behind the one whose turn it is, which is the last
/// (COUNT-LEAVE-04).
bool ask_from_place(Turn& turn, int place) {
  TableState& table = turn.table();
  const Seat owner = owner_of(table);
  const auto seats = static_cast<int>(table.seats.size());
  for (; place <= seats; ++place) {
    const auto seat = static_cast<Seat>((owner + place) % seats);
    if (table.seats[seat].resigned || exits(turn.setup(), table, seat, Phase::leave_quarter).empty())
      continue;
    ask(table, seat, Phase::leave_quarter);
    return true;
  }
  ask(table, owner, table.phase);
  return false;
}

void next_comes_out(Turn& turn) {
  const TableState& table = turn.table();
  const auto seats = static_cast<int>(table.seats.size());
  const int place = (table.seat - owner_of(table) + seats) % seats;
  if (!ask_from_place(turn, place == 0 ? seats + 1 : place + 1)) turn.score_now();
}

/// COUNT-FINAL-03.
void ask_for_last_move(Turn& turn) {
  TableState& table = turn.table();
  const auto seats = static_cast<int>(table.seats.size());
  for (int i = 1; i <= seats; ++i) {
    const auto seat = static_cast<Seat>((table.seat + i) % seats);
    const auto& passed = table.quarters.last_passed;
    if (table.seats[seat].resigned || std::ranges::find(passed, seat) != passed.end() ||
        exits(turn.setup(), table, seat, Phase::last_moves).empty())
      continue;
    return ask(table, seat, Phase::last_moves);
  }
  turn.finish();
}

void pass_for_good(Turn& turn) {
  auto& passed = turn.table().quarters.last_passed;
  passed.push_back(turn.table().seat);
  std::ranges::sort(passed);
  ask_for_last_move(turn);
}

void come_out(Turn& turn, const Action& action) {
  TableState& table = turn.table();
  change_inside(table, action.quarter, table.seat, action.piece, -1);
  table.pieces.push_back({table.seat, action.piece, action.cell, action.feature});
  turn.happened(QuarterLeft{table.seat, action.piece, action.quarter, action.cell, action.feature});
  if (table.phase == Phase::last_moves) return ask_for_last_move(turn);
  if (exits(turn.setup(), table, table.seat, table.phase).empty()) next_comes_out(turn);
}

// --- Going in

/// COUNT-ENTER-01, COUNT-ENTER-02.
void judge(TableState& table, const Events& events) {
  bool own = false, others = false;
  for (const Event& event : events) {
    const auto* scored = std::get_if<Scored>(&event);
    if (scored == nullptr || scored->points <= 0) continue;
    const std::array besides{ScoreReason::fairy, ScoreReason::fairy_turn, ScoreReason::award,
                             ScoreReason::ransom};
    if (std::ranges::find(besides, scored->reason) != besides.end()) continue;
    (scored->seat == owner_of(table) ? own : others) = true;
  }
  table.quarters.may_enter = others && !own;
}

std::optional<Code> entry_refusal(const Setup& setup, const TableState& table, const Action& action) {
  if (!in_game(setup.rules, action.piece)) return Code::piece_not_in_game;
  if (table.seats[table.seat].supply[index_of(action.piece)] == 0) return Code::no_piece_left;
  if (!is_open(setup.rules, action.quarter, action.piece)) return Code::quarter_closed;
  return std::nullopt;
}

std::vector<Action> entries(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  for (int piece = 0; piece < kPieceKinds; ++piece) {
    for (const Quarter quarter : kAll) {
      const Action action{
          .kind = ActionKind::enter_quarter, .piece = static_cast<PieceKind>(piece), .quarter = quarter};
      if (!entry_refusal(setup, table, action)) legal.push_back(action);
    }
  }
  return legal;
}

bool offer_entry(Turn& turn) {
  TableState& table = turn.table();
  if (!std::exchange(table.quarters.may_enter, false)) return false;
  if (table.seats[table.seat].resigned || entries(turn.setup(), table).empty()) return false;
  table.phase = Phase::enter_quarter;
  return true;
}

std::optional<Code> move_refusal(const Setup& setup, const TableState& table, const Action& action) {
  if (table.quarters.count == action.quarter) return Code::count_stays;
  if (action.quarter == Quarter::market && !setup.rules.has("farmers")) return Code::count_stays;
  return std::nullopt;
}

void move_count(Turn& turn, Quarter to) {
  const Quarter from = *turn.table().quarters.count;
  if (from == to) return;
  turn.happened(CountMoved{from, to});
  turn.table().quarters.count = to;
}

/// COUNT-ENTER-06.
void go_in(Turn& turn, const Action& action) {
  TableState& table = turn.table();
  --turn.supply(table.seat, action.piece);
  change_inside(table, action.quarter, table.seat, action.piece, 1);
  turn.happened(QuarterEntered{table.seat, action.piece, action.quarter});
  const std::string_view rule = word(turn.setup().rules, "count_move");
  if (rule == "by_player") {
    table.phase = Phase::move_count;
    return;
  }
  if (rule == "follow") move_count(turn, action.quarter);
  if (rule == "clockwise") {
    auto next = static_cast<std::size_t>(*table.quarters.count) + 1;
    if (kAll[next % kAll.size()] == Quarter::market && !turn.setup().rules.has("farmers")) ++next;
    move_count(turn, kAll[next % kAll.size()]);
  }
  turn.after_entries();
}

std::vector<Action> choices_of_count(const Setup& setup, const TableState& table) {
  if (table.phase == Phase::enter_quarter) return entries(setup, table);
  if (table.phase == Phase::leave_quarter || table.phase == Phase::last_moves)
    return exits(setup, table, table.seat, table.phase);
  std::vector<Action> legal;
  for (const Quarter quarter : kAll) {
    const Action action{.kind = ActionKind::move_count, .quarter = quarter};
    if (table.phase == Phase::move_count && !move_refusal(setup, table, action)) legal.push_back(action);
  }
  return legal;
}

}  // namespace

const Module kCount{
    .name = "count",
    .actions =
        {{ActionKind::leave_quarter, {Phase::leave_quarter, Phase::last_moves}, exit_refusal, come_out},
         {ActionKind::enter_quarter, {Phase::enter_quarter}, entry_refusal, go_in},
         {ActionKind::move_count,
          {Phase::move_count},
          move_refusal,
          [](Turn& turn, const Action& action) {
            move_count(turn, action.quarter);
            turn.after_entries();
          }}},
    .phases = {{Phase::leave_quarter, next_comes_out},
               {Phase::enter_quarter, [](Turn& turn) { turn.after_entries(); }},
               {Phase::move_count, [](Turn& turn) { turn.after_entries(); }},
               {Phase::last_moves, pass_for_good}},
    .choices = choices_of_count,
    .begin = [](const Setup&, TableState& table) { table.quarters.count = Quarter::castle; },
    .segments = walled_city,
    .comes_out = [](Turn& turn) { return ask_from_place(turn, 1); },
    .has_scored = judge,
    .goes_in = offer_entry,
    .last_round =
        [](Turn& turn) {
          ask_for_last_move(turn);
          return true;
        },
    .action_ends =
        [](TableState& table) {
          table.quarters.may_enter = false;
          table.quarters.last_passed.clear();
        },
    .cities_touched = cities_touched,
    .pays_as_joined = lies_at_barn,
};

}  // namespace bastide::reference
