// The verifiable, unpredictable shuffle; protocol/README.md specifies it byte by byte.
#pragma once

#include <protocol/bytes.hpp>

#include <engine/setup.hpp>

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace bastide {
class GameKind;
}

namespace bastide::protocol {

struct Proof {
  GameId game_id{};
  Bytes32 secret{};
  Bytes32 commitment{};
  std::vector<std::optional<Bytes32>> entropy;  ///< by seat
};

/// SHA-256 of the secret.
Bytes32 commitment(const Bytes32& secret);
/// The seed of a game, from its secret, its id and the entropy of its seats in seat order.
Bytes32 derive_seed(const Bytes32& secret, const GameId& game_id,
                    std::span<const std::optional<Bytes32>> entropy);

/// Shuffles a pile in catalogue order, by the generator of its name.
void shuffle(Pile& pile, const Bytes32& seed);

/// The first player: the option's seat, or drawn for `random`.
Seat derive_first_player(const Rules& rules, int seats, const Bytes32& seed);

/// The set-up of an ordinary game: standard opening layout, every pile shuffled, first player decided.
Setup derive_setup(const GameKind& kind, const Rules& rules, int seats, const Bytes32& seed);

}  // namespace bastide::protocol
