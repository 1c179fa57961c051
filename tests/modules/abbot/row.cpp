// The Abbot, for tests that play any modules.
#include "module_rows.hpp"

#include "modules/abbot/games.hpp"

#include <engine/catalogue.hpp>

namespace bastide::test {
namespace {

std::vector<Mistake> abbot_mistakes() {
  return {{Code::no_piece_left, "action/no_piece_left",
           [] {
             const auto game = game_with({"abbot"}, {"B", "B"}, {}, 1);
             lay_and_bless(*game, 0, 1, 0);
             play(*game, place(0, 2, 0));
             return refused(*game, claim_with_abbot(*game));
           }},
          {Code::no_abbot_to_return, "action/no_abbot_to_return", [] {
             const auto game = game_with({"abbot"}, {"U"});
             play(*game, place(1, 0, 0));
             return refused(*game, kReturnAbbot);
           }}};
}

std::optional<int> step_with_abbot(const Rules&, const Event& event) {
  const auto* scored = std::get_if<Scored>(&event);
  return scored != nullptr && scored->reason == ScoreReason::abbot_returned ? std::optional(10)
                                                                            : std::nullopt;
}

}  // namespace

const ModuleRow rows::kAbbot{
    .name = "abbot",
    .play = {.plentiful = [](TileId id) { return tile(id).id.ends_with("-garden"); },
             .spared = ActionKind::return_abbot},
    .turn = {.of_event = step_with_abbot,
             .takes_back = [](const Action& action,
                              const Events&) { return action.kind == ActionKind::return_abbot; },
             .reasons = {"scored abbot_returned"},
             .final_reasons = {"garden final"}},
    .reached = {"completed garden", "final garden", "abbot_returned garden", "abbot_returned monastery"},
    .perft = {{"gardens",
               {"farmers", "abbot"},
               2,
               {"base-E-garden", "B", "base-V-garden", "U"},
               {4, 16, 160, 604, 7144, 33352}}},
    .mistakes = abbot_mistakes,
};

}  // namespace bastide::test
