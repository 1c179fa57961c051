// Steps through compact JSON text without parsing it into a tree: nothing is between tokens.
#pragma once

#include <cstdint>
#include <exception>

namespace bastide::protocol {

/// A text has another form than its reader asks for.
class BadForm : public std::exception {
 public:
  const char* what() const noexcept override { return "not JSON of the expected form"; }
};

/// A place in a text that ends with a zero byte.
using At = const char*;

/// Whose text is scanned: this program's own is known to be whole. Of a foreign one nothing is read behind
/// its first zero byte, where a scan throws BadForm; brackets and quotes alone are checked. A check of the
/// own text would cost a fifth of a diff (tests/bench/RESULTS.md, 30 November 2026).
enum class Whose : std::uint8_t { own, foreign };

template <Whose text = Whose::own>
At end_of_string(At at) {
  for (++at; *at != '"'; ++at) {
    if (*at == '\\') ++at;
    if (text == Whose::foreign && *at == '\0') throw BadForm();
  }
  return at + 1;
}

inline bool ends_value(char c) { return c == ',' || c == '}' || c == ']' || c == '\0'; }

/// Of a number, or of a word without quotes.
template <Whose text = Whose::own>
At end_of_scalar(At at) {
  const At begin = at;
  while (!ends_value(*at)) ++at;
  if (text == Whose::foreign && at == begin) throw BadForm();
  return at;
}

template <Whose text = Whose::own>
At end_of_value(At at) {
  if (*at == '"') return end_of_string<text>(at);
  if (*at != '{' && *at != '[') return end_of_scalar<text>(at);
  int depth = 0;
  do {
    switch (*at) {
      case '"': at = end_of_string<text>(at); continue;
      case '{':
      case '[': ++depth; break;
      case '}':
      case ']': --depth; break;
      default:
        if (text == Whose::foreign && *at == '\0') throw BadForm();
    }
    ++at;
  } while (depth > 0);
  return at;
}

inline void take_comma(At& at) {
  if (*at == ',') ++at;
}

}  // namespace bastide::protocol
