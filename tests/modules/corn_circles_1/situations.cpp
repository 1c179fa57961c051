// Rare turns of Corn Circles I.
#include "prepared/turns.hpp"

namespace bastide::prepared {

const std::vector<Situation> kCornCircles1{};

}  // namespace bastide::prepared
