#include "modules/bridges_castles_and_bazaars/bazaar_games.hpp"

#include <algorithm>
#include <iterator>

namespace bastide::test {

Action offer(int index, int bid) {
  return Action{.kind = ActionKind::bazaar_offer,
                .feature = static_cast<std::uint8_t>(index),
                .number = static_cast<std::int16_t>(bid)};
}

Action bid(int points) {
  return Action{.kind = ActionKind::bazaar_bid, .number = static_cast<std::int16_t>(points)};
}

std::unique_ptr<Game> with_scores(const Game& game, const std::vector<int>& scores) {
  return changed(game, [&](TableState& table) {
    for (std::size_t seat = 0; seat < scores.size(); ++seat) table.seats[seat].score = scores[seat];
  });
}

std::unique_ptr<Game> at_bazaar(Names pile, const std::vector<int>& scores, const Options& options,
                                const Modules& modules) {
  std::vector<TileId> order = tiles({kBazaar});
  for (const TileId tile : tiles(pile)) order.push_back(tile);
  auto game = with_scores(
      *started(forced_setup(rules_with(modules, options), static_cast<int>(scores.size()), order)), scores);
  play(*game, place(0, 1, 0));
  if (game->phase() == Phase::action) play(*game, kPass);
  return game;
}

std::vector<TileId> open_tiles(const Game& game) {
  const auto& auction = table_of(game).bazaar.auction;
  return auction ? auction->tiles : std::vector<TileId>{};
}

TileId bought_by(const Game& game, Seat seat) {
  return table_of(game).seats[seat].bazaar.bought.value_or(kNoTile);
}

std::vector<int> scores_of(const Game& game) {
  std::vector<int> scores;
  for (const SeatState& seat : table_of(game).seats) scores.push_back(seat.score);
  return scores;
}

int highest_legal(const Game& game, ActionKind kind) {
  int highest = -1;
  for (const Action& action : of_kind(game, kind)) highest = std::max<int>(highest, action.number);
  return highest;
}

Events play_turn(Game& game) {
  Events all;
  const int turn = table_of(game).turn;
  while (!game.over() && game.phase() != Phase::bazaar && table_of(game).turn == turn) {
    const Action action = game.phase() == Phase::place ? game.legal_actions().front() : kPass;
    std::ranges::move(play(game, action), std::back_inserter(all));
  }
  return all;
}

}  // namespace bastide::test
