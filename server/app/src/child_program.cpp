#include "child_program.hpp"

#include <fmt/format.h>

#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>
#include <thread>
#include <utility>

namespace bastide::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds kLeavesWithin{500};

[[noreturn]] void fail(const char* what) { throw std::system_error(errno, std::generic_category(), what); }

/// In the child process: becomes the shell, or exits as a shell does that can't find a command.
[[noreturn]] void become(const char* command, int socket) {
  constexpr int kNotFound = 127;
  setpgid(0, 0);
  dup2(socket, STDIN_FILENO);
  dup2(socket, STDOUT_FILENO);
  execl("/bin/sh", "sh", "-c", command, nullptr);
  _exit(kNotFound);
}

}  // namespace

ChildProgram::ChildProgram(std::string command, milliseconds patience)
    : command_(std::move(command)), patience_(patience) {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) fail("socketpair");
  pid_ = fork();
  if (pid_ == 0) become(command_.c_str(), ends[1]);
  close(ends[1]);
  socket_ = ends[0];
  if (pid_ < 0) {
    close(socket_);
    fail("fork");
  }
  setpgid(pid_, pid_);
}

ChildProgram::~ChildProgram() {
  send(socket_, "quit\n", 5, MSG_NOSIGNAL | MSG_DONTWAIT);
  shutdown(socket_, SHUT_WR);
  for (const auto until = steady_clock::now() + kLeavesWithin; steady_clock::now() < until;) {
    // The process is not reaped yet: the group's id stays reserved until the kill below.
    siginfo_t info{};
    waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT);
    if (info.si_pid == pid_) break;
    std::this_thread::sleep_for(milliseconds(5));
  }
  kill(-pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
  close(socket_);
}

std::string ChildProgram::ask(std::string_view line) {
  say(line);
  return read_line(line);
}

void ChildProgram::say(std::string_view line) {
  std::string text = fmt::format("{}\n", line);
  for (std::string_view rest = text; !rest.empty();) {
    const ssize_t sent = send(socket_, rest.data(), rest.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) throw ProgramFailed(fmt::format("\"{}\" has ended before \"{}\"", command_, line));
    rest.remove_prefix(static_cast<std::size_t>(sent));
  }
}

std::string ChildProgram::read_line(std::string_view asked) {
  const auto until = steady_clock::now() + patience_;
  for (;;) {
    if (const auto end = unread_.find('\n'); end != std::string::npos) {
      std::string line = unread_.substr(0, end);
      unread_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return line;
    }
    if (unread_.size() > kLineBytesMax)
      throw ProgramFailed(fmt::format("\"{}\" answers \"{}\" with a line of more than {} bytes", command_,
                                      asked, kLineBytesMax));
    const auto left = std::chrono::ceil<milliseconds>(until - steady_clock::now());
    pollfd ready{socket_, POLLIN, 0};
    const int count = left.count() > 0 ? poll(&ready, 1, static_cast<int>(left.count())) : 0;
    if (count < 0 && errno == EINTR) continue;
    if (count == 0)
      throw ProgramFailed(
          fmt::format("\"{}\" does not answer \"{}\" within {} ms", command_, asked, patience_.count()));
    std::array<char, 4096> bytes{};
    const ssize_t got = recv(socket_, bytes.data(), bytes.size(), 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0)
      throw ProgramFailed(fmt::format("\"{}\" has ended instead of answering \"{}\"", command_, asked));
    unread_.append(bytes.data(), static_cast<std::size_t>(got));
  }
}

}  // namespace bastide::server
