// The tables in a PostgreSQL database, and how those of an earlier version are brought up to date.
#pragma once

#include "postgres_connection.hpp"

#include <cstdint>

namespace bastide::server {

enum class SchemaState : std::uint8_t { none, older, newest };

/// Throws std::runtime_error where the tables are of another program or of a newer version. Changes nothing.
SchemaState schema_state(PostgresConnection& connection);

/// Makes the tables in an empty schema (the first one of the session's search_path), and brings older ones up
/// to date, in one transaction. Throws std::runtime_error where they are of another program
/// or of a newer version, PostgresError where the database refuses.
void prepare_schema(PostgresConnection& connection);

}  // namespace bastide::server
