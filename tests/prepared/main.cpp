// Fills a new store with rooms; each has a game just before a turn in which something rare happens.
//   prepared_rooms FILE [SITUATION...]      without names: all whose log can be read to its end
// No argument may begin with a dash.
// Prints one JSON object: for each situation the room's code, the seats' secrets, and the turn as found: its
// steps and their events.
#include "draft_store.hpp"
#include "search.hpp"
#include "situation.hpp"
#include "stored_room.hpp"

#include <protocol/bytes.hpp>
#include <protocol/game_json.hpp>
#include <protocol/json.hpp>

#include <server/store/sqlite_store.hpp>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <exception>
#include <iostream>
#include <set>
#include <string_view>
#include <vector>

namespace bastide::prepared {

namespace {

using protocol::Json;

/// In addition to the action, how a player finds it: the rotations at its cell, or its place among the
/// choices of its kind; through a portal also its place among those of its piece on that tile.
Json to_json(const Step& step) {
  Json json = protocol::to_json(step.action);
  json["seat"] = step.seat;
  int before = 0;
  int of_piece = 0;
  for (const Action& choice : step.choices) {
    if (choice.kind != step.action.kind) continue;
    if (choice.kind == ActionKind::place_tile || choice.kind == ActionKind::place_other) {
      if (choice.cell == step.action.cell) json["rotations"].push_back(choice.rotation);
    } else if (choice == step.action) {
      json["nth"] = before;
      if (choice.elsewhere) json["nth_there"] = of_piece;
    }
    ++before;
    if (choice.elsewhere && choice.cell == step.action.cell && choice.piece == step.action.piece) ++of_piece;
  }
  return json;
}

Json scores_of(const Game& game) {
  Json scores = Json::array();
  for (const SeatState& seat : game.snapshot().table.seats) scores.push_back(seat.score);
  return scores;
}

Json to_json(const StoredRoom& room, const Turn& turn) {
  Json json{{"room", room.code},
            {"seats", Json::array()},
            {"steps", Json::array()},
            {"events", protocol::to_json(turn.events)},
            {"scores", scores_of(*turn.before)},
            {"scores_after", scores_of(*turn.after)}};
  for (const SeatHolder& seat : room.seats)
    json["seats"].push_back({{"name", seat.name}, {"secret", protocol::to_base64url(seat.secret.bytes)}});
  for (const Step& step : turn.steps) json["steps"].push_back(to_json(step));
  return json;
}

Json prepare(DraftStore& store, const Situation& situation) {
  const auto rules = protocol::read_rules(Json::parse(situation.rules));
  if (!rules) throw std::logic_error("rules: " + rules.error().message);
  const Found found = find(situation, *rules);
  const StoredRoom room = store_room(store, situation, *rules, found);
  store.spoil(room.code, situation.spoilt);
  return to_json(room, found.turn);
}

int run(const char* file, const std::set<std::string_view>& wanted) {
  spdlog::set_level(spdlog::level::warn);
  DraftStore rooms;
  Json prepared = Json::object();
  for (const Situation& situation : all_situations()) {
    const bool ready = situation.spoilt == Spoilt::nowhere;
    if (wanted.empty() ? ready : wanted.contains(situation.name))
      prepared[std::string(situation.name)] = prepare(rooms, situation);
  }
  server::SqliteStore store({.file = file});
  rooms.write_to(store);
  std::cout << prepared.dump() << '\n';
  return 0;
}

}  // namespace

}  // namespace bastide::prepared

int main(int count, char** arguments) {
  const std::vector<std::string_view> given(arguments + 1, arguments + count);
  // No option exists: a word with a dash is a mistake, not the name of a new store.
  const auto is_option = [](std::string_view word) { return word.starts_with('-'); };
  if (given.empty() || std::ranges::any_of(given, is_option)) {
    std::cerr << "usage: prepared_rooms FILE [SITUATION...]\n";
    return 2;
  }
  try {
    return bastide::prepared::run(arguments[1], {given.begin() + 1, given.end()});
  } catch (const std::exception& error) {
    std::cerr << "prepared_rooms: " << error.what() << '\n';
    return 1;
  }
}
