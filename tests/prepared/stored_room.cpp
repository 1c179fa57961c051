#include "stored_room.hpp"

#include "known_entropy.hpp"

#include <protocol/http.hpp>
#include <protocol/json.hpp>
#include <protocol/message_codec.hpp>

#include <server/net/io_pool.hpp>
#include <server/rooms/connection.hpp>
#include <server/rooms/directory.hpp>

#include <array>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <future>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <utility>

namespace bastide::prepared {

namespace {

using namespace std::chrono_literals;
using protocol::Json;

constexpr auto kAnswerWait = 10s;
constexpr std::array<std::string_view, kSeatsMax> kNames{"Ada", "Bruno", "Cleo", "Dora", "Emil", "Fanny"};

/// Keeps the answers to intentions; ignores everything else.
class Answers final : public server::Outbox {
 public:
  void deliver(server::MessageText message) override {
    Json answer = Json::parse(*message);
    if (!answer.contains("re")) return;
    const std::scoped_lock lock(mutex_);
    waiting_.push_back(std::move(answer));
    came_.notify_one();
  }
  void close(std::uint16_t) override {}

  Json next() {
    std::unique_lock lock(mutex_);
    if (!came_.wait_for(lock, kAnswerWait, [this] { return !waiting_.empty(); }))
      throw std::runtime_error("a room does not answer");
    Json answer = std::move(waiting_.front());
    waiting_.pop_front();
    return answer;
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<Json> waiting_;
};

/// One client with one connection.
class Client {
 public:
  explicit Client(server::Directory& rooms)
      : answers_(std::make_shared<Answers>()), connection_(rooms.connect(answers_, "")) {}
  ~Client() { connection_->disconnected(); }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  void ask(protocol::Intention intention) {
    const std::string id = std::to_string(++asked_);
    connection_->receive(
        protocol::encode(protocol::ClientMessage{.id = id, .intention = std::move(intention)}));
    const Json answer = answers_->next();
    if (answer.at("type") != "reply") throw std::runtime_error("a room refuses: " + answer.dump());
  }

 private:
  std::shared_ptr<Answers> answers_;
  std::shared_ptr<server::Connection> connection_;
  int asked_ = 0;
};

/// A server's rooms without sockets.
class Process {
 public:
  Process(server::EventStore& store, std::uint64_t seed)
      : entropy_(seed),
        rooms_({.store = store, .executor = pool_, .time = time_, .entropy = entropy_}, server::Limits{}) {
    pool_.start();
  }
  ~Process() {
    const auto done = std::make_shared<std::promise<void>>();
    rooms_.shut_down(protocol::ClosingReason::stopping, 0, [done] { done->set_value(); });
    done->get_future().wait();
    pool_.stop();
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  server::Directory& rooms() { return rooms_; }

 private:
  server::IoPool pool_{1};
  server::SystemTime time_;
  KnownEntropy entropy_;
  server::Directory rooms_;
};

SeatHolder holder_of(const Situation& situation, int seat) {
  const std::string name(kNames[static_cast<std::size_t>(seat)]);
  return {.name = name, .secret = {protocol::sha256(name + " in " + std::string(situation.name))}};
}

std::string make_room(server::Directory& rooms, const Situation& situation,
                      const protocol::ResolvedRules& rules) {
  const SeatHolder host = holder_of(situation, 0);
  const auto made = std::make_shared<std::promise<protocol::Expected<protocol::RoomCreated>>>();
  rooms.create_room(
      {.secret = host.secret, .name = host.name, .colour = {}, .seats = situation.seats, .game = rules}, "",
      [made](protocol::Expected<protocol::RoomCreated> created) { made->set_value(std::move(created)); });
  const auto created = made->get_future().get();
  if (!created) throw std::runtime_error("no room: " + created.error().message);
  return created->room;
}

}  // namespace

StoredRoom store_room(server::EventStore& store, const Situation& situation,
                      const protocol::ResolvedRules& rules, const Found& found) {
  Process process(store, found.seed);
  StoredRoom room{.code = make_room(process.rooms(), situation, rules), .seats = {}};
  std::vector<std::unique_ptr<Client>> clients;
  for (int seat = 0; seat < situation.seats; ++seat) {
    const SeatHolder& holder = room.seats.emplace_back(holder_of(situation, seat));
    Client& client = *clients.emplace_back(std::make_unique<Client>(process.rooms()));
    if (seat == 0) {
      client.ask(protocol::Join{.room = room.code, .secret = holder.secret, .since = {}});
    } else {
      client.ask(protocol::Join{.room = room.code, .secret = {}, .since = {}});
      client.ask(protocol::Sit{.secret = holder.secret, .name = holder.name, .seat = {}, .colour = {}});
    }
  }
  clients.front()->ask(protocol::Start{});
  for (const Step& step : found.before)
    clients[step.seat]->ask(protocol::Act{.actions = {step.action}, .step = {}});
  return room;
}

}  // namespace bastide::prepared
