// Clients against the real program, which is killed, cut off from them, and let down by its disk
// and its clock: nothing that they were told may be lost, doubled or told in another order.
#include "fault_proxy.hpp"
#include "real_network.hpp"
#include "real_server.hpp"

#include "server/scratch.hpp"
#include "simulation/choices.hpp"
#include "simulation/client.hpp"
#include "simulation/history.hpp"

#include <server/client/http_get.hpp>
#include <server/client/room_client.hpp>

#include <engine/game.hpp>

#include <fmt/format.h>
#include <sqlite3.h>
#include <CLI/CLI.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
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
constexpr auto kPatience = 60s;  ///< for what must come; a machine may be busy

constexpr int kToMend = 2;  ///< what the program ends with where its host has to mend something

/// Of one round, so that no game in it ends: then its log would be made short,
/// and nothing could be looked up in it.
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

/// Every entry in the store of a server that does not run. Throws where a log
/// does not begin at its beginning.
sim::Journal read_journal(const std::filesystem::path& store) {
  sim::Journal journal;
  sqlite3* handle = nullptr;
  if (sqlite3_open_v2(store.c_str(), &handle, SQLITE_OPEN_READWRITE, nullptr) != SQLITE_OK)
    throw std::runtime_error("cannot open " + store.string());
  const auto row = [](void* into, int, char** values, char**) {
    (*static_cast<sim::Journal*>(into))[values[0]][std::stoull(values[1])] = values[2];
    return 0;
  };
  const int result = sqlite3_exec(handle, "SELECT room, seq, payload FROM entry", row, &journal, nullptr);
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
        network_(io_, choices_),
        server_({.binary = options.binary,
                 .folder = folder_.path(),
                 .broken_disk = options.broken_disk,
                 .more = {"--room-log-bytes-max", "1GiB", "--threads", "2", "--ping-interval", "1s",
                          "--silence-timeout", "3s"},
                 .open_files_max = options.open_files_max}) {
    server_.start();
    wait_until_ready();
    network_.set_port(server_.port());
    for (int room = 0; room < kRooms; ++room) fill_room(room);
  }

  void kill_often(Counts& counts, int kills) {
    for (int kill = 0; kill < kills; ++kill, ++counts.kills) {
      // Also while it starts.
      run_for(network_.up_to(choices_.chance(25) ? 60 : 700));
      server_.kill();
      server_.start();
    }
  }

  void cut_often(Counts& counts, int cuts) {
    FaultProxy& proxy = proxy_.emplace(io_.get_executor(), server_.port(), choices_);
    network_.set_port(proxy.port());
    for (Client* client : all()) client->drop();
    proxy.plan = {.cut_percent = 3, .delay_ms_max = 20, .hold_ms_max = 300, .half_percent = 30};
    const auto end = Clock::now() + kPatience;
    while (proxy.cuts() < cuts) {
      if (Clock::now() > end) throw Broken("nothing passes");
      run_for(20ms);
    }
    proxy.plan = {};
    // Longer than a client is patient, and than the server waits for a word.
    until("somebody keeps a connection whose other end is gone", [&] { return proxy.half_open() == 0; });
    counts.cuts += proxy.cuts();
    counts.halved += proxy.halved();
    network_.set_port(server_.port());
    proxy.stop();
  }

  void let_down(Counts& counts, int faults) {
    for (int fault = 0; fault < faults; ++fault, ++counts.faults) {
      run_for(network_.up_to(300));
      server_.set_fault(static_cast<Fault>(1 + choices_.pick(kFaults - 1)));
      run_for(network_.up_to(500));
      const bool dies = choices_.chance(25) && server_.runs();
      if (dies) server_.kill();
      server_.set_fault(Fault::none);
      if (!server_.runs()) server_.start();
    }
  }

  /// As if somebody had cut off or overwritten a part of the store: the server says that it can't use it,
  /// or serves what can be read. It never dies of it.
  void damage(Counts& counts, int damages) {
    run_for(1s);
    for (Client* client : all()) client->go();
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
        visit();
      else
        ++counts.refused;
      server_.kill();
    }
    put_back(whole);
    server_.start();
    wait_until_ready();
    for (Client* client : all()) client->come();
  }

  /// Everybody gets somewhere again, and all that was said holds.
  void finish(Counts& counts) {
    const std::size_t before = network_.history.acknowledged_count();
    until("nobody gets anywhere", [&] { return network_.history.acknowledged_count() > before; });
    for (Client* client : all()) client->rest();
    until("somebody waits for ever",
          [&] { return std::ranges::all_of(all(), [](const Client* client) { return client->settled(); }); });
    // Who acted has its answer; what the others are told of it may be on its way still.
    until("somebody is not told the last change", [&] { return is_nobody_behind(); });
    check_rebuilt();
    if (const int code = server_.stop(); code != 0)
      throw Broken(fmt::format("the server ended with {}", code));
    network_.history.check(read_journal(server_.store()));
    counts.acknowledged += network_.history.acknowledged_count();
    ++counts.rounds;
  }

  std::string log() const {
    std::ifstream file(server_.log());
    return {std::istreambuf_iterator<char>(file), {}};
  }

 private:
  std::vector<Client*> all() const {
    std::vector<Client*> clients;
    for (const auto& client : clients_) clients.push_back(client.get());
    return clients;
  }

  bool is_nobody_behind() const {
    std::map<std::string, protocol::Seq> seen;
    return std::ranges::all_of(all(), [&](const Client* client) {
      return !client->joined() ||
             seen.try_emplace(client->room(), client->seq()).first->second == client->seq();
    });
  }

  void run_for(Ms time) {
    io_.restart();
    io_.run_for(time);
    if (!network_.broken().empty()) throw Broken(network_.broken());
    // A store that can't be opened is a reason, which it tells.
    if (!server_.runs() && server_.exit_code() != kToMend)
      throw Broken(fmt::format("the server has ended with {}", server_.exit_code()));
  }

  template <class Question>
  void until(const char* complaint, const Question& question) {
    for (const auto end = Clock::now() + kPatience; !question();) {
      if (Clock::now() > end) throw Broken(complaint);
      run_for(20ms);
    }
  }

  bool answers(const char* path) const {
    try {
      return server::http_get({.host = "127.0.0.1", .port = server_.port(), .path = path}, 1s).status == 200;
    } catch (const std::exception&) {
      return false;
    }
  }
  void wait_until_ready() {
    until("the server does not get ready", [&] { return answers("/readyz"); });
  }
  /// False: it has ended instead.
  bool comes_up() {
    until("the server neither serves nor ends", [&] { return !server_.runs() || answers("/healthz"); });
    return server_.runs();
  }

  /// Somebody looks into each room, and finds what there is.
  void visit() {
    std::vector<std::unique_ptr<Client>> visitors;
    for (const Client* client : all()) {
      visitors.push_back(
          std::make_unique<Client>(network_, "visitor", client->room(), client->secret(), Client::Habits{}));
      visitors.back()->rest();
      visitors.back()->come();
    }
    run_for(300ms);
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

  protocol::SeatSecret new_secret() {
    protocol::SeatSecret secret{};
    for (auto& byte : secret.bytes) byte = static_cast<std::uint8_t>(choices_.pick(256));
    return secret;
  }

  std::string make_room(const protocol::SeatSecret& secret) {
    const GameKind* kind = find_game(RulesRequest{}.game);
    protocol::CreateRoom wish{.secret = secret,
                              .name = "Host",
                              .colour = {},
                              .seats = 2,
                              .game = {.kind = kind, .rules = kind->resolve({}).value()}};
    auto made = boost::asio::co_spawn(
        io_, server::create_room({.host = "127.0.0.1", .port = server_.port()}, std::move(wish)),
        boost::asio::use_future);
    until("no room is made", [&] { return made.wait_for(0s) == std::future_status::ready; });
    return made.get().room;
  }

  /// Two players, of whom one may have two pages, and perhaps somebody who watches.
  void fill_room(int number) {
    const protocol::SeatSecret host = new_secret();
    const protocol::SeatSecret guest = new_secret();
    const std::string room = make_room(host);
    const bool two_pages = choices_.chance(30);
    add(fmt::format("r{}a", number), room, host);
    add(fmt::format("r{}b", number), room, guest, !two_pages && choices_.chance(30));
    if (two_pages) add(fmt::format("r{}c", number), room, guest);
    if (choices_.chance(50)) add(fmt::format("r{}s", number), room, std::nullopt);
  }

  void add(std::string name, const std::string& room, std::optional<protocol::SeatSecret> secret,
           bool renews = false) {
    const Client::Habits habits{.think_ms_max = 150,
                                .again_ms_max = 200,
                                .taken_over_ms_max = 2000,
                                .patience = 2s,
                                .renews = renews,
                                .ends_games = false};
    clients_.push_back(std::make_unique<Client>(network_, std::move(name), room, secret, habits));
    clients_.back()->come();
  }

  /// What a new process makes of the log is what everybody has seen.
  void check_rebuilt() {
    std::vector<const Client*> last;
    for (const Client* client : all())
      if (client->joined()) last.push_back(client);
    for (Client* client : all()) client->go();
    server_.kill();
    server_.start();
    for (const Client* client : last) {
      Client again(network_, "again", client->room(), client->secret(),
                   {.again_ms_max = 200, .patience = 2s});
      again.rest();
      again.come();
      until("nobody is let in after a restart", [&] { return again.settled(); });
      if (!again.sees_the_same(*client))
        throw Broken(fmt::format("{}: rebuilt at seq {}, the room is another than at {}", client->room(),
                                 again.seq(), client->seq()));
    }
  }

  boost::asio::io_context io_{1};
  sim::SeededChoices choices_;
  RealNetwork network_;
  const test::Scratch folder_;
  RealServer server_;
  std::optional<FaultProxy> proxy_;
  std::vector<std::unique_ptr<Client>> clients_;
};

/// Rounds of at most so many until there were that many in all. Returns how many rounds failed.
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
