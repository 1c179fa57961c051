// The naive model: bridges, castles and bazaars.
#include "modules/bridges_castles_and_bazaars/reference_bazaar.hpp"
#include "reference/module.hpp"

namespace bastide::reference {

const Module kBridgesCastlesAndBazaars{
    .name = "bridges_castles_and_bazaars",
    .actions = {{ActionKind::bazaar_offer, {Phase::bazaar}, bazaar::offer_refusal, bazaar::offer},
                {ActionKind::bazaar_bid, {Phase::bazaar}, bazaar::bid_refusal, bazaar::bid},
                {ActionKind::bazaar_buy, {Phase::bazaar}, bazaar::decision_refusal, bazaar::buy},
                {ActionKind::bazaar_sell, {Phase::bazaar}, bazaar::decision_refusal, bazaar::sell}},
    .phases = {{Phase::bazaar, bazaar::pass, bazaar::skip}},
    .choices = bazaar::choices,
    .placed = bazaar::placed,
    .excludes = bazaar::pass_refusal,
    .turn_ends = bazaar::turn_ends,
    .brings_tile = bazaar::brings_tile,
    .next_turn_has_tile = bazaar::next_turn_has_tile,
    .resigned = bazaar::resigned,
    .tidy = bazaar::tidy,
};

}  // namespace bastide::reference
