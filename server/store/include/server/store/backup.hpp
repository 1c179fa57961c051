// Copies of a store for its host, made while a server uses it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>

namespace bastide::server {

/// Writes a consistent copy of a store into a new file, readable to its owner only. A running server is not
/// blocked. The copy gets its name when it is complete, so that a file of that name is never partial.
/// Throws std::runtime_error with one sentence: `store` is no store or of a newer version, `copy` exists
/// already, no space, …; the same if `stopped` is asked to stop meanwhile.
void back_up(const std::filesystem::path& store, const std::filesystem::path& copy,
             const std::stop_token& stopped = {});

/// Opens a copy and counts its rooms. Throws std::runtime_error with one sentence if it is none that
/// `restore` would take.
std::int64_t rooms_in(const std::filesystem::path& copy);

/// Makes a store from a copy. Throws std::runtime_error with one sentence, without effect: `copy` is no
/// store, is damaged or of a newer version; `store`, or a file that SQLite keeps beside it, exists already.
void restore(const std::filesystem::path& copy, const std::filesystem::path& store);

/// As `restore`, but a store that is there, whole or damaged, gets another name first, with the files beside
/// it: `<store>.before-restore`, or with the next free number behind. Returns that name; empty if there was
/// none. Throws std::runtime_error, without effect, as `restore` does and if a server uses the store.
std::optional<std::filesystem::path> replace(const std::filesystem::path& copy,
                                             const std::filesystem::path& store);

}  // namespace bastide::server
