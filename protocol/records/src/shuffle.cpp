#include <protocol/records/shuffle.hpp>

#include "sha256.hpp"

#include <protocol/seed_streams.hpp>

#include <engine/game.hpp>
#include <engine/streams.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::protocol {
namespace {

constexpr int kRandomFirstPlayer = -1;

/// One stream of a seed, read in order by one thread: each block is hashed once, not once for each of its
/// words.
class StreamInOrder final : public ChanceSource {
 public:
  explicit StreamInOrder(const Bytes32& seed) : streams_(seed) {}
  /// Requires: always the same stream.
  std::uint32_t word(std::string_view stream, std::uint64_t index) const override {
    if (const std::uint64_t number = index / SeedStreams::kWordsEach; number != number_) {
      block_ = streams_.block(stream, number);
      number_ = number;
    }
    return SeedStreams::word_of(block_, index % SeedStreams::kWordsEach);
  }

 private:
  const SeedStreams streams_;
  mutable Bytes32 block_{};
  mutable std::optional<std::uint64_t> number_;  ///< of `block_`
};

}  // namespace

Bytes32 commitment(const Bytes32& secret) { return sha256(secret); }

Bytes32 derive_seed(const Bytes32& secret, const GameId& game_id,
                    std::span<const std::optional<Bytes32>> entropy) {
  std::string text = to_hex(game_id);
  for (const auto& of_seat : entropy) {
    text.push_back(of_seat ? '\1' : '\0');
    if (of_seat) text.append(of_seat->begin(), of_seat->end());
  }
  return hmac_sha256(secret, text);
}

void shuffle(Pile& pile, const Bytes32& seed) {
  const StreamInOrder streams(seed);
  Stream(streams, pile.name).shuffle(std::span(pile.items));
}

Seat derive_first_player(const Rules& rules, int seats, const Bytes32& seed) {
  const int option = rules.option("first_player");
  if (option != kRandomFirstPlayer) return static_cast<Seat>(option);
  const SeedStreams streams(seed);
  return static_cast<Seat>(Stream(streams, "first_player").below(static_cast<std::uint32_t>(seats)));
}

Setup derive_setup(const GameKind& kind, const Rules& rules, int seats, const Bytes32& seed) {
  Setup setup{.rules = rules,
              .seats = seats,
              .first_player = derive_first_player(rules, seats, seed),
              .start = kind.opening_layout(rules),
              .piles = kind.piles(rules),
              .chance = std::make_shared<const SeedStreams>(seed)};
  for (Pile& pile : setup.piles) shuffle(pile, seed);
  return setup;
}

}  // namespace bastide::protocol
