#include "page_store.hpp"

#include "imports.hpp"

#include <utility>

namespace bastide::page {

using namespace server;

namespace {

template <class Waiting>
auto take(std::map<std::uint32_t, Waiting>& waiting, std::uint32_t operation) {
  return std::move(waiting.extract(operation).mapped());
}

}  // namespace

void PageStore::append(NewEntry entry, Done<> done) {
  const std::uint32_t operation = ++operations_;
  keeping_.emplace(operation, std::move(done));
  const StoredEntry& stored = entry.entry;
  page_append(operation, entry.room.c_str(), static_cast<double>(stored.seq),
              static_cast<double>(stored.at_ms), stored.payload.data(), stored.payload.size(),
              entry.game_id ? entry.game_id->c_str() : nullptr);
}

void PageStore::compact(Compaction compaction, Done<> done) {
  const std::uint32_t operation = ++operations_;
  keeping_.emplace(operation, std::move(done));
  for (const StoredRecord& record : compaction.records) {
    page_record(record.game_id.c_str(), static_cast<double>(record.ended_ms), record.gzip.data(),
                record.gzip.size());
  }
  const auto& snapshot = compaction.snapshot;
  page_compact(operation, compaction.room.c_str(), static_cast<double>(compaction.seq),
               static_cast<double>(snapshot ? snapshot->at_ms : compaction.at_ms),
               snapshot ? snapshot->payload.data() : nullptr, snapshot ? snapshot->payload.size() : 0);
}

void PageStore::load(std::string room, Done<StoredRoom> done) {
  const std::uint32_t operation = ++operations_;
  loads_.emplace(operation, Load{{}, std::move(done)});
  page_load(operation, room.c_str());
}

void PageStore::find_game(std::string game_id, Done<FoundGame> done) {
  const std::uint32_t operation = ++operations_;
  searches_.emplace(operation, std::move(done));
  page_find_game(operation, game_id.c_str());
}

void PageStore::list_overdue(std::int64_t, int, Done<std::vector<std::string>> done) {
  done(std::vector<std::string>{});
}

void PageStore::set_deadline(std::string, std::optional<std::int64_t>, Done<> done) { done({}); }

void PageStore::purge(Retention, Done<bool> done) { done(false); }

std::vector<Absence> PageStore::attend(std::int64_t, bool) { return {}; }

void PageStore::kept(std::uint32_t operation, StoreResult<> result) { take(keeping_, operation)(result); }

void PageStore::entry_read(std::uint32_t operation, StoredEntry entry) {
  loads_.at(operation).room.entries.push_back(std::move(entry));
}

void PageStore::room_read(std::uint32_t operation, bool succeeded) {
  Load load = take(loads_, operation);
  if (!succeeded) return load.done(std::unexpected(StoreError::unavailable));
  load.room.records_due = !load.room.entries.empty();  // a page may close before it has the record
  load.done(std::move(load.room));
}

void PageStore::game_read(std::uint32_t operation, StoreResult<FoundGame> found) {
  take(searches_, operation)(std::move(found));
}

}  // namespace bastide::page
