// The Count of Carcassonne: a walled city amid the map. Figures go into its quarters when others have scored,
// and come out to features that are about to be scored, but for the quarter that the count locks (COUNT).
#include "carcassonne/farms.hpp"
#include "carcassonne/modules/abbey_and_mayor/barn.hpp"
#include "carcassonne/modules/registry.hpp"
#include "carcassonne/prospects.hpp"
#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"
#include "common/misplacement.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <bit>
#include <numeric>
#include <span>
#include <string>
#include <utility>

namespace bastide::carcassonne {
namespace count {
namespace {

constexpr std::size_t kQuarters = enum_size<Quarter>();
constexpr std::size_t index_of(Quarter quarter) { return static_cast<std::size_t>(quarter); }
constexpr Quarter quarter_of(std::size_t index) { return static_cast<Quarter>(index); }

/// COUNT-LEAVE-01: what figures come out to, by Quarter.
constexpr std::array<FeatureKind, kQuarters> kLeadsTo{FeatureKind::city, FeatureKind::field,
                                                      FeatureKind::road, FeatureKind::monastery};

auto& state_of(auto& position) { return position.modules.quarters; }

auto& figures_in(auto& position, Seat seat, Quarter quarter) {
  return state_of(position).figures[seat][index_of(quarter)];
}

/// COUNT-ENTER-04: those followers that may stand on what the quarter leads to.
bool may_be_in(const auto& turn, Quarter quarter, PieceKind piece) {
  const auto& rule = turn.book.rule(piece);
  const bool admitted = piece != PieceKind::abbot || turn.book.modules.quarters.abbot;
  return admitted && rule.holds && (rule.claims & bit(kLeadsTo[index_of(quarter)])) != 0;
}

/// EXP-SETUP-05.
bool has_market(const auto& turn) { return may_be_in(turn, Quarter::market, PieceKind::meeple); }

// --- The walled city

/// One of the two tiles without land (COUNT-SETUP-06).
TileId walls_tile() {
  static const TileId id = find_tile("count-r2c2").value();
  return id;
}

/// COUNT-FIELD-01: the walled city is a complete city that has no side, only for fields that touch its walls
/// and for whoever counts the complete cities at the end (KING-MIX-08).
void build_walls(const Tile& printed, std::vector<Segment>& segments) {
  if (printed.id == tile(walls_tile()).id) segments.push_back(Segment{.kind = FeatureKind::city});
}

void note_walls(auto& turn) {
  auto& position = turn.position;
  if (position.last_tile().tile != walls_tile()) return;
  const std::uint16_t walls = position.last_tile().first_node;
  state_of(position).walls = static_cast<std::uint16_t>(walls + 1);
  close_side(position, walls);
}

void add_walled_city(const auto& turn, std::uint16_t field, auto& cities) {
  const std::uint16_t walls = state_of(turn.position).walls;
  if (walls != 0 && has_mark(turn, field, Mark::carcassonne)) cities.set(walls - 1u);
}

/// Nobody can claim the walled city.
void leave_out_walls(const auto& turn, Survey& survey) {
  const auto& position = turn.position;
  const std::uint16_t walls = state_of(position).walls;
  if (walls == 0) return;
  const Cell cell = position.tile_of(static_cast<std::uint16_t>(walls - 1)).cell;
  std::erase_if(survey.features,
                [&](const SurveyedFeature& feature) { return feature.segments.front().cell == cell; });
}

// --- Coming out

/// COUNT-LEAVE-02: the features that the turn has completed, and the fields that a barn is going to pay.
auto features_to_score(const auto& turn) {
  const auto& position = turn.position;
  auto roots = position.no_nodes();
  Closed closed;
  find_closed(turn, closed);
  find_surrounded(turn, closed);
  for (const std::uint16_t root : std::span(closed.roots).first(closed.count)) roots.set(root);
  for_each_single(position, PieceKind::barn, [&](Seat, std::uint16_t barn) {
    const bool just_placed = position.nodes[barn].tile + 1u == position.tile_count;
    if (just_placed || !is_free(position, barn)) roots.set(position.root(barn));
  });
  return roots;
}

/// COUNT-FINAL-01.
auto features_at_end(const auto& turn) {
  const auto& position = turn.position;
  auto roots = position.no_nodes();
  for (std::uint16_t node = 0; node < position.node_count; ++node) {
    const Node& feature = position.nodes[node];
    if (feature.parent != node) continue;
    if (feature.kind == FeatureKind::field || (turn.book.modules.quarters.all_quarters && feature.open != 0))
      roots.set(node);
  }
  return roots;
}

/// Why nobody may be put on this segment, whoever stands on its feature (COUNT-LEAVE-05, EXP-ACT-03).
Verdict kept_off(const auto& turn, std::uint16_t node) {
  const TileOnTable& tile = turn.position.tile_of(node);
  const unsigned feature = 1u << turn.position.feature_index(node);
  for (const auto& bar : turn.book.hooks.bars) {
    if (bar.refusal.code != Code::feature_occupied && bar.barred(turn, tile, feature, true))
      return bar.refusal;
  }
  return std::nullopt;
}

/// Adds each way out of a quarter to one of these features (roots).
void add_ways_from(const auto& turn, Seat seat, Quarter quarter, const auto& features, ActionList& list) {
  const auto& position = turn.position;
  const auto& figures = figures_in(position, seat, quarter);
  for (std::uint16_t node = 0; node < position.node_count; ++node) {
    if (position.nodes[node].kind != kLeadsTo[index_of(quarter)] || !features.test(position.root(node)) ||
        kept_off(turn, node))
      continue;
    for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
      if (figures[kind] == 0) continue;
      list.push(Action{.kind = ActionKind::leave_quarter,
                       .piece = static_cast<PieceKind>(kind),
                       .feature = position.feature_index(node),
                       .cell = position.tile_of(node).cell,
                       .quarter = quarter});
    }
    if (list.is_enough()) return;
  }
}

/// COUNT-LEAVE-03: adds each way out of quarters that are not locked.
void add_ways_out(const auto& turn, Seat seat, const auto& features, ActionList& list) {
  for (std::size_t i = 0; i < kQuarters && !list.is_enough(); ++i) {
    const Quarter quarter = quarter_of(i);
    const auto& figures = figures_in(turn.position, seat, quarter);
    if (quarter == state_of(turn.position).count || std::reduce(figures.begin(), figures.end(), 0) == 0)
      continue;
    add_ways_from(turn, seat, quarter, features, list);
  }
}

bool can_come_out(const auto& turn, Seat seat, const auto& features) {
  ActionList ways(ActionList::Wanted::any);
  add_ways_out(turn, seat, features, ways);
  return !ways.empty();
}

/// Asks this seat, or the next one that can move something; the active seat is the last (COUNT-LEAVE-04).
Flow ask_to_come_out(auto& turn, Seat first) {
  auto& position = turn.position;
  const auto features = features_to_score(turn);
  Seat seat = first;
  for (bool is_last = features.none(); !is_last; seat = behind(position, seat)) {
    is_last = seat == position.turn_seat;
    if (has_resigned(position, seat) || !can_come_out(turn, seat, features)) continue;
    position.seat = seat;
    position.phase = Phase::leave_quarter;
    return Flow::waits;
  }
  position.seat = position.turn_seat;
  return Flow::goes_on;
}

Flow let_come_out(auto& turn) {
  const auto& position = turn.position;
  if (state_of(position).lodgers == 0) return Flow::goes_on;
  return ask_to_come_out(turn, behind(position, position.turn_seat));
}

/// The seat that was asked moves nothing more.
void stay_inside(auto& turn) {
  auto& position = turn.position;
  const bool was_last = position.seat == position.turn_seat;
  if (was_last || ask_to_come_out(turn, behind(position, position.seat)) == Flow::goes_on) leave_step(turn);
}

/// COUNT-FINAL-03: asks the next seat in rotation that has not passed, or this one again.
Flow ask_for_last_move(auto& turn, Seat before) {
  auto& position = turn.position;
  const auto features = features_at_end(turn);
  Seat seat = before;
  do {
    seat = behind(position, seat);
    if (has_resigned(position, seat) || (state_of(position).passed >> seat & 1u) != 0 ||
        !can_come_out(turn, seat, features))
      continue;
    position.seat = seat;
    position.phase = Phase::last_moves;
    return Flow::waits;
  } while (seat != before);
  position.seat = position.turn_seat;
  return Flow::goes_on;
}

Flow begin_last_moves(auto& turn) {
  if (state_of(turn.position).lodgers == 0) return Flow::goes_on;
  return ask_for_last_move(turn, turn.position.turn_seat);
}

void go_on_with_last_moves(auto& turn) {
  if (ask_for_last_move(turn, turn.position.seat) == Flow::goes_on) leave_step(turn);
}

void pass_for_good(auto& turn) {
  state_of(turn.position).passed |= static_cast<std::uint8_t>(1u << turn.position.seat);
  go_on_with_last_moves(turn);
}

/// COUNT-LEAVE-05.
void come_out(auto& turn, const Action& action) {
  auto& position = turn.position;
  const Seat seat = position.seat;
  --figures_in(position, seat, action.quarter)[static_cast<unsigned>(action.piece)];
  --state_of(position).lodgers;
  put_on(turn, segment_on(position, action.cell, action.feature), seat, action.piece);
  turn.tell(QuarterLeft{seat, action.piece, action.quarter, action.cell, action.feature});
  if (position.phase == Phase::last_moves) return go_on_with_last_moves(turn);
  if (!can_come_out(turn, seat, features_to_score(turn))) stay_inside(turn);
}

void add_exits(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  const auto features = position.phase == Phase::last_moves ? features_at_end(turn) : features_to_score(turn);
  add_ways_out(turn, position.seat, features, list);
}

// --- Going in

/// COUNT-ENTER-02: notes who is paid for a feature; in the scoring at the end it does not matter.
void note_points(auto& turn, std::uint16_t root, ScoreReason reason, int value) {
  if (reason == ScoreReason::final || value <= 0) return;
  for_each_owner(turn, std::span(&root, 1),
                 [&](Seat seat) { state_of(turn.position).scored |= static_cast<std::uint8_t>(1u << seat); });
}

/// COUNT-ENTER-01.
Flow judge_points(auto& turn) {
  auto& state = state_of(turn.position);
  const unsigned active = 1u << turn.position.turn_seat;
  state.may_enter = state.scored != 0 && (state.scored & active) == 0;
  state.scored = 0;
  return Flow::goes_on;
}

void add_entries(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  for (const PieceKind piece : turn.book.kinds_in_play) {
    if (supply_of(position, position.seat, piece) == 0) continue;
    for (std::size_t i = 0; i < kQuarters; ++i) {
      if (may_be_in(turn, quarter_of(i), piece))
        list.push(Action{.kind = ActionKind::enter_quarter, .piece = piece, .quarter = quarter_of(i)});
    }
  }
}

Flow offer_entry(auto& turn) {
  auto& position = turn.position;
  if (!std::exchange(state_of(position).may_enter, false) || has_resigned(position, position.seat))
    return Flow::goes_on;
  ActionList entries(ActionList::Wanted::any);
  add_entries(turn, entries);
  if (entries.empty()) return Flow::goes_on;
  position.phase = Phase::enter_quarter;
  return Flow::waits;
}

bool may_move_to(const auto& turn, Quarter quarter) {
  return quarter != state_of(turn.position).count && (quarter != Quarter::market || has_market(turn));
}

void move_count_to(auto& turn, Quarter quarter) {
  Quarter& count = state_of(turn.position).count;
  if (count == quarter) return;
  turn.tell(CountMoved{count, quarter});
  count = quarter;
}

/// COUNT-ENTER-06, `clockwise`.
Quarter next_quarter(const auto& turn) {
  Quarter quarter = state_of(turn.position).count;
  do quarter = quarter_of((index_of(quarter) + 1) % kQuarters);
  while (!may_move_to(turn, quarter));
  return quarter;
}

/// COUNT-ENTER-03.
void go_in(auto& turn, const Action& action) {
  using Moves = CountRules::Moves;
  auto& position = turn.position;
  --supply_of(position, position.seat, action.piece);
  ++figures_in(position, position.seat, action.quarter)[static_cast<unsigned>(action.piece)];
  ++state_of(position).lodgers;
  turn.tell(QuarterEntered{position.seat, action.piece, action.quarter});
  switch (turn.book.modules.quarters.moves) {
    case Moves::by_player: position.phase = Phase::move_count; return;
    case Moves::clockwise: move_count_to(turn, next_quarter(turn)); break;
    case Moves::follow: move_count_to(turn, action.quarter); break;
  }
  leave_step(turn);
}

void add_moves_of_count(const auto& turn, ActionList& list) {
  for (std::size_t i = 0; i < kQuarters; ++i) {
    if (may_move_to(turn, quarter_of(i)))
      list.push(Action{.kind = ActionKind::move_count, .quarter = quarter_of(i)});
  }
}

void move_count(auto& turn, const Action& action) {
  move_count_to(turn, action.quarter);
  leave_step(turn);
}

// --- The end

/// COUNT-FINAL-04: on a field with a barn only figures from the market are left.
bool has_barn(const auto& turn, std::uint16_t field) {
  return abbey_and_mayor::barn_owners(turn.position, field) != 0;
}

// --- Refusals

Rejection explain_exit(const auto& turn, const Action& action) {
  const auto& position = turn.position;
  const Quarter quarter = action.quarter;
  if (!turn.book.in_play(action.piece))
    return {Code::piece_not_in_game, "There is no such piece in this game."};
  if (figures_in(position, position.seat, quarter)[static_cast<unsigned>(action.piece)] == 0)
    return {Code::not_in_this_quarter, "You have no such figure in that quarter."};
  if (quarter == state_of(position).count)
    return {Code::quarter_locked, "Nobody leaves the quarter where the count stands."};
  const TileOnTable* tile = find_tile_on(position, action.cell);
  if (tile && action.feature < turn.book.facts(tile->tile).features) {
    if (const Verdict refused = kept_off(turn, static_cast<std::uint16_t>(tile->first_node + action.feature)))
      return {refused->code, std::string(refused->sentence)};
  }
  return {Code::no_way_out, "No figure comes out of that quarter to there now."};
}

Rejection explain_entry(const auto& turn, const Action& action) {
  if (!turn.book.in_play(action.piece))
    return {Code::piece_not_in_game, "There is no such piece in this game."};
  if (supply_of(turn.position, turn.position.seat, action.piece) == 0)
    return {Code::no_piece_left, "No piece of that kind is left in the supply."};
  return {Code::quarter_closed, "Such a figure may not go into that quarter."};
}

Rejection explain_move(const auto&, const Action&) {
  return {Code::count_stays, "The count is there already, or may not go there."};
}

// --- What computers expect

/// By quarter: the chance that a feature to which it leads is completed, of those that somebody holds.
std::array<Expected, kQuarters> chances_to_come_out(const auto& position, const Prospects& seen) {
  std::array<Expected, kQuarters> none;
  none.fill(1);
  auto met = position.no_nodes();
  for (const Prospects::Standing& piece : seen.pieces) {
    const auto quarter = static_cast<std::size_t>(
        std::ranges::find(kLeadsTo, position.nodes[piece.root].kind) - kLeadsTo.begin());
    if (quarter == kQuarters || met.test(piece.root)) continue;
    met.set(piece.root);
    none[quarter] *= 1 - piece.closes;
  }
  for (Expected& chance : none) chance = 1 - chance;
  return none;
}

/// Figures in quarters come out to features that are completed, those of the market to fields at the end.
void expect_lodgers(const auto& turn, Prospects& seen) {
  seen.of = "quarters";
  const auto& position = turn.position;
  if (state_of(position).lodgers == 0) return;
  const CountWeights& weights = seen.weights.quarters;
  const auto chances = chances_to_come_out(position, seen);
  for (Seat seat = 0; seat < position.seats; ++seat) {
    for (std::size_t i = 0; i < kQuarters; ++i) {
      const auto& figures = figures_in(position, seat, quarter_of(i));
      const int count = std::reduce(figures.begin(), figures.end(), 0);
      const bool to_fields = quarter_of(i) == Quarter::market;
      const Expected comes_out = to_fields ? weights.market : chances[i] * weights.joins;
      const Expected share = quarter_of(i) == state_of(position).count ? weights.locked : 1;
      seen.points[seat] += count * share * (weights.kept * seen.figure[seat] + comes_out);
    }
  }
}

// --- Views, saves and the hash

void show_quarters(const auto& turn, TableState& table) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
  table.quarters.count = state.count;
  for (std::size_t i = 0; i < kQuarters; ++i) {
    for (Seat seat = 0; seat < position.seats; ++seat) {
      for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
        const int count = state.figures[seat][i][kind];
        if (count > 0)
          table.quarters.figures.push_back({quarter_of(i), seat, static_cast<PieceKind>(kind), count});
      }
    }
  }
  table.quarters.may_enter = state.may_enter && position.phase == Phase::wagon;
  if (position.phase != Phase::last_moves) return;
  for (Seat seat = 0; seat < position.seats; ++seat)
    if ((state.passed >> seat & 1u) != 0) table.quarters.last_passed.push_back(seat);
}

