// Messages to chats: their forms, escapes, and the service of a chat that is one of our own.
#include <server/push/webhook_message.hpp>
#include <server/push/webhook_sender.hpp>

#include "catch.hpp"
#include "push_receiver.hpp"

#include <server/net/io_pool.hpp>

#include <protocol/webhook.hpp>

#include <engine/random.hpp>

#include <nlohmann/json.hpp>

#include <future>
#include <string>

using namespace bastide;
using namespace bastide::server;
using namespace std::chrono_literals;
using bastide::test::PushReceiver;
using nlohmann::json;
using protocol::PushLanguage;
using protocol::WebhookForm;

namespace {

constexpr std::string_view kSite = "https://play.example.com/";
constexpr const char* kDiscord = "https://discord.com/api/webhooks/12/abc";
constexpr const char* kSlack = "https://hooks.slack.com/services/T0/B0/x";
constexpr const char* kOther = "https://chat.example.com/hooks/abc";

WebhookMessage turn_of(std::string name, std::string endpoint) {
  return {.endpoint = std::move(endpoint),
          .room = "ABCDEFGH",
          .name = std::move(name),
          .watched = true,
          .step = 7};
}

json body_of(const WebhookMessage& message, bool pictures = true) {
  return json::parse(webhook_body(message, kSite, pictures));
}

WebhookOptions options_for(const PushReceiver& receiver) {
  return {.calls = {.services = {receiver.host()}, .to_private = true, .timeout = 20s, .retry_after = 10ms},
          .site = std::string(kSite)};
}

/// A sender on a pool of its own.
struct Chats {
  explicit Chats(WebhookOptions options) : sender(pool, std::move(options), true) { pool.start(); }
  ~Chats() { pool.stop(); }

  std::future<WebhookOutcome> send(WebhookMessage message) {
    auto told = std::make_shared<std::promise<WebhookOutcome>>();
    auto outcome = told->get_future();
    sender.send(std::move(message), [told](WebhookOutcome came) { told->set_value(came); });
    return outcome;
  }
  WebhookOutcome outcome(WebhookMessage message) {
    auto told = send(std::move(message));
    REQUIRE(told.wait_for(120s) == std::future_status::ready);
    return told.get();
  }

  IoPool pool{1};
  WebhookSender sender;
};

/// Signs of all kinds, as names may have them.
std::string any_name(Random& random) {
  static constexpr std::string_view kSigns = "@<>&*_~`|[]()#-+.!:/\\{}'\"$%^=;,?ab 1\u00e9\u4e2d";
  std::string name;
  for (std::uint64_t left = 1 + random.below(24); left > 0; --left) name += kSigns[random.below(36)];
  return name;
}

}  // namespace

TEST_CASE("the form of a message follows from the path of the webhook", "[webhook]") {
  CHECK(protocol::form_of(kDiscord) == WebhookForm::discord);
  CHECK(protocol::form_of(kSlack) == WebhookForm::slack);
  for (const char* other : {kOther, "https://chat.example.com/x/services/", "https://chat.example.com", "",
                            "x", "https://services/x"})
    CHECK(protocol::form_of(other) == WebhookForm::plain);
}

TEST_CASE("each form says whose turn it is, with the table's link and that of the picture", "[webhook]") {
  const std::string table = "https://play.example.com/r/ABCDEFGH";
  const std::string picture = "https://play.example.com/api/v1/rooms/ABCDEFGH/picture?step=7";
  const json discord = body_of(turn_of("Ana", kDiscord));
  CHECK(discord.at("content") == "It is Ana’s turn.\nThe table: <" + table + ">");
  CHECK(discord.at("allowed_mentions") == json{{"parse", json::array()}});
  CHECK(discord.at("embeds")[0].at("image").at("url") == picture);
  const json slack = body_of(turn_of("Ana", kSlack));
  CHECK(slack.at("text") == "It is Ana’s turn.\nThe table: <" + table + ">\nThe board: <" + picture + ">");
  for (const char* off : {"mrkdwn", "unfurl_links", "unfurl_media", "link_names"})
    CHECK(slack.at(off) == false);
  CHECK(slack.at("parse") == "none");
  CHECK(body_of(turn_of("Ana", kOther)) ==
        json{{"text", "It is Ana’s turn.\nThe table: " + table + "\nThe board: " + picture}});
}

TEST_CASE("the end is told with points, the best first", "[webhook]") {
  WebhookMessage message = turn_of("", kOther);
  message.kind = WebhookKind::over;
  message.points = {{"Ana", 72}, {"Ben", 85}};
  CHECK(body_of(message, false).at("text") ==
        "The game is over. Ben 85, Ana 72\nThe table: https://play.example.com/r/ABCDEFGH");
}

