#include "wire.hpp"

#include <fmt/format.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <stdexcept>
#include <thread>
#include <utility>

namespace bastide::test {

namespace {

using SteadyClock = std::chrono::steady_clock;

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

Answer parse_head(std::string_view head) {
  Answer answer;
  if (head.size() < 12) return answer;
  answer.status = std::stoi(std::string(head.substr(9, 3)));
  head.remove_prefix(head.find("\r\n") + 2);
  while (!head.starts_with("\r\n")) {
    const auto end = head.find("\r\n");
    const auto colon = head.find(": ");
    answer.fields[lower(std::string(head.substr(0, colon)))] = head.substr(colon + 2, end - colon - 2);
    head.remove_prefix(end + 2);
  }
  return answer;
}

/// `value` as `bytes` bytes, big-endian.
std::string big_endian(std::uint64_t value, int bytes) {
  std::string out;
  for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) out += static_cast<char>(value >> shift & 0xff);
  return out;
}

std::uint64_t from_big_endian(std::string_view bytes) {
  std::uint64_t value = 0;
  for (const char byte : bytes) value = value << 8 | static_cast<unsigned char>(byte);
  return value;
}

}  // namespace

bool eventually(const std::function<bool()>& question, std::chrono::milliseconds time) {
  const auto until = std::chrono::steady_clock::now() + time;
  while (!question()) {
    if (std::chrono::steady_clock::now() > until) return false;
    std::this_thread::sleep_for(10ms);
  }
  return true;
}

Wire::Wire(std::uint16_t port, int receive_bytes)
    : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  if (receive_bytes > 0) setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_bytes, sizeof receive_bytes);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    ::close(socket_);
    throw std::runtime_error(fmt::format("nothing listens on port {}", port));
  }
}

Wire::~Wire() {
  if (socket_ >= 0) ::close(socket_);
}

Wire::Wire(Wire&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), closed_(other.closed_), buffer_(std::move(other.buffer_)) {}

Wire& Wire::operator=(Wire&& other) noexcept {
  std::swap(socket_, other.socket_);
  std::swap(closed_, other.closed_);
  std::swap(buffer_, other.buffer_);
  return *this;
}

bool Wire::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

void Wire::finish() { ::shutdown(socket_, SHUT_WR); }

/// Reads what has arrived, waiting until then for something. Returns false if the connection is closed,
/// or nothing came.
bool Wire::fill(SteadyClock::time_point until) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - SteadyClock::now());
  pollfd waiting{.fd = socket_, .events = POLLIN, .revents = 0};
  if (::poll(&waiting, 1, static_cast<int>(std::max(left, 0ms).count())) <= 0) return false;
  std::array<char, 16 * 1024> bytes{};
  const auto count = ::recv(socket_, bytes.data(), bytes.size(), 0);
  closed_ = count <= 0;
  if (closed_) return false;
  buffer_.append(bytes.data(), static_cast<std::size_t>(count));
  return true;
}

std::string Wire::receive(std::size_t count, std::chrono::milliseconds time) {
  const auto until = SteadyClock::now() + time;
  while (buffer_.size() < count && fill(until)) {
  }
  std::string out = buffer_.substr(0, count);
  buffer_.erase(0, count);
  return out;
}

std::string Wire::receive_until(std::string_view mark, std::chrono::milliseconds time) {
  const auto until = SteadyClock::now() + time;
  while (!buffer_.contains(mark)) {
    if (!fill(until)) return {};
  }
  return receive(buffer_.find(mark) + mark.size(), 0ms);
}

bool Wire::closes(std::chrono::milliseconds time) {
  const auto until = SteadyClock::now() + time;
  while (fill(until)) buffer_.clear();
  return closed_;
}

std::string Answer::field(const std::string& name) const {
  const auto found = fields.find(name);
  return found == fields.end() ? std::string{} : found->second;
}

