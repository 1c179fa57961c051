// How two nodes prove to each other that they have the same key, in the first three messages of a link:
//
//   the node that comes:  bastide-node 1 NONCE FROM TO CLIENT
//   the owner:            NONCE PROOF
//   the node that comes:  PROOF
//
// Each proof is an HMAC over both nonces, both addresses, the client's, and whose proof it is. Each end draws
// a new nonce, so a recorded proof is useless later; and the owner proves itself before it is told anything
// about the client.
#pragma once

#include <server/cluster/node_key.hpp>

#include <protocol/bytes.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

struct Hello {
  protocol::Bytes32 nonce{};
  std::string from;    ///< the address of the incoming node
  std::string to;      ///< the address of the node that it wants
  std::string client;  ///< the name under which the client's address is counted; empty: exempt from limits
  friend bool operator==(const Hello&, const Hello&) = default;
};

struct Challenge {
  protocol::Bytes32 nonce{};
  protocol::Bytes32 proof{};
};

enum class Prover : std::uint8_t { owner, comer };

/// The proof by the key, over everything that both have said.
protocol::Bytes32 prove(const NodeKey& key, Prover prover, const Hello& hello,
                        const protocol::Bytes32& owner_nonce);

// The messages; reading returns nothing for a malformed one.
std::string encode(const Hello& hello);
std::optional<Hello> read_hello(std::string_view text);
std::string encode(const Challenge& challenge);
std::optional<Challenge> read_challenge(std::string_view text);

}  // namespace bastide::server
