// What one viewer, or all spectators together, see beside what everybody sees: the present view,
// and the last deltas for those who come back.
#pragma once

#include <server/rooms/limits.hpp>
#include <server/rooms/message_text.hpp>

#include <protocol/json_text.hpp>
#include <protocol/view_parts.hpp>
#include <protocol/vocabulary.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace bastide::server {

/// A change as far as it is the same for every viewer.
struct CommonChange {
  protocol::Seq seq = 0;
  protocol::JsonText events;
  std::string operations;  ///< of the patch, with commas between
  std::uint64_t hash = 0;  ///< of the parts that everybody sees, after it
};

using CommonChangePtr = std::shared_ptr<const CommonChange>;

/// The delta of a change. `own_operations`: those of what is the viewer's own;
/// `own_hash`: of that after them.
MessageText make_delta(const CommonChange& change, const std::string& own_operations, std::uint64_t own_hash);

class ViewStream {
 public:
  /// `own`: at `seq`, the last change.
  ViewStream(protocol::ViewParts own, protocol::Seq seq, const Limits& limits);

  /// What is this viewer's own. Requires, as do all that follow but `wake` and `forget_deltas`: it is awake.
  const protocol::ViewParts& own() const { return own_.value(); }
  protocol::Seq seq() const { return seq_; }

  /// Goes on to the next change, after which the viewer's own is `own`. Returns its delta.
  MessageText advance(const CommonChangePtr& change, const protocol::OwnView& own);

  /// Keeps the change that led here, for whoever comes back. `own_operations`:
  /// of what is the viewer's own, from whatever that was.
  void keep(CommonChangePtr change, std::string own_operations);

  /// `common`: what everybody sees now.
  MessageText snapshot(const protocol::ViewParts& common);
  /// Lets go of the viewer's own, and of deltas in whose place a snapshot is sent. `common`: what everybody
  /// sees now.
  void rest(const protocol::ViewParts& common);
  /// `own`: as it was, and is still.
  void wake(protocol::ViewParts own) { own_ = std::move(own); }

  /// Forgets the deltas: whoever comes back gets a snapshot.
  void forget_deltas();
  /// The deltas after `seq`, if they are still there and shorter than a snapshot.
  std::optional<std::vector<MessageText>> deltas_since(protocol::Seq seq, const protocol::ViewParts& common);

 private:
  const Limits& limits_;
  std::optional<protocol::ViewParts> own_;  ///< nothing while it rests
  protocol::Seq seq_;
  /// Of now, as long as it is on its way to somebody.
  std::weak_ptr<const std::string> snapshot_;
  /// What a delta is made of again: most of it is shared by the streams of a room.
  struct Kept {
    CommonChangePtr change;
    std::string own_operations;
    std::uint64_t own_hash;
    std::size_t bytes() const {
      return change->events.text.size() + change->operations.size() + own_operations.size();
    }
  };
  void forget(std::size_t oldest);
  MessageText delta_of(const Kept& kept) const {
    return make_delta(*kept.change, kept.own_operations, kept.own_hash);
  }
  std::vector<Kept> ring_;  ///< the last one is of seq_
  std::size_t ring_bytes_ = 0;
};

}  // namespace bastide::server
