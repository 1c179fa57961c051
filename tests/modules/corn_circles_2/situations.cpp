// Rare turns of Corn Circles II.
#include "prepared/turns.hpp"

namespace bastide::prepared {

const std::vector<Situation> kCornCircles2{};

}  // namespace bastide::prepared
