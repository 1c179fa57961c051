#include "modules/abbot/games.hpp"

namespace bastide::test {

Action claim_with_abbot(const Game& game) {
  return as(PieceKind::abbot, claim_one_of(game, {FeatureKind::monastery, FeatureKind::garden}));
}

Events lay_and_bless(Game& game, int x, int y, int rotation) {
  Events events = play(game, place(x, y, rotation));
  const Events more = play(game, claim_with_abbot(game));
  events.insert(events.end(), more.begin(), more.end());
  return events;
}

}  // namespace bastide::test
