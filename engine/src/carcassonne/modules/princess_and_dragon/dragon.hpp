// The dragon: when it appears, how it moves, which figures it eats, where it prevents deployment.
#pragma once

#include "carcassonne/modules/princess_and_dragon/symbols.hpp"
#include "carcassonne/prospects.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

namespace bastide::carcassonne::princess_and_dragon {

// --- Tiles that come too early

/// DRAGON-PILE-02.
bool comes_too_early(const auto& turn) {
  return !state_of(turn.position).in_play && shows(turn, turn.position.tile, FeatureKind::dragon);
}

// --- The tile just placed

/// DRAGON-VOLC-01, DRAGON-PILE-03; a dragon symbol moves it later in this part of the turn (DRAGON-MOVE-01).
Flow read_symbol(auto& turn) {
  auto& position = turn.position;
  auto& state = state_of(position);
  const Cell here = position.last_tile().cell;
  const TileSigns signs = turn.book.facts(position.last_tile().tile).signs;
  if ((signs & sign(FeatureKind::volcano)) != 0) {
    turn.tell(DragonMoved{position.seat, state.in_play ? std::optional(state.cell) : std::nullopt, here, 0,
                          DragonReason::volcano});
    state.in_play = true;
    state.cell = here;
    give_back_tiles(turn);
  }
  state.roused = state.in_play && (signs & sign(FeatureKind::dragon)) != 0;
  return Flow::goes_on;
}

// --- The dragon's move

/// The dragon's cells in this move, its start first; only its cell while it does not move.
std::span<const Cell> way_of(const auto& position) {
  const auto& state = state_of(position);
  if (position.phase != Phase::dragon) return std::span(&state.cell, 1);
  return std::span(state.visited).first(state.steps + 1u);
}

/// Whether the tile was printed with land.
bool shows_land(const auto& turn, const TileOnTable& one) {
  return !tile(turn.book.facts(one.tile).printed).segments.empty();
}

/// Whether there is a tile with land. A save may name any cell, however far away.
bool has_land(const auto& turn, Cell cell) {
  const auto& position = turn.position;
  const auto end = position.tiles.begin() + position.tile_count;
  return std::any_of(position.tiles.begin(), end,
                     [&](const TileOnTable& one) { return one.cell == cell && shows_land(turn, one); });
}

/// Whether the dragon may take its next step across this side (DRAGON-MOVE-03 to 05).
bool may_step(const auto& turn, Side side) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
  const Cell to = neighbour(state.cell, static_cast<int>(side));
  int been = 0;  // compares all places, since no branch could predict the length of the way
  for (const Cell cell : state.visited) been += cell == to;
  const bool has_been = been > 0 && position.phase == Phase::dragon;
  if (has_been || (state.fairy_out && to == state.fairy)) return false;
  const TileOnTable* there = tile_on(position, to);
  return there && shows_land(turn, *there);
}

/// Bit per side by which it may.
unsigned ways_on(const auto& turn) {
  unsigned ways = 0;
  for (unsigned side = 0; side < kSides; ++side)
    ways |= static_cast<unsigned>(may_step(turn, static_cast<Side>(side))) << side;
  return ways;
}

void add_steps(const auto& turn, ActionList& list) {
  for (unsigned ways = state_of(turn.position).ways; ways != 0; ways &= ways - 1)
    list.push(
        Action{.kind = ActionKind::move_dragon, .direction = static_cast<Side>(std::countr_zero(ways))});
}

/// Asks this seat, or the next one still playing, for the next step; ends the move if no step is left
/// (DRAGON-MOVE-02, DRAGON-MOVE-07, EXP-RESIGN-01).
Flow ask_for_step(auto& turn, Seat seat) {
  auto& position = turn.position;
  auto& state = state_of(position);
  state.ways = state.steps < kDragonSteps ? static_cast<std::uint8_t>(ways_on(turn)) : 0;
  if (state.ways != 0) {
    position.seat = playing_from(position, seat);
    position.phase = Phase::dragon;
    return Flow::waits;
  }
  turn.tell(DragonMoveEnded{state.steps});
  position.seat = position.turn_seat;
  return Flow::goes_on;
}

Flow begin_move(auto& turn) {
  auto& state = state_of(turn.position);
  if (!state.roused) return Flow::goes_on;
  state.roused = false;
  state.steps = 0;
  state.visited.fill(kNowhere);
  state.visited[0] = state.cell;
  return ask_for_step(turn, turn.position.turn_seat);
}

