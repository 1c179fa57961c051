#include "reference/legality.hpp"

#include "reference/river.hpp"
#include "reference/tower.hpp"

#include <algorithm>
#include <array>

namespace bastide::reference {
namespace {

constexpr std::array kPieces{PieceKind::meeple, PieceKind::abbot};

bool in_game(PieceKind piece, const Rules& rules) {
  return piece == PieceKind::meeple || (piece == PieceKind::abbot && rules.has("abbot"));
}

bool claimable(FeatureKind kind, PieceKind piece, const Rules& rules) {
  const bool follower = piece == PieceKind::meeple;
  switch (kind) {
    case FeatureKind::road:
    case FeatureKind::city: return follower;
    case FeatureKind::field: return follower && rules.has("farmers");
    case FeatureKind::monastery: return true;
    case FeatureKind::garden: return !follower;
    default: return false;
  }
}

std::size_t segments_of_last(const Setup& setup, const TableState& table) {
  return segments_of(table.board.back().tile, setup.rules).size();
}

/// Why this piece may not be deployed on the tile placed last, in the order of engine/rejection.hpp.
std::optional<Code> deploy_refusal(const Setup& setup, const TableState& table, Seat seat,
                                   const Action& action) {
  if (action.feature >= segments_of_last(setup, table)) return Code::no_such_feature;
  if (!in_game(action.piece, setup.rules)) return Code::piece_not_in_game;
  const Board board = board_of(table, setup.rules);
  const Place place{spot(table.board.back().cell), action.feature};
  if (!claimable(segment_at(board, place).kind, action.piece, setup.rules))
    return Code::feature_not_claimable;
  if (table.seats[seat].supply[index_of(action.piece)] == 0) return Code::no_piece_left;
  if (!pieces_on(feature_at(board, place), table.pieces).empty()) return Code::feature_occupied;
  return std::nullopt;
}

std::optional<Code> place_refusal(const Setup& setup, const TableState& table, const Action& action) {
  const Board board = board_of(table);
  const Spot target = spot(action.cell);
  const Laid laid{table.tile, action.rotation};
  if (action.rotation > 3) return Code::bad_rotation;
  if (board.contains(target)) return Code::cell_occupied;
  if (!touches_a_tile(board, target)) return Code::cell_not_adjacent;
  if (!edges_fit(board, target, laid)) return Code::tile_does_not_fit;
  return river_refusal(table, target, laid, setup.rules);
}

std::optional<Code> build_refusal(const TableState& table, Seat seat, Cell cell) {
  if (table.seats[seat].tower.pieces == 0) return Code::no_tower_piece_left;
  const auto foundation = foundation_at(table, cell);
  if (!foundation || !takes_piece(*foundation)) return Code::no_open_tower;
  return std::nullopt;
}

std::optional<Code> cap_refusal(const Setup& setup, const TableState& table, Seat seat,
                                const Action& action) {
  if (!in_game(action.piece, setup.rules)) return Code::piece_not_in_game;
  if (action.piece == PieceKind::abbot) return Code::feature_not_claimable;  // TOWER-TOP-03
  if (table.seats[seat].supply[index_of(action.piece)] == 0) return Code::no_piece_left;
  const auto foundation = foundation_at(table, action.cell);
  if (!foundation || !takes_follower(*foundation)) return Code::no_open_tower;
  return std::nullopt;
}

std::optional<Code> capture_refusal(const Setup& setup, const TableState& table, Seat seat,
                                    const Action& action) {
  for (const PlacedPiece& target : targets(table, seat, setup.rules))
    if (target.cell == action.cell && target.feature == action.feature) return std::nullopt;
  return Code::no_target;
}

std::optional<Code> exchange_refusal(const Setup& setup, const TableState& table, Seat seat,
                                     const Action& action) {
  if (!in_game(action.piece, setup.rules)) return Code::piece_not_in_game;
  if (held(table, exchange_partner(table, seat), seat, action.piece) == 0) return Code::no_prisoner;
  return std::nullopt;
}

std::optional<Code> ransom_refusal(const Setup& setup, const TableState& table, Seat seat,
                                   const Action& action) {
  if (!in_game(action.piece, setup.rules)) return Code::piece_not_in_game;
  if (held(table, action.from_seat, seat, action.piece) == 0) return Code::no_prisoner;
  if (table.seats[seat].score < kRansom) return Code::too_few_points;
  if (table.tower.ransom_paid) return Code::ransom_used;
  return std::nullopt;
}

std::optional<Code> pass_refusal(const TableState& table) {
  if (table.phase == Phase::place || table.phase == Phase::exchange) return Code::cannot_pass;
  return std::nullopt;
}

bool step_waits_for(const Setup& setup, Phase phase, ActionKind kind) {
  const bool tower = setup.rules.has("tower");
  switch (kind) {
    case ActionKind::place_tile: return phase == Phase::place;
    case ActionKind::deploy: return phase == Phase::action;
    case ActionKind::draw_again: return phase == Phase::redraw;
    case ActionKind::pass: return true;
    case ActionKind::return_abbot: return setup.rules.has("abbot") && phase == Phase::action;
    case ActionKind::place_tower_piece:
    case ActionKind::cap_tower: return tower && phase == Phase::action;
    case ActionKind::capture: return phase == Phase::capture;
    case ActionKind::choose_exchange: return phase == Phase::exchange;
    case ActionKind::ransom:
      return tower && (phase == Phase::place || phase == Phase::action || phase == Phase::late);
    default: return false;
  }
}

std::vector<Action> placings(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  for (const Placement placement : legal_placements(table, table.tile, setup.rules))
    legal.push_back({.kind = ActionKind::place_tile,
                     .rotation = static_cast<Rotation>(placement.rotation),
                     .cell = cell(placement.spot)});
  return legal;
}

std::vector<Action> builds(const TableState& table) {
  std::vector<Action> legal;
  for (const Foundation& foundation : foundations(table))
    if (!build_refusal(table, table.seat, foundation.cell))
      legal.push_back({.kind = ActionKind::place_tower_piece, .cell = foundation.cell});
  return legal;
}

std::vector<Action> caps(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  for (const Foundation& foundation : foundations(table)) {
    const Action action{.kind = ActionKind::cap_tower, .cell = foundation.cell};
    if (!cap_refusal(setup, table, table.seat, action)) legal.push_back(action);
  }
  return legal;
}

std::vector<Action> captures(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  for (const PlacedPiece& target : targets(table, table.seat, setup.rules))
    legal.push_back({.kind = ActionKind::capture, .feature = target.feature, .cell = target.cell});
  return legal;
}

}  // namespace

std::optional<PlacedPiece> abbot_to_return(const Setup& setup, const TableState& table, Seat seat) {
  const Board board = board_of(table, setup.rules);
  for (const PlacedPiece& piece : table.pieces)
    if (piece.seat == seat && piece.piece == PieceKind::abbot &&
        !complete(board, feature_at(board, place_of(piece))))
      return piece;
  return std::nullopt;
}

Seat exchange_partner(const TableState& table, Seat builder) {
  Seat other = 0;
  while (held(table, builder, other) == 0 || held(table, other, builder) == 0) ++other;
  return other;
}

std::vector<Action> exchanges(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  for (const PieceKind piece : kPieces) {
    const Action action{.kind = ActionKind::choose_exchange, .piece = piece};
    if (!exchange_refusal(setup, table, table.seat, action)) legal.push_back(action);
  }
  return legal;
}

std::vector<Action> ransoms(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  for (const PieceKind piece : kPieces) {
    for (Seat captor = 0; captor < setup.seats; ++captor) {
      const Action action{.kind = ActionKind::ransom, .piece = piece, .from_seat = captor};
      if (!ransom_refusal(setup, table, table.seat, action)) legal.push_back(action);
    }
  }
  return legal;
}

std::vector<Action> choices_of_action(const Setup& setup, const TableState& table) {
  std::vector<Action> legal = deployments(setup, table, table.seat);
  const auto append = [&](const std::vector<Action>& more) {
    legal.insert(legal.end(), more.begin(), more.end());
  };
  if (abbot_to_return(setup, table, table.seat)) append({{.kind = ActionKind::return_abbot}});
  if (setup.rules.has("tower")) {
    append(builds(table));
    append(caps(setup, table));
    append(ransoms(setup, table));
  }
  return legal;
}

std::vector<Action> deployments(const Setup& setup, const TableState& table, Seat seat) {
  std::vector<Action> legal;
  for (const PieceKind piece : kPieces) {
    for (std::size_t index = 0; index < segments_of_last(setup, table); ++index) {
      const Action action{
          .kind = ActionKind::deploy, .piece = piece, .feature = static_cast<std::uint8_t>(index)};
      if (!deploy_refusal(setup, table, seat, action)) legal.push_back(action);
    }
  }
  return legal;
}

std::vector<Action> legal_actions(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  const auto append = [&](const std::vector<Action>& more) {
    legal.insert(legal.end(), more.begin(), more.end());
  };
  switch (table.phase) {
    case Phase::place:
      append(placings(setup, table));
      append(ransoms(setup, table));
      break;
    case Phase::action: append(choices_of_action(setup, table)); break;
    case Phase::redraw: legal.push_back({.kind = ActionKind::draw_again}); break;
    case Phase::capture: append(captures(setup, table)); break;
    case Phase::exchange: append(exchanges(setup, table)); break;
    case Phase::late: append(ransoms(setup, table)); break;
    default: return legal;
  }
  if (!pass_refusal(table)) legal.push_back({.kind = ActionKind::pass});
  return legal;
}

std::optional<Code> refusal(const Setup& setup, const TableState& table, Seat seat, const Action& action) {
  if (table.phase == Phase::over) return Code::game_over;
  if (seat >= setup.seats) return Code::no_such_seat;
  if (table.seats[seat].resigned) return Code::seat_resigned;
  if (action.kind == ActionKind::resign) return std::nullopt;
  if (seat != table.seat) return Code::not_your_turn;
  if (!step_waits_for(setup, table.phase, action.kind)) return Code::wrong_phase;
  switch (action.kind) {
    case ActionKind::place_tile: return place_refusal(setup, table, action);
    case ActionKind::deploy: return deploy_refusal(setup, table, seat, action);
    case ActionKind::pass: return pass_refusal(table);
    case ActionKind::return_abbot:
      if (!abbot_to_return(setup, table, seat)) return Code::no_abbot_to_return;
      return std::nullopt;
    case ActionKind::place_tower_piece: return build_refusal(table, seat, action.cell);
    case ActionKind::cap_tower: return cap_refusal(setup, table, seat, action);
    case ActionKind::capture: return capture_refusal(setup, table, seat, action);
    case ActionKind::choose_exchange: return exchange_refusal(setup, table, seat, action);
    case ActionKind::ransom: return ransom_refusal(setup, table, seat, action);
    default: return std::nullopt;
  }
}

}  // namespace bastide::reference
