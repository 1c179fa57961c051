// Clients against the real program, which is killed, disconnected, and given faults of disk and clock:
// nothing that they were told may be lost, doubled or reordered.
#include "fault_proxy.hpp"
#include "players.hpp"
#include "real_server.hpp"

#include "server/scratch.hpp"
#include "simulation/choices.hpp"
#include "simulation/history.hpp"

#include <server/client/http_get.hpp>

#include <fmt/format.h>
#include <sqlite3.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

namespace bastide::crash {

namespace {

using namespace std::chrono_literals;
using sim::Broken;
using sim::Client;
using sim::Ms;
using Clock = std::chrono::steady_clock;

constexpr int kRooms = 5;

/// Per round, few enough that most of it is play: players end no game, since that would shorten its log,
/// which is then no evidence.
constexpr int kKillsPerRound = 10;
constexpr int kCutsPerRound = 50;
constexpr int kFaultsPerRound = 8;
constexpr int kDamagesPerRound = 20;

struct Options {
  std::filesystem::path binary, broken_disk;
  int kills = 0, cuts = 0, faults = 0, damages = 0;
  int open_files_max = 0;
  std::uint64_t seed = 1;
};

struct Counts {
  int rounds = 0, kills = 0, cuts = 0, halved = 0, faults = 0, damages = 0, refused = 0;
  std::size_t acknowledged = 0;
};

/// Every entry in the store of a stopped server. Throws if a log lacks its beginning.
sim::Journal read_journal(const std::filesystem::path& store) {
  sim::Journal journal;
  sqlite3* handle = nullptr;
  if (sqlite3_open_v2(store.c_str(), &handle, SQLITE_OPEN_READWRITE, nullptr) != SQLITE_OK)
    throw std::runtime_error("cannot open " + store.string());
  const auto row = [](void* into, int, char** values, char**) {
    (*static_cast<sim::Journal*>(into))[values[0]][std::stoull(values[1])] = values[2];
    return 0;
  };
  const int result = sqlite3_exec(handle, "SELECT room, seq, payload FROM log", row, &journal, nullptr);
  sqlite3_close(handle);
  if (result != SQLITE_OK) throw std::runtime_error("cannot read " + store.string());
  for (const auto& [room, entries] : journal)
    if (entries.begin()->first != 1) throw std::runtime_error("a game has ended: the round was too long");
  return journal;
}

class Round {
 public:
  Round(const Options& options, std::uint64_t seed)
      : choices_(seed),
        players_(choices_, [this] { look(); }),
        server_({.binary = options.binary,
                 .folder = folder_.path(),
                 .broken_disk = options.broken_disk,
                 .more = {"--room-log-bytes-max", "1GiB", "--threads", "2", "--ping-interval", "1s",
                          "--silence-timeout", "3s"},
                 .open_files_max = options.open_files_max}) {
    server_.start();
    wait_until_ready();
    players_.network().set_ports({server_.port()});
    for (int room = 0; room < kRooms; ++room) players_.fill_room(server_.port());
  }

  void kill_often(Counts& counts, int kills) {
    for (int kill = 0; kill < kills; ++kill, ++counts.kills) {
      // Also while it starts.
      players_.run_for(players_.network().up_to(choices_.chance(25) ? 60 : 700));
      server_.kill();
      server_.start();
    }
  }

  void cut_often(Counts& counts, int cuts) {
    FaultProxy& proxy = proxy_.emplace(players_.io().get_executor(), server_.port(), choices_);
    players_.network().set_ports({proxy.port()});
    for (Client* client : players_.all()) client->drop();
    proxy.plan = {.cut_percent = 3, .delay_ms_max = 20, .hold_ms_max = 300, .half_percent = 30};
    const auto end = Clock::now() + kPatience;
    while (proxy.cuts() < cuts) {
      if (Clock::now() > end) throw Broken("nothing passes");
      players_.run_for(20ms);
    }
    proxy.plan = {};
    // Longer than a client waits, and than the server waits for a message.
    players_.until("somebody keeps a connection whose other end is gone",
                   [&] { return proxy.half_open() == 0; });
    counts.cuts += proxy.cuts();
    counts.halved += proxy.halved();
    players_.network().set_ports({server_.port()});
    proxy.stop();
  }

