// A room's webhook: the address by which a chat takes messages from outside.
#pragma once

#include <cstdint>
#include <string_view>

namespace bastide::protocol {

/// What a chat's service wants of a message.
enum class WebhookForm : std::uint8_t {
  plain,  ///< {"text"}, which Mattermost and Rocket.Chat take, among others
  discord,
  slack,
};
std::string_view name(WebhookForm form);

/// By the path of the address, so that services of one's own are known, too.
WebhookForm form_of(std::string_view endpoint);

/// A webhook as everybody at the table sees it.
struct WebhookCard {
  WebhookForm form = WebhookForm::plain;
  bool only_end = false;  ///< turns are not told
};

}  // namespace bastide::protocol
