#include "modules/mage_and_witch/games.hpp"

namespace bastide::test {

Action to(ActionKind moves, int x, int y, int feature) {
  return Action{.kind = moves,
                .feature = static_cast<std::uint8_t>(feature),
                .cell = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}};
}

std::unique_ptr<Game> with_neutrals(const Game& game, std::optional<NeutralPlace> mage,
                                    std::optional<NeutralPlace> witch) {
  return changed(game, [&](TableState& table) { table.neutrals = {mage, witch}; });
}

NeutralPlace neutral_at(int x, int y, int feature) {
  return {{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}, static_cast<std::uint8_t>(feature)};
}

}  // namespace bastide::test
