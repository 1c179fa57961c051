// What the database itself knows about a cluster: each room's log, and which node owned the room when.
#pragma once

#include "server/postgres_server.hpp"
#include "simulation/history.hpp"

#include <string>

namespace bastide::cluster {

/// Begins to record each change of a room's row. Requires: the tables exist.
void begin_audit(const test::PostgresServer& database, const std::string& url);

/// Throws sim::Broken if a room had two owners at once, was taken from a living node, was written by a node
/// other than its owner with a valid lease, or if an epoch or a seq did not increase by one.
void check_audit(const test::PostgresServer& database, const std::string& url);

/// Every entry. Throws if a log lacks its beginning.
sim::Journal read_journal(const test::PostgresServer& database, const std::string& url);

}  // namespace bastide::cluster
