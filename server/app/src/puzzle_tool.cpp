#include "puzzle_tool.hpp"

#include <protocol/bytes.hpp>
#include <protocol/game_json.hpp>
#include <protocol/json_line.hpp>
#include <protocol/line_choice.hpp>
#include <protocol/reason.hpp>
#include <protocol/records/record.hpp>
#include <protocol/records/replay.hpp>
#include <protocol/room_view.hpp>
#include <server/analysis/record_analysis.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace bastide::server {
namespace {

constexpr int kExitWrong = 3;
/// With fewer placements to compare there is nothing to find.
constexpr std::size_t kChoicesLeast = 3;
/// Half of an interval in which a difference lies with a confidence of 95 %, in standard errors.
constexpr double kErrors = 2;
constexpr std::size_t kIdDigits = 16;

/// Whether the tile in hand is laid, and nothing besides.
bool lays_tile(const Action& action) {
  return action.kind == ActionKind::place_tile && action.axis == Axis::none;
}

/// Whether the seat placed its tile worse than it could have.
bool is_slip(const AnalysedDecision& decision, const PuzzleLimits& limits) {
  const auto& choices = decision.analysis.choices;
  return decision.view.table.phase == Phase::place && lays_tile(decision.played) &&
         choices.size() >= kChoicesLeast &&
         std::ranges::all_of(choices, lays_tile, &bots::WeighedChoice::action) &&
         decision.cost().value_or(0) >= limits.points;
}

/// Of an analysis in which the best choice was played: errors are those of the differences from it.
bool is_clear(const bots::Analysis& analysis, const PuzzleLimits& limits) {
  const auto& choices = analysis.choices;
  return choices.size() >= kChoicesLeast &&
         std::ranges::all_of(std::span(choices).subspan(1), [&](const bots::WeighedChoice& other) {
           return choices[0].worth - other.worth - kErrors * other.error >= limits.points;
         });
}

/// The analysis in which the best choice was played, if this is a puzzle.
std::optional<bots::Analysis> clear_best(const RecordAnalysis& analysis, const AnalysedDecision& decision,
                                         const PuzzleLimits& limits) {
  if (!is_slip(decision, limits)) return std::nullopt;
  const Action best = decision.analysis.choices.front().action;
  bots::Analysis again = analysis.weigh(decision, best, limits.nodes);
  if (again.choices.empty() || !(again.choices.front().action == best) || !is_clear(again, limits))
    return std::nullopt;
  return again;
}

std::string line_of(std::string_view id, const protocol::Record& record, const AnalysedDecision& decision,
                    const bots::Analysis& clear) {
  std::vector<std::string> choices;
  for (const bots::WeighedChoice& choice : clear.choices) {
    protocol::JsonLine one;
    one.add("action", choice.action).add("worth", std::round(choice.worth * 100) / 100);
    choices.push_back(one.text());
  }
  protocol::JsonLine line;
  line.add("format", kPuzzleFormat).add("id", id);
  line.add_json("rules", protocol::line_rules_text(record.rules).text);
  line.add("seat", std::int64_t{decision.seat});
  line.add_json("game", protocol::json_text(decision.view, static_cast<int>(decision.index), true).text);
  line.add("played", decision.played);
  line.add_json("choices", fmt::format("[{}]", fmt::join(choices, ",")));
  const std::vector<protocol::Reason> reasons = told_reasons(clear);
  if (!reasons.empty()) line.add_json("reasons", protocol::json_text(reasons).text);
  return line.text() + "\n";
}

}  // namespace

ToolReport puzzle_tool(std::string_view record_text, const PuzzleLimits& limits, const Print& print,
                       const AnalysedTo& goes_on) {
  auto record = protocol::read_record(record_text);
  if (!record) return unreadable(record.error());
  const auto begun = RecordAnalysis::begin(std::move(*record));
  if (!begun) return unreadable(begun.error());
  RecordAnalysis& analysis = **begun;
  ToolReport report;
  const std::size_t actions = analysis.record().actions.size();
  while (!goes_on || goes_on(analysis.index(), actions)) {
    const auto decision = analysis.next(limits.nodes);
    if (!decision) {
      report.exit_code = kExitWrong;
      report.err = protocol::sentence({.index = analysis.index(), .rejection = decision.error()}) + "\n";
    }
    if (!decision || !*decision) break;
    const auto clear = clear_best(analysis, **decision, limits);
    if (!clear) continue;
    const std::string named = fmt::format("{}\n{}", (*decision)->index, record_text);
    const std::string id = protocol::to_hex(protocol::sha256(named)).substr(0, kIdDigits);
    print(line_of(id, analysis.record(), **decision, *clear));
  }
  return report;
}

}  // namespace bastide::server
