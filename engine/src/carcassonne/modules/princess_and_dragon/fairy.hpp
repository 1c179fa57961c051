// The fairy: where she may go and what she pays.
#pragma once

#include "carcassonne/modules/princess_and_dragon/symbols.hpp"
#include "carcassonne/prospects.hpp"
#include "common/inplace_list.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace bastide::carcassonne::princess_and_dragon {

/// Offers each tile with own followers once, however many stand there.
[[gnu::noinline]] void add_fairy_tiles(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
  for (const PieceOnTable& piece : pieces_of(position)) {
    if (piece.seat != position.seat || !holds_feature(turn, piece)) continue;
    const Cell cell = cell_of(position, piece);
    if ((state.in_play && cell == state.cell) || (state.fairy_out && cell == state.fairy)) continue;
    const Action action{.kind = ActionKind::place_fairy, .feature = kWholeTile, .cell = cell};
    if (std::find(list.begin(), list.end(), action) == list.end()) list.push(action);
  }
}

/// Whether she may come to stand with this piece, were it not for the dragon.
bool may_befriend(const auto& turn, const PieceOnTable& piece) {
  const auto& state = state_of(turn.position);
  return piece.seat == turn.position.seat && holds_feature(turn, piece) &&
         !(state.befriended && piece == state.friend_of_fairy);
}

/// The same as below where several figures may stand on a segment.
[[gnu::noinline]] void add_named_friends(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  for_each_named(
      turn, [&](const PieceOnTable& piece) { return may_befriend(turn, piece); },
      [&](const PieceOnTable& piece, std::int16_t number) {
        const Cell cell = cell_of(position, piece);
        if (state_of(position).in_play && cell == state_of(position).cell) return;
        list.push(Action{.kind = ActionKind::place_fairy,
                         .feature = position.feature_index(piece.node),
                         .cell = cell,
                         .number = number});
      });
}

/// Offers each own follower except her friend (DRAGON-FAIRY-03). Of those that she may go to, only such
/// as are safe where they stand share the dragon's tile (DRAGON-EAT-06).
void add_fairy_places(const auto& turn, ActionList& list) {
  if (turn.book.modules.dragon.fairy_on_tile) return add_fairy_tiles(turn, list);
  if (turn.book.share_segments) return add_named_friends(turn, list);
  const auto& position = turn.position;
  const auto& state = state_of(position);
  const PieceOnTable none{.node = 0xFFFF}, with_her = state.befriended ? state.friend_of_fairy : none;
  std::array<std::uint8_t, kPiecesMax> own;
  unsigned count = 0;
  for (unsigned i = 0; i < position.piece_count; ++i) {
    own[count] = static_cast<std::uint8_t>(i);
    count += position.pieces[i].seat == position.seat;
  }
  const auto& holders = turn.book.holders;
  ActionList::Run places(list, count);
  for (const std::uint8_t i : std::span(own).first(count)) {
    const PieceOnTable& piece = position.pieces[i];
    const Node& node = position.nodes[piece.node];
    const TileOnTable& tile = position.tiles[node.tile];
    const PieceSet who = holders[static_cast<std::size_t>(node.kind)];
    const bool with_dragon = state.in_play & (tile.cell == state.cell);
    places.push_if((who >> static_cast<unsigned>(piece.piece) & 1u) & (piece != with_her) & !with_dragon,
                   Action{.kind = ActionKind::place_fairy,
                          .feature = static_cast<std::uint8_t>(piece.node - tile.first_node),
                          .cell = tile.cell});
  }
}

void place_fairy(auto& turn, const Action& action) {
  auto& position = turn.position;
  auto& state = state_of(position);
  const auto from = state.fairy_out ? std::optional(state.fairy) : std::nullopt;
  state.fairy_out = true;
  state.fairy = action.cell;
  std::optional<std::uint8_t> feature;
  if (action.feature != kWholeTile) {
    feature = action.feature;
    state.friend_of_fairy =
        named_figure(turn, action, [&](const PieceOnTable& piece) { return may_befriend(turn, piece); });
    state.befriended = true;
  }
  turn.tell(FairyMoved{position.seat, from, state.fairy, feature});
  leave_step(turn);
}

/// DRAGON-FAIRY-05.
void lose_friend(auto& turn) {
  auto& state = state_of(turn.position);
  const auto pieces = pieces_of(turn.position);
  if (state.befriended && std::ranges::find(pieces, state.friend_of_fairy) == pieces.end())
    state.befriended = false;
}

/// Calls visit(seat) once for each seat that owns a follower beside the fairy for which `counts(piece)`
/// holds: her friend, or with fairy_place=tile all followers on her tile.
void for_each_befriended(const auto& turn, auto counts, auto visit) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
  if (!turn.book.modules.dragon.fairy_on_tile) {
    if (state.befriended && counts(state.friend_of_fairy)) visit(state.friend_of_fairy.seat);
    return;
  }
  if (!state.fairy_out) return;
  unsigned seats = 0;
  for (const PieceOnTable& piece : pieces_of(position)) {
    const bool hers = cell_of(position, piece) == state.fairy && holds_feature(turn, piece);
    if (hers && counts(piece)) seats |= 1u << piece.seat;
  }
  for (Seat seat = 0; seat < position.seats; ++seat)
    if (seats >> seat & 1u) visit(seat);
}

