// The store's calls for tests: each waits for its answer.
#pragma once

#include "catch.hpp"

#include <server/store/sqlite_store.hpp>

#include <sqlite3.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <future>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace bastide::test {

using namespace std::chrono_literals;
using server::ChangedParcel;
using server::Compaction;
using server::EventStore;
using server::FoundGame;
using server::NewEntry;
using server::ParcelChange;
using server::ParcelFate;
using server::Retention;
using server::SqliteStore;
using server::StoredEntry;
using server::StoredParcel;
using server::StoredReport;
using server::StoredRoom;
using server::StoreError;
using server::StoreResult;

inline NewEntry entry(const std::string& room, std::uint64_t seq, const std::string& payload = "{}") {
  return {.room = room, .entry = {.seq = seq, .at_ms = 1'790'000'000'000, .payload = payload}};
}

/// Calls and waits for the answer.
template <class T = void, class Call>
StoreResult<T> wait_for(const Call& call) {
  std::promise<StoreResult<T>> answer;
  call([&](StoreResult<T> result) { answer.set_value(std::move(result)); });
  return answer.get_future().get();
}
inline StoreResult<> append(EventStore& store, NewEntry change) {
  return wait_for([&](auto done) { store.append(std::move(change), std::move(done)); });
}
inline StoredRoom load(EventStore& store, const std::string& room) {
  return wait_for<StoredRoom>([&](auto done) { store.load(room, std::move(done)); }).value();
}
inline std::vector<std::string> overdue(EventStore& store, std::int64_t now_ms, int limit = 10) {
  return wait_for<std::vector<std::string>>(
             [&](auto done) { store.list_overdue(now_ms, limit, std::move(done)); })
      .value();
}
inline FoundGame find_game(EventStore& store, const std::string& id) {
  return wait_for<FoundGame>([&](auto done) { store.find_game(id, std::move(done)); }).value();
}
inline StoreResult<> compact(EventStore& store, Compaction change) {
  return wait_for([&](auto done) { store.compact(std::move(change), std::move(done)); });
}
inline StoredParcel read_parcel(EventStore& store, const std::string& id) {
  return wait_for<StoredParcel>([&](auto done) { store.read_parcel(id, std::move(done)); }).value();
}
inline ChangedParcel change_parcel(EventStore& store, const ParcelChange& change) {
  return wait_for<ChangedParcel>([&](auto done) { store.change_parcel(change, std::move(done)); }).value();
}
inline bool purge(EventStore& store, Retention retention) {
  return wait_for<bool>([&](auto done) { store.purge(retention, std::move(done)); }).value();
}

/// The sentence of the refusal; "done" if it succeeded.
inline std::string refusal_of(const std::function<void()>& work) {
  try {
    work();
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "done";
}

/// Polls. Returns whether it became true in time.
template <class Question>
bool comes_true(const Question& question) {
  const auto until = std::chrono::steady_clock::now() + 1min;
  while (!question()) {
    if (std::chrono::steady_clock::now() > until) return false;
    std::this_thread::sleep_for(1ms);
  }
  return true;
}

/// Another program that uses the file.
class Intruder {
 public:
  explicit Intruder(const std::filesystem::path& file) {
    REQUIRE(sqlite3_open(file.c_str(), &handle_) == SQLITE_OK);
  }
  ~Intruder() { sqlite3_close(handle_); }
  Intruder(const Intruder&) = delete;
  void run(const char* sql) { REQUIRE(sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr) == SQLITE_OK); }

 private:
  sqlite3* handle_ = nullptr;
};

}  // namespace bastide::test
