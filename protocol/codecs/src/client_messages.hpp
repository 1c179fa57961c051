// The keys of each client message, from the rows of messages.def.
#pragma once

#include "message_kinds.hpp"

#include <protocol/messages.hpp>

namespace bastide::protocol {

#define STRUCT(Name, schema, meaning, ...) \
  constexpr auto describe(Type<Name>) {    \
    using S [[maybe_unused]] = Name;       \
    return std::tuple{__VA_ARGS__};        \
  }
#define CLIENT_MESSAGE(Name, name, who, when, condition, meaning, ...) STRUCT(Name, , , __VA_ARGS__)
#define FIELD(kind, name, ...) message_key(wire::kind{}, #name, &S::name),
#define OPTIONAL_FIELD(kind, name, ...) FIELD(kind, name)
#define DEFAULT_FIELD(kind, name, ...) sparse_key(#name, &S::name, codec(wire::kind{})),
#include <protocol/messages.def>

}  // namespace bastide::protocol
