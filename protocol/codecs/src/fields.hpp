// Tables of a struct's members and their keys. One row serves reading and writing, so a key is spelled once.
// A struct has its table in an overload `constexpr auto describe(Type<S>)` in its namespace's codec file.
// Rows may be in any order: members are read in the order of the table, and written in the order of the
// canonical text, which the compiler determines.
// Boost.PFR could name members only from Boost 1.84 on (Debian 12 has 1.81), and a row says more than the
// name: codec, bounds, whether the key may be missing. Where values are compared, `= default` is shorter.
#pragma once

#include "codecs.hpp"
#include "key_names.hpp"
#include "value.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <ranges>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

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

/// One key. An optional member's key may be missing, unless its codec writes null.
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

/// A key that may be missing when read, which leaves the member at its default; always written.
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

/// A key that is only written if the member differs from its default (of a list: unless it is empty): for
/// what most games do not have.
template <class S, class Member, class Codec>
struct SparseKey {
  std::string_view name;
  Member S::* member;
  Codec codec;

  void read(const Value& object, S& into) const {
    if (const Value found = object.optional_field(name); found.exists()) into.*member = codec.read(found);
  }
  void write(const S& from, JsonWriter& out) const {
    if (is_told(from.*member)) write_member(out, name, codec, from.*member);
  }

 private:
  static bool is_told(const Member& value) {
    if constexpr (requires { value.empty(); })
      return !value.empty();
    else
      return value != Member{};
  }
};

template <class S, class Member, class Codec>
constexpr auto sparse_key(std::string_view name, Member S::* member, Codec codec) {
  return SparseKey<S, Member, Codec>{name, member, codec};
}

/// A list that only gets or loses items at its end during a game, so that a viewer who knows the first ones
/// need not get them again.
template <class S, class Item, class Codec>
struct GrowingKey {
  std::string_view name;
  std::vector<Item> S::* member;
  Codec item;

  void read(const Value& object, S& into) const {
    into.*member = ListCodec<Item, Codec>{item}.read(object.field(name));
  }
  void write(const S& from, JsonWriter& out) const { write_from(from, out, 0); }
  std::size_t count(const S& from) const { return (from.*member).size(); }
  /// The key with a list of the items from `first` on.
  void write_from(const S& from, JsonWriter& out, std::size_t first) const {
    out.key(name);
    write_list(from.*member | std::views::drop(first), out, item);
  }
};

/// Some of a list's items, from `first` to `end`.
struct ItemRange {
  std::size_t first, end;
};

/// A list whose items have numbers (`number_of`): different items have different ones, so that a viewer who
/// knows the last list gets what differs, and nothing else is written.
template <class S, class Item, class Codec>
struct NumberedKey {
  std::string_view name;
  std::vector<Item> S::* member;
  Codec item;

  void read(const Value& object, S& into) const {
    into.*member = ListCodec<Item, Codec>{item}.read(object.field(name));
  }
  void write(const S& from, JsonWriter& out) const { write_some(from, out, {0, (from.*member).size()}); }
  /// The numbers of the items. Returns whether there is this key.
  bool number(const S& from, std::vector<std::uint64_t>& numbers) const {
    for (const Item& one : from.*member) numbers.push_back(number_of(Type<Item>{}, one));
    return true;
  }
  /// The key with a list of these items alone.
  void write_some(const S& from, JsonWriter& out, ItemRange some) const {
    out.key(name);
    write_list(std::span(from.*member).subspan(some.first, some.end - some.first), out, item);
  }
};

template <class S, class Item, class Codec>
constexpr auto numbered_key(std::string_view name, std::vector<Item> S::* member, Codec item) {
  return NumberedKey<S, Item, Codec>{name, member, item};
}

template <class S, class Item, class Codec>
constexpr auto growing_key(std::string_view name, std::vector<Item> S::* member, Codec item) {
  return GrowingKey<S, Item, Codec>{name, member, item};
}

/// A cell has two adjacent keys, x and y: no other key begins with x.
template <class S>
struct CellKeys {
  static constexpr std::string_view name = keys::kX;

  Cell S::* member;

