// Steps through canonical JSON text without parsing it into a tree: nothing is between tokens.
#pragma once

namespace bastide::protocol {

/// A place in a text that ends with a zero byte.
using At = const char*;

inline At end_of_string(At at) {
  for (++at; *at != '"'; ++at)
    if (*at == '\\') ++at;
  return at + 1;
}

inline bool ends_value(char c) { return c == ',' || c == '}' || c == ']' || c == '\0'; }

inline At end_of_value(At at) {
  if (*at == '"') return end_of_string(at);
  if (*at != '{' && *at != '[') {
    while (!ends_value(*at)) ++at;
    return at;
  }
  int depth = 0;
  do {
    switch (*at) {
      case '"': at = end_of_string(at); break;
      case '{':
      case '[':
        ++depth;
        ++at;
        break;
      case '}':
      case ']':
        --depth;
        ++at;
        break;
      default: ++at;
    }
  } while (depth > 0);
  return at;
}

inline void take_comma(At& at) {
  if (*at == ',') ++at;
}

}  // namespace bastide::protocol