Result<> restore_quarters(auto& turn, const TableState& table) {
  auto& position = turn.position;
  auto& state = state_of(position);
  const auto& [count, figures, may_enter, last_passed] = table.quarters;
  if (!count || (*count == Quarter::market && !has_market(turn)))
    return bad("The count stands in a quarter that is open.", "count");
  state.count = *count;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const auto& [quarter, seat, piece, number] = figures[i];
    if (seat >= position.seats || !turn.book.in_play(piece) || !may_be_in(turn, quarter, piece) ||
        number < 1 || number > 255)
      return bad("There are no such figures in that quarter.", item("quarters", i));
    figures_in(position, seat, quarter)[static_cast<unsigned>(piece)] = static_cast<std::uint8_t>(number);
    state.lodgers = static_cast<std::uint16_t>(state.lodgers + number);
  }
  if (may_enter && position.phase != Phase::wagon)
    return bad("Somebody may go in when the wagons have gone on.", "may_enter");
  state.may_enter = may_enter;
  for (const Seat seat : last_passed) {
    if (seat >= position.seats || seat == position.seat || position.phase != Phase::last_moves)
      return bad("Who has passed moves nothing more before the final scoring.", "last_passed");
    state.passed |= static_cast<std::uint8_t>(1u << seat);
  }
  if (position.phase == Phase::last_moves && position.tiles_left > 0)
    return bad("The last moves come when nothing is left to draw.", "phase");
  const bool in_own_step = position.phase == Phase::enter_quarter || position.phase == Phase::move_count;
  if (in_own_step && position.seat != position.turn_seat)
    return bad("Only the seat whose turn it is goes into the city.", "phase");
  return {};
}

