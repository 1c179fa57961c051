#include "run_seed.hpp"

#include "client.hpp"
#include "world.hpp"

#include <protocol/bytes.hpp>
#include <protocol/log_entry.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

namespace bastide::sim {

namespace {

using namespace std::chrono_literals;
using Clients = std::vector<std::unique_ptr<Client>>;

constexpr int kRooms = 2;
constexpr int kTroubles = 20;
/// The longest time in which a cut connection goes unnoticed.
constexpr Ms kNoticeMost{30'000};

/// Small, so that logs are shortened, rooms unloaded and rings exhausted within minutes.
server::Limits limits_of(Choices& choices) {
  server::Limits limits;
  limits.room_log_bytes_max = 1500;
  limits.room_unloaded_after = 20s;
  limits.ring_deltas_max = std::array{1U, 8U, 256U}[choices.pick(3)];
  limits.commands_waiting_max = std::array{3U, 256U}[choices.pick(2)];
  limits.failed_joins_per_minute = 1000;
  limits.deadlines_interval = 30s;
  limits.away_before_skip = 2s;
  limits.vote_after = 10s;
  limits.open_tables = true;
  limits.room_rests_after = std::array{0s, 5s, 3600s}[choices.pick(3)];
  return limits;
}

class SeededLife {
 public:
  SeededLife(std::uint64_t seed, bool aloud) : choices_(seed), world_(choices_, limits_of(choices_), aloud) {
    world_.start();
    for (int room = 0; room < kRooms; ++room) fill_room(room);
  }

  Life run() {
    make_unkind();
    for (int trouble = 0; trouble < kTroubles; ++trouble) {
      world_.run_for(world_.up_to(4000));
      make_trouble();
      no_room_failed();
    }
    heal();
    const std::size_t before = world_.history.acknowledged_count();
    world_.run_for(kNoticeMost + 1s);
    until("nobody gets anywhere", [&] { return world_.history.acknowledged_count() > before; });
    come_to_rest();
    world_.history.check(world_.disk.journal);
    check_rebuilt();
    count_steps_of_the_server();
    check_records();
    life_.acknowledged = world_.history.acknowledged_count();
    life_.trace = world_.trace.hash();
    return life_;
  }

 private:
  protocol::SeatSecret new_secret() {
    protocol::SeatSecret secret{};
    for (auto& byte : secret.bytes) byte = static_cast<std::uint8_t>(choices_.pick(256));
    return secret;
  }

  void add(std::string name, const std::string& room, std::optional<protocol::SeatSecret> secret,
           Client::Habits habits) {
    clients_.push_back(std::make_unique<Client>(world_, std::move(name), room, secret, habits));
    clients_.back()->come(world_.up_to(3000));
  }

  std::optional<protocol::ClockRule> some_clock() {
    using protocol::ClockKind;
    const int resign_after = std::array{0, 3}[choices_.pick(2)];
    switch (choices_.pick(4)) {
      case 0: return protocol::ClockRule{.kind = ClockKind::turn, .seconds = 5, .resign_after = resign_after};
      case 1:
        return protocol::ClockRule{
            .kind = ClockKind::bank, .seconds = 30, .increment = 5, .resign_after = resign_after};
      case 2: return protocol::ClockRule{.kind = ClockKind::days, .days = 1};
      default: return std::nullopt;
    }
  }

  /// Two or three players, one of whom may have two pages, perhaps a computer, and perhaps a spectator.
  void fill_room(int number) {
    const int players = 2 + static_cast<int>(choices_.pick(2));
    const bool with_computer = choices_.chance(40);
    const protocol::SeatSecret host = new_secret();
    const std::string room = world_.make_room(host, players + with_computer, some_clock());
    const bool two_pages = choices_.chance(40);
    for (int seat = 0; seat < players; ++seat) {
      const auto secret = seat == 0 ? host : new_secret();
      const Client::Habits habits{.renews = !(two_pages && seat == 1) && choices_.chance(30),
                                  .knows_computers = with_computer};
      add(fmt::format("r{}p{}", number, seat), room, secret, habits);
      if (two_pages && seat == 1) add(fmt::format("r{}p{}b", number, seat), room, secret, habits);
    }
    if (choices_.chance(60)) add(fmt::format("r{}s", number), room, std::nullopt, {});
  }

  void make_unkind() {
    world_.plan.latency_ms_max = std::array{1, 40, 400}[choices_.pick(3)];
    world_.plan.notice_ms_max = std::array{100, static_cast<int>(kNoticeMost.count())}[choices_.pick(2)];
    world_.plan.disk = kind_disk();
    world_.plan.disk.commits_fail = std::array{0, 0, 5, 30}[choices_.pick(4)];
    world_.plan.disk.reads_fail = std::array{0, 0, 20}[choices_.pick(3)];
    world_.plan.disk.refuses_at_once = std::array{0, 0, 10}[choices_.pick(3)];
  }

  DiskPlan kind_disk() {
    return {.commit_ms_max = std::array{1, 20, 300}[choices_.pick(3)],
            .commits_fail = 0,
            .reads_fail = 0,
            .refuses_at_once = 0};
  }

  void make_trouble() {
    const std::uint32_t trouble = choices_.pick(10);
    if (trouble == 0) {
      count_rests();
      world_.kill();
      ++life_.kills;
      come_up();
    } else if (trouble == 1) {
      count_rests();
      world_.stop();
      ++life_.stops;
      come_up();
    } else if (trouble < 6) {
      if (const auto link = world_.any_link()) link->cut(), ++life_.cuts;
    } else if (trouble < 8) {
      clients_[choices_.pick(static_cast<std::uint32_t>(clients_.size()))]->drop();
    } else if (trouble == 8) {
      world_.scheduler.shift_wall(world_.up_to(3'600'000) - 30min);
    } else {
      make_unkind();
    }
  }

  /// Before the process's counters are lost.
  void count_rests() { life_.rests += world_.directory().stats().rooms_rested_total; }

  void come_up() {
    const Ms down = world_.up_to(3000);
    const Scheduler::LanePtr lane = world_.scheduler.make_lane();
    lane->put([this] { world_.start(); }, down);
    while (!world_.up()) world_.step();
  }

  void heal() {
    world_.plan.latency_ms_max = 20;
    world_.plan.notice_ms_max = 100;
    world_.plan.disk = {.commit_ms_max = 5};
  }

  template <class Question>
  void until(const char* complaint, const Question& question) {
    for (const Ms end = world_.scheduler.now() + 10min; !question();) {
      if (world_.scheduler.now() > end) throw Broken(complaint);
      world_.step();
    }
  }

  void no_room_failed() {
    const server::RoomStats& stats = world_.directory().stats();
    if (stats.rooms_failed_total > 0) throw Broken("a room failed");
    if (stats.thoughts_failed_total > 0) throw Broken("a computer found no move");
    if (stats.thoughts_elsewhere_total > 0) throw Broken("a computer thought on a thread of rooms");
  }

  void come_to_rest() {
    for (const auto& client : clients_) client->rest();
    // Both at once: a clock stands still while a computer is to move.
    const auto rests = [](const auto& client) {
      return client->settled() && !(client->joined() && client->waits_for_computer());
    };
    until("somebody waits for ever", [&] { return std::ranges::all_of(clients_, rests); });
    world_.run_for(2s);
    no_room_failed();
  }

  /// Checks that a new process rebuilds from the log what everybody has seen.
  void check_rebuilt() {
    std::vector<Client*> last;
    for (const auto& client : clients_)
      if (client->joined()) last.push_back(client.get());
    count_rests();
    world_.stop();
    world_.start();
    for (const Client* client : last) {
      Client again(world_, "again", client->room(), client->secret(), {});
      again.rest();
      again.come();
      until("nobody is let in after a restart", [&] { return again.settled(); });
      if (!again.sees_the_same(*client))
        throw Broken(fmt::format("{}: rebuilt, the room is another", client->room()));
    }
  }

  /// Checks that every game that was followed by another has a record.
  void check_records() {
    for (const auto& [room, entries] : world_.disk.journal) {
      std::string game, offered;
      for (const auto& [seq, text] : entries) {
        const auto entry = protocol::log::decode(text).value();
        if (const auto* created = std::get_if<protocol::log::RoomCreated>(&entry.change))
          game = protocol::to_hex(created->shuffle.game_id);
        if (const auto* offer = std::get_if<protocol::log::RematchOffered>(&entry.change))
          offered = protocol::to_hex(offer->shuffle.game_id);
        const auto* rematch = std::get_if<protocol::log::Rematched>(&entry.change);
        const auto* accepted = std::get_if<protocol::log::RematchAccepted>(&entry.change);
        if (!rematch && !(accepted && accepted->begins)) continue;
        check_record(game);
        game = rematch ? protocol::to_hex(rematch->shuffle.game_id) : offered;
        ++life_.games;
      }
    }
  }

  void count_steps_of_the_server() {
    namespace log = protocol::log;
    for (const auto& [room, entries] : world_.disk.journal)
      for (const auto& [seq, text] : entries) {
        const log::Entry entry = log::decode(text).value();
        const log::Change& change = entry.change;
        if (!entry.request && std::holds_alternative<log::Acted>(change)) ++life_.computer_moves;
        if (std::holds_alternative<log::HandedOver>(change)) ++life_.handed_over;
        if (std::holds_alternative<log::TakenBack>(change)) ++life_.taken_back;
        if (const auto* skipped = std::get_if<log::Skipped>(&change))
          ++(skipped->cause == protocol::SkipCause::clock ? life_.timeouts : life_.votes);
        if (const auto* wanted = std::get_if<log::PauseWanted>(&change))
          life_.pauses += wanted->begins ? 1 : 0;
        if (std::holds_alternative<log::ClockShifted>(change)) ++life_.shifts;
      }
  }

  void check_record(const std::string& game) {
    std::optional<bool> found;
    world_.directory().find_record(
        game, [&](const auto& record) { found = record && *record && !(*record)->empty(); });
    until("nobody says whether there is a record", [&] { return found.has_value(); });
    if (!*found) throw Broken(fmt::format("game {} has no record", game));
  }

  SeededChoices choices_;
  World world_;
  Clients clients_;
  Life life_;
};

}  // namespace

Life run_seed(std::uint64_t seed, bool aloud) { return SeededLife(seed, aloud).run(); }

}  // namespace bastide::sim
