// The tables, and how a file of an earlier version is brought up to date.
#pragma once

#include "sqlite_connection.hpp"

namespace bastide::server {

/// Makes the tables in an empty file and brings older ones up to date. Throws std::runtime_error
/// when the file is not a store of ours or of a newer version.
void prepare_schema(SqliteConnection& connection);

/// Throws std::runtime_error where the file is not a store of ours, or of a newer version. Changes nothing.
void check_schema(SqliteConnection& connection);

}  // namespace bastide::server