  void read(const Value& object, S& into) const {
    (into.*member).x = whole_range<std::int16_t>.read(object.field(keys::kX));
    (into.*member).y = whole_range<std::int16_t>.read(object.field(keys::kY));
  }
  void write(const S& from, JsonWriter& out) const {
    out.key(keys::kX);
    out.integer((from.*member).x);
    out.key(keys::kY);
    out.integer((from.*member).y);
  }
};

template <class S>
constexpr auto cell(Cell S::* member) {
  return CellKeys<S>{member};
}

/// A written value that is no member: `get` computes it from the struct.
template <class S, class Get, class Codec>
struct ComputedKey {
  std::string_view name;
  Get get;
  Codec codec;

  void write(const S& from, JsonWriter& out) const { write_member(out, name, codec, get(from)); }
};

template <class S, class Get, class Codec>
constexpr auto computed(std::string_view name, Get get, Codec codec) {
  return ComputedKey<S, Get, Codec>{name, get, codec};
}

/// A row of a part, among the rows of the struct that holds the part. `part`: returns the part of the struct.
template <class Get, class Row>
struct PartRow {
  std::string_view name;
  Get part;
  Row row;

  template <class S>
  void read(const Value& object, S& into) const {
    row.read(object, std::invoke(part, into));
  }
  template <class S>
  void write(const S& from, JsonWriter& out) const {
    row.write(std::invoke(part, from), out);
  }
  template <class S>
  std::size_t count(const S& from) const
    requires requires { row.count(std::invoke(part, from)); }
  {
    return row.count(std::invoke(part, from));
  }
  template <class S>
  void write_from(const S& from, JsonWriter& out, std::size_t first) const
    requires requires { row.write_from(std::invoke(part, from), out, first); }
  {
    row.write_from(std::invoke(part, from), out, first);
  }
  template <class S>
  bool number(const S& from, std::vector<std::uint64_t>& numbers) const
    requires requires { row.number(std::invoke(part, from), numbers); }
  {
    return row.number(std::invoke(part, from), numbers);
  }
  template <class S>
  void write_some(const S& from, JsonWriter& out, ItemRange some) const
    requires requires { row.write_some(std::invoke(part, from), out, some); }
  {
    row.write_some(std::invoke(part, from), out, some);
  }
};

/// The keys of a part, among those of the struct that holds it.
template <class Inner, class Get>
struct Inlined {
  Get part;
};

template <class S, class Inner>
constexpr auto inlined(Inner S::* member) {
  return Inlined<Inner, Inner S::*>{member};
}
/// The same for a part that `get` computes; written but never read.
template <class Inner, class Get>
constexpr auto inlined_from(Get get) {
  return Inlined<Inner, Get>{get};
}

/// A row of a part that may be missing: its keys are then omitted. Who reads finds the part by its first key.
template <class S, class Inner, class Row>
struct OptionalPartRow {
  std::string_view name;
  std::string_view first;
  std::optional<Inner> S::* part;
  Row row;

  void read(const Value& object, S& into) const {
    if (!object.optional_field(first).exists()) return;
    if (!(into.*part)) (into.*part).emplace();
    row.read(object, *(into.*part));
  }
  void write(const S& from, JsonWriter& out) const {
    if (from.*part) row.write(*(from.*part), out);
  }
};

template <class S, class Inner>
struct InlinedIfAny {
  std::optional<Inner> S::* part;
};

template <class S, class Inner>
constexpr auto inlined_if_any(std::optional<Inner> S::* member) {
  return InlinedIfAny<S, Inner>{member};
}

template <class Row>
inline constexpr bool kIsInlined = false;
template <class Inner, class Get>
inline constexpr bool kIsInlined<Inlined<Inner, Get>> = true;
template <class S, class Inner>
inline constexpr bool kIsInlined<InlinedIfAny<S, Inner>> = true;

/// `use` of all rows at once, for constants. std::apply asks of each whether it throws, which takes half of a
/// table's time to compile.
template <class... Row, class Use>
constexpr decltype(auto) spread(const std::tuple<Row...>& rows, Use&& use) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) -> decltype(auto) {
    return use(std::get<I>(rows)...);
  }(std::index_sequence_for<Row...>{});
}

template <class Row>
constexpr auto flat_row(const Row& row) {
  return std::tuple<Row>{row};
}
template <class Inner, class Get>
constexpr auto flat_row(const Inlined<Inner, Get>& inlined);
template <class S, class Inner>
constexpr auto flat_row(const InlinedIfAny<S, Inner>& inlined);

