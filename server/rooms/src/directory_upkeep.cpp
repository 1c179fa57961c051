// What a directory does at regular intervals.
#include "directory_impl.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace bastide::server {

namespace {

using Time = std::chrono::steady_clock::time_point;

constexpr std::size_t kDueRoomsAtOnce = 100;
/// A longer time without work is noted in the store, for rooms that are not in memory: their clocks run on.
constexpr std::int64_t kAbsentMs = 10'000;

}  // namespace

void Directory::tick() {
  const Time now = impl_->context->now();
  impl_->keep_time();
  impl_->leave_lost_rooms();
  impl_->context->late_refusals.tell(now);
  if (!impl_->tidyings.over(now)) return;
  if (impl_->budget_tidyings.over(now)) impl_->context->budgets.tidy(now);
  if (impl_->context->limits.open_tables) impl_->table_list->tell_nodes();
  impl_->rooms->unload_idle();
  for (const auto& room : impl_->rooms->all())
    if (room->may_rest(now)) room->rest();
  if (impl_->room_ticks.over(now)) {
    for (const auto& room : impl_->rooms->all()) room->tick();
  }
  if (impl_->overdue_rooms.over(now)) impl_->meet_deadlines(std::make_shared<Sweep>());
  if (impl_->purges.over(now)) impl_->purge();
}

/// Clients who wait for another's move would never hear of it from here.
void Directory::Impl::leave_lost_rooms() {
  const std::optional<std::int64_t> now = context->services.store.tenure();
  if (std::exchange(tenure, now) == now) return;
  for (const auto& room : rooms->all()) room->lose();
}

void Directory::Impl::attend(bool begins) {
  context->absences.set(context->services.store.attend(context->wall_ms(), begins));
}

/// After a jump every room whose clock runs looks at it at once, and tells its clients.
void Directory::Impl::keep_time() {
  const std::int64_t jump = context->timekeeper.tick();
  const std::int64_t now_ms = context->wall_ms();
  if (jump != 0)
    spdlog::info("the server was halted, or its clock was set: the rooms' time jumps by {} ms", jump);
  const bool absent = jump >= kAbsentMs;
  if (absent) context->services.store.attend(now_ms - jump, /*begins=*/false);
  if (attending.over(context->now()) || absent || jump < 0) attend(absent);
  for (const auto& room : jump == 0 ? context->alarms.due(now_ms) : context->alarms.all()) room->ring();
}

void Directory::Impl::meet_deadlines(std::shared_ptr<Sweep> sweep) {
  const std::size_t limit = sweep->stuck + kDueRoomsAtOnce;
  context->services.store.list_overdue(
      context->wall_ms(), static_cast<int>(limit),
      [self = shared_from_this(), limit, sweep](const StoreResult<std::vector<std::string>>& codes) {
        if (codes) self->meet_deadline(*codes, limit, sweep);
      });
}

/// `limit`: how many were asked for.
void Directory::Impl::meet_deadline(const std::vector<std::string>& codes, std::size_t limit,
                                    std::shared_ptr<Sweep> sweep) {
  std::vector<std::string> fresh;
  std::ranges::copy_if(codes, std::back_inserter(fresh),
                       [&](const std::string& code) { return sweep->seen.insert(code).second; });
  sweep->stuck = codes.size() - fresh.size();
  if (codes.size() < limit && fresh.empty()) return;
  // Destroyed by the last of the rooms, which begins the next round.
  const std::shared_ptr<void> round(nullptr, [weak = weak_from_this(), sweep](std::nullptr_t) {
    if (const auto self = weak.lock(); self && !self->stopping && !sweep->over) self->meet_deadlines(sweep);
  });
  rooms->unload_idle();
  for (const std::string& code : fresh) {
    const auto room = rooms->find(code);
    if (!room) return void(sweep->over = true);
    (*room)->meet_deadline(round);
  }
}

void Directory::Impl::purge() {
  const std::int64_t now_ms = context->wall_ms();
  const auto before = [now_ms](std::chrono::milliseconds kept) { return now_ms - kept.count(); };
  const Limits& limits = context->limits;
  context->services.store.purge({.closed_before_ms = before(limits.closed_rooms_kept),
                                 .records_before_ms = before(limits.records_kept),
                                 .record_bytes_max = limits.record_bytes_max,
                                 .shared_bytes_max = limits.shared_bytes_max,
                                 .parcels_before_ms = before(limits.parcels_kept),
                                 .reports_before_ms = before(limits.reports_kept)},
                                [self = shared_from_this()](StoreResult<bool> more) {
                                  if (more && *more && !self->stopping) self->purge();
                                });
}

}  // namespace bastide::server
