#include "reference/turn.hpp"

#include "reference/module.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace bastide::reference {

Turn::Turn(const Setup& setup, Snapshot before) : setup_(setup), now_(std::move(before)) {}

std::uint8_t& Turn::supply(Seat seat, PieceKind piece) {
  return now_.table.seats[seat].supply[static_cast<std::size_t>(piece)];
}

void Turn::happened(Event event) { events_.push_back(std::move(event)); }

void Turn::add(const std::vector<Score>& scores) {
  for (const Score& score : scores) {
    const int points = total(score.sheet);
    const int sum = now_.table.seats[score.seat].score += points;
    const auto& [tiles, parts] = score.extent;
    happened(Scored{score.seat, points, score.feature, tiles, score.reason, sum, score.sheet, parts});
  }
}

void Turn::put_on(PieceKind piece, Cell cell, std::uint8_t feature, FeatureKind kind, Corner corner) {
  const Seat seat = now_.table.seat;
  --supply(seat, piece);
  now_.table.pieces.push_back({seat, piece, cell, feature, corner});
  happened(PieceDeployed{seat, piece, cell, feature, kind, corner});
}

void Turn::take_back(const PlacedPiece& piece, ReturnReason reason) {
  now_.table.pieces.erase(std::ranges::find(now_.table.pieces, piece));  // one of those that are alike
  ++supply(piece.seat, piece.piece);
  happened(PieceReturned{piece.seat, piece.piece, piece.cell, piece.feature, reason});
}

void Turn::pieces_left() {
  for (const Module* module : modules_of(setup_.rules))
    if (module->pieces_left) module->pieces_left(*this);
}

Seat Turn::playing_from(int seat) const {
  while (now_.table.seats[static_cast<std::size_t>(seat % setup_.seats)].resigned) ++seat;
  return static_cast<Seat>(seat % setup_.seats);
}

Outcome Turn::result() && {
  for (const Module* module : modules_of(setup_.rules))
    if (module->tidy) module->tidy(now_.table);
  return {std::move(now_), std::move(events_)};
}

void Turn::begin_tile() {
  for (const Module* module : modules_of(setup_.rules))
    if (module->before_draw && module->before_draw(*this)) return;
  draw();
}

void Turn::draw() {
  TableState& table = now_.table;
  table.bazaar.hand_is_bought = false;  // what is drawn is not
  while (true) {
    if (nothing_to_draw()) {
      const bool goes_on = table.parts.part || std::ranges::any_of(modules_of(setup_.rules), [&](auto* one) {
                             return one->next_turn_has_tile && one->next_turn_has_tile(table);
                           });
      return goes_on ? end_turn() : last_round();
    }
    if (!river_tiles_left() && !table.set_aside.empty()) {
      for (const TileId waited : std::exchange(table.set_aside, {})) discard(waited);
      if (asks_before_redraw()) return;
      continue;
    }
    const TileId drawn = take_next();
    happened(TileDrawn{table.seat, drawn});
    if (comes_too_early(drawn)) {
      table.held_back.push_back(drawn);
      happened(TileSetAside{table.seat, drawn});
      continue;
    }
    if (take_in_hand(drawn)) return;
    if (may_wait(drawn)) {
      table.set_aside.push_back(drawn);
      happened(TileSetAside{table.seat, drawn});
      continue;
    }
    discard(drawn);
    if (asks_before_redraw()) return;
  }
}

bool Turn::take_in_hand(TileId tile) {
  if (!has_placement(tile)) return false;
  now_.table.tile = tile;
  now_.table.phase = Phase::place;
  return true;
}

std::vector<TileId> Turn::draw_open(int count) {
  std::vector<TileId> open;
  while (std::cmp_less(open.size(), count) && !nothing_to_draw()) {
    const TileId drawn = take_next();
    happened(TileDrawn{now_.table.seat, drawn});
    if (!comes_too_early(drawn)) {
      open.push_back(drawn);
      continue;
    }
    now_.table.held_back.push_back(drawn);
    happened(TileSetAside{now_.table.seat, drawn});
  }
  return open;
}

void Turn::before_action(int behind) {
  std::vector<Question> due;
  for (const Module* module : modules_of(setup_.rules))
    if (module->before_action.step > behind) due.push_back(module->before_action);
  std::ranges::sort(due, {}, &Question::step);
  for (const Question& question : due)
    if (question.asks(*this)) return;
  begin_action();
}

