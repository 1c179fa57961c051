// Clients with plain sockets for the tests, which can misbehave. Blocking; every wait is bounded.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::test {

using namespace std::chrono_literals;

/// How long to wait for what must come: long, since only a fault or a very busy machine needs all of it.
inline constexpr std::chrono::milliseconds kPatience = 60s;

/// Polls. Returns whether it became true in time.
bool eventually(const std::function<bool()>& question, std::chrono::milliseconds time = kPatience);

/// A TCP connection to 127.0.0.1.
class Wire {
 public:
  /// `receive_bytes`: size of the kernel's receive buffer, for clients that don't read; 0: unchanged.
  explicit Wire(std::uint16_t port, int receive_bytes = 0);
  ~Wire();
  Wire(Wire&& other) noexcept;
  Wire& operator=(Wire&& other) noexcept;

  /// Returns false if the other end has closed.
  bool send(std::string_view bytes);
  /// Sends nothing more, and says so.
  void finish();
  /// Receives until `count` bytes are there, the other end has closed or the time is up; removes them
  /// from the buffer.
  std::string receive(std::size_t count, std::chrono::milliseconds time = kPatience);
  /// The same up to and including `mark`; empty if it did not come.
  std::string receive_until(std::string_view mark, std::chrono::milliseconds time = kPatience);
  /// Whether the other end closes in time. Drops what it sends before.
  bool closes(std::chrono::milliseconds time = kPatience);

 private:
  bool fill(std::chrono::steady_clock::time_point until);
  int socket_ = -1;
  bool closed_ = false;  ///< by the other end
  std::string buffer_;
};

struct Answer {
  int status = 0;                             ///< 0: there was no answer
  std::map<std::string, std::string> fields;  ///< names in lower case
  std::string body;

  std::string field(const std::string& name) const;
};

/// Sends `request` unchanged and reads the answer. `head`: it is a HEAD, whose answer has no body.
Answer ask(Wire& wire, std::string_view request, bool head = false);
/// The same on a new connection.
Answer ask(std::uint16_t port, std::string_view request);
/// GET and POST with a proper Host; `fields` are further lines, each with its CRLF.
Answer get(std::uint16_t port, std::string_view target, std::string_view fields = {});
Answer post(std::uint16_t port, std::string_view target, std::string_view body, std::string_view fields = {});

struct Frame {
  int opcode = 0;  ///< 1 text, 8 close, 9 ping, 10 pong; −1: the connection ended
  bool last = true;
  std::string payload;

  bool is_text() const { return opcode == 1; }
  bool ended() const { return opcode == -1; }
  /// Of a close frame, 1005 if it has none; 0 for other frames.
  int close_code() const;
};

/// A WebSocket connection, frame by frame.
class WebSocketWire {
 public:
  struct Handshake {
    std::string origin = {};  ///< empty: none
    std::string subprotocol = "bastide.v1";
    std::string version = "13";
    std::string path = "/ws";
    std::string fields = {};  ///< further lines, each ended by CRLF
    int receive_bytes = 0;
  };

  explicit WebSocketWire(std::uint16_t port) : WebSocketWire(port, Handshake{}) {}
  WebSocketWire(std::uint16_t port, const Handshake& handshake);

  /// 101 if the handshake succeeded.
  const Answer& answer() const { return answer_; }

  void send_text(std::string_view text) { send_frame(1, text); }
  /// `first_byte_flags` is added to the opcode: 0x80 is FIN, 0x40 to 0x10 are reserved.
  void send_frame(int opcode, std::string_view payload, int first_byte_flags = 0x80, bool masked = true);
  void send_raw(std::string_view bytes) { wire_.send(bytes); }
  void send_close(std::uint16_t code);

  /// The next frame; opcode −1 if the connection ended, even within a frame, or nothing came in time.
  Frame read_frame(std::chrono::milliseconds time = kPatience);
  /// Reads until a close frame or the end, answering pings. Returns the close code, 0 if the connection
  /// ended without one.
  int read_to_close(std::chrono::milliseconds time = kPatience);

  Wire& wire() { return wire_; }

 private:
  Wire wire_;
  Answer answer_;
};

}  // namespace bastide::test
