// A file for readers that take a path.
#pragma once

#include "fuzz.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace bastide::fuzz {

/// A file in memory, during the lifetime of this object.
class MemoryFile {
 public:
  explicit MemoryFile(std::string_view content) : file_(memfd_create("input", MFD_CLOEXEC)) {
    require(
        file_ >= 0 && write(file_, content.data(), content.size()) == static_cast<ssize_t>(content.size()),
        "there is memory");
  }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;
  ~MemoryFile() { close(file_); }

  std::filesystem::path path() const { return "/proc/self/fd/" + std::to_string(file_); }
  std::string content() const {
    std::ifstream in(path(), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

 private:
  int file_;
};

}  // namespace bastide::fuzz
