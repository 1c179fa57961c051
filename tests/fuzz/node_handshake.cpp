// The first messages between nodes: read, or refused. What is accepted means the same when it is written and
// read again.
#include "../../server/cluster/src/handshake.hpp"

#include "fuzz.hpp"

#include <protocol/bytes.hpp>

using namespace bastide;
using fuzz::require;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto text = fuzz::text(data, size);
  if (const auto hello = server::read_hello(text)) {
    require(text.size() == server::encode(*hello).size(), "nothing is said beside a hello");
    require(server::read_hello(server::encode(*hello)) == hello, "a hello is written as it was read");
    require(!hello->from.empty() && !hello->to.empty(), "a hello has two addresses");
  }
  if (const auto challenge = server::read_challenge(text)) {
    require(text.size() == server::encode(*challenge).size(), "nothing is said beside a challenge");
    const auto again = server::read_challenge(server::encode(*challenge));
    require(again && again->nonce == challenge->nonce && again->proof == challenge->proof,
            "a challenge is written as it was read");
  }
  if (const auto proof = protocol::from_hex<32>(text))
    require(protocol::from_hex<32>(protocol::to_hex(*proof)) == proof, "a proof is written as it was read");
  return 0;
}
