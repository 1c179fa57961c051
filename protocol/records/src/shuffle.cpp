#include <protocol/records/shuffle.hpp>

#include <protocol/seed_streams.hpp>

#include <engine/game.hpp>
#include <engine/streams.hpp>

#include <sodium.h>

#include <memory>

namespace bastide::protocol {
namespace {

constexpr int kRandomFirstPlayer = -1;

}  // namespace

Bytes32 commitment(const Bytes32& secret) { return sha256(secret); }

Bytes32 derive_seed(const Bytes32& secret, const GameId& game_id,
                    std::span<const std::optional<Bytes32>> entropy) {
  const std::string id = to_hex(game_id);
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, secret.data(), secret.size());
  crypto_auth_hmacsha256_update(&state, reinterpret_cast<const std::uint8_t*>(id.data()), id.size());
  for (const auto& of_seat : entropy) {
    const std::uint8_t given = of_seat ? 1 : 0;
    crypto_auth_hmacsha256_update(&state, &given, 1);
    if (of_seat) crypto_auth_hmacsha256_update(&state, of_seat->data(), of_seat->size());
  }
  Bytes32 seed{};
  crypto_auth_hmacsha256_final(&state, seed.data());
  return seed;
}

void shuffle(Pile& pile, const Bytes32& seed) {
  const SeedStreams streams(seed);
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
