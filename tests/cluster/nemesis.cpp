// Players on three nodes over one database, with troubles chosen by a seed: nothing that they were told may
// be lost, doubled or reordered, and no room may have two owners.
#include "audit.hpp"
#include "cluster.hpp"
#include "database.hpp"
#include "troubles.hpp"

#include "all_modules.hpp"
#include "crash/players.hpp"
#include "simulation/choices.hpp"
#include "simulation/history.hpp"

#include <server/store/postgres_store.hpp>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bastide::cluster {

namespace {

using namespace std::chrono_literals;
using sim::Broken;

constexpr int kRooms = 6;
constexpr std::uint64_t kOfPlayers = 0x706c'6179;  ///< separates their choices from the plan's

struct Options {
  std::filesystem::path binary;
  std::uint64_t seed = 1;
  int rounds = 1;
  int troubles = 10;
  std::int64_t lease_ms = server::PostgresOptions{}.lease.count();
  std::int64_t wait_ms_max = 0;
  bool aloud = false;
};

struct Counts {
  int held = 0, failed = 0, troubles = 0;
  std::size_t acknowledged = 0;
  Ms waited_after_kill{}, waited_after_stop{};  ///< at most
};

Ms since(Clock::time_point begin) { return std::chrono::duration_cast<Ms>(Clock::now() - begin); }

class Round {
 public:
  Round(Database& database, const Options& options, std::uint64_t seed)
      : choices_(seed),
        plan_(plan_troubles(choices_, options.troubles, Ms(options.lease_ms))),
        choices_of_players_(seed ^ kOfPlayers),
        cluster_(database, options.binary, Ms(options.lease_ms)),
        players_(choices_of_players_, [this] { cluster_.look(); }) {}

  void fill_rooms() {
    wait_until_ready();
    begin_audit(cluster_.database().primary(), cluster_.url());
    const std::vector<std::uint16_t> ports = cluster_.ports();
    players_.network().set_ports(ports);
    // With all modules no game ends during the round; the end would shorten its log.
    for (std::size_t room = 0; room < kRooms; ++room)
      players_.fill_room(ports[room % ports.size()], test::all_modules());
    players_.run_for(1s);
  }

  /// Measures how long players wait when nothing else happens.
  void measure(Counts& counts) {
    const int first = static_cast<int>(choices_.pick(kNodes));
    Node& killed = cluster_.node(first);
    tell(fmt::format("kills node {} and looks after its rooms", first));
    const Ms after_kill = wait_of_rooms_of(killed, [&] { killed.kill(); });
    counts.waited_after_kill = std::max(counts.waited_after_kill, after_kill);
    killed.start();
    wait_until_ready();
    const int second = (first + 1) % kNodes;
    Node& stopped = cluster_.node(second);
    tell(fmt::format("tells node {} to stop and looks after its rooms", second));
    const Ms after_stop = wait_of_rooms_of(stopped, [&] { stopped.tell_to_stop(); });
    counts.waited_after_stop = std::max(counts.waited_after_stop, after_stop);
    players_.until("a node does not stop", [&] { return !stopped.runs(); });
    stopped.check_stopped();
    stopped.start();
    wait_until_ready();
  }

  void trouble(Counts& counts) {
    cluster_.expect_trouble();
    for (const Trouble& trouble : plan_) {
      players_.run_for(trouble.after);
      players_.until("what has happened is never over", [&] {
        end_what_is_over();
        return can_begin(trouble, cluster_) && std::ranges::none_of(under_way_, [&](const UnderWay& other) {
                 return other.trouble.meets(trouble);
               });
      });
      tell(trouble.text());
      begin(trouble, cluster_);
      under_way_.push_back({.trouble = trouble, .until = Clock::now() + trouble.lasts});
      ++counts.troubles;
    }
    players_.until("what has happened is never over", [&] {
      end_what_is_over();
      return under_way_.empty();
    });
  }

  /// Waits until every player is connected and up to date, then checks all promises.
  void finish(Counts& counts) {
    tell("all is well again");
    players_.come_to_rest();
    players_.check_rebuilt([this] {
      stop_all();
      for (int number = 0; number < kNodes; ++number) cluster_.node(number).start();
    });
    stop_all();
    players_.history().check(read_journal(cluster_.database().primary(), cluster_.url()));
    check_audit(cluster_.database().primary(), cluster_.url());
    counts.acknowledged += players_.history().acknowledged_count();
  }

  /// What happened when, and the nodes' logs.
  std::string story() {
    std::string story = story_;
    for (int number = 0; number < kNodes; ++number)
      story += fmt::format("node {}:\n{}", number, cluster_.node(number).log());
    return story;
  }

 private:
  struct UnderWay {
    Trouble trouble;
    Clock::time_point until;
  };

  void tell(const std::string& what) { story_ += fmt::format("{:6} ms: {}\n", since(began_).count(), what); }