/// The figures on a tile, by the segments that they stand on.
auto standing_on(const auto& turn, Cell cell) {
  const TileOnTable& tile = *tile_on(turn.position, cell);
  return [first = tile.first_node, features = turn.book.facts(tile.tile).features](
             const PieceOnTable& piece) { return static_cast<unsigned>(piece.node - first) < features; };
}

/// The figures that the dragon eats on a cell with a tile (DRAGON-EAT-01, DRAGON-EAT-05).
auto eaten_on(const auto& turn, Cell cell) {
  return [&turn, stands = standing_on(turn, cell)](const PieceOnTable& piece) {
    return stands(piece) && is_edible(turn, piece);
  };
}

/// DRAGON-REC-05.
inline void sort_by_feature_and_seat(std::span<PieceOnTable> eaten) {
  std::ranges::sort(eaten, {}, [](const PieceOnTable& piece) { return std::pair(piece.node, piece.seat); });
}

/// Mostly nobody stands there, which is soon seen: all figures are looked at alike.
bool finds_figures(const auto& turn) {
  const auto stands = standing_on(turn, state_of(turn.position).cell);
  unsigned found = 0;
  for (const PieceOnTable& piece : pieces_of(turn.position)) found += stands(piece);
  return found > 0;
}

void eat(auto& turn) {
  take_off(
      turn, eaten_on(turn, state_of(turn.position).cell),
      [&](const PieceOnTable& piece) { send_home(turn, piece, ReturnReason::eaten); },
      sort_by_feature_and_seat);
}

void step(auto& turn, const Action& action) {
  auto& position = turn.position;
  auto& state = state_of(position);
  const Cell from = state.cell;
  state.cell = neighbour(from, static_cast<int>(action.direction));
  state.visited[++state.steps] = state.cell;
  turn.tell(DragonMoved{position.seat, from, state.cell, state.steps, DragonReason::step});
  if (finds_figures(turn)) eat(turn);
  if (ask_for_step(turn, behind(position, position.seat)) == Flow::goes_on) leave_step(turn);
}

/// Passes the step from a seat that has resigned to the next one.
void pass_step_on(auto& turn) { turn.position.seat = playing_from(turn.position, turn.position.seat); }

/// DRAGON-VOLC-03, DRAGON-VOLC-04.
unsigned stand_with_dragon(const auto& turn, const TileOnTable& tile, unsigned features, bool) {
  const auto& state = state_of(turn.position);
  return state.in_play && tile.cell == state.cell ? features : 0;
}

Rejection explain_step(const auto&, const Action&) {
  return {Code::no_dragon_step,
          "The dragon goes to a tile beside it where it has not been in this move and the fairy is not."};
}

// --- What computers expect

/// Figures fear the dragon the more the nearer they are, and the likelier it moves before they leave.
void expect_dragon(const auto& turn, Prospects& seen) {
  seen.of = "dragon";
  const auto& position = turn.position;
  const auto& state = state_of(position);
  if (!state.in_play) return;
  const DragonWeights& weights = seen.weights.dragon;
  const bool moves = position.phase == Phase::dragon;
  const int steps = moves ? kDragonSteps - state.steps : kDragonSteps;
  const Expected danger =
      moves ? weights.eaten_now : std::min(1.0, weights.eaten * seen.comes(FeatureKind::dragon));
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    const Cell cell = cell_of(position, piece);
    const int away = std::abs(cell.x - state.cell.x) + std::abs(cell.y - state.cell.y);
    if (away > steps || !is_edible(turn, piece) || (state.fairy_out && cell == state.fairy)) continue;
    const Expected lost = seen.pieces[i].stake - seen.figure[piece.seat];
    if (lost > 0) seen.points[piece.seat] -= danger * (steps + 1 - away) / (steps + 1) * lost;
  }
}

// --- Surveys, views, saves and the hash

std::vector<PlacedPiece> whom_it_eats(const auto& turn, Cell cell) {
  const auto& position = turn.position;
  std::vector<PieceOnTable> eaten;
  std::ranges::copy_if(pieces_of(position), std::back_inserter(eaten), eaten_on(turn, cell));
  sort_by_feature_and_seat(eaten);
  std::vector<PlacedPiece> named;
  for (const PieceOnTable& piece : eaten)
    named.push_back({piece.seat, piece.piece, cell, position.feature_index(piece.node)});
  return named;
}

