#include "analyse_tool.hpp"

#include <bots/analysis.hpp>
#include <engine/catalogue.hpp>
#include <protocol/json_line.hpp>
#include <protocol/records/record.hpp>
#include <protocol/records/replay.hpp>

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

/// What a seat's decisions have come to.
struct Sum {
  double cost = 0;
  double luck = 0;
};

class Teller {
 public:
  Teller(bool as_json, std::size_t seats) : as_json_(as_json), sums_(seats) {}

  void decision(Seat seat, const View& view, const Action& played, const bots::Analysis& analysis) {
    const auto& choices = analysis.choices;
    const auto found = std::ranges::find(choices, played, &bots::WeighedChoice::action);
    const double cost = choices.front().worth - found->worth;
    sums_[seat].cost += cost;
    sums_[seat].luck += analysis.luck.value_or(0);
    if (as_json_)
      out_ += line(seat, view, *found, cost, analysis) + "\n";
    else
      tell(seat, view, *found, cost, analysis);
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
  static std::string line(Seat seat, const View& view, const bots::WeighedChoice& played, double cost,
                          const bots::Analysis& analysis) {
    protocol::JsonLine line;
    line.add("turn", std::int64_t{view.table.turn}).add("seat", std::int64_t{seat});
    if (analysis.luck) line.add("tile", tile(view.table.tile).id).add("luck", *analysis.luck);
    line.add("played", show(played.action)).add("worth", played.worth).add("cost", cost);
    constexpr std::array<std::string_view, kBestShown> kKeys = {"best", "second", "third"};
    for (std::size_t i = 0; i < std::min(kBestShown, analysis.choices.size()); ++i) {
      line.add(kKeys[i], show(analysis.choices[i].action));
      line.add(fmt::format("{}_worth", kKeys[i]), analysis.choices[i].worth);
    }
    return line.text();
  }

  void tell(Seat seat, const View& view, const bots::WeighedChoice& played, double cost,
            const bots::Analysis& analysis) {
    out_ += fmt::format("turn {}, seat {}", view.table.turn, seat);
    if (analysis.luck) out_ += fmt::format(", {} (luck {:+.1f})", tile(view.table.tile).id, *analysis.luck);
    out_ += fmt::format(": {} ({:+.1f}), cost {:.1f}\n", show(played.action), played.worth, cost);
    for (std::size_t i = 0; i < std::min(kBestShown, analysis.choices.size()); ++i)
      out_ += fmt::format("    {} ({:+.1f})\n", show(analysis.choices[i].action), analysis.choices[i].worth);
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

/// Is there anything to tell of?
bool decides(const View& view, Seat seat, const Action& action) {
  return view.table.seat == seat && action.kind != ActionKind::resign &&
         (view.legal.size() > 1 || view.table.phase == Phase::place);
}

}  // namespace

ToolReport analyse_tool(std::string_view record_text, bool as_json, const AnalyseLimits& limits) {
  const auto record = protocol::read_record(record_text);
  if (!record) return unreadable(record.error());
  const Setup setup = protocol::setup_of(*record);
  Events events;
  const auto started = record->kind->start(setup, events);
  if (!started) return unreadable(protocol::WireRejection(started.error()));
  Game& game = **started;
  const auto analyst = bots::make_analyst(setup);
  Teller teller(as_json, record->seats.size());
  ToolReport report;
  for (std::size_t i = 0; i < record->actions.size(); ++i) {
    const auto& [seat, action] = record->actions[i];
    const View view = game.view(seat);
    if (auto done = game.apply(seat, action, events); !done) {
      report.exit_code = kExitWrong;
      report.err = protocol::sentence({.index = i, .rejection = std::move(done.error())}) + "\n";
      break;
    }
    if (decides(view, seat, action))
      teller.decision(seat, view, action, analyst->analyse(view, action, {.nodes = limits.nodes}));
  }
  report.out = teller.text();
  return report;
}

}  // namespace bastide::server