  void end_what_is_over() {
    std::erase_if(under_way_, [this](const UnderWay& one) {
      if (Clock::now() < one.until || !can_end(one.trouble, cluster_)) return false;
      tell("no more: " + one.trouble.text());
      end(one.trouble, cluster_);
      return true;
    });
  }

  /// The time until a change was acknowledged in each of the node's rooms.
  Ms wait_of_rooms_of(const Node& node, const std::function<void()>& end_it) {
    const std::vector<std::string> rooms = cluster_.rooms_of(node);
    const auto began = Clock::now();
    end_it();
    players_.run_for(50ms);  // what was acknowledged before is still on its way
    std::vector<std::size_t> before;
    for (const std::string& room : rooms) before.push_back(players_.history().acknowledged_count(room));
    players_.until("nobody takes the rooms of a node that is gone", [&] {
      for (std::size_t i = 0; i < rooms.size(); ++i)
        if (players_.history().acknowledged_count(rooms[i]) == before[i]) return false;
      return true;
    });
    return rooms.empty() ? Ms(0) : since(began);
  }

  void stop_all() {
    for (int number = 0; number < kNodes; ++number) cluster_.node(number).tell_to_stop();
    for (int number = 0; number < kNodes; ++number) {
      players_.until("a node does not stop", [&] { return !cluster_.node(number).runs(); });
      cluster_.node(number).check_stopped();
    }
  }

  void wait_until_ready() {
    players_.until("the nodes do not get ready", [this] { return cluster_.are_all_ready(); });
  }

  const Clock::time_point began_ = Clock::now();
  sim::SeededChoices choices_;
  const std::vector<Trouble> plan_;
  sim::SeededChoices choices_of_players_;
  Cluster cluster_;
  crash::Players players_;
  std::vector<UnderWay> under_way_;
  std::string story_;
};

void run_round(Database& database, const Options& options, std::uint64_t seed, Counts& counts) {
  std::optional<Round> round;
  try {
    round.emplace(database, options, seed);
    round->fill_rooms();
    round->measure(counts);
    round->trouble(counts);
    round->finish(counts);
    ++counts.held;
    fmt::print("{}round {} held\n", options.aloud ? round->story() : "", seed);
  } catch (const std::exception& error) {
    ++counts.failed;
    fmt::print(
        "{}round {} failed: {}\n"
        "once more: nemesis --binary {} --troubles {} --lease-ms {} --seed {}\n",
        round ? round->story() : "", seed, error.what(), options.binary.string(), options.troubles,
        options.lease_ms, seed);
  }
  std::fflush(stdout);
}

int run(const Options& options) {
  const std::unique_ptr<Database> database = Database::make();
  if (!database) {
    fmt::print("skipped: PostgreSQL is not installed (package postgresql)\n");
    return 0;
  }
  Counts counts;
  for (int round = 0; round < options.rounds; ++round)
    run_round(*database, options, options.seed + static_cast<std::uint64_t>(round), counts);
  fmt::print(
      "{} troubles: {} changes acknowledged, {} rounds held, {} failed\n"
      "the rooms of a node stood still for {} ms at most when it was killed, for {} ms when it was told to "
      "stop\n",
      counts.troubles, counts.acknowledged, counts.held, counts.failed, counts.waited_after_kill.count(),
      counts.waited_after_stop.count());
  const bool in_time = options.wait_ms_max == 0 || counts.waited_after_kill.count() <= options.wait_ms_max;
  if (!in_time) fmt::print("that is longer than {} ms\n", options.wait_ms_max);
  return counts.failed == 0 && in_time ? 0 : 1;
}

}  // namespace

}  // namespace bastide::cluster

int main(int count, char** arguments) {
  CLI::App program(
      "Kills, halts, stops and cuts off nodes of a cluster under their players, and checks what they were "
      "promised.",
      "nemesis");
  bastide::cluster::Options options;
  program.add_option("--binary", options.binary, "The program")->required()->check(CLI::ExistingFile);
  program.add_option("--seed", options.seed, "Of the first round; each has the next one")
      ->capture_default_str();
  program.add_option("--rounds", options.rounds, "How many")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  program.add_option("--troubles", options.troubles, "How many in each round")
      ->capture_default_str()
      ->check(CLI::Range(0, 1'000));
  program.add_option("--lease-ms", options.lease_ms, "The nodes' --node-lease")
      ->capture_default_str()
      ->check(CLI::Range(500, 600'000));
  program
      .add_option("--wait-ms-max", options.wait_ms_max,
                  "Fail where the rooms of a killed node stand still for longer; 0: no bound")
      ->capture_default_str()
      ->check(CLI::Range(0, 600'000));
  program.add_flag("--aloud", options.aloud,
                   "Tell what happened and what the nodes logged where all held, too");
  CLI11_PARSE(program, count, arguments);
  return bastide::cluster::run(options);
}
