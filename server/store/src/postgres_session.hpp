// A connection to the store's database, set up as the store needs it.
#pragma once

#include "postgres_connection.hpp"

#include <server/store/postgres_store.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bastide::server {

/// Identifies a session of the database.
struct SessionName {
  std::int64_t process = 0;  ///< process of the database's server
  std::string began;         ///< when it began, since process numbers are reused
};

/// Connects. Commits are durable, whatever the database's settings. Throws PostgresError.
PostgresConnection open_session(const PostgresOptions& options);
/// The same with other time limits.
PostgresConnection open_session(const PostgresOptions& options, PostgresConnection::Times times);

SessionName name_of(PostgresConnection& connection);

/// Takes the store for the lifetime of this session: alone, or, as one of several nodes, beside other nodes.
/// `node_key`: a number that only this node has. `before`: ends that earlier session of this server, if it is
/// still active. When this returns, no transaction begun by another server or by an earlier session of this
/// node is in progress. Throws StoreInUse if another server keeps it for longer than the options allow,
/// PostgresError.
void take_store(PostgresConnection& connection, std::optional<std::int64_t> node_key,
                const std::optional<SessionName>& before);

}  // namespace bastide::server
