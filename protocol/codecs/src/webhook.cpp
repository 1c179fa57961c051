#include <protocol/webhook_body.hpp>

#include "json_writer.hpp"
#include "push_codec.hpp"

#include <engine/enum_size.hpp>

namespace bastide::protocol {

namespace {

constexpr auto kFormNames = named<WebhookForm>({"plain", "discord", "slack"});
constexpr std::string_view kScheme = "://";

}  // namespace

std::string_view name(WebhookForm form) { return kFormNames[static_cast<std::size_t>(form)]; }

WebhookForm form_of(std::string_view endpoint) {
  const auto host = endpoint.find(kScheme);
  if (host == std::string_view::npos) return WebhookForm::plain;
  const auto path = endpoint.find('/', host + kScheme.size());
  if (path == std::string_view::npos) return WebhookForm::plain;
  endpoint.remove_prefix(path);
  if (endpoint.starts_with("/api/webhooks/")) return WebhookForm::discord;
  if (endpoint.starts_with("/services/")) return WebhookForm::slack;
  return WebhookForm::plain;
}

namespace {

void write_for_discord(const WebhookBody& body, JsonWriter& out) {
  out.key("allowed_mentions");
  out.object([&] {
    out.key("parse");
    out.array([] {});
  });
  write_member(out, "content", kAnyText, body.text);
  if (body.picture.empty()) return;
  out.key("embeds");
  out.array([&] {
    out.object([&] {
      out.key("image");
      out.object([&] { write_member(out, "url", kAnyText, body.picture); });
    });
  });
}

void write_for_slack(const WebhookBody& body, JsonWriter& out) {
  write_member(out, "link_names", kBoolean, false);
  write_member(out, "mrkdwn", kBoolean, false);
  write_member(out, "parse", kAnyText, std::string("none"));
  write_member(out, "text", kAnyText, body.text);
  write_member(out, "unfurl_links", kBoolean, false);
  write_member(out, "unfurl_media", kBoolean, false);
}

}  // namespace

std::string encode(const WebhookBody& body, WebhookForm form) {
  return written([&](JsonWriter& out) {
    out.object([&] {
      switch (form) {
        case WebhookForm::discord: return write_for_discord(body, out);
        case WebhookForm::slack: return write_for_slack(body, out);
        case WebhookForm::plain: return write_member(out, "text", kAnyText, body.text);
      }
    });
  });
}

}  // namespace bastide::protocol
