#include "load_room.hpp"

#include <server/net/token.hpp>

#include <protocol/messages.hpp>
#include <protocol/wire_rejection.hpp>

#include <fmt/format.h>
#include <boost/asio/co_spawn.hpp>

#include <algorithm>
#include <exception>
#include <stdexcept>
#include <utility>

namespace bastide::server {

namespace {

using namespace std::chrono_literals;

/// A client that is silent for a few times as long counts as gone.
constexpr auto kRest = 5s;
/// How long a spectator may take to learn of the last move.
constexpr auto kSpectatorPatience = 10s;
constexpr auto kLook = 5ms;
/// Between attempts at a change that the room's limits refuse for now.
constexpr auto kRetry = 100ms;

protocol::SeatSecret random_secret(Random& random) {
  protocol::SeatSecret secret;
  for (auto& byte : secret.bytes) byte = static_cast<std::uint8_t>(random.below(256));
  return secret;
}

/// Sends an intention without fields and waits for its reply.
template <class Intention>
asio::awaitable<void> tell(RoomClient& client) {
  protocol::Intention intention = Intention{};
  co_await client.ask(std::move(intention));
}

/// Returns false if the room has had too many changes other than moves.
asio::awaitable<bool> is_taken(RoomClient& client, protocol::Intention intention) {
  try {
    co_await client.ask(std::move(intention));
    co_return true;
  } catch (const RejectedError& error) {
    if (error.code() != protocol::name(protocol::ErrorCode::changes_rate_limited)) throw;
    co_return false;
  }
}

}  // namespace

void Course::ready() {
  if (--preparing > 0) return;
  start = Clock::now();
  wake_all();
}

void Course::ended() {
  if (--playing == 0) wake_all();
}

LoadRoom::LoadRoom(asio::io_context& io, const LoadOptions& options, Course& course, Kind kind, int number)
    : options_(options),
      course_(course),
      kind_(kind),
      number_(number),
      random_(options.seed + static_cast<std::uint64_t>(number) + (static_cast<std::uint64_t>(kind) << 32)),
      timer_(io) {}

asio::awaitable<void> LoadRoom::run() {
  co_await prepare();
  co_await take_part();
  leave();
  if (kind_ == Kind::playing) course_.ended();
}

asio::awaitable<void> LoadRoom::prepare() {
  try {
    co_await enter();
    if (kind_ == Kind::left) leave();
  } catch (const boost::system::system_error& error) {
    give_up(error.code().message());
  } catch (const std::exception& error) {
    give_up(error.what());
  }
  course_.ready();
}

asio::awaitable<void> LoadRoom::take_part() {
  try {
    co_await wait_for_begin();
    if (people_.empty()) co_return;  // the room was given up, perhaps before anybody joined
    if (kind_ == Kind::playing)
      co_await play();
    else
      co_await stay();
  } catch (const boost::system::system_error& error) {
    give_up(error.code().message());
  } catch (const std::exception& error) {
    give_up(error.what());
  }
}

/// Gives up the room; what it can't do any more is left to the others.
void LoadRoom::give_up(std::string why) {
  leave();
  if (course_.report.errors++ == 0) course_.report.first_error = std::move(why);
}

void LoadRoom::leave() {
  people_.clear();
  for (const auto& spectator : spectators_) spectator->stop();
  spectators_.clear();
  moves_.clear();
}

/// Makes a new room with its people; begins a game unless the room is idle.
asio::awaitable<void> LoadRoom::enter() {
  leave();
  const protocol::SeatSecret host = random_secret(random_);
  const protocol::CreateRoom wish{
      .secret = host, .name = "Load 0", .colour = {}, .seats = options_.seats, .game = options_.game};
  const protocol::RoomCreated created = co_await create_room(options_.url, wish);
  code_ = created.room;
  ++course_.report.rooms;
  for (int seat = 0; seat < options_.seats; ++seat) {
    const protocol::SeatSecret secret = seat == 0 ? host : random_secret(random_);
    protocol::Join join{.room = code_, .secret = secret, .since = {}};
    if (seat > 0) join.sit = protocol::SeatWish{.name = fmt::format("Load {}", seat)};
    auto client = co_await admit(std::move(join));
    people_.push_back({.client = std::move(client), .secret = secret});
  }
  if (kind_ == Kind::idle) co_return;
  co_await admit_spectators();
  co_await tell<protocol::Start>(player(0));
}

asio::awaitable<std::unique_ptr<RoomClient>> LoadRoom::admit(protocol::Join join) {
  RoomClient::Memory nothing;
  if (kind_ == Kind::playing && number_ < options_.checked_rooms)
    nothing.whole.emplace(protocol::Replica::Digests::check);
  co_return co_await RoomClient::join(options_.url, std::move(join), std::move(nothing));
}

asio::awaitable<void> LoadRoom::admit_spectators() {
  const LoadSpectator::Callbacks callbacks{
      .change = [this](protocol::Seq seq) { spectator_has(seq); },
      .is_back = [this](auto after) { course_.report.reconnects.add(after); },
      .failure = [this](std::string why) { failed_ = std::move(why); },
  };
  for (int i = 0; i < options_.spectators; ++i) {
    protocol::Join join{.room = code_, .secret = {}, .since = {}};
    auto client = co_await admit(std::move(join));
    const auto spectator = std::make_shared<LoadSpectator>(options_.url, code_, std::move(client), callbacks);
    spectators_.push_back(spectator);
    const auto keep = [spectator](const std::exception_ptr&) {};  // alive until it has returned
    asio::co_spawn(timer_.get_executor(), spectator->run(), keep);
  }
}

void LoadRoom::spectator_has(protocol::Seq seq) {
  const auto move = moves_.find(seq);
  if (move != moves_.end()) course_.report.seen.add(Clock::now() - move->second);
}

/// Waits until the last of them has it, so that a server which leaves spectators out is noticed.
asio::awaitable<void> LoadRoom::spectators_have(protocol::Seq seq) {
  const auto patience = Clock::now() + kSpectatorPatience;
  const auto waits = [&](const auto& one) { return one->seq() < seq; };
  while (failed_.empty() && std::ranges::any_of(spectators_, waits)) {
    if (Clock::now() > patience) throw std::runtime_error("a spectator was not told of a move");
    co_await rest(Clock::now() + kLook);
  }
  if (!failed_.empty()) throw std::runtime_error(failed_);
}

asio::awaitable<void> LoadRoom::wait_for_begin() {
  while (!course_.start && !people_.empty()) co_await rest(Clock::time_point::max());
  chat_due_ = first_after(options_.chat_every);
  reconnect_due_ = first_after(options_.reconnect_every);
}

asio::awaitable<void> LoadRoom::stay() {
  while (course_.playing > 0 && !people_.empty()) co_await rest(Clock::time_point::max());
}

/// Makes at least one move, unless it is paced.
asio::awaitable<void> LoadRoom::play() {
  const Clock::time_point end = *course_.start + options_.duration;
  const bool paced = options_.rate > 0;
  for (std::int64_t turn = 0; !people_.empty(); ++turn) {
    const bool over = course_.stopped || ((paced || turn > 0) && (paced ? due(turn) : Clock::now()) >= end);
    const bool next_room = options_.moves_per_room > 0 && turn > 0 && turn % options_.moves_per_room == 0;
    if (over || next_room) co_await spectators_have(player(0).room().seq());
    if (over) co_return;
    if (next_room) co_await enter();
    co_await run_errands();
    for (int i = 0; i < options_.previews; ++i) co_await preview();
    if (paced) co_await wait_until(due(turn));
    if (course_.stopped) continue;
    const Clock::time_point since = paced ? due(turn) : Clock::now();
    co_await move(since);
    course_.report.moves.add(Clock::now() - since);
    if (player(0).room().phase() == protocol::RoomPhase::finished) co_await play_again();
  }
}

/// When a move is due at a fixed rate: rooms take turns, so that all moves together are evenly spread.
Clock::time_point LoadRoom::due(std::int64_t turn) const {
  const double nth = static_cast<double>(turn) * options_.rooms + number_;
  const std::chrono::duration<double> after(nth / options_.rate);
  return *course_.start + std::chrono::duration_cast<Clock::duration>(after);
}

asio::awaitable<void> LoadRoom::wait_until(Clock::time_point due) {
  while (Clock::now() < due && !course_.stopped) {
    // g++ 14 fails if this is within the wait.
    const Clock::time_point next = std::min({due, chat_due_, reconnect_due_});
    co_await rest(next);
    co_await run_errands();
  }
}

/// Waits until then, or until the course advances. Pings are not answered meanwhile, so every client sends
/// something now and then.
asio::awaitable<void> LoadRoom::rest(Clock::time_point until) {
  while (Clock::now() < until) {
    timer_.expires_at(std::min(until, Clock::now() + kRest));
    const auto [woken] = co_await timer_.async_wait(kToken);
    if (woken) co_return;
    if (Clock::now() >= until) co_return;
    for (const Person& one : people_) co_await tell<protocol::Ping>(*one.client);
    if (until == Clock::time_point::max()) co_return;  // waiting for the course: check again
  }
}

/// The first time of a periodic event, spread over the rooms.
Clock::time_point LoadRoom::first_after(std::chrono::milliseconds interval) {
  if (interval == interval.zero()) return Clock::time_point::max();
  return Clock::now() +
         std::chrono::milliseconds(random_.below(static_cast<std::uint32_t>(interval.count())));
}

asio::awaitable<void> LoadRoom::run_errands() {
  if (Clock::now() >= chat_due_) co_await chat();
  if (Clock::now() >= reconnect_due_) co_await reconnect();
}

/// The players write in turns, since a seat's lines are limited.
asio::awaitable<void> LoadRoom::chat() {
  const auto writer = static_cast<Seat>(chat_lines_++ % options_.seats);
  protocol::Intention intention = protocol::Chat{.text = fmt::format("line {}", chat_lines_)};
  co_await tell_in_time(writer, std::move(intention));
  ++course_.report.chat_lines;
  chat_due_ = Clock::now() + options_.chat_every;
}

asio::awaitable<void> LoadRoom::reconnect() {
  reconnect_due_ = Clock::now() + options_.reconnect_every;
  const auto one = random_.below(static_cast<std::uint32_t>(people_.size() + spectators_.size()));
  if (one >= people_.size()) {
    spectators_.at(one - people_.size())->reconnect();
    co_return;
  }
  Person& person = people_.at(one);
  const auto lost = Clock::now();
  protocol::Join join{.room = code_, .secret = person.secret, .since = {}};
  RoomClient::Memory memory = person.client->take_memory();
  person.client.reset();
  person.client = co_await RoomClient::join(options_.url, std::move(join), std::move(memory));
  course_.report.reconnects.add(Clock::now() - lost);
}

asio::awaitable<void> LoadRoom::preview() {
  co_await catch_up();
  RoomClient& mover = player(player(0).room().to_act().value());
  const auto asked = Clock::now();
  protocol::Intention intention = protocol::AskPreview{.actions = {mover.room().any_legal(random_)}};
  co_await mover.ask(std::move(intention));
  course_.report.previews.add(Clock::now() - asked);
}

/// Plays one action of the seat to act, and waits until all players have it. A spectator may have it before
/// them, so its change is known beforehand: nobody but these people changes the room.
asio::awaitable<void> LoadRoom::move(Clock::time_point since) {
  if (!failed_.empty()) throw std::runtime_error(failed_);
  co_await catch_up();
  RoomClient& mover = player(player(0).room().to_act().value());
  if (!spectators_.empty()) note_move(mover.room().seq() + 1, since);
  const protocol::Seq seq = co_await mover.act(mover.room().any_legal(random_));
  co_await all_have(seq);
}

void LoadRoom::note_move(protocol::Seq seq, Clock::time_point since) {
  const auto behind = std::ranges::min(spectators_, {}, &LoadSpectator::seq);
  moves_.erase(moves_.begin(), moves_.upper_bound(behind->seq()));
  moves_.emplace(seq, since);
}

asio::awaitable<void> LoadRoom::play_again() {
  ++course_.report.games;
  protocol::Intention rematch = protocol::Rematch{};
  co_await tell_in_time(0, std::move(rematch));
  protocol::Intention start = protocol::Start{};
  co_await tell_in_time(0, std::move(start));
}

/// Sends the intention as soon as the room's limits allow: a fast room ends more games than one
/// seat may begin.
asio::awaitable<void> LoadRoom::tell_in_time(Seat seat, protocol::Intention intention) {
  for (;;) {
    protocol::Intention attempt = intention;
    const bool taken = co_await is_taken(player(seat), std::move(attempt));
    if (taken) co_return;
    co_await rest(Clock::now() + kRetry);
  }
}

/// Brings every player's copy of the room up to the most recent one.
asio::awaitable<void> LoadRoom::catch_up() {
  protocol::Seq newest = 0;
  for (const Person& one : people_) newest = std::max(newest, one.client->room().seq());
  co_await all_have(newest);
}

asio::awaitable<void> LoadRoom::all_have(protocol::Seq seq) {
  for (const Person& one : people_)
    if (!one.client->has(seq)) co_await one.client->wait_for(seq);
}

}  // namespace bastide::server
