#include "inquiries.hpp"

#include "decision.hpp"

#include <protocol/foresight.hpp>
#include <protocol/game_json.hpp>
#include <protocol/room_event.hpp>
#include <protocol/survey.hpp>

#include <engine/game.hpp>

#include <algorithm>
#include <ranges>
#include <span>
#include <utility>
#include <vector>

namespace bastide::server {

using protocol::ErrorCode;
using protocol::WireRejection;

namespace {

/// The choices as text. Where it would be too long, only the first of them tell what follows.
protocol::JsonText within(std::size_t bytes_max, Preview& foreseen) {
  std::vector<Preview::Choice>& choices = foreseen.choices;
  protocol::JsonText told = protocol::json_text(std::span(std::as_const(choices)));
  for (std::size_t telling = choices.size(); told.text.size() > bytes_max && telling > 0;) {
    telling /= 2;
    for (Preview::Choice& choice : choices | std::views::drop(telling)) choice.then.reset();
    told = protocol::json_text(std::span(std::as_const(choices)));
  }
  return told;
}

}  // namespace

void Inquiries::preview(const ConnectionPtr& connection, Seat seat, const std::string& re,
                        const protocol::AskPreview& ask) const {
  const auto tried = try_step(*state_.game(), seat, ask.actions);
  if (!tried) return connection->reject(re, rejection_of(tried.error()));
  Preview foreseen =
      told(bastide::preview(*tried, seat, context_->limits.preview_choices_max), state_.aids());
  connection->send(protocol::PreviewReply{.re = re,
                                          .events = protocol::json_text(std::span(foreseen.events)),
                                          .choices = within(context_->limits.preview_bytes_max, foreseen),
                                          .ends_turn = foreseen.ends_turn,
                                          .in_view = foreseen.in_view});
}

/// It looks ahead only within the asker's own turn, and at nothing hidden.
void Inquiries::survey(const ConnectionPtr& connection, std::optional<Seat> seat, const std::string& re,
                       const protocol::AskSurvey& ask) {
  if (state_.aids() == protocol::Aids::none)
    return connection->reject(re, WireRejection(ErrorCode::aids_off, "This room plays without aids."));
  const Survey* whole = nullptr;
  std::expected<Survey, RejectedStep> behind;
  if (ask.actions.empty()) {
    if (!surveyed_) surveyed_ = state_.game()->survey();
    whole = &*surveyed_;
  } else {
    if (!seat)
      return connection->reject(re,
                                WireRejection(ErrorCode::not_seated, "Only a seated player may do this."));
    behind = survey_behind(*state_.game(), *seat, ask.actions);
    if (!behind) return connection->reject(re, rejection_of(behind.error()));
    whole = &*behind;
  }
  connection->send(protocol::SurveyReply{
      .re = re,
      .survey = told(ask.at ? survey_of(*whole, *ask.at) : *whole, state_.aids(), ask.at.has_value())});
}

void Inquiries::history(const ConnectionPtr& connection, const std::string& re,
                        const protocol::AskHistory& ask) {
  if (!history_) history_.emplace(state_);
  history_until_ = context_->now() + context_->limits.history_kept;
  connection->send(protocol::HistoryReply{
      .re = re, .number = state_.number(), .steps = history_->page(ask.before, context_->limits)});
}

void Inquiries::follow(const RoomEvents& events, bool new_game) {
  surveyed_.reset();
  if (state_.phase() == protocol::RoomPhase::lobby || new_game)
    history_.reset();
  else if (history_)
    history_->follow(state_, events);
}

void Inquiries::rest() { surveyed_.reset(); }

void Inquiries::tidy() {
  if (history_ && context_->now() >= history_until_) history_.reset();
}

}  // namespace bastide::server
