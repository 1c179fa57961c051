// The steps of a turn (BASE-TURN): draw, place, action, score, return, next seat.
#pragma once

#include "carcassonne/explain.hpp"
#include "carcassonne/final_scoring.hpp"

namespace bastide::carcassonne {

template <class B>
bool has_resigned(const Position<B>& position, Seat seat) {
  return position.resigned >> seat & 1u;
}

template <class B>
[[gnu::noinline]] bool modules_offer_actions(const RuleBook<B>& book, const Position<B>& position) {
  ActionList list;
  for (const auto add_actions : book.hooks.add_actions) add_actions(book, position, list);
  return !list.empty();
}

/// Notes what the seat to act may deploy on the tile just placed. Returns whether that is anything.
template <class B>
bool find_deployments(const RuleBook<B>& book, Position<B>& position) {
  unsigned any = 0;
  for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
    const auto piece = static_cast<PieceKind>(kind);
    const bool has_one = supply_of(position, position.seat, piece) > 0;
    any |= position.deployable[kind] =
        has_one ? deployable_features(book, position, piece) : std::uint16_t{0};
  }
  return any != 0;
}

// --- Who is asked

/// Asks seats in turn order for which `may(seat)` holds, each once, from `first` up to the one before whose
/// turn it is. Whoever has resigned is not asked. `goes_on`: there is nobody left, and it is the turn of
/// whose turn it is again.
template <class B, class May>
Flow ask_from(Position<B>& position, Phase phase, Seat first, May may) {
  Seat seat = first;
  do {
    if (!has_resigned(position, seat) && may(seat)) {
      position.seat = seat;
      position.phase = phase;
      return Flow::waits;
    }
    seat = static_cast<Seat>((seat + 1) % position.seats);
  } while (seat != position.turn_seat);
  position.seat = position.turn_seat;
  return Flow::goes_on;
}

/// The seat asked has answered: asks the next ones, then leaves the step.
template <class B, class May>
void ask_next(const RuleBook<B>& book, Position<B>& position, May may, Events* log) {
  const auto next = static_cast<Seat>((position.seat + 1) % position.seats);
  if (next != position.turn_seat && ask_from(position, position.phase, next, may) == Flow::waits) return;
  position.seat = position.turn_seat;
  leave_step(book, position, log);
}

// --- The steps of the table

template <class B>
[[gnu::noinline, gnu::cold]] void end_turn_early(const RuleBook<B>& book, Position<B>& position,
                                                 Events* log) {
  run_steps(book, position, book.steps.of(Step::turn_end), log);
}

/// Whoever has resigned draws and places nothing (BASE-RESIGN-04).
template <class B>
Flow enter_if_playing(const RuleBook<B>& book, Position<B>& position, Phase phase, Events* log) {
  position.phase = phase;
  if (position.resigned != 0 && has_resigned(position, position.turn_seat))
    end_turn_early(book, position, log);
  return Flow::waits;
}

template <class B>
Flow enter_draw(const RuleBook<B>& book, Position<B>& position, Events* log) {
  return enter_if_playing(book, position, Phase::draw, log);
}

template <class B>
Flow enter_place(const RuleBook<B>& book, Position<B>& position, Events* log) {
  return enter_if_playing(book, position, Phase::place, log);
}

/// Passed by itself when nothing can be chosen (BASE-TURN-09).
template <class B>
Flow enter_action(const RuleBook<B>& book, Position<B>& position, Events*) {
  position.phase = Phase::action;
  const bool can_deploy = find_deployments(book, position);
  if (can_deploy) return Flow::waits;
  const bool can_act = !book.hooks.add_actions.empty() && modules_offer_actions(book, position);
  return can_act ? Flow::waits : Flow::goes_on;
}

/// BASE-TURN-04, BASE-TURN-05.
template <class B>
Flow enter_score(const RuleBook<B>& book, Position<B>& position, Events* log) {
  score_turn(book, position, log);
  return Flow::goes_on;
}

/// BASE-TURN-06, BASE-END-01: the next seat's turn, or the end with the turn in which the last tile was
/// placed.
template <class B>
Flow enter_turn_end(const RuleBook<B>& book, Position<B>& position, Events* log) {
  if (log) log->push_back(TurnEnded{position.turn_seat});
  if (position.tiles_left == 0) return Flow::goes_on;
  do {
    position.turn_seat = static_cast<Seat>((position.turn_seat + 1) % position.seats);
  } while (has_resigned(position, position.turn_seat));
  position.seat = position.turn_seat;
  ++position.turn;
  run_steps(book, position, 0, log);
  return Flow::waits;
}

template <class B>
Flow enter_final(const RuleBook<B>& book, Position<B>& position, Events* log) {
  finish(book, position, log);
  return Flow::waits;
}

// --- The base game's actions

template <class B>
void place_tile(const RuleBook<B>& book, Position<B>& position, const Action& action, Events* log) {
  lay_tile(book, position, position.tile, action.cell, action.rotation, position.seat);
  if (log) log->push_back(TilePlaced{position.seat, position.tile, action.cell, action.rotation});
  position.tile = kNoTile;
  leave_step(book, position, log);
}

template <class B>
void deploy(const RuleBook<B>& book, Position<B>& position, const Action& action, Events* log) {
  const auto node = static_cast<std::uint16_t>(position.last_tile().first_node + action.feature);
  deploy_piece(book, position, node, action.piece, log);
  leave_step(book, position, log);
}

template <class B>
void discard_hand(Position<B>& position, Seat seat, Events* log) {
  if (log) log->push_back(TileDiscarded{seat, position.tile});
  position.tile = kNoTile;
}

