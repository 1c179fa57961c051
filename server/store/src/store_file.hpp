// The files of a store in the file system.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace bastide::server {

/// Makes the file if it does not exist: it, the files that SQLite puts beside it, and new folders are
/// accessible to their owner only. Throws std::system_error if it can't be made, and as refuse_emptied does.
void make_private(const std::filesystem::path& file);

/// Throws std::runtime_error if the file is empty though it was a store.
void refuse_emptied(const std::filesystem::path& file);

/// In bytes; 0 if there is no such file.
std::uint64_t size_of(const std::filesystem::path& file);

/// Bytes that are free on the file's disk; 0 if the file system can't say.
std::uint64_t disk_free(const std::filesystem::path& file);

/// Remembers which files an open store consists of. Files that were deleted or replaced are still written
/// while they are open, and lost afterwards.
class StoreFiles {
 public:
  /// Requires: the store is open. Throws std::system_error if its files can't be found.
  explicit StoreFiles(const std::filesystem::path& file);

  /// The first file that is no longer in its place; empty if all are.
  std::optional<std::filesystem::path> missing() const;

 private:
  struct Place {
    std::filesystem::path file;
    std::uint64_t inode;
    std::uint32_t device_major, device_minor;
  };
  static Place find(const std::filesystem::path& file);
  static bool is_there(const Place& place);

  Place database_;
  Place log_;
};

}  // namespace bastide::server