int figures_inside(const auto& turn, Seat seat, PieceKind piece) {
  int inside = 0;
  for (const auto& figures : state_of(turn.position).figures[seat])
    inside += figures[static_cast<unsigned>(piece)];
  return inside;
}

void hash_quarters(const auto& turn, Hash& hash) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
  hash.mix(static_cast<std::uint64_t>(state.count));
  for (Seat seat = 0; seat < position.seats; ++seat) {
    for (std::size_t i = 0; i < kQuarters; ++i) {
      for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
        const std::uint64_t count = state.figures[seat][i][kind];
        if (count > 0) hash.mix(count << 32 | std::uint64_t{seat} << 16 | std::uint64_t{i} << 8 | kind);
      }
    }
  }
  if (position.phase == Phase::wagon) hash.mix(state.may_enter);
  if (position.phase == Phase::last_moves) hash.mix(state.passed);
}

// --- The set-up

constexpr std::string_view kFinal[] = {"all_quarters", "market_only"};
constexpr EditionValue kFinalInClassic[] = {{"classic", 0}};
constexpr std::string_view kMove[] = {"by_player", "clockwise", "follow"};
constexpr EditionValue kAbbotInClassic[] = {{"classic", 0}};
constexpr std::string_view kStartTile[] = {"remove", "shuffle"};

