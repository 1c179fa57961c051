#include "new_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace bastide::server {

NewFile::NewFile(std::filesystem::path name) : name_(std::move(name)), part_(name_.string() + ".part") {
  if (is_standard_output()) {
    descriptor_ = STDOUT_FILENO;
    return;
  }
  if (std::filesystem::exists(std::filesystem::symlink_status(name_))) fail("make", EEXIST);
  unlink(part_.c_str());
  descriptor_ = open(part_.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (descriptor_ < 0) fail("make", errno);
}

NewFile::~NewFile() {
  if (descriptor_ < 0 || is_standard_output()) return;
  close(descriptor_);
  unlink(part_.c_str());
}

void NewFile::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written < 0 && errno != EINTR) fail("write", errno);
    if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

void NewFile::finish() {
  if (is_standard_output()) return;
  if (fsync(descriptor_) != 0) fail("write", errno);
  // Some file systems can't refuse to replace; there a file made by another program at this moment is lost.
  if (renameat2(AT_FDCWD, part_.c_str(), AT_FDCWD, name_.c_str(), RENAME_NOREPLACE) != 0 &&
      (errno != EINVAL || rename(part_.c_str(), name_.c_str()) != 0))
    fail("make", errno);
  sync_folder();
  close(std::exchange(descriptor_, -1));
}

void NewFile::fail(std::string_view doing, int error) const {
  throw std::runtime_error(
      fmt::format("cannot {} {}: {}", doing, name_.string(), std::generic_category().message(error)));
}

void NewFile::sync_folder() const {
  const std::filesystem::path folder = name_.has_parent_path() ? name_.parent_path() : ".";
  const int opened = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened < 0) fail("write the folder of", errno);
  const int failed = fsync(opened) == 0 ? 0 : errno;
  close(opened);
  if (failed != 0 && failed != EINVAL) fail("write the folder of", failed);
}

}  // namespace bastide::server
