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

/// Appends values to a text. Inside `object` each value follows its `key`, in any order: keys are sorted at
/// the end of the object. Throws std::logic_error for integers beyond ±(2^53 − 1), which not every reader
/// holds exactly.
class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

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
    begin_value();
    out_.push_back('[');
    needs_comma_ = false;
    write();
    out_.push_back(']');
    needs_comma_ = true;
  }

 private:
  struct Member {
    std::string_view name;
    std::size_t begin;  ///< in out_
  };

  /// Appends a value after its comma. `write` writes at most `most` bytes at the given place, and
  /// returns their end.
  template <class Write>
  void append_value(std::size_t most, Write&& write) {
    char* const end = write(begin_value(most));
    out_.resize(static_cast<std::size_t>(end - out_.data()));
  }
  /// The place for the next value of at most `most` bytes, after its comma; the bytes there are undefined.
  char* begin_value(std::size_t most);
  static char* copy(std::string_view text, char* to) { return to + text.copy(to, text.size()); }

  void begin_value() {
    if (needs_comma_) out_.push_back(',');
    needs_comma_ = true;
  }
  template <class Write>
  void braces(bool in_order, Write&& write) {
    begin_value();
    out_.push_back('{');
    needs_comma_ = false;
    const bool outer = std::exchange(in_order_, in_order);
    write();
    in_order_ = outer;
    out_.push_back('}');
    needs_comma_ = true;
  }
  void begin_member(std::string_view name);
  /// Sorts and forgets the members from `outer` in members_.
  void sort_members(std::size_t outer);

  std::string& out_;
  bool needs_comma_ = false;
  bool in_order_ = false;        ///< the innermost object
  std::vector<Member> members_;  ///< of all open unordered objects, the innermost last
  std::string sorted_;
};

/// The text written by `write`.
template <class Write>
std::string written(Write&& write) {
  std::string text;
  JsonWriter out(text);
  write(out);
  return text;
}

/// What `write` writes, parsed into a tree.
template <class Write>
Json tree_of(Write&& write) {
  return Json::parse(written(std::forward<Write>(write)));
}

}  // namespace bastide::protocol
