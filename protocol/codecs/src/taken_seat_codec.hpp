// Taken seats and their holders, as logs keep them.
#pragma once

#include "fields.hpp"
#include "push_codec.hpp"
#include "room_parts.hpp"

#include <protocol/taken_seat.hpp>

#include <string_view>
#include <utility>

namespace bastide::protocol::log {

constexpr auto describe(Type<Answered>) {
  return std::tuple{key("id", &Answered::id, kAnyText), key("seq", &Answered::seq, kSeq),
                    key("kind", &Answered::kind, IntegerCodec<Answered::Kind>{0, 2})};
}
/// A list, oldest first.
struct AnsweredCodec {
  static constexpr auto kList = list_of_structs<Answered>();
  AnsweredRequests read(const Value& in) const {
    AnsweredRequests requests;
    for (Answered& one : kList.read(in)) requests.add(std::move(one));
    return requests;
  }
  void write(const AnsweredRequests& requests, JsonWriter& out) const {
    kList.write(requests.oldest_first(), out);
  }
};
constexpr std::string_view kHolder = "holder";
constexpr auto describe(Type<Holder>) {
  return std::tuple{key("sitting", &Holder::session, kSeq), key(kHolder, &Holder::secret_hash, kHex32),
                    key("answered", &Holder::answered, AnsweredCodec{}),
                    sparse_key("push", &Holder::push, list_of_structs<PushSubscription>())};
}
/// The keys of a seat's holder, or none.
struct HolderKeys {
  static constexpr std::string_view name = "answered";  ///< the first of its keys
  static void read(const Value& object, TakenSeat& into) {
    if (object.optional_field(kHolder).exists()) into.holder = read_fields<Holder>(object);
  }
  static void write(const TakenSeat& from, JsonWriter& out) {
    if (from.holder) write_fields(*from.holder, out);
  }
};
constexpr auto describe(Type<TakenSeat>) {
  return std::tuple{inlined(&TakenSeat::card), key("entropy", &TakenSeat::entropy, kHex32), HolderKeys{}};
}

}  // namespace bastide::protocol::log
