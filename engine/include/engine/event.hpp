// What happened. Events are facts in order; a record replays without a generator because each
// draw is an event. Each is a row of words.def: the base game's there, a module's in its folder.
#pragma once

#include <engine/enum_size.hpp>
#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace bastide {

/// A segment of a tile on the table; `feature` is the index into its tile's features.
struct SegmentOnTable {
  Cell cell;
  std::uint8_t feature;
  friend bool operator==(const SegmentOnTable&, const SegmentOnTable&) = default;
};

/// The tiles of a feature, and its segments on each.
struct Extent {
  std::vector<Cell> tiles;           ///< each cell once, in reading order
  std::vector<std::uint16_t> parts;  ///< by tile: a bit for each of the feature's segments
  friend bool operator==(const Extent&, const Extent&) = default;
};

/// One line of a score sheet: the source of a part of the points ("tiles", "pennants",
/// "cities", "wall_tile").
struct ScoreLine {
  std::string_view what;  ///< static storage
  int points;
  int count;  ///< of the things counted; 0 if the points are not counted
  int each;   ///< points of each: `count` times this makes `points`
};

/// Why points are scored.
enum class ScoreReason : std::uint8_t {
#define SCORE_REASON(name, ...) name,
#include <engine/words.def>
};

/// Why a piece returns to its supply.
enum class ReturnReason : std::uint8_t {
#define RETURN_REASON(name, ...) name,
#include <engine/words.def>
};

/// Why a turn has a further part (EXP-PART-01).
enum class PartReason : std::uint8_t {
#define PART_REASON(name, ...) name,
#include <engine/words.def>
};

enum class Ending : std::uint8_t { finished, resigned, abandoned };

/// Words that only an event of a module has.
#define ENUM(Type, ...) enum class Type : std::uint8_t { __VA_ARGS__ };
#define VALUE(name) name,
#include <engine/words.def>

std::string_view name(ScoreReason reason);
std::string_view name(Ending ending);
std::string_view name(ReturnReason reason);
std::string_view name(PartReason reason);
#define ENUM(Type, ...) std::string_view name(Type word);
#include <engine/words.def>

/// The kinds of fields of events and of a table's parts. Each is a type of its own, by which those who write,
/// show or check fields choose how: protocol/codecs/src/field_codecs.hpp, KINDS in protocol/tools/words.mjs.
namespace field {

template <class T>
struct Of {
  using type = T;
};
/// One of a closed list of words, which have a `name`.
template <class Enum>
struct Word : Of<Enum> {};

struct seat : Of<Seat> {};
struct seat_or_null : Of<Seat> {};  ///< null: kNoSeat
struct tile : Of<TileId> {};
struct tiles : Of<std::vector<TileId>> {};
struct rotation : Of<Rotation> {};
struct piece : Of<PieceKind> {};
struct cell : Of<Cell> {};                         ///< as the keys `x` and `y`
struct cell_pair : Of<Cell> {};                    ///< as [x, y]
struct cell_or_null : Of<std::optional<Cell>> {};  ///< likewise
struct cells : Of<std::vector<Cell>> {};
struct corner : Of<Corner> {};  ///< of a tile
struct quarter : Of<Quarter> {};
struct axis : Of<Axis> {};
struct feature : Of<std::uint8_t> {};  ///< the index into its tile's features
struct feature_if_any : Of<std::optional<std::uint8_t>> {};
struct feature_kind : Of<FeatureKind> {};
struct parts : Of<std::vector<std::uint16_t>> {};  ///< of a feature, as in Extent; empty without a feature
struct count : Of<int> {};
struct positive : Of<int> {};  ///< at least 1
template <int>
struct one_to : Of<int> {};
template <int>
struct zero_to : Of<int> {};
struct points : Of<int> {};
struct value : Of<int> {};
struct stream : Of<std::string_view> {};  ///< static storage
struct token : Of<int> {};                ///< of the stream `flock` (OUTCOME)
struct tokens : Of<std::vector<int>> {};
struct score_lines : Of<std::vector<ScoreLine>> {};
struct scores : Of<std::vector<int>> {};
struct seats : Of<std::vector<Seat>> {};
struct flag : Of<bool> {};
struct stock : Of<std::uint8_t> {};
struct goods : Of<std::uint16_t> {};
struct cell_if_any : Of<std::optional<Cell>> {};
struct quarter_if_any : Of<std::optional<Quarter>> {};
struct crop_choice_if_any : Of<std::optional<CropChoice>> {};
struct seat_if_any : Of<std::optional<Seat>> {};
struct tile_if_any : Of<std::optional<TileId>> {};
struct part_reason_if_any : Of<std::optional<PartReason>> {};
struct part_reasons : Of<std::vector<PartReason>> {};
/// Structs of rows.
template <class Struct>
struct list : Of<std::vector<Struct>> {};
template <class Struct>
struct if_any : Of<std::optional<Struct>> {};
template <class Struct>
struct among : Of<std::optional<Struct>> {};  ///< its keys are among those beside it
struct castle_corner : Of<int> {};
struct wall_tile : Of<int> {};
struct score_reason : Word<ScoreReason> {};
struct return_reason : Word<ReturnReason> {};
struct part_reason : Word<PartReason> {};
struct ending : Word<bastide::Ending> {};
#define ENUM(Type, ...) \
  struct Type : Word<bastide::Type> {};
#include <engine/words.def>

}  // namespace field

#define EVENT(Type, name, sentence, ...) \
  struct Type {                          \
    __VA_ARGS__                          \
  };
#define FIELD(kind, name, ...) field::kind::type name;
#define OPTIONAL_FIELD(kind, name, ...) field::kind::type name{};
#include <engine/words.def>

/// Without the first type, which stands before the comma of the first row.
template <class, class... Types>
using VariantBehind = std::variant<Types...>;
using Event = VariantBehind<void
#define EVENT(Type, ...) , Type
#include <engine/words.def>
                            >;
using Events = std::vector<Event>;

/// Whether an event of this type reveals something hidden: what follows cannot be foreseen (ends_foresight).
template <class E>
inline constexpr bool reveals = false;
#define REVEALS(Type) \
  template <>         \
  inline constexpr bool reveals<Type> = true;
#define REVEALS_ONLY(Type, field) REVEALS(Type)
#include <engine/words.def>

}  // namespace bastide
