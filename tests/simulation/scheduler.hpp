// Threads, connections and disks of a simulated world, all on one thread and in simulated time.
#pragma once

#include "choices.hpp"
#include "surroundings.hpp"

#include <server/rooms/executor.hpp>
#include <server/rooms/time_source.hpp>
#include <server/rooms/workers.hpp>

#include <chrono>
#include <cstdint>
#include <deque>
#include <memory>
#include <string_view>
#include <vector>

namespace bastide::sim {

/// Runs tasks one after another. The choices decide the order of concurrent ones; time advances only when
/// nothing is left to do now.
class Scheduler final : public server::TimeSource {
 public:
  explicit Scheduler(Choices& choices) : choices_(choices) {}

  /// Tasks that run in the order in which they were put here. Destroyed when it is no longer held.
  class Lane {
   public:
    explicit Lane(const Scheduler& scheduler) : scheduler_(scheduler) {}
    /// Runs the task after at least this delay.
    void put(Task task, Ms delay = Ms(0));
    void clear() { tasks_.clear(); }

   private:
    friend Scheduler;
    struct Due {
      Ms at;
      Task task;
    };
    const Scheduler& scheduler_;
    std::deque<Due> tasks_;
  };
  using LanePtr = std::shared_ptr<Lane>;
  LanePtr make_lane();

  /// Runs the next task. Returns false if there is none.
  bool step();
  Ms now() const { return now_; }

  /// Shifts only the wall clock by this much.
  void shift_wall(Ms by) { wall_wrong_by_ += by; }
  std::int64_t wall_ms() const override { return 1'790'000'000'000 + (now_ + wall_wrong_by_).count(); }
  std::chrono::steady_clock::time_point steady() const override {
    return std::chrono::steady_clock::time_point(now_);
  }

 private:
  Choices& choices_;
  std::vector<std::weak_ptr<Lane>> lanes_;
  Ms now_{1'000'000};
  Ms wall_wrong_by_{0};
};

/// The server's threads: each strand is a lane.
class SimExecutor final : public server::Executor {
 public:
  explicit SimExecutor(Scheduler& scheduler) : scheduler_(scheduler) {}
  std::shared_ptr<server::Strand> make_strand() override;

 private:
  class SimStrand;
  Scheduler& scheduler_;
  std::vector<Scheduler::LanePtr> lanes_;  ///< tasks that never ran are destroyed with the executor
};

/// The server's only thread on which computers think: each decision takes a while.
class SimWorkers final : public server::Workers {
 public:
  SimWorkers(Scheduler& scheduler, Choices& choices) : choices_(choices), lane_(scheduler.make_lane()) {}
  int threads() const override { return 1; }
  void post(server::Task task) override;
  bool here() const override { return working_; }
  /// Drops decisions that have not been made.
  void stop() { lane_->clear(); }

 private:
  Choices& choices_;
  const Scheduler::LanePtr lane_;
  bool working_ = false;
};

/// A number for everything that happens: equal seeds give equal numbers.
class Trace {
 public:
  explicit Trace(bool aloud) : aloud_(aloud) {}
  void note(Ms at, std::string_view who, std::string_view what);
  std::uint64_t hash() const { return hash_; }

 private:
  bool aloud_;
  std::uint64_t hash_ = 0xcbf29ce484222325u;  // FNV-1a
};

}  // namespace bastide::sim
