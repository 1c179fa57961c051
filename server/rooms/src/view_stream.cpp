#include "view_stream.hpp"

#include <protocol/canonical.hpp>
#include <protocol/json_patch.hpp>
#include <protocol/message_codec.hpp>
#include <protocol/messages.hpp>

#include <utility>

namespace bastide::server {

DigestedView::DigestedView(protocol::JsonText text) : view(std::move(text)), digest(protocol::digest(view)) {}

MessageText make_delta(const protocol::JsonText& from, const DigestedView& to, protocol::Seq seq,
                       const protocol::JsonText& events) {
  return std::make_shared<const std::string>(protocol::encode(protocol::Delta{
      .seq = seq, .events = events, .patch = protocol::diff(from, to.view), .digest = to.digest}));
}

ViewStream::ViewStream(DigestedView view, protocol::Seq seq, const Limits& limits)
    : limits_(limits), now_(std::move(view)), seq_(seq) {}

MessageText ViewStream::advance(DigestedView view, const protocol::JsonText& events) {
  ++seq_;
  MessageText delta = make_delta(now_.view, view, seq_, events);
  now_ = std::move(view);
  snapshot_.reset();
  keep(delta);
  return delta;
}

void ViewStream::keep(MessageText delta) {
  ring_bytes_ += delta->size();
  ring_.push_back(std::move(delta));
  while (ring_.size() > limits_.ring_deltas_max || ring_bytes_ > limits_.ring_bytes_max) {
    ring_bytes_ -= ring_.front()->size();
    ring_.pop_front();
  }
}

MessageText ViewStream::snapshot() {
  if (!snapshot_)
    snapshot_ = std::make_shared<const std::string>(
        protocol::encode(protocol::Snapshot{.seq = seq_, .view = now_.view, .digest = now_.digest}));
  return snapshot_;
}

std::optional<std::vector<MessageText>> ViewStream::deltas_since(protocol::Seq seq) {
  if (seq > seq_ || seq_ - seq > ring_.size()) return std::nullopt;
  const auto missed = static_cast<std::ptrdiff_t>(seq_ - seq);
  std::vector<MessageText> deltas(ring_.end() - missed, ring_.end());
  std::size_t bytes = 0;
  for (const MessageText& delta : deltas) bytes += delta->size();
  if (bytes > 0 && bytes >= snapshot()->size()) return std::nullopt;
  return deltas;
}

}  // namespace bastide::server
