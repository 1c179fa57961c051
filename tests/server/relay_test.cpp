// Clients whose room is on another node: they notice nothing, and cost no more than others.
#include "player.hpp"
#include "relay_nodes.hpp"

#include "catch.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <future>
#include <memory>
#include <string>
#include <thread>
#include <vector>

using namespace bastide;
using namespace bastide::test;

namespace {

server::Limits generous() {
  server::Limits limits;
  limits.messages_per_second = limits.messages_burst = 100'000;
  limits.address_messages_burst = 1'000'000;
  limits.seat_changes_burst = limits.room_changes_burst = limits.room_address_changes_burst = 100'000;
  limits.bytes_read_burst = limits.bytes_sent_burst = limits.seat_bytes_burst = std::size_t{1} << 30;
  limits.failed_joins_per_minute = 1000;
  return limits;
}

/// A room that the node owns.
Ticket room_of(SharedStore& shared, TestNode& owner, const json& wish = json::object()) {
  Ticket ticket = make_room(owner.port(), wish);
  shared.give(ticket.room, owner.node.address());
  return ticket;
}

/// Two nodes; the second owns the rooms.
struct TwoNodes {
  explicit TwoNodes(const NodeSettings& settings = {.rooms = generous()})
      : wrong(std::make_unique<TestNode>(shared, settings)),
        owner(std::make_unique<TestNode>(shared, settings)) {}

  SharedStore shared;
  std::unique_ptr<TestNode> wrong;
  std::unique_ptr<TestNode> owner;
};

/// A game of two; the second player is connected to the wrong node.
struct TableOfTwo {
  explicit TableOfTwo(TwoNodes& nodes)
      : host(room_of(nodes.shared, *nodes.owner, {{"seats", 2}})),
        near(nodes.owner->port()),
        far(nodes.wrong->port()) {
    REQUIRE(near.join(host.room, host.secret).at("seat") == 0);
    REQUIRE(far.join(host.room).at("type") == "reply");
    guest = far.sit(host.room, "Ben");
    REQUIRE(near.ask({{"type", "start"}}).at("type") == "reply");
    far.wait_for_seq(near.seq());
  }

  bool over() const { return near.view().at("phase") == "finished"; }
  void move(Random& random) {
    const bool is_near = near.view().at("game").at("seat") == 0;
    Player& acts = is_near ? near : far;
    const json answer =
        acts.ask({{"type", "act"}, {"actions", json::array({any_action(acts.view(), random)})}});
    CAPTURE(answer.dump());
    REQUIRE(answer.at("type") == "reply");
    near.wait_for_seq(answer.at("seq"));
    far.wait_for_seq(answer.at("seq"));
  }

  Ticket host;
  Ticket guest;
  Player near;
  Player far;
};

json join_text(const std::string& id, const std::string& room, const std::string& secret = {}) {
  json join = {{"id", id}, {"type", "join"}, {"room", room}};
  if (!secret.empty()) join["secret"] = secret;
  return join;
}

}  // namespace

TEST_CASE("a game is played to its end by two clients of whom one has come by the wrong node", "[relay]") {
  TwoNodes nodes;
  TableOfTwo table(nodes);
  CHECK(nodes.wrong->rooms.stats().joined == 0);
  CHECK(nodes.owner->rooms.stats().joined == 2);
  CHECK(nodes.wrong->stats().relayed == 1);
  CHECK(nodes.owner->stats().hosted == 1);
  Random random(7);
  int moves = 0;
  for (; !table.over(); ++moves) table.move(random);
  CHECK(moves > 50);
  // Each has checked the digest of each view; the common parts are equal.
  for (const char* part : {"board", "scores", "final"})
    if (table.near.view().at("game").contains(part))
      CHECK(table.near.view().at("game").at(part) == table.far.view().at("game").at(part));
  CHECK(table.far.view().at("phase") == "finished");
  CHECK(nodes.wrong->stats().to_owners_total >= 20);
  CHECK(nodes.wrong->stats().to_clients_total >= static_cast<std::uint64_t>(moves));
}