void tell_reach(const auto& turn, Survey& survey) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
  if (!state.in_play || position.phase == Phase::over) return;
  const int steps_left = position.phase == Phase::dragon ? kDragonSteps - state.steps : 0;
  DragonReach reach{.cell = state.cell, .steps_left = steps_left, .steps = {}};
  for (const Side side : {Side::north, Side::east, Side::south, Side::west}) {
    if (!may_step(turn, side)) continue;
    const Cell to = neighbour(state.cell, static_cast<int>(side));
    reach.steps.push_back({side, to, whom_it_eats(turn, to)});
  }
  survey.dragon = std::move(reach);
}

void show_dragon(const auto& turn, DragonTable& table) {
  const auto& state = state_of(turn.position);
  if (state.in_play) table.dragon = state.cell;
  if (turn.position.phase != Phase::dragon) return;
  const auto way = way_of(turn.position);
  table.visited.assign(way.begin(), way.end());
  table.steps_left = kDragonSteps - state.steps;
}

/// Rejects an edible figure on the dragon's tile (DRAGON-EAT-06).
Result<> restore_cell(auto& turn, const TableState& table) {
  auto& position = turn.position;
  const DragonTable& saved = table.dragon;
  for (const TileId tile : table.held_back) {
    if (saved.dragon || tile >= catalogue().size() || !shows(turn, tile, FeatureKind::dragon))
      return bad("Only tiles with a dragon wait, until it comes.", "held_back");
  }
  if (!saved.dragon) return {};
  const bool eaten = std::ranges::any_of(pieces_of(position), [&](const PieceOnTable& piece) {
    return cell_of(position, piece) == *saved.dragon && is_edible(turn, piece);
  });
  if (!has_land(turn, *saved.dragon) || eaten) return bad("The dragon cannot be there.", "dragon");
  state_of(position).in_play = true;
  state_of(position).cell = *saved.dragon;
  return {};
}

inline bool lie_side_by_side(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1; }

/// Restores a move that ends at the dragon's cell and is not over. Requires: the fairy has been restored.
Result<> restore_move(auto& turn, const DragonTable& saved) {
  auto& position = turn.position;
  auto& state = state_of(position);
  const auto& steps = turn.book.steps;  // the dragon's own comes before the scoring or after it
  const bool before_move = steps.of(TurnStep::placed) < steps.behind(position.phase) &&
                           steps.behind(position.phase) < steps.behind(Phase::dragon);
  state.roused = before_move && state.in_play && just_placed(turn, FeatureKind::dragon);
  const auto& way = saved.visited;
  bool sound = (position.phase == Phase::dragon) != way.empty() && way.size() <= kDragonSteps;
  for (std::size_t i = 0; sound && i < way.size(); ++i) {
    sound = has_land(turn, way[i]) && !(state.fairy_out && way[i] == state.fairy) &&
            std::find(way.begin(), way.begin() + static_cast<std::ptrdiff_t>(i), way[i]) ==
                way.begin() + static_cast<std::ptrdiff_t>(i) &&
            (i == 0 || lie_side_by_side(way[i - 1], way[i]));
  }
  if (!sound || (!way.empty() && (saved.dragon != way.back() || !just_placed(turn, FeatureKind::dragon))))
    return bad("The dragon cannot have gone this way.", "dragon_visited");
  if (way.empty()) return {};
  state.steps = static_cast<std::uint8_t>(way.size() - 1);
  state.visited.fill(kNowhere);
  std::ranges::copy(way, state.visited.begin());
  state.ways = static_cast<std::uint8_t>(ways_on(turn));
  return {};
}

void hash_dragon(const auto& turn, Hash& hash) {
  const auto& state = state_of(turn.position);
  if (state.in_play) mix_cell(hash, 1, state.cell);
}

void hash_move(const auto& turn, Hash& hash) {
  if (turn.position.phase != Phase::dragon) return;
  const auto& state = state_of(turn.position);
  for (unsigned i = 0; i <= state.steps; ++i) mix_cell(hash, 4 + i, state.visited[i]);
}

}  // namespace bastide::carcassonne::princess_and_dragon
