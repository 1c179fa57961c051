// The engine's vocabulary as JSON: actions, events, rules, tiles.
#pragma once

#include <protocol/fault.hpp>
#include <protocol/json.hpp>

#include <engine/action.hpp>
#include <engine/event.hpp>
#include <engine/game.hpp>
#include <engine/rules.hpp>

#include <span>

namespace bastide::protocol {

/// `type` and the fields that the kind uses.
Json to_json(const Action& action);
Json to_json(std::span<const Action> actions);
JsonText json_text(std::span<const Action> actions);
/// Strict; ranges are those of the types, since whether an action is legal is the engine's to say. Faults: message/…, places
/// counted from `at`, the place where `json` stands.
Expected<Action> read_action(const Json& json, std::string at = {});

Json to_json(const Event& event);
Json to_json(std::span<const Event> events);
JsonText json_text(std::span<const Event> events);

/// What may follow, each with what it would bring where that was explored.
JsonText json_text(std::span<const Preview::Choice> choices);

/// Rules as resolved: every option is listed.
Json to_json(const Rules& rules);
struct ResolvedRules {
  const GameKind* kind;  ///< never nullptr
  Rules rules;
};
/// Reads, finds the game and resolves. Faults: message/… and rules/…, with the place.
Expected<ResolvedRules> read_rules(const Json& json, std::string at = {});

/// What POST /api/v1/piles answers: the contents of the piles by these rules, as their shuffle begins with them.
Json piles_to_json(const ResolvedRules& rules);

/// What GET /api/v1/catalogue answers: every game with presets, modules, options and tiles.
Json catalogue_to_json();
/// One game of it.
Json catalogue_to_json(const GameKind& kind);

}  // namespace bastide::protocol
