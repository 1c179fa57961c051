// The tables in a PostgreSQL database, and the update of earlier versions.
#pragma once

#include "postgres_connection.hpp"

#include <cstdint>

namespace bastide::server {

enum class SchemaState : std::uint8_t { none, older, newest };

/// Throws std::runtime_error if the tables belong to another program or a newer version. Changes nothing.
SchemaState schema_state(PostgresConnection& connection);

/// Makes the tables in an empty schema (the first one of the session's search_path), or updates older ones,
/// in one transaction. Throws std::runtime_error if they belong to another program or a newer version,
/// PostgresError if the database refuses.
void prepare_schema(PostgresConnection& connection);

/// The same for a server that has begun before, and now connects again: it goes on with tables of a newer
/// version that allow it.
void check_schema_again(PostgresConnection& connection);

}  // namespace bastide::server
