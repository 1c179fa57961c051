#include <server/store/memory_store.hpp>

#include "parcel_fate.hpp"

#include <algorithm>
#include <utility>

namespace bastide::server {

std::vector<Absence> MemoryStore::attend(std::int64_t now_ms, bool begins) {
  const std::scoped_lock lock(mutex_);
  attendance_.note(now_ms, begins);
  return attendance_.absences();
}

void MemoryStore::append(NewEntry entry, Done<> done) {
  std::unique_lock lock(mutex_);
  const StoreResult<> result = add(std::move(entry));
  lock.unlock();
  done(result);
}

StoreResult<> MemoryStore::add(NewEntry&& entry) {
  const auto known = rooms_.find(entry.room);
  const bool closed = known != rooms_.end() && known->second.stored.closed;
  const std::uint64_t last = known == rooms_.end() || closed ? 0 : known->second.stored.entries.back().seq;
  if (closed || entry.entry.seq != last + 1) return std::unexpected(StoreError::conflict);
  Room& room = known == rooms_.end() ? rooms_[entry.room] : known->second;
  entry.entry.payload.shrink_to_fit();  // it is kept for long
  std::vector<StoredEntry>& entries = room.stored.entries;
  if (entries.size() == entries.capacity()) entries.reserve(entries.size() + entries.size() / 8 + 4);
  entries.push_back(std::move(entry.entry));
  room.stored.deadline_ms = entry.deadline_ms;
  room.stored.records_due = room.stored.records_due || entry.ends_game;
  if (entry.game_id && games_.try_emplace(*entry.game_id, entry.room).second)
    room.games.push_back(std::move(*entry.game_id));
  return {};
}

void MemoryStore::compact(Compaction compaction, Done<> done) {
  std::unique_lock lock(mutex_);
  const StoreResult<> result = shorten(std::move(compaction));
  lock.unlock();
  done(result);
}

StoreResult<> MemoryStore::shorten(Compaction&& compaction) {
  const auto known = rooms_.find(compaction.room);
  if (known == rooms_.end() || known->second.stored.closed ||
      known->second.stored.entries.back().seq != compaction.seq)
    return std::unexpected(StoreError::conflict);
  Room& room = known->second;
  room.stored.entries.clear();
  room.stored.entries.shrink_to_fit();
  room.stored.deadline_ms = compaction.deadline_ms;
  room.stored.records_due = false;
  if (compaction.snapshot) {
    room.stored.entries.push_back(std::move(*compaction.snapshot));
  } else {
    room.stored.closed = true;
    room.closed_ms = compaction.at_ms;
    for (const std::string& game : std::exchange(room.games, {})) games_.erase(game);
  }
  for (StoredRecord& record : compaction.records) {
    std::erase(room.games, record.game_id);
    keep(std::move(record), /*shared=*/false, compaction.room);
  }
  return {};
}

void MemoryStore::keep_shared(StoredRecord record, Done<> done) {
  std::unique_lock lock(mutex_);
  keep(std::move(record), /*shared=*/true);
  lock.unlock();
  done({});
}

void MemoryStore::forget_records(RecordsOf records, Done<int> done) {
  std::unique_lock lock(mutex_);
  int count = 0;
  for (auto each = records_by_age_.begin(); each != records_by_age_.end();) {
    const auto one = each++;
    const std::string& room = records_.at(one->second).room;
    if (one->second != records.game_id && (room.empty() || room != records.room)) continue;
    remove_record(one);
    ++count;
  }
  lock.unlock();
  done(count);
}

void MemoryStore::revise_records(RecordsOf records, ReviseRecord revise, Done<int> done) {
  std::unique_lock lock(mutex_);
  int count = 0;
  for (auto& [game_id, record] : records_) {
    if (game_id != records.game_id && (record.room.empty() || record.room != records.room)) continue;
    auto revised = revise(*record.gzip);
    if (!revised) continue;
    const std::uint64_t before = record.gzip->size();
    record_bytes_ += revised->size() - before;
    if (record.shared) shared_bytes_ += revised->size() - before;
    record.gzip = std::make_shared<const std::string>(std::move(*revised));
    ++count;
  }
  lock.unlock();
  done(count);
}

void MemoryStore::read_parcel(std::string id, Done<StoredParcel> done) {
  std::unique_lock lock(mutex_);
  const auto known = parcels_.find(id);
  StoredParcel parcel = known == parcels_.end() ? StoredParcel{} : known->second.stored;
  lock.unlock();
  done(std::move(parcel));
}

void MemoryStore::change_parcel(ParcelChange wish, Done<ChangedParcel> done) {
  std::unique_lock lock(mutex_);
  const ChangedParcel result = change(std::move(wish));
  lock.unlock();
  done(result);
}

ChangedParcel MemoryStore::change(ParcelChange&& change) {
  const auto there = parcels_.find(change.id);
  std::optional<KnownParcel> known;
  if (there != parcels_.end())
    known = {.token = there->second.token, .version = there->second.stored.version};
  const ChangedParcel result = fate_of(change, known, [this] { return parcels_.size(); });
  if (result.fate != ParcelFate::changed) return result;
  if (!change.sealed) {
    parcels_.erase(there);
    return result;
  }
  StoredParcel stored{.version = result.version,
                      .used_ms = change.at_ms,
                      .sealed = std::make_shared<const std::string>(std::move(*change.sealed))};
  parcels_[change.id] = {.stored = std::move(stored), .token = change.token};
  return result;
}

void MemoryStore::use_parcel(std::string id, std::int64_t at_ms, Done<> done) {
  std::unique_lock lock(mutex_);
  if (const auto known = parcels_.find(id); known != parcels_.end()) known->second.stored.used_ms = at_ms;
  lock.unlock();
  done({});
}

void MemoryStore::keep_report(StoredReport report, std::uint64_t reports_max, Done<bool> done) {
  std::unique_lock lock(mutex_);
  const bool known = std::ranges::find(reports_, report.id, &StoredReport::id) != reports_.end();
  const bool kept = known || reports_.size() < reports_max;
  if (kept && !known) reports_.push_back(std::move(report));
  lock.unlock();
  done(kept);
}

void MemoryStore::list_reports(Done<std::vector<StoredReport>> done) {
  std::unique_lock lock(mutex_);
  std::vector<StoredReport> reports = reports_;
  lock.unlock();
  done(std::move(reports));
}

void MemoryStore::remove_reports(std::vector<std::string> ids, Done<int> done) {
  std::unique_lock lock(mutex_);
  const auto gone = std::erase_if(
      reports_, [&](const StoredReport& report) { return std::ranges::find(ids, report.id) != ids.end(); });
  lock.unlock();
  done(static_cast<int>(gone));
}

void MemoryStore::keep(StoredRecord&& record, bool shared, const std::string& room) {
  games_.erase(record.game_id);
  const std::size_t bytes = record.gzip.size();
  Record kept{.gzip = std::make_shared<const std::string>(std::move(record.gzip)),
              .ended_ms = record.ended_ms,
              .shared = shared,
              .room = room};
  if (!records_.try_emplace(record.game_id, std::move(kept)).second) return;
  record_bytes_ += bytes;
  if (shared) shared_bytes_ += bytes;
  records_by_age_.emplace(record.ended_ms, std::move(record.game_id));
}

void MemoryStore::load(std::string room, Done<StoredRoom> done) {
  std::unique_lock lock(mutex_);
  const auto known = rooms_.find(room);
  StoredRoom stored = known == rooms_.end() ? StoredRoom{} : known->second.stored;
  lock.unlock();
  done(std::move(stored));
}

void MemoryStore::find_game(std::string game_id, Done<FoundGame> done) {
  std::unique_lock lock(mutex_);
  FoundGame found;
  if (const auto record = records_.find(game_id); record != records_.end())
    found.gzip = record->second.gzip;
  else if (const auto game = games_.find(game_id); game != games_.end())
    found = {.gzip = {}, .room = game->second, .records_due = rooms_.at(game->second).stored.records_due};
  lock.unlock();
  done(std::move(found));
}

void MemoryStore::list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) {
  std::unique_lock lock(mutex_);
  std::vector<std::pair<std::int64_t, std::string>> overdue;
  for (const auto& [code, room] : rooms_)
    if (const auto deadline = room.stored.deadline_ms; deadline && *deadline <= now_ms)
      overdue.emplace_back(*deadline, code);
  lock.unlock();
  std::ranges::sort(overdue);
  if (std::cmp_greater(overdue.size(), limit)) overdue.resize(static_cast<std::size_t>(limit));
  std::vector<std::string> codes;
  for (auto& [deadline, code] : overdue) codes.push_back(std::move(code));
  done(std::move(codes));
}