TEST_CASE("where nobody may watch no picture is told, nor is one of a trial", "[webhook]") {
  const char* const endpoint = GENERATE(kDiscord, kSlack, kOther);
  WebhookMessage message = turn_of("Ana", endpoint);
  REQUIRE(webhook_body(message, kSite, true).contains("picture"));
  CHECK_FALSE(webhook_body(message, kSite, false).contains("picture"));
  message.kind = WebhookKind::trial;
  CHECK_FALSE(webhook_body(message, kSite, true).contains("picture"));
  message.kind = GENERATE(WebhookKind::turn, WebhookKind::over);
  message.watched = false;
  CHECK_FALSE(webhook_body(message, kSite, true).contains("picture"));
}

TEST_CASE("a message is in the language of whoever set the webhook", "[webhook]") {
  const auto told = [](PushLanguage language) {
    WebhookMessage message = turn_of("Ana", kOther);
    message.language = language;
    const std::string text = body_of(message).at("text");
    return text.substr(0, text.find('\n'));
  };
  CHECK(told(PushLanguage::fr) == "C’est le tour de Ana.");
  CHECK(told(PushLanguage::de) == "Ana ist am Zug.");
  CHECK(told(PushLanguage::it) == "È il turno di Ana.");
  CHECK(told(PushLanguage::ro) == "E rândul jucătorului Ana.");
}

TEST_CASE("a name is text in a chat, whatever stands in it", "[webhook]") {
  CHECK(escaped_for_discord("@everyone **x** [a](https://b.c)") ==
        "\\@\u200beveryone \\*\\*x\\*\\* \\[a\\]\\(https\\:\\/\\/b\\.c\\)");
  CHECK(escaped_for_slack("<!channel> & <https://a.b|c> @here") ==
        "&lt;!channel&gt; &amp; &lt;https://a.b|c&gt; @\u200bhere");
  Random random(39);
  for (int round = 0; round < 5'000; ++round) {
    const std::string name = any_name(random);
    CAPTURE(name);
    // Every mark of Markdown stands behind a backslash, and without these the name is the same.
    const std::string discord = escaped_for_discord(name);
    std::string back;
    for (std::size_t at = 0; at < discord.size(); ++at) {
      const auto byte = static_cast<unsigned char>(discord[at]);
      if (discord[at] == '\\') {
        back += discord.at(++at);
        if (discord[at] == '@') {
          CHECK(discord.substr(at + 1, 3) == "\u200b");
          at += 3;
        }
      } else {
        CHECK((byte >= 0x80 || std::isalnum(byte) || byte == ' '));
        back += discord[at];
      }
    }
    CHECK(back == name);
    const std::string slack = escaped_for_slack(name);
    CHECK_FALSE(slack.contains('<'));
    CHECK_FALSE(slack.contains('>'));
    for (std::size_t at = slack.find('&'); at != std::string::npos; at = slack.find('&', at + 1)) {
      const std::string_view rest = std::string_view(slack).substr(at);
      CHECK((rest.starts_with("&amp;") || rest.starts_with("&lt;") || rest.starts_with("&gt;")));
    }
    CHECK_FALSE((slack + " ").contains("@h"));
  }
}

TEST_CASE("only the chats of the list are told, at their usual port", "[webhook]") {
  Chats chats({.calls = {.services = {"discord.com", "*.chat.example.org"}}, .site = std::string(kSite)});
  CHECK(chats.sender.accepts(kDiscord));
  CHECK(chats.sender.accepts("https://a.chat.example.org/hooks/abc?x=1"));
  for (const char* other :
       {"http://discord.com/api/webhooks/1/a", "https://discord.com:8443/x", "https://discord.com.evil.net/x",
        "https://chat.example.org/x", "https://me@discord.com/x", "https://127.0.0.1/x", "https://[::1]/x",
        "https://discord.com", "https://discord.com/#a", "https://discord.com/a\r\nHost: x", ""})
    CHECK_FALSE(chats.sender.accepts(other));
}

TEST_CASE("a message arrives at its chat as JSON", "[webhook]") {
  PushReceiver receiver;
  Chats chats(options_for(receiver));
  const WebhookMessage message = turn_of("Ana", receiver.url("/services/T/B/x"));
  CHECK(chats.outcome(message) == WebhookOutcome::taken);
  const PushReceiver::Request request = receiver.next();
  CHECK(request.target == "/services/T/B/x");
  CHECK(request.fields.at("content-type") == "application/json");
  CHECK(request.fields.at("host") + "" == receiver.origin().substr(8));
  CHECK_FALSE(request.fields.contains("authorization"));
  CHECK(json::parse(request.body) == body_of(message));
  CHECK(chats.sender.stats().sent_total == 1);
}

TEST_CASE("a webhook that its chat has forgotten is told as gone, and others as refused", "[webhook]") {
  PushReceiver receiver;
  Chats chats(options_for(receiver));
  for (const int status : {404, 410}) {
    receiver.answer_with(status);
    CHECK(chats.outcome(turn_of("Ana", receiver.url("/x"))) == WebhookOutcome::gone);
  }
  for (const int status : {400, 401, 403}) {
    receiver.answer_with(status);
    CHECK(chats.outcome(turn_of("Ana", receiver.url("/x"))) == WebhookOutcome::failed);
  }
  CHECK(receiver.requests() == 5);
}

