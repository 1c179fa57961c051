#include <server/net/client_frames.hpp>

#include <boost/endian/conversion.hpp>

#include <algorithm>
#include <limits>
#include <utility>

namespace bastide::server {

namespace {

constexpr std::uint8_t kFin = 0x80, kReserved = 0x70, kOpcode = 0x0f;
constexpr std::uint8_t kMasked = 0x80, kLength = 0x7f;
constexpr std::uint8_t kTwoBytes = 126, kEightBytes = 127;
constexpr std::size_t kMaskBytes = 4;
constexpr std::size_t kControlBytesMax = 125;

// RFC 6455, 7.4.1
constexpr std::uint16_t kNormal = 1000, kProtocolError = 1002, kNotUtf8 = 1007, kTooBig = 1009;

bool is_known(Opcode opcode) {
  return opcode <= Opcode::binary || (opcode >= Opcode::close && opcode <= Opcode::pong);
}

/// Whether a frame may carry the code (7.4).
bool may_be_sent(std::uint16_t code) {
  return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1013) || code >= 3000;
}

}  // namespace

ClientFrames::Said ClientFrames::next(std::string_view& bytes) {
  for (;;) {
    if (!in_payload_) {
      if (!take_header(bytes)) return {};
      if (const Fault fault = begin_frame()) return {.kind = Said::Kind::fault, .close_code = *fault};
    }
    if (const Fault fault = take_payload(bytes)) return {.kind = Said::Kind::fault, .close_code = *fault};
    if (left_ > 0) return {};
    in_payload_ = false;
    header_size_ = 0;
    if (is_control() || !in_message_) return said();
  }
}

/// Returns whether it is whole.
bool ClientFrames::take_header(std::string_view& bytes) {
  while (header_size_ < header_bytes()) {
    if (bytes.empty()) return false;
    header_[header_size_++] = static_cast<std::uint8_t>(bytes.front());
    bytes.remove_prefix(1);
  }
  return true;
}

/// How many the header has, as far as that is known.
std::size_t ClientFrames::header_bytes() const {
  if (header_size_ < 2) return 2;
  const int length = header_[1] & kLength;
  return 2 +
         (length == kTwoBytes     ? 2
          : length == kEightBytes ? 8
                                  : 0) +
         (header_[1] & kMasked ? kMaskBytes : 0);
}

ClientFrames::Fault ClientFrames::begin_frame() {
  opcode_ = static_cast<Opcode>(header_[0] & kOpcode);
  const bool fin = header_[0] & kFin;
  if (!is_known(opcode_) || header_[0] & kReserved || !(header_[1] & kMasked)) return kProtocolError;
  std::uint64_t length = header_[1] & kLength;
  if (is_control()) {
    if (!fin || length > kControlBytesMax) return kProtocolError;
    control_.clear();
  } else {
    if (in_message_ != (opcode_ == Opcode::continuation)) return kProtocolError;
    if (length == kTwoBytes) {
      length = boost::endian::load_big_u16(&header_[2]);
      if (length < kTwoBytes) return kProtocolError;
    } else if (length == kEightBytes) {
      length = boost::endian::load_big_u64(&header_[2]);
      if (length <= std::numeric_limits<std::uint16_t>::max()) return kProtocolError;
    }
    if (length > message_bytes_max_ - message_.size()) return kTooBig;
    if (!in_message_) is_text_ = opcode_ == Opcode::text;
    in_message_ = !fin;
  }
  left_ = static_cast<std::size_t>(length);
  mask_at_ = 0;
  in_payload_ = true;
  return {};
}

ClientFrames::Fault ClientFrames::take_payload(std::string_view& bytes) {
  std::string& payload = is_control() ? control_ : message_;
  const std::size_t before = payload.size();
  const std::string_view part = bytes.substr(0, std::min(left_, bytes.size()));
  payload.append(part);
  bytes.remove_prefix(part.size());
  left_ -= part.size();
  const std::uint8_t* const mask = &header_[header_size_ - kMaskBytes];
  for (std::size_t i = before; i < payload.size(); ++i, ++mask_at_)
    payload[i] = static_cast<char>(payload[i] ^ mask[mask_at_ % kMaskBytes]);
  if (is_control() || !is_text_) return {};
  const bool ends = left_ == 0 && !in_message_;
  if (!utf8_.take(std::string_view(payload).substr(before)) || (ends && !utf8_.whole())) return kNotUtf8;
  return {};
}

/// The message or control frame that is whole.
ClientFrames::Said ClientFrames::said() {
  switch (opcode_) {
    case Opcode::ping: return {.kind = Said::Kind::ping, .payload = std::exchange(control_, {})};
    case Opcode::pong: return {.kind = Said::Kind::pong, .payload = std::exchange(control_, {})};
    case Opcode::close: return closed(control_);
    default:
      return {.kind = is_text_ ? Said::Kind::text : Said::Kind::binary,
              .payload = std::exchange(message_, {})};
  }
}

ClientFrames::Said ClientFrames::closed(std::string_view payload) {
  if (payload.empty()) return {.kind = Said::Kind::close, .close_code = kNormal};
  const Said fault{.kind = Said::Kind::fault, .close_code = kProtocolError};
  if (payload.size() < 2) return fault;
  const auto* const code = reinterpret_cast<const unsigned char*>(payload.data());
  const std::uint16_t close_code = boost::endian::load_big_u16(code);
  Utf8Check reason;
  if (!may_be_sent(close_code) || !reason.take(payload.substr(2)) || !reason.whole()) return fault;
  return {.kind = Said::Kind::close, .close_code = close_code};
}

bool ClientFrames::is_control() const { return opcode_ >= Opcode::close; }

}  // namespace bastide::server
