// Writes canonical JSON (RFC 8785) piece by piece, without a tree: all JSON of the protocol.
#pragma once

#include <protocol/json.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::protocol {

/// Appends values to a text of its own. Inside `object` each value follows its `key`, in any order: keys are
/// sorted at the end of the object. Throws std::logic_error for integers beyond ±(2^53 − 1), which not every
/// reader holds exactly.
class JsonWriter {
 public:
  static constexpr std::size_t kUsualBytes = 256;
  /// With room for a text of so many bytes; it grows as it must.
  explicit JsonWriter(std::size_t bytes = kUsualBytes) : at_(buffer_.data()) { grow(bytes); }
  JsonWriter(const JsonWriter&) = delete;

  /// What was written, with a zero byte behind it. Valid until the next call.
  std::string_view text() const {
    *at_ = '\0';
    return {buffer_.data(), at_};
  }
  /// The same, and the writer is at its end.
  std::string take() &&;
  /// Forgets what was written, also objects that an exception left open, and keeps the room for it.
  void clear() {
    at_ = buffer_.data();
    needs_comma_ = in_order_ = false;
    members_.clear();
  }

  void null() { literal("null"); }
  void boolean(bool value) { literal(value ? "true" : "false"); }
  void integer(std::int64_t value);
  /// Replaces invalid UTF-8.
  void text(std::string_view text);
  /// A known word of printable ASCII that needs no escapes.
  void word(std::string_view word);
  /// A value that is already canonical.
  void literal(std::string_view json);
  /// Throws std::logic_error for fractions and for keys outside ASCII.
  void tree(const Json& json);

  /// `write` calls `key` and then writes a value, for each member. Keys must be unique; names must live
  /// until this returns.
  template <class Write>
  void object(Write&& write) {
    const std::size_t outer = members_.size();
    braces(/*in_order=*/false, [&] {
      write();
      sort_members(outer);
    });
  }
  /// The same for keys in the order of their names.
  template <class Write>
  void object_in_order(Write&& write) {
    braces(/*in_order=*/true, write);
  }
  /// Requires: printable ASCII that needs no escapes.
  void key(std::string_view name);

  /// `write` writes the items.
  template <class Write>
  void array(Write&& write) {
    begin('[');
    write();
    end(']');
  }

 private:
  struct Member {
    std::string_view name;
    std::size_t begin;  ///< in the text
  };

  /// Room for so many bytes and for the zero byte behind them.
  char* room(std::size_t bytes) {
    if (buffer_.size() - size() <= bytes) grow(bytes);
    return at_;
  }
  [[gnu::cold]] void grow(std::size_t bytes);
  /// The same for a value of at most so many bytes, behind its comma.
  char* value_room(std::size_t bytes) {
    char* const to = room(bytes + 1);
    *to = ',';
    return to + std::exchange(needs_comma_, true);
  }
  static char* copy(std::string_view text, char* to) { return to + text.copy(to, text.size()); }
  std::size_t size() const { return static_cast<std::size_t>(at_ - buffer_.data()); }

  void begin(char bracket) {
    char* const to = value_room(1);
    *to = bracket;
    at_ = to + 1;
    needs_comma_ = false;
  }
  void end(char bracket) {
    *room(1) = bracket;
    ++at_;
    needs_comma_ = true;
  }
  template <class Write>
  void braces(bool in_order, Write&& write) {
    begin('{');
    const bool outer = std::exchange(in_order_, in_order);
    write();
    in_order_ = outer;
    end('}');
  }
  void begin_member(std::string_view name) {
    if (!in_order_) note_member(name);
  }
  /// Never inlined: most objects are in order.
  [[gnu::noinline]] void note_member(std::string_view name);
  /// Sorts and forgets the members from `outer` in members_.
  void sort_members(std::size_t outer);

  std::string buffer_;  ///< all its room
  char* at_;            ///< the end of the text
  bool needs_comma_ = false;
  bool in_order_ = false;        ///< the innermost object
  std::vector<Member> members_;  ///< of all open unordered objects, the innermost last
  std::string sorted_;
};

/// The text written by `write`.
template <class Write>
std::string written(Write&& write) {
  JsonWriter out;
  write(out);
  return std::move(out).take();
}

/// What `write` writes, parsed into a tree.
template <class Write>
Json tree_of(Write&& write) {
  return Json::parse(written(std::forward<Write>(write)));
}

}  // namespace bastide::protocol
