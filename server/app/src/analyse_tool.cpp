#include "analyse_tool.hpp"

#include <engine/catalogue.hpp>
#include <protocol/json_line.hpp>
#include <protocol/reason.hpp>
#include <protocol/records/record.hpp>
#include <protocol/records/replay.hpp>
#include <server/analysis/record_analysis.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace bastide::server {
namespace {

constexpr int kExitWrong = 3;
constexpr std::size_t kBestShown = 3;
constexpr std::array<std::string_view, 4> kSideNames = {"north", "east", "south", "west"};

/// "place_tile 1,0 turned 2"
std::string show(const Action& action) {
  const ActionFields used = fields(action.kind);
  std::string text(name(action.kind));
  if (used & kFieldPiece) text += fmt::format(" {}", name(action.piece));
  if (used & kFieldCell || (used & kFieldOtherCell && action.elsewhere))
    text += fmt::format(" {},{}", action.cell.x, action.cell.y);
  if (used & kFieldRotation) text += fmt::format(" turned {}", action.rotation);
  if (used & kFieldStand && action.corner != Corner::none)
    text += fmt::format(" on corner {}", static_cast<int>(action.corner));
  else if ((used & (kFieldFeature | kFieldStand)) ||
           (used & kFieldSomeFeature && action.feature != kWholeTile))
    text += fmt::format(" on feature {}", action.feature);
  if (used & kFieldFromSeat) text += fmt::format(" from seat {}", action.from_seat);
  if (used & kFieldBridge && action.axis != Axis::none)
    text += fmt::format(" with a bridge at {},{}", action.to.x, action.to.y);
  if (used & (kFieldAxis | kFieldBridge) && action.axis != Axis::none)
    text += fmt::format(" along {}", name(Axis{action.axis}));
  if (used & kFieldIndex) text += fmt::format(" no. {}", action.feature);
  if (used & kFieldFlockChoice) text += fmt::format(" {}", name(static_cast<FlockChoice>(action.number)));
  if (used & kFieldCropChoice) text += fmt::format(" {}", name(static_cast<CropChoice>(action.number)));
  if (used & kFieldWhich && action.number != 0)
    text += fmt::format(" {}", name(static_cast<PieceKind>(action.number - 1)));
  if (used & kFieldBid) text += fmt::format(" for {}", action.number);
  if (used & kFieldQuarter) text += fmt::format(" in {}", name(Quarter{action.quarter}));
  if (used & (kFieldWallTile | kFieldNumber)) text += fmt::format(" {}", action.number);
  if (used & kFieldDirection)
    text += fmt::format(" {}", kSideNames[static_cast<std::size_t>(action.direction)]);
  if (used & kFieldTo) text += fmt::format(" to {},{}", action.to.x, action.to.y);
  return text;
}

/// The sum over a seat's decisions. A sum that leaves some out is none.
struct Sum {
  double cost = 0;
  double luck = 0;
  std::int64_t not_compared = 0;  ///< decisions without a cost
  std::int64_t luck_unknown = 0;  ///< tiles whose luck could not be told
};

/// Whether the tool tells what luck the tile was, if that is known.
bool asks_luck(const AnalysedDecision& decision) { return decision.view.table.phase == Phase::place; }

class Teller {
 public:
  Teller(bool as_json, std::size_t seats) : as_json_(as_json), sums_(seats) {}

  std::string decision(const AnalysedDecision& decision) {
    const auto cost = decision.cost(), luck = decision.analysis.luck;
    Sum& sum = sums_[decision.seat];
    sum.cost += cost.value_or(0);
    sum.luck += luck.value_or(0);
    sum.not_compared += !cost;
    sum.luck_unknown += asks_luck(decision) && !luck;
    return as_json_ ? line(decision) : words(decision);
  }

