// Which game is played by which rules: presets, editions, modules and options, first as requested,
// then resolved.
#pragma once

#include <engine/rejection.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bastide {

/// An option's value as a host or record writes it: on/off, number or word.
using OptionInput = std::variant<bool, std::int64_t, std::string>;

/// Requested rules: a preset and the differences from it.
struct RulesRequest {
  std::string game = "carcassonne";
  std::optional<std::string> preset;   ///< empty: the game's default preset
  std::optional<std::string> edition;  ///< printing of the tiles; empty: the preset's
  /// The complete list of modules in play; empty: the preset's.
  std::optional<std::vector<std::string>> modules;
  std::map<std::string, OptionInput> options;  ///< single options, by the names in the tables of rules
  std::optional<int> revision = {};            ///< empty: the newest
};

enum class OptionType : std::uint8_t {
  toggle,          ///< value 0 or 1; a JSON boolean
  number,          ///< one of `numbers`; a JSON number
  word,            ///< value is an index into `words`; a JSON string
  random_or_seat,  ///< value -1 for the word "random", else one of `numbers`, a seat
};

/// An option's default in one printing.
struct EditionValue {
  std::string_view edition;
  int value;
};

/// One row of an option table of the rules.
struct OptionSpec {
  std::string_view name;
  OptionType type;
  std::span<const int> numbers;                   ///< for `number` and `random_or_seat`: the allowed values
  std::span<const std::string_view> words;        ///< for `word`: the allowed words
  int fallback;                                   ///< value unless the preset or the host sets another
  std::string_view module;                        ///< counts only with this module; empty: always
  std::span<const EditionValue> by_edition = {};  ///< where a printing differs from `fallback` (EXP-ED-01)

  int fallback_in(std::string_view edition) const {
    for (const EditionValue& differing : by_edition) {
      if (differing.edition == edition) return differing.value;
    }
    return fallback;
  }
};

struct PresetValue {
  std::string_view option;
  int value;
};

/// A published set or chapter of rules that can be switched on.
struct ModuleSpec {
  std::string_view name;
  std::string_view sets_title;  ///< English title, for listings
  /// Defaults of other options with this module, unless the preset or the host sets others.
  std::span<const PresetValue> defaults = {};
};

struct PresetSpec {
  std::string_view name;
  std::string_view edition;
  std::span<const std::string_view> modules;
  std::span<const PresetValue> values;  ///< differences from the defaults of printing and modules
};

/// A change of what is legal, scored or drawn, made after games had been played without it (EXP-REV-01).
/// Never removed: games that began before it are played, replayed and verified without it.
struct MendSpec {
  std::string_view name;    ///< unique in its game
  int since;                ///< the revision of the game's rules that brought it, from 1
  std::string_view module;  ///< concerns only games with this module; empty: all
  std::string_view what;    ///< one English sentence: how it is now, and how it was before
};

struct OptionSetting {
  const OptionSpec* spec;
  int value;
  friend bool operator==(const OptionSetting&, const OptionSetting&) = default;
};

/// Rules as resolved and frozen at the start of the game (BASE-OPT-01). Only GameKind::resolve makes them.
struct Rules {
  std::string game;
  std::string preset;
  std::string edition;
  std::vector<std::string_view> modules;  ///< in registry order
  std::vector<OptionSetting> options;     ///< every option of the game, in table order
  /// Which of the game's mends are in force: those of this revision and of earlier ones. Rules from before
  /// there were revisions are of revision 0.
  int revision = 0;

  /// Whether a mend is in force. Requires: the game has that mend. For set-up: asks a table by name.
  bool mended(std::string_view mend) const;
  bool has(std::string_view module) const;
  /// The value of an option. Requires: the game has that option.
  int option(std::string_view name) const;
  friend bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace bastide
