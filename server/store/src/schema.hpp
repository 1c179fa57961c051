// The tables of a file, and the update of earlier versions.
#pragma once

#include "sqlite_connection.hpp"

namespace bastide::server {

/// Sets up a connection for durable commits, makes the tables in an empty file, or updates older ones. Throws
/// std::runtime_error if the file is not a store or of a newer version.
void prepare_file(SqliteConnection& connection);

/// Throws std::runtime_error if the file is not a store or of a newer version. Changes nothing.
void check_schema(SqliteConnection& connection);

/// Whether the tables have this program's version. Requires: `check_schema` has accepted the file.
bool is_newest(SqliteConnection& connection);

}  // namespace bastide::server
