#include "log_entry.hpp"

#include "does_not_fit.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace bastide::server {

StoredEntry to_stored(const log::Entry& entry) {
  return {.seq = entry.seq, .at_ms = entry.at_ms, .payload = log::encode(entry)};
}

void throw_unread(const StoredEntry& stored, const protocol::WireRejection& why) {
  const std::string sentence =
      fmt::format("log entry {}: {} at \"{}\" ({})", stored.seq, why.message, why.at, why.code);
  if (why.code.contains("/unknown_")) throw NewerVersion(sentence);
  throw std::runtime_error(sentence);
}

log::Entry from_stored(const StoredEntry& stored) {
  auto entry = log::decode(stored.payload);
  if (!entry) throw_unread(stored, entry.error());
  entry->seq = stored.seq;
  entry->at_ms = stored.at_ms;
  return std::move(*entry);
}

log::Shuffle draw_shuffle(EntropySource& entropy) {
  log::Shuffle shuffle;
  entropy.fill(shuffle.game_id);
  entropy.fill(shuffle.secret);
  return shuffle;
}

}  // namespace bastide::server
