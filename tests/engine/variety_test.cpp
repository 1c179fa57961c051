// Random games are only useful if they reach rules that are rarely needed. This test counts.
#include "random_games.hpp"

#include "all_modules.hpp"
#include "catch.hpp"
#include "module_rows.hpp"
#include "reference/module.hpp"

#include <algorithm>
#include <concepts>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bastide::test {
namespace {

// Only in The Castle: score_next, use_wall_tile; KeepMoved, WallTileTaken, WallTileUsed.
constexpr int kCastleActions = 2;
// Only in The Discovery: take_follower, place_other.
constexpr int kDiscoveryActions = 2;
constexpr int kRareActions = 2;  // remove_mage, remove_witch: nothing on the map may be open
constexpr std::size_t kCastleEvents = 3;

constexpr int kGames = 7200;

/// How often something happened, by what.
using Tally = std::map<std::string, int>;

void count_scores(Tally& tally, const Events& events) {
  for (const Scored& scored : only<Scored>(events)) {
    ++tally[std::string(name(scored.reason)) + " " + std::string(name(scored.feature))];
    if (scored.points >= 20) ++tally["twenty points at once"];
  }
  const auto scored = only<Scored>(events);
  for (std::size_t i = 1; i < scored.size(); ++i)
    if (scored[i].tiles == scored[i - 1].tiles && scored[i].feature == scored[i - 1].feature)
      ++tally["shared feature"];
}

/// A field of an event that tells one of a list of words, but not how a game ended, which is counted apart.
template <class Kind, class T, class Visit>
void visit_reason(Kind, std::string_view event, const T& value, Visit visit) {
  if constexpr (std::derived_from<Kind, field::Word<T>> && !std::same_as<Kind, field::ending>)
    visit(event, value);
}
#define EVENT(Type, spelled, sentence, ...)                                            \
  template <class Visit>                                                               \
  void each_reason([[maybe_unused]] const Type& event, [[maybe_unused]] Visit visit) { \
    static constexpr std::string_view kEvent = #spelled;                               \
    __VA_ARGS__                                                                        \
  }
#define FIELD(kind, name, ...) visit_reason(field::kind{}, kEvent, event.name, visit);
#define OPTIONAL_FIELD FIELD
#include <engine/words.def>

std::string told(std::string_view event, auto reason) {
  return std::string(event) + " " + std::string(name(reason));
}

void count_reasons(Tally& tally, const Events& events) {
  const auto count = [&](std::string_view event, auto reason) { ++tally[told(event, reason)]; };
  for (const Event& event : events) std::visit([&](const auto& one) { each_reason(one, count); }, event);
}

void count_choice(Tally& tally, const TableState& table, const RandomGame::Choice& choice) {
  const bool leaves = choice.action.kind == ActionKind::resign && choice.seat == table.seat;
  ++tally[(leaves ? "resigned in " : "acted in ") + std::string(name(table.phase))];
  ++tally["action " + std::string(name(choice.action.kind))];
}

void count_table(Tally& tally, const TableState& table) {
  if (table.phase == Phase::redraw) ++tally["redraw offered"];
  if (!table.set_aside.empty()) ++tally["river tile waits"];
  if (!table.set_below.empty()) ++tally["river tile set below"];
  for (const SeatState& seat : table.seats)
    if (seat.supply[0] == 0) ++tally["empty supply"];
}

void count_end(Tally& tally, const TableState& table) {
  ++tally["ended " + std::string(name(table.ended.value()))];
  if (table.discards.size() >= 3) ++tally["many discards"];
  if (std::ranges::any_of(table.seats, &SeatState::resigned) && table.ended == Ending::finished)
    ++tally["finished without somebody"];
}

Tally tally_of(std::uint64_t first_seed, int games) {
  Tally tally;
  for (int number = 0; number < games; ++number) {
    RandomGame players(first_seed + static_cast<std::uint64_t>(number));
    const Setup& setup = players.setup();
    ++tally["seats " + std::to_string(setup.seats)];
    ++tally["preset " + setup.rules.preset];
    ++tally["edition " + setup.rules.edition];
    std::string modules = "modules";
    for (const std::string_view module : setup.rules.modules) modules += " " + std::string(module);
    ++tally[modules];
    auto game = players.advanced(started(setup));
    while (!game->over()) {
      const auto choice = players.choose(*game);
      count_choice(tally, game->snapshot().table, choice);
      Events happened;
      REQUIRE(game->apply(choice.seat, choice.action, happened));
      for (const Event& event : happened) ++tally["event " + std::to_string(event.index())];
      count_scores(tally, happened);
      count_reasons(tally, happened);
      count_table(tally, game->snapshot().table);
    }
    count_end(tally, game->snapshot().table);
  }
  return tally;
}

/// Every reason of an event that Carcassonne has, as count_reasons counts it.
std::vector<std::string> all_reasons() {
  std::vector<std::string> reasons;
  const auto add = [&]<class Reason>(std::string_view event, Reason) {
    for (std::size_t i = 0; i < enum_size<Reason>(); ++i)
      reasons.push_back(told(event, static_cast<Reason>(i)));
  };
#define EVENT(Type, ...) each_reason(Type{}, add);
#include <engine/words.def>
  std::erase(reasons, "scored wall_tile");       // only in The Castle
  std::erase(reasons, "scored follower_taken");  // only in The Discovery
  std::erase(reasons, "neutral_moved removed");  // hardly ever: nothing on the map may be open
  std::erase(reasons, "neutral_moved castle");   // seldom: both are rare in a small city
  return reasons;
}

/// How pairs of modules meet in these games, as text: both, only one, neither.
std::set<std::string> meetings(std::uint64_t first_seed, int games) {
  const std::vector<std::string> modules = all_modules();
  std::set<std::string> met;
  for (int number = 0; number < games; ++number) {
    const RandomGame players(first_seed + static_cast<std::uint64_t>(number));
    const Rules& rules = players.setup().rules;
    for (std::size_t a = 0; a < modules.size(); ++a)
      for (std::size_t b = 0; b < a; ++b)
        met.insert(modules[a] + (rules.has(modules[a]) ? " is, " : " is not, ") + modules[b] +
                   (rules.has(modules[b]) ? " is" : " is not"));
  }
  return met;
}

}  // namespace