TEST_CASE("a room belongs to the node where it is joined first, wherever it was made", "[relay]") {
  TwoNodes nodes;
  const Ticket ticket = make_room(nodes.wrong->port());
  Player near(nodes.owner->port());
  CHECK(near.join(ticket.room, ticket.secret).at("seat") == 0);
  CHECK(nodes.owner->rooms.stats().joined == 1);
  CHECK(nodes.owner->stats().relayed == 0);
  Player far(nodes.wrong->port());
  CHECK(far.join(ticket.room).at("type") == "reply");
  CHECK(nodes.wrong->stats().relayed == 1);
}

TEST_CASE("a message behind a join is answered in its order, wherever the room is", "[relay]") {
  TwoNodes nodes;
  const Ticket ticket = room_of(nodes.shared, *nodes.owner);
  WebSocketWire socket(nodes.wrong->port());
  // The first and the third join fail, and the fifth comes too late.
  socket.send_text(join_text("1", "22222222").dump());
  socket.send_text(R"({"id":"2","type":"ping"})");
  socket.send_text(join_text("3", ticket.room, new_secret()).dump());
  socket.send_text(R"({"id":"4","type":"resync"})");
  socket.send_text(join_text("5", ticket.room, ticket.secret).dump());
  socket.send_text(join_text("6", ticket.room).dump());
  for (int ping = 7; ping < 30; ++ping)
    socket.send_text(json{{"id", std::to_string(ping)}, {"type", "ping"}}.dump());
  std::vector<std::string> answers;
  while (answers.size() < 29) {
    const Frame frame = socket.read_frame();
    REQUIRE(frame.is_text());
    const json message = json::parse(frame.payload);
    if (message.contains("re"))
      answers.push_back(message.at("re").get<std::string>() + " " + message.value("code", "ok"));
  }
  CHECK(answers[0] == "1 room/not_found");
  CHECK(answers[1] == "2 ok");
  CHECK(answers[2] == "3 room/bad_secret");
  CHECK(answers[3] == "4 session/join_first");
  CHECK(answers[4] == "5 ok");
  CHECK(answers[5] == "6 session/already_joined");
  for (std::size_t i = 6; i < answers.size(); ++i) CHECK(answers[i] == std::to_string(i + 1) + " ok");
}

TEST_CASE("wrong joins of an address count together at the owner, whichever node they come by", "[relay]") {
  NodeSettings settings{.rooms = generous()};
  settings.rooms.failed_joins_per_minute = 5;
  TwoNodes nodes(settings);
  const Ticket ticket = room_of(nodes.shared, *nodes.owner);
  Player far(nodes.wrong->port()), near(nodes.owner->port());
  for (int i = 0; i < 3; ++i) CHECK(far.join(ticket.room, new_secret()).at("code") == "room/bad_secret");
  for (int i = 0; i < 2; ++i) CHECK(near.join(ticket.room, new_secret()).at("code") == "room/bad_secret");
  CHECK(near.join(ticket.room).at("code") == "session/rate_limited");
  CHECK(far.join(ticket.room, new_secret()).at("code") == "session/rate_limited");
  // The wrong node counts them as well, for rooms of its own.
  const Ticket own = room_of(nodes.shared, *nodes.wrong);
  Player other(nodes.wrong->port());
  for (int i = 0; i < 2; ++i) CHECK(other.join(own.room, new_secret()).at("code") == "room/bad_secret");
  CHECK(other.join(own.room).at("code") == "session/rate_limited");
  // A right secret is let in by both, and then others beside it, whichever node they come by.
  CHECK(far.join(ticket.room, ticket.secret).at("type") == "reply");
  CHECK(near.join(ticket.room).at("type") == "reply");
}