void Turn::begin_action() {
  now_.table.phase = Phase::action;
  if (choices(setup_, now_.table).empty()) end_action();
}

void Turn::end_action() {
  for (const Module* module : modules_of(setup_.rules))
    if (module->action_ends) module->action_ends(now_.table);
  for (const Module* module : modules_of(setup_.rules))
    if (module->after_action && module->after_action(*this)) return;
  after_action();
}

void Turn::after_action() {
  for (const Module* module : modules_of(setup_.rules))
    if (module->before_scoring && module->before_scoring(*this)) return;
  score();
}

void Turn::score() {
  for (const Module* module : modules_of(setup_.rules))
    if (module->before_coming_out && module->before_coming_out(*this)) return;
  come_out();
}

void Turn::come_out() {
  for (const Module* module : modules_of(setup_.rules))
    if (module->comes_out && module->comes_out(*this)) return;
  score_now();
}

void Turn::score_now() {
  TableState& table = now_.table;
  const std::size_t before = events_.size();
  const Board board = board_of(table, setup_.rules);
  const Spot last = spot(table.board.back().cell);
  const std::vector<Feature> completed = completed_by(board, last);
  for (const Feature& feature : completed) {
    add(score_completed(board, table, feature, setup_.rules));
    for (const Module* module : modules_of(setup_.rules))
      if (module->completed_one) module->completed_one(*this, feature);
  }
  for (const Module* module : modules_of(setup_.rules))
    if (module->paid_besides) module->paid_besides(*this);
  for (const Module* module : modules_of(setup_.rules))
    if (module->shares_out) module->shares_out(*this, completed);
  for (const Module* module : modules_of(setup_.rules))
    if (module->completed) module->completed(*this, completed);
  std::vector<Feature> emptied = completed;
  for (const Module* module : modules_of(setup_.rules)) {
    if (!module->emptied) continue;
    for (Feature& feature : module->emptied(table, board)) emptied.push_back(std::move(feature));
  }
  take_back_from(emptied);
  for (const Module* module : modules_of(setup_.rules))
    if (module->sent_home) module->sent_home(*this);
  const Events scored(events_.begin() + static_cast<std::ptrdiff_t>(before), events_.end());
  for (const Module* module : modules_of(setup_.rules))
    if (module->has_scored) module->has_scored(table, scored);
  for (const Module* module : modules_of(setup_.rules))
    if (module->goes_on && module->goes_on(*this)) return;
  after_moves();
}

void Turn::after_moves() {
  for (const Module* module : modules_of(setup_.rules))
    if (module->goes_in && module->goes_in(*this)) return;
  after_entries();
}

void Turn::after_entries() {
  for (const Module* module : modules_of(setup_.rules))
    if (module->after_scoring && module->after_scoring(*this)) return;
  end_scoring();
}

void Turn::end_scoring() {
  for (const Module* module : modules_of(setup_.rules))
    if (module->asks_all && module->asks_all(*this)) return;
  after_asking();
}

void Turn::after_asking() {
  for (const Module* module : modules_of(setup_.rules))
    if (module->waits_after_scoring && module->waits_after_scoring(setup_, now_.table)) return;
  end_part();
}

void Turn::end_part() {
  TableState& table = now_.table;
  if (table.parts.due.empty() || table.seats[table.seat].resigned) return end_turn();
  if (nothing_to_draw()) {
    const bool lays = std::ranges::any_of(modules_of(setup_.rules), [&](const Module* module) {
      return module->needs_no_draw && module->needs_no_draw(setup_, table);
    });
    return lays ? begin_part() : end_turn();
  }
  for (const Module* module : modules_of(setup_.rules))
    if (module->asks_before_part && module->asks_before_part(setup_, table)) return;
  begin_part();
}

void Turn::begin_part() {
  PartsTable& parts = now_.table.parts;
  parts.part = parts.due.front();
  parts.due.erase(parts.due.begin());
  happened(DoubleTurn{now_.table.seat, *parts.part});
  begin_tile();
}

void Turn::end_turn() {
  for (const Module* module : modules_of(setup_.rules))
    if (module->turn_ends && module->turn_ends(*this)) return;
  TableState& table = now_.table;
  table.parts = {};
  happened(TurnEnded{table.seat});
  if (nothing_to_draw()) return last_round();  // nobody draws any more (BASE-END-01)
  begin_turn(playing_from(table.seat + 1));
}

