// The keys of each server message, and its type.
#pragma once

#include "client_messages.hpp"
#include "fields.hpp"
#include "preview_rows.hpp"
#include "reason_codec.hpp"

#include <protocol/canonical.hpp>
#include <protocol/messages.hpp>

#include <array>
#include <cstdint>
#include <string_view>

namespace bastide::protocol {

/// A part that is JSON already: a view, events, a patch.
struct RawCodec {
  Json::value_t type;
  RawJson read(const Value& in) const {
    if (!in.exists()) return JsonText{"null"};
    if (in.json().type() != type) in.fail(ErrorCode::wrong_type, "is of the wrong type");
    return in.shared();
  }
  void write(const RawJson& json, JsonWriter& out) const {
    if (json.is_text())  // one expression for both would copy the text
      out.literal(json.text());
    else
      out.literal(to_text(json.tree()));
  }
};

inline constexpr RawCodec kRawObject{Json::value_t::object};
inline constexpr RawCodec kRawList{Json::value_t::array};
inline constexpr WordCodec<Resume> kResume{&find_word<Resume>};
inline constexpr WordCodec<ClosingReason> kClosingReason{&find_word<ClosingReason>};

constexpr std::string_view type_of(Type<JoinReply>) { return "reply"; }
constexpr auto describe(Type<JoinReply>) {
  return std::tuple{key("re", &JoinReply::re, kId),
                    key("seat", &JoinReply::seat, NullableCodec<Seat, IntegerCodec<Seat>>{kSeat}),
                    key("seq", &JoinReply::seq, kSeq),
                    key("resume", &JoinReply::resume, kResume),
                    key("now", &JoinReply::now, kLongCount),
                    key("admission", &JoinReply::admission, kId)};
}
constexpr std::string_view type_of(Type<SitReply>) { return "reply"; }
constexpr auto describe(Type<SitReply>) {
  return std::tuple{key("re", &SitReply::re, kId), key("seat", &SitReply::seat, kSeat)};
}
constexpr std::string_view type_of(Type<ActReply>) { return "reply"; }
constexpr auto describe(Type<ActReply>) {
  return std::tuple{key("re", &ActReply::re, kId), key("seq", &ActReply::seq, kSeq)};
}
constexpr std::string_view type_of(Type<PreviewReply>) { return "reply"; }
constexpr auto describe(Type<PreviewReply>) {
  return std::tuple_cat(std::tuple{key("re", &PreviewReply::re, kId)},
                        preview_rows<PreviewReply>(kRawList, kRawList));
}
inline constexpr ListCodec<int, IntegerCodec<int>> kStanding{whole_range<int>};
constexpr auto describe(Type<ToldSurvey>) {
  return std::tuple{
      key("features", &ToldSurvey::features, kRawList), key("cells", &ToldSurvey::cells, kRawList),
      key("standing", &ToldSurvey::standing, kStanding), key("dragon", &ToldSurvey::dragon, kRawObject)};
}
constexpr std::string_view type_of(Type<SurveyReply>) { return "reply"; }
constexpr auto describe(Type<SurveyReply>) {
  return std::tuple{key("re", &SurveyReply::re, kId), inlined(&SurveyReply::survey)};
}
constexpr auto describe(Type<HistoryStep>) {
  return std::tuple{key("step", &HistoryStep::step, kCount), key("events", &HistoryStep::events, kRawList)};
}
constexpr std::string_view type_of(Type<HistoryReply>) { return "reply"; }
constexpr auto describe(Type<HistoryReply>) {
  return std::tuple{key("re", &HistoryReply::re, kId), key("number", &HistoryReply::number, kCount),
                    key("steps", &HistoryReply::steps, list_of_structs<HistoryStep>())};
}
constexpr std::string_view type_of(Type<HintReply>) { return "reply"; }
constexpr auto describe(Type<HintReply>) {
  return std::tuple{key("re", &HintReply::re, kId),
                    key("actions", &HintReply::actions, ListCodec<Action, ActionCodec>{{}, 1, kActionsMax}),
                    sparse_key("reasons", &HintReply::reasons, kReasons)};
}
constexpr std::string_view type_of(Type<PingReply>) { return "reply"; }
constexpr auto describe(Type<PingReply>) {
  return std::tuple{key("re", &PingReply::re, kId), key("now", &PingReply::now, kLongCount)};
}
constexpr std::string_view type_of(Type<Reply>) { return "reply"; }
constexpr auto describe(Type<Reply>) { return std::tuple{key("re", &Reply::re, kId)}; }

constexpr std::string_view type_of(Type<Error>) { return "error"; }
constexpr auto describe(Type<Error>) {
  return std::tuple{key("re", &Error::re, NullableCodec<std::string, IdTextCodec>{kId}),
                    key("code", &Error::code, kAnyText), key("message", &Error::message, kAnyText),
                    key("at", &Error::at, kAnyText)};
}
constexpr std::string_view type_of(Type<Snapshot>) { return "snapshot"; }
constexpr auto describe(Type<Snapshot>) {
  return std::tuple{key("seq", &Snapshot::seq, kSeq), key("view", &Snapshot::view, kRawObject),
                    key("digest", &Snapshot::digest, kAnyText)};
}
/// Operations of a patch that are text already.
struct OperationsCodec {
  void write(const std::array<std::string_view, 2>& lists, JsonWriter& out) const {
    out.array([&] {
      for (const std::string_view operations : lists)
        if (!operations.empty()) out.literal(operations);
    });
  }
};
struct LiteralCodec {
  void write(std::string_view json, JsonWriter& out) const { out.literal(json); }
};
struct HashSumCodec {
  void write(std::uint64_t hashes, JsonWriter& out) const {
    const std::array<char, 16> digits = digest_digits(hashes);
    out.word({digits.data(), digits.size()});
  }
};
template <class D, class Events, class Patch, class Digest>
constexpr auto delta_rows(Events events, Patch patch, Digest digest) {
  return std::tuple{key("seq", &D::seq, kSeq), key("events", &D::events, events),
                    key("patch", &D::patch, patch), key("digest", &D::digest, digest)};
}
constexpr std::string_view type_of(Type<Delta>) { return "delta"; }
constexpr auto describe(Type<Delta>) { return delta_rows<Delta>(kRawList, kRawList, kAnyText); }
constexpr std::string_view type_of(Type<DeltaOfParts>) { return type_of(Type<Delta>{}); }
constexpr auto describe(Type<DeltaOfParts>) {
  return delta_rows<DeltaOfParts>(LiteralCodec{}, OperationsCodec{}, HashSumCodec{});
}
inline constexpr ListCodec<std::optional<std::int64_t>,
                           NullableCodec<std::int64_t, IntegerCodec<std::int64_t>>>
    kLongCountsOrNull{{kLongCount}};
constexpr std::string_view type_of(Type<Presence>) { return "presence"; }
constexpr auto describe(Type<Presence>) {
  return std::tuple{key("connected", &Presence::connected, ListCodec<bool, BooleanCodec>{}),
                    key("removable_in_ms", &Presence::removable_in_ms, kLongCountsOrNull),
                    key("skippable_in_ms", &Presence::skippable_in_ms, kLongCountsOrNull),
                    key("spectators", &Presence::spectators, kCount),
                    key("slow_after_ms", &Presence::slow_after_ms, kLongCount)};
}
constexpr std::string_view type_of(Type<Announcement>) { return "announcement"; }
constexpr auto describe(Type<Announcement>) {
  return std::tuple{key("text", &Announcement::text, PersonTextCodec{kChatCharsMax})};
}
constexpr std::string_view type_of(Type<Closing>) { return "closing"; }
constexpr auto describe(Type<Closing>) {
  return std::tuple{key("reason", &Closing::reason, kClosingReason),
                    key("retry_ms", &Closing::retry_ms, kCount)};
}

}  // namespace bastide::protocol
