// Shepherds and their flocks: figures on fields that draw tokens out of a bag, and lose them all to a wolf
// (HILLS-DEPLOY, HILLS-FLOCK).
#pragma once

#include "carcassonne/chance.hpp"
#include "carcassonne/prospects.hpp"
#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::carcassonne::flocks {

constexpr std::string_view kBag = "flock";
constexpr int kWolf = 0;
constexpr int kWolves = 2;
constexpr Flock kSheep{4, 5, 5, 2};  // HILLS-COMP-03

auto& state_of(auto& position) { return position.modules.flocks; }

std::optional<std::uint16_t> shepherd_of(const auto& position, Seat seat) {
  return stand_of(position, seat, PieceKind::shepherd);
}

// --- Tokens

inline void move(Flock& from, Flock& to) {
  for (std::size_t i = 0; i < from.size(); ++i) to[i] += std::exchange(from[i], std::uint8_t{0});
}

constexpr int tokens_of(const Flock& flock) { return std::accumulate(flock.begin(), flock.end(), 0); }

constexpr int sheep_of(const Flock& flock) {
  int sheep = 0;
  for (std::size_t i = 0; i < flock.size(); ++i) sheep += static_cast<int>(i + 1) * flock[i];
  return sheep;
}

/// HILLS-COMP-04: the sheep in the bag, by their number.
Flock left_in_bag(const auto& position) {
  Flock left = kSheep;
  for (const Flock& flock : state_of(position).of)
    for (std::size_t i = 0; i < left.size(); ++i) left[i] = static_cast<std::uint8_t>(left[i] - flock[i]);
  return left;
}

/// Ascending.
inline std::vector<int> listed(const Flock& flock) {
  std::vector<int> tokens;
  for (std::size_t i = 0; i < flock.size(); ++i)
    tokens.insert(tokens.end(), flock[i], static_cast<int>(i + 1));
  return tokens;
}

void tell_returned(const auto& turn, const Flock& tokens, bool wolf) {
  if (!turn.log) return;
  std::vector<int> told = listed(tokens);
  if (wolf) told.push_back(kWolf);
  turn.log->push_back(TokensReturned{kBag, std::move(told)});
}

/// Shepherds have left the table, by any rule: their flocks go back into the bag (HILLS-WITH-05).
void return_flocks(auto& turn) {
  auto& position = turn.position;
  Flock returned{};
  for (Seat seat = 0; seat < position.seats; ++seat)
    if (!shepherd_of(position, seat)) move(state_of(position).of[seat], returned);
  if (tokens_of(returned) > 0) tell_returned(turn, returned, false);
}

// --- Fields with shepherds

/// Calls visit(seat) for each seat with a shepherd in the field, in order.
void for_each_shepherd_in(const auto& position, std::uint16_t field, auto visit) {
  for_each_single(position, PieceKind::shepherd, [&](Seat seat, std::uint16_t node) {
    if (position.root(node) == field) visit(seat);
  });
}

/// HILLS-DEPLOY-02: those of these features of a tile, as bits, whose field has a shepherd.
unsigned have_shepherds(const auto& turn, const TileOnTable& tile, unsigned features, bool) {
  const auto& position = turn.position;
  unsigned found = 0;
  for_each_single(position, PieceKind::shepherd, [&](Seat, std::uint16_t shepherd) {
    const std::uint16_t field = position.root(shepherd);
    found |= features_where(tile, features, [&](std::uint16_t node) { return position.root(node) == field; });
  });
  return found;
}

/// HILLS-DEPLOY-07: those of these features of a tile, as bits, on whose segment a figure stands.
unsigned have_figures(const auto& turn, const TileOnTable& tile, unsigned features, bool) {
  const auto& position = turn.position;
  if (&tile == &position.last_tile()) return 0;
  unsigned found = 0;
  for (const PieceOnTable& piece : std::span(position.pieces).first(position.piece_count)) {
    const unsigned feature = piece.node - static_cast<unsigned>(tile.first_node);
    if (piece.corner == Corner::none && feature < kFeaturesMax) found |= 1u << feature;
  }
  return found & features;
}

