#include <protocol/records/shuffle.hpp>

#include <engine/game.hpp>

#include <sodium.h>

#include <algorithm>
#include <utility>

namespace bastide::protocol {
namespace {

constexpr int kRandomFirstPlayer = -1;

void append_big_endian(std::uint64_t value, std::span<std::uint8_t, 8> out) {
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<std::uint8_t>(value >> (56 - 8 * i));
}

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

NamedGenerator::NamedGenerator(const Bytes32& seed, std::string_view name)
    : input_(seed.begin(), seed.end()) {
  input_.insert(input_.end(), name.begin(), name.end());
  input_.resize(input_.size() + 1 + sizeof(counter_));
}

std::uint32_t NamedGenerator::next() {
  if (used_ == block_.size()) {
    append_big_endian(counter_++, std::span(input_).last<8>());
    block_ = sha256(input_);
    used_ = 0;
  }
  std::uint32_t number = 0;
  for (int i = 0; i < 4; ++i) number = number << 8 | block_[used_++];
  return number;
}

std::uint32_t NamedGenerator::below(std::uint32_t n) {
  const std::uint64_t all = std::uint64_t{1} << 32;
  const std::uint64_t fair = all - all % n;  // numbers from here on would favour the small remainders
  std::uint64_t number = next();
  while (number >= fair) number = next();
  return static_cast<std::uint32_t>(number % n);
}

void shuffle(Pile& pile, const Bytes32& seed) {
  NamedGenerator generator(seed, pile.name);
  for (std::size_t i = pile.items.size(); i-- > 1;)
    std::swap(pile.items[i], pile.items[generator.below(static_cast<std::uint32_t>(i + 1))]);
}

Seat derive_first_player(const Rules& rules, int seats, const Bytes32& seed) {
  const int option = rules.option("first_player");
  if (option != kRandomFirstPlayer) return static_cast<Seat>(option);
  return static_cast<Seat>(NamedGenerator(seed, "first_player").below(static_cast<std::uint32_t>(seats)));
}

Setup derive_setup(const GameKind& kind, const Rules& rules, int seats, const Bytes32& seed) {
  Setup setup{.rules = rules,
              .seats = seats,
              .first_player = derive_first_player(rules, seats, seed),
              .start = kind.opening_layout(rules),
              .piles = kind.piles(rules)};
  for (Pile& pile : setup.piles) shuffle(pile, seed);
  return setup;
}

}  // namespace bastide::protocol
