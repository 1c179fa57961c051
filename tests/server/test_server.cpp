#include "test_server.hpp"

#include <server/net/api.hpp>
#include <server/net/io_pool.hpp>
#include <server/net/server.hpp>
#include <server/ops/metrics.hpp>
#include <server/rooms/directory.hpp>
#include <server/rooms/worker_threads.hpp>
#include <server/store/sqlite_store.hpp>

#include "server_metrics.hpp"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <future>
#include <stdexcept>
#include <utility>

namespace bastide::test {

using namespace std::chrono_literals;

namespace {

/// Starts the program as a child process that writes to `pipe`. `files_max`: its limit of open files; 0: that
/// of this process. Returns the process id.
int spawn(std::vector<std::string> arguments, std::vector<std::string> environment, int pipe,
          int files_max = 0) {
  arguments.insert(arguments.begin(), BASTIDE_PROGRAM);
  if (files_max > 0) {
    const std::string few = "ulimit -n " + std::to_string(files_max) + R"(; exec "$0" "$@")";
    arguments.insert(arguments.begin(), {"/bin/sh", "-c", few});
  }
  const std::string program = arguments.front();
  // What is set for the tests is no setting of the program.
  for (char** variable = environ; *variable; ++variable)
    if (!std::string_view(*variable).starts_with("BASTIDE_")) environment.emplace_back(*variable);
  const auto pointers = [](std::vector<std::string>& texts) {
    std::vector<char*> out;
    for (std::string& text : texts) out.push_back(text.data());
    out.push_back(nullptr);
    return out;
  };
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, pipe, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, pipe, STDERR_FILENO);
  int pid = -1;
  const int error = posix_spawn(&pid, program.c_str(), &actions, nullptr, pointers(arguments).data(),
                                pointers(environment).data());
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) throw std::runtime_error("cannot start " BASTIDE_PROGRAM);
  return pid;
}

int exit_code_of(int status) { return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status); }

std::array<int, 2> make_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  return ends;
}

std::string read_some(int pipe) {
  std::array<char, 4096> bytes{};
  const auto count = read(pipe, bytes.data(), bytes.size());
  return {bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0))};
}

}  // namespace

double figure(std::uint16_t port, const std::string& name) {
  const std::string text = get(port, "/metrics").body;
  const auto line = text.find("\n" + name + " ");
  return line == text.npos ? -1 : std::stod(text.substr(line + name.size() + 2));
}

struct TestServer::Impl {
  Impl(server::NetOptions options, server::Limits limits, server::StaticFiles files)
      : store({.file = scratch.path() / "bastide.db"}),
        rooms({.store = store,
               .executor = pool,
               .time = time,
               .entropy = entropy,
               .workers = &workers,
               .admission_key = protocol::sha256("a key")},
              limits),
        server(pool, options,
               make_api(parts(options.metrics_public ? server::MetricsTo::everybody
                                                     : server::MetricsTo::this_machine),
                        std::move(files)),
               rooms) {
    server::add_server_metrics(metrics, server.stats(), rooms.stats());
    server::add_store_metrics(metrics, store);
    // The first use makes the logger. Its library isn't instrumented: ThreadSanitizer doesn't see how it
    // synchronises that.
    spdlog::default_logger_raw();
    pool.repeat(100ms, [this] { rooms.tick(); });
    pool.start();
  }

  ~Impl() {
    server.stop_accepting();
    auto told = std::make_shared<std::promise<void>>();
    rooms.shut_down(protocol::ClosingReason::stopping, 1000, [told] { told->set_value(); });
    told->get_future().wait_for(2s);
    server.close_connections(200ms);
    workers.stop();
    store.close();
    pool.stop();
  }

  server::ApiParts parts(server::MetricsTo metrics_to) {
    return {.rooms = rooms,
            .executor = pool,
            .alive = [] { return true; },
            .ready = [this] { return store.healthy(); },
            .metrics = [this] { return metrics.text(); },
            .metrics_to = metrics_to,
            .reach =
                [] {
                  return protocol::Reach{.urls = {"http://192.168.1.7:8080"},
                                         .option = "--listen 0.0.0.0:8080"};
                }};
  }

