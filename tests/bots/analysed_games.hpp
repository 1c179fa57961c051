// Games whose decisions check the analysis, and what many nodes say of them.
#pragma once

#include <bots/analysis.hpp>

#include <engine/action.hpp>
#include <engine/ids.hpp>
#include <engine/rules.hpp>
#include <engine/setup.hpp>
#include <engine/view.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bastide::bots::test {

/// Games that are analysed alike.
struct AnalysedKind {
  std::string name;
  RulesRequest rules;
  int seats;
  int games;
  std::int64_t reference_nodes;  ///< for the worths that are kept
};
/// Base game; Inns & Cathedrals with Traders & Builders; every module; The Castle; The Discovery.
const std::vector<AnalysedKind>& analysed_kinds();

inline constexpr int kDecisionsKept = 200;  ///< of each kind
/// What the page spends on a decision (web/src/net/in_page/analysis.ts).
inline constexpr std::int64_t kPageNodes = 30'000;

/// A game by its seed, and the index of each action among the legal ones.
struct KeptGame {
  std::uint64_t seed;
  std::vector<std::size_t> steps;
};

/// What an analysis says of one decision. Without `cost` it was not compared.
struct Verdict {
  std::size_t game = 0;  ///< among those kept
  std::size_t step = 0;  ///< of the game
  std::optional<double> cost = {};
  double lead = 0;   ///< of the best choice over the played one, whether it is certain or not
  double error = 0;  ///< its standard error
};

struct KeptWorths {
  std::vector<KeptGame> games;
  std::vector<Verdict> verdicts;  ///< by game and step
};

/// Throws std::runtime_error if the file is missing or not one that write_worths wrote.
KeptWorths read_worths(const std::filesystem::path& file);
void write_worths(const std::filesystem::path& file, const KeptWorths& worths);

/// Computers of two levels, which err, play the kind's games.
std::vector<KeptGame> play_games(const AnalysedKind& kind);

struct KeptDecision {
  std::shared_ptr<const Analyst> analyst;
  std::size_t game;
  std::size_t step;
  View view;
  Action played;
};
/// Calls visit(decision) for each decision that is analysed, in order. Throws std::runtime_error if a
/// step is none of the legal actions.
void for_each_decision(const AnalysedKind& kind, const std::vector<KeptGame>& games,
                       const std::function<void(const KeptDecision&)>& visit);

Verdict verdict_on(const KeptDecision& decision, const Analysis& analysis);

/// How far costs agree with those by many nodes.
struct Agreement {
  int decisions = 0;
  int compared = 0;
  int told = 0;      ///< costs above nothing
  int off = 0;       ///< of these, by more than a point
  int inverted = 0;  ///< of these, although no choice is better than the played one
  double sum = 0;    ///< of the costs where both compared
  double reference_sum = 0;

  void add(const Verdict& verdict, const Verdict& reference);
  /// Nine in ten compared (of a few: all but one), at most 3 % of the costs (of a few: one) off, none
  /// inverted, sums within 15 % (of a few: two points).
  bool is_close() const;
};

}  // namespace bastide::bots::test
