// Samples of each message, with all fields and without optional ones.
#pragma once

#include <protocol/messages.hpp>

#include <vector>

namespace bastide::test {

/// With all fields.
protocol::PushSubscription sample_subscription();
std::vector<protocol::ClientMessage> sample_client_messages();
std::vector<protocol::ServerMessage> sample_server_messages();

}  // namespace bastide::test