TEST_CASE("somebody who guesses too much at one node is let into no room of another by a right code",
          "[relay]") {
  NodeSettings settings{.rooms = generous()};
  settings.rooms.failed_joins_per_minute = 3;
  settings.net.trusted_proxies = {"127.0.0.1"};
  TwoNodes nodes(settings);
  const Ticket ticket = room_of(nodes.shared, *nodes.owner);
  const auto from = [](const char* address, const TestNode& node) {
    return WebSocketWire(node.port(), {.fields = fmt::format("X-Forwarded-For: {}\r\n", address)});
  };
  const auto answer_to = [](WebSocketWire& socket, const json& join) {
    socket.send_text(join.dump());
    Frame frame = socket.read_frame();
    while (!frame.is_text() && !frame.ended()) frame = socket.read_frame();
    return json::parse(frame.payload);
  };
  WebSocketWire guesser = from("192.0.2.7", *nodes.wrong);
  for (const char* id : {"1", "2", "3"})
    CHECK(answer_to(guesser, join_text(id, "22222222")).at("code") == "room/not_found");
  // The owner has heard no wrong code of this address.
  CHECK(answer_to(guesser, join_text("4", ticket.room)).at("code") == "session/rate_limited");
  CHECK(answer_to(guesser, join_text("5", ticket.room, new_secret())).at("code") == "session/rate_limited");
  CHECK(answer_to(guesser, join_text("6", "22222222")).at("code") == "session/rate_limited");

  json again = join_text("7", ticket.room);
  SECTION("but by a right secret") {
    CHECK(answer_to(guesser, join_text("7", ticket.room, ticket.secret)).at("type") == "reply");
  }
  SECTION("but by the admission that either node gave") {
    WebSocketWire other = from("192.0.2.8", GENERATE(true, false) ? *nodes.owner : *nodes.wrong);
    again["admission"] = answer_to(other, join_text("1", ticket.room)).at("admission");
    CHECK(answer_to(guesser, again).at("type") == "reply");
  }
  SECTION("but beside a client of its address, which came by the owner itself") {
    WebSocketWire neighbour = from("192.0.2.7", *nodes.owner);
    REQUIRE(answer_to(neighbour, join_text("1", ticket.room)).at("type") == "reply");
    CHECK(answer_to(guesser, again).at("type") == "reply");
  }
}

TEST_CASE("the owner counts a client by the address and the exemption that the other node knows", "[relay]") {
  SharedStore shared;
  NodeSettings settings{.rooms = generous()};
  settings.rooms.failed_joins_per_minute = 1;
  TestNode owner(shared, settings);
  settings.rooms.failed_joins_per_minute = 1000;
  settings.net.trusted_proxies = {"127.0.0.1"};
  settings.net.limits_exempt = {"192.0.2.9"};
  TestNode wrong(shared, settings);
  const Ticket ticket = room_of(shared, owner);
  const auto code_of_second = [&](const std::string& address) {
    WebSocketWire socket(wrong.port(), {.fields = "X-Forwarded-For: " + address + "\r\n"});
    std::string code;
    for (const char* id : {"1", "2"}) {
      socket.send_text(join_text(id, ticket.room, new_secret()).dump());
      code = json::parse(socket.read_frame().payload).at("code");
    }
    return code;
  };
  CHECK(code_of_second("192.0.2.7") == "session/rate_limited");
  CHECK(code_of_second("192.0.2.9") == "room/bad_secret");
  WebSocketWire host(wrong.port(), {.fields = "X-Forwarded-For: 192.0.2.8\r\n"});
  host.send_text(join_text("1", ticket.room, ticket.secret).dump());
  CHECK(json::parse(host.read_frame().payload).at("type") != "error");
  const auto address_at_owner = [&] {
    std::promise<std::string> told;
    owner.rooms.inspect_room(ticket.room, [&](auto report) { told.set_value(report->seats.at(0)->address); });
    return told.get_future().get();
  };
  CHECK(address_at_owner() == "192.0.2.8");
}

