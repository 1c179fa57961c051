#include <protocol/records/verify.hpp>

#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace bastide::protocol {
namespace {

bool same(const StartTile& a, const StartTile& b) {
  return a.tile == b.tile && a.cell == b.cell && a.rotation == b.rotation;
}

/// The result of the game as played. A game that nobody ended was abandoned: scores as they
/// stand, no winners.
GameFinished result_of(const Game& game) {
  return game.result().value_or(
      GameFinished{.scores = scores(game), .winners = {}, .ended = Ending::abandoned});
}

/// The draws of a game: its tiles in order, and what was drawn from the streams.
struct Draws {
  std::vector<TileId> drawn;
  std::optional<Reshuffle> reshuffle;
  std::vector<TileId> buried;
  ChanceValues chance;
};
Draws draws_of(const Game& game) {
  const bastide::Snapshot snapshot = game.snapshot();
  return {game.drawn(), snapshot.reshuffle, snapshot.buried, values_of(snapshot.chance)};
}

/// Plays the record's actions on the committed piles, as far as they are legal there.
Draws committed_draws(const Record& record, const Bytes32& seed) {
  const int seats = static_cast<int>(record.seats.size());
  Setup setup = derive_setup(*record.kind, record.rules, seats, seed);
  setup.first_player = record.first_player.value_or(0);
  Events events;
  const auto game = record.kind->start(setup, events);
  if (!game) return {};
  for (const auto& [seat, action] : record.actions)
    if (!(*game)->apply(seat, action, events)) break;
  return draws_of(**game);
}

std::string_view tile_name(const std::vector<TileId>& draws, std::size_t index) {
  return index < draws.size() ? tile(draws[index]).id : "no tile";
}

class Verifier {
 public:
  Verifier(const Record& record, const Replay& played, const std::optional<Bytes32>& promised)
      : record_(record), played_(played), promised_(promised) {}

  Verification run() {
    check_actions();
    check_result();
    check_start();
    check_computers();
    check_undone();
    check_proof();
    return std::move(found_);
  }

 private:
  void check_actions() {
    if (played_.end == ReplayEnd::rejected) {
      found_.faults.push_back(sentence(*played_.rejected));
    } else {
      found_.agreements.push_back(fmt::format("all {} actions are legal", record_.actions.size()));
    }
  }

  void check_result() {
    if (!record_.result) return found_.faults.push_back("result is missing");
    if (played_.end == ReplayEnd::rejected) return;
    const GameFinished played = result_of(*played_.game);
    const GameFinished& recorded = *record_.result;
    hold(recorded.ended == played.ended, "result.ended",
         fmt::format("{}, but the game was {}", name(recorded.ended), name(played.ended)));
    hold(recorded.scores == played.scores, "result.scores",
         fmt::format("{}, but the game ends with {}", recorded.scores, played.scores));
    hold(recorded.winners == played.winners, "result.winners",
         fmt::format("{}, but the game is won by {}", recorded.winners, played.winners));
  }

  void check_start() {
    const auto usual = record_.kind->opening_layout(record_.rules);
    const bool standard = !record_.start || std::ranges::equal(*record_.start, usual, same);
    hold(standard, "start", "not the opening layout of these rules");
  }

  /// Checks that seats went to computers and back in order.
  void check_computers() {
    for (std::size_t seat = 0; seat < record_.seats.size(); ++seat)
      if (const auto& level = record_.seats[seat].computer)
        found_.agreements.push_back(fmt::format("seat {} is said to be a computer's ({})", seat, *level));
    if (record_.stand_ins.empty()) return;
    std::vector<bool> computer(record_.seats.size());
    int step = 0;
    bool good = true;
    for (const StandIn& one : record_.stand_ins) {
      good = good && one.step >= std::exchange(step, one.step) && !record_.seats[one.seat].computer &&
             computer[one.seat] != one.level.has_value();
      computer[one.seat] = one.level.has_value();
    }
    hold(good, "stand_ins", "seats go from persons to computers and back, in order, and no others");
  }

  /// Checks that what was taken back can have been: each time what had been played last, at its place among
  /// the actions that stand.
  void check_undone() {
    if (record_.undone.empty()) return;
    int step = 0;
    std::uint32_t after = 0;
    bool good = true;
    for (const UndoneTurn& one : record_.undone)
      good = good && one.to < one.step - 1 && one.step > std::exchange(step, one.step) &&
             one.after >= std::exchange(after, one.after) && one.after <= record_.actions.size();
    hold(good, "undone", "turns are taken back in order, each before what followed it");
    found_.agreements.push_back(fmt::format("turns said to be taken back: {}", record_.undone.size()));
  }

