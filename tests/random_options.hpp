// Random options of a game: a new option enters every test that uses them.
#pragma once

#include "engine/chance.hpp"

#include <engine/game.hpp>
#include <engine/rules.hpp>

#include <cstdint>
#include <map>
#include <string>

namespace bastide::test {

inline OptionInput random_value(Random& random, const OptionSpec& option) {
  switch (option.type) {
    case OptionType::toggle: return one_in(random, 2);
    case OptionType::number: return std::int64_t{any_of(random, option.numbers)};
    case OptionType::word: return std::string(any_of(random, option.words));
    case OptionType::random_or_seat: return std::string("random");
  }
  return false;
}

/// About half of the options, with values that may equal their defaults.
inline std::map<std::string, OptionInput> random_options(const GameKind& kind, Random& random) {
  std::map<std::string, OptionInput> options;
  for (const OptionSpec& option : kind.options())
    if (one_in(random, 2)) options[std::string(option.name)] = random_value(random, option);
  return options;
}

/// Any revision of the rules. Draws nothing while there is a single one: games of a seed stay as they are.
inline int random_revision(const GameKind& kind, Random& random) {
  const int newest = kind.newest_revision();
  return newest == 0 ? 0 : below(random, static_cast<std::size_t>(newest) + 1);
}

}  // namespace bastide::test
