// Rare turns of Hills & Sheep.
#include "prepared/turns.hpp"

namespace bastide::prepared {

const std::vector<Situation> kHillsAndSheep{};

}  // namespace bastide::prepared
