// The engine's vocabulary as JSON: actions, events, rules, tiles.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/action.hpp>
#include <engine/event.hpp>
#include <engine/game.hpp>
#include <engine/rules.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// `type` and the fields that the kind uses.
Json to_json(const Action& action);
Json to_json(std::span<const Action> actions);
JsonText json_text(std::span<const Action> actions);
/// Strict; accepts the ranges of the types, since the engine decides which actions are legal. Rejected with
/// message/…; places are counted from `at`, the place of `json`.
Expected<Action> read_action(const Json& json, std::string_view at = {});

Json to_json(const Event& event);
Json to_json(std::span<const Event> events);
JsonText json_text(const Event& event);
JsonText json_text(std::span<const Event> events);

/// The choices that may follow, each with its preview if it was explored.
JsonText json_text(std::span<const Preview::Choice> choices);
/// As in the server's reply to `preview`, without the message around it.
JsonText json_text(const Preview& preview);

/// Resolved rules, with every option.
Json to_json(const Rules& rules);
struct ResolvedRules {
  const GameKind* kind;  ///< never nullptr
  Rules rules;
};
/// Which revision rules are of that name none: the first, if they come from a game, since what was written
/// before there were revisions has none (EXP-REV-01); the newest, if somebody wishes for a new game.
enum class WithoutRevision : std::uint8_t { first, newest };

/// Reads the rules, finds the game and resolves them. Rejected with message/… and rules/…, with the place.
Expected<ResolvedRules> read_rules(const Json& json, std::string_view at = {},
                                   WithoutRevision without = WithoutRevision::first);
/// Of a new game.
Expected<ResolvedRules> read_rules(std::string_view text, std::size_t bytes_max);

/// The answer to POST /api/v1/piles: the piles by these rules, in the order before the shuffle.
JsonText piles_text(const ResolvedRules& rules);

/// The answer to GET /api/v1/catalogue: every game with presets, modules, options and tiles, and the names of
/// the computers' levels from weak to strong.
JsonText catalogue_text(std::span<const std::string_view> computer_levels);
/// The catalogue of one game.
JsonText catalogue_text(const GameKind& kind);

/// Why a room can't have so many seats by these rules; empty: it can. Its places are keys of a request.
std::optional<WireRejection> seats_misfit(const ResolvedRules& rules, int seats);

}  // namespace bastide::protocol
