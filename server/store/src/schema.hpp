// The tables, and how a file of an earlier version is brought up to date.
#pragma once

#include "sqlite_connection.hpp"

namespace bastide::server {

/// Sets a connection up for durable commits, makes the tables in an empty file and brings older ones up to
/// date. Throws std::runtime_error when the file is not a store of ours or of a newer version.
void prepare_file(SqliteConnection& connection);

/// Throws std::runtime_error where the file is not a store of ours, or of a newer version. Changes nothing.
void check_schema(SqliteConnection& connection);

/// Whether the tables are as this version has them. Requires: `check_schema` found nothing.
bool is_newest(SqliteConnection& connection);

}  // namespace bastide::server
