// The bodies of messages to chats.
#pragma once

#include <server/rooms/webhook_service.hpp>

#include <string>
#include <string_view>

namespace bastide::server {

/// JSON, as the service of its address wants it: names are text in it, call nobody and lead nowhere. `site`:
/// the address of the page, as is_webhook_site accepts it. `pictures`: whether there are pictures of boards.
std::string webhook_body(const WebhookMessage& message, std::string_view site, bool pictures);

/// A name as text in a message of Discord, whatever stands in it: no mark of Markdown, no link, no mention.
std::string escaped_for_discord(std::string_view name);
/// The same for Slack.
std::string escaped_for_slack(std::string_view name);
/// The same where the service is unknown: Markdown's marks stay harmless, and nobody is called.
std::string escaped_for_any(std::string_view name);

}  // namespace bastide::server