constexpr OptionSpec kOptions[] = {
    {"count_final", OptionType::word, {}, kFinal, 1, "count", kFinalInClassic},
    {"count_move", OptionType::word, {}, kMove, 0, "count"},
    {"count_abbot", OptionType::toggle, {}, {}, 1, "count", kAbbotInClassic},
    {"count_start_tile", OptionType::word, {}, kStartTile, 0, "count"},
};

/// COUNT-SETUP-01 to 03: the block instead of the start tile. A spring lies beside it, and what it has
/// replaced is decided here, not by the river's option.
void lay_city(const Rules& rules, TileSupply& supply) {
  const TileId usual = start_layout("base", rules.edition).front().tile;
  const bool has_river = rules.has("river");
  std::vector<StartTile> springs;
  if (has_river) {
    springs = supply.opening;
    for (StartTile& spring : springs) spring.cell = {2, -1};
    if (rules.option("river_start_tile") == 1) supply.land().erase(std::ranges::find(supply.land(), usual));
  }
  const auto city = start_layout("count", rules.edition);
  supply.opening.assign(city.begin(), city.end());
  supply.opening.insert(supply.opening.end(), springs.begin(), springs.end());
  if (rules.option("count_start_tile") == 1) supply.land().push_back(usual);
}

void install_going_in(auto& book) {
  book.hooks.scored.push_back(note_points);
  book.steps.add(TurnStep::score, 0, judge_points);
  book.steps.add(TurnStep::go_in, bit(Phase::enter_quarter) | bit(Phase::move_count), offer_entry);
  book.rule(Phase::enter_quarter).decline = leave_step;
  book.rule(Phase::move_count).decline = leave_step;
  book.offer(bit(Phase::enter_quarter), add_entries);
  book.offer(bit(Phase::move_count), add_moves_of_count);
  book.rule(ActionKind::enter_quarter) = {go_in, bit(Phase::enter_quarter), explain_entry};
  book.rule(ActionKind::move_count) = {move_count, bit(Phase::move_count), explain_move};
}

