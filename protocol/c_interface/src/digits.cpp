// Compiled with FMT_HEADER_ONLY and without inlining: the library then has the functions of fmt that the
// protocol calls, and asks for no other library.
#include "digits.hpp"

#include <fmt/format.h>

namespace bastide::protocol {

std::string sixteen_digits(std::uint64_t number) { return fmt::format("{:016x}", number); }

}  // namespace bastide::protocol
