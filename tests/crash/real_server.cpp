#include "real_server.hpp"

#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <utility>

namespace bastide::crash {

namespace {

/// Below the kernel's own range: no outgoing connection and nobody's "any port" takes one of these.
constexpr int kFirstPort = 10240;
constexpr int kPorts = 32768 - kFirstPort;
constexpr int kPortsOfProcess = 64;

bool is_free(int port) {
  const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  const bool bound = fd >= 0 && bind(fd, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
  if (fd >= 0) close(fd);
  return bound;
}

}  // namespace

std::uint16_t free_port() {
  static std::atomic<int> taken = 0;
  for (int tries = 0; tries < kPorts; ++tries) {
    const int port = kFirstPort + (getpid() * kPortsOfProcess + taken++) % kPorts;
    if (is_free(port)) return static_cast<std::uint16_t>(port);
  }
  throw std::runtime_error("no free port");
}

namespace {

std::uint8_t* shared_byte(const std::filesystem::path& file) {
  std::ofstream(file) << '\0';
  const int fd = open(file.c_str(), O_RDWR | O_CLOEXEC);
  void* mapped = fd < 0 ? MAP_FAILED : mmap(nullptr, 1, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (fd >= 0) close(fd);
  if (mapped == MAP_FAILED) throw std::runtime_error("cannot map " + file.string());
  return static_cast<std::uint8_t*>(mapped);
}

}  // namespace

RealServer::RealServer(Options options)
    : options_(std::move(options)), port_(free_port()), fault_(shared_byte(options_.folder / "fault")) {}

RealServer::~RealServer() {
  if (pid_ > 0) kill();
  munmap(fault_, 1);
}

void RealServer::start() {
  std::vector<std::string> arguments{
      options_.binary.string(),
      "serve",
      "--listen",
      "127.0.0.1:" + std::to_string(port_),
      "--store",
      options_.database.empty() ? "sqlite:" + store().string() : options_.database,
      "--limits-exempt",
      "127.0.0.1"};
  arguments.insert(arguments.end(), options_.more.begin(), options_.more.end());
  std::vector<char*> argv;
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  const std::string fault = (options_.folder / "fault").string();
  const std::string log_file = log().string();
  pid_ = fork();
  if (pid_ < 0) throw std::runtime_error("cannot start a process");
  if (pid_ > 0) return;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  const int out = open(log_file.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  close_range(3, ~0U, 0);  // a connection that this process closes must not stay open in the child
  setenv("BASTIDE_BROKEN_DISK", fault.c_str(), 1);
  if (!options_.broken_disk.empty()) setenv("LD_PRELOAD", options_.broken_disk.c_str(), 1);
  if (options_.open_files_max > 0) {
    const rlimit few{.rlim_cur = static_cast<rlim_t>(options_.open_files_max),
                     .rlim_max = static_cast<rlim_t>(options_.open_files_max)};
    setrlimit(RLIMIT_NOFILE, &few);
  }
  execv(argv[0], argv.data());
  _exit(127);
}

void RealServer::kill() {
  if (pid_ <= 0) return;  // 0 would signal the whole process group
  ::kill(pid_, SIGKILL);
  note_end(0);
}

int RealServer::stop() {
  signal(SIGTERM);
  note_end(0);
  return exit_code_;
}

void RealServer::signal(int number) const {
  if (pid_ <= 0) throw std::runtime_error("no server runs");
  ::kill(pid_, number);
}

bool RealServer::runs() {
  if (pid_ > 0) note_end(WNOHANG);
  return pid_ > 0;
}

void RealServer::note_end(int how) {
  int status = 0;
  if (waitpid(pid_, &status, how) != pid_) return;
  pid_ = 0;
  exit_code_ = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

void RealServer::set_fault(Fault fault) { *fault_ = static_cast<std::uint8_t>(fault); }

}  // namespace bastide::crash