/// BASE-DRAW-02, BASE-DRAW-03, BASE-OPT-02.
template <class B>
void after_discard(const RuleBook<B>& book, Position<B>& position, Events* log) {
  if (position.tiles_left == 0) return run_steps(book, position, book.steps.behind(Step::turn_end), log);
  if (book.asks_before_redraw) position.phase = Phase::redraw;
}

/// BASE-DRAW-01 to 04. Returns true when a module sets the tile aside, which then stays among the tiles left.
template <class B>
bool draw_tile(const RuleBook<B>& book, Position<B>& position, TileId tile, Events* log) {
  position.tile = tile;
  --position.tiles_left;
  if (log) log->push_back(TileDrawn{position.seat, tile});
  if (has_placement(book, position)) {
    leave_step(book, position, log);
    return false;
  }
  for (const auto sets_aside : book.hooks.sets_aside) {
    if (!sets_aside(book, tile)) continue;
    if (log) log->push_back(TileSetAside{position.seat, tile});
    position.tile = kNoTile;
    ++position.tiles_left;
    return true;
  }
  discard_hand(position, position.seat, log);
  after_discard(book, position, log);
  return false;
}

template <class B>
void discard_waiting(const RuleBook<B>& book, Position<B>& position, std::span<const TileId> waiting,
                     Events* log) {
  position.tiles_left = static_cast<std::uint16_t>(position.tiles_left - waiting.size());
  for (const TileId tile : waiting) {
    if (log) log->push_back(TileDiscarded{position.seat, tile});
  }
  after_discard(book, position, log);
}

template <class B>
bool may_decline(const RuleBook<B>& book, const Position<B>& position) {
  const PhaseRule<B>& rule = book.rule(position.phase);
  return rule.decline && (!rule.may_decline || rule.may_decline(book, position));
}

/// Answers the question that waits for a seat that has resigned: declines, or else takes the first choice.
template <class B>
[[gnu::noinline]] void answer(const RuleBook<B>& book, Position<B>& position, Events* log) {
  if (may_decline(book, position)) return book.rule(position.phase).decline(book, position, log);
  ActionList list;
  for (const auto add_actions : book.hooks.add_actions) add_actions(book, position, list);
  book.rule(list[0].kind).perform(book, position, list[0], log);
}

/// Whoever has resigned is not asked.
template <class B>
void answer_for_resigned(const RuleBook<B>& book, Position<B>& position, Events* log) {
  while (position.resigned != 0 && position.phase != Phase::over && position.phase != Phase::draw &&
         has_resigned(position, position.seat)) {
    answer(book, position, log);
  }
}

/// Carries out a legal action.
template <class B>
void play_action(const RuleBook<B>& book, Position<B>& position, const Action& action, Events* log) {
  book.rule(action.kind).perform(book, position, action, log);
  answer_for_resigned(book, position, log);
}

/// BASE-RESIGN-01 to 05.
template <class B>
void resign_seat(const RuleBook<B>& book, Position<B>& position, Seat seat, Events* log) {
  position.resigned |= static_cast<std::uint8_t>(1u << seat);
  if (log) log->push_back(SeatResigned{seat});
  const int playing = position.seats - std::popcount(position.resigned);
  const bool over = playing < (position.seats > 1 ? 2 : 1);
  if (position.tile != kNoTile && (over || seat == position.turn_seat))
    discard_hand(position, position.turn_seat, log);
  if (over) return end_game(position, Ending::resigned, log);
  const bool in_own_turn = seat == position.seat && seat == position.turn_seat;
  if (in_own_turn && book.steps.within(position.phase, Step::turn_begin, Step::place))
    run_steps(book, position, book.steps.of(Step::turn_end), log);
  answer_for_resigned(book, position, log);
}

/// BASE-OPT-02.
template <class B>
void draw_again(const RuleBook<B>&, Position<B>& position, const Action&, Events*) {
  position.phase = Phase::draw;
}

/// `pass` stands wherever the step can be declined.
template <class B>
void pass(const RuleBook<B>& book, Position<B>& position, const Action&, Events* log) {
  book.rule(position.phase).decline(book, position, log);
}

/// The base game's pieces and kinds of action; modules add theirs.
template <class B>
void install_base_game(RuleBook<B>& book) {
  constexpr FeatureSet kClaims =
      bit(FeatureKind::road) | bit(FeatureKind::city) | bit(FeatureKind::monastery);  // BASE-DEPLOY-05
  book.rule(PieceKind::meeple) = {.claims = kClaims, .supply = 7};                    // BASE-COMP-02
  book.steps.add(Step::draw, bit(Phase::draw), enter_draw<B>);
  book.steps.add(Step::place, bit(Phase::place), enter_place<B>);
  book.steps.add(Step::action, bit(Phase::action), enter_action<B>);
  book.steps.add(Step::score, bit(Phase::redraw), enter_score<B>);  // a turn without a tile: BASE-OPT-02
  book.steps.add(Step::turn_end, 0, enter_turn_end<B>);
  book.steps.add(Step::final, bit(Phase::over), enter_final<B>);
  book.rule(ActionKind::place_tile) = {place_tile<B>, bit(Phase::place), explain_placement<B>};
  book.rule(ActionKind::deploy) = {deploy<B>, bit(Phase::action), explain_deployment<B>};
  book.rule(ActionKind::draw_again) = {draw_again<B>, bit(Phase::redraw), nullptr};
  book.rule(ActionKind::pass) = {pass<B>, ~PhaseSet{0}, explain_pass<B>};
  book.rule(Phase::action).decline = leave_step<B>;
  book.rule(Phase::redraw).decline = leave_step<B>;
  book.score_at_end(FinalStep::features, score_incomplete<B>);
}

}  // namespace bastide::carcassonne
