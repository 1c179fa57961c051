#include <server/net/server_frames.hpp>

#include <boost/endian/conversion.hpp>

#include <algorithm>
#include <limits>
#include <utility>

namespace bastide::server {

namespace {

/// A whole message.
constexpr std::uint8_t kFin = 0x80;
/// The length follows in two bytes, in eight.
constexpr std::uint8_t kTwoBytes = 126;
constexpr std::uint8_t kEightBytes = 127;

}  // namespace

ServerFrames::Header ServerFrames::header_of(Opcode opcode, std::size_t payload_bytes) {
  Header header{.bytes = {static_cast<std::uint8_t>(kFin | std::to_underlying(opcode))}, .size = 2};
  if (payload_bytes < kTwoBytes) {
    header.bytes[1] = static_cast<std::uint8_t>(payload_bytes);
  } else if (payload_bytes <= std::numeric_limits<std::uint16_t>::max()) {
    header.bytes[1] = kTwoBytes;
    boost::endian::store_big_u16(&header.bytes[2], static_cast<std::uint16_t>(payload_bytes));
    header.size = 4;
  } else {
    header.bytes[1] = kEightBytes;
    boost::endian::store_big_u64(&header.bytes[2], payload_bytes);
    header.size = 10;
  }
  return header;
}

ServerFrames::ServerFrames(const std::list<MessageText>& texts, Opcode opcode) {
  for (const MessageText& text : texts) {
    headers_.at(count_) = header_of(opcode, text->size());
    bytes_ += headers_[count_].size + text->size();
    texts_[count_++] = text;
  }
}

ServerFrames::Buffers ServerFrames::rest() {
  std::size_t skip = taken_;
  std::size_t used = 0;
  const auto add = [&](boost::asio::const_buffer bytes) {
    const std::size_t skipped = std::min(skip, bytes.size());
    skip -= skipped;
    bytes += skipped;
    if (bytes.size() > 0) buffers_[used++] = bytes;
  };
  for (std::size_t i = 0; i < count_; ++i) {
    add(boost::asio::buffer(headers_[i].bytes, headers_[i].size));
    add(boost::asio::buffer(*texts_[i]));
  }
  return {buffers_.data(), used};
}

}  // namespace bastide::server