void Turn::begin_turn(Seat seat) {
  TableState& table = now_.table;
  ++table.turn;
  for (const Module* module : modules_of(setup_.rules))
    if (module->turn_begins) module->turn_begins(table);
  table.seat = seat;
  table.turn_seat.reset();
  for (const Module* module : modules_of(setup_.rules))
    if (module->starts_turn) module->starts_turn(*this);
  for (const Module* module : modules_of(setup_.rules))
    if (module->brings_tile && module->brings_tile(*this)) return;
  begin_tile();
}

void Turn::last_round() {
  for (const Module* module : modules_of(setup_.rules))
    if (module->last_round && module->last_round(*this)) return;
  finish();
}

void Turn::resign(Seat seat) {
  TableState& table = now_.table;
  table.seats[seat].resigned = true;
  happened(SeatResigned{seat});
  const bool over = too_few_remain();
  if ((over || seat == table.seat) && table.tile != kNoTile) discard(std::exchange(table.tile, kNoTile));
  if (over) return end(Ending::resigned);
  const bool asked = seat == table.seat;
  for (const Module* module : modules_of(setup_.rules))
    if (module->resigned) module->resigned(*this, seat);
  if (!asked) return;
  if (phase_rule(setup_.rules, table.phase)->before_tile) return end_turn();
  answer_for_resigned();
}

/// Passes for a seat that has resigned, or takes the first choice.
void Turn::answer_for_resigned() {
  TableState& table = now_.table;
  while (table.phase != Phase::over && table.seats[table.seat].resigned) {
    const PhaseRule* rule = phase_rule(setup_.rules, table.phase);
    if (rule->skip) {
      rule->skip(*this);
    } else if (rule->pass) {
      rule->pass(*this);
    } else {
      const Action first = choices(setup_, table).front();
      action_rule(setup_.rules, first.kind)->perform(*this, first);
    }
  }
}

bool Turn::has_placement(TileId drawn) const {
  return !legal_placements(now_.table, drawn, setup_.rules).empty() ||
         std::ranges::any_of(modules_of(setup_.rules), [&](const Module* module) {
           return module->places_otherwise && module->places_otherwise(setup_, now_.table, drawn);
         });
}

void Turn::discard_hand() {
  discard(std::exchange(now_.table.tile, kNoTile));
  if (!asks_before_redraw()) draw();
}

int Turn::draw_from(std::string_view stream, const std::vector<int>& copies) {
  StreamDraws& draws = now_.chance[std::string(stream)];
  const auto forced = setup_.forced_chance.find(stream);
  int value = copies.front();
  if (forced != setup_.forced_chance.end() && draws.values.size() < forced->second.size())
    value = forced->second[draws.values.size()];
  else if (setup_.chance)
    value = copies[below(*setup_.chance, stream, draws.next, copies.size())];
  draws.values.push_back(value);
  happened(ChanceDrawn{now_.table.turn_seat.value_or(now_.table.seat), stream, value});
  return value;
}

bool Turn::bury() {
  const std::vector<TileId> order = remaining_order();
  const std::size_t land =
      setup_.end_after_forced || setup_.piles.empty() ? 0 : setup_.piles.back().items.size();
  const std::size_t land_from = draw_order(setup_).size() - land;
  if (order.size() <= std::max(land_from, static_cast<std::size_t>(now_.drawn))) return false;
  now_.buried.push_back(order.back());
  return true;
}

/// The order without what lies under others.
std::vector<TileId> Turn::remaining_order() const {
  std::vector<TileId> order = draw_order(setup_, now_.reshuffle);
  const std::size_t before = now_.reshuffle ? static_cast<std::size_t>(now_.reshuffle->buried) : 0;
  order.resize(order.size() - (now_.buried.size() - before));
  return order;
}

bool Turn::order_used_up() const { return std::cmp_equal(now_.drawn, remaining_order().size()); }

bool Turn::nothing_to_draw() const {
  return order_used_up() && now_.table.set_aside.empty() && now_.table.set_below.empty();
}

/// Whether a river tile follows, not counting those set aside in this search for a fitting one.
bool Turn::river_tile_follows() const {
  return !order_used_up() &&
         tile(remaining_order()[static_cast<std::size_t>(now_.drawn)]).deck == Deck::river;
}

