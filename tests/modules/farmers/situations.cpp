// Rare turns of Farmers.
#include "prepared/turns.hpp"

namespace bastide::prepared {
namespace {

using enum ActionKind;

bool ends_with_farms(const Turn& turn) {
  return turn.after->over() &&
         count<Scored>(turn, [](const Scored& scored) { return scored.feature == FeatureKind::field; }) >= 2;
}

constexpr std::string_view kFarmersRules = R"({"modules": ["farmers"]})";

}  // namespace

const std::vector<Situation> kFarmers{
    {"last_tile", kFarmersRules, 2, {deploy}, ends_with_farms},
};

}  // namespace bastide::prepared
