// What the database itself tells of a cluster: the log of each room, and who owned it when.
#pragma once

#include "server/postgres_server.hpp"
#include "simulation/history.hpp"

#include <string>

namespace bastide::cluster {

/// From now on each change of a room's row is noted beside it. Requires: the tables are there.
void begin_audit(const test::PostgresServer& database, const std::string& url);

/// Throws sim::Broken where a room had two owners at once, was taken from a node that was alive, or was
/// written by anybody but its owner, whose lease held, and where an epoch or a seq did not rise by one.
void check_audit(const test::PostgresServer& database, const std::string& url);

/// Every entry. Throws where a log does not begin at its beginning.
sim::Journal read_journal(const test::PostgresServer& database, const std::string& url);

}  // namespace bastide::cluster
