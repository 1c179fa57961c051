#include "bastide.h"

#include "action_codec.hpp"
#include "codecs.hpp"
#include "digits.hpp"
#include "fields.hpp"
#include "rules_codec.hpp"
#include "value.hpp"
#include "view_rows.hpp"

#include <engine/bench.hpp>
#include <engine/game.hpp>
#include <engine/random.hpp>

#include <protocol/game_json.hpp>
#include <protocol/http.hpp>
#include <protocol/json.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <limits>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::protocol {
namespace {

constexpr std::size_t kQuestionBytesMax = 64 * 1024;
constexpr std::size_t kGamesMax = 100'000;  ///< under way at once: a mistake that keeps them all is told
constexpr std::int64_t kRandomGamesMax = 1'000'000;
constexpr std::int64_t kSeedMax = (std::int64_t{1} << 53) - 1;  ///< every reader of JSON holds it exactly

struct PlayedGame {
  std::unique_ptr<Game> game;
  int step = 0;  ///< of actions so far
};

std::map<std::uint32_t, PlayedGame>& games() {
  static std::map<std::uint32_t, PlayedGame> all;
  return all;
}

/// A code for callers of this interface alone, which have no room and no connection.
WireRejection rejection(std::string_view code, std::string sentence) {
  WireRejection made(ErrorCode::bad_value, std::move(sentence));
  made.code = code;
  return made;
}

/// The answer to a question, as JSON. A question that fails is rejected by `Value::fail`, or by what is
/// returned.
using Answer = Expected<std::string>;

std::uint32_t number_in(const Value& question) {
  const Value number = question.field("game");
  return static_cast<std::uint32_t>(number.integer(0, std::numeric_limits<std::uint32_t>::max()));
}

/// nullptr if there is none of that number.
PlayedGame* game_in(const Value& question) {
  const auto found = games().find(number_in(question));
  return found == games().end() ? nullptr : &found->second;
}
std::unexpected<WireRejection> no_game() {
  return std::unexpected(rejection("game/closed", "there is no such game, or it is closed"));
}

std::optional<Seat> seat_in(const Value& question) {
  const Value seat = question.optional_field("seat");
  if (!seat.exists()) return std::nullopt;
  return static_cast<Seat>(seat.integer(0, kSeatsMax - 1));
}

struct NewGame {
  const GameKind* kind;
  Setup setup;
  std::uint64_t seed;
};

/// A set-up with shuffled piles.
std::optional<NewGame> new_game_in(const Value& question) {
  const Value rules = question.field("rules"), seats = question.field("seats"), seed = question.field("seed");
  const ResolvedRules resolved = read_rules(rules, WithoutRevision::newest);
  const auto wanted = static_cast<int>(
      seats.integer(std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()));
  const auto number = static_cast<std::uint64_t>(seed.integer(0, kSeedMax));
  if (!question.sound()) return std::nullopt;
  const GameKind& kind = *resolved.kind;
  NewGame wanted_game{.kind = &kind,
                      .setup = {.rules = resolved.rules,
                                .seats = wanted,
                                .start = kind.opening_layout(resolved.rules),
                                .forced = {},
                                .piles = kind.piles(resolved.rules)},
                      .seed = number};
  Random random(number);
  for (Pile& pile : wanted_game.setup.piles) random.shuffle(std::span(pile.items));
  wanted_game.setup.chance = std::make_shared<RandomStreams>(number);
  return wanted_game;
}

// ---- answers

void write_numbers(std::span<const int> numbers, JsonWriter& out) {
  out.array([&] {
    for (const int number : numbers) out.integer(number);
  });
}

/// How a game stands, with what has just happened in it.
std::string standing(std::uint32_t number, const Game& game, const Events& events) {
  return written([&](JsonWriter& out) {
    out.object([&] {
      out.key("events");
      out.literal(json_text(events).text);
      out.key("game");
      out.integer(number);
      write_member(out, "rules", RulesCodec{}, game.setup().rules);
      out.key("scores");
      write_numbers(scores(game), out);
      write_member(out, "seat", kSeatOrNull, game.to_act());
      write_member(out, "result", kResult, game.result());
    });
  });
}

Answer catalogue(const Value&) { return catalogue_text(std::span<const std::string_view>{}).text; }

/// Keeps a game from here on, and tells how it stands.
Answer kept(PlayedGame played, const Events& events) {
  static std::uint32_t last = 0;
  if (games().size() >= kGamesMax)
    return std::unexpected(rejection("game/too_many", "too many games are open: close some"));
  const Game& game = *games().emplace(++last, std::move(played)).first->second.game;
  return standing(last, game, events);
}

Answer begin(const Value& question) {
  const auto wanted_game = new_game_in(question);
  if (!wanted_game) return {};
  Events events;
  auto game = wanted_game->kind->start(wanted_game->setup, events);
  if (!game) return std::unexpected(WireRejection(game.error()));
  return kept({std::move(*game)}, events);
}

Answer copy(const Value& question) {
  const PlayedGame* const original = game_in(question);
  if (!original) return no_game();
  return kept({original->game->clone(), original->step}, {});
}

Answer legal_actions(const Value& question) {
  const PlayedGame* const played = game_in(question);
  if (!played) return no_game();
  return json_text(played->game->legal_actions()).text;
}

Answer observe(const Value& question) {
  const auto seat = seat_in(question);
  const PlayedGame* const played = game_in(question);
  if (!played) return no_game();
  const Game& game = *played->game;
  if (seat && *seat >= game.setup().seats)
    return std::unexpected(WireRejection(ErrorCode::bad_value, "the game has no such seat", "seat"));
  const View view = game.view(seat.value_or(kNoSeat));
  return written([&](JsonWriter& out) {
    out.object([&] {
      write_fields(ShownGame{view, played->step}, out);
      write_fields(OwnGame{view, seat == game.to_act()}, out);
    });
  });
}

Answer act(const Value& question) {
  const auto seat = seat_in(question);
  const Value said = question.field("action");
  const Action action = ActionCodec{}.read(said);
  PlayedGame* const played = game_in(question);
  if (!question.sound()) return {};
  if (!played) return no_game();
  Events events;
  const auto applied = played->game->apply(seat.value_or(played->game->to_act()), action, events);
  if (!applied) return std::unexpected(WireRejection(applied.error()));
  ++played->step;
  return standing(number_in(question), *played->game, events);
}

Answer end(const Value& question) {
  if (games().erase(number_in(question)) == 0) return no_game();
  return "null";
}

Answer play_random(const Value& question) {
  const Value games = question.field("games");
  const std::int64_t wanted = games.integer(1, kRandomGamesMax);
  const auto wanted_game = new_game_in(question);
  if (!wanted_game) return {};
  Events events;  // whether the rules have so many seats
  if (const auto game = wanted_game->kind->start(wanted_game->setup, events); !game)
    return std::unexpected(WireRejection(game.error()));
  JsonWriter points;
  const auto seats = wanted_game->setup.seats;
  BenchCounts counts;
  points.array([&] {
    counts = play_random_games(
        wanted_game->setup.rules, seats, wanted, wanted_game->seed,
        {.scored = [&](std::span<const std::int32_t> by_seat) { write_numbers(by_seat, points); }});
  });
  return written([&](JsonWriter& out) {
    out.object([&] {
      out.key("decisions");
      out.integer(counts.decisions);
      out.key("games");
      out.integer(counts.games);
      out.key("scores");
      out.literal(points.text());
      out.key("signature");
      out.text(sixteen_digits(counts.signature));
      out.key("tiles");
      out.integer(counts.moves);
    });
  });
}

constexpr std::pair<std::string_view, Answer (*)(const Value&)> kQuestions[] = {
    {"catalogue", catalogue}, {"begin", begin}, {"copy", copy}, {"legal_actions", legal_actions},
    {"observe", observe},     {"act", act},     {"end", end},   {"play_random", play_random}};

Answer answer_to(std::string_view text) {
  const auto json = parse(text, {.bytes_max = kQuestionBytesMax});
  if (!json) return std::unexpected(json.error());
  Reading reading;
  const Value question(reading, *json, "");
  const Value word = question.field("ask");
  const std::string& asked = word.text();
  for (const auto& [name, answer] : kQuestions)
    if (name == asked) {
      Answer made = answer(question);
      // What was read wrongly comes before what follows from it.
      if (reading.failed()) return reading.result(std::string());
      return made;
    }
  word.fail(ErrorCode::unknown_type, "there is no such question");
  return reading.result(std::string());
}

std::string reply_to(std::string_view text) {
  const Answer answer = answer_to(text);
  return written([&](JsonWriter& out) {
    out.object([&] {
      out.key(answer ? "answer" : "error");
      if (answer) return out.literal(*answer);
      out.literal(encode_error_body(answer.error()));
    });
  });
}

/// Memory of the caller's.
char* handed_out(std::string_view text) {
  char* const memory = bastide_allocate(static_cast<unsigned>(text.size() + 1));
  if (memory == nullptr) throw std::bad_alloc();
  *std::copy(text.begin(), text.end(), memory) = '\0';
  return memory;
}

}  // namespace
}  // namespace bastide::protocol

char* bastide_ask(const char* question) try {
  return bastide::protocol::handed_out(bastide::protocol::reply_to(question));
} catch (const std::exception&) {  // our own mistakes, and no memory left
  static constexpr std::string_view kFailed =
      R"({"error":{"code":"engine/failed","message":"the engine has failed by a mistake of its own"}})";
  return bastide::protocol::handed_out(kFailed);
}

void bastide_free(char* answer) { std::free(answer); }

char* bastide_allocate(unsigned bytes) { return static_cast<char*>(std::malloc(bytes)); }
