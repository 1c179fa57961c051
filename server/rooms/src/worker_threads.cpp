#include <server/rooms/worker_threads.hpp>

#include <utility>

namespace bastide::server {

namespace {

thread_local const WorkerThreads* working_for = nullptr;

}  // namespace

WorkerThreads::WorkerThreads(int threads) {
  threads_.reserve(static_cast<std::size_t>(threads));
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

WorkerThreads::~WorkerThreads() { stop(); }

void WorkerThreads::post(Task task) {
  {
    const std::scoped_lock lock(mutex_);
    if (stopping_) return;
    waiting_.push_back(std::move(task));
  }
  changed_.notify_one();
}

bool WorkerThreads::here() const { return working_for == this; }

void WorkerThreads::stop() {
  std::deque<Task> dropped;  // destroyed without the lock: a task may hold anything
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    dropped.swap(waiting_);
  }
  changed_.notify_all();
  for (std::jthread& thread : threads_)
    if (thread.joinable()) thread.join();
}

void WorkerThreads::work() {
  working_for = this;
  for (;;) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
      if (stopping_) return;
      task = std::move(waiting_.front());
      waiting_.pop_front();
    }
    task();
  }
}

}  // namespace bastide::server
