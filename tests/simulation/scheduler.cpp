#include "scheduler.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace bastide::sim {

void Scheduler::Lane::put(Task task, Ms delay) {
  const Ms at = scheduler_.now() + delay;
  tasks_.push_back({.at = tasks_.empty() ? at : std::max(at, tasks_.back().at), .task = std::move(task)});
}

Scheduler::LanePtr Scheduler::make_lane() {
  auto lane = std::make_shared<Lane>(*this);
  lanes_.push_back(lane);
  return lane;
}

bool Scheduler::step() {
  std::vector<LanePtr> next;
  std::erase_if(lanes_, [&](const std::weak_ptr<Lane>& known) {
    LanePtr lane = known.lock();
    if (!lane) return true;
    if (lane->tasks_.empty()) return false;
    const Ms at = std::max(lane->tasks_.front().at, now_);
    const Ms earliest = next.empty() ? Ms::max() : std::max(next.front()->tasks_.front().at, now_);
    if (at < earliest) next.clear();
    if (at <= earliest) next.push_back(std::move(lane));
    return false;
  });
  if (next.empty()) return false;
  now_ = std::max(now_, next.front()->tasks_.front().at);
  const std::size_t one = next.size() == 1 ? 0 : choices_.pick(static_cast<std::uint32_t>(next.size()));
  Task task = std::move(next[one]->tasks_.front().task);
  next[one]->tasks_.pop_front();
  task();
  return true;
}

class SimExecutor::SimStrand final : public server::Strand {
 public:
  explicit SimStrand(const Scheduler::LanePtr& lane) : lane_(lane) {}
  void post(Task task) override {
    if (const auto lane = lane_.lock()) lane->put(std::move(task));
  }

 private:
  std::weak_ptr<Scheduler::Lane> lane_;
};

std::shared_ptr<server::Strand> SimExecutor::make_strand() {
  lanes_.push_back(scheduler_.make_lane());
  return std::make_shared<SimStrand>(lanes_.back());
}

void SimWorkers::post(server::Task task) {
  constexpr std::uint32_t kThinkMsMax = 700;
  lane_->put(
      [this, task = std::move(task)]() mutable {
        working_ = true;
        task();
        working_ = false;
      },
      Ms(choices_.pick(kThinkMsMax)));
}

void Trace::note(Ms at, std::string_view who, std::string_view what) {
  const std::string line = fmt::format("{:>9} {} {}\n", at.count(), who, what);
  for (const char byte : line) hash_ = (hash_ ^ static_cast<std::uint8_t>(byte)) * 0x100000001b3u;
  if (aloud_) std::fputs(line.c_str(), stdout);
}

}  // namespace bastide::sim
