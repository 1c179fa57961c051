// Crop circles: all seats may add a follower beside one of their own, or all must take one home (CORN).
#pragma once

#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"
#include "common/hash.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <tuple>

namespace bastide::carcassonne::corn {

auto& state_of(auto& position) { return position.modules.corn; }

std::span<const PieceOnTable> pieces_of(const auto& position) {
  return std::span(position.pieces).first(position.piece_count);
}

// --- Who is called

/// What the followers stand on that the tile placed last calls; empty if it shows no crop circle.
std::optional<FeatureKind> called_kind(const auto& turn) {
  const TileSigns signs = turn.book.facts(turn.position.last_tile().tile).signs;
  if (signs & sign(Mark::calls_knights)) return FeatureKind::city;
  if (signs & sign(Mark::calls_thieves)) return FeatureKind::road;
  if (signs & sign(Mark::calls_farmers)) return FeatureKind::field;
  return std::nullopt;
}

/// Whether the piece is a follower in this role (CORN-STEP-03).
bool is_called(const auto& turn, const PieceOnTable& piece, FeatureKind kind) {
  return turn.position.nodes[piece.node].kind == kind && holds_feature(turn, piece);
}

/// Whether anybody has a follower that is called.
bool calls_somebody(const auto& turn) {
  const auto kind = called_kind(turn);
  return kind && std::ranges::any_of(pieces_of(turn.position), [&](const PieceOnTable& piece) {
           return is_called(turn, piece, *kind);
         });
}

// --- What a seat may do

/// CORN-STEP-02: each kind in the supply that has the role, beside each own follower.
void add_additions(const auto& turn, Seat seat, ActionList& list) {
  const auto& position = turn.position;
  const FeatureKind called = *called_kind(turn);
  const auto pieces = pieces_of(position);
  for (auto piece = pieces.begin(); piece != pieces.end(); ++piece) {
    const auto is_like = [&](const PieceOnTable& other) {
      return other.node == piece->node && other.seat == seat && is_called(turn, other, called);
    };
    if (!is_like(*piece) || std::any_of(pieces.begin(), piece, is_like) || kept_off(turn, piece->node))
      continue;
    for (const PieceKind kind : turn.book.kinds_in_play) {
      const auto& rule = turn.book.rule(kind);
      if (!rule.holds || !(rule.claims & bit(called)) || supply_of(position, seat, kind) == 0) continue;
      list.push(Action{.kind = ActionKind::crop_add,
                       .piece = kind,
                       .feature = position.feature_index(piece->node),
                       .cell = position.tile_of(piece->node).cell});
    }
    if (list.is_enough()) return;
  }
}

/// CORN-STEP-01.
void add_removals(const auto& turn, Seat seat, ActionList& list) {
  const auto& position = turn.position;
  const FeatureKind called = *called_kind(turn);
  for_each_named(
      turn, [&](const PieceOnTable& piece) { return piece.seat == seat && is_called(turn, piece, called); },
      [&](const PieceOnTable& piece, std::int16_t number) {
        list.push(Action{.kind = ActionKind::crop_remove,
                         .feature = position.feature_index(piece.node),
                         .cell = position.tile_of(piece.node).cell,
                         .number = number});
      });
}

void add_answers(const auto& turn, Seat seat, ActionList& list) {
  state_of(turn.position).choice == CropChoice::add ? add_additions(turn, seat, list)
                                                    : add_removals(turn, seat, list);
}

/// Who has resigned adds nobody, but loses a follower like the others (EXP-RESIGN-01).
bool must_answer(const auto& turn, Seat seat) {
  if (state_of(turn.position).choice == CropChoice::add && has_resigned(turn.position, seat)) return false;
  ActionList answers(ActionList::Wanted::any);
  add_answers(turn, seat, answers);
  return !answers.empty();
}

// --- The step

/// EXP-GEN-03: nobody chooses where nobody is called.
Flow ask_for_choice(auto& turn) {
  if (!calls_somebody(turn)) return Flow::goes_on;
  state_of(turn.position).is_chosen = false;
  turn.position.phase = Phase::corn;
  return Flow::waits;
}

/// Asks this seat, or the next one that is called; the active seat is the last (CORN-STEP-01).
void ask_from(auto& turn, Seat seat) {
  auto& position = turn.position;
  for (bool is_last = false; !is_last; seat = behind(position, seat)) {
    is_last = seat == position.turn_seat;
    if (!must_answer(turn, seat)) continue;
    position.seat = seat;
    return;
  }
  position.seat = position.turn_seat;
  state_of(position).is_chosen = false;
  leave_step(turn);
}

/// The seat that is asked has answered.
void ask_on(auto& turn) {
  auto& position = turn.position;
  if (position.seat != position.turn_seat) return ask_from(turn, behind(position, position.seat));
  state_of(position).is_chosen = false;
  leave_step(turn);
}

void choose(auto& turn, CropChoice choice) {
  auto& position = turn.position;
  state_of(position) = {.is_chosen = true, .choice = choice};
  ask_from(turn, behind(position, position.turn_seat));
}

void choose_for_all(auto& turn, const Action& action) {
  choose(turn, static_cast<CropChoice>(action.number));
}

void add(auto& turn, const Action& action) {
  deploy_piece(turn, segment_on(turn.position, action.cell, action.feature), action.piece);
  ask_on(turn);
}

void remove(auto& turn, const Action& action) {
  const Seat seat = turn.position.seat;
  const FeatureKind called = *called_kind(turn);
  const PieceOnTable follower = named_figure(turn, action, [&](const PieceOnTable& piece) {
    return piece.seat == seat && is_called(turn, piece, called);
  });
  take_one_off(turn, follower,
               [&](const PieceOnTable& piece) { send_home(turn, piece, ReturnReason::crop_circle); });
  ask_on(turn);
}

/// EXP-RESIGN-01, EXP-RESIGN-02.
void answer_for_resigned_seat(auto& turn) {
  const auto& state = state_of(turn.position);
  if (!state.is_chosen) return choose(turn, CropChoice::add);
  if (state.choice == CropChoice::add) return ask_on(turn);
  ActionList removals;
  add_removals(turn, turn.position.seat, removals);
  remove(turn, *std::ranges::min_element(removals, {}, [](const Action& action) {
           return std::tuple(action.cell.y, action.cell.x, action.feature, action.number);
         }));
}

void add_choices(const auto& turn, ActionList& list) {
  if (state_of(turn.position).is_chosen) return add_answers(turn, turn.position.seat, list);
  for (const CropChoice choice : {CropChoice::add, CropChoice::remove})
    list.push(Action{.kind = ActionKind::crop_circle, .number = static_cast<std::int16_t>(choice)});
}

bool may_add_nobody(const auto& turn) {
  const auto& state = state_of(turn.position);
  return state.is_chosen && state.choice == CropChoice::add;
}

// --- Refusals

Rejection explain_choice(const auto&, const Action&) {
  return {Code::wrong_phase, "What the crop circle does is chosen already."};
}

/// Whether a follower of the seat to act that is called stands on this segment.
bool is_called_at(const auto& turn, const Action& action) {
  const auto kind = called_kind(turn);
  return kind && stands_at(turn, action, [&](const PieceOnTable& piece) {
           return piece.seat == turn.position.seat && is_called(turn, piece, *kind);
         });
}

inline Rejection none_called() {
  return {Code::not_called, "No follower of yours that the crop circle calls is there."};
}

Rejection explain_addition(const auto& turn, const Action& action) {
  const auto& position = turn.position;
  if (!may_add_nobody(turn)) return {Code::wrong_phase, "Nobody is asked to add a follower."};
  if (!turn.book.in_play(action.piece))
    return {Code::piece_not_in_game, "There is no such piece in this game."};
  if (!is_called_at(turn, action)) return none_called();
  const std::uint16_t node = segment_on(position, action.cell, action.feature);
  const auto& rule = turn.book.rule(action.piece);
  if (!rule.holds || !(rule.claims & bit(position.nodes[node].kind)))
    return {Code::feature_not_claimable, "Such a piece cannot stand there."};
  if (const Verdict refused = kept_off(turn, node)) return {refused->code, std::string(refused->sentence)};
  return {Code::no_piece_left, "You have no such piece left."};
}

Rejection explain_removal(const auto& turn, const Action& action) {
  const auto& state = state_of(turn.position);
  if (!state.is_chosen || state.choice != CropChoice::remove)
    return {Code::wrong_phase, "Nobody is asked to take a follower home."};
  if (!is_called_at(turn, action)) return none_called();
  return which_is_unclear();
}

// --- Views, saves and the hash

void show(const auto& turn, TableState& table) {
  const auto& state = state_of(turn.position);
  if (turn.position.phase == Phase::corn && state.is_chosen) table.corn.choice = state.choice;
}

Result<> restore(auto& turn, const TableState& table) {
  auto& position = turn.position;
  const auto& choice = table.corn.choice;
  if (position.phase != Phase::corn)
    return choice ? bad("A crop circle is answered only in that step.", "crop_circle") : Result<>{};
  if (!called_kind(turn)) return bad("The tile placed last shows no crop circle.", "phase");
  state_of(position) = {.is_chosen = choice.has_value(), .choice = choice.value_or(CropChoice::add)};
  if (!choice && (position.seat != position.turn_seat || !calls_somebody(turn)))
    return bad("The seat whose turn it is chooses first, where somebody is called.", "crop_circle");
  return {};
}

void mix_in(const auto& turn, Hash& hash) {
  const auto& state = state_of(turn.position);
  if (turn.position.phase == Phase::corn && state.is_chosen)
    hash.mix(std::uint64_t{5} << 48 | static_cast<unsigned>(state.choice));
}

void install(auto& book) {
  book.share_segments = true;
  book.steps.add(TurnStep::corn, bit(Phase::corn), ask_for_choice);
  book.rule(Phase::corn) = {ask_on, may_add_nobody, answer_for_resigned_seat};
  book.offer(bit(Phase::corn), add_choices);
  book.rule(ActionKind::crop_circle) = {choose_for_all, bit(Phase::corn), explain_choice};
  book.rule(ActionKind::crop_add) = {add, bit(Phase::corn), explain_addition};
  book.rule(ActionKind::crop_remove) = {remove, bit(Phase::corn), explain_removal};
  book.hooks.show.push_back(show);
  book.hooks.restore.push_back(restore);
  book.hooks.hash.push_back(mix_in);
}

}  // namespace bastide::carcassonne::corn