  Scratch scratch;
  server::SqliteStore store;
  server::IoPool pool{2};
  server::SystemTime time;
  server::SystemEntropy entropy;
  server::WorkerThreads workers{1};
  server::Directory rooms;
  server::Metrics metrics;
  server::Server server;
};

TestServer::TestServer(server::NetOptions options, server::Limits limits, server::StaticFiles files) {
  options.port = 0;
  impl_ = std::make_unique<Impl>(std::move(options), limits, std::move(files));
}

TestServer::~TestServer() = default;

std::uint16_t TestServer::port() const { return impl_->server.port(); }

const server::NetStats& TestServer::stats() const { return impl_->server.stats(); }

server::Limits TestServer::generous() {
  server::Limits limits;
  limits.messages_per_second = 100'000;
  limits.messages_burst = 100'000;
  limits.new_rooms_per_hour = 100'000;
  limits.shared_games_per_hour = 100'000;
  limits.parcels_per_hour = 100'000;
  limits.connections_burst = limits.tls_handshakes_burst = 1'000'000;
  limits.requests_burst = limits.handshakes_burst = 1'000'000;
  limits.refusals_burst = 1'000'000;
  limits.address_messages_burst = 1'000'000;
  limits.seat_changes_burst = 100'000;
  limits.room_changes_burst = 100'000;
  limits.room_address_changes_burst = 100'000;
  limits.bytes_read_burst = std::size_t{1} << 30;
  limits.bytes_sent_burst = std::size_t{1} << 30;
  limits.seat_bytes_burst = std::size_t{1} << 30;
  return limits;
}

Program::Program(const std::vector<std::string>& arguments, int files_max) {
  const auto [out, in] = make_pipe();
  std::vector<std::string> all = {"serve", "--listen", "127.0.0.1:0"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  pid_ = spawn(all, {}, in, files_max);
  close(in);
  pipe_ = out;
  reader_ = std::jthread([this, out] { read_log(out); });
  const std::string mark = "serving http://127.0.0.1:";
  const auto serves = [&] {
    return log().contains(mark) && log().find('\n', log().find(mark)) != std::string::npos;
  };
  const auto ended = [&] {
    const std::scoped_lock lock(mutex_);
    return ended_;
  };
  eventually([&] { return serves() || ended(); });
  if (!serves()) {
    signal(SIGKILL);
    wait();
    throw std::runtime_error("the program does not serve: " + log());
  }
  port_ = static_cast<std::uint16_t>(std::stoi(log().substr(log().find(mark) + mark.size())));
}

Program::~Program() {
  if (pid_ < 0) return;
  signal(SIGKILL);
  wait();
}

void Program::signal(int number) const { kill(pid_, number); }

int Program::wait() {
  int status = 0;
  waitpid(std::exchange(pid_, -1), &status, 0);
  read_on();
  reader_.join();  // the log is complete
  return exit_code_of(status);
}

std::string Program::log() const {
  const std::scoped_lock lock(mutex_);
  return log_;
}

void Program::leave_log() {
  const std::scoped_lock lock(mutex_);
  left_ = true;
  fcntl(pipe_, F_SETPIPE_SZ, 4096);
}

void Program::read_on() {
  {
    const std::scoped_lock lock(mutex_);
    left_ = false;
  }
  reads_on_.notify_all();
}

void Program::read_log(int pipe) {
  for (std::string text = read_some(pipe); !text.empty(); text = read_some(pipe)) {
    std::unique_lock lock(mutex_);
    log_ += text;
    reads_on_.wait(lock, [this] { return !left_; });
  }
  close(pipe);
  const std::scoped_lock lock(mutex_);
  ended_ = true;
}

std::vector<std::string> with_store(const Scratch& scratch, const std::vector<std::string>& more) {
  std::vector<std::string> arguments = {"--store", "sqlite:" + (scratch.path() / "bastide.db").string(),
                                        "--limits-exempt", "127.0.0.1"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

Run run_program(const std::vector<std::string>& arguments, const std::vector<std::string>& environment) {
  const auto [out, in] = make_pipe();
  const int pid = spawn(arguments, environment, in);
  close(in);
  Run run;
  for (std::string text = read_some(out); !text.empty(); text = read_some(out)) run.output += text;
  close(out);
  int status = 0;
  waitpid(pid, &status, 0);
  run.exit_code = exit_code_of(status);
  return run;
}

}  // namespace bastide::test
