// Converts log entries to and from what the store keeps.
#pragma once

#include <server/rooms/entropy_source.hpp>
#include <server/rooms/event_store.hpp>

#include <protocol/log_entry.hpp>

namespace bastide::server {

namespace log = protocol::log;
using log::Answered;
using log::Holder;
using log::kSpectating;
using log::SessionId;
using log::TakenSeat;

StoredEntry to_stored(const log::Entry& entry);
/// Throws NewerVersion if the payload has words that this version does not know, std::runtime_error if it is
/// otherwise not what to_stored writes.
log::Entry from_stored(const StoredEntry& stored);

/// Throws what from_stored throws for an entry that is so rejected.
[[noreturn]] void throw_unread(const StoredEntry& stored, const protocol::WireRejection& why);

/// Draws the secret with which the next game is shuffled.
log::Shuffle draw_shuffle(EntropySource& entropy);

}  // namespace bastide::server