TEST_CASE("an owner that is not reached, or does not answer, makes a join fail in time", "[relay]") {
  NodeSettings settings{.rooms = generous()};
  settings.limits.handshake_timeout = 300ms;
  TwoNodes nodes(settings);
  const Ticket ticket = room_of(nodes.shared, *nodes.owner);
  nodes.shared.give(ticket.room, "127.0.0.1:1");
  Player far(nodes.wrong->port());
  CHECK(far.join(ticket.room, ticket.secret).at("code") == "store/unavailable");
  CHECK(nodes.wrong->stats().links_failed_total == 1);
  // A port that accepts connections and stays silent.
  nodes.shared.give(ticket.room, nodes.owner->node.address());
  nodes.owner->freeze();
  const auto before = std::chrono::steady_clock::now();
  CHECK(far.join(ticket.room, ticket.secret).at("code") == "store/unavailable");
  CHECK(std::chrono::steady_clock::now() - before >= 250ms);
  CHECK(nodes.wrong->stats().links_failed_total == 2);
  // The connection is as good as before.
  const Ticket own = room_of(nodes.shared, *nodes.wrong);
  CHECK(far.join(own.room, own.secret).at("seat") == 0);
  CHECK(eventually([&] { return nodes.wrong->stats().relayed == 0; }));
}

TEST_CASE("an owner with another key is told nothing of a client", "[relay]") {
  SharedStore shared;
  TestNode wrong(shared), owner(shared, {.key = "another key, which is as long as it has to be"});
  const Ticket ticket = room_of(shared, owner);
  Player far(wrong.port());
  CHECK(far.join(ticket.room, ticket.secret).at("code") == "store/unavailable");
  CHECK(wrong.stats().links_failed_total == 1);
  CHECK(wrong.stats().to_owners_total == 0);
  CHECK(owner.stats().hosted == 0);
  CHECK(owner.rooms.stats().joined == 0);
}

TEST_CASE("when the owner is killed its clients are told to come back, and find who has the room now",
          "[relay]") {
  TwoNodes nodes;
  TableOfTwo table(nodes);
  Random random(3);
  for (int i = 0; i < 6; ++i) table.move(random);
  nodes.owner->cut_off();
  CHECK(table.far.wait_for_close() == 1012);
  CHECK(table.far.closing().at("reason") == "restarting");
  CHECK(table.far.closing().at("retry_ms") == 1000);
  nodes.shared.give(table.host.room, nodes.wrong->node.address());
  Player back(nodes.wrong->port());
  back.resume(table.guest, table.far);
  CHECK(back.view().at("you") == 1);
  CHECK(nodes.wrong->rooms.stats().joined == 1);
}

TEST_CASE("a room that has moved on is left by its clients, who find its new owner", "[relay]") {
  TwoNodes nodes;
  TableOfTwo table(nodes);
  nodes.shared.give(table.host.room, nodes.wrong->node.address());
  // The next change reaches a store that knows better.
  table.far.send({{"type", "chat"}, {"text", "Anybody there?"}});
  CHECK(table.far.wait_for_close() == 1012);
  CHECK(table.near.wait_for_close() == 1012);
  Player near(nodes.owner->port()), far(nodes.wrong->port());
  near.resume(table.host, table.near);
  far.resume(table.guest, table.far);
  CHECK(nodes.wrong->rooms.stats().joined == 2);
  CHECK(nodes.owner->stats().relayed == 1);
}

TEST_CASE("nobody is relayed further, least of all in a circle", "[relay]") {
  TwoNodes nodes;
  const Ticket ticket = room_of(nodes.shared, *nodes.owner);
  // Each takes the other for the owner.
  nodes.wrong->store.believe(ticket.room, nodes.owner->node.address());
  nodes.owner->store.believe(ticket.room, nodes.wrong->node.address());
  Player far(nodes.wrong->port());
  far.send({{"type", "join"}, {"room", ticket.room}, {"secret", ticket.secret}});
  CHECK(far.wait_for_close() == 1012);
  CHECK(far.closing().at("retry_ms") == 1000);
  CHECK(nodes.owner->stats().relayed == 0);
  CHECK(nodes.wrong->stats().hosted == 0);
  CHECK(eventually([&] { return nodes.wrong->stats().relayed == 0 && nodes.owner->stats().hosted == 0; }));
}

