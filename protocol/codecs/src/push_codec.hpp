// Subscriptions to calls, in messages and logs.
#pragma once

#include "fields.hpp"

#include <protocol/push.hpp>
#include <protocol/webhook.hpp>

#include <algorithm>
#include <vector>

namespace bastide::protocol {

inline constexpr IdTextCodec kPushEndpoint{kPushEndpointCharsMax};
inline constexpr IdTextCodec kDevice{16};
inline constexpr WordCodec<PushLanguage> kPushLanguage{&find_word<PushLanguage>};
inline constexpr WordCodec<WebhookForm> kWebhookForm{&find_word<WebhookForm>};
inline constexpr IntegerCodec<int> kMinuteOfDay{0, 24 * 60 - 1};

template <std::size_t N>
struct Base64Codec {
  Bytes<N> read(const Value& in) const {
    const auto bytes = from_base64url<N>(in.text());
    if (!bytes) in.fail(ErrorCode::bad_value, fmt::format("must be {} bytes in base64url", N));
    return bytes.value_or(Bytes<N>{});
  }
  void write(const Bytes<N>& bytes, JsonWriter& out) const { out.text(to_base64url(bytes)); }
};

/// At least one, each once.
struct PushKindsCodec {
  static constexpr ListCodec<PushKind, WordCodec<PushKind>> kList{
      {&find_word<PushKind>}, 1, enum_size<PushKind>()};
  std::vector<PushKind> read(const Value& in) const {
    std::vector<PushKind> kinds = kList.read(in);
    std::ranges::sort(kinds);
    if (std::ranges::adjacent_find(kinds) != kinds.end()) in.fail(ErrorCode::bad_value, "must differ");
    return kinds;
  }
  void write(const std::vector<PushKind>& kinds, JsonWriter& out) const { kList.write(kinds, out); }
};

/// [from, to]
struct QuietHoursCodec {
  QuietHours read(const Value& in) const {
    if (in.items(2, 2) != 2) return {};
    return {.from = kMinuteOfDay.read(in.item(0)), .to = kMinuteOfDay.read(in.item(1))};
  }
  void write(const QuietHours& quiet, JsonWriter& out) const {
    out.array([&] {
      out.integer(quiet.from);
      out.integer(quiet.to);
    });
  }
};

constexpr auto describe(Type<PushKeys>) {
  return std::tuple{key("p256dh", &PushKeys::p256dh, Base64Codec<65>{}),
                    key("auth", &PushKeys::auth, Base64Codec<16>{})};
}
constexpr auto describe(Type<PushSubscription>) {
  return std::tuple{key("endpoint", &PushSubscription::endpoint, kPushEndpoint),
                    inlined(&PushSubscription::keys),
                    key("language", &PushSubscription::language, kPushLanguage),
                    key("kinds", &PushSubscription::kinds, PushKindsCodec{}),
                    key("quiet", &PushSubscription::quiet, QuietHoursCodec{})};
}

}  // namespace bastide::protocol
