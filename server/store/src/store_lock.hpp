// One server per store.
#pragma once

#include <filesystem>

namespace bastide::server {

/// Holds a store for this process by two locks, which the system releases however the process ends: one on
/// the file `<file>.lock` beside it, and one on the store's file itself, which other names of it share and
/// which stays when somebody deletes the file beside it. The lock file stays: deleting it would let the next
/// server begin before it finds the other one's lock. It also remembers that a store was made, so that one
/// which was cut to nothing is not taken for new.
///
/// Closing any descriptor of a file drops all fcntl locks that the process has on it, so those by which
/// SQLite keeps processes apart. Therefore a lock is made before SQLite opens the file, and destroyed after
/// SQLite has closed it. (SQLite takes fcntl locks only, so a lock by flock hinders nobody who reads or
/// copies.)
class StoreLock {
 public:
  /// Requires: `file` exists, and this process does not have it open. Throws StoreInUse if another process
  /// has the store, std::system_error if a file can't be opened or the file system can't lock.
  explicit StoreLock(const std::filesystem::path& file);
  ~StoreLock();
  StoreLock(const StoreLock&) = delete;
  StoreLock& operator=(const StoreLock&) = delete;

  /// From now on `was_made` is true. On a full disk it may stay false until the next start.
  void note_made();
  /// Whether a server has had a store in the file that this name leads to.
  static bool was_made(const std::filesystem::path& file);
  /// Releases the store. The files stay open until the end, as SQLite may still have the store open.
  void release();

 private:
  /// Open and locked, from the beginning to the end.
  class LockedFile {
   public:
    LockedFile(const std::filesystem::path& file, const char* complaint);
    ~LockedFile();
    LockedFile(const LockedFile&) = delete;
    LockedFile& operator=(const LockedFile&) = delete;
    void release();
    int descriptor() const { return descriptor_; }

   private:
    int descriptor_;
  };

  LockedFile beside_;  ///< first: whoever fails here has not touched the store
  LockedFile itself_;
};

}  // namespace bastide::server