TEST_CASE("a node that stops tells the clients whose rooms are elsewhere, and its links end", "[relay]") {
  TwoNodes nodes;
  TableOfTwo table(nodes);
  nodes.wrong->stop();
  CHECK(table.far.wait_for_close() == 1012);
  CHECK(table.far.closing().at("reason") == "restarting");
  CHECK(eventually([&] { return nodes.owner->stats().hosted == 0; }));
  CHECK(eventually([&] { return nodes.owner->rooms.stats().joined == 1; }));
  // A stopping owner tells relayed clients the same as its own.
  TwoNodes again;
  TableOfTwo other(again);
  again.owner->stop();
  CHECK(other.far.wait_for_close() == 1012);
  CHECK(other.near.wait_for_close() == 1012);
  CHECK(other.far.closing() == other.near.closing());
}

TEST_CASE("a node that is told to stop hands its rooms over when their people are told, before it has ended",
          "[relay]") {
  TwoNodes nodes;
  TableOfTwo table(nodes);
  Random random(4);
  for (int i = 0; i < 4; ++i) table.move(random);
  nodes.owner->rooms.shut_down(protocol::ClosingReason::restarting, 1000, [] {});
  CHECK(table.far.wait_for_close() == 1012);
  CHECK(table.near.wait_for_close() == 1012);
  Player near(nodes.wrong->port()), far(nodes.wrong->port());
  near.resume(table.host, table.near);
  far.resume(table.guest, table.far);
  CHECK(nodes.wrong->rooms.stats().joined == 2);
  CHECK(nodes.wrong->stats().relayed == 0);
  CHECK(far.ask({{"type", "chat"}, {"text", "Here we are."}}).at("type") == "reply");
}

TEST_CASE(
    "a node that is cut off from its database sends its people elsewhere as soon as its lease has lapsed",
    "[relay]") {
  TwoNodes nodes;
  TableOfTwo table(nodes);
  nodes.owner->store.lapse(true);
  nodes.owner->tick();
  CHECK(table.far.wait_for_close() == 1012);
  CHECK(table.near.wait_for_close() == 1012);
  CHECK(table.near.closing().at("reason") == "restarting");
  const WebSocketWire refused(nodes.owner->port());
  CHECK(refused.answer().status == 503);
  CHECK(json::parse(refused.answer().body).at("code") == "store/unavailable");
  nodes.shared.give(table.host.room, nodes.wrong->node.address());
  Player near(nodes.wrong->port());
  near.resume(table.host, table.near);
  nodes.owner->store.lapse(false);
  nodes.owner->tick();
  Player far(nodes.owner->port());
  far.resume(table.guest, table.far);
  CHECK(nodes.owner->stats().relayed == 1);
}

TEST_CASE("a record that another node has not stored yet is asked for again, not denied", "[relay]") {
  TwoNodes nodes;
  TableOfTwo table(nodes);
  const std::string path =
      "/api/v1/games/" + table.near.view().at("shuffle").at("game_id").get<std::string>();
  CHECK(get(nodes.wrong->port(), path).status == 404);
  nodes.owner->store.fail_compactions(true);
  REQUIRE(table.far.ask({{"type", "act"}, {"actions", json::array({{{"type", "resign"}}})}}).at("type") ==
          "reply");
  const Answer early = get(nodes.wrong->port(), path);
  CHECK(early.status == 503);
  CHECK(json::parse(early.body).at("code") == "store/unavailable");
  CHECK(get(nodes.owner->port(), path).status == 200);
}
