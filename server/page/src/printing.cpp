// What is left of C's printing here. All of it would be 5 kB as sent, and nlohmann/json only writes
// hexadecimal numbers with it; before a library ends the program, it would print why.
#include "imports.hpp"

#include <algorithm>
#include <cstdarg>
#include <cstddef>

#include <__verbose_abort>

namespace {

[[noreturn]] void fail(const char* why) {
  bastide::page::page_fail(why);
  __builtin_trap();
}

}  // namespace

// NOLINTBEGIN
extern "C" {

/// Knows conversions like %04x and %.2hhX alone, of an unsigned number with as many digits as the format
/// says. Any other format ends the module.
int snprintf(char* into, std::size_t size, const char* format, ...) {
  std::size_t written = 0;
  const auto put = [&](char one) {
    if (written + 1 < size) into[written] = one;
    ++written;
  };
  std::va_list values;
  va_start(values, format);
  for (; *format != '\0'; ++format) {
    if (*format != '%') {
      put(*format);
      continue;
    }
    do ++format;
    while (*format == '.' || *format == '0');
    const int digits = *format - '0';
    if (digits < 1 || digits > 8) fail(format);
    do ++format;
    while (*format == 'h');
    if (*format != 'x' && *format != 'X') fail(format);
    const unsigned value = va_arg(values, unsigned);
    for (int digit = digits - 1; digit >= 0; --digit) {
      const char hex = "0123456789abcdef"[value >> 4 * digit & 15U];
      put(*format == 'X' && hex >= 'a' ? static_cast<char>(hex - ' ') : hex);
    }
  }
  va_end(values);
  if (size > 0) into[std::min(written, size - 1)] = '\0';
  return static_cast<int>(written);
}

/// Of libc++abi.
[[noreturn]] void abort_message(const char* why, ...) { fail(why); }
}

/// Of libc++, which lets programs replace it.
[[noreturn]] void std::__libcpp_verbose_abort(const char* why, ...) { fail(why); }
// NOLINTEND
