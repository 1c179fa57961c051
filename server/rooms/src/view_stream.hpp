// What one viewer, or all spectators together, see besides what everybody sees: the current view, and the
// last deltas for returning clients.
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

/// The part of a change that is the same for every viewer.
class CommonChange {
 public:
  CommonChange(protocol::Seq seq, std::string_view events, std::string_view operations, std::uint64_t hash);

  std::string_view events() const { return std::string_view(text_).substr(0, events_bytes_); }
  /// Of the patch, separated by commas.
  std::string_view operations() const { return std::string_view(text_).substr(events_bytes_); }
  std::size_t bytes() const { return text_.size(); }

  const protocol::Seq seq;
  const std::uint64_t hash;  ///< of the parts that everybody sees, after the change

 private:
  const std::size_t events_bytes_;
  std::string text_;  ///< both in one, since many are kept
};

using CommonChangePtr = std::shared_ptr<const CommonChange>;

/// The delta of a change. `own_operations`: the patch of the viewer's own part; `own_hash`: the hash of that
/// part afterwards.
MessageText make_delta(const CommonChange& change, const std::string& own_operations, std::uint64_t own_hash);

/// What a client that comes back has.
struct HeldView {
  protocol::Seq seq;
  std::optional<std::string> digest = {};  ///< empty: it does not say
};

class ViewStream {
 public:
  /// `own`: at `seq`, the last change.
  ViewStream(protocol::ViewParts own, protocol::Seq seq, const Limits& limits);

  /// The viewer's own part. Requires, also for all that follow except `wake` and
  /// `forget_deltas`: it is awake.
  const protocol::ViewParts& own() const { return own_.value(); }
  protocol::Seq seq() const { return seq_; }

  /// Advances to the next change, after which the viewer's own part is `own`. Returns its delta.
  MessageText advance(const CommonChangePtr& change, const protocol::OwnView& own);

  /// Keeps the change that led here for returning clients. `own_operations`: the patch of the
  /// viewer's own part.
  void keep(CommonChangePtr change, std::string own_operations);

  /// `common`: what everybody sees now.
  MessageText snapshot(const protocol::ViewParts& common);
  /// Drops the viewer's own part, and deltas that a snapshot replaces. `common`: what everybody sees now.
  void rest(const protocol::ViewParts& common);
  /// `own`: unchanged since `rest`.
  void wake(protocol::ViewParts own) { own_ = std::move(own); }

  /// Forgets the deltas: returning clients get a snapshot.
  void forget_deltas();
  /// The deltas after the client's view, if they are still kept and shorter than a snapshot, and its view is
  /// not known to be another than this one.
  std::optional<std::vector<MessageText>> deltas_since(const HeldView& held,
                                                       const protocol::ViewParts& common);

 private:
  std::string digest(const protocol::ViewParts& common) const;
  const Limits& limits_;
  std::optional<protocol::ViewParts> own_;  ///< empty while it rests
  protocol::Seq seq_;
  /// The current one, while it is on its way to a client.
  std::weak_ptr<const std::string> snapshot_;
  /// The parts of a delta: most are shared by the streams of a room.
  struct Kept {
    CommonChangePtr change;
    std::string own_operations;
    std::uint64_t own_hash;
    std::size_t bytes() const { return change->bytes() + own_operations.size(); }
  };
  void forget(std::size_t oldest);
  MessageText delta_of(const Kept& kept) const {
    return make_delta(*kept.change, kept.own_operations, kept.own_hash);
  }
  std::vector<Kept> ring_;  ///< the last one is of seq_
  std::size_t ring_bytes_ = 0;
};

}  // namespace bastide::server
