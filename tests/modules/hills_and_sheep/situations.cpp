// Rare turns of Hills & Sheep.
#include "prepared/turns.hpp"

#include <engine/catalogue.hpp>

namespace bastide::prepared {
namespace {

using enum ActionKind;

constexpr int kWolf = 0;

const TokenDrawn* token_in(const Turn& turn) {
  for (const Event& event : turn.events)
    if (const auto* drawn = std::get_if<TokenDrawn>(&event)) return drawn;
  return nullptr;
}

bool deploys_shepherd(const Turn& turn) {
  const Step* set = step_of(turn, deploy);
  return set != nullptr && set->action.piece == PieceKind::shepherd;
}

int flocks_scored(const Turn& turn) {
  return count<Scored>(turn, [](const Scored& event) { return event.reason == ScoreReason::flock; });
}

int flocks_scattered(const Turn& turn) {
  return count<PieceReturned>(turn,
                              [](const PieceReturned& event) { return event.reason == ReturnReason::wolf; });
}

/// A shepherd comes in and gathers sheep, in a field that is still open.
bool begins_flock(const Turn& turn) {
  const TokenDrawn* drawn = token_in(turn);
  return drawn != nullptr && deploys_shepherd(turn) && drawn->token != kWolf && flocks_scored(turn) == 0;
}

bool meets_wolf_at_once(const Turn& turn) {
  const TokenDrawn* drawn = token_in(turn);
  return drawn != nullptr && deploys_shepherd(turn) && drawn->token == kWolf;
}

bool grows(const Turn& turn) {
  const TokenDrawn* drawn = token_in(turn);
  return drawn != nullptr && does(turn, flock) && drawn->token != kWolf && flocks_scored(turn) == 0;
}

/// A wolf scatters the flocks of two seats.
bool is_scattered(const Turn& turn) { return does(turn, flock) && flocks_scattered(turn) == 2; }

/// The own choice pays two seats.
bool scores_merged(const Turn& turn) {
  return does(turn, flock) && token_in(turn) == nullptr && flocks_scored(turn) == 2;
}

/// A tile closes the field of another seat's shepherd alone.
bool another_closes(const Turn& turn) {
  return !does(turn, flock) && !deploys_shepherd(turn) && flocks_scored(turn) == 1;
}

bool buries(const Turn& turn) { return has<TileBuried>(turn) && has<Scored>(turn); }

int returned_from(const Turn& turn, const Scored& scored, Seat seat) {
  return static_cast<int>(std::ranges::count_if(turn.events, [&](const Event& event) {
    const auto* back = std::get_if<PieceReturned>(&event);
    return back != nullptr && back->seat == seat && back->piece == PieceKind::meeple &&
           std::ranges::find(scored.tiles, back->cell) != scored.tiles.end();
  }));
}

/// One road or city is finished, as many meeples of both seats come home, and only one is paid.
bool hill_parts_equals(const Turn& turn) {
  const Scored* scored = nullptr;
  for (const Event& event : turn.events)
    if (const auto* found = std::get_if<Scored>(&event)) {
      if (scored != nullptr) return false;
      scored = found;
    }
  if (scored == nullptr || scored->reason != ScoreReason::completed) return false;
  if (scored->feature != FeatureKind::city && scored->feature != FeatureKind::road) return false;
  const int own = returned_from(turn, *scored, scored->seat);
  return own > 0 && own == returned_from(turn, *scored, static_cast<Seat>(1 - scored->seat)) &&
         count<PieceReturned>(turn) == 2 * own;
}

bool has_vineyards(const Turn& turn) {
  return has<Scored>(turn, [](const Scored& event) {
    return event.reason == ScoreReason::completed && event.feature == FeatureKind::monastery &&
           event.points > 9;
  });
}

/// Either city at the shared side may be claimed.
bool parts_shared_side(const Turn& turn) {
  const Step* laid = step_of(turn, place_tile);
  const Step* set = step_of(turn, deploy);
  if (laid == nullptr || set == nullptr || set->action.piece != PieceKind::meeple) return false;
  const bool is_shared = has<TilePlaced>(
      turn, [](const TilePlaced& event) { return tile(event.tile).id == "hills-CCFC-nw+e-shared-vineyard"; });
  const auto may_claim = [&](int feature) {
    return std::ranges::any_of(set->choices, [&](const Action& other) {
      return other.kind == deploy && other.piece == PieceKind::meeple && other.feature == feature;
    });
  };
  return is_shared && set->action.feature <= 1 && may_claim(0) && may_claim(1);
}

constexpr std::string_view kWithFlocks = R"({"modules": ["farmers", "hills_and_sheep"]})";
/// For what shepherds would only delay.
constexpr std::string_view kWithoutFlocks =
    R"({"modules": ["farmers", "hills_and_sheep"], "options": {"hills_shepherds": false}})";

}  // namespace

const std::vector<Situation> kHillsAndSheep{
    {"flock_begins", kWithFlocks, 2, {deploy}, begins_flock},
    {"flock_wolf_at_once", kWithFlocks, 2, {deploy}, meets_wolf_at_once},
    {"flock_grows", kWithFlocks, 2, {flock, deploy}, grows},
    {"flock_scattered", kWithFlocks, 2, {flock, deploy}, is_scattered},
    {"flock_scored_merged", kWithFlocks, 2, {flock, deploy}, scores_merged},
    {"flock_closed", kWithFlocks, 2, {deploy}, another_closes},
    {"hill_buried", kWithFlocks, 2, {deploy}, buries},
    {"hill_tie", kWithoutFlocks, 2, {deploy}, hill_parts_equals},
    {"vineyard_monastery", kWithoutFlocks, 2, {deploy}, has_vineyards},
    {"shared_side", kWithoutFlocks, 2, {deploy}, parts_shared_side},
};

}  // namespace bastide::prepared
