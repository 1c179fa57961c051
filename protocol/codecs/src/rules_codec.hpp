// Reads, resolves and writes rules.
#pragma once

#include "codecs.hpp"
#include "json_writer.hpp"
#include "value.hpp"

#include <protocol/game_json.hpp>

#include <engine/rules.hpp>

namespace bastide::protocol {

/// A revision of a game's rules, as rules, logs and records have it.
inline constexpr std::string_view kRevisionKey = "revision";
inline constexpr IntegerCodec<int> kRevisionNumber{0, 1'000'000};

/// Finds the game and resolves the rules. After a rejection the kind is nullptr.
ResolvedRules read_rules(const Value& in, WithoutRevision without = WithoutRevision::first);

/// Resolved rules, with every option.
struct RulesCodec {
  void write(const Rules& rules, JsonWriter& out) const;
};

/// Rules as a client wishes them, which it reads by the newest revision.
struct RulesRequestCodec {
  ResolvedRules read(const Value& in) const { return read_rules(in, WithoutRevision::newest); }
  void write(const ResolvedRules& rules, JsonWriter& out) const { RulesCodec{}.write(rules.rules, out); }
};

/// The seats of a room.
inline constexpr IntegerCodec<int> kSeatCount{1, kSeatsMax};

/// The value of an option, by the option's type.
void write_option(const OptionSpec& spec, int value, JsonWriter& out);

}  // namespace bastide::protocol
