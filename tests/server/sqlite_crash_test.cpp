#include <server/store/sqlite_store.hpp>

#include "scratch.hpp"
#include "store_calls.hpp"

#include "catch.hpp"
#include "effort.hpp"

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <fstream>

namespace bastide::test {

namespace {

/// Runs this program again with one hidden test case. Returns its pid; its output can be read from `out`.
pid_t run_child(const char* test_case, const std::filesystem::path& file, int& out) {
  std::array<int, 2> ends{};
  REQUIRE(pipe(ends.data()) == 0);
  const pid_t pid = fork();
  REQUIRE(pid >= 0);
  if (pid == 0) {
    dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    setenv("BASTIDE_STORE_TEST_FILE", file.c_str(), 1);
    execl("/proc/self/exe", "rooms_tests", test_case, static_cast<char*>(nullptr));
    _exit(127);
  }
  close(ends[1]);
  out = ends[0];
  return pid;
}

std::string file_for_child() {
  const char* file = std::getenv("BASTIDE_STORE_TEST_FILE");
  REQUIRE(file);
  return file;
}

}  // namespace

// Runs in a separate process, to be killed: prints each acknowledged seq.
TEST_CASE("store child: append until killed", "[.]") {
  SqliteStore store({.file = file_for_child()});
  for (std::uint64_t seq = 1; seq < 1'000'000; ++seq) {
    if (!append(store, entry("A", seq))) _exit(1);
    const std::string line = std::to_string(seq) + "\n";
    if (write(STDOUT_FILENO, line.data(), line.size()) < 0) _exit(1);
  }
}

TEST_CASE("every acknowledged entry is there after the process was killed", "[store]") {
  const int rounds = effort(5);
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  for (int round = 0; round < rounds; ++round) {
    std::filesystem::remove(file);
    std::filesystem::remove(file.string() + "-wal");
    std::filesystem::remove(file.string() + "-shm");
    int out = -1;
    const pid_t child = run_child("store child: append until killed", file, out);
    std::string said;
    std::array<char, 256> buffer{};
    while (said.size() < 200u * static_cast<unsigned>(round + 1)) {
      const ssize_t count = read(out, buffer.data(), buffer.size());
      REQUIRE(count > 0);
      said.append(buffer.data(), static_cast<std::size_t>(count));
    }
    kill(child, SIGKILL);
    for (ssize_t count = 1; count > 0;) {
      count = read(out, buffer.data(), buffer.size());
      if (count > 0) said.append(buffer.data(), static_cast<std::size_t>(count));
    }
    close(out);
    REQUIRE(waitpid(child, nullptr, 0) == child);
    said.resize(said.rfind('\n'));
    const auto acknowledged = std::stoull(said.substr(said.rfind('\n') + 1));

    SqliteStore store({.file = file});
    const auto entries = load(store, "A").entries;
    CHECK(entries.size() >= acknowledged);
    CHECK(entries.back().seq == entries.size());
    CHECK(append(store, entry("A", entries.size() + 1)));
  }
}

// Runs in a separate process, since the limit can't be undone: no file may grow.
TEST_CASE("store child: the disk is full", "[.]") {
  SqliteStore store({.file = file_for_child()});
  if (!append(store, entry("A", 1))) _exit(1);
  signal(SIGXFSZ, SIG_IGN);
  const auto size = std::filesystem::file_size(file_for_child() + "-wal");
  struct rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  const rlim_t unlimited = limit.rlim_cur;
  limit.rlim_cur = size;
  setrlimit(RLIMIT_FSIZE, &limit);
  const auto refused = append(store, entry("A", 2, std::string(100'000, 'x')));
  if (refused || refused.error() != StoreError::unavailable || store.healthy()) _exit(2);
  if (load(store, "A").entries.size() != 1) _exit(3);
  limit.rlim_cur = unlimited;
  setrlimit(RLIMIT_FSIZE, &limit);
  if (!append(store, entry("A", 2)) || !store.healthy()) _exit(4);
  store.close();
  _exit(0);
}

TEST_CASE("a full disk makes changes fail, and they succeed when there is room again", "[store]") {
  const Scratch scratch;
  int out = -1;
  const pid_t child = run_child("store child: the disk is full", scratch.path() / "s.db", out);
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  close(out);
  REQUIRE(WIFEXITED(status));
  CHECK(WEXITSTATUS(status) == 0);
}

}  // namespace bastide::test
