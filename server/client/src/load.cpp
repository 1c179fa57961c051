#include <server/client/load.hpp>

#include <server/client/room_client.hpp>

#include <engine/random.hpp>
#include <protocol/bytes.hpp>
#include <protocol/messages.hpp>
#include <protocol/wire_rejection.hpp>

#include <fmt/format.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

namespace bastide::server {

namespace {

using namespace std::chrono_literals;

/// Who says nothing for longer than a few of these is taken for gone.
constexpr auto kRest = 5s;
/// Between two attempts at a change for which the room has no time yet.
constexpr auto kRetry = 100ms;

/// What the rooms find out together.
struct Tally {
  LoadReport report;
  std::vector<double> latencies_ms;
};

protocol::SeatSecret random_secret(Random& random) {
  protocol::SeatSecret secret;
  for (auto& byte : secret.bytes) byte = static_cast<std::uint8_t>(random.below(256));
  return secret;
}

/// One room with its players, who take turns in one coroutine: what a player is not waiting for waits in the kernel.
class LoadRoom {
 public:
  LoadRoom(const LoadOptions& options, Tally& tally, int number)
      : options_(options),
        tally_(tally),
        random_(options.seed + static_cast<std::uint64_t>(number)),
        number_(number) {}

  asio::awaitable<void> play(Clock::time_point start, Clock::time_point end) {
    try {
      co_await set_up();
      co_await play_games(start, end);
    } catch (const boost::system::system_error& error) {
      give_up(error.code().message());
    } catch (const std::exception& error) {
      give_up(error.what());
    }
  }

 private:
  void give_up(std::string why) {
    if (tally_.report.errors++ == 0) tally_.report.first_error = std::move(why);
  }

  asio::awaitable<void> set_up() {
    const protocol::SeatSecret host = random_secret(random_);
    const protocol::CreateRoom wish{
        .secret = host, .name = "Load 0", .colour = {}, .seats = options_.seats, .game = options_.game};
    const protocol::RoomCreated created = co_await create_room(options_.url, wish);
    protocol::Join join{.room = created.room, .secret = host, .since = {}};
    co_await add_player(join);
    for (int seat = 1; seat < options_.seats; ++seat) {
      join.secret = random_secret(random_);
      join.sit = protocol::SeatWish{.name = fmt::format("Load {}", seat)};
      co_await add_player(join);
    }
    co_await tell<protocol::Start>(*players_[0]);
  }

  asio::awaitable<void> add_player(protocol::Join join) {
    players_.push_back(co_await RoomClient::connect(options_.url, RoomClient::Digests::trust));
    co_await players_.back()->join(std::move(join));
  }

  template <class Intention>
  static asio::awaitable<void> tell(RoomClient& player) {
    protocol::Intention intention = Intention{};
    co_await player.ask(std::move(intention));
  }

  /// At least one move, however long it took to sit down, where nothing says when it is due.
  asio::awaitable<void> play_games(Clock::time_point start, Clock::time_point end) {
    for (std::int64_t turn = 0; turn == 0 || Clock::now() < end; ++turn) {
      Clock::time_point due = Clock::now();
      if (options_.rate > 0) {
        // Rooms take turns, so that the moves of all together are evenly spread.
        const double nth = static_cast<double>(turn) * options_.rooms + number_;
        due = start +
              std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(nth / options_.rate));
        if (due >= end) co_return;
        co_await rest(due);
      }
      co_await move();
      ++tally_.report.moves;
      tally_.latencies_ms.push_back(std::chrono::duration<double, std::milli>(Clock::now() - due).count());
      if (players_[0]->room().phase() == protocol::RoomPhase::finished) co_await play_again();
    }
  }

  /// Waits. Nobody reads meanwhile, so that the server's pings stay without answer: the players say that they are there.
  asio::awaitable<void> rest(Clock::time_point until) {
    asio::steady_timer timer(co_await asio::this_coro::executor);
    for (;;) {
      timer.expires_at(std::min(until, Clock::now() + kRest));
      co_await timer.async_wait(asio::use_awaitable);
      if (Clock::now() >= until) co_return;
      for (const auto& player : players_) co_await tell<protocol::Ping>(*player);
    }
  }

  /// One action of the seat to act, until everybody has seen it.
  asio::awaitable<void> move() {
    co_await catch_up();
    RoomClient& player = *players_.at(players_[0]->room().to_act().value());
    const std::vector<Action> legal = player.room().legal();
    const Action action = legal.at(random_.below(static_cast<std::uint32_t>(legal.size())));
    const protocol::Seq seq = co_await player.act(action);
    for (const auto& each : players_) co_await each->wait_for(seq);
  }

  asio::awaitable<void> play_again() {
    ++tally_.report.games;
    co_await tell_in_time<protocol::Rematch>(*players_[0]);
    co_await tell_in_time<protocol::Start>(*players_[0]);
  }

  /// Tells as soon as the room takes it: a fast room ends more games than one seat may begin.
  template <class Intention>
  asio::awaitable<void> tell_in_time(RoomClient& player) {
    while (!co_await is_taken<Intention>(player)) co_await rest(Clock::now() + kRetry);
  }

  /// False where the room has had too many changes that are no moves.
  template <class Intention>
  static asio::awaitable<bool> is_taken(RoomClient& player) {
    try {
      co_await tell<Intention>(player);
      co_return true;
    } catch (const RefusedError& error) {
      if (error.code() != protocol::name(protocol::ErrorCode::changes_rate_limited)) throw;
      co_return false;
    }
  }

  /// Brings every player's copy to that of the one who knows most.
  asio::awaitable<void> catch_up() {
    protocol::Seq newest = 0;
    for (const auto& player : players_) newest = std::max(newest, player->room().seq());
    for (const auto& player : players_) co_await player->wait_for(newest);
  }

  const LoadOptions& options_;
  Tally& tally_;
  Random random_;
  int number_;
  std::vector<std::unique_ptr<RoomClient>> players_;
};

double quantile(const std::vector<double>& sorted, double share) {
  if (sorted.empty()) return 0;
  return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

}  // namespace

LoadReport run_load(const LoadOptions& options) {
  asio::io_context io(1);
  Tally tally;
  const auto start = Clock::now();
  std::vector<std::unique_ptr<LoadRoom>> rooms;
  for (int number = 0; number < options.rooms; ++number) {
    rooms.push_back(std::make_unique<LoadRoom>(options, tally, number));
    asio::co_spawn(io, rooms.back()->play(start, start + options.duration), asio::detached);
  }
  io.run();
  LoadReport report = std::move(tally.report);
  report.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  std::ranges::sort(tally.latencies_ms);
  report.p50_ms = quantile(tally.latencies_ms, 0.5);
  report.p99_ms = quantile(tally.latencies_ms, 0.99);
  report.max_ms = tally.latencies_ms.empty() ? 0 : tally.latencies_ms.back();
  return report;
}

}  // namespace bastide::server
