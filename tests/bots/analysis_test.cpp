// What an analysis says of decisions, and how far that can be trusted.
#include <bots/analysis.hpp>

#include "analysed_games.hpp"
#include "catch.hpp"
#include "common/paired_sample.hpp"
#include "effort.hpp"
#include "kinds.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::bots;
using namespace bastide::bots::test;

namespace {

/// Calls visit(analyst, view) for each decision of a random game until it returns false.
void for_each_view(const Kind& kind, std::uint64_t seed, auto visit) {
  const Setup setup = shuffled(kind, seed);
  const auto game = started(kind, setup);
  const auto analyst = make_analyst(setup);
  Random random(seed);
  Events events;
  while (!game->over()) {
    const View view = game->view(game->to_act());
    if (!visit(*analyst, view)) return;
    const Action action = view.legal[random.below(static_cast<std::uint32_t>(view.legal.size()))];
    REQUIRE(game->apply(view.table.seat, action, events));
  }
}

const WeighedChoice* choice_of(const Analysis& analysis, const Action& action) {
  const auto found = std::ranges::find(analysis.choices, action, &WeighedChoice::action);
  return found == analysis.choices.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("means over the whole bag are exact, and over a part of it as sure as their differences are alike",
          "[bots][analysis]") {
  PairedSample sample(3, 8);
  sample.add(std::array{1.0, 2.0, 9.0}, 1);
  CHECK(std::isinf(sample.error(0, 1)));
  sample.add(std::array{5.0, 6.0, 1.0}, 3);
  CHECK(sample.mean(0) == Approx(4));
  CHECK(sample.error(0, 1) == Approx(0).margin(1e-9));  // always one less, however the tiles differ
  CHECK(sample.error(0, 2) > 1);
  CHECK_FALSE(sample.is_whole());
  const double before = sample.error(0, 2);
  sample.add(std::array{3.0, 4.0, 5.0}, 3);
  CHECK(sample.error(0, 2) < before);
  CHECK_FALSE(sample.is_equal(0, 1));
  sample.add(std::array{0.0, 1.0, 0.0}, 1);
  CHECK(sample.is_whole());
  CHECK(sample.error(0, 2) == 0);
  sample.drop(0);
  CHECK(sample.choices() == 2);
  CHECK(sample.mean(0) == Approx((2.0 + 18 + 12 + 1) / 8));
}

TEST_CASE("an analysis compares the played choice with others on the same tiles, or with none",
          "[bots][analysis][unsanitized]") {
  int praised = 0;
  for (const Kind& kind :
       {Kind{"castle", {.game = "castle"}, 2}, Kind{"discovery", {.game = "discovery"}, 3},
        Kind{"discovery for experts", {.game = "discovery", .preset = "discovery-expert"}, 2},
        Kind{"standard", {}, 2}, Kind{"all for five", {.modules = all_modules()}, 5}}) {
    CAPTURE(kind.label);
    int number = 0, compared = 0, not_compared = 0, explained = 0;
    for_each_view(kind, 5, [&](const Analyst& analyst, const View& view) {
      if (number++ % 16 != 3) return number < 100;
      for (const std::int64_t nodes : {1, 300, 5'000}) {
        CAPTURE(number, nodes);
        const Action& played = view.legal[static_cast<std::size_t>(number) % view.legal.size()];
        const Analysis analysis = analyst.analyse(view, played, {.nodes = nodes});
        CHECK(analysis.expected.size() == view.table.seats.size());
        const auto cost = certain_cost(analysis, played);
        (analysis.choices.empty() ? not_compared : compared)++;
        if (analysis.choices.empty()) {
          CHECK_FALSE(cost);
          CHECK(analysis.reasons.empty());
          continue;
        }
        CHECK(analysis.reasons.size() <= kReasonsMost);
        if (!cost) CHECK(analysis.reasons.empty());
        if (cost && *cost > 0) explained += !analysis.reasons.empty();
        if (cost == 0) praised += !analysis.reasons.empty();
        const WeighedChoice* own = choice_of(analysis, played);
        REQUIRE(own);
        CHECK(own->error == 0);
        CHECK(std::ranges::is_sorted(analysis.choices, std::ranges::greater{}, &WeighedChoice::worth));
        const double lead = analysis.choices.front().worth - own->worth;
        const double error = analysis.choices.front().error;
        if (lead <= 2 * error || lead < 0.05)
          CHECK(cost == 0.0);
        else if (error <= 1.5)
          CHECK(cost == lead);
        else
          CHECK_FALSE(cost);
        for (const WeighedChoice& choice : analysis.choices) CHECK(std::isfinite(choice.error));
        const Analysis again = analyst.analyse(view, played, {.nodes = nodes});
        CHECK(std::ranges::equal(analysis.choices, again.choices, {}, &WeighedChoice::worth,
                                 &WeighedChoice::worth));
      }
      return number < 100;
    });
    CHECK(compared > 0);
    CHECK(not_compared > 0);
    CHECK(explained > 0);
  }
  CHECK(praised > 0);
}

TEST_CASE("a tile turned into itself is one choice", "[bots][analysis]") {
  int met = 0;
  for (std::uint64_t seed = 1; met < 3; ++seed) {
    REQUIRE(seed < 20);
    for_each_view({"standard", {}, 2}, seed, [&](const Analyst& analyst, const View& view) {
      // A monastery without a road looks the same from each side.
      if (view.table.phase != Phase::place || tile(view.table.tile).id != "base-B") return true;
      ++met;
      std::set<double> leads;
      for (const Action& played : view.legal) {
        if (played.cell != view.legal.front().cell) continue;
        const Analysis analysis = analyst.analyse(view, played, {.nodes = 100'000});
        REQUIRE(choice_of(analysis, played));
        leads.insert(std::round(1000 * certain_cost(analysis, played).value()));
        std::set<std::pair<int, int>> cells;
        for (const WeighedChoice& choice : analysis.choices)
          CHECK(cells.insert({choice.action.cell.x, choice.action.cell.y}).second);
      }
      CHECK(leads.size() == 1);
      return false;
    });
  }
}

TEST_CASE("nodes bound a whole analysis, luck included", "[bots][analysis]") {
  constexpr std::int64_t kNodes = 3'000;
  std::int64_t polls = 0;
  int number = 0;
  for_each_view({"all for five", {.modules = all_modules()}, 5}, 9,
                [&](const Analyst& analyst, const View& view) {
                  if (number++ % 20 != 10) return number < 100;
                  polls = 0;
                  analyst.analyse(view, view.legal.front(), {.nodes = kNodes, .stop = [&] {
                                                               ++polls;
                                                               return false;
                                                             }});
                  // For the choices, for what the played one leads to, and for luck.
                  CHECK(polls <= 3 * kNodes + 100);
                  return number < 100;
                });
  CHECK(number == 100);
}

TEST_CASE("an analysis with the page's nodes agrees with one by many", "[bots][analysis][unsanitized]") {
  for (const AnalysedKind& kind : analysed_kinds()) {
    CAPTURE(kind.name);
    const KeptWorths worths = read_worths("worths/" + kind.name + ".txt");
    const int sample = bastide::test::effort(kind.name == "everything" ? 4 : 10);
    const std::size_t every =
        std::max<std::size_t>(1, worths.verdicts.size() / static_cast<std::size_t>(sample));
    Agreement agreement;
    std::size_t next = 0;
    for_each_decision(kind, worths.games, [&](const KeptDecision& decision) {
      if (next >= worths.verdicts.size()) return;
      const Verdict& reference = worths.verdicts[next];
      if (reference.game != decision.game || reference.step != decision.step) return;
      if (next++ % every != every / 2) return;
      agreement.add(verdict_on(decision, decision.analyst->analyse(decision.view, decision.played,
                                                                   {.nodes = kPageNodes})),
                    reference);
    });
    CHECK(next == worths.verdicts.size());
    CAPTURE(agreement.decisions, agreement.compared, agreement.told, agreement.off, agreement.inverted,
            agreement.sum, agreement.reference_sum);
    CHECK(agreement.is_close());
  }
}

TEST_CASE("the worths are checked by the page's own nodes", "[bots][analysis]") {
  std::ifstream in("../../web/src/net/in_page/analysis.ts");
  REQUIRE(in);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  std::erase(text, '_');
  CHECK(text.contains("const NODES = " + std::to_string(kPageNodes) + ";"));
}
