#include "draft_store.hpp"

#include <future>
#include <memory>
#include <ranges>
#include <stdexcept>
#include <utility>

namespace bastide::prepared {

void DraftStore::append(server::NewEntry entry, Done<> done) {
  {
    const std::scoped_lock lock(mutex_);
    entries_.push_back(std::move(entry));
  }
  done({});
}

void DraftStore::load(std::string room, Done<server::StoredRoom> done) {
  server::StoredRoom stored;
  {
    const std::scoped_lock lock(mutex_);
    for (const server::NewEntry& entry : entries_)
      if (entry.room == room) stored.entries.push_back(entry.entry);
  }
  done(std::move(stored));
}

void DraftStore::compact(server::Compaction, Done<> done) {
  done(std::unexpected(server::StoreError::unavailable));
}

void DraftStore::find_game(std::string, Done<server::FoundGame> done) { done({}); }

void DraftStore::list_overdue(std::int64_t, int, Done<std::vector<std::string>> done) { done({}); }

void DraftStore::set_deadline(std::string, std::optional<std::int64_t>, Done<> done) { done({}); }

void DraftStore::purge(server::Retention, Done<bool> done) { done(false); }

void DraftStore::spoil(const std::string& room, Spoilt spoilt) {
  const std::scoped_lock lock(mutex_);
  int from_the_end = 0;
  for (server::NewEntry& entry : entries_ | std::views::reverse) {
    if (entry.room != room) continue;
    std::string& payload = entry.entry.payload;
    if (spoilt == Spoilt::at_its_end && from_the_end++ < 2) payload.resize(payload.size() / 2);
    if (spoilt == Spoilt::at_game_start && payload.contains(R"("type":"game_started")"))
      payload = R"({"type":"game_started","revision":1000000})";
  }
}

void DraftStore::write_to(server::EventStore& store) {
  const std::scoped_lock lock(mutex_);
  std::vector<std::future<server::StoreResult<>>> written;
  for (const server::NewEntry& entry : entries_) {
    auto answer = std::make_shared<std::promise<server::StoreResult<>>>();
    written.push_back(answer->get_future());
    store.append(entry, [answer](server::StoreResult<> stored) { answer->set_value(stored); });
  }
  for (auto& each : written)
    if (!each.get()) throw std::runtime_error("the rooms cannot be stored");
}

}  // namespace bastide::prepared
