#include <server/client/room_client.hpp>

#include "http.hpp"

#include <protocol/message_codec.hpp>

#include <fmt/format.h>

#include <memory>
#include <stdexcept>
#include <utility>

namespace bastide::server {

namespace {

constexpr std::size_t kServerMessageBytesMax = 1 << 20;
constexpr std::chrono::seconds kPatience{10};

template <class Message>
constexpr bool is_reply = requires(const Message& message) { message.re; };

/// The id of the intention that a message answers; empty if it answers none.
std::optional<std::string> answered_id(const protocol::ServerMessage& message) {
  return std::visit(
      []<class Message>(const Message& one) -> std::optional<std::string> {
        if constexpr (is_reply<Message>)
          return one.re;
        else
          return std::nullopt;
      },
      message);
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
    : timer_(stream.get_executor()),
      socket_(std::move(stream), kServerMessageBytesMax),
      memory_(std::move(memory)) {}

asio::awaitable<std::unique_ptr<RoomClient>> RoomClient::connect(Url server, std::string room,
                                                                 Memory memory) {
  ClientStream stream = co_await connect_to(server);
  std::unique_ptr<RoomClient> client(new RoomClient(std::move(stream), std::move(memory)));
  const std::string host = server.authority();
  const std::string target = "/ws?room=" + room;
  if (const auto error = co_await client->socket_.connect(host, target))
    throw boost::system::system_error(error);
  co_return client;
}

asio::awaitable<void> RoomClient::join(protocol::Join join) {
  protocol::Intention intention = std::move(join);
  const protocol::ServerMessage reply = co_await ask(std::move(intention));
  co_await wait_for(std::get<protocol::JoinReply>(reply).seq);
}

asio::awaitable<protocol::ServerMessage> RoomClient::ask(protocol::Intention intention) {
  const std::string id = co_await send(std::move(intention));
  while (!reply_ || answered_id(*reply_) != id) co_await take_message();
  protocol::ServerMessage reply = std::move(*std::exchange(reply_, std::nullopt));
  co_return reply;
}

asio::awaitable<protocol::Seq> RoomClient::act(Action action) {
  protocol::Intention intention = protocol::Act{.actions = {action}, .step = memory_.room.step()};
  const protocol::ServerMessage reply = co_await ask(std::move(intention));
  co_return std::get<protocol::ActReply>(reply).seq;
}

asio::awaitable<void> RoomClient::wait_for(protocol::Seq seq) {
  while (!memory_.room.has_view() || memory_.room.seq() < seq) co_await take_message();
}

asio::awaitable<std::string> RoomClient::send(protocol::Intention intention) {
  const std::string id = fmt::to_string(++memory_.last_id);
  const protocol::ClientMessage message{.id = id, .intention = std::move(intention)};
  auto text = std::make_shared<const std::string>(protocol::encode(message));
  if (const auto error = co_await socket_.write(std::move(text))) throw boost::system::system_error(error);
  co_return id;
}

/// Takes the next message, while the server sends any. Requests a new snapshot if the copy is unusable.
asio::awaitable<void> RoomClient::take_message() {
  timer_.expires_after(kPatience);
  timer_.async_wait([this](const error_code& cancelled) {
    if (!cancelled) socket_.cut();
  });
  const WebSocket::Message text = co_await socket_.read();
  timer_.cancel();
  if (text.error) throw boost::system::system_error(text.error);
  auto message = protocol::decode_server(text.text);
  if (!message) throw std::runtime_error("unreadable message: " + message.error().message);
  if (const auto* error = std::get_if<protocol::Error>(&*message))
    throw RejectedError(error->code, error->message);
  if (const auto taken = memory_.room.take(*message); !taken) {
    protocol::Intention resync = protocol::Resync{};
    co_await send(std::move(resync));
  }
  if (answered_id(*message)) reply_ = std::move(*message);
}

}  // namespace bastide::server
