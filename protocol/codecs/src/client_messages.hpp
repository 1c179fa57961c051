// The keys of each client message, from the rows of messages.def.
#pragma once

#include "message_kinds.hpp"

#include <protocol/messages.hpp>

namespace bastide::protocol {

#include "rows_as_keys.def"
#define CLIENT_MESSAGE(Name, name, who, when, condition, meaning, ...) STRUCT(Name, , , __VA_ARGS__)
#include <protocol/messages.def>

}  // namespace bastide::protocol
