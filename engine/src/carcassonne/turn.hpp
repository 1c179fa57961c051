// The steps of a turn (BASE-TURN): draw, place, action, score, return, next seat.
#pragma once

#include "carcassonne/explain.hpp"
#include "carcassonne/final_scoring.hpp"

#include <utility>

namespace bastide::carcassonne {

/// The next seat in turn order.
Seat behind(const auto& position, Seat seat) {
  return seat + 1 == position.seats ? Seat{0} : static_cast<Seat>(seat + 1);
}

bool has_resigned(const auto& position, Seat seat) { return position.resigned >> seat & 1u; }

/// Adds what modules offer in this phase, or as much of it as comes before `done()`.
void add_offers(const auto& turn, ActionList& list, auto done) {
  const auto& offers = turn.book.offers_in(turn.position.phase);
  if (offers.empty()) return;
  const TileSigns shown = turn.book.facts(turn.position.last_tile().tile).signs;
  for (const auto& [signs, add_actions] : offers) {
    if (shown & signs) add_actions(turn, list);
    if (done()) return;
  }
}

void add_offers(const auto& turn, ActionList& list) {
  add_offers(turn, list, [] { return false; });
}

[[gnu::noinline]] bool modules_offer_actions(const auto& turn) {
  ActionList list(ActionList::Wanted::any);
  add_offers(turn, list, [&] { return !list.empty(); });
  return !list.empty();
}

auto& deployable(auto& position, PieceKind piece) {
  return position.deployable[static_cast<unsigned>(piece)];
}

/// Notes where plain kinds may be deployed. Returns whether there is such a place.
bool find_plain_deployments(auto& turn) {
  auto& position = turn.position;
  const TileOnTable& tile = position.last_tile();
  const auto& claimable = turn.book.facts(tile.tile).claimable;
  unsigned features = 0;
  for (const PieceKind piece : turn.book.plain_kinds) {
    features |= deployable(position, piece) =
        features_if_left(position, position.seat, piece, claimable[static_cast<unsigned>(piece)]);
  }
  if (features == 0) return false;
  const std::uint16_t free = plain_features(turn, tile, features);
  for (const PieceKind piece : turn.book.plain_kinds) deployable(position, piece) &= free;
  return free != 0;
}

[[gnu::noinline]] bool find_other_deployments(auto& turn) {
  auto& position = turn.position;
  const TileOnTable& tile = position.last_tile();
  const auto& claimable = turn.book.facts(tile.tile).claimable;
  unsigned features = 0, any = 0;
  for (const PieceKind piece : turn.book.other_kinds) {
    features |= deployable(position, piece) =
        features_if_left(position, position.seat, piece, claimable[static_cast<unsigned>(piece)]);
  }
  const std::uint16_t own = features_where(
      tile, features, [&](std::uint16_t node) { return has_follower(position, position.seat, node); });
  for (const PieceKind piece : turn.book.other_kinds) {
    const auto& rule = turn.book.rule(piece);
    auto& places = deployable(position, piece);
    if (rule.joins_own) places &= own;
    if (places != 0) places = other_features(turn, tile, places, rule);
    if (rule.on_corners && supply_of(position, position.seat, piece) > 0)
      places = deployable_corners(turn, piece);
    any |= places;
  }
  return any != 0;
}

/// Notes what the seat to act may deploy on the tile just placed. Returns whether it may deploy anything.
bool find_deployments(auto& turn) {
  const bool plain = find_plain_deployments(turn);
  const bool other = !turn.book.other_kinds.empty() && find_other_deployments(turn);
  return plain || other;
}

// --- Which seats are asked

/// Asks the seats for which `may(seat)` holds, in turn order, each once, from `first` to the
/// one before the active seat; skips those that have resigned. `goes_on`: nobody is left, and
/// the active seat is to act again.
Flow ask_from(auto& position, Phase phase, Seat first, auto may) {
  Seat seat = first;
  do {
    if (!has_resigned(position, seat) && may(seat)) {
      position.seat = seat;
      position.phase = phase;
      return Flow::waits;
    }
    seat = behind(position, seat);
  } while (seat != position.turn_seat);
  position.seat = position.turn_seat;
  return Flow::goes_on;
}

/// The asked seat has answered: asks the next one, or leaves the step.
void ask_next(auto& turn, auto may) {
  auto& position = turn.position;
  const Seat next = behind(position, position.seat);
  if (next != position.turn_seat && ask_from(position, position.phase, next, may) == Flow::waits) return;
  position.seat = position.turn_seat;
  leave_step(turn);
}

/// This seat, or the next one in turn order that has not resigned, for steps that go round the table more
/// than once. Requires: some seat has not resigned.
Seat playing_from(const auto& position, Seat seat) {
  while (has_resigned(position, seat)) seat = behind(position, seat);
  return seat;
}

/// The piles are empty: gives the turn to the next seat for which may(seat) holds, from the one after the
/// active seat round to the active seat itself. `goes_on`: there is none. A seat that has laid its tile
/// or declined no longer qualifies.
Flow give_last_turn(auto& position, Phase phase, auto may) {
  for (int i = 1; i <= position.seats; ++i) {
    const auto seat = static_cast<Seat>((position.turn_seat + i) % position.seats);
    if (has_resigned(position, seat) || !may(seat)) continue;
    position.seat = position.turn_seat = seat;
    ++position.turn;
    position.phase = phase;
    return Flow::waits;
  }
  return Flow::goes_on;
}

// --- The steps of the table

[[gnu::noinline, gnu::cold]] void end_turn_early(auto& turn) {
  run_steps(turn, turn.book.steps.of(TurnStep::bazaar));
}

/// Skips a seat that has resigned: it draws and places nothing (BASE-RESIGN-04).
Flow enter_if_playing(auto& turn, Phase phase) {
  auto& position = turn.position;
  position.phase = phase;
  if (position.resigned != 0 && has_resigned(position, position.turn_seat)) end_turn_early(turn);
  return Flow::waits;
}

Flow enter_draw(auto& turn) { return enter_if_playing(turn, Phase::draw); }

Flow enter_place(auto& turn) { return enter_if_playing(turn, Phase::place); }

/// Passes by itself if there is no choice (BASE-TURN-09).
Flow enter_action(auto& turn) {
  turn.position.phase = Phase::action;
  const bool can_deploy = find_deployments(turn);
  if (can_deploy) return Flow::waits;
  const bool can_act = !turn.book.offers_in(Phase::action).empty() && modules_offer_actions(turn);
  return can_act ? Flow::waits : Flow::goes_on;
}

/// BASE-TURN-04, BASE-TURN-05.
Flow enter_score(auto& turn) {
  score_turn(turn);
  return Flow::goes_on;
}

/// BASE-TURN-06, BASE-END-01: the next seat's turn begins; the game ends after the
/// turn that places the last tile.
Flow enter_turn_end(auto& turn) {
  auto& position = turn.position;
  position.agenda = {};
  turn.tell(TurnEnded{position.turn_seat});
  if (position.tiles_left == 0) return Flow::goes_on;
  do {
    position.turn_seat = behind(position, position.turn_seat);
  } while (has_resigned(position, position.turn_seat));
  position.seat = position.turn_seat;
  ++position.turn;
  run_steps(turn, 0);
  return Flow::waits;
}

Flow enter_final(auto& turn) {
  finish(turn);
  return Flow::waits;
}

// --- The base game's actions

/// Lays a tile, drawn or held; the turn goes on behind the placement.
[[gnu::always_inline]] inline void place(auto& turn, TileId tile, Cell cell, Rotation rotation) {
  lay_tile(turn, tile, cell, rotation, turn.position.seat);
  turn.tell(TilePlaced{turn.position.seat, tile, cell, rotation});
  run_steps(turn, turn.book.steps.behind(TurnStep::place));
}

void place_tile(auto& turn, const Action& action) {
  const TileId tile = std::exchange(turn.position.tile, kNoTile);
  place(turn, tile, action.cell, action.rotation);
}

void deploy(auto& turn, const Action& action) {
  const auto& position = turn.position;
  const TileOnTable& tile = action.elsewhere ? *tile_on(position, action.cell) : position.last_tile();
  const Corner corner = action.corner;
  const auto node = corner == Corner::none ? static_cast<std::uint16_t>(tile.first_node + action.feature)
                                           : *field_where_four_meet(turn, tile, corner);
  deploy_piece(turn, node, action.piece, corner);
  leave_step(turn);
}

void discard_hand(auto& turn, Seat seat) {
  turn.tell(TileDiscarded{seat, turn.position.tile});
  turn.position.tile = kNoTile;
}

/// The piles are empty, and the last tile drawn is not placed (BASE-DRAW-03, DRAGON-PILE-05). A turn without
/// a placed tile ends only with the game, or before a turn for which there is a tile.
void leave_without_tile(auto& turn) {
  const auto& steps = turn.book.steps;
  const auto has_tile = turn.book.hooks.next_turn_has_tile;
  const bool goes_on = turn.position.agenda.further || (has_tile && has_tile(turn));
  run_steps(turn, goes_on ? steps.of(TurnStep::bazaar) : steps.behind(TurnStep::turn_end));
}

/// BASE-DRAW-02, BASE-DRAW-03, BASE-OPT-02.
void after_discard(auto& turn) {
  if (turn.position.tiles_left == 0) return leave_without_tile(turn);
  if (turn.book.asks_before_redraw) turn.position.phase = Phase::redraw;
}

/// Leaves the tile in hand open on the table and draws the next one, if there is one
/// (DRAGON-PILE-02, DRAGON-PILE-05).
[[gnu::noinline, gnu::cold]] DrawnTile hold_back_hand(auto& turn) {
  auto& position = turn.position;
  turn.tell(TileSetAside{position.seat, position.tile});
  position.tile = kNoTile;
  ++position.held_back;
  if (position.tiles_left == 0) leave_without_tile(turn);
  return DrawnTile::held_back;
}

/// Returns all tiles held back to the pile, which its holder shuffles (DRAGON-PILE-03).
void give_back_tiles(auto& turn) {
  auto& position = turn.position;
  if (position.held_back == 0) return;
  turn.tell(TilesReturned{position.held_back});
  if (position.refills) {
    position.tiles_left = static_cast<std::uint16_t>(position.tiles_left + position.held_back);
    position.pile = static_cast<std::uint16_t>(position.pile + position.held_back);
  }
  position.held_back = 0;
}

/// The last tile of the land pile leaves it, unseen (HILLS-HILL-02). Returns whether there was one.
bool bury_last_tile(auto& position) {
  if (position.tiles_left == 0 || position.pile == 0) return false;
  --position.tiles_left;
  --position.pile;
  ++position.buried;
  return true;
}

/// BASE-DRAW-01 to 04.
DrawnTile draw_tile(auto& turn, TileId tile) {
  auto& position = turn.position;
  position.tile = tile;
  --position.tiles_left;
  const bool of_river = position.river_left > 0 && is_of_river(turn.book.facts(tile).deck);
  if (of_river) --position.river_left;
  turn.tell(TileDrawn{position.seat, tile});
  if (const auto comes_too_early = turn.book.hooks.holds_back.comes_too_early) {
    if (comes_too_early(turn)) return hold_back_hand(turn);
  }
  if (const auto lays_open = turn.book.hooks.lays_open) {
    if (lays_open(turn)) return DrawnTile::gone;
  }
  if (has_placement(turn)) {
    leave_step(turn);
    return DrawnTile::gone;
  }
  for (const auto sets_aside : turn.book.hooks.sets_aside) {
    if (!sets_aside(turn)) continue;
    turn.tell(TileSetAside{position.seat, tile});
    position.tile = kNoTile;
    ++position.tiles_left;
    if (of_river) ++position.river_left;
    return DrawnTile::waits;
  }
  discard_hand(turn, position.seat);
  after_discard(turn);
  return DrawnTile::gone;
}

void discard_waiting(auto& turn, std::span<const TileId> waiting) {
  auto& position = turn.position;
  position.tiles_left = static_cast<std::uint16_t>(position.tiles_left - waiting.size());
  position.river_left = static_cast<std::uint16_t>(position.river_left - waiting.size());
  for (const TileId tile : waiting) {
    turn.tell(TileDiscarded{position.seat, tile});
  }
  after_discard(turn);
}

bool may_decline(const auto& turn) {
  const auto& rule = turn.book.rule(turn.position.phase);
  return rule.decline && (!rule.may_decline || rule.may_decline(turn));
}

/// Answers for a seat that has resigned: declines, or else takes the first choice.
[[gnu::noinline]] void answer(auto& turn) {
  if (const auto skip = turn.book.rule(turn.position.phase).skip) return skip(turn);
  if (may_decline(turn)) return turn.book.rule(turn.position.phase).decline(turn);
  ActionList list;
  add_offers(turn, list);
  turn.book.rule(list[0].kind).perform(turn, list[0]);
}

/// Answers while a seat that has resigned would be asked. Requires: one has resigned.
[[gnu::noinline, gnu::cold]] void answer_while_resigned(auto& turn) {
  const auto& position = turn.position;
  while (position.phase != Phase::over && !waits_for_chance(position.phase) &&
         has_resigned(position, position.seat)) {
    answer(turn);
  }
}

/// Answers for seats that have resigned, if there are any.
void answer_for_resigned(auto& turn) {
  if (turn.position.resigned != 0) answer_while_resigned(turn);
}

/// Carries out a legal action.
void play_action(auto& turn, const Action& action) {
  turn.book.rule(action.kind).perform(turn, action);
  answer_for_resigned(turn);
}

/// BASE-RESIGN-01 to 05.
void resign_seat(auto& turn, Seat seat) {
  auto& position = turn.position;
  position.resigned |= static_cast<std::uint8_t>(1u << seat);
  turn.tell(SeatResigned{seat});
  const int playing = position.seats - std::popcount(position.resigned);
  const bool over = playing < (position.seats > 1 ? 2 : 1);
  if (position.tile != kNoTile && (over || seat == position.turn_seat))
    discard_hand(turn, position.turn_seat);
  if (over) return end_game(turn, Ending::resigned);
  for (const auto resigned : turn.book.hooks.resigned) resigned(turn, seat);
  const bool in_own_turn = seat == position.seat && seat == position.turn_seat;
  if (in_own_turn && turn.book.steps.within(position.phase, TurnStep::turn_begin, TurnStep::place))
    end_turn_early(turn);
  answer_for_resigned(turn);
}

/// BASE-OPT-02: the turn ends without a tile, so that what the tile before shows means nothing.
void draw_no_more(auto& turn) { run_steps(turn, turn.book.steps.of(TurnStep::late)); }

/// BASE-OPT-02.
void draw_again(auto& turn, const Action&) { turn.position.phase = Phase::draw; }

/// Declines the step, where that is possible.
void pass(auto& turn, const Action&) { turn.book.rule(turn.position.phase).decline(turn); }

/// The base game's pieces and kinds of action; modules add theirs.
void install_base_game(auto& book) {
  constexpr FeatureSet kClaims =
      bit(FeatureKind::road) | bit(FeatureKind::city) | bit(FeatureKind::monastery);  // BASE-DEPLOY-05
  book.rule(PieceKind::meeple) = {.claims = kClaims, .supply = 7};                    // BASE-COMP-02
  book.steps.add(TurnStep::draw, bit(Phase::draw), enter_draw);
  book.steps.add(TurnStep::place, bit(Phase::place), enter_place);
  book.steps.add(TurnStep::action, bit(Phase::action), enter_action);
  book.steps.add(TurnStep::score, bit(Phase::redraw), enter_score);  // a turn without a tile: BASE-OPT-02
  book.steps.add(TurnStep::turn_end, 0, enter_turn_end);
  book.steps.add(TurnStep::final, bit(Phase::over), enter_final);
  book.rule(ActionKind::place_tile) = {place_tile, bit(Phase::place), explain_placement};
  book.rule(ActionKind::deploy) = {deploy, bit(Phase::action), explain_deployment};
  book.rule(ActionKind::draw_again) = {draw_again, bit(Phase::redraw), nullptr};
  book.rule(ActionKind::pass) = {pass, ~PhaseSet{0}, explain_pass};
  book.rule(Phase::action).decline = leave_step;
  book.rule(Phase::redraw).decline = draw_no_more;
  book.score_at_end(FinalStep::features, score_incomplete);
}

}  // namespace bastide::carcassonne