  std::string sums() const {
    std::string out;
    for (std::size_t seat = 0; seat < sums_.size(); ++seat) {
      const auto& [cost, luck, not_compared, luck_unknown] = sums_[seat];
      if (as_json_) {
        protocol::JsonLine line;
        line.add("type", "seat").add("seat", static_cast<std::int64_t>(seat));
        if (not_compared == 0) line.add("cost", cost);
        if (luck_unknown == 0) line.add("luck", luck);
        if (not_compared > 0) line.add("not_compared", not_compared);
        if (luck_unknown > 0) line.add("luck_unknown", luck_unknown);
        out += line.text() + "\n";
      } else {
        out += fmt::format("seat {}: {}, {}\n", seat,
                           not_compared == 0 ? fmt::format("moves cost {:.1f} points", cost)
                                             : fmt::format("{} decisions not compared", not_compared),
                           luck_unknown == 0 ? fmt::format("tiles brought {:+.1f}", luck)
                                             : fmt::format("the luck of {} tiles unknown", luck_unknown));
      }
    }
    return out;
  }

 private:
  static std::string line(const AnalysedDecision& decision) {
    const auto& [choices, expected, luck, reasons] = decision.analysis;
    const auto& table = decision.view.table;
    protocol::JsonLine line;
    line.add("type", "decision").add("index", static_cast<std::int64_t>(decision.index));
    line.add("turn", std::int64_t{table.turn}).add("seat", std::int64_t{decision.seat});
    if (luck) line.add("tile", tile(table.tile).id).add("luck", *luck);
    line.add("played", decision.played);
    if (const auto worth = decision.worth()) line.add("worth", *worth);
    if (const auto cost = decision.cost()) line.add("cost", *cost);
    if (choices.empty()) return line.text() + "\n";
    std::vector<std::string> best;
    for (const auto& choice : std::span(choices).first(std::min(kBestShown, choices.size()))) {
      protocol::JsonLine one;
      one.add("action", choice.action).add("worth", choice.worth);
      best.push_back(one.text());
    }
    line.add_json("best", fmt::format("[{}]", fmt::join(best, ",")));
    if (!reasons.empty()) line.add_json("reasons", protocol::json_text(decision.reasons()).text);
    return line.text() + "\n";
  }

  static std::string words(const AnalysedDecision& decision) {
    const auto& choices = decision.analysis.choices;
    const auto luck = decision.analysis.luck;
    const auto& table = decision.view.table;
    std::string out = fmt::format("turn {}, seat {}", table.turn, decision.seat);
    if (luck) out += fmt::format(", {} (luck {:+.1f})", tile(table.tile).id, *luck);
    out += fmt::format(": {}", show(decision.played));
    if (const auto worth = decision.worth()) out += fmt::format(" ({:+.1f})", *worth);
    const auto cost = decision.cost();
    if (!cost) return out + ", not compared\n";
    out += fmt::format(", cost {:.1f}\n", *cost);
    for (std::size_t i = 0; i < std::min(kBestShown, choices.size()); ++i)
      out += fmt::format("    {} ({:+.1f})\n", show(choices[i].action), choices[i].worth);
    for (const protocol::Reason& reason : decision.reasons())
      out += fmt::format("    {}: {} {} points {}\n", *cost > 0 ? "the best" : "good", reason.term,
                         reason.points, reason.others ? "less for others" : "more");
    return out;
  }

  const bool as_json_;
  std::vector<Sum> sums_;
};

}  // namespace

ToolReport analyse_tool(std::string_view record_text, bool as_json, const AnalyseLimits& limits,
                        const Print& print, const AnalysedTo& goes_on) {
  auto record = protocol::read_record(record_text);
  if (!record) return unreadable(record.error());
  const auto begun = RecordAnalysis::begin(std::move(*record));
  if (!begun) return unreadable(begun.error());
  RecordAnalysis& analysis = **begun;
  Teller teller(as_json, analysis.record().seats.size());
  ToolReport report;
  const std::size_t actions = analysis.record().actions.size();
  while (!goes_on || goes_on(analysis.index(), actions)) {
    auto decision = analysis.next(limits.nodes);
    if (!decision) {
      report.exit_code = kExitWrong;
      report.err = protocol::sentence({.index = analysis.index(), .rejection = decision.error()}) + "\n";
    }
    if (!decision || !*decision) break;
    print(teller.decision(**decision));
  }
  print(teller.sums());
  return report;
}

}  // namespace bastide::server
