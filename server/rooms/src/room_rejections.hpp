// Rejections that several places give.
#pragma once

#include <protocol/wire_rejection.hpp>

namespace bastide::server {

/// The sender may not do this now, or never, as protocol::refusal found.
inline protocol::WireRejection refused(protocol::ErrorCode code) {
  using protocol::ErrorCode;
  switch (code) {
    case ErrorCode::already_seated: return {code, "You sit already."};
    case ErrorCode::not_seated: return {code, "Only a seated player may do this."};
    case ErrorCode::not_host: return {code, "Only the host may do this."};
    case ErrorCode::for_people: return {code, "A program neither votes nor asks or answers questions."};
    case ErrorCode::wrong_phase: return {code, "This can't be done in this phase of the room."};
    default: return {code, "This can't be done now."};
  }
}

inline protocol::WireRejection unread() {
  return {protocol::ErrorCode::unreadable,
          "This version of the server can't read all that was played here. It is kept."};
}

inline protocol::WireRejection not_stored() {
  return {protocol::ErrorCode::unavailable, "This could not be stored, so nothing has changed. Try again."};
}

inline protocol::WireRejection too_many_failed_joins() {
  return {protocol::ErrorCode::rate_limited, "Too many failed joins; wait a minute.", "room"};
}

inline protocol::WireRejection no_open_tables() {
  return {protocol::ErrorCode::no_open_tables, "This server has no list of open tables."};
}

inline protocol::WireRejection too_many_games() {
  return {protocol::ErrorCode::rate_limited, "This address has begun many games; wait a minute."};
}

inline protocol::WireRejection too_many_subscriptions() {
  return {protocol::ErrorCode::rate_limited,
          "Too many subscriptions to calls from this address; wait an hour."};
}

inline protocol::WireRejection no_webhook() {
  return {protocol::ErrorCode::no_webhook, "This room tells no chat, or this server lets none be told."};
}

inline protocol::WireRejection too_many_webhooks() {
  return {protocol::ErrorCode::rate_limited, "This address has set or tried many webhooks; wait an hour."};
}

inline protocol::WireRejection too_many_changes() {
  return {protocol::ErrorCode::changes_rate_limited,
          "Too many requests that are not moves; wait a few seconds."};
}

}  // namespace bastide::server
