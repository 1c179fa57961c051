// What a move costs besides disk and network: decoding its message, deciding on a copy of the game, writing a
// log entry, applying it, and making a delta for each of two players, with the next legal actions. CPU time,
// best of several runs. Also measures previews, and waking a room that rested.
//
//   rooms_bench [GAMES]      default 200 games of 2 seats by random moves
#include "../all_modules.hpp"
#include "decision.hpp"
#include "log_entry.hpp"
#include "played_game.hpp"
#include "room_state.hpp"
#include "view_stream.hpp"

#include <protocol/game_json.hpp>
#include <protocol/message_codec.hpp>
#include <protocol/records/shuffle.hpp>
#include <protocol/room_event.hpp>

#include <engine/game.hpp>
#include <engine/random.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace {

using namespace bastide;
using namespace bastide::server;

constexpr int kRuns = 5;

double cpu_seconds() {
  std::timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// The cost of reading that clock, subtracted from the measurements.
double reading_seconds() {
  static const double kSeconds = [] {
    constexpr int kReadings = 10'000;
    const double begin = cpu_seconds();
    for (int i = 1; i < kReadings; ++i) (void)cpu_seconds();
    return (cpu_seconds() - begin) / kReadings;
  }();
  return kSeconds;
}

log::Newcomer newcomer(std::uint8_t which) {
  log::Newcomer one{.holder = {}, .name = "Player", .colour = static_cast<protocol::Colour>(which)};
  one.holder.fill(which);
  return one;
}

struct Tally {
  std::int64_t moves = 0;
  std::size_t bytes = 0;  ///< of all deltas
  std::size_t entry_bytes = 0;
  double decode_s = 0, decide_s = 0, entry_s = 0, apply_s = 0, show_s = 0, common_s = 0, delta_s = 0,
         pack_s = 0;
  double seconds() const {
    return decode_s + decide_s + entry_s + apply_s + show_s + common_s + delta_s + pack_s;
  }
};

/// Answers for a move, which asks nothing.
class NoContext final : public DecisionContext {
  bool away_long_enough(SessionId) const override { return false; }
  bool may_chat(SessionId) override { return false; }
  log::Shuffle new_shuffle() override { return {}; }
  bool lists_open_tables() const override { return false; }
  bool skippable(SessionId) const override { return false; }
  bool thinks_long() const override { return false; }
  bool can_push_to(std::string_view) const override { return false; }
  std::size_t push_devices_max() const override { return 1; }
  bool tells_chats() const override { return false; }
  bool can_tell(std::string_view) const override { return false; }
};

class Table {
 public:
  Table(const RulesRequest& wish, std::uint64_t seed, Tally& tally)
      : random_(seed), tally_(tally), state_("BENCHRAM", first_entry(wish, seed), rules_in_play_) {
    carry_out(log::SeatTaken{.seat = 1, .newcomer = newcomer(1)});
    carry_out(log::GameStarted{});
  }

  void play() {
    const RoomState::Shown shown = state_.show();
    common_.emplace(shown.common);
    for (const SessionId session : state_.sessions())
      streams_.emplace_back(
          session, ViewStream(protocol::ViewParts(state_.own_view(session, shown)), state_.seq(), limits_));
    while (state_.phase() == protocol::RoomPhase::playing) move();
  }

 private:
  static log::Entry first_entry(const RulesRequest& wish, std::uint64_t seed) {
    const GameKind* kind = find_game(wish.game);
    log::RoomCreated created{.rules = {.kind = kind, .rules = kind->resolve(wish).value()},
                             .seats = 2,
                             .newcomer = newcomer(0),
                             .shuffle = {}};
    created.shuffle.secret.fill(static_cast<std::uint8_t>(seed));
    return {.seq = 1, .at_ms = 0, .change = std::move(created)};
  }

  RoomEvents carry_out(log::Change change) {
    return state_.apply({.seq = state_.seq() + 1, .at_ms = 0, .change = std::move(change)});
  }

  void move() {
    const std::vector<Action> legal = state_.game()->legal_actions();
    const Seat seat = state_.game()->to_act();
    const std::string text = protocol::encode(protocol::ClientMessage{
        .id = std::to_string(tally_.moves),
        .intention =
            protocol::Act{.actions = {legal[random_.below(static_cast<std::uint32_t>(legal.size()))]},
                          .step = state_.step()}});
    state_.pack();  // as it waits for a message
    double at = cpu_seconds();
    const auto lap = [&](double& into) {
      const double now = cpu_seconds();
      into += now - std::exchange(at, now) - reading_seconds();
    };
    const protocol::ClientMessage message = protocol::decode_client(text).value();
    lap(tally_.decode_s);
    NoContext nothing;
    Decision decision = decide(state_, seat, message.intention, nothing).value().value();
    lap(tally_.decide_s);
    const log::Entry entry{.seq = state_.seq() + 1,
                           .at_ms = 0,
                           .request = log::Request{.seat = seat, .id = message.id},
                           .change = std::move(decision.change)};
    tally_.entry_bytes += to_stored(entry).payload.size();
    lap(tally_.entry_s);
    const protocol::JsonText events = protocol::json_text(state_.apply(entry, std::move(decision.tried)));
    lap(tally_.apply_s);
    const RoomState::Shown shown = state_.show(common_->settled());
    lap(tally_.show_s);
    const std::string operations = common_->go_on(shown.common);
    const auto shared =
        std::make_shared<const CommonChange>(entry.seq, events.text, operations, common_->hash());
    lap(tally_.common_s);
    for (auto& [session, stream] : streams_)
      tally_.bytes += stream.advance(shared, state_.own_view(session, shown))->size();
    lap(tally_.delta_s);
    state_.pack();
    lap(tally_.pack_s);
    ++tally_.moves;
  }

  Random random_;
  Tally& tally_;
  Limits limits_;
  RulesInPlay rules_in_play_;
  RoomState state_;
  std::optional<protocol::ViewParts> common_;
  std::vector<std::pair<SessionId, ViewStream>> streams_;
};

Tally best_of_runs(const RulesRequest& wish, int games) {
  Tally best;
  double least = 1e9;
  for (int run = 0; run < kRuns; ++run) {
    Tally tally;
    const double begin = cpu_seconds();
    for (int game = 0; game < games; ++game) Table(wish, static_cast<std::uint64_t>(game), tally).play();
    const double took = cpu_seconds() - begin;
    if (took < least) least = took, best = tally;
  }
  return best;
}

void row(const char* what, const RulesRequest& wish, int games) {
  const Tally t = best_of_runs(wish, games);
  const double per = 1e6 / static_cast<double>(t.moves);
  const auto each = [&](double of_all) { return of_all / static_cast<double>(t.moves); };
  std::printf(
      "%-12s %6.1f us a move: decode %.1f, decide %.1f, log entry %.1f, apply %.1f, show %.1f, common %.1f, "
      "deltas %.1f, packing %.1f; bytes: %.0f an entry, %.0f a delta\n",
      what, t.seconds() * per, t.decode_s * per, t.decide_s * per, t.entry_s * per, t.apply_s * per,
      t.show_s * per, t.common_s * per, t.delta_s * per, t.pack_s * per,
      each(static_cast<double>(t.entry_bytes)), each(static_cast<double>(t.bytes) / 2));
}

/// A deck of three sets of tiles, which no room plays.
Setup long_setup(const GameKind& kind, int number) {
  protocol::Bytes32 seed{};
  seed.fill(static_cast<std::uint8_t>(number));
  Setup setup = protocol::derive_setup(kind, kind.resolve({}).value(), 2, seed);
  for (Pile& pile : setup.piles) {
    const auto once = pile.items;
    for (int copy = 1; copy < 3; ++copy) pile.items.insert(pile.items.end(), once.begin(), once.end());
    protocol::shuffle(pile, seed);
  }
  return setup;
}

/// The cost of a move by the size of the board, in long games: does each step of a room's work in sequence
/// here. Also the part of it that telling two players takes.
void board_rows(int games) {
  constexpr std::array<std::size_t, 3> kSizes{10, 70, 200};
  struct Sum {
    double whole_s = 0, telling_s = 0;
    int moves = 0;
  };
  std::array<Sum, kSizes.size()> sums;
  const GameKind& kind = *find_game("carcassonne");
  const Rules rules = kind.resolve({}).value();
  const std::vector<protocol::ChatLine> chat;
  const Limits limits;
  for (int number = 0; number < games; ++number) {
    const Setup setup = long_setup(kind, number);
    Random random(static_cast<std::uint64_t>(number));
    Events events;
    std::unique_ptr<Game> game = kind.start(setup, events).value();
    std::unique_ptr<const PackedGame> waiting = game->pack();
    protocol::RoomView room{
        .room = "BENCHRAM", .rules = rules, .seats = {}, .shuffle = {}, .chat = chat, .settled = 1};
    View view = game->view(game->to_act());
    const auto own = [&](Seat seat) {
      return protocol::OwnView{.you = seat, .game = &view, .to_act = game->to_act() == seat};
    };
    room.game = &view;
    protocol::ViewParts common(room);
    ViewStream streams[]{{protocol::ViewParts(own(0)), 0, limits}, {protocol::ViewParts(own(1)), 0, limits}};
    while (!game->over()) {
      const std::vector<Action> legal = game->legal_actions();
      const Seat mover = game->to_act();
      const std::string text = protocol::encode(protocol::ClientMessage{
          .id = "1",
          .intention =
              protocol::Act{.actions = {legal[random.below(static_cast<std::uint32_t>(legal.size()))]},
                            .step = room.step}});
      const double begin = cpu_seconds();
      const protocol::ClientMessage message = protocol::decode_client(text).value();
      const auto& actions = std::get<protocol::Act>(message.intention).actions;
      TriedStep tried = std::move(*try_step(waiting->unpack(), mover, actions));
      const log::Entry entry{.seq = 1,
                             .at_ms = 0,
                             .request = log::Request{.seat = mover, .id = message.id},
                             .change = log::Acted{.seat = mover, .actions = actions}};
      (void)to_stored(entry);
      game = std::move(tried.game);
      ++room.step;
      waiting = game->pack();
      const protocol::JsonText told = protocol::json_text(std::span<const Event>(tried.events));
      const double told_from = cpu_seconds();
      view = game->view(game->to_act());
      const std::string operations = common.go_on(room);
      const auto shared = std::make_shared<const CommonChange>(1, told.text, operations, common.hash());
      for (const Seat seat : {Seat{0}, Seat{1}}) (void)streams[seat].advance(shared, own(seat));
      const double end = cpu_seconds();
      for (std::size_t i = 0; i < kSizes.size(); ++i) {
        if (view.table.board.size() + 4 < kSizes[i] || view.table.board.size() > kSizes[i] + 4) continue;
        sums[i].whole_s += end - begin - 2 * reading_seconds();
        sums[i].telling_s += end - told_from - reading_seconds();
        ++sums[i].moves;
      }
    }
  }
  for (std::size_t i = 0; i < kSizes.size(); ++i)
    std::printf("%3zu tiles    %6.1f us a move, of which telling it to two players %.1f\n", kSizes[i],
                sums[i].whole_s * 1e6 / sums[i].moves, sums[i].telling_s * 1e6 / sums[i].moves);
}

/// The cost of waking a room that rested: replaying its position and writing the views of two players. By the
/// size of the board, in long games.
void wake_rows(int games) {
  constexpr std::array<std::size_t, 3> kSizes{14, 70, 200};
  struct Sum {
    double playing_s = 0, writing_s = 0;
    int times = 0;
  };
  std::array<Sum, kSizes.size()> sums;
  const GameKind& kind = *find_game("carcassonne");
  const Rules rules = kind.resolve({}).value();
  const std::vector<protocol::ChatLine> chat;
  for (int number = 0; number < games; ++number) {
    Random random(static_cast<std::uint64_t>(number));
    Events events;
    PlayedGame played(kind, kind.start(long_setup(kind, number), events).value());
    protocol::RoomView room{
        .room = "BENCHRAM", .rules = rules, .seats = {}, .shuffle = {}, .chat = chat, .settled = 1};
    for (std::size_t next = 0; next < kSizes.size() && !played.game().over();) {
      const std::vector<Action> legal = played.game().legal_actions();
      (void)played.take_step(played.to_act(), {legal[random.below(static_cast<std::uint32_t>(legal.size()))]},
                             {}, {});
      if (played.game().view(kNoSeat).table.board.size() < kSizes[next]) continue;
      Sum& sum = sums[next++];
      (void)played.rest();
      const double begin = cpu_seconds();
      const Game& game = played.game();
      const double played_at = cpu_seconds();
      const View view = game.view(game.to_act());
      room.game = &view;
      (void)protocol::ViewParts(room);
      for (const Seat seat : {Seat{0}, Seat{1}})
        (void)protocol::ViewParts(
            protocol::OwnView{.you = seat, .game = &view, .to_act = game.to_act() == seat});
      sum.writing_s += cpu_seconds() - played_at - reading_seconds();
      sum.playing_s += played_at - begin - reading_seconds();
      ++sum.times;
    }
  }
  for (std::size_t i = 0; i < kSizes.size(); ++i) {
    const double each = 1e6 / sums[i].times;
    std::printf("waking with %3zu tiles %6.1f us: playing again %.1f, writing the views again %.1f\n",
                kSizes[i], (sums[i].playing_s + sums[i].writing_s) * each, sums[i].playing_s * each,
                sums[i].writing_s * each);
  }
}

/// Previews of placements in games of five, as text: their cost and length.
struct Previews {
  std::int64_t count = 0;
  double seconds = 0, slowest_s = 0;
  std::size_t bytes = 0, longest = 0;
};

Previews preview_placements(const RulesRequest& wish, int seats, int games, std::size_t choices_max) {
  const GameKind& kind = *find_game(wish.game);
  const Rules rules = kind.resolve(wish).value();
  Previews all;
  for (int number = 0; number < games; ++number) {
    protocol::Bytes32 seed{};
    seed.fill(static_cast<std::uint8_t>(number));
    Random random(static_cast<std::uint64_t>(number));
    Events events;
    const auto game = kind.start(protocol::derive_setup(kind, rules, seats, seed), events).value();
    while (!game->over()) {
      const std::vector<Action> legal = game->legal_actions();
      const Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      if (action.kind == ActionKind::place_tile) {
        const double begin = cpu_seconds();
        const auto tried = try_step(*game, game->to_act(), std::vector{action});
        const Preview told = preview(*tried, game->to_act(), choices_max);
        const std::size_t bytes = protocol::json_text(std::span(told.choices)).text.size() +
                                  protocol::json_text(std::span(told.events)).text.size();
        const double took = cpu_seconds() - begin;
        all.seconds += took, all.slowest_s = std::max(all.slowest_s, took);
        all.bytes += bytes, all.longest = std::max(all.longest, bytes);
        ++all.count;
      }
      (void)game->apply(game->to_act(), action, events);
    }
  }
  return all;
}

void preview_row(const char* what, const RulesRequest& wish, int seats, int games, std::size_t choices_max) {
  const Previews t = preview_placements(wish, seats, games, choices_max);
  const auto count = static_cast<double>(t.count);
  std::printf(
      "%-14s %8.1f us a preview of a placement, %5zu choices at most; slowest %.2f ms; %.0f bytes, longest "
      "%zu\n",
      what, t.seconds / count * 1e6, choices_max, t.slowest_s * 1e3, static_cast<double>(t.bytes) / count,
      t.longest);
}

}  // namespace

int main(int count, char** arguments) {
  const int games = count > 1 ? std::atoi(arguments[1]) : 200;
  if (games < 1) return 2;
  row("standard", {}, games);
  row("all modules", {.modules = test::all_modules()}, games);
  row("The Castle", {.game = "castle"}, games);
  board_rows(games);
  wake_rows(games);
  const RulesRequest modules{.modules = test::all_modules()};
  preview_row("standard", {}, 5, games, Limits{}.preview_choices_max);
  for (const std::size_t choices_max : {50U, 100U, 200U, 400U, 10000U})
    preview_row("all modules", modules, 5, games, choices_max);
  preview_row("The Castle", {.game = "castle"}, 2, games, Limits{}.preview_choices_max);
}
