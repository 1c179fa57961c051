// What a server sends, as a client written in C++ reads it.
#include "fuzz.hpp"

#include <protocol/light_replica.hpp>
#include <protocol/message_codec.hpp>
#include <protocol/message_outline.hpp>

#include <engine/random.hpp>

#include <exception>
#include <string>
#include <string_view>

using namespace bastide;

namespace {

constexpr std::string_view kView =
    R"({"game":{"legal":{"actions":[],"placements":[{"rotations":[0],"x":0,"y":1}]},"seat":0,"step":3}})";

/// What is no message may be taken for one, but must do no harm.
void read_lightly(const std::string& text) {
  const auto outline = protocol::outline(text);
  if (!outline) return;
  protocol::LightReplica room;
  const protocol::Seq before = outline->seq.value_or(1) - 1;
  fuzz::require(room.take({.type = "snapshot", .seq = before, .view = kView}).has_value(), "a view is taken");
  if (!room.take(*outline)) return;
  Random random(1);
  try {
    (void)room.any_legal(random);
  } catch (const std::exception&) {  // no game, or no readable action
  }
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  read_lightly(std::string(fuzz::text(data, size)));
  const auto message = protocol::decode_server(fuzz::text(data, size));
  if (!message) return 0;
  const std::string once = protocol::encode(*message);
  const auto again = protocol::decode_server(once);
  fuzz::require(again.has_value(), "what is written can be read");
  fuzz::require(protocol::encode(*again) == once, "writing and reading change nothing");
  fuzz::require(protocol::outline(once).has_value(), "what can be read has an outline");
  return 0;
}
