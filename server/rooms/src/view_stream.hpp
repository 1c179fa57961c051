// What one viewer, or all spectators together, see: the present view, and the last deltas for those who come back.
#pragma once

#include <server/rooms/limits.hpp>

#include <protocol/json_text.hpp>
#include <protocol/vocabulary.hpp>

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bastide::server {

/// An encoded message, shared by all who get the same.
using MessageText = std::shared_ptr<const std::string>;

/// A view and the digest that goes with it.
struct DigestedView {
  explicit DigestedView(protocol::JsonText text);
  protocol::JsonText view;
  std::string digest;
};

/// The delta that takes who has seen `from` to `to`.
MessageText make_delta(const protocol::JsonText& from, const DigestedView& to, protocol::Seq seq,
                       const protocol::JsonText& events);

class ViewStream {
 public:
  ViewStream(DigestedView view, protocol::Seq seq, const Limits& limits);

  /// The view of `seq`, the last change.
  const protocol::JsonText& view() const { return now_.view; }
  protocol::Seq seq() const { return seq_; }

  /// Goes on to the next change. Returns its delta.
  MessageText advance(DigestedView view, const protocol::JsonText& events);

  /// Keeps the delta that led here from another stream: for whoever changed over and has not got it.
  void keep(MessageText delta);

  MessageText snapshot();
  /// The deltas after `seq`, if they are still there and shorter than a snapshot.
  std::optional<std::vector<MessageText>> deltas_since(protocol::Seq seq);

 private:
  const Limits& limits_;
  DigestedView now_;
  protocol::Seq seq_;
  MessageText snapshot_;          ///< of now; made when somebody asks
  std::deque<MessageText> ring_;  ///< the last one is the delta of seq_
  std::size_t ring_bytes_ = 0;
};

}  // namespace bastide::server