TEST_CASE("16 random games in a row have every pair of modules together, apart and absent",
          "[engine][random]") {
  const std::size_t modules = all_modules().size();
  // The first seeds of tests that play few games, and some in between.
  for (const std::uint64_t first :
       {0U, 50000U, 60000U, 61007U, 62000U, 63000U, 64000U, 70000U, 80000U, 260014U}) {
    INFO("seeds from " << first);
    CHECK(meetings(first, 16).size() == 4 * modules * (modules - 1) / 2);
  }
}

TEST_CASE("the random games go everywhere", "[engine][random][unsanitized]") {
  const Tally tally = tally_of(10000, kGames);
  std::vector<std::string_view> wanted{"seats 1",
                                       "seats 2",
                                       "seats 3",
                                       "seats 4",
                                       "seats 5",
                                       "seats 6",
                                       "edition classic",
                                       "edition new",
                                       "completed road",
                                       "completed city",
                                       "completed monastery",
                                       "final road",
                                       "final city",
                                       "final monastery",
                                       "shared feature",
                                       "twenty points at once",
                                       "redraw offered",
                                       "empty supply",
                                       "many discards",
                                       "ended finished",
                                       "ended resigned",
                                       "finished without somebody"};
  for (const ModuleRow* row : module_rows()) std::ranges::copy(row->reached, std::back_inserter(wanted));
  for (const std::string_view named : wanted) {
    const auto found = tally.find(std::string(named));
    const int times = found == tally.end() ? 0 : found->second;
    INFO(named);
    CHECK(times >= 10);
  }
  for (const std::string& reason : all_reasons()) {
    INFO(reason);
    CHECK((tally.contains(reason) && tally.at(reason) >= 10));
  }
  for (const PresetSpec& preset : carcassonne().presets())
    CHECK(tally.contains("preset " + std::string(preset.name)));
}

TEST_CASE("the games that a naive model follows have every event, for every reason",
          "[engine][random][unsanitized]") {
  // The seeds and the number of agreement_test.cpp.
  Tally tally;
  for (const std::uint64_t first : {10000U, 20000U, 30000U, 40000U})
    for (const auto& [what, times] : tally_of(first, 200)) tally[what] += times;
  for (const std::string& reason : all_reasons()) {
    INFO(reason);
    CHECK((tally.contains(reason) && tally.at(reason) >= 5));
  }
  const auto events =
      std::ranges::count_if(tally, [](const auto& counted) { return counted.first.starts_with("event "); });
  CHECK(static_cast<std::size_t>(events) == std::variant_size_v<Event> - kCastleEvents);
}

TEST_CASE("the random games repeat no combination of modules, and go through every step, action and event",
          "[engine][random][unsanitized]") {
  const Tally tally = tally_of(10000, kGames);
  const auto starts_with = [](const char* what) {
    return [what](const auto& counted) { return counted.first.starts_with(what); };
  };
  const auto modules = all_modules().size();
  // All combinations come before one comes again.
  CHECK(std::ranges::count_if(tally, starts_with("modules")) == std::min(kGames, 1 << modules));
  CHECK(std::ranges::count_if(tally, starts_with("action ")) ==
        kActionKinds - kCastleActions - kDiscoveryActions - kRareActions);
  CHECK(static_cast<std::size_t>(std::ranges::count_if(tally, starts_with("event "))) ==
        std::variant_size_v<Event> - kCastleEvents);
  for (const reference::Module* module : reference::every_module())
    for (const reference::PhaseRule& rule : module->phases) {
      const std::string phase(name(rule.phase));
      INFO(phase);
      CHECK(tally.contains("acted in " + phase));
      CHECK(tally.contains("resigned in " + phase));
    }
}

}  // namespace bastide::test