void send_shepherds_home(auto& turn, std::uint16_t field, ReturnReason reason) {
  const auto& position = turn.position;
  take_off(
      turn,
      [&](const PieceOnTable& piece) {
        return piece.piece == PieceKind::shepherd && position.root(piece.node) == field;
      },
      [&](const PieceOnTable& piece) { send_home(turn, piece, reason); },
      [](std::span<PieceOnTable> pieces) { std::ranges::sort(pieces, {}, &PieceOnTable::seat); });
}

/// HILLS-FLOCK-04: the tokens go back when the shepherds have left.
void score_flocks(auto& turn, std::uint16_t field) {
  auto& position = turn.position;
  int sheep = 0;
  for_each_shepherd_in(position, field, [&](Seat seat) { sheep += sheep_of(state_of(position).of[seat]); });
  Sheet sheet;
  sheet.add("sheep", sheep, 1);
  for_each_shepherd_in(position, field, [&](Seat seat) {
    award(turn, seat, sheet, FeatureKind::field, ScoreReason::flock,
          [&] { return extent_of(position, field); });
  });
  send_shepherds_home(turn, field, ReturnReason::flock);
}

/// HILLS-FLOCK-05.
void scatter(auto& turn, std::uint16_t field) {
  auto& position = turn.position;
  Flock returned{};
  for_each_shepherd_in(position, field, [&](Seat seat) { move(state_of(position).of[seat], returned); });
  send_shepherds_home(turn, field, ReturnReason::wolf);
  tell_returned(turn, returned, true);
}

// --- Draws

void add_tokens(const auto& turn, Chance& chance) {
  const Flock left = left_in_bag(turn.position);
  for (std::size_t i = 0; i < left.size(); ++i) chance.add(static_cast<int>(i + 1), left[i]);
  chance.add(kWolf, kWolves);
}

/// HILLS-DEPLOY-04, HILLS-FLOCK-03: for the shepherd of the active seat.
void take_token(auto& turn, int token) {
  auto& position = turn.position;
  const Seat seat = position.turn_seat;
  const std::uint16_t shepherd = *shepherd_of(position, seat);
  turn.tell(TokenDrawn{seat, kBag, token, position.tile_of(shepherd).cell, position.feature_index(shepherd)});
  if (token == kWolf)
    scatter(turn, position.root(shepherd));
  else
    ++state_of(position).of[seat][static_cast<unsigned>(token - 1)];
  leave_chance(turn);
}

/// HILLS-DEPLOY-04: a token is drawn for a shepherd at once.
void deploy_and_draw(auto& turn, const Action& action) {
  if (action.piece != PieceKind::shepherd) return deploy(turn, action);
  auto& position = turn.position;
  const TileOnTable& tile = action.elsewhere ? *tile_on(position, action.cell) : position.last_tile();
  deploy_piece(turn, static_cast<std::uint16_t>(tile.first_node + action.feature), PieceKind::shepherd);
  state_of(position).came_in = position.turn;
  wait_for_chance(turn, kBag);
}

// --- The step `flock`

/// HILLS-DEPLOY-05.
bool is_new(const auto& position) {
  return state_of(position).came_in == position.turn && shepherd_of(position, position.turn_seat);
}

/// HILLS-FLOCK-01, HILLS-FLOCK-02: the field of the own shepherd, which the tile just placed extends.
std::optional<std::uint16_t> field_to_choose(const auto& turn) {
  const auto& position = turn.position;
  const auto shepherd = shepherd_of(position, position.turn_seat);
  if (!shepherd || is_new(position)) return std::nullopt;
  const TileOnTable& tile = position.last_tile();
  const std::uint16_t field = position.root(*shepherd);
  const bool extends = features_where(tile, turn.book.facts(tile.tile).fields,
                                      [&](std::uint16_t node) { return position.root(node) == field; }) != 0;
  return extends ? std::optional(field) : std::nullopt;
}

