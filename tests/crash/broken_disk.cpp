// Loaded into a server before the C library (LD_PRELOAD): makes writes to its store fail and its wall clock
// jump, as a byte in the file named by BASTIDE_BROKEN_DISK says at that moment.
#include "broken_disk.hpp"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

using bastide::crash::Fault;

Fault fault() {
  static const volatile std::uint8_t* const byte = [] {
    const char* file = std::getenv("BASTIDE_BROKEN_DISK");
    const int fd = file ? open(file, O_RDONLY | O_CLOEXEC) : -1;
    void* mapped = fd < 0 ? MAP_FAILED : mmap(nullptr, 1, PROT_READ, MAP_SHARED, fd, 0);
    if (fd >= 0) close(fd);
    return mapped == MAP_FAILED ? nullptr : static_cast<const volatile std::uint8_t*>(mapped);
  }();
  return byte ? static_cast<Fault>(*byte) : Fault::none;
}

bool is_store(int fd) {
  std::array<char, 64> link{};
  std::array<char, 4096> path{};
  std::snprintf(link.data(), link.size(), "/proc/self/fd/%d", fd);
  const ssize_t length = readlink(link.data(), path.data(), path.size());
  return length > 0 && std::string_view(path.data(), static_cast<std::size_t>(length)).contains("bastide.db");
}

/// The C library's own function.
template <class Function>
Function* real(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

using Pwrite = ssize_t(int, const void*, size_t, off64_t);
using Sync = int(int);

ssize_t write_or_not(Pwrite* write, int fd, const void* bytes, size_t count, off64_t at) {
  const Fault now = fault();
  if (now == Fault::none || !is_store(fd)) return write(fd, bytes, count, at);
  if (now == Fault::full || now == Fault::broken) {
    errno = now == Fault::full ? ENOSPC : EIO;
    return -1;
  }
  if (now == Fault::cut_short && count > 1) {
    // A part is written, then the disk is full.
    write(fd, bytes, count / 2, at);
    errno = ENOSPC;
    return -1;
  }
  return write(fd, bytes, count, at);
}

int sync_or_not(Sync* sync, int fd) {
  const Fault now = fault();
  if (now == Fault::none || !is_store(fd)) return sync(fd);
  if (now == Fault::broken || now == Fault::sync_broken) {
    errno = EIO;
    return -1;
  }
  if (now == Fault::slow) usleep(200'000);
  return sync(fd);
}

}  // namespace

extern "C" {

ssize_t pwrite64(int fd, const void* bytes, size_t count, off64_t at) {
  static Pwrite* const write = real<Pwrite>("pwrite64");
  return write_or_not(write, fd, bytes, count, at);
}
ssize_t pwrite(int fd, const void* bytes, size_t count, off_t at) {
  static Pwrite* const write = real<Pwrite>("pwrite64");
  return write_or_not(write, fd, bytes, count, at);
}
int fsync(int fd) {
  static Sync* const sync = real<Sync>("fsync");
  return sync_or_not(sync, fd);
}
int fdatasync(int fd) {
  static Sync* const sync = real<Sync>("fdatasync");
  return sync_or_not(sync, fd);
}
int clock_gettime(clockid_t clock, timespec* time) {
  static auto* const get = real<int(clockid_t, timespec*)>("clock_gettime");
  const int result = get(clock, time);
  if (clock == CLOCK_REALTIME && fault() == Fault::clock_back) time->tv_sec -= 3600;
  if (clock == CLOCK_REALTIME && fault() == Fault::clock_ahead) time->tv_sec += 3600;
  return result;
}

}  // extern "C"
