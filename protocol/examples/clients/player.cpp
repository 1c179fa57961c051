// Plays a whole game on a Bastide server with random legal moves.
//
//   player http://HOST:PORT          makes a room for two, prints its code, starts when somebody has sat down
//   player http://HOST:PORT ROOM     sits down in that room
//
// c++ -std=c++20 -O1 player.cpp -o player -lsodium -pthread, with Boost 1.81 or newer,
// nlohmann-json and libsodium (Debian: libboost1.81-dev nlohmann-json3-dev libsodium-dev;
// not with g++ 12, which miscompiles coroutines).
// protocol/README.md explains what is sent.

#include <sodium.h>
#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <nlohmann/json.hpp>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <iostream>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::system_error;
using Json = nlohmann::json;  // its objects are sorted: dump() is the canonical form
using Stream = websocket::stream<beast::tcp_stream>;
using namespace std::chrono_literals;

constexpr auto kSilenceMax = 30s;  // the server pings every 10 s

std::string new_secret() {
  std::array<unsigned char, 32> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  std::string text(sodium_base64_ENCODED_LEN(32, sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  text.pop_back();  // the zero at the end
  return text;
}

std::uint64_t hash_of(const std::string& name, const Json& part) {
  const std::string text = name + "=" + part.dump();
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  std::uint64_t number = 0;  // of the first eight bytes
  for (int i = 0; i < 8; ++i) number = number << 8 | hash[static_cast<std::size_t>(i)];
  return number;
}

/// The sum of the hashes of all parts: see "The digest" in protocol/README.md.
std::uint64_t digest_of(const Json& members, const std::string& place = "") {
  std::uint64_t sum = 0;
  for (const auto& [key, value] : members.items()) {
    const std::string name = place + key;
    if (name == "game" && !value.is_null()) {
      sum += digest_of(value, "game/");
    } else if (value.is_array()) {
      sum += hash_of(name, Json::array());
      for (std::size_t i = 0; i < value.size(); ++i) sum += hash_of(name + "/" + std::to_string(i), value[i]);
    } else {
      sum += hash_of(name, value);
    }
  }
  return sum;
}

/// The server says that there is nothing to come back for.
struct NotWanted : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Player {
 public:
  Player(std::string host, std::string port) : host_(std::move(host)), port_(std::move(port)) {}

  asio::awaitable<std::string> make_room() {
    beast::tcp_stream stream = co_await connect();
    http::request<http::string_body> request(http::verb::post, "/api/v1/rooms", 11);
    request.set(http::field::host, host_ + ":" + port_);
    request.set(http::field::content_type, "application/json");
    request.body() = Json({{"secret", secret_}, {"name", kName}, {"seats", 2}}).dump();
    request.prepare_payload();
    co_await http::async_write(stream, request, asio::use_awaitable);
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    co_await http::async_read(stream, buffer, response, asio::use_awaitable);
    const Json made = Json::parse(response.body());
    if (response.result() != http::status::created) throw NotWanted(made.dump());
    co_return made.at("room").get<std::string>();
  }

  /// Returns the result of the game. Comes back as often as the connection is lost.
  asio::awaitable<Json> play(std::string room) {
    room_ = std::move(room);
    for (;;) {
      try {
        co_return co_await play_while_connected();
      } catch (const system_error& error) {
        std::cerr << "connection lost: " << error.code().message() << std::endl;
      }
      asio::steady_timer pause(co_await asio::this_coro::executor, 500ms + random_() % 1000 * 1ms);
      co_await pause.async_wait(asio::use_awaitable);
    }
  }

 private:
  static constexpr const char* kName = "C++";

  asio::awaitable<beast::tcp_stream> connect() {
    asio::ip::tcp::resolver resolver(co_await asio::this_coro::executor);
    const auto found = co_await resolver.async_resolve(host_, port_, asio::use_awaitable);
    beast::tcp_stream stream(co_await asio::this_coro::executor);
    stream.expires_after(kSilenceMax);
    co_await stream.async_connect(found, asio::use_awaitable);
    co_return stream;
  }

  asio::awaitable<Json> play_while_connected() {
    beast::tcp_stream connected = co_await connect();
    connected.expires_never();  // the WebSocket stream has timeouts of its own
    Stream socket(std::move(connected));
    socket.set_option(websocket::stream_base::timeout{kSilenceMax, kSilenceMax, false});
    socket.set_option(websocket::stream_base::decorator([](websocket::request_type& request) {
      request.set(http::field::sec_websocket_protocol, "bastide.v1");
    }));
    co_await socket.async_handshake(host_ + ":" + port_, "/ws?room=" + room_, asio::use_awaitable);
    Json join = {{"type", "join"}, {"room", room_}, {"secret", secret_}, {"sit", {{"name", kName}}}};
    if (seq_) join["since"] = *seq_;
    co_await send(socket, std::move(join));
    if (!waiting_.is_null()) co_await write(socket, waiting_);  // the same id: it is not carried out twice
    while (view_.is_null() || view_.at("phase") != "finished") {
      const Json message = co_await read(socket);
      if (!take(message)) co_await send(socket, {{"type", "resync"}});
      if (view_.is_null() || !waiting_.is_null()) continue;
      Json intention = choose();
      if (!intention.is_null()) waiting_ = co_await send(socket, std::move(intention));
    }
    co_return view_.at("game").at("result");
  }

  asio::awaitable<Json> send(Stream& socket, Json intention) {
    intention["id"] = std::to_string(++last_id_);
    co_await write(socket, intention);
    co_return intention;
  }

  static asio::awaitable<void> write(Stream& socket, const Json& message) {
    const std::string text = message.dump();
    co_await socket.async_write(asio::buffer(text), asio::use_awaitable);
  }

  static asio::awaitable<Json> read(Stream& socket) {
    beast::flat_buffer buffer;
    try {
      co_await socket.async_read(buffer, asio::use_awaitable);
    } catch (const system_error&) {
      const auto code = socket.reason().code;
      if (code == 1008 || code == 4000 || code == 4001 || code == 4003)
        throw NotWanted("closed with " + std::to_string(code));
      throw;
    }
    co_return Json::parse(beast::buffers_to_string(buffer.data()));
  }

  /// False where the view has to be asked for again.
  bool take(const Json& message) {
    const std::string type = message.at("type");
    if (type == "error" && message.at("code") == "store/unavailable")
      throw system_error(asio::error::try_again);  // nothing was decided: later, by another connection
    if (type == "error") throw NotWanted(message.at("code").get<std::string>());
    if (type == "reply" && !waiting_.is_null() && message.at("re") == waiting_.at("id")) waiting_ = nullptr;
    if (type == "snapshot") {
      seq_ = message.at("seq").get<int>();
      view_ = message.at("view");
    }
    if (type != "delta" || view_.is_null()) return true;
    const int seq = message.at("seq");
    if (seq == *seq_ + 1) {
      seq_ = seq;
      view_ = view_.patch(message.at("patch"));
      if (std::stoull(message.at("digest").get<std::string>(), nullptr, 16) == digest_of(view_)) return true;
    }
    std::cerr << "change " << seq << " does not fit" << std::endl;
    view_ = nullptr;  // until the snapshot comes
    seq_.reset();
    return false;
  }

  /// What to do now, or null.
  Json choose() {
    const Json& seats = view_.at("seats");
    const bool all_here = std::ranges::none_of(seats, [](const Json& seat) { return seat.is_null(); });
    if (view_.at("phase") == "lobby" && view_.at("you") == view_.at("host") && all_here)
      return {{"type", "start"}};
    const Json& game = view_.at("game");
    if (game.is_null() || game.at("seat") != view_.at("you")) return nullptr;
    std::vector<Json> actions;
    for (const Json& cell : game.at("legal").at("placements"))
      for (const Json& rotation : cell.at("rotations"))
        actions.push_back(
            {{"type", "place_tile"}, {"x", cell.at("x")}, {"y", cell.at("y")}, {"rotation", rotation}});
    if (actions.empty()) actions = game.at("legal").at("actions").get<std::vector<Json>>();
    return {{"type", "act"},
            {"actions", Json::array({actions.at(random_() % actions.size())})},
            {"step", game.at("step")}};
  }

  std::string host_, port_, room_;
  std::string secret_ = new_secret();
  std::mt19937 random_{std::random_device{}()};
  int last_id_ = 0;
  std::optional<int> seq_;
  Json view_;
  Json waiting_;  // the intention that has no answer yet
};

asio::awaitable<void> run(Player& player, std::optional<std::string> room) {
  if (!room) room = co_await player.make_room();
  std::cout << "room " << *room << std::endl;
  const Json result = co_await player.play(*room);
  std::cout << "result " << result.dump() << std::endl;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string url = argc > 1 ? argv[1] : "";
  const auto colon = url.rfind(':');
  if (!url.starts_with("http://") || colon < 7 || sodium_init() < 0) {
    std::cerr << "usage: player http://HOST:PORT [ROOM]\n";
    return 2;
  }
  asio::io_context context;
  Player player(url.substr(7, colon - 7), url.substr(colon + 1));
  std::exception_ptr failed;
  asio::co_spawn(context, run(player, argc > 2 ? std::optional<std::string>(argv[2]) : std::nullopt),
                 [&](std::exception_ptr error) { failed = error; });
  context.run();
  try {
    if (failed) std::rethrow_exception(failed);
  } catch (const std::exception& error) {
    std::cerr << "player: " << error.what() << "\n";
    return 1;
  }
}
