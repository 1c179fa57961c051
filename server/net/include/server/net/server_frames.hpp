// Payloads as WebSocket frames of a server (RFC 6455, 5.2): unmasked, one frame each. Beast writes one
// message by an operation and a system call each; this hands several to the kernel at once, which costs a
// third.
#pragma once

#include <server/net/opcode.hpp>
#include <server/net/outgoing.hpp>

#include <boost/asio/buffer.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <list>
#include <span>

namespace bastide::server {

/// At most `kTogether` texts on their way to the kernel, or the payload of a control frame. Keeps them.
class ServerFrames {
 public:
  static constexpr std::size_t kTogether = Outgoing::kTogether;

  /// Requires: at most `kTogether` texts.
  explicit ServerFrames(const std::list<MessageText>& texts, Opcode opcode = Opcode::text);

  using Buffers = std::span<const boost::asio::const_buffer>;
  /// The bytes that the kernel has not taken yet. Valid until the next call.
  Buffers rest();
  /// The kernel has taken so many bytes of them.
  void consume(std::size_t bytes) { taken_ += bytes; }
  bool done() const { return taken_ == bytes_; }

 private:
  /// The largest header without a mask: two bytes, and eight of length.
  struct Header {
    std::array<std::uint8_t, 10> bytes;
    std::size_t size;
  };
  static Header header_of(Opcode opcode, std::size_t payload_bytes);

  std::array<MessageText, kTogether> texts_;
  std::array<Header, kTogether> headers_;
  std::array<boost::asio::const_buffer, 2 * kTogether> buffers_;
  std::size_t count_ = 0;
  std::size_t bytes_ = 0;  ///< of all frames
  std::size_t taken_ = 0;
};

}  // namespace bastide::server
