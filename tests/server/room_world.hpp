// Rooms without a network: a directory over fake services, and guests who talk to it.
#pragma once

#include "fake_services.hpp"
#include "test_client.hpp"

#include <server/rooms/connection.hpp>
#include <server/rooms/directory.hpp>

#include <protocol/bytes.hpp>
#include <protocol/messages.hpp>

#include <engine/random.hpp>

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace bastide::test {

/// A secret for each number.
protocol::SeatSecret secret_of(int number);

class Guest;

/// Everything that outlives the server process, and the process itself.
class RoomWorld {
 public:
  explicit RoomWorld(server::Limits limits = {}, std::uint64_t seed = 1);

  FakeTime time;
  FakeEntropy entropy;
  FakeStore store;
  FakePush push;
  FakeWebhooks webhooks;
  bool tells_chats = true;  ///< from the next restart on
  const server::Limits limits;

  server::Directory& directory() { return process_->directory; }
  FakeWorkers& workers() { return process_->workers; }
  /// Runs everything that can run, and lets every guest read.
  void run();
  /// Time passes while the server is at work: it ticks each second. What is due is done at the end.
  void pass(std::chrono::milliseconds time_passed);
  /// The same in one tick, as if the machine slept.
  void sleep(std::chrono::milliseconds time_passed);
  /// Kills the process: every connection and everything in memory is lost. Starts a new one.
  void restart();

  /// Makes a room; secret_of(0) holds seat 0. `rules`: in the body, as JSON; `more`: further
  /// members of the body.
  std::string create_room(int seats = 2, const nlohmann::json& rules = nullptr,
                          const nlohmann::json& more = nlohmann::json::object());
  protocol::Expected<protocol::RoomCreated> try_create_room(const std::string& address);
  protocol::Expected<std::shared_ptr<const std::string>> find_record(const std::string& game_id);

 private:
  friend Guest;
  struct Process {
    Process(RoomWorld& world, std::uint64_t seed)
        : executor(seed),
          directory({.store = world.store,
                     .executor = executor,
                     .time = world.time,
                     .entropy = world.entropy,
                     .workers = &workers,
                     .push = &world.push,
                     .webhooks = world.tells_chats ? &world.webhooks : nullptr,
                     .admission_key = protocol::sha256("a key that outlives the process")},
                    world.limits) {}
    ~Process() { workers.drop(); }
    FakeExecutor executor;
    FakeWorkers workers;
    server::Directory directory;
  };
  std::uint64_t seed_;
  std::unique_ptr<Process> process_;
  std::vector<Guest*> guests_;
};

/// One connection.
class Guest {
 public:
  explicit Guest(RoomWorld& world, TestClient as = TestClient(), std::string address = "192.0.2.1");
  ~Guest();
  Guest(const Guest&) = delete;
  Guest& operator=(const Guest&) = delete;

  /// Sends without waiting. Returns the intention's id.
  std::string tell(protocol::Intention intention);
  void tell_text(std::string text);
  /// Sends and waits. Returns the answer; fails the test if there is none.
  nlohmann::json ask(protocol::Intention intention);
  /// The same with an id used before.
  nlohmann::json ask_again(const std::string& id, protocol::Intention intention);
  nlohmann::json join(const std::string& room, std::optional<int> secret = std::nullopt,
                      std::optional<protocol::Seq> since = std::nullopt,
                      std::optional<std::string> digest = std::nullopt);
  nlohmann::json sit(int secret, const std::string& name = "Ben", bool program = false);
  nlohmann::json act(const Action& action);
  void disconnect();

  TestClient client;
  const nlohmann::json& view() const { return client.view(); }
  /// Of the server's close; 0 while the connection is open.
  int close_code() const;
  bool joined() const { return connection_->joined(); }

 private:
  friend RoomWorld;
  struct Inbox;
  void read();

  RoomWorld& world_;
  std::shared_ptr<Inbox> inbox_;
  std::shared_ptr<server::Connection> connection_;
};

/// The id of the game that the guest sees.
inline std::string game_id(const Guest& guest) { return guest.view().at("shuffle").at("game_id"); }

/// A room with a started game. players[i] sits on seat i with secret_of(i), a program on those of `programs`,
/// of which seat 0 can be none.
struct GameTable {
  explicit GameTable(RoomWorld& world, int seats = 2, const nlohmann::json& rules = nullptr,
                     const nlohmann::json& more = nlohmann::json::object(),
                     const std::set<int>& programs = {});

  bool over() const { return players[0]->view().at("phase") == "finished"; }
  Guest& to_act() { return *players[players[0]->view().at("game").at("seat").get<std::size_t>()]; }
  /// Plays a random legal action of the seat to act.
  void move(Random& random);
  void play(Random& random, int moves = 1'000'000);

  std::string room;
  std::vector<std::unique_ptr<Guest>> players;
};

}  // namespace bastide::test
