// A bare loop of group commits: what the store alone does, without rooms, sockets or games, for comparison
// with a server's durable moves. A number of logs grow in parallel; each gets its next entry as soon as the
// last one is durable.
#include <server/store/postgres_store.hpp>
#include <server/store/sqlite_store.hpp>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace bastide::server;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kEntryBytes = 100;  // the size of a move's entry

/// One room's log.
class Log {
 public:
  Log(EventStore& store, std::string room, std::atomic<std::int64_t>& stored, std::atomic<int>& running)
      : store_(store), room_(std::move(room)), stored_(stored), running_(running) {}

  void grow(const std::atomic<bool>& stop) {
    NewEntry entry{.room = room_,
                   .entry = {.seq = ++seq_, .at_ms = 0, .payload = std::string(kEntryBytes, 'x')}};
    store_.append(std::move(entry), [this, &stop](StoreResult<> result) {
      if (!result || stop) return void(--running_);
      ++stored_;
      grow(stop);
    });
  }

 private:
  EventStore& store_;
  const std::string room_;
  std::atomic<std::int64_t>& stored_;
  std::atomic<int>& running_;
  std::uint64_t seq_ = 0;
};

std::unique_ptr<EventStore> open(const std::string& store) {
  if (store.starts_with("postgres")) return std::make_unique<PostgresStore>(PostgresOptions{.url = store});
  return std::make_unique<SqliteStore>(SqliteOptions{.file = store});
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 4) {
    std::fprintf(stderr, "commit_bench FILE|postgres://… LOGS SECONDS\n");
    return 2;
  }
  const int logs = std::atoi(arguments[2]);
  const std::chrono::seconds seconds(std::atoi(arguments[3]));
  const std::unique_ptr<EventStore> store = open(arguments[1]);
  std::atomic<std::int64_t> stored = 0;
  std::atomic<int> running = logs;
  std::atomic<bool> stop = false;
  std::vector<Log> all;
  all.reserve(static_cast<std::size_t>(logs));
  for (int log = 0; log < logs; ++log)
    all.emplace_back(*store, "ROOM" + std::to_string(log), stored, running);
  const auto begin = Clock::now();
  for (Log& log : all) log.grow(stop);
  std::this_thread::sleep_for(seconds);
  stop = true;
  const double took = std::chrono::duration<double>(Clock::now() - begin).count();
  const auto done = static_cast<double>(stored);
  while (running > 0) std::this_thread::yield();
  std::printf("%.0f entries a second made durable, of %d logs side by side\n", done / took, logs);
}
