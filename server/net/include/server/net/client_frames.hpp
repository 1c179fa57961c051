// The frames of a WebSocket client (RFC 6455, 5.2), in whatever pieces their bytes come. Keeps next to
// nothing between two messages; Beast's stream keeps 2.7 KB.
#pragma once

#include <server/net/opcode.hpp>
#include <server/net/utf8_check.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

class ClientFrames {
 public:
  /// What a client has said.
  struct Said {
    enum class Kind : std::uint8_t { nothing, text, binary, ping, pong, close, fault };
    Kind kind = Kind::nothing;
    std::string payload = {};
    std::uint16_t close_code = 0;  ///< of `close` and `fault`: to be answered
  };

  /// `message_bytes_max`: a larger message is a fault.
  explicit ClientFrames(std::size_t message_bytes_max) : message_bytes_max_(message_bytes_max) {}

  /// Takes bytes off the front as far as the end of a message or of a control frame. `nothing`: all are
  /// taken. Nothing may be taken behind a close or a fault.
  Said next(std::string_view& bytes);

 private:
  using Fault = std::optional<std::uint16_t>;

  bool take_header(std::string_view& bytes);
  std::size_t header_bytes() const;
  Fault begin_frame();
  Fault take_payload(std::string_view& bytes);
  Said said();
  static Said closed(std::string_view payload);
  bool is_control() const;

  const std::size_t message_bytes_max_;
  std::array<std::uint8_t, 14> header_{};  ///< two bytes, eight of length, four of the mask
  std::uint8_t header_size_ = 0;           ///< so far
  bool in_payload_ = false;                ///< the header is whole
  bool in_message_ = false;                ///< parts of a message follow
  bool is_text_ = false;                   ///< the message
  Opcode opcode_ = Opcode::text;           ///< of the frame
  std::size_t left_ = 0;                   ///< bytes of the payload still to come
  std::size_t mask_at_ = 0;                ///< which byte of the mask is next
  Utf8Check utf8_;
  std::string message_;  ///< so far
  std::string control_;  ///< likewise, the payload of a control frame
};

}  // namespace bastide::server