void install_coming_out(auto& book) {
  constexpr PhaseSet kPhases = bit(Phase::leave_quarter) | bit(Phase::last_moves);
  book.steps.add(TurnStep::come_out, bit(Phase::leave_quarter), let_come_out);
  book.steps.add(TurnStep::last_moves, bit(Phase::last_moves), begin_last_moves);
  book.rule(Phase::leave_quarter).decline = stay_inside;
  book.rule(Phase::last_moves).decline = pass_for_good;
  book.offer(kPhases, add_exits);
  book.rule(ActionKind::leave_quarter) = {come_out, kPhases, explain_exit};
}

constexpr auto kInstall = [](const Rules& rules, FullRoom auto& book) {
  book.modules.quarters.moves = static_cast<CountRules::Moves>(rules.option("count_move"));
  book.modules.quarters.abbot = rules.option("count_abbot") != 0;
  book.modules.quarters.all_quarters = rules.option("count_final") == 0;
  book.hooks.printed.push_back(build_walls);
  book.hooks.tile_laid.push_back({sign(FeatureKind::city), note_walls});
  book.hooks.cities_touched.push_back(add_walled_city);
  book.hooks.survey_table.push_back(leave_out_walls);
  install_going_in(book);
  install_coming_out(book);
  if (rules.has("abbey_and_mayor")) book.hooks.pays_as_joined = has_barn;
  book.hooks.prospects.push_back(expect_lodgers);
  book.hooks.show.push_back(show_quarters);
  book.hooks.restore.push_back(restore_quarters);
  book.hooks.figures_elsewhere.push_back(figures_inside);
  book.hooks.hash.push_back(hash_quarters);
};

}  // namespace
}  // namespace count

constinit const ModuleRow kCount{.spec = {"count", "The Count of Carcassonne"},
                                 .options = count::kOptions,
                                 .add_tiles = count::lay_city,
                                 .install = count::kInstall};

}  // namespace bastide::carcassonne
