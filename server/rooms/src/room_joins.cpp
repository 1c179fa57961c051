// How connections come into a room, and how the host sends spectators away.
#include "room.hpp"
#include "room_rejections.hpp"
#include "watching.hpp"

#include <protocol/message_table.hpp>

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace bastide::server {

using protocol::ErrorCode;
using protocol::WireRejection;

namespace {

/// What the client has seen of the room; nothing if it is new here.
std::optional<HeldView> held_by(const protocol::Join& join, const RoomState& state) {
  // An unread room shows less than was seen before.
  if (!join.since || state.unread()) return std::nullopt;
  return HeldView{.seq = *join.since, .digest = join.digest};
}

}  // namespace

void Room::join(const ConnectionPtr& connection, const protocol::ClientMessage& message,
                const protocol::Join& join) {
  if (state_.closed())
    return connection->join_failed(message.id, WireRejection(ErrorCode::closed, "The room is closed."));
  if (join.embedded && (join.secret || join.sit))
    return connection->join_failed(
        message.id,
        WireRejection(ErrorCode::bad_value, "Who is embedded watches, without a secret.", "embedded"));
  const auto holder = join.secret ? state_.session_with(protocol::sha256(join.secret->bytes)) : std::nullopt;
  if (holder) {
    connection->prove_join();
    return join_again(connection, *holder, message, join);
  }
  if (!connection->may_join())
    return connection->join_failed(
        message.id, WireRejection(ErrorCode::rate_limited, "Too many failed joins; wait a minute.", "room"));
  if (!join.secret) return join_to_watch(connection, message, join);
  // Who sat down, or took a new secret, may stand in what can't be read: the seat is theirs still.
  if (state_.unread()) return connection->join_failed(message.id, unread());
  if (join.sit) return join_to_sit(connection, message, join);
  connection->join_failed(message.id, wrong_secret());
}

/// Nobody guesses a secret of 32 bytes; this bounds what a room does for those who try.
WireRejection Room::wrong_secret() {
  if (wrong_secrets_.take(context_->now()))
    return {ErrorCode::bad_secret, "No seat of this room has this secret."};
  context_->stats.count_limit("wrong-secrets-per-minute");
  return {ErrorCode::rate_limited, "Too many wrong secrets for this room; wait a minute.", "secret"};
}

void Room::join_again(const ConnectionPtr& connection, SessionId session,
                      const protocol::ClientMessage& message, const protocol::Join& join) {
  if (!within_seat_budget(session, message))
    return connection->join_failed(
        message.id, WireRejection(ErrorCode::rate_limited, "Too much for this seat; wait a moment."));
  audience_.admit(connection, session, message.id, held_by(join, state_));
}

void Room::join_to_watch(const ConnectionPtr& connection, const protocol::ClientMessage& message,
                         const protocol::Join& join) {
  if (shut())
    return connection->join_failed(
        message.id, WireRejection(ErrorCode::no_spectators, "This game is played without spectators."));
  if (barred(connection->address()))
    return connection->join_failed(
        message.id,
        WireRejection(ErrorCode::no_spectators, "The host has sent the spectators away; come back later."));
  if (const auto limit = limit_to_watching(*connection, join.embedded); !limit.empty()) {
    context_->stats.count_limit(limit);
    return connection->join_failed(message.id,
                                   WireRejection(ErrorCode::full, "The room has enough spectators."));
  }
  connection->embedded(join.embedded);
  audience_.admit(connection, kSpectating, message.id, held_by(join, state_));
}

/// The limit that keeps one more spectator out; empty: none.
std::string_view Room::limit_to_watching(const ClientConnection& connection, bool embedded) const {
  const Limits& limits = context_->limits;
  const std::vector<std::string> framed = audience_.embedded_addresses();
  const int others = audience_.spectators() - static_cast<int>(framed.size());
  if (!embedded) return others >= limits.spectators_max ? "spectators-max" : "";
  if (std::ssize(framed) >= limits.embedded_max) return "embedded-max";
  const bool counted = !connection.address().empty();
  if (counted && std::ranges::count(framed, connection.address()) >= limits.embedded_per_address_max)
    return "embedded-per-address-max";
  return "";
}

/// Joining to sit takes no place among the spectators, so that they can't keep players out.
void Room::join_to_sit(const ConnectionPtr& connection, const protocol::ClientMessage& message,
                       const protocol::Join& join) {
  const protocol::Sit sit{.secret = *join.secret,
                          .name = join.sit->name,
                          .seat = join.sit->seat,
                          .colour = join.sit->colour,
                          .program = join.sit->program};
  if (const auto code = protocol::refusal(sit, protocol::Standing::spectator, state_.phase()))
    return connection->join_failed(message.id, refused(*code));
  auto decision = decide(state_, kNoSeat, sit, *this);
  if (!decision) return connection->join_failed(message.id, decision.error());
  if (!within_limits((*decision)->change, kSpectating, *connection))
    return connection->join_failed(message.id, too_many_changes());
  const Seat seat = std::get<log::SeatTaken>((*decision)->change).seat;
  propose(std::move(**decision), log::Request{.seat = seat, .id = message.id}, connection, /*joins=*/true);
}

protocol::Expected<TableLook> Room::look(const std::string& address) const {
  if (shut() || barred(address))
    return std::unexpected(
        WireRejection(ErrorCode::no_spectators, "This game is played without spectators."));
  const Game* game = state_.game();
  if (!game) return std::unexpected(WireRejection(ErrorCode::not_found, "The game has not begun."));
  TableLook look{.game = std::string(state_.kind().name()), .board = game->view(kNoSeat).table.board};
  for (Seat seat = 0; seat < state_.seats().size(); ++seat) {
    const auto& taken = state_.seats()[seat];
    if (taken)
      look.seats.push_back(
          {.name = taken->card.name, .colour = taken->card.colour, .points = state_.points()[seat]});
  }
  return look;
}

/// Who comes must find a seat, and nothing that keeps people out.
std::optional<ListedTable> Room::listed() const {
  const protocol::RoomFlags& flags = state_.flags();
  if (!context_->limits.open_tables || !flags.listed || flags.locked || flags.unwatched || state_.closed() ||
      state_.unread() || state_.phase() != protocol::RoomPhase::lobby)
    return std::nullopt;
  const Seats& seats = state_.seats();
  protocol::OpenTable table{.room = state_.code(),
                            .host = seats[state_.host()]->card.name,
                            .rules = state_.rules(),
                            .aids = state_.aids(),
                            .people = static_cast<int>(std::ranges::count_if(seats, is_held)),
                            .computers = static_cast<int>(std::ranges::count_if(seats, is_computers)),
                            .language = state_.language()};
  table.free = static_cast<int>(std::ssize(seats)) - table.people - table.computers;
  if (table.people == std::ssize(seats)) return std::nullopt;
  if (state_.clock()) table.clock = state_.clock()->rule();
  const SessionId host = state_.session_on(state_.host());
  ListedTable listed{.table = std::move(table), .away_since = audience_.away_since(host)};
  if (audience_.connected(host)) listed.address = audience_.addresses(host).front();
  return listed;
}

bool shut_to_watchers(const RoomState& state) {
  return state.flags().unwatched && state.phase() != protocol::RoomPhase::lobby;
}

bool Room::shut() const { return shut_to_watchers(state_); }

/// The spectators may not come back for a while, except to sit down; clients with an exempt address can't
/// be told apart.
void Room::remove_spectators() {
  const auto now = context_->now();
  std::erase_if(barred_until_, [&](const auto& bar) { return now >= bar.second; });
  for (const std::string& address : audience_.expel_spectators())
    if (!address.empty()) barred_until_[address] = now + context_->limits.spectators_barred_for;
  audience_.announce_presence();
}

bool Room::barred(const std::string& address) const {
  const auto bar = barred_until_.find(address);
  return bar != barred_until_.end() && context_->now() < bar->second;
}

}  // namespace bastide::server