Answer ask(Wire& wire, std::string_view request, bool head) {
  wire.send(request);
  Answer answer = parse_head(wire.receive_until("\r\n\r\n"));
  const std::string length = answer.field("content-length");
  if (!head && !length.empty()) answer.body = wire.receive(std::stoul(length));
  return answer;
}

Answer ask(std::uint16_t port, std::string_view request) {
  Wire wire(port);
  return ask(wire, request);
}

Answer get(std::uint16_t port, std::string_view target, std::string_view fields) {
  return ask(port, fmt::format("GET {} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n{}\r\n", target,
                               port, fields));
}

Answer post(std::uint16_t port, std::string_view target, std::string_view body, std::string_view fields) {
  return ask(port, fmt::format("POST {} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n"
                               "Content-Type: application/json\r\nContent-Length: {}\r\n{}\r\n{}",
                               target, port, body.size(), fields, body));
}

int Frame::close_code() const {
  if (opcode != 8) return 0;
  return payload.size() < 2 ? 1005
                            : static_cast<int>(from_big_endian(std::string_view(payload).substr(0, 2)));
}

WebSocketWire::WebSocketWire(std::uint16_t port, const Handshake& handshake)
    : wire_(port, handshake.receive_bytes) {
  std::string request = fmt::format(
      "GET {} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
      handshake.path, port);
  if (!handshake.version.empty()) request += "Sec-WebSocket-Version: " + handshake.version + "\r\n";
  if (!handshake.subprotocol.empty()) request += "Sec-WebSocket-Protocol: " + handshake.subprotocol + "\r\n";
  if (!handshake.origin.empty()) request += "Origin: " + handshake.origin + "\r\n";
  answer_ = ask(wire_, request + handshake.fields + "\r\n");
}

void WebSocketWire::send_frame(int opcode, std::string_view payload, int first_byte_flags, bool masked) {
  std::string frame(1, static_cast<char>(opcode | first_byte_flags));
  const int mask_bit = masked ? 0x80 : 0;
  if (payload.size() < 126) {
    frame += static_cast<char>(static_cast<int>(payload.size()) | mask_bit);
  } else if (payload.size() < 65536) {
    frame += static_cast<char>(126 | mask_bit);
    frame += big_endian(payload.size(), 2);
  } else {
    frame += static_cast<char>(127 | mask_bit);
    frame += big_endian(payload.size(), 8);
  }
  // A mask of zeros is valid, since nothing caches here.
  if (masked) frame += std::string(4, '\0');
  wire_.send(frame.append(payload));
}

void WebSocketWire::send_close(std::uint16_t code) { send_frame(8, big_endian(code, 2)); }

Frame WebSocketWire::read_frame(std::chrono::milliseconds time) {
  const Frame ended{.opcode = -1};
  const std::string start = wire_.receive(2, time);
  if (start.size() < 2) return ended;
  const auto first = static_cast<unsigned char>(start[0]);
  std::uint64_t size = static_cast<unsigned char>(start[1]) & 0x7f;
  if (size >= 126) {
    const std::size_t bytes = size == 126 ? 2 : 8;
    const std::string length = wire_.receive(bytes);
    if (length.size() < bytes) return ended;
    size = from_big_endian(length);
  }
  std::string payload = wire_.receive(size);
  if (payload.size() < size) return ended;
  return {.opcode = first & 0x0f, .last = (first & 0x80) != 0, .payload = std::move(payload)};
}

int WebSocketWire::read_to_close(std::chrono::milliseconds time) {
  const auto until = SteadyClock::now() + time;
  while (SteadyClock::now() < until) {
    const Frame frame =
        read_frame(std::chrono::duration_cast<std::chrono::milliseconds>(until - SteadyClock::now()));
    if (frame.opcode == 9) send_frame(10, frame.payload);
    if (frame.ended() || frame.opcode == 8) return frame.close_code();
  }
  return 0;
}

}  // namespace bastide::test
