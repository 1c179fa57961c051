// A disk, and the server's store on it, which commits in groups and fails by plan.
#pragma once

#include "history.hpp"
#include "scheduler.hpp"

#include <server/rooms/event_store.hpp>
#include <server/store/memory_store.hpp>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace bastide::sim {

/// What survives a process.
class Disk {
 public:
  server::MemoryStore content;
  Journal journal;
};

/// Percentages.
struct DiskPlan {
  int commit_ms_max = 0;
  bool in_one_step = false;  ///< written and answered
  int commits_fail = 0;
  int reads_fail = 0;
  int refuses_at_once = 0;  ///< as with a full queue: calls `done` before the function returns
};

class SimStore final : public server::EventStore {
 public:
  /// `appending`: called with every entry that the server wants to add.
  SimStore(Disk& disk, const DiskPlan& plan, Scheduler& scheduler, Choices& choices,
           std::function<void(const server::NewEntry&)> appending);
  /// The process has died: the group in progress may have been written, without an answer.
  void die();

  void append(server::NewEntry entry, Done<> done) override {
    appending_(entry);
    put(std::move(entry), std::move(done));
  }
  void compact(server::Compaction change, Done<> done) override { put(std::move(change), std::move(done)); }
  void set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) override {
    put(DeadlineChange{std::move(room), deadline_ms}, std::move(done));
  }
  void purge(server::Retention retention, Done<bool> done) override;
  void load(std::string room, Done<server::StoredRoom> done) override;
  void find_game(std::string game_id, Done<server::FoundGame> done) override;
  void list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) override;
  std::vector<server::Absence> attend(std::int64_t now_ms, bool begins) override {
    return disk_.content.attend(now_ms, begins);
  }
  void keep_report(server::StoredReport report, std::uint64_t reports_max, Done<bool> done) override {
    disk_.content.keep_report(std::move(report), reports_max, std::move(done));
  }
  void release(std::string /*room*/, server::RoomUse /*use*/, Done<> done) override { done({}); }
  bool has_space() const override { return true; }

 private:
  struct DeadlineChange {
    std::string room;
    std::optional<std::int64_t> deadline_ms;
  };
  using Change = std::variant<server::NewEntry, server::Compaction, DeadlineChange>;
  struct Write {
    Change change;
    Done<> done;
  };

  void put(Change change, Done<> done);
  void begin_commit();
  void end_commit();
  void write_next();
  server::StoreResult<> write(server::NewEntry& entry);
  server::StoreResult<> write(server::Compaction& change);
  server::StoreResult<> write(DeadlineChange& change);
  template <class T, class Read>
  void put_read(Done<T> done, Read read);
  Ms some_time(int ms_max);

  Disk& disk_;
  const DiskPlan& plan_;
  Choices& choices_;
  const std::function<void(const server::NewEntry&)> appending_;
  Scheduler::LanePtr writing_;
  Scheduler::LanePtr reading_;
  std::vector<Write> waiting_;
  std::vector<Write> group_;  ///< being committed
};

}  // namespace bastide::sim