Flow ask_for_flock(auto& turn) {
  if (!field_to_choose(turn)) return Flow::goes_on;
  turn.position.phase = Phase::flock;
  return Flow::waits;
}

/// Whether no side of the field faces an empty cell (HILLS-FLOCK-06).
bool is_closed(const auto& turn, std::uint16_t field) {
  const auto& position = turn.position;
  bool closed = true;
  for_each_segment(position, field, [&](std::uint16_t node) {
    const TileOnTable& tile = position.tile_of(node);
    const auto& halves = turn.book.facts(tile.tile).faces[tile.rotation].by_half;
    const std::uint8_t feature = position.feature_index(node);
    for (unsigned half = 0; closed && half < halves.size(); ++half)
      closed = halves[half] != feature || tile_on(position, neighbour(tile.cell, static_cast<int>(half / 2)));
  });
  return closed;
}

/// HILLS-FLOCK-06, HILLS-FLOCK-09, HILLS-DEPLOY-06.
Flow score_closed_fields(auto& turn) {
  const auto& position = turn.position;
  struct Field {
    FeatureOrder order;
    std::uint16_t root;
  };
  InplaceList<Field, kSeatsMax> fields;
  for_each_single(position, PieceKind::shepherd, [&](Seat, std::uint16_t shepherd) {
    const std::uint16_t root = position.root(shepherd);
    const bool known = std::ranges::any_of(fields, [&](const Field& field) { return field.root == root; });
    if (!known && is_closed(turn, root)) fields.push({order_of(position, root), root});
  });
  std::ranges::sort(fields, by_order);
  for (const Field& field : fields) score_flocks(turn, field.root);
  return Flow::goes_on;
}

void add_choices(const auto&, ActionList& list) {
  for (const FlockChoice choice : {FlockChoice::grow, FlockChoice::score})
    list.push(Action{.kind = ActionKind::flock, .number = static_cast<std::int16_t>(choice)});
}

/// EXP-RESIGN-02: also the answer for a seat that has resigned.
void score_own_flock(auto& turn) {
  score_flocks(turn, *field_to_choose(turn));
  leave_step(turn);
}

void choose(auto& turn, const Action& action) {
  if (static_cast<FlockChoice>(action.number) == FlockChoice::score) return score_own_flock(turn);
  wait_for_chance(turn, kBag);
}

Rejection explain_choice(const auto&, const Action&) {
  return {Code::wrong_phase, "A flock grows or is scored."};
}

// --- What computers expect

/// What a draw brings the flocks of a field on the whole.
struct Luck {
  Expected sheep;  ///< of a token that is no wolf
  Expected wolf;   ///< the chance of one
};

Luck luck_of(const auto& position) {
  const Flock left = left_in_bag(position);
  const int tokens = tokens_of(left);
  return {tokens == 0 ? 0 : Expected(sheep_of(left)) / tokens, Expected(kWolves) / (tokens + kWolves)};
}

/// A draw is due for the flock of the active seat, which may be a new one.
bool is_drawing(const auto& turn) {
  return turn.position.phase == Phase::chance && pending_chance(turn).stream() == kBag;
}

/// All flocks of a field pay each of its shepherds, but not those who lose them: each turn in which they can
/// still grow adds what a token brings above what its wolf takes.
void expect_flocks(const auto& turn, Prospects& seen) {
  seen.of = "flocks";
  const auto& position = turn.position;
  const auto [token, wolf] = luck_of(position);
  const FlocksWeights& weights = seen.weights.flocks;
  for_each_single(position, PieceKind::shepherd, [&](Seat seat, std::uint16_t shepherd) {
    const std::uint16_t field = position.root(shepherd);
    Expected sheep = 0;
    for_each_shepherd_in(position, field,
                         [&](Seat other) { sheep += sheep_of(state_of(position).of[other]); });
    if (is_drawing(turn) && position.root(*shepherd_of(position, position.turn_seat)) == field)
      sheep = (1 - wolf) * (sheep + token);
    // Without a turn that extends the field a flock is lost at the end.
    const Expected paid = seen.turns < 1 ? seen.turns * weights.extends : 1 - weights.never / seen.turns;
    const Expected grows = (1 - wolf) * token - wolf * sheep;
    const Expected more = std::max(Expected{0}, grows) * weights.extends * std::min(Expected{2}, seen.turns);
    seen.points[seat] += paid * (weights.sheep * sheep + weights.more * more);
  });
  // A shepherd at home may still come.
  for (Seat seat = 0; seat < position.seats; ++seat) {
    if (shepherd_of(position, seat)) continue;
    seen.points[seat] += weights.home * std::min(Expected{1}, seen.turns / 4);
  }
}