  void check_proof() {
    if (!record_.proof) return found_.faults.push_back("proof is missing");
    const Proof& proof = *record_.proof;
    hold(proof.commitment == commitment(proof.secret), "proof.commitment", "not the hash of proof.secret");
    if (promised_)
      hold(proof.commitment == *promised_, "the promised commitment", "the record has another one");

    const Bytes32 seed = derive_seed(proof.secret, proof.game_id, proof.entropy);
    if (record_.seed) hold(*record_.seed == seed, "seed", "not the one that follows from the proof");
    const int seats = static_cast<int>(record_.seats.size());
    const Seat first = derive_first_player(record_.rules, seats, seed);
    hold(record_.first_player.value_or(0) == first, "first_player",
         fmt::format("seat {}, but seat {} follows from the proof", record_.first_player.value_or(0), first));
    check_draws(committed_draws(record_, seed));
    if (record_.deck && !record_.deck->wall_tiles.empty()) {
      const Setup committed = derive_setup(*record_.kind, record_.rules, seats, seed);
      hold(record_.deck->wall_tiles == wall_tiles_laid(committed), "deck.wall_tiles", "not as committed");
    }
  }

  /// The order as recorded, as played and as committed must be the same.
  void check_draws(const Draws& committed) {
    const auto [played, reshuffle, buried, chance] = draws_of(*played_.game);
    const std::vector<TileId>& recorded = record_.deck ? record_.deck->order : played;
    if (const auto& returned = record_.deck ? record_.deck->returned : reshuffle;
        returned || committed.reshuffle)
      hold(returned == committed.reshuffle, "deck.returned", "not what went back into the pile");
    const std::vector<TileId>& under = record_.deck ? record_.deck->buried : buried;
    if (!under.empty() || !committed.buried.empty())
      hold(under == committed.buried, "deck.buried", "not what went under the hills");
    const auto [a, b] = std::ranges::mismatch(recorded, committed.drawn);
    const auto place = static_cast<std::size_t>(a - recorded.begin());
    hold(a == recorded.end() && b == committed.drawn.end(), "deck.order",
         fmt::format("{} at draw {}, but the committed piles give {}", tile_name(recorded, place), place,
                     tile_name(committed.drawn, place)));
    if (recorded.size() > played.size())
      found_.faults.push_back(
          fmt::format("deck.order: names {} tiles, but {} were drawn", recorded.size(), played.size()));
    check_chance(record_.chance.empty() ? chance : record_.chance, committed.chance);
  }

  /// The recorded values, or those drawn if none are recorded, must be those of the committed streams.
  void check_chance(const ChanceValues& recorded, const ChanceValues& committed) {
    std::set<std::string> streams;
    for (const ChanceValues* values : {&recorded, &committed})
      for (const auto& [stream, drawn] : *values) streams.insert(stream);
    for (const std::string& stream : streams)
      hold(values_from(recorded, stream) == values_from(committed, stream), "chance." + stream,
           fmt::format("{}, but the committed stream gives {}", values_from(recorded, stream),
                       values_from(committed, stream)));
  }

  static std::vector<int> values_from(const ChanceValues& values, const std::string& stream) {
    const auto found = values.find(stream);
    return found == values.end() ? std::vector<int>{} : found->second;
  }

  void hold(bool good, std::string_view what, std::string_view otherwise) {
    if (good)
      found_.agreements.push_back(fmt::format("{} is right", what));
    else
      found_.faults.push_back(fmt::format("{}: {}", what, otherwise));
  }

  const Record& record_;
  const Replay& played_;
  const std::optional<Bytes32>& promised_;
  Verification found_;
};

}  // namespace

Expected<Verification> verify(const Record& record, const std::optional<Bytes32>& promised) {
  const auto played = replay(record);
  if (!played) return std::unexpected(played.error());
  return Verifier(record, *played, promised).run();
}

JsonText json_text(const Expected<Verification>& verdict, std::string_view file) {
  nlohmann::ordered_json line{{"file", file}};
  if (verdict) {
    line["good"] = verdict->good();
    line["agreements"] = verdict->agreements;
    line["faults"] = verdict->faults;
  } else {
    line["error"] = {
        {"code", verdict.error().code}, {"at", verdict.error().at}, {"message", verdict.error().message}};
  }
  return JsonText{line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)};
}

}  // namespace bastide::protocol
