// Rules read, resolved and written.
#pragma once

#include "json_writer.hpp"
#include "value.hpp"

#include <protocol/game_json.hpp>

#include <engine/rules.hpp>

namespace bastide::protocol {

/// Finds the game and resolves. After a rejection the kind is nullptr.
ResolvedRules read_rules(const Value& in);

/// As resolved: every option is listed.
struct RulesCodec {
  void write(const Rules& rules, JsonWriter& out) const;
};

/// The value of an option, by the option's type.
void write_option(const OptionSpec& spec, int value, JsonWriter& out);

}  // namespace bastide::protocol
