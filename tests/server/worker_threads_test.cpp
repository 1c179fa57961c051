// The threads on which computers think.
#include <server/rooms/worker_threads.hpp>

#include "catch.hpp"

#include <atomic>
#include <future>
#include <memory>
#include <set>
#include <thread>

using namespace bastide;
using server::WorkerThreads;

TEST_CASE("tasks are done on the workers' own threads, the first one first", "[server][bots]") {
  WorkerThreads workers(1), others(1);
  CHECK(workers.threads() == 1);
  CHECK_FALSE(workers.here());
  std::vector<int> order;
  std::promise<std::thread::id> done;
  std::atomic<bool> here = false, there = true;
  workers.post([&] { order.push_back(1); });
  workers.post([&] {
    order.push_back(2);
    here = workers.here();
    there = others.here();
    done.set_value(std::this_thread::get_id());
  });
  CHECK(done.get_future().get() != std::this_thread::get_id());
  CHECK(order == std::vector{1, 2});
  CHECK(here);
  CHECK_FALSE(there);
}

TEST_CASE("workers that stop end what they do, drop what waits, and take nothing more", "[server][bots]") {
  WorkerThreads workers(1);
  std::promise<void> begun, go_on;
  std::atomic<int> done = 0;
  workers.post([&] {
    begun.set_value();
    go_on.get_future().wait();
    ++done;
  });
  const auto held = std::make_shared<int>(0);
  workers.post([&done, held] { ++done; });
  begun.get_future().wait();
  std::thread stopper([&] { workers.stop(); });
  go_on.set_value();
  stopper.join();
  CHECK(done <= 2);
  CHECK(done >= 1);
  workers.post([&done] { done = 100; });
  workers.stop();
  CHECK(done < 100);
  CHECK(held.use_count() == 1);
}
