// Reads compact JSON from the front to the back without a tree, and skips what its reader does not ask for.
#pragma once

#include <charconv>
#include <concepts>
#include <exception>
#include <string_view>
#include <system_error>
#include <utility>

namespace bastide::protocol {

/// A text has another form than its reader asks for.
class BadForm : public std::exception {
 public:
  const char* what() const noexcept override { return "not JSON of the expected form"; }
};

/// Every function throws BadForm if something else stands there. Foreign text is safe to read; what is
/// skipped is not checked beyond its brackets and quotes.
class JsonSkimmer {
 public:
  /// Reads from here. Nothing is read behind the first zero byte, which must exist.
  explicit JsonSkimmer(const char* at) : at_(at) {}

  /// How far it has come.
  const char* at() const { return at_; }

  /// `take` gets each key, as it is written, and must take or skip the value.
  template <class Take>
  void members(Take&& take) {
    list('{', '}', [&] {
      const std::string_view key = word();
      expect(':');
      take(key);
    });
  }
  /// `take` must take or skip each item.
  template <class Take>
  void items(Take&& take) {
    list('[', ']', take);
  }

  /// Takes null if it stands here, and says so.
  bool null() {
    if (*at_ != 'n') return false;
    if (value() != "null") throw BadForm();
    return true;
  }
  /// A whole number. Throws BadForm also if it does not fit.
  template <std::integral Number>
  Number number() {
    const char* const begin = std::exchange(at_, end_of_scalar(at_));
    Number value = 0;
    if (const auto [end, error] = std::from_chars(begin, at_, value); error != std::errc{} || end != at_)
      throw BadForm();
    return value;
  }
  /// The inside of a string, with escapes as they are written.
  std::string_view word() {
    if (*at_ != '"') throw BadForm();
    const char* const begin = std::exchange(at_, end_of_string(at_));
    return {begin + 1, at_ - 1};
  }
  /// Any value as it is written.
  std::string_view value() {
    const char* const begin = std::exchange(at_, end_of_value(at_));
    return {begin, at_};
  }

  void skip() { at_ = end_of_value(at_); }

 private:
  template <class Take>
  void list(char begin, char end, Take&& take) {
    expect(begin);
    if (accept(end)) return;
    do {
      take();
    } while (accept(','));
    expect(end);
  }
  bool accept(char c) {
    if (*at_ != c) return false;
    ++at_;
    return true;
  }
  void expect(char c) {
    if (!accept(c)) throw BadForm();
  }

  // As in json_scan.hpp, whose readers know that their text is whole.
  static const char* end_of_value(const char* at) {
    if (*at == '"') return end_of_string(at);
    if (*at != '{' && *at != '[') return end_of_scalar(at);
    int depth = 0;
    do {
      switch (*at) {
        case '"': at = end_of_string(at); continue;
        case '{':
        case '[': ++depth; break;
        case '}':
        case ']': --depth; break;
        case '\0': throw BadForm();
        default: break;
      }
      ++at;
    } while (depth > 0);
    return at;
  }
  static const char* end_of_string(const char* at) {
    for (++at; *at != '"'; ++at) {
      if (*at == '\\') ++at;
      if (*at == '\0') throw BadForm();
    }
    return at + 1;
  }
  static const char* end_of_scalar(const char* at) {
    const char* const begin = at;
    while (*at != ',' && *at != ']' && *at != '}' && *at != '\0') ++at;
    if (at == begin) throw BadForm();
    return at;
  }

  const char* at_;
};

}  // namespace bastide::protocol
