// Rare turns of The Count of Carcassonne.
#include "prepared/turns.hpp"

namespace bastide::prepared {

const std::vector<Situation> kCount{};

}  // namespace bastide::prepared
