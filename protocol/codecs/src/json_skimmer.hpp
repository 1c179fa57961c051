// Reads compact JSON from the front to the back without a tree, and skips what its reader does not ask for.
#pragma once

#include "json_scan.hpp"

#include <charconv>
#include <concepts>
#include <string_view>
#include <system_error>
#include <utility>

namespace bastide::protocol {

/// Every function throws BadForm if something else stands there. Foreign text is safe to read; what is
/// skipped is not checked beyond its brackets and quotes.
class JsonSkimmer {
 public:
  /// Reads from here. Nothing is read behind the first zero byte, which must exist.
  explicit JsonSkimmer(At at) : at_(at) {}

  /// How far it has come.
  At at() const { return at_; }

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
    const At begin = std::exchange(at_, end_of_scalar<Whose::foreign>(at_));
    Number value = 0;
    if (const auto [end, error] = std::from_chars(begin, at_, value); error != std::errc{} || end != at_)
      throw BadForm();
    return value;
  }
  /// The inside of a string, with escapes as they are written.
  std::string_view word() {
    if (*at_ != '"') throw BadForm();
    const At begin = std::exchange(at_, end_of_string<Whose::foreign>(at_));
    return {begin + 1, at_ - 1};
  }
  /// Any value as it is written.
  std::string_view value() {
    const At begin = std::exchange(at_, end_of_value<Whose::foreign>(at_));
    return {begin, at_};
  }

  void skip() { at_ = end_of_value<Whose::foreign>(at_); }

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

  At at_;
};

}  // namespace bastide::protocol
