#include "random_play.hpp"

#include "all_modules.hpp"

#include <stdexcept>

namespace bastide::test {

using namespace protocol;

namespace {

Bytes32 random_bytes(std::mt19937& random) {
  Bytes32 bytes{};
  for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random());
  return bytes;
}

Proof random_proof(int seats, std::mt19937& random) {
  Proof proof;
  for (auto& byte : proof.game_id) byte = static_cast<std::uint8_t>(random());
  proof.secret = random_bytes(random);
  proof.commitment = commitment(proof.secret);
  for (int seat = 0; seat < seats; ++seat)
    proof.entropy.push_back(random() % 2 ? std::optional(random_bytes(random)) : std::nullopt);
  return proof;
}

Record record_with(const PlayedGame& played, const GameFinished& result) {
  return make_record({.kind = *played.kind,
                      .setup = played.setup,
                      .seats = played.seats,
                      .drawn = played.game->drawn(),
                      .snapshot = played.game->snapshot(),
                      .actions = played.actions,
                      .result = result,
                      .proof = played.proof});
}

const std::vector<RulesRequest> kMixes{
    {},
    {.options = {{"unplaceable", "redraw_may"}}},
    {.modules = {{"farmers", "river"}}, .options = {{"river_unplaceable", "defer"}}},
    {.preset = "new-edition-full"},
    {.preset = "tower-2006"},
    {.preset = "tower-2016",
     .modules = all_modules(),
     .options = {{"unplaceable", "redraw_may"}, {"river_unplaceable", "defer"}}},
    {.game = "castle"},
    {.game = "castle", .options = {{"castle_start_path", "wall_end"}, {"castle_s2_court", "split"}}},
    {.game = "discovery"},
    {.game = "discovery", .preset = "discovery-expert"},
};

}  // namespace

Record PlayedGame::record() const { return record_with(*this, game->view(kNoSeat).result.value()); }

Record PlayedGame::abandoned_record() const {
  GameFinished standing{.ended = Ending::abandoned};
  for (const SeatState& seat : game->view(kNoSeat).table.seats) standing.scores.push_back(seat.score);
  return record_with(*this, standing);
}

PlayedGame begin_game(int seats, unsigned seed, const RulesRequest& wish) {
  std::mt19937 random(seed);
  PlayedGame played;
  played.kind = find_game(wish.game);
  played.rules = played.kind->resolve(wish).value();
  played.proof = random_proof(seats, random);
  for (int seat = 0; seat < seats; ++seat)
    played.seats.push_back({.name = "Player " + std::to_string(seat), .colour = static_cast<Colour>(seat)});
  const Bytes32 game_seed = derive_seed(played.proof.secret, played.proof.game_id, played.proof.entropy);
  played.setup = derive_setup(*played.kind, played.rules, seats, game_seed);
  played.game = std::move(played.kind->start(played.setup, played.events).value());
  return played;
}

PlayedGame begin_any_game(unsigned round) {
  const RulesRequest& wish = kMixes[round % kMixes.size()];
  const GameKind& kind = *find_game(wish.game);
  const int least = kind.seats_min();
  const int most = kind.seats_max(kind.resolve(wish).value());
  const int seats = least + static_cast<int>(round) % (most - least + 1);
  return begin_game(seats, round, wish);
}

unsigned all_games() { return static_cast<unsigned>(kMixes.size()); }

void play_on(PlayedGame& played, unsigned seed, int actions_max, const std::function<void()>& after) {
  std::mt19937 random(seed);
  for (; actions_max > 0 && !played.game->over(); --actions_max) {
    const auto legal = played.game->legal_actions();
    const Seat seat = played.game->to_act();
    const Action action = legal.at(random() % legal.size());
    if (!played.game->apply(seat, action, played.events))
      throw std::logic_error("a legal action was refused");
    played.actions.push_back({seat, action});
    after();
  }
}

}  // namespace bastide::test
