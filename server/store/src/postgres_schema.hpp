// The tables in a PostgreSQL database, and how those of an earlier version are brought up to date.
#pragma once

#include "postgres_connection.hpp"

namespace bastide::server {

/// Makes the tables in an empty schema (the first one of the session's search_path), and brings older ones up
/// to date, in one transaction. Throws std::runtime_error where they are of another program
/// or of a newer version, PostgresError where the database refuses.
void prepare_schema(PostgresConnection& connection);

}  // namespace bastide::server
