#include "fake_services.hpp"

#include <algorithm>

namespace bastide::test {

using server::StoreError;

struct FakeExecutor::Queue {
  std::deque<server::Task> tasks;
};

class FakeExecutor::FakeStrand final : public server::Strand {
 public:
  explicit FakeStrand(const std::shared_ptr<Queue>& queue) : queue_(queue) {}
  void post(server::Task task) override {
    if (const auto queue = queue_.lock()) queue->tasks.push_back(std::move(task));
  }

 private:
  // The executor owns the queue: tasks that never ran hold rooms, which hold their strands.
  std::weak_ptr<Queue> queue_;
};

std::shared_ptr<server::Strand> FakeExecutor::make_strand() {
  queues_.push_back(std::make_shared<Queue>());
  return std::make_shared<FakeStrand>(queues_.back());
}

void FakeExecutor::run() {
  for (;;) {
    std::vector<std::shared_ptr<Queue>> ready;
    std::ranges::copy_if(queues_, std::back_inserter(ready),
                         [](const auto& queue) { return !queue->tasks.empty(); });
    if (ready.empty()) return;
    Queue& queue = *ready[random_.below(static_cast<std::uint32_t>(ready.size()))];
    server::Task task = std::move(queue.tasks.front());
    queue.tasks.pop_front();
    task();
  }
}

bool FakeWorkers::work() {
  if (holding_ || waiting_.empty()) return false;
  server::Task task = std::move(waiting_.front());
  waiting_.pop_front();
  working_ = true;
  task();
  working_ = false;
  return true;
}

void FakeStore::append(server::NewEntry entry, Done<> done) {
  if (holding_)
    held_.emplace_back(std::move(entry), std::move(done));
  else
    append_now(std::move(entry), done);
}

void FakeStore::append_now(server::NewEntry entry, Done<>& done) {
  if (until_failure_ > 0 && --until_failure_ == 0) {
    if (--failures_ > 0) until_failure_ = 1;
    return done(std::unexpected(failure_));
  }
  server::StoredRoom& room = rooms_[entry.room];
  const std::uint64_t last = room.entries.empty() ? 0 : room.entries.back().seq;
  if (room.closed || entry.entry.seq <= last) return done(std::unexpected(StoreError::conflict));
  room.entries.push_back(std::move(entry.entry));
  room.deadline_ms = entry.deadline_ms;
  room.records_due = room.records_due || entry.ends_game;
  if (entry.game_id) games_[*entry.game_id] = entry.room;
  done({});
}

void FakeStore::compact(server::Compaction change, Done<> done) {
  if (compactions_fail_) return done(std::unexpected(StoreError::unavailable));
  server::StoredRoom& room = rooms_.at(change.room);
  if (room.entries.back().seq != change.seq) return done(std::unexpected(StoreError::conflict));
  room.entries.clear();
  if (change.snapshot) room.entries.push_back(std::move(*change.snapshot));
  room.closed = room.entries.empty();
  room.deadline_ms = change.deadline_ms;
  room.records_due = false;
  for (server::StoredRecord& record : change.records) {
    games_.erase(record.game_id);
    rooms_of_records_.emplace(record.game_id, change.room);
    records_.try_emplace(record.game_id, std::move(record));
  }
  done({});
}

void FakeStore::revise_records(server::RecordsOf records, server::ReviseRecord revise, Done<int> done) {
  int count = 0;
  for (auto& [game_id, record] : records_) {
    if (game_id != records.game_id && rooms_of_records_[game_id] != records.room) continue;
    auto revised = revise(record.gzip);
    if (!revised) continue;
    record.gzip = std::move(*revised);
    ++count;
  }
  done(count);
}

void FakeStore::keep_report(server::StoredReport report, std::uint64_t reports_max, Done<bool> done) {
  if (reports_fail_) return done(std::unexpected(server::StoreError::unavailable));
  const bool known = std::ranges::find(reports_, report.id, &server::StoredReport::id) != reports_.end();
  if (!known && reports_.size() >= reports_max) return done(false);
  if (!known) reports_.push_back(std::move(report));
  done(true);
}

void FakeStore::remove_reports(std::vector<std::string> ids, Done<int> done) {
  const auto gone =
      std::erase_if(reports_, [&](const auto& one) { return std::ranges::find(ids, one.id) != ids.end(); });
  done(static_cast<int>(gone));
}

void FakeStore::scrub(Done<> done) {
  ++scrubs_;
  if (scrubs_fail_) return done(std::unexpected(StoreError::unavailable));
  done({});
}

void FakeStore::load(std::string room, Done<server::StoredRoom> done) {
  ++loads_;
  if (loads_fail_) return done(std::unexpected(StoreError::unavailable));
  const auto known = rooms_.find(room);
  server::StoredRoom stored = known == rooms_.end() ? server::StoredRoom{} : known->second;
  stored.unattended_ms = unattended_.count();
  done(std::move(stored));
}

void FakeStore::find_game(std::string game_id, Done<server::FoundGame> done) {
  if (loads_fail_) return done(std::unexpected(StoreError::unavailable));
  server::FoundGame found;
  if (const auto record = records_.find(game_id); record != records_.end())
    found.gzip = std::make_shared<const std::string>(record->second.gzip);
  else if (const auto known = games_.find(game_id); known != games_.end())
    found = {.gzip = {}, .room = known->second, .records_due = rooms_.at(known->second).records_due};
  done(std::move(found));
}

void FakeStore::purge(server::Retention retention, Done<bool> done) {
  retention_ = retention;
  done(false);
}

void FakeStore::list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) {
  std::vector<std::string> overdue;
  for (const auto& [code, room] : rooms_)
    if (room.deadline_ms && *room.deadline_ms <= now_ms && std::ssize(overdue) < limit)
      overdue.push_back(code);
  done(std::move(overdue));
}

void FakeStore::set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) {
  rooms_.at(room).deadline_ms = deadline_ms;
  done({});
}

void FakeStore::fail_append(int n, int times, StoreError error) {
  until_failure_ = n;
  failures_ = times;
  failure_ = error;
}

void FakeStore::release() {
  holding_ = false;
  for (; !held_.empty(); held_.pop_front()) append_now(std::move(held_.front().first), held_.front().second);
}

std::size_t FakeStore::entries() const {
  std::size_t count = 0;
  for (const auto& [code, room] : rooms_) count += room.entries.size();
  return count;
}

}  // namespace bastide::test
