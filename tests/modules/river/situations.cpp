// Rare turns of The River.
#include "prepared/turns.hpp"

#include <engine/catalogue.hpp>

namespace bastide::prepared {
namespace {

using enum ActionKind;

bool river_ends(const Turn& turn) {
  return has<TilePlaced>(turn,
                         [](const TilePlaced& placed) { return tile(placed.tile).id == "river1-lake"; });
}

constexpr std::string_view kRiverRules = R"({"modules": ["farmers", "river"]})";

}  // namespace

const std::vector<Situation> kRiver{
    {"river_lake", kRiverRules, 2, {deploy}, river_ends},
};

}  // namespace bastide::prepared