bool Turn::river_to_come() const {
  const std::vector<TileId> order = remaining_order();
  return !now_.table.set_aside.empty() || !now_.table.set_below.empty() ||
         std::any_of(order.begin() + now_.drawn, order.end(),
                     [](TileId id) { return tile(id).deck != Deck::land; });
}

bool Turn::river_tiles_left() const { return river_tile_follows() || !now_.table.set_below.empty(); }

/// Tiles set below lie under the river tiles and above all others.
TileId Turn::take_next() {
  std::vector<TileId>& below = now_.table.set_below;
  if (river_tile_follows() || below.empty()) return remaining_order()[static_cast<std::size_t>(now_.drawn++)];
  const TileId next = below.front();
  below.erase(below.begin());
  return next;
}

bool Turn::may_wait(TileId drawn) const {
  return std::ranges::any_of(modules_of(setup_.rules), [&](const Module* module) {
    return module->sets_aside && module->sets_aside(drawn, setup_.rules);
  });
}

bool Turn::comes_too_early(TileId drawn) const {
  return std::ranges::any_of(modules_of(setup_.rules), [&](const Module* module) {
    return module->holds_back && module->holds_back(now_.table, drawn);
  });
}

void Turn::give_back() {
  std::vector<TileId> tiles = std::exchange(now_.table.held_back, {});
  if (tiles.empty()) return;
  happened(TilesReturned{static_cast<int>(tiles.size())});
  const auto modules = modules_of(setup_.rules);
  const auto holder = std::ranges::find_if(modules, [](const Module* module) { return module->holds_back; });
  now_.reshuffle = Reshuffle{now_.drawn, std::move(tiles), std::string((*holder)->stream),
                             static_cast<int>(now_.buried.size())};
}

/// BASE-OPT-02.
bool Turn::asks_before_redraw() {
  if (nothing_to_draw() || word(setup_.rules, "unplaceable") != "redraw_may") return false;
  now_.table.phase = Phase::redraw;
  return true;
}

void Turn::discard(TileId tile) { discard_from(now_.table.seat, tile); }

void Turn::discard_from(Seat seat, TileId tile) {
  now_.table.discards.push_back(tile);
  happened(TileDiscarded{seat, tile});
}

int Turn::tiles_to_draw() const {
  return static_cast<int>(remaining_order().size()) - now_.drawn +
         static_cast<int>(now_.table.set_aside.size() + now_.table.set_below.size());
}

/// In order of deployment.
void Turn::take_back_from(const std::vector<Feature>& completed) {
  const std::vector<PlacedPiece> pieces = now_.table.pieces;
  for (const PlacedPiece& piece : pieces) {
    const auto holds = [&](const Feature& feature) { return feature.places.contains(place_of(piece)); };
    if (std::ranges::any_of(completed, holds)) take_back(piece);
  }
  pieces_left();
}

bool Turn::too_few_remain() const {
  const auto remaining = std::ranges::count(now_.table.seats, false, &SeatState::resigned);
  return remaining < std::min(2, setup_.seats);
}

void Turn::finish() {
  add(score_incomplete(board_of(now_.table, setup_.rules), now_.table, setup_.rules));
  std::vector<FinalScores> parts;
  for (const Module* module : modules_of(setup_.rules))
    if (module->final_scores.scores) parts.push_back(module->final_scores);
  std::ranges::sort(parts, {}, &FinalScores::step);
  for (const FinalScores& part : parts) add(part.scores(now_.table, setup_.rules));
  end(Ending::finished);
}

void Turn::end(Ending ending) {
  TableState& table = now_.table;
  table.phase = Phase::over;
  table.seat = kNoSeat;
  table.parts = {};
  table.turn_seat.reset();
  for (const Module* module : modules_of(setup_.rules))
    if (module->action_ends) module->action_ends(table);
  table.ended = ending;
  GameFinished finished{.scores = {}, .winners = {}, .ended = ending};
  int best = std::numeric_limits<int>::min();
  for (const SeatState& seat : table.seats) {
    finished.scores.push_back(seat.score);
    if (!seat.resigned) best = std::max(best, seat.score);
  }
  for (Seat seat = 0; seat < setup_.seats; ++seat)
    if (!table.seats[seat].resigned && table.seats[seat].score == best) finished.winners.push_back(seat);
  happened(std::move(finished));
}

}  // namespace bastide::reference