  void let_down(Counts& counts, int faults) {
    for (int fault = 0; fault < faults; ++fault, ++counts.faults) {
      players_.run_for(players_.network().up_to(300));
      server_.set_fault(static_cast<Fault>(1 + choices_.pick(kFaults - 1)));
      players_.run_for(players_.network().up_to(500));
      const bool dies = choices_.chance(25) && server_.runs();
      if (dies) server_.kill();
      server_.set_fault(Fault::none);
      if (!server_.runs()) server_.start();
    }
  }

  /// As if part of the store had been cut off or overwritten: the server says that it can't use it, or serves
  /// what is readable. It never crashes.
  void damage(Counts& counts, int damages) {
    players_.run_for(1s);
    for (Client* client : players_.all()) client->go();
    server_.kill();
    const std::filesystem::path whole = folder_.path() / "whole.db";
    const std::string wal = server_.store().string() + "-wal";
    std::filesystem::copy_file(server_.store(), whole);
    if (std::filesystem::exists(wal)) std::filesystem::copy_file(wal, whole.string() + "-wal");
    for (int damage = 0; damage < damages; ++damage, ++counts.damages) {
      put_back(whole);
      hurt(choices_.chance(70) || !std::filesystem::exists(wal) ? server_.store()
                                                                : std::filesystem::path(wal));
      server_.start();
      const bool serves = comes_up();
      if (!serves && server_.exit_code() != kToMend)
        throw Broken(fmt::format("of a damaged store the server ended with {}", server_.exit_code()));
      if (serves)
        players_.visit();
      else
        ++counts.refused;
      server_.kill();
    }
    put_back(whole);
    server_.start();
    wait_until_ready();
    for (Client* client : players_.all()) client->come();
  }

  /// Waits until every player is connected and up to date, then checks all promises.
  void finish(Counts& counts) {
    players_.come_to_rest();
    players_.check_rebuilt([this] {
      server_.kill();
      server_.start();
    });
    if (const int code = server_.stop(); code != 0)
      throw Broken(fmt::format("the server ended with {}", code));
    players_.history().check(read_journal(server_.store()));
    counts.acknowledged += players_.history().acknowledged_count();
    ++counts.rounds;
  }

  std::string log() const {
    std::ifstream file(server_.log());
    return {std::istreambuf_iterator<char>(file), {}};
  }

 private:
  /// A server may end because its store can't be opened, also for the moment, as when the disk fills while it
  /// starts.
  void look() {
    if (!server_.runs() && !server_.could_not_begin())
      throw Broken(fmt::format("the server has ended with {}", server_.exit_code()));
  }

  bool answers(const char* path) const {
    try {
      return server::http_get({.host = "127.0.0.1", .port = server_.port(), .path = path}, 1s).status == 200;
    } catch (const std::exception&) {
      return false;
    }
  }
  void wait_until_ready() {
    players_.until("the server does not get ready", [&] { return answers("/readyz"); });
  }
  /// Returns false if the server has ended instead.
  bool comes_up() {
    players_.until("the server neither serves nor ends",
                   [&] { return !server_.runs() || answers("/healthz"); });
    return server_.runs();
  }

  void put_back(const std::filesystem::path& whole) {
    for (const char* suffix : {"", "-wal", "-shm"}) {
      const std::filesystem::path from = whole.string() + suffix;
      const std::filesystem::path to = server_.store().string() + suffix;
      std::filesystem::remove(to);
      if (std::filesystem::exists(from)) std::filesystem::copy_file(from, to);
    }
  }

