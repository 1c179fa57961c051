// The keys of each server message and its type, from the rows of server_messages.def.
#pragma once

#include "message_kinds.hpp"

#include <protocol/canonical.hpp>
#include <protocol/messages.hpp>

#include <array>
#include <cstdint>
#include <string_view>

namespace bastide::protocol {

#include "rows_as_keys.def"
#define REPLY(Name, to, told_by, meaning, ...)                            \
  constexpr std::string_view type_of(Type<Name>) { return "reply"; }      \
  constexpr std::string_view told_by_key(Type<Name>) { return #told_by; } \
  STRUCT(Name, , , __VA_ARGS__)
#define SERVER_MESSAGE(Name, schema, name, meaning, ...)           \
  constexpr std::string_view type_of(Type<Name>) { return #name; } \
  STRUCT(Name, , , __VA_ARGS__)
#include <protocol/server_messages.def>

// A delta whose parts are text already.
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
constexpr std::string_view type_of(Type<DeltaOfParts>) { return type_of(Type<Delta>{}); }
/// With the keys of a Delta, in their order.
constexpr auto describe(Type<DeltaOfParts>) {
  return spread(describe(Type<Delta>{}),
                [](const auto& seq, const auto& events, const auto& patch, const auto& digest) {
                  return std::tuple{key(seq.name, &DeltaOfParts::seq, kSeq),
                                    key(events.name, &DeltaOfParts::events, LiteralCodec{}),
                                    key(patch.name, &DeltaOfParts::patch, OperationsCodec{}),
                                    key(digest.name, &DeltaOfParts::digest, HashSumCodec{})};
                });
}

}  // namespace bastide::protocol
