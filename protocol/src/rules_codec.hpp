// Rules read, resolved and written.
#pragma once

#include "json_writer.hpp"
#include "value.hpp"

#include <protocol/game_json.hpp>

#include <engine/rules.hpp>

namespace bastide::protocol {

/// Finds the game and resolves. After a fault the kind is nullptr.
ResolvedRules read_rules(const Value& in);

/// As resolved: every option is listed.
struct RulesCodec {
  void write(const Rules& rules, JsonWriter& out) const;
};

/// The value of an option as JSON, by the option's type.
Json option_to_json(const OptionSpec& spec, int value);

}  // namespace bastide::protocol
