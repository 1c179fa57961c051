// Which game is played by which rules: presets, editions, modules and options,
// first as asked for, then resolved.
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

/// Rules as asked for: a preset and what differs from it.
struct RulesRequest {
  std::string game = "carcassonne";
  std::optional<std::string> preset;   ///< absent: the game's default preset
  std::optional<std::string> edition;  ///< printing of the tiles; absent: the preset's
  /// The whole list of modules in play; absent: the preset's.
  std::optional<std::vector<std::string>> modules;
  std::map<std::string, OptionInput> options;  ///< single options by the names of the rules' tables
};

enum class OptionType : std::uint8_t {
  toggle,          ///< value 0 or 1; a JSON boolean
  number,          ///< one of `numbers`; a JSON number
  word,            ///< value is an index into `words`; a JSON string
  random_or_seat,  ///< value -1 for the word "random", else one of `numbers`, a seat
};

/// What an option is in one printing unless said otherwise.
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
  int fallback;                                   ///< value unless the preset or the host says otherwise
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

/// A published set or rules chapter that can be switched on.
struct ModuleSpec {
  std::string_view name;
  std::string_view sets_title;  ///< English title, for listings
  /// What other options are with it unless the preset or the host says otherwise.
  std::span<const PresetValue> defaults = {};
};

struct PresetSpec {
  std::string_view name;
  std::string_view edition;
  std::span<const std::string_view> modules;
  std::span<const PresetValue> values;  ///< where it differs from the defaults of printing and modules
};

struct OptionSetting {
  const OptionSpec* spec;
  int value;
  friend bool operator==(const OptionSetting&, const OptionSetting&) = default;
};

/// Rules as resolved and frozen at the start of the game (BASE-OPT-01). Made by GameKind::resolve only.
struct Rules {
  std::string game;
  std::string preset;
  std::string edition;
  std::vector<std::string_view> modules;  ///< in registry order
  std::vector<OptionSetting> options;     ///< every option of the game, in table order

  bool has(std::string_view module) const;
  /// Value of an option of this game. Requires: the game has that option.
  int option(std::string_view name) const;
  friend bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace bastide
