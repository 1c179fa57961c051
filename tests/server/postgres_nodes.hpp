// Nodes on one database, for tests of who owns a room and for how long.
#pragma once

#include <server/store/postgres_store.hpp>

#include "store_calls.hpp"

#include "catch.hpp"

#include <cstdint>
#include <string>
#include <utility>

namespace bastide::test {

using server::PostgresOptions;
using server::PostgresStore;

inline PostgresOptions node(const std::string& url, const std::string& address) {
  return {.url = url, .lock_timeout = 500ms, .node_address = address, .node_version = "1"};
}

/// It never renews its lease.
inline PostgresOptions sleeper(const std::string& url) {
  PostgresOptions options = node(url, "sleeper:1");
  options.lease = 1min;
  options.lease_renewed_every = 1h;
  return options;
}

inline StoreResult<StoredRoom> try_load(EventStore& store, const std::string& room) {
  return wait_for<StoredRoom>([&](auto done) { store.load(room, std::move(done)); });
}

inline StoreResult<> set_deadline(EventStore& store, const std::string& room, std::int64_t deadline_ms) {
  return wait_for([&](auto done) { store.set_deadline(room, deadline_ms, std::move(done)); });
}

/// Makes the node load a room, as it does when players join.
inline void make_own(EventStore& store, const std::string& room) {
  REQUIRE(append(store, entry(room, 1)));
  REQUIRE(!load(store, room).elsewhere);
}

/// The owner of a room, found by a load: "" if it is the asker.
inline std::string whose(EventStore& store, const std::string& room) {
  const StoredRoom stored = load(store, room);
  if (!stored.elsewhere) return {};
  CHECK(stored.entries.empty());
  return stored.elsewhere->address;
}

}  // namespace bastide::test
