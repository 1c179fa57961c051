#include "store_lock.hpp"

#include <server/store/store_in_use.hpp>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>
#include <system_error>

namespace bastide::server {

namespace {

constexpr std::string_view kMade = "a store was made\n";

/// Requires: `file` exists.
std::filesystem::path beside(const std::filesystem::path& file) {
  return std::filesystem::canonical(file).string() + ".lock";
}

int open_to_lock(const std::filesystem::path& file, const char* complaint) {
  const int descriptor = open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (descriptor < 0)
    throw std::system_error(errno, std::generic_category(), complaint + (" " + file.string()));
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

StoreLock::LockedFile::LockedFile(const std::filesystem::path& file, const char* complaint) {
  for (;;) {
    descriptor_ = open_to_lock(file, complaint);
    try {
      lock(descriptor_);
    } catch (...) {
      close(descriptor_);
      throw;
    }
    if (is_at(descriptor_, file)) return;
    close(descriptor_);  // it was deleted between opening and locking
  }
}

StoreLock::LockedFile::~LockedFile() { close(descriptor_); }

void StoreLock::LockedFile::release() { flock(descriptor_, LOCK_UN); }

// Symbolic links lead to the same store, so they must lead to the same lock; hard links lead to the second.
StoreLock::StoreLock(const std::filesystem::path& file)
    : beside_(beside(file), "cannot make the lock file"), itself_(file, "cannot open") {}

StoreLock::~StoreLock() = default;

void StoreLock::note_made() {
  struct stat status{};
  const int descriptor = beside_.descriptor();
  if (fstat(descriptor, &status) != 0 || status.st_size > 0) return;
  [[maybe_unused]] const ssize_t written = write(descriptor, kMade.data(), kMade.size());
}

bool StoreLock::was_made(const std::filesystem::path& file) {
  std::error_code missing;
  const auto size = std::filesystem::file_size(beside(file), missing);
  return !missing && size > 0;
}

void StoreLock::release() {
  itself_.release();
  beside_.release();
}

}  // namespace bastide::server
