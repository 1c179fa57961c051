// Bytes after a WebSocket handshake: frames of all kinds, or none. However they are cut, the same is read,
// and within its bounds.
#include "fuzz.hpp"

#include <server/net/client_frames.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

using namespace bastide;
using Said = server::ClientFrames::Said;

namespace {

constexpr std::size_t kMessageBytesMax = 4096;
constexpr std::size_t kControlBytesMax = 125;

/// All that is said until the bytes or the connection end, a line each. `piece`: so many bytes come at once.
std::vector<std::string> said_in(std::string_view bytes, std::size_t piece) {
  server::ClientFrames frames(kMessageBytesMax);
  std::vector<std::string> all;
  while (!bytes.empty()) {
    std::string_view part = bytes.substr(0, piece);
    bytes.remove_prefix(part.size());
    for (;;) {
      const Said said = frames.next(part);
      if (said.kind == Said::Kind::nothing) break;
      const bool is_message = said.kind == Said::Kind::text || said.kind == Said::Kind::binary;
      fuzz::require(said.payload.size() <= (is_message ? kMessageBytesMax : kControlBytesMax),
                    "nothing is longer than its bound");
      all.push_back(std::to_string(static_cast<int>(said.kind)) + " " + std::to_string(said.close_code) +
                    " " + said.payload);
      if (said.kind == Said::Kind::close || said.kind == Said::Kind::fault) return all;
    }
    fuzz::require(part.empty(), "all is taken");
  }
  return all;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto whole = said_in(bytes, std::max<std::size_t>(size, 1));
  fuzz::require(said_in(bytes, 1) == whole && said_in(bytes, 7) == whole, "pieces read alike");
  return 0;
}
