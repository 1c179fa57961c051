#pragma once

#include <protocol/reason.hpp>

#include "fields.hpp"

#include <limits>

namespace bastide::protocol {

constexpr auto describe(Type<Reason>) {
  return std::tuple{key("term", &Reason::term, kAnyText), key("others", &Reason::others, kBoolean),
                    key("points", &Reason::points, IntegerCodec<int>{1, std::numeric_limits<int>::max()})};
}
inline constexpr ListCodec<Reason, StructCodec<Reason>> kReasons{{}, 0, kReasonsMax};

}  // namespace bastide::protocol
