// How fields of events and of a table's parts are written and read, by their kinds (engine/event.hpp), and
// from the rows of words.def the tables of all of them.
#pragma once

#include "fields.hpp"

#include <engine/event.hpp>
#include <engine/table_parts.hpp>

#include <cstdint>
#include <string_view>
#include <tuple>

namespace bastide::protocol {

inline constexpr ListCodec<Cell, CellPairCodec> kCells;
inline constexpr WordCodec<PartReason> kPartReason{&find_word<PartReason>};
inline constexpr OutcomeCodec kToken{"flock"};
/// Of the tiles of a feature.
inline constexpr ListCodec<std::uint16_t, BitsCodec> kParts;

constexpr auto describe(Type<ScoreLine>) {
  return std::tuple{key("what", &ScoreLine::what, kAnyText), key("points", &ScoreLine::points, kCount),
                    sparse_key("count", &ScoreLine::count, kCount),
                    sparse_key("each", &ScoreLine::each, kCount)};
}

constexpr auto codec(field::seat) { return kSeat; }
constexpr auto codec(field::seat_or_null) { return kSeatOrNull; }
constexpr auto codec(field::tile) { return kTile; }
constexpr auto codec(field::tiles) { return ListCodec<TileId, TileCodec>{}; }
constexpr auto codec(field::rotation) { return kRotation; }
constexpr auto codec(field::piece) { return kPiece; }
constexpr auto codec(field::cell_pair) { return CellPairCodec{}; }
constexpr auto codec(field::cell_or_null) { return NullableCodec<Cell, CellPairCodec>{}; }
constexpr auto codec(field::cells) { return kCells; }
constexpr auto codec(field::corner) { return kTileCorner; }
constexpr auto codec(field::quarter) { return kQuarter; }
constexpr auto codec(field::axis) { return kAxis; }
constexpr auto codec(field::feature) { return kSmall; }
constexpr auto codec(field::feature_if_any) { return kSmall; }
constexpr auto codec(field::feature_kind) { return NameCodec<FeatureKind>{}; }
constexpr auto codec(field::parts) { return kParts; }
constexpr auto codec(field::count) { return kCount; }
constexpr auto codec(field::positive) { return kCount; }
template <int max>
constexpr auto codec(field::one_to<max>) {
  return kCount;
}
template <int max>
constexpr auto codec(field::zero_to<max>) {
  return kCount;
}
constexpr auto codec(field::points) { return whole_range<int>; }
constexpr auto codec(field::value) { return whole_range<int>; }
constexpr auto codec(field::stream) { return kAnyText; }
constexpr auto codec(field::token) { return kToken; }
constexpr auto codec(field::tokens) { return ListCodec<int, OutcomeCodec>{kToken}; }
constexpr auto codec(field::score_lines) { return list_of_structs<ScoreLine>(); }
constexpr auto codec(field::scores) { return ListCodec<int, IntegerCodec<int>>{whole_range<int>}; }
constexpr auto codec(field::seats) { return ListCodec<Seat, IntegerCodec<Seat>>{kSeat}; }
constexpr auto codec(field::flag) { return kBoolean; }
constexpr auto codec(field::stock) { return kSmall; }
constexpr auto codec(field::goods) { return whole_range<std::uint16_t>; }
constexpr auto codec(field::cell_if_any) { return CellPairCodec{}; }
constexpr auto codec(field::quarter_if_any) { return kQuarter; }
constexpr auto codec(field::crop_choice_if_any) { return kCropChoice; }
constexpr auto codec(field::seat_if_any) { return kSeat; }
constexpr auto codec(field::tile_if_any) { return kTile; }
constexpr auto codec(field::part_reason_if_any) { return kPartReason; }
constexpr auto codec(field::part_reasons) {
  return ListCodec<PartReason, WordCodec<PartReason>>{kPartReason};
}
template <class Struct>
constexpr auto codec(field::list<Struct>) {
  return list_of_structs<Struct>();
}
template <class Struct>
constexpr auto codec(field::if_any<Struct>) {
  return StructCodec<Struct>{};
}
constexpr auto codec(field::castle_corner) { return kCount; }
constexpr auto codec(field::wall_tile) { return kCount; }
template <class Enum>
constexpr auto codec(field::Word<Enum>) {
  return WordCodec<Enum>{&find_word<Enum>};
}

template <class S, class Kind>
constexpr auto field_key(Kind kind, std::string_view name, typename Kind::type S::* member) {
  return key(name, member, codec(kind));
}
template <class S>
constexpr auto field_key(field::cell, std::string_view /*x and y*/, Cell S::* member) {
  return cell(member);
}

/// A key that is left out where the member is empty.
template <class S, class Kind>
constexpr auto optional_field_key(Kind kind, std::string_view name, typename Kind::type S::* member) {
  if constexpr (IsOptional<typename Kind::type>::value)
    return key(name, member, codec(kind));
  else
    return sparse_key(name, member, codec(kind));
}
template <class S, class Struct>
constexpr auto optional_field_key(field::among<Struct>, std::string_view /*its own*/,
                                  std::optional<Struct> S::* member) {
  return inlined_if_any(member);
}

#define STRUCT(Name, schema, meaning, ...) \
  constexpr auto describe(Type<Name>) {    \
    using S = Name;                        \
    return std::tuple{__VA_ARGS__};        \
  }
#define TABLE_PART(Name, member, ...) STRUCT(Name, , , __VA_ARGS__)
#define SEAT_PART(Name, member, ...) STRUCT(Name, , , __VA_ARGS__)
#define OWN_PART(Name, member, ...) STRUCT(Name, , , __VA_ARGS__)
#define EVENT(Name, spelled, sentence, ...)                           \
  constexpr std::string_view type_of(Type<Name>) { return #spelled; } \
  STRUCT(Name, , , __VA_ARGS__)
#define FIELD(kind, name, ...) field_key(field::kind{}, #name, &S::name),
#define OPTIONAL_FIELD(kind, name, ...) optional_field_key(field::kind{}, #name, &S::name),
#define OPTIONAL_FIELD_AS(kind, name, key, ...) optional_field_key(field::kind{}, #key, &S::name),
#include <engine/words.def>

}  // namespace bastide::protocol
