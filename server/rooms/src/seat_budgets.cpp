#include "seat_budgets.hpp"

#include <chrono>

namespace bastide::server {

SeatBudgets::SeatBudgets(const Limits& limits, Time now)
    : limits_(limits), room_changes_(limits.room_changes_burst, limits.room_change_interval, now) {}

bool SeatBudgets::take_chat_line(SessionId session, Time now) {
  return of(session, now).chat_lines.take(now);
}

bool SeatBudgets::take_hint(SessionId session, Time now) { return of(session, now).hints.take(now); }

bool SeatBudgets::take_report(SessionId session, Time now) { return of(session, now).reports.take(now); }

bool SeatBudgets::take_call(SessionId session, Time now) { return of(session, now).calls.take(now); }

bool SeatBudgets::take_change(const Asker& asker, Time now) {
  const std::int64_t left = asker.host ? 0 : limits_.host_changes_reserved;
  TokenBucket* own = asker.session == kSpectating ? nullptr : &of(asker.session, now).changes;
  TokenBucket* share = asker.host || asker.address.empty() ? nullptr : &share_of(asker.address, now);
  if ((own && !own->has(now)) || (share && !share->has(now)) || !room_changes_.has(now, 1, left))
    return false;
  for (TokenBucket* each : {own, share, &room_changes_})
    if (each) each->take(now);
  return true;
}

TokenBucket& SeatBudgets::share_of(const std::string& address, Time now) {
  const TokenBucket full(limits_.room_address_changes_burst, limits_.room_address_change_interval, now);
  return address_changes_.try_emplace(address, full).first->second;
}

bool SeatBudgets::take_message(SessionId session, bool may_cost, Time now) {
  Budget& seat = of(session, now);
  if (may_cost && seat.bytes.wait(now) > std::chrono::nanoseconds(0)) return false;
  return seat.messages.take(now);
}

void SeatBudgets::give_back_message(SessionId session, Time now) { of(session, now).messages.give_back(); }

void SeatBudgets::charge_bytes(SessionId session, std::size_t bytes, Time now) {
  of(session, now).bytes.charge(now, static_cast<std::int64_t>(bytes));
}

void SeatBudgets::tidy(const RoomState& state, Time now) {
  std::erase_if(seats_, [&](const auto& seat) { return !state.seat_of(seat.first); });
  std::erase_if(address_changes_, [&](const auto& share) { return share.second.full(now); });
}

SeatBudgets::Budget& SeatBudgets::of(SessionId session, Time now) {
  const auto each = [](auto per_second) {
    return std::chrono::nanoseconds(std::chrono::seconds(1)) / static_cast<std::int64_t>(per_second);
  };
  const Budget full{.chat_lines = TokenBucket(limits_.chat_lines_burst, limits_.chat_interval, now),
                    .hints = TokenBucket(limits_.hints_burst, limits_.hint_interval, now),
                    .reports = TokenBucket(limits_.reports_burst, limits_.report_interval, now),
                    .calls = TokenBucket(limits_.push_calls_burst, limits_.push_interval, now),
                    .changes = TokenBucket(limits_.seat_changes_burst, limits_.seat_change_interval, now),
                    .messages = TokenBucket(limits_.messages_burst, each(limits_.messages_per_second), now),
                    .bytes = TokenBucket(static_cast<std::int64_t>(limits_.seat_bytes_burst),
                                         each(limits_.seat_bytes_per_second), now)};
  return seats_.try_emplace(session, full).first->second;
}

}  // namespace bastide::server