TEST_CASE("no redirect of a chat is followed, and no private address is connected to", "[webhook]") {
  PushReceiver receiver;
  receiver.answer_with(307, "Location: " + receiver.url("/elsewhere") + "\r\n");
  WebhookOptions options = options_for(receiver);
  SECTION("a redirect") {
    Chats chats(options);
    CHECK(chats.outcome(turn_of("Ana", receiver.url("/x"))) == WebhookOutcome::failed);
    CHECK(receiver.requests() == 1);
  }
  SECTION("a name that stands for a private address") {
    options.calls.to_private = false;
    Chats chats(options);
    const std::string endpoint = "https://" + receiver.host() + "/x";
    REQUIRE(chats.sender.accepts(endpoint));
    CHECK(chats.outcome(turn_of("Ana", endpoint)) == WebhookOutcome::failed);
    CHECK(receiver.requests() == 0);
  }
}

TEST_CASE("a chat that wants to be asked later is asked then, within a bound", "[webhook]") {
  PushReceiver receiver;
  receiver.answer_with(429, "Retry-After: 1\r\n");
  WebhookOptions options = options_for(receiver);
  options.calls.tries_max = 2;
  SECTION("as it wishes") {
    Chats chats(options);
    const auto begin = std::chrono::steady_clock::now();
    CHECK(chats.outcome(turn_of("Ana", receiver.url("/x"))) == WebhookOutcome::failed);
    CHECK(std::chrono::steady_clock::now() - begin >= 1s);
  }
  SECTION("no later than the bound") {
    receiver.answer_with(429, "Retry-After: 99999999999\r\n");
    options.calls.retry_after_max = 20ms;
    Chats chats(options);
    CHECK(chats.outcome(turn_of("Ana", receiver.url("/x"))) == WebhookOutcome::failed);
  }
  CHECK(receiver.requests() == 2);
}

TEST_CASE("each further try waits twice as long", "[webhook]") {
  PushReceiver receiver;
  receiver.answer_with(503);
  WebhookOptions options = options_for(receiver);
  options.calls.retry_after = 100ms;
  Chats chats(options);
  const auto begin = std::chrono::steady_clock::now();
  CHECK(chats.outcome(turn_of("Ana", receiver.url("/x"))) == WebhookOutcome::failed);
  CHECK(std::chrono::steady_clock::now() - begin >= 300ms);
  CHECK(receiver.requests() == 3);
}

TEST_CASE("a message on trial is tried once", "[webhook]") {
  PushReceiver receiver;
  receiver.answer_with(503);
  Chats chats(options_for(receiver));
  WebhookMessage message = turn_of("", receiver.url("/x"));
  message.kind = WebhookKind::trial;
  CHECK(chats.outcome(message) == WebhookOutcome::failed);
  CHECK(receiver.requests() == 1);
}

TEST_CASE("a chat that answers without end, or never, costs a try", "[webhook]") {
  PushReceiver receiver;
  const bool endless = GENERATE(true, false);
  endless ? receiver.answer_endlessly() : receiver.never_answer();
  WebhookOptions options = options_for(receiver);
  options.calls.timeout = endless ? 100s : 300ms;
  options.calls.tries_max = 1;
  Chats chats(options);
  CHECK(chats.outcome(turn_of("Ana", receiver.url("/x"))) == WebhookOutcome::failed);
}

TEST_CASE("of messages that wait the newest of a room is sent, and the others are told as failed",
          "[webhook]") {
  PushReceiver receiver;
  receiver.hold();
  Chats chats(options_for(receiver));
  auto first = chats.send(turn_of("Ana", receiver.url("/x")));
  receiver.wait_for_request();
  auto second = chats.send(turn_of("Ben", receiver.url("/x")));
  auto third = chats.send(turn_of("Cleo", receiver.url("/x")));
  REQUIRE(second.wait_for(120s) == std::future_status::ready);
  CHECK(second.get() == WebhookOutcome::failed);
  receiver.release();
  REQUIRE(third.wait_for(120s) == std::future_status::ready);
  CHECK(first.get() == WebhookOutcome::taken);
  CHECK(third.get() == WebhookOutcome::taken);
  CHECK(receiver.next().body.contains("Ana"));
  CHECK(receiver.next().body.contains("Cleo"));
}

TEST_CASE("the address of the page in messages is one of the web, without what could end a link",
          "[webhook]") {
  for (const char* good : {"https://play.example.com/", "http://192.0.2.1:8080/", "https://a.b/bastide/"})
    CHECK(is_webhook_site(good));
  for (const char* bad : {"", "https://play.example.com", "ftp://a.b/", "https://a.b/?x=/", "https://a.b/>/",
                          "https:///", "https://a.b/ /", "play.example.com/"})
    CHECK_FALSE(is_webhook_site(bad));
}
