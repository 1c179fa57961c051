#include <server/client/room_client.hpp>

#include "http.hpp"

#include <protocol/message_codec.hpp>
#include <protocol/message_outline.hpp>

#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <stdexcept>
#include <utility>

namespace bastide::server {

namespace {

constexpr std::size_t kServerMessageBytesMax = 1 << 20;
/// Nearly every delta fits.
constexpr std::size_t kBytesKept = 4096;
constexpr std::chrono::seconds kPatience{10};

void require(const protocol::Expected<void>& taken) {
  if (!taken) throw std::runtime_error(taken.error().message);
}

template <class Message>
const Message& readable(const protocol::Expected<Message>& message) {
  if (!message) throw std::runtime_error("unreadable message: " + message.error().message);
  return *message;
}

}  // namespace

asio::awaitable<protocol::RoomCreated> create_room(Url server, protocol::CreateRoom wish) {
  const Url rooms = server.with_path("/api/v1/rooms");
  const std::string body = protocol::encode(wish);
  const HttpAnswer answer = co_await http_exchange(rooms, body);
  if (answer.status != 201) throw std::runtime_error("no room: " + answer.body);
  auto created = protocol::decode_room_created(answer.body);
  if (!created) throw std::runtime_error("no room: " + created.error().message);
  co_return std::move(*created);
}

RoomClient::RoomClient(ClientStream stream, Memory memory)
    : socket_(std::move(stream), kServerMessageBytesMax, kBytesKept),
      patience_(socket_.get_executor(), kPatience, [this] { socket_.cut(); }),
      memory_(std::move(memory)) {}

asio::awaitable<std::unique_ptr<RoomClient>> RoomClient::join(Url server, protocol::Join join,
                                                              Memory memory) {
  if (memory.room.has_view()) join.since = memory.room.seq();
  ClientStream stream = co_await connect_to(server);
  std::unique_ptr<RoomClient> client(new RoomClient(std::move(stream), std::move(memory)));
  const std::string host = server.authority();
  const std::string target = "/ws?room=" + join.room;  // by which a proxy finds the room's node
  if (const auto error = co_await client->socket_.connect(host, target))
    throw boost::system::system_error(error);
  protocol::Intention intention = std::move(join);
  const Reply reply = co_await client->ask(std::move(intention));
  co_await client->wait_for(reply.seq.value());
  co_return client;
}

asio::awaitable<RoomClient::Reply> RoomClient::ask(protocol::Intention intention) {
  asked_ = co_await send(std::move(intention));
  while (!reply_) co_await take_message();
  co_return *std::exchange(reply_, std::nullopt);
}

asio::awaitable<protocol::Seq> RoomClient::act(Action action) {
  protocol::Intention intention = protocol::Act{.actions = {action}, .step = memory_.room.step()};
  const Reply reply = co_await ask(std::move(intention));
  co_return reply.seq.value();
}

asio::awaitable<void> RoomClient::wait_for(protocol::Seq seq) {
  while (!has(seq)) co_await take_message();
}

asio::awaitable<void> RoomClient::follow() {
  const WebSocket::Message message = co_await socket_.read();
  take(message);
}

asio::awaitable<std::string> RoomClient::send(protocol::Intention intention) {
  const std::string id = fmt::to_string(++memory_.last_id);
  const protocol::ClientMessage message{.id = id, .intention = std::move(intention)};
  auto text = std::make_shared<const std::string>(protocol::encode(message));
  if (const auto error = co_await socket_.write(std::move(text))) throw boost::system::system_error(error);
  co_return id;
}

/// Takes the next message, while the server sends any.
asio::awaitable<void> RoomClient::take_message() {
  patience_.begin();
  const WebSocket::Message message = co_await socket_.read();
  patience_.end();
  take(message);
}

void RoomClient::take(const WebSocket::Message& read) {
  if (read.error) throw boost::system::system_error(read.error);
  const std::string& text = read.text;
  const auto outline = protocol::outline(text);
  const protocol::MessageOutline& message = readable(outline);
  if (message.type == "error" || memory_.whole) {
    const auto decoded = protocol::decode_server(text);
    const protocol::ServerMessage& all = readable(decoded);
    if (const auto* error = std::get_if<protocol::Error>(&all))
      throw RejectedError(error->code, error->message);
    require(memory_.whole->take(all));
  }
  require(memory_.room.take(message));
  if (message.type != "reply") return;
  if (message.re != asked_) throw std::runtime_error("a reply to nothing that was asked");
  asked_.clear();
  reply_ = Reply{message.seq};
}

}  // namespace bastide::server
