// King & Robber Baron: awards for completing the largest city and the longest road (KING).
#include "carcassonne/final_scoring.hpp"
#include "carcassonne/modules/registry.hpp"
#include "common/bad_snapshot.hpp"

namespace bastide::carcassonne {
namespace {

/// One award: the feature kind it goes by, the name of its points, and where the table shows it.
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

auto& state_of(auto& position, const AwardRow& row) {
  return position.modules.awards[static_cast<std::size_t>(row.award)];
}

bool is_held(const auto& position, const AwardRow& row) { return state_of(position, row).size > 0; }

int size_of(const auto& position, std::uint16_t root) {
  return static_cast<int>(tiles_of(position, root).count());  // KING-AWARD-02
}

void pay(auto& turn, const AwardRow& row, const Sheet& sheet, ScoreReason reason) {
  award(turn, state_of(turn.position, row).seat, sheet, row.scored_as, reason, [] { return Extent{}; });
}

// --- Taking the awards

/// KING-AWARD-01 to 05: the active seat takes the award for the largest feature completed in its turn.
void settle(auto& turn, const AwardRow& row, std::span<const std::uint16_t> completed) {
  auto& position = turn.position;
  AwardState& state = state_of(position, row);
  std::optional<std::uint16_t> largest;
  int size = state.size;
  for (const std::uint16_t root : completed) {
    const Node& feature = position.nodes[root];
    if (feature.kind != row.taken_for || feature.size <= size)
      continue;  // a feature has at least as many segments as tiles
    const int tiles = size_of(position, root);
    if (tiles <= size) continue;
    size = tiles;
    largest = root;
  }
  if (!largest) return;
  const Seat from = is_held(position, row) ? state.seat : kNoSeat;
  state = {static_cast<std::uint16_t>(size), position.turn_seat};
  if (!turn.log) return;
  const auto [tiles, parts] = extent_of(position, *largest);
  turn.log->push_back(AwardTaken{row.award, position.turn_seat, from, size, tiles, parts});
}

void settle_awards(auto& turn, std::span<const std::uint16_t> completed) {
  for (const AwardRow& row : kAwards) settle(turn, row, completed);
}

// --- Scoring the awards

/// KING-SCORE-02: pays the seat that held the award before this turn changed it.
void pay_running(auto& turn, std::span<const std::uint16_t> completed) {
  for (const AwardRow& row : kAwards) {
    if (!is_held(turn.position, row)) continue;
    Sheet sheet;
    const auto count = std::count_if(completed.begin(), completed.end(), [&](std::uint16_t root) {
      return turn.position.nodes[root].kind == row.taken_for;
    });
    sheet.add(row.counted, static_cast<int>(count), 1);
    pay(turn, row, sheet, ScoreReason::award);
  }
}

/// Counts the complete features on the map by kind (KING-SCORE-06, KING-SCORE-07).
auto complete_ones(const auto& position) {
  std::array<int, enum_size<FeatureKind>()> count{};
  for (std::uint16_t node = 0; node < position.node_count; ++node) {
    const Node& feature = position.nodes[node];
    count[static_cast<std::size_t>(feature.kind)] +=
        (feature.parent == node) & (feature.open == 0);  // without a branch, which could not be predicted
  }
  return count;
}

/// KING-SCORE-01.
void score_per_feature(auto& turn) {
  const auto complete = complete_ones(turn.position);
  for (const AwardRow& row : kAwards) {
    if (!is_held(turn.position, row)) continue;
    Sheet sheet;
    sheet.add(row.counted, complete[static_cast<std::size_t>(row.taken_for)], 1);
    pay(turn, row, sheet, ScoreReason::final);
  }
}

/// KING-SCORE-03.
void score_ten(auto& turn) {
  for (const AwardRow& row : kAwards) {
    if (!is_held(turn.position, row)) continue;
    Sheet sheet;
    sheet.add("award", 10);
    pay(turn, row, sheet, ScoreReason::final);
  }
}

/// KING-SCORE-04; both awards in one hand make one event (KING-FINAL-01).
void score_fifteen_forty(auto& turn) {
  auto& position = turn.position;
  const auto& [king, robber] = kAwards;
  const bool both = is_held(position, king) && is_held(position, robber) &&
                    state_of(position, king).seat == state_of(position, robber).seat;
  for (const AwardRow& row : kAwards) {
    if (!is_held(position, row) || (both && row.award == Award::robber)) continue;
    Sheet sheet;
    both ? sheet.add("both_awards", 40) : sheet.add("award", 15);
    pay(turn, row, sheet, ScoreReason::final);
  }
}

// --- Views, saves and the hash

void show_awards(const auto& turn, TableState& table) {
  for (const AwardRow& row : kAwards) {
    const AwardState& state = state_of(turn.position, row);
    if (is_held(turn.position, row)) table.awards.*row.shown = HeldAward{state.seat, state.size};
  }
}

/// Whether some complete feature has this size (KING-AWARD-07).
bool is_complete_size(const auto& position, FeatureKind kind, int size) {
  for (std::uint16_t node = 0; node < position.node_count; ++node) {
    const Node& feature = position.nodes[node];
    if (feature.kind != kind || feature.parent != node || feature.open > 0) continue;
    if (size_of(position, node) == size) return true;
  }
  return false;
}

Result<> restore_awards(auto& turn, const TableState& table) {
  auto& position = turn.position;
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

void hash_awards(const auto& turn, Hash& hash) {
  const auto& position = turn.position;
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

constexpr auto kInstall = [](const Rules& rules, auto& book) {
  switch (static_cast<KingScoring>(rules.option("king_scoring"))) {
    case KingScoring::per_feature: book.score_at_end(FinalStep::awards, score_per_feature); break;
    case KingScoring::running: book.hooks.completed.push_back(pay_running); break;
    case KingScoring::ten: book.score_at_end(FinalStep::awards, score_ten); break;
    case KingScoring::fifteen_forty: book.score_at_end(FinalStep::awards, score_fifteen_forty); break;
  }
  book.hooks.completed.push_back(settle_awards);
  book.hooks.show.push_back(show_awards);
  book.hooks.restore.push_back(restore_awards);
  book.hooks.hash.push_back(hash_awards);
};

}  // namespace

constinit const ModuleRow kKingAndRobber{.spec = {"king_and_robber", "King & Robber Baron"},
                                         .options = kOptions,
                                         .add_tiles = add_king_tiles,
                                         .install = kInstall};

}  // namespace bastide::carcassonne
