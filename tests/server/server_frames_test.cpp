#include <server/net/server_frames.hpp>

#include "catch.hpp"

#include <algorithm>
#include <cstddef>
#include <list>
#include <memory>
#include <string>

using bastide::server::MessageText;
using bastide::server::ServerFrames;

namespace {

MessageText text(std::size_t size, char letter = 'x') {
  return std::make_shared<const std::string>(size, letter);
}

std::string bytes_of(ServerFrames::Buffers buffers) {
  std::string bytes;
  for (const auto& one : buffers) bytes.append(static_cast<const char*>(one.data()), one.size());
  return bytes;
}

/// What the kernel gets if it takes so many bytes at a time.
std::string taken_by(ServerFrames frames, std::size_t at_a_time) {
  std::string all;
  while (!frames.done()) {
    const std::string rest = bytes_of(frames.rest());
    const std::size_t size = std::min(at_a_time, rest.size());
    all += rest.substr(0, size);
    frames.consume(size);
  }
  return all;
}

std::string octets(std::initializer_list<int> values) {
  std::string bytes;
  for (const int value : values) bytes.push_back(static_cast<char>(value));
  return bytes;
}

}  // namespace

TEST_CASE("a frame's header tells its length in as few bytes as there are for it (RFC 6455, 5.2)",
          "[server][websocket]") {
  struct Expected {
    std::size_t size;
    std::string header;
  };
  for (const auto& [size, header] : {
           Expected{0, octets({0x81, 0})},
           Expected{125, octets({0x81, 125})},
           Expected{126, octets({0x81, 126, 0, 126})},
           Expected{0x1234, octets({0x81, 126, 0x12, 0x34})},
           Expected{0xffff, octets({0x81, 126, 0xff, 0xff})},
           Expected{0x10000, octets({0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0})},
       }) {
    CAPTURE(size);
    ServerFrames frames({text(size)});
    CHECK(bytes_of(frames.rest()) == header + std::string(size, 'x'));
  }
}

TEST_CASE("frames are the same bytes however few the kernel takes at a time", "[server][websocket]") {
  std::list<MessageText> texts;
  std::string expected;
  for (std::size_t i = 0; i < ServerFrames::kTogether; ++i) {
    const char letter = static_cast<char>('a' + i);
    texts.push_back(text(30 * i, letter));
    expected += bytes_of(ServerFrames({texts.back()}).rest());
  }
  for (const std::size_t at_a_time : {1u, 2u, 7u, 128u, 100'000u}) {
    CAPTURE(at_a_time);
    CHECK(taken_by(ServerFrames(texts), at_a_time) == expected);
  }
}
