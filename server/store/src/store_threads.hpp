// The two threads of a durable store: one writes, one reads.
#pragma once

#include "let_others_go_on.hpp"
#include "task_clock.hpp"
#include "work_queue.hpp"
#include "write_job.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <ranges>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

namespace bastide::server {

/// Any thread may call every function.
class StoreThreads {
 public:
  using Write = std::function<std::vector<StoreResult<>>(const std::vector<WriteJob>&)>;
  static constexpr std::size_t kGroupMax = 500;  ///< changes written together

  StoreThreads(std::size_t writes_max, std::size_t reads_max) : writes_(writes_max), reads_(reads_max) {}
  ~StoreThreads() { close(); }
  StoreThreads(const StoreThreads&) = delete;
  StoreThreads& operator=(const StoreThreads&) = delete;

  /// `write` runs on the writing thread and returns each change's result. Call once, before any
  /// change is put.
  void start(Write write) {
    writing_ = std::thread([this, write = std::move(write)] { write_all(write); });
    reading_ = std::thread([this] { read_all(); });
  }

  /// Answers unavailable if too much waits.
  void put(WriteJob job) {
    if (!writes_.put(job)) job.done(std::unexpected(StoreError::unavailable));
  }

  void attend(Attendance& attendance) {
    const std::vector<Attendance::Period>& periods = attendance.periods();
    put({Attending{.period = periods.back(), .first_ms = periods.front().from_ms}, [](StoreResult<>) {}});
  }

  /// `read` runs on the reading thread.
  template <class T>
  void put_read(EventStore::Done<T> done, std::move_only_function<StoreResult<T>()> read) {
    // Shares `done`, so that it is still reachable if the queue refuses the job.
    const auto shared = std::make_shared<EventStore::Done<T>>(std::move(done));
    ReadJob job = [shared, read = std::move(read)]() mutable { (*shared)(read()); };
    if (!reads_.put(job)) (*shared)(std::unexpected(StoreError::unavailable));
  }

  std::size_t writes_waiting() const { return writes_.waiting(); }
  std::size_t reads_waiting() const { return reads_.waiting(); }

  /// How long one of them has been at the same piece of work.
  std::chrono::milliseconds busy_for() const {
    return std::max(writing_clock_.busy_for(), reading_clock_.busy_for());
  }

  /// Finishes waiting work, then refuses everything. Blocks until then; may be called again.
  void close() {
    const std::scoped_lock one_caller(closing_);
    writes_.close();
    reads_.close();
    if (writing_.joinable()) writing_.join();
    if (reading_.joinable()) reading_.join();
  }

 private:
  using ReadJob = std::move_only_function<void()>;

  // Destroys finished jobs before waiting for more: they would keep rooms in memory.

  void write_all(const Write& write) {
    let_others_go_on();
    for (;;) {
      std::vector<WriteJob> jobs = writes_.take(kGroupMax);
      if (jobs.empty()) return;
      const TaskClock::Task task(writing_clock_);
      const std::vector<StoreResult<>> results = write(jobs);
      for (std::size_t i = 0; i < jobs.size(); ++i) jobs[i].done(results[i]);
    }
  }

  void read_all() {
    for (;;) {
      std::vector<ReadJob> jobs = reads_.take(1);
      if (jobs.empty()) return;
      const TaskClock::Task task(reading_clock_);
      jobs.front()();
    }
  }

  WorkQueue<WriteJob> writes_;
  WorkQueue<ReadJob> reads_;
  TaskClock writing_clock_;
  TaskClock reading_clock_;
  std::mutex closing_;
  std::thread writing_;
  std::thread reading_;
};

template <class Change>
bool has(const std::vector<WriteJob>& jobs) {
  return std::ranges::any_of(jobs,
                             [](const WriteJob& job) { return std::holds_alternative<Change>(job.change); });
}

inline std::vector<StoreResult<>> all_unavailable(const std::vector<WriteJob>& jobs) {
  return std::vector<StoreResult<>>(jobs.size(), std::unexpected(StoreError::unavailable));
}

}  // namespace bastide::server
