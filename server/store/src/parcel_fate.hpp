// What becomes of a change of a parcel, whatever store it is in.
#pragma once

#include <server/rooms/event_store.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

namespace bastide::server {

/// A parcel as a store knows it before the change.
struct KnownParcel {
  protocol::Bytes32 token;
  std::uint64_t version = 0;
};

/// As a store keeps it. A token of another length, which no server has written, is nobody's.
inline protocol::Bytes32 token_of(std::string_view kept) {
  protocol::Bytes32 token{};
  if (kept.size() == token.size()) std::ranges::copy(kept, token.begin());
  return token;
}
inline std::string_view bytes_of(const protocol::Bytes32& token) {
  return {reinterpret_cast<const char*>(token.data()), token.size()};
}

/// `parcels`: how many the store has; only asked for where none is known.
template <class Count>
ChangedParcel fate_of(const ParcelChange& change, const std::optional<KnownParcel>& known,
                      const Count& parcels) {
  if (!known) {
    if (!change.sealed || change.before != 0) return {.fate = ParcelFate::missing};
    if (parcels() >= change.parcels_max) return {.fate = ParcelFate::full};
    return {.version = 1};
  }
  if (!protocol::equal_in_constant_time(known->token, change.token)) return {.fate = ParcelFate::foreign};
  if (!change.sealed) return {};
  if (change.before != known->version) return {.fate = ParcelFate::moved_on, .version = known->version};
  return {.version = known->version + 1};
}

}  // namespace bastide::server
