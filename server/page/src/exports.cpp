// The functions that the page calls: rooms as on the server, without sockets. Texts are passed in memory from
// `allocate`, which the called function frees. The module calls the page only within one of these functions.
#include "imports.hpp"
#include "one_queue.hpp"
#include "page_store.hpp"

#include <engine/bench.hpp>
#include <engine/game.hpp>
#include <engine/seen_game.hpp>
#include <protocol/analysis.hpp>
#include <protocol/foresight.hpp>
#include <protocol/game_json.hpp>
#include <protocol/http.hpp>
#include <protocol/json_line.hpp>
#include <protocol/records/record.hpp>
#include <protocol/records/turns.hpp>
#include <protocol/survey.hpp>
#include <server/analysis/record_analysis.hpp>
#include <server/rooms/computer_levels.hpp>
#include <server/rooms/connection.hpp>
#include <server/rooms/directory.hpp>
#include <server/rooms/entropy_source.hpp>
#include <server/rooms/time_source.hpp>

#include <fmt/format.h>

#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <ranges>
#include <string>
#include <utility>

#define BASTIDE_FOR_PAGE(name) extern "C" [[clang::export_name(#name)]]

namespace bastide::page {
namespace {

using server::StoreError;

/// The outbox of a client in the page.
class PageOutbox final : public server::Outbox {
 public:
  explicit PageOutbox(std::uint32_t client) : client_(client) {}
  void deliver(server::MessageText message) override {
    page_deliver(client_, message->data(), message->size());
  }
  void close(std::uint16_t code) override { page_close(client_, code); }

 private:
  std::uint32_t client_;
};

/// A text that the page has written into memory from `allocate`.
class Passed {
 public:
  Passed(char* text, std::size_t length) : text_(text, length), memory_(text) {}
  ~Passed() { std::free(memory_); }
  Passed(const Passed&) = delete;
  Passed& operator=(const Passed&) = delete;
  std::string_view view() const { return text_; }
  std::string text() const { return std::string(text_); }

