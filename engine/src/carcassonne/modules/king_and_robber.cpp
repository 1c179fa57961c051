// King & Robber Baron: awards for who completes the largest city and the longest road (KING).
#include "carcassonne/final_scoring.hpp"
#include "carcassonne/modules/registry.hpp"
#include "common/bad_snapshot.hpp"

namespace bastide::carcassonne {
namespace {

/// What an award is taken for, how its points are called, and where everybody sees it.
struct AwardRow {
  Award award;
  FeatureKind taken_for;
  FeatureKind scored_as;
  std::string_view counted;
  std::optional<HeldAward> AwardsTable::* shown;
};
constexpr std::array<AwardRow, enum_size<Award>()> kAwards{
    {{Award::king, FeatureKind::city, FeatureKind::king, "cities", &AwardsTable::king},
     {Award::robber, FeatureKind::road, FeatureKind::robber, "roads", &AwardsTable::robber}}};

template <class P>
auto& state_of(P& position, const AwardRow& row) {
  return position.modules.awards[static_cast<std::size_t>(row.award)];
}

template <class B>
bool is_held(const Position<B>& position, const AwardRow& row) {
  return state_of(position, row).size > 0;
}

template <class B>
int size_of(const Position<B>& position, std::uint16_t root) {
  return static_cast<int>(tiles_of(position, root).count());  // KING-AWARD-02
}

template <class B>
void pay(Position<B>& position, const AwardRow& row, const Sheet& sheet, ScoreReason reason, Events* log) {
  award(
      position, state_of(position, row).seat, sheet, row.scored_as, reason,
      [] { return std::vector<Cell>{}; }, log);
}

// --- Taking the awards

/// KING-AWARD-01 to 05: whoever's turn it is takes the award for the largest feature completed in it.
template <class B>
void settle(Position<B>& position, const AwardRow& row, std::span<const std::uint16_t> completed,
            Events* log) {
  AwardState& state = state_of(position, row);
  std::optional<std::uint16_t> largest;
  int size = state.size;
  for (const std::uint16_t root : completed) {
    if (position.nodes[root].kind != row.taken_for || size_of(position, root) <= size) continue;
    size = size_of(position, root);
    largest = root;
  }
  if (!largest) return;
  const Seat from = is_held(position, row) ? state.seat : kNoSeat;
  state = {static_cast<std::uint16_t>(size), position.turn_seat};
  if (!log) return;
  const auto cells = cells_of(position, tiles_of(position, *largest));
  log->push_back(AwardTaken{row.award, position.turn_seat, from, size, cells});
}

template <class B>
void settle_awards(const RuleBook<B>&, Position<B>& position, std::span<const std::uint16_t> completed,
                   Events* log) {
  for (const AwardRow& row : kAwards) settle(position, row, completed, log);
}

// --- What they are worth

/// KING-SCORE-02: to whoever held the award before the turn's own changes.
template <class B>
void pay_running(const RuleBook<B>&, Position<B>& position, std::span<const std::uint16_t> completed,
                 Events* log) {
  for (const AwardRow& row : kAwards) {
    if (!is_held(position, row)) continue;
    Sheet sheet;
    const auto count = std::count_if(completed.begin(), completed.end(), [&](std::uint16_t root) {
      return position.nodes[root].kind == row.taken_for;
    });
    sheet.add(row.counted, static_cast<int>(count), 1);
    pay(position, row, sheet, ScoreReason::award, log);
  }
}

/// Complete features of a kind on the map (KING-SCORE-06, KING-SCORE-07).
template <class B>
int complete_ones(const Position<B>& position, FeatureKind kind) {
  int count = 0;
  for (std::uint16_t node = 0; node < position.node_count; ++node) {
    const Node& feature = position.nodes[node];
    count += feature.kind == kind && feature.parent == node && feature.open == 0;
  }
  return count;
}

/// KING-SCORE-01.
template <class B>
void score_per_feature(const RuleBook<B>&, Position<B>& position, Events* log) {
  for (const AwardRow& row : kAwards) {
    if (!is_held(position, row)) continue;
    Sheet sheet;
    sheet.add(row.counted, complete_ones(position, row.taken_for), 1);
    pay(position, row, sheet, ScoreReason::final, log);
  }
}

/// KING-SCORE-03.
template <class B>
void score_ten(const RuleBook<B>&, Position<B>& position, Events* log) {
  for (const AwardRow& row : kAwards) {
    if (!is_held(position, row)) continue;
    Sheet sheet;
    sheet.add("award", 10);
    pay(position, row, sheet, ScoreReason::final, log);
  }
}

/// KING-SCORE-04; both in one hand are one event (KING-FINAL-01).
template <class B>
void score_fifteen_forty(const RuleBook<B>&, Position<B>& position, Events* log) {
  const auto& [king, robber] = kAwards;
  const bool both = is_held(position, king) && is_held(position, robber) &&
                    state_of(position, king).seat == state_of(position, robber).seat;
  for (const AwardRow& row : kAwards) {
    if (!is_held(position, row) || (both && row.award == Award::robber)) continue;
    Sheet sheet;
    both ? sheet.add("both_awards", 40) : sheet.add("award", 15);
    pay(position, row, sheet, ScoreReason::final, log);
  }
}

// --- Views, saves and the hash

template <class B>
void show_awards(const RuleBook<B>&, const Position<B>& position, TableState& table) {
  for (const AwardRow& row : kAwards) {
    const AwardState& state = state_of(position, row);
    if (is_held(position, row)) table.awards.*row.shown = HeldAward{state.seat, state.size};
  }
}

/// A size is that of a feature that is complete (KING-AWARD-07).
template <class B>
bool is_complete_size(const Position<B>& position, FeatureKind kind, int size) {
  for (std::uint16_t node = 0; node < position.node_count; ++node) {
    const Node& feature = position.nodes[node];
    if (feature.kind != kind || feature.parent != node || feature.open > 0) continue;
    if (size_of(position, node) == size) return true;
  }
  return false;
}

template <class B>
Result<> restore_awards(const RuleBook<B>&, const TableState& table, Position<B>& position) {
  for (const AwardRow& row : kAwards) {
    const auto& held = table.awards.*row.shown;
    if (!held) continue;
    if (held->seat >= position.seats || !is_complete_size(position, row.taken_for, held->size))
      return bad("Nobody can have taken this award for a feature of this size.",
                 std::string(name(row.award)));
    state_of(position, row) = {static_cast<std::uint16_t>(held->size), held->seat};
  }
  return {};
}

template <class B>
void hash_awards(const Position<B>& position, Hash& hash) {
  for (const AwardRow& row : kAwards) {
    const AwardState& state = state_of(position, row);
    if (is_held(position, row))
      hash.mix(static_cast<std::uint64_t>(row.award) << 32 | static_cast<std::uint64_t>(state.seat) << 16 |
               state.size);
  }
}

enum class KingScoring : std::uint8_t { per_feature, running, ten, fifteen_forty };
constexpr std::string_view kKingScoring[] = {"per_feature", "running", "ten", "fifteen_forty"};
constexpr OptionSpec kOptions[] = {
    {"king_scoring", OptionType::word, {}, kKingScoring, 0, "king_and_robber"}};

/// KING-COMP-01.
void add_king_tiles(const Rules& rules, TileSupply& supply) {
  add_set("king_and_robber", rules.edition, supply.land());
}

template <class B>
void install_king_and_robber(const Rules& rules, RuleBook<B>& book) {
  switch (static_cast<KingScoring>(rules.option("king_scoring"))) {
    case KingScoring::per_feature: book.score_at_end(FinalStep::awards, score_per_feature<B>); break;
    case KingScoring::running: book.hooks.completed.push_back(pay_running<B>); break;
    case KingScoring::ten: book.score_at_end(FinalStep::awards, score_ten<B>); break;
    case KingScoring::fifteen_forty: book.score_at_end(FinalStep::awards, score_fifteen_forty<B>); break;
  }
  book.hooks.completed.push_back(settle_awards<B>);
  book.hooks.show.push_back(show_awards<B>);
  book.hooks.restore.push_back(restore_awards<B>);
  book.hooks.hash.push_back(hash_awards<B>);
}

}  // namespace

constinit const ModuleRow kKingAndRobber{
    {"king_and_robber", "King & Robber Baron"},
    kOptions,
    add_king_tiles,
    on_every_board([](const Rules& rules, auto& book) { install_king_and_robber(rules, book); })};

}  // namespace bastide::carcassonne
