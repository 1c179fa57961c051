#include <server/push/webhook_message.hpp>

#include "webhook_words.hpp"

#include <protocol/webhook_body.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace bastide::server {

namespace {

using protocol::WebhookForm;

/// Between an @ and what follows, so that it names nobody.
constexpr std::string_view kNoSpace = "\u200b";

bool is_mark(char c) {
  return (c >= '!' && c <= '/') || (c >= ':' && c <= '@') || (c >= '[' && c <= '`') || (c >= '{' && c <= '~');
}

std::string escaped(std::string_view name, WebhookForm form) {
  switch (form) {
    case WebhookForm::discord: return escaped_for_discord(name);
    case WebhookForm::slack: return escaped_for_slack(name);
    case WebhookForm::plain: break;
  }
  return escaped_for_any(name);
}

/// "Ana 85, Ben 72"
std::string list_of(std::vector<PlayerPoints> players, WebhookForm form) {
  std::ranges::stable_sort(players, std::greater(), &PlayerPoints::points);
  std::string list;
  for (const PlayerPoints& one : players)
    list += fmt::format("{}{} {}", list.empty() ? "" : ", ", escaped(one.name, form), one.points);
  return list;
}

std::string sentence_of(const WebhookMessage& message, const WebhookWords& words, WebhookForm form) {
  switch (message.kind) {
    case WebhookKind::turn: return fmt::format(fmt::runtime(words.turn), escaped(message.name, form));
    case WebhookKind::trial: return std::string(words.trial);
    case WebhookKind::over: break;
  }
  if (message.points.empty()) return std::string(words.over);
  return fmt::format("{} {}", words.over, list_of(message.points, form));
}

}  // namespace

std::string escaped_for_discord(std::string_view name) {
  std::string out;
  for (const char c : name) {
    if (is_mark(c)) out += '\\';
    out += c;
    if (c == '@') out += kNoSpace;
  }
  return out;
}

std::string escaped_for_slack(std::string_view name) {
  std::string out;
  for (const char c : name) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '@': out += '@', out += kNoSpace; break;
      default: out += c;
    }
  }
  return out;
}

std::string escaped_for_any(std::string_view name) { return escaped_for_discord(name); }

std::string webhook_body(const WebhookMessage& message, std::string_view site, bool pictures) {
  const WebhookForm form = protocol::form_of(message.endpoint);
  const WebhookWords& words = webhook_words(message.language);
  const std::string table = fmt::format("{}r/{}", site, message.room);
  std::string picture;
  if (pictures && message.watched && message.kind != WebhookKind::trial)
    picture = fmt::format("{}api/v1/rooms/{}/picture?step={}", site, message.room, message.step);
  std::string text = sentence_of(message, words, form);
  // Within < > a link is shown as it is, and nothing of what it leads to.
  const bool enclosed = form != WebhookForm::plain;
  const auto add_link = [&](std::string_view before, const std::string& link) {
    text += enclosed ? fmt::format("\n{} <{}>", before, link) : fmt::format("\n{} {}", before, link);
  };
  add_link(words.table, table);
  if (!picture.empty() && form != WebhookForm::discord) add_link(words.board, picture);
  return encode(protocol::WebhookBody{.text = std::move(text), .picture = std::move(picture)}, form);
}

}  // namespace bastide::server
