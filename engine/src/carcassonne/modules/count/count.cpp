// The Count of Carcassonne: a walled city amid the map. Figures go into its quarters when others have scored,
// and come out to features that are about to be scored, but for the quarter that the count locks (COUNT).
// Each of the three has a file in the folder of the same name; here are what computers expect, saves and the
// set-up.
#include "carcassonne/modules/count/coming_out.hpp"
#include "carcassonne/modules/count/going_in.hpp"
#include "carcassonne/modules/count/walls.hpp"
#include "carcassonne/modules/registry.hpp"
#include "carcassonne/prospects.hpp"
#include "common/bad_snapshot.hpp"

#include <algorithm>
#include <numeric>

namespace bastide::carcassonne {
namespace count {
namespace {

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
  // Where the count stands when no turn is left, he stays.
  const Expected locked = seen.turns > 0 ? weights.locked : 0;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    for (std::size_t i = 0; i < kQuarters; ++i) {
      const auto& figures = figures_in(position, seat, quarter_of(i));
      const int count = std::reduce(figures.begin(), figures.end(), 0);
      const bool to_fields = quarter_of(i) == Quarter::market;
      const Expected comes_out = to_fields ? weights.market : chances[i] * weights.joins;
      const Expected share = quarter_of(i) == state_of(position).count ? locked : 1;
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
  book.hooks.renumbered.push_back([](auto& turn, std::uint16_t from) {
    auto& walls = state_of(turn.position).walls;
    walls += walls > from;
  });
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
