// Reads, resolves and writes rules.
#pragma once

#include "json_writer.hpp"
#include "value.hpp"

#include <protocol/game_json.hpp>

#include <engine/rules.hpp>

namespace bastide::protocol {

/// Finds the game and resolves the rules. After a rejection the kind is nullptr.
ResolvedRules read_rules(const Value& in);

/// Resolved rules, with every option.
struct RulesCodec {
  void write(const Rules& rules, JsonWriter& out) const;
};

/// The value of an option, by the option's type.
void write_option(const OptionSpec& spec, int value, JsonWriter& out);

}  // namespace bastide::protocol
