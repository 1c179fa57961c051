// Tables that say which member of a struct stands under which key. One row serves reading and writing, so a key is
// spelled once. A struct gets its table by an overload `constexpr auto describe(Type<S>)` in its namespace's codec file.
#pragma once

#include "codecs.hpp"
#include "value.hpp"

#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace bastide::protocol {

template <class T>
struct Type {};

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};
template <class T>
struct IsNullable : std::false_type {};
template <class T, class Inner>
struct IsNullable<NullableCodec<T, Inner>> : std::true_type {};

template <class Codec, class Member>
void write_member(JsonWriter& out, std::string_view name, const Codec& codec, const Member& value) {
  out.key(name);
  codec.write(value, out);
}

/// One key. An optional member's key may be missing, unless its codec says nothing as null.
template <class S, class Member, class Codec>
struct Key {
  static constexpr bool kMayBeMissing = IsOptional<Member>::value && !IsNullable<Codec>::value;

  std::string_view name;
  Member S::* member;
  Codec codec;

  void read(const Value& object, S& into) const {
    if constexpr (kMayBeMissing) {
      if (const Value found = object.optional_field(name); found.exists()) into.*member = codec.read(found);
    } else {
      into.*member = codec.read(object.field(name));
    }
  }
  void write(const S& from, JsonWriter& out) const {
    if constexpr (kMayBeMissing) {
      if (from.*member) write_member(out, name, codec, *(from.*member));
    } else {
      write_member(out, name, codec, from.*member);
    }
  }
};

template <class S, class Member, class Codec>
constexpr auto key(std::string_view name, Member S::* member, Codec codec) {
  return Key<S, Member, Codec>{name, member, codec};
}

/// A key that may be missing, which leaves the member at its default; always written.
template <class S, class Member, class Codec>
struct DefaultKey {
  std::string_view name;
  Member S::* member;
  Codec codec;

  void read(const Value& object, S& into) const {
    if (const Value found = object.optional_field(name); found.exists()) into.*member = codec.read(found);
  }
  void write(const S& from, JsonWriter& out) const { write_member(out, name, codec, from.*member); }
};

template <class S, class Member, class Codec>
constexpr auto default_key(std::string_view name, Member S::* member, Codec codec) {
  return DefaultKey<S, Member, Codec>{name, member, codec};
}

/// A key that stands only where the member differs from its default: what most games do not have.
template <class S, class Member, class Codec>
struct SparseKey {
  std::string_view name;
  Member S::* member;
  Codec codec;

  void read(const Value& object, S& into) const {
    if (const Value found = object.optional_field(name); found.exists()) into.*member = codec.read(found);
  }
  void write(const S& from, JsonWriter& out) const {
    if (from.*member != Member{}) write_member(out, name, codec, from.*member);
  }
};

template <class S, class Member, class Codec>
constexpr auto sparse_key(std::string_view name, Member S::* member, Codec codec) {
  return SparseKey<S, Member, Codec>{name, member, codec};
}

/// A cell takes two keys, x and y.
template <class S>
struct CellKeys {
  Cell S::* member;

  void read(const Value& object, S& into) const {
    (into.*member).x = whole_range<std::int16_t>.read(object.field("x"));
    (into.*member).y = whole_range<std::int16_t>.read(object.field("y"));
  }
  void write(const S& from, JsonWriter& out) const {
    out.key("x");
    out.integer((from.*member).x);
    out.key("y");
    out.integer((from.*member).y);
  }
};

template <class S>
constexpr auto cell(Cell S::* member) {
  return CellKeys<S>{member};
}

/// The keys of a struct of its own, among those of the struct that holds it.
template <class S, class Part>
struct Inlined {
  Part S::* member;

  void read(const Value& object, S& into) const {
    std::apply([&](const auto&... row) { (row.read(object, into.*member), ...); }, describe(Type<Part>{}));
  }
  void write(const S& from, JsonWriter& out) const {
    std::apply([&](const auto&... row) { (row.write(from.*member, out), ...); }, describe(Type<Part>{}));
  }
};

template <class S, class Part>
constexpr auto inlined(Part S::* member) {
  return Inlined<S, Part>{member};
}

/// Reads a struct by its table.
template <class S>
S read_fields(const Value& object) {
  S value{};
  if (object.exists() && !object.json().is_object()) object.fail(ErrorCode::wrong_type, "must be an object");
  std::apply([&](const auto&... row) { (row.read(object, value), ...); }, describe(Type<S>{}));
  return value;
}

/// Writes a struct's keys into an open object.
template <class S>
void write_fields(const S& value, JsonWriter& out) {
  std::apply([&](const auto&... row) { (row.write(value, out), ...); }, describe(Type<S>{}));
}

template <class S>
struct StructCodec {
  S read(const Value& in) const { return read_fields<S>(in); }
  void write(const S& value, JsonWriter& out) const {
    out.object([&] { write_fields(value, out); });
  }
};

template <class S>
constexpr auto list_of_structs() {
  return ListCodec<S, StructCodec<S>>{};
}

}  // namespace bastide::protocol
