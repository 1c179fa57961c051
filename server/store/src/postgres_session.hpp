// A connection to the store's database, set up as the store needs it.
#pragma once

#include "postgres_connection.hpp"

#include <server/store/postgres_store.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bastide::server {

/// Which session of the database it was.
struct SessionName {
  std::int64_t process = 0;  ///< of the database's server
  std::string began;         ///< when it began: processes' numbers come again
};

/// Connects. Commits are durable, however the database is set up otherwise. Throws PostgresError.
PostgresConnection open_session(const PostgresOptions& options);
/// The same with other time limits than the options'.
PostgresConnection open_session(const PostgresOptions& options, PostgresConnection::Times times);

SessionName name_of(PostgresConnection& connection);

/// Takes the store for this session, as long as it lasts: alone, or, as one of several nodes,
/// beside others that are nodes, too. `node_key`: a number that none but this node has.
/// `before`: ends that session of ours, should it still be at something.
/// Nothing that any other server, or a session of this node, has begun goes on once this has returned.
/// Throws StoreInUse where another server has it for longer than the options say, PostgresError.
void take_store(PostgresConnection& connection, std::optional<std::int64_t> node_key,
                const std::optional<SessionName>& before);

}  // namespace bastide::server
