#include "sim_store.hpp"

namespace bastide::sim {

using server::StoreError;
using server::StoreResult;

namespace {

/// The immediate answer of a store in memory.
template <class T = void, class Call>
StoreResult<T> at_once(const Call& call) {
  std::optional<StoreResult<T>> answer;
  call([&](StoreResult<T> result) { answer = std::move(result); });
  return std::move(answer.value());
}

}  // namespace

SimStore::SimStore(Disk& disk, const DiskPlan& plan, Scheduler& scheduler, Choices& choices,
                   std::function<void(const server::NewEntry&)> appending)
    : disk_(disk),
      plan_(plan),
      choices_(choices),
      appending_(std::move(appending)),
      writing_(scheduler.make_lane()),
      reading_(scheduler.make_lane()) {}

Ms SimStore::some_time(int ms_max) {
  return ms_max > 0 ? Ms(choices_.pick(static_cast<std::uint32_t>(ms_max))) : Ms(0);
}

void SimStore::put(Change change, Done<> done) {
  if (choices_.chance(plan_.refuses_at_once)) return done(std::unexpected(StoreError::unavailable));
  waiting_.push_back({std::move(change), std::move(done)});
  if (plan_.in_one_step) return writing_->put([this] { write_next(); });
  if (waiting_.size() == 1 && group_.empty()) writing_->put([this] { begin_commit(); });
}

void SimStore::begin_commit() {
  if (waiting_.empty() || !group_.empty()) return;
  group_ = std::exchange(waiting_, {});
  writing_->put([this] { end_commit(); }, some_time(plan_.commit_ms_max));
}

/// The answers come one by one, and other tasks may run in between.
void SimStore::end_commit() {
  const bool fails = choices_.chance(plan_.commits_fail);
  for (Write& job : group_) {
    const StoreResult<> result = fails
                                     ? std::unexpected(StoreError::unavailable)
                                     : std::visit([this](auto& change) { return write(change); }, job.change);
    writing_->put([done = std::move(job.done), result]() mutable { done(result); });
  }
  group_.clear();
  writing_->put([this] { begin_commit(); });
}

void SimStore::write_next() {
  Write job = std::move(waiting_.front());
  waiting_.erase(waiting_.begin());
  job.done(std::visit([this](auto& change) { return write(change); }, job.change));
}

void SimStore::die() {
  if (!group_.empty() && choices_.chance(50))
    for (Write& job : group_) std::visit([this](auto& change) { (void)write(change); }, job.change);
}

StoreResult<> SimStore::write(server::NewEntry& entry) {
  const std::string room = entry.room;
  const server::StoredEntry stored = entry.entry;
  const auto result = at_once([&](auto done) { disk_.content.append(std::move(entry), std::move(done)); });
  if (result) disk_.journal[room][stored.seq] = stored.payload;
  return result;
}

StoreResult<> SimStore::write(server::Compaction& change) {
  return at_once([&](auto done) { disk_.content.compact(std::move(change), std::move(done)); });
}

StoreResult<> SimStore::write(DeadlineChange& change) {
  return at_once(
      [&](auto done) { disk_.content.set_deadline(change.room, change.deadline_ms, std::move(done)); });
}

void SimStore::purge(server::Retention, Done<bool> done) { done(false); }

template <class T, class Read>
void SimStore::put_read(Done<T> done, Read read) {
  reading_->put(
      [this, done = std::move(done), read = std::move(read)]() mutable {
        if (choices_.chance(plan_.reads_fail)) return done(std::unexpected(StoreError::unavailable));
        done(at_once<T>(read));
      },
      some_time(plan_.commit_ms_max));
}

void SimStore::load(std::string room, Done<server::StoredRoom> done) {
  put_read(std::move(done),
           [this, room = std::move(room)](auto answer) { disk_.content.load(room, std::move(answer)); });
}

void SimStore::find_game(std::string game_id, Done<server::FoundGame> done) {
  put_read(std::move(done),
           [this, id = std::move(game_id)](auto answer) { disk_.content.find_game(id, std::move(answer)); });
}

void SimStore::list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) {
  put_read(std::move(done), [this, now_ms, limit](auto answer) {
    disk_.content.list_overdue(now_ms, limit, std::move(answer));
  });
}

}  // namespace bastide::sim
