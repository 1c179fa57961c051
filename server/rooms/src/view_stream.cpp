#include "view_stream.hpp"

#include <protocol/canonical.hpp>
#include <protocol/message_codec.hpp>
#include <protocol/messages.hpp>

#include <cstddef>
#include <span>
#include <utility>

namespace bastide::server {

CommonChange::CommonChange(protocol::Seq number, std::string_view events, std::string_view operations,
                           std::uint64_t hash_after)
    : seq(number), hash(hash_after), events_bytes_(events.size()) {
  text_.reserve(events.size() + operations.size());
  text_.append(events).append(operations);
}

MessageText make_delta(const CommonChange& change, const std::string& own_operations,
                       std::uint64_t own_hash) {
  return std::make_shared<const std::string>(
      protocol::encode(protocol::DeltaOfParts{.seq = change.seq,
                                              .events = change.events(),
                                              .patch = {change.operations(), own_operations},
                                              .digest = change.hash + own_hash}));
}

ViewStream::ViewStream(protocol::ViewParts own, protocol::Seq seq, const Limits& limits)
    : limits_(limits), own_(std::move(own)), seq_(seq) {}

MessageText ViewStream::advance(const CommonChangePtr& change, const protocol::OwnView& own) {
  seq_ = change->seq;
  std::string operations = own_.value().go_on(own);
  MessageText delta = make_delta(*change, operations, own_->hash());
  snapshot_.reset();
  keep(change, std::move(operations));
  return delta;
}

void ViewStream::keep(CommonChangePtr change, std::string own_operations) {
  own_operations.shrink_to_fit();
  const Kept& kept = ring_.emplace_back(std::move(change), std::move(own_operations), own_->hash());
  ring_bytes_ += kept.bytes();
  std::size_t gone = 0;
  for (std::size_t bytes = ring_bytes_;
       ring_.size() - gone > limits_.ring_deltas_max || bytes > limits_.ring_bytes_max; ++gone)
    bytes -= ring_[gone].bytes();
  forget(gone);
}

void ViewStream::forget(std::size_t oldest) {
  const auto end = ring_.begin() + static_cast<std::ptrdiff_t>(oldest);
  for (auto kept = ring_.begin(); kept != end; ++kept) ring_bytes_ -= kept->bytes();
  ring_.erase(ring_.begin(), end);
}

void ViewStream::rest(const protocol::ViewParts& common) {
  // A change lengthens the snapshot by at most the length of its delta: deltas longer than a
  // snapshot stay so.
  const std::size_t snapshot_bytes = snapshot(common)->size();
  std::size_t bytes = 0, oldest = ring_.size();
  while (oldest > 0 && (bytes += delta_of(ring_[oldest - 1])->size()) < snapshot_bytes) --oldest;
  forget(oldest);
  ring_.shrink_to_fit();
  own_.reset();
}

void ViewStream::forget_deltas() {
  ring_ = {};
  ring_bytes_ = 0;
}

std::string ViewStream::digest(const protocol::ViewParts& common) const {
  return protocol::digest_text(common.hash() + own_->hash());
}

MessageText ViewStream::snapshot(const protocol::ViewParts& common) {
  if (MessageText made = snapshot_.lock()) return made;
  const auto snapshot = std::make_shared<const std::string>(protocol::encode(
      protocol::Snapshot{.seq = seq_, .view = whole_view(common, own_.value()), .digest = digest(common)}));
  snapshot_ = snapshot;
  return snapshot;
}

std::optional<std::vector<MessageText>> ViewStream::deltas_since(const HeldView& held,
                                                                 const protocol::ViewParts& common) {
  const protocol::Seq seq = held.seq;
  if (seq > seq_ || seq_ - seq > ring_.size()) return std::nullopt;
  // A client that has missed something sees by the first delta whether its view is another.
  if (seq == seq_ && held.digest && *held.digest != digest(common)) return std::nullopt;
  std::vector<MessageText> deltas;
  std::size_t bytes = 0;
  for (const Kept& kept : std::span(ring_).last(seq_ - seq)) {
    deltas.push_back(delta_of(kept));
    bytes += deltas.back()->size();
  }
  if (bytes > 0 && bytes >= snapshot(common)->size()) return std::nullopt;
  return deltas;
}

}  // namespace bastide::server
