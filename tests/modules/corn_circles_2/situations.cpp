// Rare turns of Corn Circles II: those of the first set have its tiles, too.
#include "prepared/turns.hpp"

namespace bastide::prepared {

const std::vector<Situation> kCornCircles2{};

}  // namespace bastide::prepared
