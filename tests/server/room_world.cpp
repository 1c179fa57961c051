#include "room_world.hpp"

#include <server/rooms/gzip.hpp>

#include <protocol/http.hpp>
#include <protocol/message_codec.hpp>
#include <protocol/records/record.hpp>

#include "catch.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <deque>
#include <utility>

namespace bastide::test {

using nlohmann::json;

protocol::SeatSecret secret_of(int number) {
  return {protocol::sha256("the secret of " + std::to_string(number))};
}

struct Guest::Inbox final : server::Outbox {
  void deliver(server::MessageText message) override {
    if (close_code == 0) waiting.push_back(std::move(message));
  }
  void close(std::uint16_t code) override { close_code = code; }

  std::deque<server::MessageText> waiting;
  int close_code = 0;
};

RoomWorld::RoomWorld(server::Limits chosen, std::uint64_t seed)
    : entropy(seed), limits(chosen), seed_(seed), process_(std::make_unique<Process>(*this, seed)) {
  spdlog::set_level(spdlog::level::off);  // the tests report failures themselves
}

void RoomWorld::run() {
  do process_->executor.run();
  while (process_->workers.work());
  for (Guest* guest : guests_) guest->read();
}

void RoomWorld::pass(std::chrono::milliseconds time_passed) {
  constexpr std::chrono::seconds kTick{1};
  for (; time_passed > kTick; time_passed -= kTick) {
    time.pass(kTick);
    directory().tick();
  }
  run();  // what waits for a room keeps it in memory
  sleep(time_passed);
}

void RoomWorld::sleep(std::chrono::milliseconds time_passed) {
  time.pass(time_passed);
  // Twice: the first tick finds idle rooms, the second unloads them.
  for (int i = 0; i < 2; ++i) {
    directory().tick();
    run();
  }
}

void RoomWorld::restart() {
  for (Guest* guest : guests_) guest->connection_ = nullptr;
  process_ = std::make_unique<Process>(*this, ++seed_);
}

std::string RoomWorld::create_room(int seats, const json& rules, const json& more) {
  json body = {{"secret", protocol::to_base64url(secret_of(0).bytes)}, {"name", "Ada"}, {"seats", seats}};
  if (!rules.is_null()) body["rules"] = rules;
  body.update(more);
  auto wish = protocol::decode_create_room(body.dump());
  REQUIRE(wish);
  std::string room;
  directory().create_room(std::move(*wish), "",
                          [&](const protocol::Expected<protocol::RoomCreated>& created) {
                            if (created) room = created->room;
                          });
  run();
  REQUIRE(room.size() == protocol::kRoomCodeChars);
  return room;
}

protocol::Expected<protocol::RoomCreated> RoomWorld::try_create_room(const std::string& address) {
  const json body = {{"secret", protocol::to_base64url(secret_of(0).bytes)}, {"name", "Ada"}};
  std::optional<protocol::Expected<protocol::RoomCreated>> answer;
  directory().create_room(
      *protocol::decode_create_room(body.dump()), address,
      [&](const protocol::Expected<protocol::RoomCreated>& created) { answer = created; });
  run();
  REQUIRE(answer);
  return *answer;
}

protocol::Expected<std::shared_ptr<const std::string>> RoomWorld::find_record(const std::string& game_id) {
  std::optional<protocol::Expected<std::shared_ptr<const std::string>>> answer;
  directory().find_record(
      game_id, [&](const protocol::Expected<std::shared_ptr<const std::string>>& found) { answer = found; });
  run();
  REQUIRE(answer);
  if (!*answer) return std::unexpected(answer->error());
  return std::make_shared<const std::string>(server::gunzip(***answer, protocol::kRecordBytesMax));
}

Guest::Guest(RoomWorld& world, TestClient as, std::string address)
    : client(std::move(as)),
      world_(world),
      inbox_(std::make_shared<Inbox>()),
      connection_(world.directory().connect(inbox_, std::move(address))) {
  world_.guests_.push_back(this);
}

Guest::~Guest() {
  disconnect();
  std::erase(world_.guests_, this);
}

std::string Guest::tell(protocol::Intention intention) {
  tell_text(client.compose(std::move(intention)));
  return client.last_id();
}

void Guest::tell_text(std::string text) { connection_->receive(std::move(text)); }

json Guest::ask(protocol::Intention intention) {
  const std::string id = tell(std::move(intention));
  world_.run();
  const json* answer = client.answer(id);
  CAPTURE(id);
  REQUIRE(answer);
  return *answer;
}

json Guest::ask_again(const std::string& id, protocol::Intention intention) {
  const int before = client.answers();
  tell_text(protocol::encode(protocol::ClientMessage{.id = id, .intention = std::move(intention)}));
  world_.run();
  REQUIRE(client.answers() == before + 1);
  return *client.answer(id);
}

json Guest::join(const std::string& room, std::optional<int> secret, std::optional<protocol::Seq> since,
                 std::optional<std::string> digest) {
  protocol::Join message{.room = room, .secret = {}, .since = since, .digest = std::move(digest)};
  if (secret) message.secret = secret_of(*secret);
  return ask(message);
}

json Guest::sit(int secret, const std::string& name, bool program) {
  return ask(
      protocol::Sit{.secret = secret_of(secret), .name = name, .seat = {}, .colour = {}, .program = program});
}

json Guest::act(const Action& action) { return ask(protocol::Act{.actions = {action}, .step = {}}); }

void Guest::disconnect() {
  if (!connection_) return;
  connection_->disconnected();
  connection_ = nullptr;
}

int Guest::close_code() const { return inbox_->close_code; }

void Guest::read() {
  for (; !inbox_->waiting.empty(); inbox_->waiting.pop_front()) client.take(*inbox_->waiting.front());
}

GameTable::GameTable(RoomWorld& world, int seats, const json& rules, const json& more,
                     const std::set<int>& programs)
    : room(world.create_room(seats, rules, more)) {
  for (int seat = 0; seat < seats; ++seat) {
    players.push_back(std::make_unique<Guest>(world, TestClient("p" + std::to_string(seat) + "-")));
    if (seat == 0) {
      REQUIRE(players[0]->join(room, 0).at("seat") == 0);
    } else {
      players.back()->join(room);
      REQUIRE(
          players.back()->sit(seat, "Player " + std::to_string(seat), programs.contains(seat)).at("seat") ==
          seat);
    }
  }
  REQUIRE(players[0]->ask(protocol::Start{}).at("type") == "reply");
}

void GameTable::move(Random& random) {
  Guest& player = to_act();
  const std::vector<Action> actions = offered_actions(player.view());
  REQUIRE(!actions.empty());
  const json answer = player.act(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  CAPTURE(answer.dump());
  REQUIRE(answer.at("type") == "reply");
}

void GameTable::play(Random& random, int moves) {
  for (int i = 0; i < moves && !over(); ++i) move(random);
}

}  // namespace bastide::test
