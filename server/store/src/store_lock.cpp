#include "store_lock.hpp"

#include <server/store/store_in_use.hpp>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace bastide::server {

namespace {

int open_lock(const std::filesystem::path& file) {
  const int descriptor = open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (descriptor < 0)
    throw std::system_error(errno, std::generic_category(), "cannot make the lock file " + file.string());
  return descriptor;
}

/// Whether the name still belongs to this open file.
bool is_at(int descriptor, const std::filesystem::path& file) {
  struct stat held{};
  struct stat named{};
  return fstat(descriptor, &held) == 0 && stat(file.c_str(), &named) == 0 && held.st_dev == named.st_dev &&
         held.st_ino == named.st_ino;
}

void lock(int descriptor) {
  while (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EWOULDBLOCK) throw StoreInUse("another server uses it");
    if (errno != EINTR)
      throw std::system_error(errno, std::generic_category(), "the file system can't lock files");
  }
}

}  // namespace

StoreLock::StoreLock(const std::filesystem::path& file) {
  // Links lead to the same store, so they must lead to the same lock.
  const std::filesystem::path lock_file = std::filesystem::canonical(file).string() + ".lock";
  for (;;) {
    descriptor_ = open_lock(lock_file);
    try {
      lock(descriptor_);
    } catch (...) {
      release();
      throw;
    }
    if (is_at(descriptor_, lock_file)) return;
    release();  // it was deleted between opening and locking
  }
}

StoreLock::~StoreLock() { release(); }

void StoreLock::release() {
  if (descriptor_ >= 0) close(std::exchange(descriptor_, -1));
}

}  // namespace bastide::server
