#include "view_stream.hpp"

#include <protocol/canonical.hpp>
#include <protocol/message_codec.hpp>
#include <protocol/messages.hpp>

#include <utility>

namespace bastide::server {

MessageText make_delta(const CommonChange& change, const std::string& own_operations,
                       const protocol::ViewParts& own) {
  const bool both = !change.operations.empty() && !own_operations.empty();
  protocol::JsonText patch{"[" + change.operations + (both ? "," : "") + own_operations + "]"};
  std::string text =
      protocol::encode(protocol::Delta{.seq = change.seq,
                                       .events = change.events,
                                       .patch = std::move(patch),
                                       .digest = protocol::digest_text(change.hash + own.hash())});
  text.shrink_to_fit();  // it will be kept
  return std::make_shared<const std::string>(std::move(text));
}

ViewStream::ViewStream(protocol::ViewParts own, protocol::Seq seq, const Limits& limits)
    : limits_(limits), own_(std::move(own)), seq_(seq) {}

MessageText ViewStream::advance(const CommonChange& change, const protocol::OwnView& own) {
  seq_ = change.seq;
  MessageText delta = make_delta(change, own_.go_on(own), own_);
  snapshot_.reset();
  keep(delta);
  return delta;
}

void ViewStream::keep(MessageText delta) {
  ring_bytes_ += delta->size();
  ring_.push_back(std::move(delta));
  std::size_t gone = 0;
  while (ring_.size() - gone > limits_.ring_deltas_max || ring_bytes_ > limits_.ring_bytes_max)
    ring_bytes_ -= ring_[gone++]->size();
  ring_.erase(ring_.begin(), ring_.begin() + static_cast<std::ptrdiff_t>(gone));
}

void ViewStream::forget_deltas() {
  ring_ = {};
  ring_bytes_ = 0;
}

MessageText ViewStream::snapshot(const protocol::ViewParts& common) {
  if (MessageText made = snapshot_.lock()) return made;
  const auto snapshot = std::make_shared<const std::string>(
      protocol::encode(protocol::Snapshot{.seq = seq_,
                                          .view = whole_view(common, own_),
                                          .digest = protocol::digest_text(common.hash() + own_.hash())}));
  snapshot_ = snapshot;
  return snapshot;
}

std::optional<std::vector<MessageText>> ViewStream::deltas_since(protocol::Seq seq,
                                                                 const protocol::ViewParts& common) {
  if (seq > seq_ || seq_ - seq > ring_.size()) return std::nullopt;
  const auto missed = static_cast<std::ptrdiff_t>(seq_ - seq);
  std::vector<MessageText> deltas(ring_.end() - missed, ring_.end());
  std::size_t bytes = 0;
  for (const MessageText& delta : deltas) bytes += delta->size();
  if (bytes > 0 && bytes >= snapshot(common)->size()) return std::nullopt;
  return deltas;
}

}  // namespace bastide::server
