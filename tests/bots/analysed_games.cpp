#include "analysed_games.hpp"

#include "all_modules.hpp"
#include "kinds.hpp"

#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace bastide::bots::test {
namespace {

Kind played_kind(const AnalysedKind& kind) { return {kind.name, kind.rules, kind.seats}; }

bool is_analysed(const View& view) { return view.legal.size() > 1 || view.table.phase == Phase::place; }

[[noreturn]] void fail(const std::string& what) {
  throw std::runtime_error(what + ": make the worths again (analysis_worths make)");
}

KeptGame play(const AnalysedKind& kind, std::uint64_t seed) {
  const Setup setup = shuffled(played_kind(kind), seed);
  const auto game = started(played_kind(kind), setup);
  const auto careful = make_player(Level::club, setup), careless = make_player(Level::neighbour, setup);
  KeptGame kept{seed, {}};
  Events events;
  while (!game->over()) {
    const Seat seat = game->to_act();
    const View view = game->view(seat);
    const Player& player = seat % 2 == 0 ? *careful : *careless;
    const Action action = player.choose(view, seed + seat, {.nodes = 20'000});
    const auto legal = std::ranges::find(view.legal, action);
    kept.steps.push_back(static_cast<std::size_t>(legal - view.legal.begin()));
    if (!game->apply(seat, action, events)) fail("a computer's action is not legal");
  }
  return kept;
}

/// The modules that there were when the worths of `everything` were made.
std::vector<std::string> first_nine() {
  std::vector<std::string> names = bastide::test::all_modules();
  names.resize(9);
  return names;
}

}  // namespace

const std::vector<AnalysedKind>& analysed_kinds() {
  static const std::vector<AnalysedKind> kinds = {
      {"base", {}, 2, 4, 3'000'000},
      {"inns_and_traders",
       {.modules = {{"farmers", "inns_and_cathedrals", "traders_and_builders"}}},
       3,
       3,
       200'000},
      {"everything", {.modules = first_nine()}, 4, 3, 100'000},
      {"castle", {.game = "castle"}, 2, 6, 3'000'000},
      {"discovery", {.game = "discovery"}, 2, 4, 100'000}};
  return kinds;
}

KeptWorths read_worths(const std::filesystem::path& file) {
  std::ifstream in(file);
  if (!in) fail("cannot read " + file.string());
  KeptWorths worths;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string first;
    words >> first;
    if (first == "game") {
      KeptGame& game = worths.games.emplace_back();
      if (!(words >> game.seed)) fail("no seed in: " + line);
      for (std::size_t step; words >> step;) game.steps.push_back(step);
    } else if (first == "cost") {
      Verdict& verdict = worths.verdicts.emplace_back();
      double cost = 0;
      if (!(words >> verdict.game >> verdict.step >> cost >> verdict.lead >> verdict.error))
        fail("no cost in: " + line);
      verdict.cost = cost;
    } else {
      fail("neither game nor cost: " + line);
    }
  }
  return worths;
}

void write_worths(const std::filesystem::path& file, const KeptWorths& worths) {
  std::ofstream out(file);
  for (const KeptGame& game : worths.games) {
    out << "game " << game.seed;
    for (const std::size_t step : game.steps) out << ' ' << step;
    out << '\n';
  }
  out.setf(std::ios::fixed);
  out.precision(3);
  for (const Verdict& verdict : worths.verdicts)
    out << "cost " << verdict.game << ' ' << verdict.step << ' ' << verdict.cost.value() << ' '
        << verdict.lead << ' ' << verdict.error << '\n';
  if (!out.flush()) throw std::runtime_error("cannot write " + file.string());
}

std::vector<KeptGame> play_games(const AnalysedKind& kind) {
  std::vector<KeptGame> games;
  for (int number = 0; number < kind.games; ++number)
    games.push_back(play(kind, 1000 + static_cast<std::uint64_t>(number)));
  return games;
}

void for_each_decision(const AnalysedKind& kind, const std::vector<KeptGame>& games,
                       const std::function<void(const KeptDecision&)>& visit) {
  Events events;
  for (std::size_t number = 0; number < games.size(); ++number) {
    const Setup setup = shuffled(played_kind(kind), games[number].seed);
    const auto game = started(played_kind(kind), setup);
    const std::shared_ptr<const Analyst> analyst = make_analyst(setup);
    for (std::size_t step = 0; step < games[number].steps.size(); ++step) {
      if (game->over()) fail("a game ends before its last step");
      const Seat seat = game->to_act();
      View view = game->view(seat);
      if (games[number].steps[step] >= view.legal.size()) fail("a step is not legal");
      const Action action = view.legal[games[number].steps[step]];
      if (is_analysed(view)) visit({analyst, number, step, std::move(view), action});
      if (!game->apply(seat, action, events)) fail("a step is not legal");
    }
  }
}

Verdict verdict_on(const KeptDecision& decision, const Analysis& analysis) {
  Verdict verdict{.game = decision.game, .step = decision.step};
  const auto played = std::ranges::find(analysis.choices, decision.played, &WeighedChoice::action);
  if (decision.view.legal.size() == 1) verdict.cost = 0;
  if (played == analysis.choices.end()) return verdict;
  verdict.lead = analysis.choices.front().worth - played->worth;
  verdict.error = analysis.choices.front().error;
  verdict.cost = certain_cost(analysis, decision.played);
  return verdict;
}

void Agreement::add(const Verdict& verdict, const Verdict& reference) {
  ++decisions;
  if (!verdict.cost) return;
  ++compared;
  sum += *verdict.cost;
  reference_sum += *reference.cost;
  if (*verdict.cost == 0) return;
  ++told;
  off += std::abs(*verdict.cost - *reference.cost) > 1;
  inverted += reference.lead == 0;
}

bool Agreement::is_close() const {
  return decisions - compared <= std::max(1, decisions / 10) && off <= std::max(1, 3 * told / 100) &&
         inverted == 0 && std::abs(sum - reference_sum) <= std::max(2.0, 0.15 * reference_sum);
}

}  // namespace bastide::bots::test
