// The files of a store, as the file system has them.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <optional>

namespace bastide::server {

/// Makes the file where there is none: it, and what SQLite puts beside it, readable and writable
/// to its owner alone, new folders as well. Throws std::system_error where it can't be made.
void make_private(const std::filesystem::path& file);

/// Remembers which files a store consists of while it is open. Files that were deleted or replaced go on
/// to be written for as long as they are open, and are gone afterwards.
class StoreFiles {
 public:
  /// Requires: the store is open. Throws std::system_error where its files can't be found.
  explicit StoreFiles(const std::filesystem::path& file);

  /// The first file that is not in its place any more; nothing where all are.
  std::optional<std::filesystem::path> missing() const;

 private:
  struct Place {
    std::filesystem::path file;
    dev_t device;
    ino_t inode;
  };
  static Place find(const std::filesystem::path& file);
  static bool is_there(const Place& place);

  Place database_;
  Place log_;
};

}  // namespace bastide::server
