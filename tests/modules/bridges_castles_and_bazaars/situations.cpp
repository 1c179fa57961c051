// Rare turns of Bridges, Castles & Bazaars.
#include "prepared/turns.hpp"

namespace bastide::prepared {

const std::vector<Situation> kBridgesCastlesAndBazaars{};

}  // namespace bastide::prepared
