// What clients give the server to keep: games that were played elsewhere, and parcels of their devices.
#include "directory_impl.hpp"

#include <protocol/bytes.hpp>

#include <utility>

namespace bastide::server {

namespace {

using protocol::ErrorCode;
using protocol::WireRejection;

constexpr std::chrono::milliseconds kParcelUseInterval =
    std::chrono::hours(24);  // reading writes no more often
constexpr int kParcelAttempts = 3;

}  // namespace

void Directory::keep_shared(std::string game_id, std::string gzip, Answer<void> answer) {
  Context& context = *impl_->context;
  if (impl_->stopping)
    return answer(std::unexpected(WireRejection(ErrorCode::server_busy, "The server is stopping.")));
  if (!context.services.store.has_space())
    return answer(
        std::unexpected(WireRejection(ErrorCode::store_full, "The server has no space for more games.")));
  auto kept = [impl = impl_, tell = told_when_stored(std::move(answer))](StoreResult<> result) mutable {
    if (result) ++impl->context->stats.shared_games_total;
    tell(result);
  };
  context.services.store.keep_shared(
      {.game_id = std::move(game_id), .ended_ms = context.wall_ms(), .gzip = std::move(gzip)},
      std::move(kept));
}

void Directory::read_parcel(const std::string& id, Answer<StoredParcel> answer) {
  auto read = [impl = impl_, id, answer = std::move(answer)](StoreResult<StoredParcel> found) mutable {
    if (!found) return answer(std::unexpected(WireRejection(ErrorCode::unavailable, "Try again.")));
    if (!found->sealed)
      return answer(std::unexpected(WireRejection(ErrorCode::not_found, "There is no such parcel.")));
    const std::int64_t now_ms = impl->context->wall_ms();
    if (now_ms - found->used_ms >= kParcelUseInterval.count())
      impl->context->services.store.use_parcel(id, now_ms, [](StoreResult<>) {});
    answer(std::move(*found));
  };
  impl_->context->services.store.read_parcel(id, std::move(read));
}

void Directory::change_parcel(ParcelWish wish, std::string address, Answer<ChangedParcel> answer) {
  if (impl_->stopping)
    return answer(std::unexpected(WireRejection(ErrorCode::server_busy, "The server is stopping.")));
  const bool makes = wish.sealed && wish.before == 0;
  if (makes && !impl_->context->services.store.has_space())
    return answer(std::unexpected(WireRejection(ErrorCode::store_full, "The server's disk is full.")));
  if (makes && !impl_->context->budgets.parcels.count(address, impl_->context->now())) {
    count_limit("parcels-per-hour");
    return answer(std::unexpected(
        WireRejection(ErrorCode::rate_limited, "Too many new parcels from this address; wait an hour.")));
  }
  const ParcelChange change{.id = std::move(wish.id),
                            .token = protocol::sha256(wish.token),
                            .before = wish.before,
                            .sealed = std::move(wish.sealed),
                            .at_ms = impl_->context->wall_ms(),
                            .parcels_max = impl_->context->limits.parcels_max};
  impl_->change_parcel(change, kParcelAttempts, std::move(answer));
}

/// Where another node came between, the store is asked again what there is now.
void Directory::Impl::change_parcel(const ParcelChange& change, int attempts, Answer<ChangedParcel> answer) {
  auto changed = [self = shared_from_this(), change, attempts,
                  answer = std::move(answer)](StoreResult<ChangedParcel> result) mutable {
    if (!result && result.error() == StoreError::conflict && attempts > 1)
      return self->change_parcel(change, attempts - 1, std::move(answer));
    if (!result)
      return answer(
          std::unexpected(WireRejection(ErrorCode::unavailable, "This could not be stored. Try again.")));
    if (result->fate == ParcelFate::full) {
      self->context->stats.count_limit("parcels-max");
      return answer(
          std::unexpected(WireRejection(ErrorCode::store_full, "The server has no space for more parcels.")));
    }
    RoomStats& stats = self->context->stats;
    if (result->fate == ParcelFate::changed)
      ++(change.sealed && change.before == 0 ? stats.parcels_made_total : stats.parcels_changed_total);
    answer(*result);
  };
  context->services.store.change_parcel(change, std::move(changed));
}

}  // namespace bastide::server
