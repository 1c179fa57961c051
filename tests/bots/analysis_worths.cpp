// Makes the worths in tests/bots/worths, and checks the analysis by all of them.
#include "analysed_games.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace bastide::bots;
using namespace bastide::bots::test;

namespace {

std::filesystem::path file_of(const std::filesystem::path& folder, const AnalysedKind& kind) {
  return folder / (kind.name + ".txt");
}

/// Of all decisions evenly as many as are kept.
std::vector<KeptDecision> chosen(const AnalysedKind& kind, const std::vector<KeptGame>& games) {
  std::vector<KeptDecision> all, some;
  for_each_decision(kind, games, [&](const KeptDecision& decision) { all.push_back(decision); });
  const std::size_t most = std::min<std::size_t>(kDecisionsKept, all.size());
  for (std::size_t i = 0; i < most; ++i) some.push_back(all[i * all.size() / most]);
  return some;
}

/// Writes after each decision, and takes them from everywhere in turn: what is there when it is stopped is a
/// fair sample. Leaves out what even many nodes cannot compare.
void make(const std::filesystem::path& folder, const AnalysedKind& kind) {
  constexpr std::size_t kStride = 77;  // shares no factor with the number of decisions
  KeptWorths worths{play_games(kind), {}};
  const std::vector<KeptDecision> decisions = chosen(kind, worths.games);
  for (std::size_t i = 0; i < decisions.size(); ++i) {
    const KeptDecision& decision = decisions[i * kStride % decisions.size()];
    const Verdict verdict = verdict_on(
        decision, decision.analyst->analyse(decision.view, decision.played, {.nodes = kind.reference_nodes}));
    if (!verdict.cost) continue;
    worths.verdicts.push_back(verdict);
    std::ranges::sort(worths.verdicts, {}, [](const Verdict& one) { return std::pair(one.game, one.step); });
    write_worths(file_of(folder, kind), worths);
  }
  std::printf("%s: %zu of %zu\n", kind.name.c_str(), worths.verdicts.size(), decisions.size());
}

bool check(const std::filesystem::path& folder, const AnalysedKind& kind, std::int64_t nodes, bool aloud) {
  const KeptWorths worths = read_worths(file_of(folder, kind));
  Agreement agreement;
  auto reference = worths.verdicts.begin();
  for_each_decision(kind, worths.games, [&](const KeptDecision& decision) {
    if (reference == worths.verdicts.end() || reference->game != decision.game ||
        reference->step != decision.step)
      return;
    const Verdict verdict =
        verdict_on(decision, decision.analyst->analyse(decision.view, decision.played, {.nodes = nodes}));
    agreement.add(verdict, *reference);
    if (aloud)
      std::printf("game %zu step %zu: %.2f (lead %.2f, error %.2f), by many nodes %.2f (%.2f, %.2f)\n",
                  decision.game, decision.step, verdict.cost.value_or(-1), verdict.lead, verdict.error,
                  *reference->cost, reference->lead, reference->error);
    ++reference;
  });
  std::printf(
      "%s: %d of %d compared; %d costs, %d off by more than a point, %d inverted; sum %.1f, by many "
      "nodes %.1f\n",
      kind.name.c_str(), agreement.compared, agreement.decisions, agreement.told, agreement.off,
      agreement.inverted, agreement.sum, agreement.reference_sum);
  std::fflush(stdout);
  return agreement.is_close();
}

int usage() {
  std::fputs("analysis_worths make|check|aloud FOLDER [KIND|all] [NODES]\n", stderr);
  return 2;
}

}  // namespace

int main(int argc, char** argv) try {
  const std::vector<std::string_view> words(argv + 1, argv + argc);
  if (words.size() < 2 || words.size() > 4) return usage();
  const std::string_view what = words[0], only = words.size() > 2 ? words[2] : "all";
  const std::int64_t nodes = words.size() > 3 ? std::stoll(std::string(words[3])) : kPageNodes;
  if (what != "make" && what != "check" && what != "aloud") return usage();
  bool any = false, close = true;
  for (const AnalysedKind& kind : analysed_kinds()) {
    if (only != "all" && only != kind.name) continue;
    any = true;
    if (what == "make")
      make(words[1], kind);
    else
      close = check(words[1], kind, nodes, what == "aloud") && close;
  }
  if (!any) return usage();
  return close ? 0 : 1;
} catch (const std::exception& failure) {
  std::fprintf(stderr, "%s\n", failure.what());
  return 1;
}
