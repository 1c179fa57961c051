// How a room takes what its people report of each other to the server's host.
#include "room.hpp"
#include "room_rejections.hpp"

#include <protocol/bytes.hpp>
#include <protocol/kept_report.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace bastide::server {

using protocol::ErrorCode;
using protocol::WireRejection;

namespace {

constexpr std::size_t kReportIdChars = 16;
constexpr std::ptrdiff_t kChatLinesKept = 20;

}  // namespace

std::optional<std::string> Room::reported_name(Seat by, Seat seat) const {
  const Seats& seats = state_.seats();
  if (seat == by || seat >= seats.size() || is_computers(seats[seat])) return std::nullopt;
  if (seats[seat]) return seats[seat]->card.name;
  // Who has left a lobby is known by what was said.
  const auto& chat = state_.chat();
  const auto last = std::ranges::find(chat.rbegin(), chat.rend(), seat, &protocol::ChatLine::seat);
  return last == chat.rend() ? std::nullopt : std::optional(last->name);
}

/// The same request gets the same id, so that it is kept once.
void Room::take_report(const ConnectionPtr& connection, Seat by, const std::string& re,
                       const protocol::Report& report) {
  if (!context_->limits.open_tables) return connection->reject(re, no_open_tables());
  auto name = reported_name(by, report.seat);
  if (!name)
    return connection->reject(
        re, WireRejection(ErrorCode::bad_value, "Nobody else is or was on this seat.", "seat"));
  const SessionId session = state_.session_on(by);
  if (!budgets_.take_report(session, context_->now())) {
    context_->stats.count_limit("report-interval");
    return connection->reject(re, WireRejection(ErrorCode::reports_rate_limited,
                                                "This seat has reported enough people; wait a while."));
  }
  if (!context_->budgets.reports.count(connection->address(), context_->now())) {
    context_->stats.count_limit("reports-per-hour");
    return connection->reject(
        re, WireRejection(ErrorCode::rate_limited, "Too many reports from this address; wait an hour."));
  }
  protocol::KeptReport kept{.room = state_.code(),
                            .by = by,
                            .by_name = state_.seats()[by]->card.name,
                            .seat = report.seat,
                            .name = std::move(*name),
                            .reason = report.reason,
                            .text = report.text};
  const auto& chat = state_.chat();
  kept.chat.assign(chat.end() - std::min(kChatLinesKept, std::ssize(chat)), chat.end());
  const auto hash = protocol::sha256(fmt::format("{} {} {}", state_.code(), session, re));
  keep_report_({.id = protocol::to_hex(hash).substr(0, kReportIdChars),
                .at_ms = context_->wall_ms(),
                .text = protocol::encode(kept)},
               [context = context_, connection, re](StoreResult<bool> stored) {
                 if (!stored) return connection->reject(re, not_stored());
                 if (!*stored) {
                   context->stats.count_limit("reports-max");
                   return connection->reject(
                       re, WireRejection(ErrorCode::store_full, "The server has no space for more reports."));
                 }
                 ++context->stats.reports_total;
                 connection->send(protocol::Reply{.re = re});
               });
}

}  // namespace bastide::server
