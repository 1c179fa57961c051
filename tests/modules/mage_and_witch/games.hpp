// Shorthand for games with the mage and the witch.
#pragma once

#include "positions.hpp"

namespace bastide::test {

inline const Modules kWithMage{"farmers", "mage_and_witch"};
inline constexpr Action kRemoveMage{.kind = ActionKind::remove_mage};
inline constexpr Action kRemoveWitch{.kind = ActionKind::remove_witch};

/// The mage or the witch goes to a segment.
Action to(ActionKind moves, int x, int y, int feature);

/// A game with these figures where they are, others being away from the map.
std::unique_ptr<Game> with_neutrals(const Game& game, std::optional<NeutralPlace> mage,
                                    std::optional<NeutralPlace> witch);

NeutralPlace neutral_at(int x, int y, int feature);

}  // namespace bastide::test
