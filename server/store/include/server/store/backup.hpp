// Copies of a store for its host, made while a server is at work on it.
#pragma once

#include <filesystem>

namespace bastide::server {

/// Writes a store as it is at one moment into a new file, readable to its owner alone.
/// A server that is at work on the store is not kept waiting. The copy gets its name when it is whole,
/// so that no file of that name is ever a part of one.
/// Throws std::runtime_error with one sentence: `store` is none or of a newer version,
/// `copy` exists already, no space, …
void back_up(const std::filesystem::path& store, const std::filesystem::path& copy);

/// Makes a store of a copy. Throws std::runtime_error with one sentence, and leaves everything as it was:
/// `copy` is no store, is damaged or of a newer version; `store`, or a file that SQLite
/// keeps beside it, exists already.
void restore(const std::filesystem::path& copy, const std::filesystem::path& store);

}  // namespace bastide::server
