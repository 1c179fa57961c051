// One server per store.
#pragma once

#include <filesystem>

namespace bastide::server {

/// Holds a store for this process by a lock on the file `<file>.lock` beside it, which the system
/// releases however the process ends. The lock file stays: deleting it would let two servers lock two
/// files of the same name.
class StoreLock {
 public:
  /// Requires: `file` exists. Throws StoreInUse if another process has the store, std::system_error if no
  /// lock file can be made there or the file system can't lock.
  explicit StoreLock(const std::filesystem::path& file);
  ~StoreLock();
  StoreLock(const StoreLock&) = delete;
  StoreLock& operator=(const StoreLock&) = delete;

  /// Releases the store.
  void release();

 private:
  int descriptor_ = -1;
};

}  // namespace bastide::server
