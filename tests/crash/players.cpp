#include "players.hpp"

#include <server/client/room_client.hpp>

#include <engine/game.hpp>

#include <fmt/format.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_future.hpp>

#include <algorithm>
#include <future>
#include <map>
#include <utility>

namespace bastide::crash {

using namespace std::chrono_literals;
using sim::Broken;
using sim::Client;

Players::Players(sim::Choices& choices, std::function<void()> look)
    : choices_(choices), network_(io_, choices), look_(std::move(look)) {}

std::vector<Client*> Players::all() const {
  std::vector<Client*> clients;
  for (const auto& client : clients_) clients.push_back(client.get());
  return clients;
}

void Players::run_for(sim::Ms time) {
  io_.restart();
  io_.run_for(time);
  if (!network_.broken().empty()) throw Broken(network_.broken());
  look_();
}

void Players::visit() {
  std::vector<std::unique_ptr<Client>> visitors;
  for (const Client* client : all()) {
    visitors.push_back(
        std::make_unique<Client>(network_, "visitor", client->room(), client->secret(), Client::Habits{}));
    visitors.back()->rest();
    visitors.back()->come();
  }
  run_for(300ms);
}

void Players::come_to_rest() {
  const std::vector<std::size_t> before = acknowledged_by_room();
  until("a room gets nowhere",
        [&] { return std::ranges::equal(before, acknowledged_by_room(), std::ranges::less()); });
  for (Client* client : all()) client->rest();
  until("somebody waits for ever",
        [&] { return std::ranges::all_of(all(), [](const Client* client) { return client->settled(); }); });
  // The acting player has the answer; the others' messages may still be on their way.
  until("somebody is not told the last change", [&] { return is_nobody_behind(); });
}

std::vector<std::size_t> Players::acknowledged_by_room() const {
  std::vector<std::size_t> counts;
  for (const std::string& room : rooms_) counts.push_back(history().acknowledged_count(room));
  return counts;
}

bool Players::is_nobody_behind() const {
  std::map<std::string, protocol::Seq> seen;
  return std::ranges::all_of(all(), [&](const Client* client) {
    return !client->joined() ||
           seen.try_emplace(client->room(), client->seq()).first->second == client->seq();
  });
}

void Players::check_rebuilt(const std::function<void()>& restart) {
  std::vector<const Client*> last;
  for (const Client* client : all())
    if (client->joined()) last.push_back(client);
  for (Client* client : all()) client->go();
  restart();
  for (const Client* client : last) {
    Client again(network_, "again", client->room(), client->secret(), {.again_ms_max = 200, .patience = 2s});
    again.rest();
    again.come();
    until("nobody is let in after a restart", [&] { return again.settled(); });
    if (!again.sees_the_same(*client))
      throw Broken(fmt::format("{}: rebuilt at seq {}, the room is another than at {}", client->room(),
                               again.seq(), client->seq()));
  }
}

protocol::SeatSecret Players::new_secret() {
  protocol::SeatSecret secret{};
  for (auto& byte : secret.bytes) byte = static_cast<std::uint8_t>(choices_.pick(256));
  return secret;
}

std::string Players::make_room(std::uint16_t port, const protocol::SeatSecret& host,
                               const std::vector<std::string>& modules) {
  RulesRequest rules;
  if (!modules.empty()) rules.modules = modules;
  const GameKind* kind = find_game(rules.game);
  protocol::CreateRoom wish{.secret = host,
                            .name = "Host",
                            .colour = {},
                            .seats = 2,
                            .game = {.kind = kind, .rules = kind->resolve(rules).value()}};
  auto made =
      boost::asio::co_spawn(io_, server::create_room({.host = "127.0.0.1", .port = port}, std::move(wish)),
                            boost::asio::use_future);
  until("no room is made", [&] { return made.wait_for(0s) == std::future_status::ready; });
  return made.get().room;
}

void Players::fill_room(std::uint16_t port, const std::vector<std::string>& modules) {
  const protocol::SeatSecret host = new_secret();
  const protocol::SeatSecret guest = new_secret();
  const auto number = rooms_.size();
  const std::string room = rooms_.emplace_back(make_room(port, host, modules));
  const bool two_pages = choices_.chance(30);
  add(fmt::format("r{}a", number), room, host);
  add(fmt::format("r{}b", number), room, guest, !two_pages && choices_.chance(30));
  if (two_pages) add(fmt::format("r{}c", number), room, guest);
  if (choices_.chance(50)) add(fmt::format("r{}s", number), room, std::nullopt);
}

void Players::add(std::string name, const std::string& room, std::optional<protocol::SeatSecret> secret,
                  bool renews) {
  const Client::Habits habits{.think_ms_max = 150,
                              .again_ms_max = 200,
                              .taken_over_ms_max = 2000,
                              .patience = 2s,
                              .renews = renews,
                              .ends_games = false};
  clients_.push_back(std::make_unique<Client>(network_, std::move(name), room, secret, habits));
  clients_.back()->come();
}

}  // namespace bastide::crash
