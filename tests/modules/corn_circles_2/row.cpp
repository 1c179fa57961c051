// Corn Circles II, for tests that play any modules.
#include "modules/corn_circles_1/rows.hpp"

namespace bastide::test {

const ModuleRow rows::kCornCircles2{
    .name = "corn_circles_2",
    .play = {.plentiful = shows_crop_circle, .resigned_in = {Phase::corn}},
    .holds = {.is_crowded = may_share_places},
    .turn = {.of_phase = step_of_corn, .of_event = step_of_corn_event, .must_act = must_answer_crop},
    .perft = {{"crop circles of the second set",
               {"farmers", "corn_circles_2"},
               3,
               {"corn2-CFRF-field", "corn2-FRRR-e+sw-road", "U"},
               {5, 20, 142, 792, 5174, 17131, 31840}}},
};

}  // namespace bastide::test
