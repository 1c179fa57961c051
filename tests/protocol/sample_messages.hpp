// One or more of each message, with all their fields and with none of the optional ones.
#pragma once

#include <protocol/messages.hpp>

#include <vector>

namespace bastide::test {

std::vector<protocol::ClientMessage> sample_client_messages();
std::vector<protocol::ServerMessage> sample_server_messages();

}  // namespace bastide::test
