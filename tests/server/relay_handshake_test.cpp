// A node's port against clients that are no nodes, and against bad ones.
#include "../../server/cluster/src/handshake.hpp"

#include "player.hpp"
#include "relay_nodes.hpp"
#include "tls_tunnel.hpp"

#include "catch.hpp"

#include <server/net/tls_context.hpp>
#include <server/net/tls_identity.hpp>

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/stream.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>

using namespace bastide;
using namespace bastide::test;
namespace asio = boost::asio;
using server::Challenge;
using server::Hello;
using server::NodeKey;
using server::Prover;

namespace {

const NodeKey kKey(kNodesKey);

/// The TLS context of an incoming node with this key.
std::shared_ptr<server::TlsContext> tls_of(const NodeKey& key) {
  return std::make_shared<server::TlsContext>(key.sign("bastide-node 1 TLS"),
                                              server::TlsContext::End::client);
}

/// A connection from this address that says nothing.
struct SilentSocket {
  SilentSocket(const char* address, const TestNode& node) {
    socket.open(asio::ip::tcp::v4());
    socket.bind({asio::ip::make_address(address), 0});
    socket.connect({asio::ip::make_address("127.0.0.1"), node.node.port()});
  }
  asio::io_context io;
  asio::ip::tcp::socket socket{io};
};

/// A client of a node's port that speaks as another node does: TLS with its key, then the
/// handshake with any key.
struct Comer {
  explicit Comer(TestNode& node, int receive_bytes = 0)
      : tls(node.node.port(), tls_of(kKey), receive_bytes),
        socket(tls.port(), {.path = "/node", .receive_bytes = receive_bytes}) {
    REQUIRE(socket.answer().status == 101);
    hello = {.nonce = {1, 2, 3}, .from = "127.0.0.1:9", .to = node.node.address(), .client = "192.0.2.7"};
  }

  /// Says hello. Returns false if the owner has ended the connection.
  bool greet() {
    socket.send_text(server::encode(hello));
    const Frame frame = socket.read_frame();
    if (!frame.is_text()) return false;
    challenge = server::read_challenge(frame.payload).value();
    return true;
  }
  void prove(const NodeKey& key) {
    socket.send_text(protocol::to_hex(server::prove(key, Prover::comer, hello, challenge.nonce)));
  }
  bool closes() { return socket.wire().closes(); }