  void hurt(const std::filesystem::path& file) {
    const auto size = static_cast<std::uint32_t>(std::filesystem::file_size(file));
    if (size == 0) return;
    if (choices_.chance(40)) return std::filesystem::resize_file(file, choices_.pick(size));
    std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
    for (std::uint32_t left = 1 + choices_.pick(64); left > 0; --left) {
      bytes.seekp(choices_.pick(size));
      bytes.put(static_cast<char>(choices_.pick(256)));
    }
  }

  sim::SeededChoices choices_;
  Players players_;
  const test::Scratch folder_;
  RealServer server_;
  std::optional<FaultProxy> proxy_;
};

/// Plays rounds of at most `per_round` troubles until there were `count` in all. Returns how many
/// rounds failed.
template <class Trouble>
int run_rounds(const Options& options, Counts& counts, int troubles, int per_round, const Trouble& trouble) {
  int failed = 0;
  std::uint64_t seed = options.seed;
  for (int done = 0; done < troubles; done += per_round, ++seed) {
    std::optional<Round> round;
    try {
      round.emplace(options, seed);
      trouble(*round, std::min(per_round, troubles - done));
      round->finish(counts);
    } catch (const std::exception& error) {
      ++failed;
      fmt::print("round {} failed: {}\n{}\n", seed, error.what(), round ? round->log() : "");
    }
  }
  return failed;
}

int run(const Options& options) {
  Counts counts;
  int failed = run_rounds(options, counts, options.kills, kKillsPerRound,
                          [&](Round& round, int count) { round.kill_often(counts, count); });
  failed += run_rounds(options, counts, options.cuts, kCutsPerRound,
                       [&](Round& round, int count) { round.cut_often(counts, count); });
  failed += run_rounds(options, counts, options.faults, kFaultsPerRound,
                       [&](Round& round, int count) { round.let_down(counts, count); });
  failed += run_rounds(options, counts, options.damages, kDamagesPerRound,
                       [&](Round& round, int count) { round.damage(counts, count); });
  fmt::print(
      "{} kills, {} connections cut ({} in half), {} faults, {} damaged stores of which {} were refused: {} "
      "changes "
      "acknowledged, {} rounds held, {} failed\n",
      counts.kills, counts.cuts, counts.halved, counts.faults, counts.damages, counts.refused,
      counts.acknowledged, counts.rounds, failed);
  return failed == 0 ? 0 : 1;
}

}  // namespace

}  // namespace bastide::crash

int main(int count, char** arguments) {
  CLI::App program(
      "Kills, cuts off and lets down a real server under its clients, and checks what it has promised.",
      "crash");
  bastide::crash::Options options;
  program.add_option("--binary", options.binary, "The program")->required()->check(CLI::ExistingFile);
  program.add_option("--broken-disk", options.broken_disk, "The library that lets disk and clock fail")
      ->check(CLI::ExistingFile);
  program.add_option("--kills", options.kills, "SIGKILL so often")->check(CLI::Range(0, 1'000'000));
  program.add_option("--cuts", options.cuts, "Cut so many connections, some in half, delay and split others")
      ->check(CLI::Range(0, 10'000'000));
  program.add_option("--faults", options.faults, "Of disk and clock")->check(CLI::Range(0, 1'000'000));
  program.add_option("--damages", options.damages, "Store files of which a part is cut off or overwritten")
      ->check(CLI::Range(0, 1'000'000));
  program
      .add_option("--open-files", options.open_files_max,
                  "How many files the server may have open; 0: no bound")
      ->check(CLI::Range(0, 1'000'000));
  program.add_option("--seed", options.seed, "Of the first round");
  CLI11_PARSE(program, count, arguments);
  if (options.faults > 0 && options.broken_disk.empty()) {
    fmt::print(stderr, "crash: --faults needs --broken-disk\n");
    return 2;
  }
  return bastide::crash::run(options);
}