// --- Views, saves and the hash

void show(const auto& turn, TableState& table) {
  const auto& position = turn.position;
  for (Seat seat = 0; seat < position.seats; ++seat)
    table.seats[seat].flocks.tokens = listed(state_of(position).of[seat]);
  table.flocks.is_new = position.phase != Phase::over && is_new(position);
}

Result<> restore_flock(auto& turn, Seat seat, const std::vector<int>& tokens) {
  auto& position = turn.position;
  for (const int token : tokens) {
    const bool sound = token > kWolf && token <= static_cast<int>(kSheep.size()) &&
                       left_in_bag(position)[static_cast<unsigned>(token - 1)] > 0;
    if (!sound) return bad("The bag has no such token.", item("seats", seat));
    ++state_of(position).of[seat][static_cast<unsigned>(token - 1)];
  }
  const auto shepherd = shepherd_of(position, seat);
  if (shepherd.has_value() == tokens.empty())
    return bad("A shepherd on the table has a flock, and no other.", item("seats", seat));
  if (shepherd && position.nodes[*shepherd].kind != FeatureKind::field)
    return bad("A shepherd stands on a field.", item("seats", seat));
  return {};
}

Result<> restore(auto& turn, const TableState& table) {
  auto& position = turn.position;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    if (auto done = restore_flock(turn, seat, table.seats[seat].flocks.tokens); !done) return done;
  }
  if (table.flocks.is_new) state_of(position).came_in = position.turn;
  if (position.phase == Phase::flock && !field_to_choose(turn))
    return bad("The last tile extends the field of no flock that may be chosen for.", "phase");
  return {};
}

void mix_in(const auto& turn, Hash& hash) {
  const auto& position = turn.position;
  for (Seat seat = 0; seat < position.seats; ++seat)
    for (const std::uint8_t count : state_of(position).of[seat]) hash.mix(count);
  if (position.phase != Phase::over) hash.mix(is_new(position));
}

/// Also without shepherds, since the module is in play.
void install_action(auto& book) {
  book.rule(ActionKind::flock) = {choose, bit(Phase::flock), explain_choice};
}

/// HILLS-COMP-02.
void install(auto& book) {
  book.rule(PieceKind::shepherd) = {
      .claims = bit(FeatureKind::field),
      .supply = 1,
      .weight = 0,
      .holds = false,
      .bar = {{Code::shepherd_there, "A shepherd is in this field already."}, have_shepherds},
      .by_portal = true};
  book.rule(ActionKind::deploy).perform = deploy_and_draw;
  book.chances.push_back({kBag, add_tokens, take_token});
  book.steps.add(TurnStep::flock, bit(Phase::flock), ask_for_flock);
  book.steps.add(TurnStep::flock, 0, score_closed_fields);
  book.rule(Phase::flock).skip = score_own_flock;
  book.offer(bit(Phase::flock), add_choices);
  book.hooks.bars.push_back({{Code::feature_occupied, "A figure stands there already."}, have_figures});
  book.hooks.pieces_taken.push_back(return_flocks);
  book.hooks.prospects.push_back(expect_flocks);
  book.hooks.show.push_back(show);
  book.hooks.restore.push_back(restore);
  book.hooks.hash.push_back(mix_in);
}

}  // namespace bastide::carcassonne::flocks
