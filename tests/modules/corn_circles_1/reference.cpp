// The naive model: crop circles.
#include "modules/corn_circles_1/model.hpp"

#include <algorithm>
#include <tuple>

namespace bastide::reference {
namespace {

std::optional<FeatureKind> called_by(TileId id) {
  for (const Segment& segment : tile(id).segments) {
    if (segment.kind != FeatureKind::corn_circle) continue;
    if ((segment.marks & bit(Mark::calls_knights)) != 0) return FeatureKind::city;
    if ((segment.marks & bit(Mark::calls_thieves)) != 0) return FeatureKind::road;
    return FeatureKind::field;
  }
  return std::nullopt;
}

/// CORN-STEP-03: all seats' followers in the role that is called.
std::vector<PlacedPiece> called(const Setup& setup, const TableState& table) {
  const auto kind = called_by(table.board.back().tile);
  std::vector<PlacedPiece> found;
  if (!kind) return found;
  const Board board = board_of(table, setup.rules);
  for (const PlacedPiece& piece : table.pieces)
    if (is_follower(piece.piece) && segment_at(board, place_of(piece)).kind == *kind) found.push_back(piece);
  return found;
}

std::vector<PlacedPiece> called_of(const Setup& setup, const TableState& table, Seat seat) {
  std::vector<PlacedPiece> found = called(setup, table);
  std::erase_if(found, [&](const PlacedPiece& piece) { return piece.seat != seat; });
  return found;
}

/// CORN-STEP-02.
std::optional<Code> addition_refusal(const Setup& setup, const TableState& table, Seat seat,
                                     const Action& action) {
  if (!in_game(setup.rules, action.piece)) return Code::piece_not_in_game;
  const std::vector<PlacedPiece> own = called_of(setup, table, seat);
  const bool joins = std::ranges::any_of(own, [&](const PlacedPiece& piece) {
    return piece.cell == action.cell && piece.feature == action.feature;
  });
  if (!joins) return Code::not_called;
  const FeatureKind kind = *called_by(table.board.back().tile);
  if (!is_follower(action.piece) || !claims(setup.rules, action.piece, kind))
    return Code::feature_not_claimable;
  if (table.dragon.dragon == action.cell) return Code::dragon_there;  // EXP-ACT-03
  if (table.seats[seat].supply[index_of(action.piece)] == 0) return Code::no_piece_left;
  return std::nullopt;
}

std::vector<Action> additions(const Setup& setup, const TableState& table, Seat seat) {
  std::vector<Action> legal;
  for (const PlacedPiece& piece : called_of(setup, table, seat)) {
    for (int kind = 0; kind < kPieceKinds; ++kind) {
      const Action action{.kind = ActionKind::crop_add,
                          .piece = static_cast<PieceKind>(kind),
                          .feature = piece.feature,
                          .cell = piece.cell};
      if (!addition_refusal(setup, table, seat, action) && std::ranges::find(legal, action) == legal.end())
        legal.push_back(action);
    }
  }
  return legal;
}

std::vector<Action> answers(const Setup& setup, const TableState& table, Seat seat) {
  return table.corn.choice == CropChoice::add
             ? additions(setup, table, seat)
             : naming(ActionKind::crop_remove, called_of(setup, table, seat));
}

Seat owner_of(const TableState& table) { return table.turn_seat.value_or(table.seat); }

void ask(TableState& table, Seat seat) {
  const Seat owner = owner_of(table);
  table.seat = seat;
  table.turn_seat = seat == owner ? std::nullopt : std::optional(owner);
  table.phase = Phase::corn;
}

/// Asks the seats that come so many places behind the one whose turn it is, which is the last
/// (CORN-STEP-01).
void ask_from_place(Turn& turn, int place) {
  TableState& table = turn.table();
  const auto seats = static_cast<int>(table.seats.size());
  for (; place <= seats; ++place) {
    const auto seat = static_cast<Seat>((owner_of(table) + place) % seats);
    const bool gone = table.seats[seat].resigned && table.corn.choice == CropChoice::add;
    if (!gone && !answers(turn.setup(), table, seat).empty()) return ask(table, seat);
  }
  ask(table, owner_of(table));
  table.corn.choice.reset();
  turn.after_asking();
}

void ask_next(Turn& turn) {
  const TableState& table = turn.table();
  const auto seats = static_cast<int>(table.seats.size());
  const int place = (table.seat - owner_of(table) + seats) % seats;
  ask_from_place(turn, place == 0 ? seats + 1 : place + 1);
}

void choose(Turn& turn, CropChoice choice) {
  turn.table().corn.choice = choice;
  ask_from_place(turn, 1);
}

void remove(Turn& turn, const Action& action) {
  turn.take_back(named(called_of(turn.setup(), turn.table(), turn.table().seat), action),
                 ReturnReason::crop_circle);
  turn.pieces_left();
  ask_next(turn);
}

/// EXP-RESIGN-01, EXP-RESIGN-02.
void answer_for_resigned_seat(Turn& turn) {
  const TableState& table = turn.table();
  if (!table.corn.choice) return choose(turn, CropChoice::add);
  if (table.corn.choice == CropChoice::add) return ask_next(turn);
  std::vector<Action> legal = answers(turn.setup(), table, table.seat);
  std::ranges::sort(legal, {}, [](const Action& action) {
    return std::tuple(action.cell.y, action.cell.x, action.feature, action.number);
  });
  remove(turn, legal.front());
}

std::optional<Code> choice_refusal(const Setup&, const TableState& table, const Action&) {
  return table.corn.choice ? std::optional(Code::wrong_phase) : std::nullopt;
}

std::optional<Code> add_refusal(const Setup& setup, const TableState& table, const Action& action) {
  if (table.corn.choice != CropChoice::add) return Code::wrong_phase;
  return addition_refusal(setup, table, table.seat, action);
}

std::optional<Code> remove_refusal(const Setup& setup, const TableState& table, const Action& action) {
  if (table.corn.choice != CropChoice::remove) return Code::wrong_phase;
  return naming_refusal(called_of(setup, table, table.seat), action, Code::not_called);
}

void add(Turn& turn, const Action& action) {
  turn.put_on(action.piece, action.cell, action.feature, *called_by(turn.table().board.back().tile));
  ask_next(turn);
}

}  // namespace

std::vector<Action> crop_choices(const Setup& setup, const TableState& table) {
  if (table.phase != Phase::corn) return {};
  if (table.corn.choice) return answers(setup, table, table.seat);
  std::vector<Action> both;
  for (const CropChoice choice : {CropChoice::add, CropChoice::remove})
    both.push_back({.kind = ActionKind::crop_circle, .number = static_cast<std::int16_t>(choice)});
  return both;
}

bool call_all(Turn& turn) {
  if (called(turn.setup(), turn.table()).empty()) return false;
  turn.table().phase = Phase::corn;
  return true;
}

Module corn_model(std::string_view set) {
  return {
      .name = set,
      .actions = {{ActionKind::crop_circle,
                   {Phase::corn},
                   choice_refusal,
                   [](Turn& turn, const Action& action) {
                     choose(turn, static_cast<CropChoice>(action.number));
                   }},
                  {ActionKind::crop_add, {Phase::corn}, add_refusal, add},
                  {ActionKind::crop_remove, {Phase::corn}, remove_refusal, remove}},
      .phases = {{.phase = Phase::corn,
                  .pass = ask_next,
                  .skip = answer_for_resigned_seat,
                  .may_pass = [](const Setup&,
                                 const TableState& table) { return table.corn.choice == CropChoice::add; }}},
      .choices = crop_choices,
      .action_ends = [](TableState& table) { table.corn.choice.reset(); },
      .asks_all = call_all,
  };
}

const Module kCornCircles1 = corn_model("corn_circles_1");

}  // namespace bastide::reference