inline constexpr int kPaidForTurn = 1, kPaidForFeature = 3;

inline Sheet fairy_sheet(int points) {
  Sheet sheet;
  sheet.add("fairy", points);
  return sheet;
}

/// DRAGON-FAIRY-07.
Flow pay_for_turn(auto& turn) {
  const auto& position = turn.position;
  for_each_befriended(
      turn, [&](const PieceOnTable& piece) { return piece.seat == position.turn_seat; },
      [&](Seat seat) {
        award(turn, seat, fairy_sheet(kPaidForTurn), FeatureKind::none, ScoreReason::fairy_turn,
              [&] { return Extent{.tiles = {state_of(position).fairy}, .parts = {}}; });
      });
  return Flow::goes_on;
}

/// DRAGON-FAIRY-08, DRAGON-FAIRY-09.
void pay_for_feature(auto& turn, std::uint16_t root, ScoreReason, int) {
  auto& position = turn.position;
  for_each_befriended(
      turn, [&](const PieceOnTable& piece) { return position.root(piece.node) == root; },
      [&](Seat seat) {
        award(turn, seat, fairy_sheet(kPaidForFeature), position.nodes[root].kind, ScoreReason::fairy,
              [&] { return extent_of(position, root); });
      });
}

Rejection explain_fairy(const auto& turn, const Action& action) {
  const auto& state = state_of(turn.position);
  const bool with_dragon = state.in_play && action.cell == state.cell;
  if (!turn.book.modules.dragon.fairy_on_tile && !with_dragon &&
      stands_at(turn, action, [&](const PieceOnTable& piece) { return may_befriend(turn, piece); }))
    return which_is_unclear();
  return {Code::no_fairy_place, "The fairy goes to an own follower, not where she is and not to the dragon."};
}

// --- What computers expect

/// The fairy pays until another seat leads her away, and for the feature where she is then.
void expect_fairy(const auto& turn, Prospects& seen) {
  seen.of = "fairy";
  const auto& position = turn.position;
  const DragonWeights& weights = seen.weights.dragon;
  Expected stays = 1;
  for (int other = 1; other < position.seats; ++other) stays *= weights.fairy_stays;
  const Expected turns = std::min(seen.turns, stays / (1 - stays));
  const Expected scored = 1 / (1 + weights.fairy_leaves * seen.turns);
  for_each_befriended(
      turn, [](const PieceOnTable&) { return true; },
      [&](Seat seat) { seen.points[seat] += turns * kPaidForTurn; });
  for_each_befriended(
      turn, [&](const PieceOnTable& piece) { return position.nodes[piece.node].kind != FeatureKind::tower; },
      [&](Seat seat) { seen.points[seat] += scored * kPaidForFeature; });
}

// --- Surveys, views, saves and the hash

void tell_fairy(const auto& turn, std::uint16_t root, SurveyedFeature& seen) {
  SurveyedFairy fairy{.seats = {}, .turn = kPaidForTurn, .scored = kPaidForFeature};
  for_each_befriended(
      turn, [&](const PieceOnTable& piece) { return turn.position.root(piece.node) == root; },
      [&](Seat seat) { fairy.seats.push_back(seat); });
  if (!fairy.seats.empty()) seen.fairy = std::move(fairy);
}

void show_fairy(const auto& turn, DragonTable& table) {
  const auto& state = state_of(turn.position);
  if (!state.fairy_out) return;
  table.fairy = Fairy{state.fairy, std::nullopt};
  if (!state.befriended) return;
  const PieceOnTable& friendly = state.friend_of_fairy;
  table.fairy->with = FairyFriend{friendly.seat, friendly.piece, turn.position.feature_index(friendly.node)};
}

Result<> restore_fairy(auto& turn, const DragonTable& saved) {
  auto& position = turn.position;
  auto& state = state_of(position);
  if (!saved.fairy) return {};
  const auto& [cell, with] = *saved.fairy;
  if (!has_tile(position, cell) || saved.dragon == cell) return bad("The fairy cannot be there.", "fairy");
  state.fairy_out = true;
  state.fairy = cell;
  if (!with) return {};
  const auto pieces = pieces_of(position);
  const auto friendly = std::ranges::find_if(pieces, [&](const PieceOnTable& piece) {
    return cell_of(position, piece) == cell && piece.seat == with->seat && piece.piece == with->piece &&
           position.feature_index(piece.node) == with->feature && holds_feature(turn, piece);
  });
  if (friendly == pieces.end() || turn.book.modules.dragon.fairy_on_tile)
    return bad("The fairy stands beside nobody there.", "fairy");
  state.befriended = true;
  state.friend_of_fairy = *friendly;
  return {};
}

void hash_fairy(const auto& turn, Hash& hash) {
  const auto& state = state_of(turn.position);
  if (state.fairy_out) mix_cell(hash, 2, state.fairy);
  if (!state.befriended) return;
  const PieceOnTable& friendly = state.friend_of_fairy;
  hash.mix(std::uint64_t{3} << 48 | static_cast<std::uint64_t>(friendly.node) << 16 |
           static_cast<std::uint64_t>(friendly.seat) << 8 | static_cast<std::uint64_t>(friendly.piece));
}

}  // namespace bastide::carcassonne::princess_and_dragon
