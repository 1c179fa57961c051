// How fields of events are written and read, by their kinds (engine/event.hpp), and from the rows of
// words.def the tables of all events.
#pragma once

#include "fields.hpp"

#include <engine/event.hpp>

#include <cstdint>
#include <string_view>
#include <tuple>

namespace bastide::protocol {

inline constexpr ListCodec<Cell, CellPairCodec> kCells;
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
constexpr auto codec(field::rotation) { return kRotation; }
constexpr auto codec(field::piece) { return kPiece; }
constexpr auto codec(field::cell_pair) { return CellPairCodec{}; }
constexpr auto codec(field::cell_or_null) { return NullableCodec<Cell, CellPairCodec>{}; }
constexpr auto codec(field::cells) { return kCells; }
constexpr auto codec(field::corner) { return kTileCorner; }
constexpr auto codec(field::feature) { return kSmall; }
constexpr auto codec(field::feature_if_any) { return kSmall; }
constexpr auto codec(field::feature_kind) { return NameCodec<FeatureKind>{}; }
constexpr auto codec(field::parts) { return kParts; }
constexpr auto codec(field::count) { return kCount; }
constexpr auto codec(field::positive) { return kCount; }
template <int max>
constexpr auto codec(field::zero_to<max>) {
  return kCount;
}
constexpr auto codec(field::points) { return whole_range<int>; }
constexpr auto codec(field::value) { return whole_range<int>; }
constexpr auto codec(field::stream) { return kAnyText; }
constexpr auto codec(field::score_lines) { return list_of_structs<ScoreLine>(); }
constexpr auto codec(field::scores) { return ListCodec<int, IntegerCodec<int>>{kCount}; }
constexpr auto codec(field::seats) { return ListCodec<Seat, IntegerCodec<Seat>>{kSeat}; }
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

#define EVENT(Name, spelled, sentence, ...)                           \
  constexpr std::string_view type_of(Type<Name>) { return #spelled; } \
  constexpr auto describe(Type<Name>) {                               \
    using S = Name;                                                   \
    return std::tuple{__VA_ARGS__};                                   \
  }
#define FIELD(kind, name, ...) field_key(field::kind{}, #name, &S::name),
#define OPTIONAL_FIELD(kind, name, ...) sparse_key(#name, &S::name, codec(field::kind{})),
#include <engine/words.def>

}  // namespace bastide::protocol