void MemoryStore::set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) {
  std::unique_lock lock(mutex_);
  if (const auto known = rooms_.find(room); known != rooms_.end() && !known->second.stored.closed)
    known->second.stored.deadline_ms = deadline_ms;
  lock.unlock();
  done({});
}

void MemoryStore::purge(Retention retention, Done<bool> done) {
  std::unique_lock lock(mutex_);
  std::erase_if(rooms_, [&](const auto& known) {
    const Room& room = known.second;
    return room.stored.closed && room.closed_ms < retention.closed_before_ms;
  });
  remove_records(retention);
  std::erase_if(parcels_,
                [&](const auto& known) { return known.second.stored.used_ms < retention.parcels_before_ms; });
  std::erase_if(reports_,
                [&](const StoredReport& report) { return report.at_ms < retention.reports_before_ms; });
  lock.unlock();
  done(false);
}

void MemoryStore::remove_records(const Retention& retention) {
  remove_shared(retention.shared_bytes_max);
  while (!records_by_age_.empty()) {
    const auto oldest = records_by_age_.begin();
    if (oldest->first >= retention.records_before_ms && record_bytes_ <= retention.record_bytes_max) return;
    remove_record(oldest);
  }
}

void MemoryStore::remove_shared(std::uint64_t bytes_max) {
  for (auto oldest = records_by_age_.begin(); shared_bytes_ > bytes_max;) {
    const auto one = oldest++;
    if (records_.at(one->second).shared) remove_record(one);
  }
}

void MemoryStore::remove_record(std::multimap<std::int64_t, std::string>::iterator one) {
  const auto record = records_.find(one->second);
  const std::size_t bytes = record->second.gzip->size();
  record_bytes_ -= bytes;
  if (record->second.shared) shared_bytes_ -= bytes;
  records_.erase(record);
  records_by_age_.erase(one);
}

}  // namespace bastide::server
