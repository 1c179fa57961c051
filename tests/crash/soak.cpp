// Rooms are made, played for a while and left, round after round: the server's memory and descriptors must
// not grow with their number.
#include "real_server.hpp"

#include "server/scratch.hpp"

#include <server/client/http_get.hpp>
#include <server/client/load.hpp>
#include <server/ops/open_files.hpp>

#include <protocol/game_json.hpp>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <numeric>
#include <span>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace bastide::crash {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto kPatience = 120s;  ///< until everything is unloaded; long, for busy machines

struct Options {
  std::filesystem::path binary;
  int rounds = 60;
  int round_seconds = 60;
  int rooms_per_minute = 2000;
  int moves_per_room = 12;
  double growth_max = 1;  ///< of memory, in percent
};

server::Url url_of(const RealServer& server, std::string path) {
  return {.host = "127.0.0.1", .port = server.port(), .path = std::move(path)};
}

/// A figure of /metrics; fails if there is no such figure.
double figure(const RealServer& server, const std::string& name) {
  const std::string text = server::http_get(url_of(server, "/metrics"), 10s).body;
  const auto line = text.find("\n" + name + " ");
  if (line == text.npos) throw std::runtime_error("the server tells nothing of " + name);
  return std::stod(text.substr(line + name.size() + 2));
}

template <class Question>
void wait_until(const char* what, Question question) {
  const auto end = Clock::now() + kPatience;
  while (!question()) {
    if (Clock::now() > end) throw std::runtime_error(fmt::format("waited in vain until {}", what));
    std::this_thread::sleep_for(200ms);
  }
}

void wait_until_ready(const RealServer& server) {
  wait_until("the server was ready", [&] {
    try {
      return server::http_get(url_of(server, "/readyz"), 10s).status == 200;
    } catch (const std::system_error&) {
      return false;
    }
  });
}

/// Waits until nobody is connected, every room is closed, and none is in memory.
void wait_until_empty(const RealServer& server) {
  wait_until("all rooms were closed and put away", [&] {
    return figure(server, "bastide_websockets") == 0 && figure(server, "bastide_rooms") == 0 &&
           figure(server, "bastide_rooms_closed_total") == figure(server, "bastide_rooms_created_total");
  });
}

std::int64_t resident_kib(pid_t pid) {
  std::ifstream status(fmt::format("/proc/{}/status", pid));
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmRSS:")) return std::stoll(line.substr(6));
  throw std::runtime_error("cannot read the server's memory");
}

std::int64_t descriptors_of(pid_t pid) {
  return std::distance(std::filesystem::directory_iterator(fmt::format("/proc/{}/fd", pid)), {});
}

server::LoadReport play(const RealServer& server, const Options& options, int round) {
  const auto rules = protocol::read_rules("{}", 16);
  const double moves_per_s = options.rooms_per_minute / 60.0 * options.moves_per_room;
  return server::run_load({.url = url_of(server, "/"),
                           .rooms = 20,
                           .spectators = 1,
                           .game = rules.value(),
                           .duration = std::chrono::seconds(options.round_seconds),
                           .rate = moves_per_s,
                           .moves_per_room = options.moves_per_room,
                           .reconnect_every = 500ms,
                           .seed = static_cast<std::uint64_t>(round)});
}

double mean(std::span<const std::int64_t> samples) {
  return static_cast<double>(std::accumulate(samples.begin(), samples.end(), std::int64_t{0})) /
         static_cast<double>(samples.size());
}

/// The first third warms up, until everything kept for reuse exists. The last half of the rest is compared
/// with its first.
bool is_flat(const std::vector<std::int64_t>& memory_kib, const Options& options) {
  const std::span<const std::int64_t> warm = std::span(memory_kib).subspan(memory_kib.size() / 3);
  const auto half = warm.size() / 2;
  const double before = mean(warm.first(half));
  const double after = mean(warm.last(half));
  const double growth = 100 * (after - before) / before;
  fmt::print("memory: {:.0f} KiB, then {:.0f} KiB: {:+.2f} %\n", before, after, growth);
  return growth <= options.growth_max;
}

bool run(const Options& options) {
  const test::Scratch scratch;
  RealServer server(
      {.binary = options.binary,
       .folder = scratch.path(),
       .broken_disk = {},
       .more = {"--room-unloaded-after", "1s", "--lobby-closed-after", "2s", "--game-abandoned-after", "2s",
                "--finished-closed-after", "2s", "--deadlines-interval", "1s", "--record-bytes-max", "8MiB",
                "--threads", "2", "--log-level", "warn"}});
  server.start();
  wait_until_ready(server);
  std::vector<std::int64_t> memory_kib;
  std::int64_t descriptors = 0;
  std::int64_t rooms = 0;
  for (int round = 0; round < options.rounds; ++round) {
    const server::LoadReport report = play(server, options, round);
    if (report.errors > 0) throw std::runtime_error("the load met an error: " + report.first_error);
    rooms += report.rooms;
    wait_until_empty(server);
    memory_kib.push_back(resident_kib(server.pid()));
    if (round == 0) descriptors = descriptors_of(server.pid());
    // The connection of the last question may still be closing.
    wait_until("the server had no more descriptors than at first",
               [&] { return descriptors_of(server.pid()) <= descriptors; });
    descriptors = std::min(descriptors, descriptors_of(server.pid()));
    fmt::print("round {}: {} rooms so far, {} KiB, {} descriptors\n", round + 1, rooms, memory_kib.back(),
               descriptors);
    std::fflush(stdout);
  }
  const bool flat = is_flat(memory_kib, options);
  if (server.stop() != 0) throw std::runtime_error("the server did not stop well");
  return flat;
}

}  // namespace

int main_of_soak(int argc, char** argv) {
  Options options;
  CLI::App app(
      "Rooms made, played and left, round after round: memory and descriptors must stay as they are.");
  app.add_option("--binary", options.binary, "The program")->required();
  app.add_option("--rounds", options.rounds, "How many")
      ->capture_default_str()
      ->check(CLI::Range(6, 100'000));
  app.add_option("--round-seconds", options.round_seconds, "How long each plays")->capture_default_str();
  app.add_option("--rooms-per-minute", options.rooms_per_minute, "That are made and left")
      ->capture_default_str();
  app.add_option("--moves-per-room", options.moves_per_room, "Before it is left")->capture_default_str();
  app.add_option("--growth-max", options.growth_max, "Of memory, in percent")->capture_default_str();
  app.footer("Exit code: 0 flat, 1 it grows, 2 it could not be measured.");
  CLI11_PARSE(app, argc, argv);
  try {
    server::allow_open_files();
    if (run(options)) return 0;
    fmt::print(stderr, "the server grows\n");
    return 1;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 2;
  }
}

}  // namespace bastide::crash

int main(int argc, char** argv) { return bastide::crash::main_of_soak(argc, argv); }
