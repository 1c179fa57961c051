#include "room_log.hpp"

#include "forgotten_names.hpp"

#include <server/rooms/gzip.hpp>

#include <protocol/bytes.hpp>

#include <algorithm>
#include <utility>

namespace bastide::server {

RoomLog::RoomLog(std::shared_ptr<Context> context, RoomState& state, const StoredRoom& stored, Store store)
    : context_(std::move(context)),
      state_(state),
      store_(std::move(store)),
      records_due_(stored.records_due) {
  for (const StoredEntry& entry : stored.entries) entry_bytes_ += entry.payload.size();
  if (stored.entries.front().seq > 1) entry_bytes_ -= snapshot_bytes_ = stored.entries.front().payload.size();
  take_records();
}

void RoomLog::follow(std::size_t bytes) {
  entry_bytes_ += bytes;
  take_records();
}

/// Compresses at once, so that the record stays the same whatever happens to the room before it is stored.
void RoomLog::take_records() {
  for (const EndedGame& game : state_.take_ended())
    unsaved_.push_back({.game_id = protocol::to_hex(game.id),
                        .ended_ms = game.at_ms,
                        .gzip = gzip(protocol::to_text(game.record), Packing::quick)});
}

void RoomLog::tidy(std::optional<std::int64_t> deadline_ms) {
  if (compacting_ || gone_) return;
  const bool too_long = entry_bytes_ > std::max(context_->limits.room_log_bytes_max, snapshot_bytes_);
  if (!too_long && !records_due_ && unsaved_.empty() && wanting_.empty() && !state_.closed()) return;
  Compaction compaction{.room = state_.code(),
                        .seq = state_.seq(),
                        .snapshot = {},
                        .at_ms = context_->wall_ms(),
                        .records = unsaved_,
                        .deadline_ms = deadline_ms};
  if (state_.closed())
    compaction.deadline_ms.reset();
  else
    compaction.snapshot = to_stored(state_.snapshot());
  compacting_ = {.entry_bytes = entry_bytes_,
                 .snapshot_bytes = compaction.snapshot ? compaction.snapshot->payload.size() : 0,
                 .records = unsaved_.size(),
                 .wanting = std::exchange(wanting_, {})};
  store_.compact(std::move(compaction));
}

void RoomLog::shorten(std::optional<std::int64_t> deadline_ms, EventStore::Done<> told) {
  if (gone_) return told({});
  wanting_.push_back(std::move(told));
  tidy(deadline_ms);
}

void RoomLog::forget(const protocol::ForgottenSeats& seats) {
  for (StoredRecord& record : unsaved_)
    if (auto without = gzip_without_name(record.gzip, seats)) record.gzip = std::move(*without);
}

void RoomLog::compacted(StoreResult<> result) {
  Compacting done = *std::exchange(compacting_, std::nullopt);
  for (EventStore::Done<>& told : done.wanting) told(result);
  if (!result) return;  // the next tick tries again
  entry_bytes_ -= done.entry_bytes;
  snapshot_bytes_ = done.snapshot_bytes;
  unsaved_.erase(unsaved_.begin(), unsaved_.begin() + static_cast<std::ptrdiff_t>(done.records));
  records_due_ = false;
  gone_ = state_.closed() && done.snapshot_bytes == 0;
}

std::shared_ptr<const std::string> RoomLog::unsaved_record(std::string_view game_id) const {
  const auto game = std::ranges::find(unsaved_, game_id, &StoredRecord::game_id);
  return game == unsaved_.end() ? nullptr : std::make_shared<const std::string>(game->gzip);
}

}  // namespace bastide::server
