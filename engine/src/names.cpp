// All stable names of records and messages: most of them are the rows of words.def.
#include <engine/action.hpp>
#include <engine/event.hpp>
#include <engine/ids.hpp>
#include <engine/rejection.hpp>
#include <engine/streams.hpp>
#include <engine/survey.hpp>
#include <engine/view.hpp>

#include <algorithm>
#include <array>
#include <cstddef>

namespace bastide {
namespace {

template <class Enum>
std::string_view at(const EnumNames<Enum>& names, Enum value) {
  return names[static_cast<std::size_t>(value)];
}

template <class Enum>
std::optional<Enum> find(const EnumNames<Enum>& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enum>(found - names.begin());
}

constexpr auto kFeatures = named<FeatureKind>({
    "none",
#define FEATURE(name, spelled) spelled,
#include <engine/words.def>
});
constexpr auto kPieces = named<PieceKind>({
#define PIECE(name, ...) #name,
#include <engine/words.def>
});
constexpr std::array<std::string_view, enum_size<Corner>()> kCornerNames{"", "nw", "ne", "se", "sw"};
constexpr std::array<std::string_view, enum_size<Axis>()> kAxisNames{"", "NS", "EW"};
constexpr auto kQuarters = named<Quarter>({"castle", "market", "blacksmith", "cathedral"});
constexpr auto kFlockChoices = named<FlockChoice>({"grow", "score"});
constexpr auto kCropChoices = named<CropChoice>({"add", "remove"});
constexpr auto kPhases = named<Phase>({
#define PHASE(name, ...) #name,
#include <engine/words.def>
});
constexpr auto kReasons = named<ScoreReason>({
#define SCORE_REASON(name, ...) #name,
#include <engine/words.def>
});
constexpr auto kReturnReasons = named<ReturnReason>({
#define RETURN_REASON(name, ...) #name,
#include <engine/words.def>
});
constexpr auto kPartReasons = named<PartReason>({
#define PART_REASON(name, ...) #name,
#include <engine/words.def>
});
constexpr auto kWallTileUses = named<WallTileUse>({"used", "unused", "fresh", "ready", "at_end"});
constexpr auto kFeatureStates = named<FeatureState>({"open", "complete", "lasting"});
constexpr auto kEndings = named<Ending>({"finished", "resigned", "abandoned"});

struct ActionRow {
  std::string_view name;
  ActionFields fields;
};
constexpr std::array<ActionRow, kActionKinds> kActions{{
#define ACTION(name, fields, ...) {#name, fields},
#include <engine/words.def>
}};

struct OutcomeRow {
  std::string_view stream;
  int value;
  std::string_view word;
};
constexpr OutcomeRow kOutcomes[] = {
#define OUTCOME(stream, value, word) {#stream, value, #word},
#include <engine/words.def>
};

constexpr auto kCodes = named<Code>({
#define REFUSAL(group, name, ...) #group "/" #name,
#include <engine/words.def>
});

}  // namespace

std::string_view name(FeatureKind kind) { return at(kFeatures, kind); }
std::string_view name(PieceKind kind) { return at(kPieces, kind); }
std::optional<PieceKind> find_piece(std::string_view name) { return find<PieceKind>(kPieces, name); }
std::string_view name(Corner corner) { return kCornerNames[static_cast<std::size_t>(corner)]; }
std::optional<Corner> find_corner(std::string_view name) {
  const auto found = std::find(kCornerNames.begin() + 1, kCornerNames.end(), name);
  if (found == kCornerNames.end()) return std::nullopt;
  return static_cast<Corner>(found - kCornerNames.begin());
}
std::string_view name(Axis axis) { return kAxisNames[static_cast<std::size_t>(axis)]; }
std::optional<Axis> find_axis(std::string_view name) {
  const auto found = std::find(kAxisNames.begin() + 1, kAxisNames.end(), name);
  if (found == kAxisNames.end()) return std::nullopt;
  return static_cast<Axis>(found - kAxisNames.begin());
}
std::string_view name(Quarter quarter) { return at(kQuarters, quarter); }
std::string_view name(FlockChoice choice) { return at(kFlockChoices, choice); }
std::optional<FlockChoice> find_flock_choice(std::string_view name) {
  return find<FlockChoice>(kFlockChoices, name);
}
std::string_view name(CropChoice choice) { return at(kCropChoices, choice); }
std::optional<CropChoice> find_crop_choice(std::string_view name) {
  return find<CropChoice>(kCropChoices, name);
}
std::string_view name(Phase phase) { return at(kPhases, phase); }
std::optional<Phase> find_phase(std::string_view name) { return find<Phase>(kPhases, name); }
std::string_view name(ScoreReason reason) { return at(kReasons, reason); }
std::string_view name(ReturnReason reason) { return at(kReturnReasons, reason); }
std::string_view name(PartReason reason) { return at(kPartReasons, reason); }
#define ENUM(Type, ...)                                        \
  std::string_view name(Type word) {                           \
    static constexpr auto kWords = named<Type>({__VA_ARGS__}); \
    return at(kWords, word);                                   \
  }
#define VALUE(name) #name,
#include <engine/words.def>
std::string_view name(WallTileUse use) { return at(kWallTileUses, use); }
std::string_view name(FeatureState state) { return at(kFeatureStates, state); }
std::string_view name(Ending ending) { return at(kEndings, ending); }
std::string_view name(Code code) { return at(kCodes, code); }

std::string_view outcome_word(std::string_view stream, int value) {
  const auto found = std::ranges::find_if(
      kOutcomes, [&](const OutcomeRow& row) { return row.stream == stream && row.value == value; });
  return found == std::end(kOutcomes) ? std::string_view{} : found->word;
}
std::optional<int> find_outcome(std::string_view stream, std::string_view word) {
  const auto found = std::ranges::find_if(
      kOutcomes, [&](const OutcomeRow& row) { return row.stream == stream && row.word == word; });
  return found == std::end(kOutcomes) ? std::nullopt : std::optional(found->value);
}

std::string_view name(ActionKind kind) { return kActions[static_cast<std::size_t>(kind)].name; }
ActionFields fields(ActionKind kind) { return kActions[static_cast<std::size_t>(kind)].fields; }
std::optional<ActionKind> find_action(std::string_view name) {
  const auto found = std::ranges::find(kActions, name, &ActionRow::name);
  if (found == kActions.end()) return std::nullopt;
  return static_cast<ActionKind>(found - kActions.begin());
}

}  // namespace bastide