/// The rows of a table, with its parts' rows in their places.
template <class... Row>
constexpr auto flat(const std::tuple<Row...>& rows) {
  if constexpr ((kIsInlined<Row> || ...))
    return spread(rows, [](const Row&... row) { return std::tuple_cat(flat_row(row)...); });
  else
    return rows;
}

template <class Inner, class Get>
constexpr auto flat_row(const Inlined<Inner, Get>& inlined) {
  return spread(flat(describe(Type<Inner>{})), [&]<class... Row>(const Row&... row) {
    return std::tuple<PartRow<Get, Row>...>{PartRow<Get, Row>{row.name, inlined.part, row}...};
  });
}

template <class S, class Inner>
constexpr auto flat_row(const InlinedIfAny<S, Inner>& inlined) {
  return spread(flat(describe(Type<Inner>{})), [&]<class... Row>(const Row&... row) {
    const std::string_view first = std::get<0>(std::tie(row...)).name;
    return std::tuple<OptionalPartRow<S, Inner, Row>...>{
        OptionalPartRow<S, Inner, Row>{row.name, first, inlined.part, row}...};
  });
}

/// The key of a member, for who looks at a text without its struct: `key_name<&S::member>()`.
template <auto Member>
consteval std::string_view key_name() {
  return []<class S, class M>(M S::* member) {
    std::string_view found;
    const auto look_at = [&](const auto& row) {
      if constexpr (requires { row.member == member; })
        if (row.member == member) found = row.name;
    };
    spread(describe(Type<S>{}), [&](const auto&... row) { (look_at(row), ...); });
    return found;
  }(Member);
}

/// The indices of rows in the order of their names.
template <class... Row>
constexpr auto order_by_name(const std::tuple<Row...>& rows) {
  std::array<std::string_view, sizeof...(Row)> names{};
  std::array<std::size_t, sizeof...(Row)> order{};
  spread(rows, [&](const Row&... row) {
    std::size_t i = 0;
    ((names[i++] = row.name), ...);
  });
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::sort(order, {}, [&](std::size_t i) { return names[i]; });
  return order;
}

/// `type`, for structs with a `type_of`.
template <class S>
struct TypeKey {
  static constexpr std::string_view name = keys::kType;
  void write(const S&, JsonWriter& out) const { write_member(out, name, kAnyText, type_of(Type<S>{})); }
};

template <class S>
struct Rows {
  static constexpr auto kAll = flat(describe(Type<S>{}));
};
template <class S>
struct TypedRows {
  static constexpr auto kAll = std::tuple_cat(std::tuple{TypeKey<S>{}}, Rows<S>::kAll);
};

/// Writes the keys of a table into an open object, in the order of their names.
template <class Table, class S>
void write_rows(const S& value, JsonWriter& out) {
  static constexpr auto kOrder = order_by_name(Table::kAll);
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (std::get<kOrder[I]>(Table::kAll).write(value, out), ...);
  }(std::make_index_sequence<kOrder.size()>{});
}

/// Reads a struct by its table.
template <class S>
S read_fields(const Value& object) {
  S value{};
  if (object.exists() && !object.json().is_object()) object.fail(ErrorCode::wrong_type, "must be an object");
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (std::get<I>(Rows<S>::kAll).read(object, value), ...);
  }(std::make_index_sequence<std::tuple_size_v<std::remove_const_t<decltype(Rows<S>::kAll)>>>{});
  return value;
}

/// Writes a struct's keys into an open object.
template <class S>
void write_fields(const S& value, JsonWriter& out) {
  write_rows<Rows<S>>(value, out);
}

/// The same with its `type`.
template <class S>
void write_typed_fields(const S& value, JsonWriter& out) {
  write_rows<TypedRows<S>>(value, out);
}

template <class S>
struct StructCodec {
  S read(const Value& in) const { return read_fields<S>(in); }
  void write(const S& value, JsonWriter& out) const {
    out.object_in_order([&] { write_fields(value, out); });
  }
};

template <class S>
constexpr auto list_of_structs() {
  return ListCodec<S, StructCodec<S>>{};
}

}  // namespace bastide::protocol
