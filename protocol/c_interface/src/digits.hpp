#pragma once

#include <cstdint>
#include <string>

namespace bastide::protocol {

/// In hexadecimal digits, as `bastide bench` prints a signature.
std::string sixteen_digits(std::uint64_t number);

}  // namespace bastide::protocol
