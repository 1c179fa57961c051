// The engine's vocabulary as JSON: actions, events, rules, tiles.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/action.hpp>
#include <engine/event.hpp>
#include <engine/game.hpp>
#include <engine/rules.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// `type` and the fields that the kind uses.
Json to_json(const Action& action);
Json to_json(std::span<const Action> actions);
JsonText json_text(std::span<const Action> actions);
/// Strict; ranges are those of the types, since whether an action is legal is the engine's to say.
/// Rejected with message/…, places counted from `at`, the place where `json` stands.
Expected<Action> read_action(const Json& json, std::string at = {});

Json to_json(const Event& event);
Json to_json(std::span<const Event> events);
JsonText json_text(const Event& event);
JsonText json_text(std::span<const Event> events);

/// What may follow, each with what it would bring where that was explored.
JsonText json_text(std::span<const Preview::Choice> choices);

/// Rules as resolved: every option is listed.
Json to_json(const Rules& rules);
struct ResolvedRules {
  const GameKind* kind;  ///< never nullptr
  Rules rules;
};
/// Reads, finds the game and resolves. Rejected with message/… and rules/…, with the place.
Expected<ResolvedRules> read_rules(const Json& json, std::string at = {});
Expected<ResolvedRules> read_rules(std::string_view text, std::size_t bytes_max);

/// What POST /api/v1/piles answers: the contents of the piles by these rules,
/// as their shuffle begins with them.
JsonText piles_text(const ResolvedRules& rules);

/// What GET /api/v1/catalogue answers: every game with presets, modules, options and tiles; and the names of
/// the levels that computers play at, from weak to strong.
JsonText catalogue_text(std::span<const std::string_view> computer_levels);
/// One game of it.
JsonText catalogue_text(const GameKind& kind);

}  // namespace bastide::protocol
