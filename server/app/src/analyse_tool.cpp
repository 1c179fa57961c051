#include "analyse_tool.hpp"

#include <engine/catalogue.hpp>
#include <protocol/json_line.hpp>
#include <protocol/records/record.hpp>
#include <protocol/records/replay.hpp>
#include <server/analysis/record_analysis.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace bastide::server {
namespace {

constexpr int kExitUnreadable = 2;
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
  if (used & kFieldWallTile) text += fmt::format(" {}", action.wall_tile);
  if (used & kFieldDirection)
    text += fmt::format(" {}", kSideNames[static_cast<std::size_t>(action.direction)]);
  return text;
}

/// The sum over a seat's decisions.
struct Sum {
  double cost = 0;
  double luck = 0;
};

class Teller {
 public:
  Teller(bool as_json, std::size_t seats) : as_json_(as_json), sums_(seats) {}

  void decision(const AnalysedDecision& decision) {
    sums_[decision.seat].cost += decision.cost();
    sums_[decision.seat].luck += decision.analysis.luck.value_or(0);
    if (as_json_)
      out_ += line(decision) + "\n";
    else
      tell(decision);
  }

  std::string text() {
    for (std::size_t seat = 0; seat < sums_.size(); ++seat) {
      if (as_json_) {
        protocol::JsonLine line;
        line.add("seat", static_cast<std::int64_t>(seat)).add("cost", sums_[seat].cost);
        out_ += line.add("luck", sums_[seat].luck).text() + "\n";
      } else {
        out_ += fmt::format("seat {}: moves cost {:.1f} points, tiles brought {:+.1f}\n", seat,
                            sums_[seat].cost, sums_[seat].luck);
      }
    }
    return std::move(out_);
  }

 private:
  static std::string line(const AnalysedDecision& decision) {
    const auto& [choices, expected, luck] = decision.analysis;
    const auto& table = decision.view.table;
    protocol::JsonLine line;
    line.add("turn", std::int64_t{table.turn}).add("seat", std::int64_t{decision.seat});
    if (luck) line.add("tile", tile(table.tile).id).add("luck", *luck);
    line.add("played", show(decision.played.action)).add("worth", decision.played.worth);
    line.add("cost", decision.cost());
    constexpr std::array<std::string_view, kBestShown> kKeys = {"best", "second", "third"};
    for (std::size_t i = 0; i < std::min(kBestShown, choices.size()); ++i) {
      line.add(kKeys[i], show(choices[i].action));
      line.add(fmt::format("{}_worth", kKeys[i]), choices[i].worth);
    }
    return line.text();
  }

  void tell(const AnalysedDecision& decision) {
    const auto& [choices, expected, luck] = decision.analysis;
    const auto& table = decision.view.table;
    out_ += fmt::format("turn {}, seat {}", table.turn, decision.seat);
    if (luck) out_ += fmt::format(", {} (luck {:+.1f})", tile(table.tile).id, *luck);
    out_ += fmt::format(": {} ({:+.1f}), cost {:.1f}\n", show(decision.played.action), decision.played.worth,
                        decision.cost());
    for (std::size_t i = 0; i < std::min(kBestShown, choices.size()); ++i)
      out_ += fmt::format("    {} ({:+.1f})\n", show(choices[i].action), choices[i].worth);
  }

  const bool as_json_;
  std::vector<Sum> sums_;
  std::string out_;
};

ToolReport unreadable(const protocol::WireRejection& rejection) {
  const std::string place = rejection.at.empty() ? "" : fmt::format(" at {}", rejection.at);
  return {.exit_code = kExitUnreadable,
          .out = {},
          .err = fmt::format("{}{}: {}\n", rejection.code, place, rejection.message)};
}

}  // namespace

ToolReport analyse_tool(std::string_view record_text, bool as_json, const AnalyseLimits& limits) {
  auto record = protocol::read_record(record_text);
  if (!record) return unreadable(record.error());
  const auto begun = RecordAnalysis::begin(std::move(*record));
  if (!begun) return unreadable(begun.error());
  RecordAnalysis& analysis = **begun;
  Teller teller(as_json, analysis.record().seats.size());
  ToolReport report;
  for (auto decision = analysis.next(limits.nodes);; decision = analysis.next(limits.nodes)) {
    if (!decision) {
      report.exit_code = kExitWrong;
      report.err = protocol::sentence({.index = analysis.index(), .rejection = decision.error()}) + "\n";
    }
    if (!decision || !*decision) break;
    teller.decision(**decision);
  }
  report.out = teller.text();
  return report;
}

}  // namespace bastide::server
