// Games of which the server can't read all, in views, logs and records.
#pragma once

#include "fields.hpp"

#include <protocol/broken_off.hpp>

namespace bastide::protocol {

inline constexpr WordCodec<UnreadCause> kUnreadCause{&find_word<UnreadCause>};
inline constexpr ListCodec<int, IntegerCodec<int>> kPoints{whole_range<int>};

constexpr auto describe(Type<BrokenOff>) {
  return std::tuple{
      key("cause", &BrokenOff::cause, kUnreadCause), key("changes", &BrokenOff::changes, kCount),
      sparse_key("points", &BrokenOff::points, kPoints), sparse_key("ended", &BrokenOff::ended, kBoolean)};
}

}  // namespace bastide::protocol
