#include <server/net/load.hpp>

#include "http_client.hpp"
#include "web_socket.hpp"

#include <engine/random.hpp>
#include <protocol/bytes.hpp>
#include <protocol/json.hpp>
#include <protocol/json_patch.hpp>

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

using protocol::Json;
using namespace std::chrono_literals;

constexpr std::size_t kServerMessageBytesMax = 1 << 20;
constexpr auto kPatience = 10s;

/// Who says nothing for longer than a few of these is taken for gone.
constexpr auto kRest = 5s;

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

/// One player's connection, and the room as that player sees it.
class Player {
 public:
  Player(asio::ip::tcp::socket socket, Url url)
      : timer_(socket.get_executor()),
        socket_(std::move(socket), kServerMessageBytesMax),
        url_(std::move(url)) {}

  asio::awaitable<void> open(std::string room, std::optional<std::string> secret) {
    if (const auto error = co_await socket_.connect(url_.authority(), "/ws"))
      throw boost::system::system_error(error);
    Json join = {{"type", "join"}, {"room", room}};
    if (secret) join["secret"] = *secret;
    co_await ask(std::move(join));
    while (view_.is_null()) co_await take_message();
  }

  /// Sends an intention and waits for its reply. Throws where the server refuses.
  asio::awaitable<Json> ask(Json intention) {
    const std::string id = fmt::to_string(++last_id_);
    intention["id"] = id;
    auto text = std::make_shared<const std::string>(protocol::to_text(intention));
    if (const auto error = co_await socket_.write(std::move(text))) throw boost::system::system_error(error);
    while (reply_.is_null() || reply_.value("re", "") != id) co_await take_message();
    co_return std::exchange(reply_, Json());
  }

  asio::awaitable<void> wait_for(std::int64_t seq) {
    while (seq_ < seq) co_await take_message();
  }

  const Json& view() const { return view_; }
  std::int64_t seq() const { return seq_; }

 private:
  asio::awaitable<void> take_message() {
    timer_.expires_after(kPatience);
    timer_.async_wait([this](const error_code& cancelled) {
      if (!cancelled) socket_.cut();
    });
    WebSocket::Message message = co_await socket_.read();
    timer_.cancel();
    if (message.error) throw boost::system::system_error(message.error);
    take(Json::parse(message.text));
  }

  void take(Json message) {
    const std::string type = message.at("type");
    if (type == "reply") {
      reply_ = std::move(message);
    } else if (type == "error") {
      throw std::runtime_error(message.at("code").get<std::string>() + ": " +
                               message.at("message").get<std::string>());
    } else if (type == "snapshot") {
      seq_ = message.at("seq");
      view_ = std::move(message.at("view"));
    } else if (type == "delta") {
      if (message.at("seq") != seq_ + 1) throw std::runtime_error("a change is missing");
      auto patched = protocol::apply_patch(view_, message.at("patch"));
      if (!patched) throw std::runtime_error(patched.error().message);
      view_ = std::move(*patched);
      ++seq_;
    }
  }

  asio::steady_timer timer_;
  WebSocket socket_;
  Url url_;
  Json view_;
  Json reply_;
  std::int64_t seq_ = 0;
  std::int64_t last_id_ = 0;
};

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
    const std::string host_secret = protocol::to_base64url(random_secret(random_).bytes);
    const Json wish = {
        {"secret", host_secret}, {"name", "Load 0"}, {"seats", options_.seats}, {"rules", options_.rules}};
    Url rooms = options_.url;
    rooms.path = "/api/v1/rooms";
    const std::string body = protocol::to_text(wish);
    const HttpAnswer answer = co_await http_exchange(rooms, body);
    if (answer.status != 201) throw std::runtime_error("no room: " + answer.body);
    const std::string code = Json::parse(answer.body).at("room");
    for (int seat = 0; seat < options_.seats; ++seat) co_await add_player(code, seat, host_secret);
    Json begin = {{"type", "start"}};
    co_await players_[0]->ask(std::move(begin));
  }

  asio::awaitable<void> add_player(std::string code, int seat, std::string host_secret) {
    asio::ip::tcp::socket socket = co_await connect_to(options_.url);
    players_.push_back(std::make_unique<Player>(std::move(socket), options_.url));
    std::optional<std::string> secret;
    if (seat == 0) secret = host_secret;
    co_await players_.back()->open(std::move(code), std::move(secret));
    if (seat == 0) co_return;
    Json sit = {{"type", "sit"},
                {"secret", protocol::to_base64url(random_secret(random_).bytes)},
                {"name", fmt::format("Load {}", seat)}};
    co_await players_.back()->ask(std::move(sit));
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
      if (players_[0]->view().at("phase") == "finished") co_await play_again();
    }
  }

  /// Waits. Nobody reads meanwhile, so that the server's pings stay without answer: the players say that they are there.
  asio::awaitable<void> rest(Clock::time_point until) {
    asio::steady_timer timer(co_await asio::this_coro::executor);
    for (;;) {
      timer.expires_at(std::min(until, Clock::now() + kRest));
      co_await timer.async_wait(asio::use_awaitable);
      if (Clock::now() >= until) co_return;
      for (const auto& player : players_) {
        Json ping = {{"type", "ping"}};
        co_await player->ask(std::move(ping));
      }
    }
  }

  /// One action of the seat to act, until everybody has seen it.
  asio::awaitable<void> move() {
    co_await catch_up();
    const std::size_t seat = players_[0]->view().at("game").at("seat");
    Json act = {{"type", "act"},
                {"actions", Json::array({choose(players_.at(seat)->view().at("game").at("legal"))})}};
    const Json reply = co_await players_[seat]->ask(std::move(act));
    for (const auto& player : players_) co_await player->wait_for(reply.at("seq"));
  }

  asio::awaitable<void> play_again() {
    ++tally_.report.games;
    Json again = {{"type", "rematch"}};
    co_await players_[0]->ask(std::move(again));
    Json begin = {{"type", "start"}};
    co_await players_[0]->ask(std::move(begin));
  }

  /// Brings every player's view to that of the one who knows most.
  asio::awaitable<void> catch_up() {
    std::int64_t newest = 0;
    for (const auto& player : players_) newest = std::max(newest, player->seq());
    for (const auto& player : players_) co_await player->wait_for(newest);
  }

  Json choose(const Json& legal) {
    if (const Json& placements = legal.at("placements"); !placements.empty()) {
      const Json& cell = placements[random_.below(static_cast<std::uint32_t>(placements.size()))];
      const Json& rotations = cell.at("rotations");
      return {{"type", "place_tile"},
              {"x", cell.at("x")},
              {"y", cell.at("y")},
              {"rotation", rotations[random_.below(static_cast<std::uint32_t>(rotations.size()))]}};
    }
    const Json& actions = legal.at("actions");
    return actions.at(random_.below(static_cast<std::uint32_t>(actions.size())));
  }

  const LoadOptions& options_;
  Tally& tally_;
  Random random_;
  int number_;
  std::vector<std::unique_ptr<Player>> players_;
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
