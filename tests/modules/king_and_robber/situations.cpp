// Rare turns of King & Robber Baron.
#include "prepared/turns.hpp"

namespace bastide::prepared {
namespace {

using enum ActionKind;

/// One tile takes the king from another seat, and the robber baron for the first time or again.
bool takes_both_awards(const Turn& turn) {
  return has<AwardTaken>(turn,
                         [](const AwardTaken& taken) {
                           return taken.award == Award::king && taken.from_seat != kNoSeat &&
                                  taken.from_seat != taken.seat;
                         }) &&
         has<AwardTaken>(turn, [](const AwardTaken& taken) { return taken.award == Award::robber; });
}

constexpr std::string_view kKingRules = R"({"modules": ["king_and_robber"]})";

}  // namespace

const std::vector<Situation> kKingAndRobber{
    {"king_and_robber", kKingRules, 2, {deploy}, takes_both_awards},
};

}  // namespace bastide::prepared
