#include "audience.hpp"

#include <protocol/message_codec.hpp>

#include <algorithm>
#include <utility>

namespace bastide::server {
namespace {

/// Ignores times: clients count them down themselves.
bool same_people(const protocol::Presence& one, const protocol::Presence& other) {
  using Ms = std::optional<std::int64_t>;
  const auto same = [](const std::vector<Ms>& a, const std::vector<Ms>& b) {
    return std::ranges::equal(a, b, [](Ms x, Ms y) { return x.has_value() == y.has_value(); });
  };
  return one.connected == other.connected && one.spectators == other.spectators &&
         same(one.removable_in_ms, other.removable_in_ms) && same(one.skippable_in_ms, other.skippable_in_ms);
}

}  // namespace

Audience::Audience(const std::shared_ptr<Context>& context, const RoomState& state)
    : context_(context), state_(state) {
  note_away();
}

Audience::~Audience() { context_->stats.joined -= visitors_.size(); }

std::optional<SessionId> Audience::find(const ClientConnection& connection) const {
  const auto found =
      std::ranges::find(visitors_, &connection, [](const Visitor& one) { return one.connection.get(); });
  return found == visitors_.end() ? std::nullopt : std::optional(found->session);
}

SessionId& Audience::session_of(const ClientConnection& connection) {
  return std::ranges::find(visitors_, &connection, [](const Visitor& one) { return one.connection.get(); })
      ->session;
}

bool Audience::connected(SessionId session) const {
  return std::ranges::find(visitors_, session, &Visitor::session) != visitors_.end();
}

bool Audience::players_connected() const { return spectators() < static_cast<int>(visitors_.size()); }

int Audience::spectators() const {
  return static_cast<int>(std::ranges::count(visitors_, kSpectating, &Visitor::session));
}

std::vector<std::string> Audience::addresses(SessionId session) const {
  std::vector<std::string> out;
  for (const Visitor& one : visitors_)
    if (one.session == session) out.push_back(one.connection->address());
  return out;
}

std::vector<std::string> Audience::embedded_addresses() const {
  std::vector<std::string> out;
  for (const Visitor& one : visitors_)
    if (one.session == kSpectating && one.connection->embedded()) out.push_back(one.connection->address());
  return out;
}

ThinkingShare Audience::thinking_share() const {
  for (std::size_t seat = 0; seat < state_.seats().size(); ++seat) {
    const SessionId session = state_.session_on(static_cast<Seat>(seat));
    if (session != kSpectating && connected(session)) return {.payer = addresses(session).front()};
  }
  if (visitors_.empty()) return {.payer = {}, .attended = false};
  return {.payer = visitors_.front().connection->address()};
}

void Audience::tell(const MessageText& message) {
  for (const Visitor& one : visitors_) one.tell(message);
}

void Audience::Visitor::tell(MessageText message) const {
  if (session == kSpectating)
    connection->deliver_soon(std::move(message));
  else
    connection->deliver(std::move(message));
}

std::optional<std::chrono::steady_clock::duration> Audience::removable_in(SessionId session) const {
  return away_until(session, context_->limits.away_before_removal);
}

std::optional<std::chrono::steady_clock::duration> Audience::skippable_in(SessionId session) const {
  return away_until(session, context_->limits.away_before_skip);
}

std::optional<std::chrono::steady_clock::duration> Audience::away_until(
    SessionId session, std::chrono::seconds long_enough) const {
  const auto since = away_since(session);
  if (!since) return std::nullopt;
  return std::max(*since + long_enough - context_->worked(), std::chrono::steady_clock::duration::zero());
}

void Audience::admit(const ConnectionPtr& connection, SessionId as, const std::string& re,
                     const std::optional<HeldView>& held) {
  take_over(as);
  visitors_.push_back({.connection = connection, .session = as});
  connection->seated(as != kSpectating);
  ++context_->stats.joined;
  connection->join_succeeded();

  const auto missed = held ? stream(as).deltas_since(*held, *common_) : std::nullopt;
  connection->send(
      protocol::JoinReply{.re = re,
                          .seat = state_.seat_of(as),
                          .seq = state_.seq(),
                          .resume = missed ? protocol::Resume::deltas : protocol::Resume::snapshot,
                          .now = context_->wall_ms(),
                          .admission = context_->admissions.to(state_.code())});
  if (missed) {
    ++context_->stats.resumed_by_deltas_total;
    for (const MessageText& delta : *missed) connection->deliver_answer(delta);
    connection->send(presence());
  } else {
    ++context_->stats.resumed_by_snapshot_total;
    send_snapshot(connection);
  }
  announce_presence(connection.get());
}

void Audience::promote(const ConnectionPtr& connection, SessionId to) {
  take_over(to);
  session_of(*connection) = to;
  connection->seated(true);
  send_snapshot(connection);
  announce_presence(connection.get());
}

void Audience::send_snapshot(const ConnectionPtr& connection) {
  connection->deliver_answer(stream(session_of(*connection)).snapshot(*common_));
  connection->send(presence());
}

void Audience::remove(const ClientConnection& connection) {
  const auto gone =
      std::erase_if(visitors_, [&](const Visitor& one) { return one.connection.get() == &connection; });
  context_->stats.joined -= gone;
}

void Audience::expel(SessionId session, protocol::ClosingReason reason) {
  const auto seated = std::ranges::find(visitors_, session, &Visitor::session);
  if (seated == visitors_.end()) return;
  const ConnectionPtr connection = seated->connection;
  remove(*connection);
  connection->end(reason);
}

std::set<std::string> Audience::expel_spectators() {
  std::set<std::string> addresses;
  for (const Visitor& one : visitors_) {
    if (one.session != kSpectating) continue;
    addresses.insert(one.connection->address());
    one.connection->end(protocol::ClosingReason::removed);
  }
  context_->stats.joined -=
      std::erase_if(visitors_, [](const Visitor& one) { return one.session == kSpectating; });
  return addresses;
}

void Audience::end_all(protocol::ClosingReason reason, std::optional<int> retry_ms) {
  for (const Visitor& one : visitors_) one.connection->end(reason, retry_ms);
  context_->stats.joined -= visitors_.size();
  visitors_.clear();
}

void Audience::follow(const protocol::JsonText& events, const ClientConnection* newcomer,
                      SessionId seat_taken, const std::shared_ptr<Flight>& flight) {
  changed_at_ = context_->now();
  if (streams_.empty()) return common_.reset();  // returning clients begin anew
  const RoomState::Shown shown = state_.show(common_.value().settled());
  const std::string operations = common_->go_on(shown.common);
  const auto change =
      std::make_shared<const CommonChange>(state_.seq(), events.text, operations, common_->hash());
  const std::map<const ClientConnection*, MessageText> own = change_over(change, shown, newcomer, seat_taken);
  const SessionDeltas others = advance_streams(change, shown);
  for (const Visitor& one : visitors_) {
    const auto changed_over = own.find(one.connection.get());
    const MessageText& delta =
        changed_over != own.end()
            ? changed_over->second
            : std::ranges::find(others, one.session, &SessionDeltas::value_type::first)->second;
    one.tell(flight ? Flight::carry(flight, delta) : delta);
    stream(one.session);
  }
}

/// The viewer's view changes when a spectator sits down or a player leaves: makes the delta from the old view
/// to the new one.
std::map<const ClientConnection*, MessageText> Audience::change_over(const CommonChangePtr& change,
                                                                     const RoomState::Shown& shown,
                                                                     const ClientConnection* newcomer,
                                                                     SessionId seat_taken) {
  std::map<const ClientConnection*, MessageText> own;
  for (Visitor& one : visitors_) {
    const SessionId still = state_.seat_of(one.session) ? one.session : kSpectating;
    const SessionId next = one.connection.get() == newcomer ? seat_taken : still;
    if (next == one.session) continue;
    protocol::ViewParts view = stream(one.session).own();
    const std::string operations = view.go_on(state_.own_view(next, shown));
    const MessageText delta = make_delta(*change, operations, view.hash());
    own.emplace(one.connection.get(), delta);
    if (next == seat_taken) {
      ViewStream first(std::move(view), state_.seq(), context_->limits);
      first.keep(change, operations);
      streams_.emplace(next, Watched{.stream = std::move(first), .used = context_->now()});
    }
    one.session = next;
    one.connection->seated(next != kSpectating);
  }
  return own;
}

Audience::SessionDeltas Audience::advance_streams(const CommonChangePtr& change,
                                                  const RoomState::Shown& shown) {
  std::erase_if(streams_, [&](const auto& known) {
    return known.first != kSpectating && !state_.seat_of(known.first);
  });
  SessionDeltas deltas;
  deltas.reserve(streams_.size());
  for (auto& [viewer, watched] : streams_)
    if (watched.stream.seq() < state_.seq())
      deltas.emplace_back(viewer, watched.stream.advance(change, state_.own_view(viewer, shown)));
  return deltas;
}

void Audience::announce_presence(const ClientConnection* told_already) {
  note_away();
  const protocol::Presence now = presence();
  if (announced_presence_ && same_people(*announced_presence_, now)) return;
  announced_presence_ = now;
  const auto news = std::make_shared<const std::string>(protocol::encode(now));
  for (const Visitor& one : visitors_)
    if (one.connection.get() != told_already) one.tell(news);
}

void Audience::forget_past() {
  for (auto& [viewer, watched] : streams_) watched.stream.forget_deltas();
}

void Audience::tidy() {
  const auto now = context_->now();
  for (const Visitor& one : visitors_) streams_.at(one.session).used = now;
  if (now >= changed_at_ + context_->limits.ring_kept)
    for (auto& [viewer, watched] : streams_) watched.stream.forget_deltas();
  std::erase_if(streams_, [&](const auto& known) {
    return now >= known.second.used + context_->limits.room_unloaded_after;
  });
}

bool Audience::rest() {
  if (!common_) return false;
  for (auto& [viewer, watched] : streams_) watched.stream.rest(*common_);
  common_.reset();
  return true;
}

void Audience::wake() {
  if (common_ || streams_.empty()) return;
  const RoomState::Shown shown = state_.show();
  common_.emplace(shown.common);
  for (auto& [viewer, watched] : streams_)
    watched.stream.wake(protocol::ViewParts(state_.own_view(viewer, shown)));
}

/// The viewer's stream; begins now if there is none.
ViewStream& Audience::stream(SessionId viewer) {
  wake();
  auto known = streams_.find(viewer);
  if (known == streams_.end()) {
    const RoomState::Shown shown = state_.show();
    if (!common_) common_.emplace(shown.common);
    ViewStream first(protocol::ViewParts(state_.own_view(viewer, shown)), state_.seq(), context_->limits);
    known = streams_.emplace(viewer, Watched{.stream = std::move(first), .used = context_->now()}).first;
  }
  return known->second.stream;
}

void Audience::take_over(SessionId session) {
  if (session == kSpectating || !connected(session)) return;
  ++context_->stats.taken_over_total;
  expel(session, protocol::ClosingReason::taken_over);
}

protocol::Presence Audience::presence() const {
  using std::chrono::milliseconds;
  const auto in_ms = [](const auto& left) {
    return left ? std::optional(std::chrono::ceil<milliseconds>(*left).count()) : std::nullopt;
  };
  protocol::Presence presence{.connected = {},
                              .removable_in_ms = {},
                              .spectators = spectators(),
                              .slow_after_ms = milliseconds(context_->limits.vote_after).count()};
  for (std::size_t seat = 0; seat < state_.seats().size(); ++seat) {
    const SessionId session = state_.session_on(static_cast<Seat>(seat));
    const protocol::ComputerCard* computer = state_.computer_on(static_cast<Seat>(seat));
    const bool computers = computer && !computer->stands_in;  // never away
    presence.connected.push_back(computers || (session != kSpectating && connected(session)));
    presence.removable_in_ms.push_back(in_ms(removable_in(session)));
    presence.skippable_in_ms.push_back(computer ? std::nullopt : in_ms(skippable_in(session)));
  }
  return presence;
}

std::optional<std::chrono::steady_clock::time_point> Audience::away_since(SessionId session) const {
  const auto away = away_since_.find(session);
  // Who has just come back is told who is there before `note_away`.
  return away == away_since_.end() || connected(session) ? std::nullopt : std::optional(away->second);
}

void Audience::note_away() {
  std::map<SessionId, std::chrono::steady_clock::time_point> away;
  for (const SessionId session : state_.sessions())
    if (!connected(session)) away.emplace(session, away_since(session).value_or(context_->worked()));
  away_since_ = std::move(away);
}

}  // namespace bastide::server