 private:
  std::string_view text_;
  char* memory_;
};

/// Everything that lives as long as the module.
struct Rooms {
  PageStore store;
  OneQueue queue;
  server::SystemTime time;
  server::SystemEntropy entropy;
  server::Directory directory{{store, queue, time, entropy, &queue}, server::Limits{}};
  std::map<std::uint32_t, std::shared_ptr<server::Connection>> clients;
  std::unique_ptr<server::RecordAnalysis> analysis;  ///< of one record at a time
};

Rooms& rooms() {
  static Rooms all;
  return all;
}

void answer(std::uint32_t request, std::string_view text) {
  page_answer(request, true, text.data(), text.size());
}
void refuse(std::uint32_t request, const protocol::WireRejection& rejection) {
  const std::string text = protocol::encode_error_body(rejection);
  page_answer(request, false, text.data(), text.size());
}

/// Answers with what `tell` says about a record.
template <class Tell>
void answer_of(std::uint32_t request, std::string_view text, Tell tell) {
  const auto record = protocol::read_record(text);
  if (!record) return refuse(request, record.error());
  const auto told = tell(*record);
  if (!told) return refuse(request, told.error());
  answer(request, told->text);
}

constexpr std::size_t kBestTold = 3;

protocol::DecisionAnalysis told(const server::AnalysedDecision& decision) {
  const auto& analysis = decision.analysis;
  protocol::DecisionAnalysis told{.index = static_cast<int>(decision.index),
                                  .turn = decision.turns,
                                  .seat = decision.seat,
                                  .played = {decision.played, decision.worth()},
                                  .cost = decision.cost(),
                                  .luck = analysis.luck,
                                  .expected = analysis.expected,
                                  .best = {},
                                  .reasons = decision.reasons()};
  for (const bots::WeighedChoice& choice : analysis.choices | std::views::take(kBestTold))
    told.best.push_back({choice.action, choice.worth});
  return told;
}

/// The game after `from` turns, and further turns.
auto turns_from(std::size_t from) {
  return [from](const protocol::Record& record) {
    return protocol::turns_text(record, from, rooms().directory.limits().turns_told_max);
  };
}

/// Answers with what `tell` says about the record of a game kept here.
template <class Tell>
void answer_of_game(std::uint32_t request, std::string game_id, Tell tell) {
  rooms().directory.find_record(std::move(game_id), [request, tell](auto record) {
    if (record) return answer_of(request, **record, tell);
    refuse(request, record.error());
  });
}

/// Answers with what `tell` says about a table that the page sees.
template <class Intention, class Tell>
void answer_of_seen(std::uint32_t request, const protocol::Expected<protocol::AskOfSeen<Intention>>& ask,
                    Tell tell) {
  if (!ask) return refuse(request, ask.error());
  const auto game = game_as_seen(*ask->rules.kind, ask->rules.rules, ask->table, ask->own);
  if (!game) return refuse(request, protocol::WireRejection(game.error()));
  const auto told = tell(**game, *ask);
  if (!told) return refuse(request, told.error());
  answer(request, told->text);
}

}  // namespace

BASTIDE_FOR_PAGE(allocate) char* allocate(std::size_t length) {
  return static_cast<char*>(std::malloc(length));
}

/// Runs waiting tasks. Returns whether there are more.
BASTIDE_FOR_PAGE(run) bool run() { return rooms().queue.run(); }

/// Call some ten times a second while somebody is connected.
BASTIDE_FOR_PAGE(tick) void tick() { rooms().directory.tick(); }

// ---- clients, by numbers that the page chooses

BASTIDE_FOR_PAGE(connect) void connect(std::uint32_t client) {
  rooms().clients.emplace(client, rooms().directory.connect(std::make_shared<PageOutbox>(client), {}));
}

BASTIDE_FOR_PAGE(receive) void receive(std::uint32_t client, char* text, std::size_t length) {
  const Passed message(text, length);
  rooms().clients.at(client)->receive(message.text());
}

BASTIDE_FOR_PAGE(disconnect) void disconnect(std::uint32_t client) {
  rooms().clients.extract(client).mapped()->disconnected();
}

// ---- requests, as over HTTP; each is answered once, perhaps later

BASTIDE_FOR_PAGE(create_room) void create_room(std::uint32_t request, char* text, std::size_t length) {
  const Passed body(text, length);
  auto wish = protocol::decode_create_room(body.view());
  if (!wish) return refuse(request, wish.error());
  rooms().directory.create_room(std::move(*wish), {}, [request](auto created) {
    if (created) return answer(request, protocol::encode(*created));
    refuse(request, created.error());
  });
}

BASTIDE_FOR_PAGE(find_record) void find_record(std::uint32_t request, char* text, std::size_t length) {
  const Passed game_id(text, length);
  rooms().directory.find_record(game_id.text(), [request](auto record) {
    if (record) return answer(request, **record);
    refuse(request, record.error());
  });
}

BASTIDE_FOR_PAGE(find_turns)
void find_turns(std::uint32_t request, char* text, std::size_t length, std::size_t from) {
  const Passed game_id(text, length);
  answer_of_game(request, game_id.text(), turns_from(from));
}

/// The whole board after so many turns.
BASTIDE_FOR_PAGE(find_survey)
void find_survey(std::uint32_t request, char* text, std::size_t length, std::size_t turns) {
  const Passed game_id(text, length);
  answer_of_game(request, game_id.text(),
                 [turns](const protocol::Record& record) { return protocol::survey_text(record, turns); });
}

/// Of a record that is not kept here.
BASTIDE_FOR_PAGE(play_record)
void play_record(std::uint32_t request, char* text, std::size_t length, std::size_t from) {
  const Passed record(text, length);
  answer_of(request, record.view(), turns_from(from));
}

/// Continues a recorded game: the record, then the wish.
BASTIDE_FOR_PAGE(continue_game)
void continue_game(std::uint32_t request, char* record_text, std::size_t record_length, char* text,
                   std::size_t length) {
  const Passed record_passed(record_text, record_length);
  const Passed body(text, length);
  const auto wish = protocol::decode_continue_game(body.view());
  if (!wish) return refuse(request, wish.error());
  const auto record = protocol::read_record(record_passed.view());
  if (!record) return refuse(request, record.error());
  rooms().directory.continue_game(*wish, *record, [request](auto created) {
    if (created) return answer(request, protocol::encode(*created));
    refuse(request, created.error());
  });
}

/// Previews a step at the table of another server, as that server would reply to `preview`.
BASTIDE_FOR_PAGE(foresee) void foresee(std::uint32_t request, char* text, std::size_t length) {
  const Passed body(text, length);
  answer_of_seen(
      request, protocol::decode_ask_foresight(body.view()),
      [](const Game& game, const auto& ask) -> protocol::Expected<protocol::JsonText> {
        const auto tried = try_step(game, game.to_act(), ask.intention.actions);
        if (!tried) return std::unexpected(protocol::WireRejection(tried.error().rejection));
        const std::size_t choices_max = rooms().directory.limits().preview_choices_max;
        return protocol::json_text(protocol::told(preview(*tried, game.to_act(), choices_max), ask.aids));
      });
}

/// Surveys its board, as that server would reply to `survey`.
BASTIDE_FOR_PAGE(survey) void survey(std::uint32_t request, char* text, std::size_t length) {
  const Passed body(text, length);
  answer_of_seen(request, protocol::decode_ask_seen_survey(body.view()),
                 [](const Game& game, const auto& ask) -> protocol::Expected<protocol::JsonText> {
                   const auto& [actions, at] = ask.intention;
                   const auto whole = survey_behind(game, game.to_act(), actions);
                   if (!whole) return std::unexpected(protocol::WireRejection(whole.error().rejection));
                   return protocol::json_text(
                       protocol::told(at ? survey_of(*whole, *at) : *whole, ask.aids, at.has_value()));
                 });
}

/// Begins to analyse a record, instead of the previous one. Answers {}.
BASTIDE_FOR_PAGE(begin_analysis)
void begin_analysis(std::uint32_t request, char* text, std::size_t length) {
  const Passed passed(text, length);
  auto record = protocol::read_record(passed.view());
  if (!record) return refuse(request, record.error());
  auto begun = server::RecordAnalysis::begin(std::move(*record));
  if (!begun) return refuse(request, begun.error());
  rooms().analysis = std::move(*begun);
  answer(request, "{}");
}

/// Answers the analysis of the next decision by a search of so many nodes, or null behind the last. Requires:
/// an analysis has begun.
BASTIDE_FOR_PAGE(analyse_next) void analyse_next(std::uint32_t request, std::uint32_t nodes) {
  const auto decision = rooms().analysis->next(nodes);
  if (!decision) return refuse(request, protocol::WireRejection(decision.error()));
  answer(request, *decision ? protocol::json_text(told(**decision)).text : "null");
}

BASTIDE_FOR_PAGE(piles) void piles(std::uint32_t request, char* text, std::size_t length) {
  const Passed body(text, length);
  const auto rules = protocol::decode_ask_piles(body.view());
  if (!rules) return refuse(request, rules.error());
  answer(request, protocol::piles_text(*rules).text);
}

BASTIDE_FOR_PAGE(catalogue) void catalogue(std::uint32_t request) {
  answer(request, protocol::catalogue_text(server::computer_levels()).text);
}

/// The signature of random games by these rules, as `bastide bench` prints it.
BASTIDE_FOR_PAGE(sign_random_games)
void sign_random_games(std::uint32_t request, char* text, std::size_t length, std::uint32_t seats,
                       std::uint32_t games, std::uint32_t seed) {
  const Passed body(text, length);
  const auto rules = protocol::decode_ask_piles(body.view());
  if (!rules) return refuse(request, rules.error());
  const BenchCounts counts = play_random_games(rules->rules, static_cast<int>(seats), games, seed);
  answer(request, protocol::JsonLine().add("signature", fmt::format("{:016x}", counts.signature)).text());
}

// ---- the store's answers

/// `outcome`: 0 done, 1 failed, 2 there is such an entry already.
BASTIDE_FOR_PAGE(kept) void kept(std::uint32_t operation, std::uint32_t outcome) {
  if (outcome == 0) return rooms().store.kept(operation, {});
  rooms().store.kept(operation,
                     std::unexpected(outcome == 1 ? StoreError::unavailable : StoreError::conflict));
}

BASTIDE_FOR_PAGE(entry_read)
void entry_read(std::uint32_t operation, double seq, double at_ms, char* text, std::size_t length) {
  const Passed payload(text, length);
  rooms().store.entry_read(
      operation, {static_cast<std::uint64_t>(seq), static_cast<std::int64_t>(at_ms), payload.text()});
}

BASTIDE_FOR_PAGE(room_read) void room_read(std::uint32_t operation, bool succeeded) {
  rooms().store.room_read(operation, succeeded);
}

/// `kind`: 0 unreadable, 1 unknown, 2 `text` is its record, 3 `text` is the code of the room
/// where it is played.
BASTIDE_FOR_PAGE(game_read)
void game_read(std::uint32_t operation, std::uint32_t kind, char* text, std::size_t length) {
  const Passed passed(text, length);
  if (kind == 0) return rooms().store.game_read(operation, std::unexpected(StoreError::unavailable));
  server::FoundGame found;
  if (kind == 2) found.gzip = std::make_shared<const std::string>(passed.text());
  if (kind == 3) found.room = passed.text();
  rooms().store.game_read(operation, std::move(found));
}

}  // namespace bastide::page
