#include "store_file.hpp"

#include "store_lock.hpp"

#include <fcntl.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <stdexcept>
#include <string>
#include <system_error>

namespace bastide::server {

namespace {

constexpr mode_t kOwnerOnly = 0600;
constexpr mode_t kOthers = 0077;

std::filesystem::path beside(const std::filesystem::path& file, const char* suffix) {
  return file.string() + suffix;
}

void create(const std::filesystem::path& file) {
  if (const auto folder = file.parent_path(); !folder.empty() && !std::filesystem::exists(folder)) {
    std::filesystem::create_directories(folder);
    std::filesystem::permissions(folder, std::filesystem::perms::owner_all);
  }
  const int created = open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, kOwnerOnly);
  if (created < 0) throw std::system_error(errno, std::generic_category(), "cannot create it");
  close(created);
}

/// Asks for no times: Linux 6.13 and later gives a write after such a question a time of its own, so that the
/// sync of every commit would have to write the inode, too. Returns false with errno set if there is an
/// error.
bool identify(const std::filesystem::path& file, struct statx& status) {
  return statx(AT_FDCWD, file.c_str(), AT_STATX_SYNC_AS_STAT, STATX_INO, &status) == 0;
}

void take_from_others(const std::filesystem::path& file) {
  struct stat status{};
  if (stat(file.c_str(), &status) != 0 || !S_ISREG(status.st_mode) || (status.st_mode & kOthers) == 0) return;
  if (chmod(file.c_str(), kOwnerOnly) != 0)
    spdlog::warn("store: others may read {}, and that can't be changed: {}", file.string(),
                 std::generic_category().message(errno));
}

}  // namespace

// SQLite itself would make the file readable to others if the umask allows it; files beside it get
// the same mode.
void make_private(const std::filesystem::path& file) {
  if (!std::filesystem::exists(file)) return create(file);
  refuse_emptied(file);
  for (const char* suffix : {"", "-wal", "-shm"}) take_from_others(beside(file, suffix));
}

void refuse_emptied(const std::filesystem::path& file) {
  std::error_code missing;
  if (std::filesystem::is_regular_file(file, missing) && size_of(file) == 0 && StoreLock::was_made(file))
    throw std::runtime_error(
        "the file is empty, though it was a store: put a copy of it back, or delete it if a new store is "
        "meant");
}

std::uint64_t size_of(const std::filesystem::path& file) {
  std::error_code missing;
  const auto size = std::filesystem::file_size(file, missing);
  return missing ? 0 : size;
}

std::uint64_t disk_free(const std::filesystem::path& file) {
  std::error_code unknown;
  const auto space = std::filesystem::space(std::filesystem::absolute(file).parent_path(), unknown);
  return unknown ? 0 : space.available;
}

StoreFiles::StoreFiles(const std::filesystem::path& file)
    : database_(find(file)), log_(find(beside(std::filesystem::canonical(file), "-wal"))) {}

std::optional<std::filesystem::path> StoreFiles::missing() const {
  for (const Place* place : {&database_, &log_})
    if (!is_there(*place)) return place->file;
  return std::nullopt;
}

StoreFiles::Place StoreFiles::find(const std::filesystem::path& file) {
  struct statx status{};
  if (!identify(file, status))
    throw std::system_error(errno, std::generic_category(), "cannot find " + file.string());
  return {.file = file,
          .inode = status.stx_ino,
          .device_major = status.stx_dev_major,
          .device_minor = status.stx_dev_minor};
}

bool StoreFiles::is_there(const Place& place) {
  struct statx status{};
  // Other errors say nothing about the file.
  if (!identify(place.file, status)) return errno != ENOENT && errno != ENOTDIR;
  return status.stx_ino == place.inode && status.stx_dev_major == place.device_major &&
         status.stx_dev_minor == place.device_minor;
}

}  // namespace bastide::server