  TlsTunnel tls;
  WebSocketWire socket;
  Hello hello;
  Challenge challenge;
};

std::string error_of_key(const std::string& bytes) {
  const Scratch scratch;
  const std::filesystem::path file = scratch.path() / "key";
  std::ofstream(file, std::ios::binary) << bytes;
  try {
    NodeKey::read(file);
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("both ends of a link prove that they hold the key", "[relay]") {
  SharedStore shared;
  TestNode node(shared);
  Comer comer(node);
  REQUIRE(comer.greet());
  CHECK(comer.challenge.proof == server::prove(kKey, Prover::owner, comer.hello, comer.challenge.nonce));
  CHECK(node.stats().hosted == 0);
  comer.prove(kKey);
  comer.socket.send_text(R"({"id":"1","type":"ping"})");
  CHECK(json::parse(comer.socket.read_frame().payload).at("re") == "1");
  CHECK(node.stats().hosted == 1);
  CHECK(node.stats().handshakes == 0);
}

TEST_CASE("a proof is of one key, one side, one client, one pair of nodes and one pair of nonces",
          "[relay]") {
  const Hello hello{.nonce = {1}, .from = "10.0.0.1:1", .to = "10.0.0.2:1", .client = "192.0.2.7"};
  const protocol::Bytes32 nonce{2};
  const auto proof = server::prove(kKey, Prover::comer, hello, nonce);
  CHECK(proof == server::prove(kKey, Prover::comer, hello, nonce));
  CHECK(proof != server::prove(kKey, Prover::owner, hello, nonce));
  CHECK(proof != server::prove(NodeKey(kNodesKey + "!"), Prover::comer, hello, nonce));
  CHECK(proof != server::prove(kKey, Prover::comer, hello, {3}));
  const auto with = [&](auto change) {
    Hello other = hello;
    change(other);
    CHECK(server::read_hello(server::encode(other)) == other);
    return server::prove(kKey, Prover::comer, other, nonce);
  };
  CHECK(proof != with([](Hello& other) { other.nonce = {9}; }));
  CHECK(proof != with([](Hello& other) { other.from = "10.0.0.3:1"; }));
  CHECK(proof != with([](Hello& other) { other.to = "10.0.0.3:1"; }));
  CHECK(proof != with([](Hello& other) { other.client = "192.0.2.8"; }));
  CHECK(proof != with([](Hello& other) { other.client = ""; }));
  for (const char* text : {"", "bastide-node", "bastide-node 1 00 a b c", "bastide-node 1  a b c"})
    CHECK_FALSE(server::read_hello(text));
  const std::string whole = server::encode(hello);
  for (std::size_t size = 0; size < whole.size() - hello.client.size() + 1; ++size)
    CHECK_FALSE(server::read_hello(whole.substr(0, size)));
  CHECK_FALSE(server::read_hello(whole + " more"));
  CHECK_FALSE(server::read_hello(whole + "\n"));
  CHECK_FALSE(server::read_hello(whole + std::string(2000, 'x')));
}

TEST_CASE("somebody who has another key, or none, is not let in", "[relay]") {
  SharedStore shared;
  TestNode node(shared);
  const auto refused = [&](const NodeKey& key) {
    Comer comer(node);
    REQUIRE(comer.greet());
    comer.prove(key);
    comer.socket.send_text(R"({"id":"1","type":"ping"})");
    return comer.closes();
  };
  CHECK(refused(NodeKey("another key, which is as long as it has to be")));
  CHECK(node.stats().refused_key_total == 1);
  Comer mirror(node);  // echoes what it receives
  REQUIRE(mirror.greet());
  mirror.socket.send_text(protocol::to_hex(mirror.challenge.proof));
  CHECK(mirror.closes());
  CHECK(node.stats().refused_key_total == 2);
  Comer hasty(node);  // plays before it has proven anything
  REQUIRE(hasty.greet());
  hasty.socket.send_text(R"({"id":"1","type":"ping"})");
  CHECK(hasty.closes());
  CHECK(eventually([&] { return node.stats().refused_malformed_total == 1; }));
  Comer lost(node);
  lost.hello.to = "127.0.0.1:1";
  CHECK_FALSE(lost.greet());
  CHECK(node.stats().refused_address_total == 1);
  CHECK(node.stats().hosted == 0);
}

TEST_CASE("nodes speak TLS by their key, and nothing before it", "[relay]") {
  SharedStore shared;
  TestNode node(shared);
  const TlsTunnel other(node.node.port(), tls_of(NodeKey("another key, which is as long as it has to be")));
  CHECK(WebSocketWire(other.port(), {.path = "/node"}).answer().status == 0);
  CHECK(eventually([&] { return node.stats().refused_key_total == 1; }));
  const TlsTunnel stranger(node.node.port());  // a client without the secret
  CHECK(WebSocketWire(stranger.port(), {.path = "/node"}).answer().status == 0);
  CHECK(WebSocketWire(node.node.port(), {.path = "/node"}).answer().status == 0);
  CHECK(eventually([&] { return node.stats().refused_malformed_total == 2; }));
}

TEST_CASE("somebody who stands at a node's address without the key hears nothing of a client", "[relay]") {
  SharedStore shared;
  TestNode node(shared), owner(shared);
  const std::string room = make_room(owner.port()).room;
  asio::io_context io;
  asio::ip::tcp::acceptor acceptor(io, {asio::ip::address_v4::loopback(), 0});
  node.store.believe(room, "127.0.0.1:" + std::to_string(acceptor.local_endpoint().port()));
  Player player(node.port());
  player.send({{"type", "join"}, {"room", room}});
  SECTION("it listens") {
    asio::ip::tcp::socket heard = acceptor.accept();
    std::string bytes(4096, '\0');
    bytes.resize(heard.read_some(asio::buffer(bytes)));
    REQUIRE(bytes.size() > 100);
    CHECK(bytes[0] == 22);  // the handshake of TLS
    CHECK(!bytes.contains("bastide-node"));
    CHECK(!bytes.contains(room));
  }
  SECTION("it has a certificate instead") {
    const Scratch scratch;
    write_identity(scratch.path(), "127.0.0.1");
    server::TlsIdentity identity(scratch.path() / "certificate.pem", scratch.path() / "key.pem");
    const auto context = identity.context();
    asio::ssl::stream<asio::ip::tcp::socket> stream(acceptor.accept(), context->context);
    boost::system::error_code failed;
    stream.handshake(asio::ssl::stream_base::server, failed);
    std::string bytes(4096, '\0');
    if (!failed) stream.read_some(asio::buffer(bytes), failed);
    CHECK(failed);
    CHECK(eventually([&] { return node.stats().links_failed_total == 1; }));
  }
}

TEST_CASE("a handshake that was heard is of no use a second time", "[relay]") {
  SharedStore shared;
  TestNode node(shared);
  Comer comer(node);
  REQUIRE(comer.greet());
  comer.prove(kKey);
  REQUIRE(eventually([&] { return node.stats().hosted == 1; }));
  Comer again(node);
  again.hello = comer.hello;
  REQUIRE(again.greet());
  CHECK(again.challenge.nonce != comer.challenge.nonce);
  again.socket.send_text(
      protocol::to_hex(server::prove(kKey, Prover::comer, comer.hello, comer.challenge.nonce)));
  CHECK(again.closes());
  CHECK(node.stats().refused_key_total == 1);
  // A client's address can't be changed on the way either.
  Comer changed(node);
  REQUIRE(changed.greet());
  changed.hello.client = "";
  changed.prove(kKey);
  CHECK(changed.closes());
  CHECK(node.stats().refused_key_total == 2);
}

TEST_CASE("bytes that are no handshake are refused, in whatever pieces it comes", "[relay]") {
  SharedStore shared;
  TestNode node(shared);
  const std::uint16_t port = node.node.port();
  CHECK(get(port, "/").status == 0);
  CHECK(get(port, "/metrics").status == 0);
  CHECK(WebSocketWire(port).answer().status == 0);  // the path of clients
  CHECK(node.stats().refused_malformed_total == 3);
  {
    Comer oversized(node);
    oversized.socket.send_text(std::string(100'000, 'x'));
    CHECK(oversized.closes());
  }
  Comer truncated(node);
  truncated.socket.send_raw(std::string("\x81\xfe\x04", 3));
  truncated.socket.wire().finish();
  CHECK(truncated.closes());
  Comer binary(node);
  binary.socket.send_frame(2, server::encode(binary.hello));
  CHECK(binary.closes());
  CHECK(eventually([&] { return node.stats().refused_malformed_total == 6; }));
  CHECK(eventually([&] { return node.stats().handshakes == 0; }));
}

TEST_CASE("handshakes are bounded in number and in time", "[relay]") {
  SharedStore shared;
  NodeSettings settings;
  settings.limits.handshakes_max = 2;
  settings.limits.handshake_timeout = 400ms;
  TestNode node(shared, settings);
  Wire silent(node.node.port());
  Comer half(node);
  REQUIRE(half.greet());
  Wire third(node.node.port());
  CHECK(third.closes());
  CHECK(node.stats().refused_too_many_total == 1);
  CHECK(silent.closes());
  CHECK(half.closes());
  CHECK(eventually([&] { return node.stats().refused_timeout_total == 2; }));
  // A client that has proven itself needs no place among them.
  Comer first(node), second(node);
  for (Comer* one : {&first, &second}) {
    REQUIRE(one->greet());
    one->prove(kKey);
  }
  REQUIRE(eventually([&] { return node.stats().hosted == 2; }));
  std::this_thread::sleep_for(500ms);
  Comer last(node);
  CHECK(last.greet());
  CHECK(node.stats().hosted == 2);
}

TEST_CASE("handshakes of one address keep no other out", "[relay]") {
  SharedStore shared;
  NodeSettings settings;
  settings.limits.handshakes_max = 3;
  settings.limits.handshakes_per_address_max = 2;
  TestNode node(shared, settings);
  const SilentSocket one("127.0.0.2", node), two("127.0.0.2", node);
  REQUIRE(eventually([&] { return node.stats().handshakes == 2; }));
  const SilentSocket three("127.0.0.2", node);
  CHECK(eventually([&] { return node.stats().refused_too_many_total == 1; }));
  Comer first(node);
  REQUIRE(first.greet());
  first.prove(kKey);
  REQUIRE(eventually([&] { return node.stats().hosted == 1; }));
  // Its place is free again.
  Comer second(node);
  CHECK(second.greet());
}

TEST_CASE("a node that sends too much at once, or takes nothing, costs its client the connection",
          "[relay]") {
  SharedStore shared;
  NodeSettings settings;
  settings.limits.outbox_bytes_max = 128 * 1024;
  settings.limits.close_timeout = 200ms;
  settings.rooms.messages_burst = settings.rooms.messages_per_second = 100'000;
  settings.rooms.bad_messages_max = 1'000'000;
  TestNode node(shared, settings);
  const auto proven = [&](Comer& comer) {
    REQUIRE(comer.greet());
    comer.prove(kKey);
  };
  {
    Comer big(node);
    proven(big);
    big.socket.send_text(std::string(100'000, 'x'));
    CHECK(big.socket.read_to_close() == 1009);
  }
  Comer deaf(node, /*receive_bytes=*/2048);
  deaf.hello.client = "";
  proven(deaf);
  std::uint64_t most = 0;
  for (int i = 0; i < 200'000 && node.stats().links_dropped_total == 0; ++i) {
    deaf.socket.send_text(R"({"id":"1","type":"ping"})");
    most = std::max<std::uint64_t>(most, node.stats().bytes_waiting);
  }
  CHECK(eventually([&] { return node.stats().links_dropped_total > 0; }));
  CHECK(most <= 128 * 1024);
  CHECK(eventually([&] { return node.stats().hosted == 0; }));
}

TEST_CASE("a node that says nothing any more is given up", "[relay]") {
  SharedStore shared;
  NodeSettings settings;
  settings.limits.ping_interval = 50ms;
  settings.limits.silence_timeout = 300ms;
  TestNode node(shared, settings);
  Comer comer(node);
  REQUIRE(comer.greet());
  comer.prove(kKey);
  REQUIRE(comer.socket.read_frame().opcode == 9);
  CHECK(node.stats().hosted == 1);
  CHECK(comer.closes());  // pings without an answer
  CHECK(eventually([&] { return node.stats().hosted == 0; }));
}

TEST_CASE("a key of nodes has 32 bytes or more", "[relay]") {
  CHECK(error_of_key(std::string(31, 'k')).ends_with("must have 32 to 4096 bytes, not 31"));
  CHECK(error_of_key(std::string(31, 'k') + "\n").ends_with("not 31"));
  CHECK(error_of_key(std::string(32, 'k') + "\n") == "");
  CHECK(error_of_key(std::string(4096, 'k')) == "");
  CHECK(error_of_key(std::string(5000, 'k')).ends_with("not more"));
  CHECK_THROWS_WITH(NodeKey::read("/nowhere/key"), "the nodes' key /nowhere/key can't be read");
}
