#include <server/analysis/record_analysis.hpp>

#include <engine/event.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace bastide::server {
namespace {

/// Whether the action is worth an analysis.
bool decides(const View& view, const protocol::SeatAction& next) {
  return view.table.seat == next.seat && next.action.kind != ActionKind::resign &&
         (view.legal.size() > 1 || view.table.phase == Phase::place);
}

}  // namespace

std::optional<double> AnalysedDecision::worth() const {
  const auto found = std::ranges::find(analysis.choices, played, &bots::WeighedChoice::action);
  if (found == analysis.choices.end()) return std::nullopt;
  return found->worth;
}

std::optional<double> AnalysedDecision::cost() const {
  if (view.legal.size() == 1) return 0;
  return bots::certain_cost(analysis, played);
}

std::vector<protocol::Reason> AnalysedDecision::reasons() const { return told_reasons(analysis); }

std::vector<protocol::Reason> told_reasons(const bots::Analysis& analysis) {
  std::vector<protocol::Reason> told;
  for (const bots::Reason& reason : analysis.reasons)
    told.push_back({std::string(reason.term), reason.of_others, reason.told()});
  return told;
}

protocol::Expected<std::unique_ptr<RecordAnalysis>> RecordAnalysis::begin(protocol::Record record) {
  std::unique_ptr<RecordAnalysis> begun(new RecordAnalysis(std::move(record)));
  auto walk = protocol::RecordWalk::begin(begun->record_);
  if (!walk) return std::unexpected(std::move(walk.error()));
  begun->analyst_ = bots::make_analyst(walk->game().setup());
  begun->walk_.emplace(std::move(*walk));
  return begun;
}

bots::Analysis RecordAnalysis::weigh(const AnalysedDecision& decision, const Action& action,
                                     std::int64_t nodes) const {
  return analyst_->analyse(decision.view, action, {.nodes = nodes});
}

Result<std::optional<AnalysedDecision>> RecordAnalysis::next(std::int64_t nodes) {
  Events events;
  while (!walk_->at_end()) {
    const std::size_t index = walk_->index();
    const int turns = walk_->turns();
    const auto& [seat, action] = walk_->next();
    View view = walk_->game().view(seat);
    if (auto done = walk_->play_action(events); !done) return std::unexpected(std::move(done.error()));
    if (!decides(view, {.seat = seat, .action = action})) continue;
    bots::Analysis analysis = analyst_->analyse(view, action, {.nodes = nodes});
    return AnalysedDecision{index, turns, seat, std::move(view), action, std::move(analysis)};
  }
  return std::nullopt;
}

}  // namespace bastide::server
