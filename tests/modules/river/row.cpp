// The River, for tests that play any modules.
#include "module_rows.hpp"

#include "chance.hpp"
#include "positions.hpp"

#include <engine/catalogue.hpp>

#include <span>

namespace bastide::test {
namespace {

/// The ten and the lake; or random river tiles, with too many bends and lakes, some after the land has begun.
std::vector<TileId> random_river(const Rules& rules, Random& random) {
  std::vector<TileId> ten = carcassonne().piles(rules).at(0).items;
  random.shuffle(std::span(ten));
  std::vector<TileId> of_river = carcassonne().tiles();
  std::erase_if(of_river, [](TileId id) { return !tile(id).id.starts_with("river1-"); });
  if (!one_in(random, 2))
    for (TileId& tile : ten) tile = any_of(random, of_river);
  ten.push_back(tile_named("river1-lake"));
  return ten;
}

std::vector<Mistake> river_mistakes() {
  return {{Code::river_must_continue, "action/river_must_continue",
           [] { return refused(*game_with({"river"}, {"river1-straight"}), place(0, 1, 0)); }},
          {Code::river_turns_back, "action/river_turns_back", [] {
             const auto game = game_with({"river"}, {"river1-bend", "river1-bend"});
             lay(*game, 1, 0, 0);
             return refused(*game, place(1, 1, 1));
           }}};
}

}  // namespace

const ModuleRow rows::kRiver{
    .name = "river",
    .play = {.start_tile = "river-spring", .first_tiles = random_river},
    .reached = {"river tile waits", "river tile set below"},
    .options = {{"river_start_tile", {"remove", "shuffle"}, "remove", "remove"},
                {"river_uturn", {"immediate", "never_same_side", "off"}, "immediate", "immediate"},
                {"river_unplaceable", {"discard", "defer"}, "discard", "discard"},
                {"river_ends_join_fields", {}, "on", "on"}},
    .perft = {{"river",
               {"farmers", "river"},
               2,
               {"river1-bend", "river1-straight", "river1-bend", "river1-lake", "V"},
               {2, 6, 12, 28, 40, 328, 1176}}},
    .mistakes = river_mistakes,
};

}  // namespace bastide::test
