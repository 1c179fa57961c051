#include "push_codec.hpp"

#include <engine/enum_size.hpp>

namespace bastide::protocol {

namespace {

constexpr auto kKindNames = named<PushKind>({"turn", "time", "seat", "rematch", "over"});
constexpr auto kLanguageNames = named<PushLanguage>({"en", "fr", "de", "it", "ro"});

struct WrittenCall {
  PushCall call;
  PushLanguage language;
};

}  // namespace

std::string_view name(PushKind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }
std::string_view name(PushLanguage language) { return kLanguageNames[static_cast<std::size_t>(language)]; }

std::string device_of(std::string_view endpoint) { return to_hex(sha256(endpoint)).substr(0, 16); }

constexpr auto describe(Type<PushCall>) {
  return std::tuple{key("kind", &PushCall::kind, NameCodec<PushKind>{}),
                    key("room", &PushCall::room, kAnyText),
                    key("name", &PushCall::name, kAnyText),
                    key("seconds", &PushCall::seconds, kLongCount),
                    key("game", &PushCall::game, kAnyText),
                    key("number", &PushCall::number, kCount)};
}
constexpr auto describe(Type<WrittenCall>) {
  return std::tuple{inlined(&WrittenCall::call), key("language", &WrittenCall::language, kPushLanguage)};
}

std::string encode(const PushCall& call, PushLanguage language) {
  return written([&](JsonWriter& out) {
    out.object([&] { write_fields(WrittenCall{.call = call, .language = language}, out); });
  });
}

}  // namespace bastide::protocol
