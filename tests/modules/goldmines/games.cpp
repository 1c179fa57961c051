#include "modules/goldmines/games.hpp"

namespace bastide::test {
namespace {

constexpr int kBars = 16;

Cell cell_at(int x, int y) { return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}; }

}  // namespace

Action bar_at(int x, int y) { return Action{.kind = ActionKind::place_gold, .cell = cell_at(x, y)}; }

GoldPile bars_at(int x, int y, int bars) { return {cell_at(x, y), bars}; }

std::unique_ptr<Game> with_bars(const Game& game, const std::vector<GoldPile>& lying,
                                const std::vector<int>& in_hand) {
  return changed(game, [&](TableState& table) {
    int left = kBars;
    table.gold.lying = lying;
    for (const GoldPile& pile : lying) left -= pile.bars;
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
      const int bars = seat < in_hand.size() ? in_hand[seat] : 0;
      table.seats[seat].gold.bars = static_cast<std::uint8_t>(bars);
      left -= bars;
    }
    table.gold.left = static_cast<std::uint8_t>(left);
  });
}

int bars_of(const Game& game, Seat seat) { return table_of(game).seats[seat].gold.bars; }

}  // namespace bastide::test
