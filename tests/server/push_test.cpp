// Calls by Web Push: keys and seals by the RFCs' examples, addresses that clients give, and a push service of
// our own that opens what it is sent.
#include <server/push/push_key.hpp>
#include <server/push/push_sender.hpp>
#include <server/push/sealed_message.hpp>

#include "catch.hpp"
#include "push_receiver.hpp"

#include <server/net/io_pool.hpp>
#include <server/rooms/entropy_source.hpp>

#include <nlohmann/json.hpp>

#include <future>
#include <string>

using namespace bastide;
using namespace bastide::server;
using namespace std::chrono_literals;
using bastide::test::PushReceiver;

namespace {

/// RFC 8291, 5 and appendix A.
constexpr std::string_view kPlain = "When I grow up, I want to be a watermelon";
constexpr std::string_view kOwnPoint =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
constexpr std::string_view kOwnSecret = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
constexpr std::string_view kTheirPoint =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
constexpr std::string_view kSalt = "DGv6ra1nlYgDCS1FRnbzlw";
constexpr std::string_view kAuth = "BTBZMqHH6r4Tts7J_aSIgg";
constexpr std::string_view kSealed =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
    "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

template <std::size_t N>
protocol::Bytes<N> bytes(std::string_view text) {
  return protocol::from_base64url<N>(text).value();
}

PushMessage message_to(const PushReceiver& receiver, std::string path, std::string room = "ABCDEFGH") {
  return {.to = {.endpoint = receiver.url(std::move(path)),
                 .keys = receiver.keys(),
                 .language = protocol::PushLanguage::de,
                 .kinds = {protocol::PushKind::turn}},
          .call = {.kind = protocol::PushKind::turn, .room = std::move(room), .game = "castle", .number = 2},
          .kept = 60s};
}

PushOptions options_for(const PushReceiver& receiver) {
  return {.calls = {.services = {receiver.host()}, .to_private = true, .timeout = 20s, .retry_after = 10ms},
          .contact = "mailto:host@example.com"};
}

/// A sender on a pool of its own.
struct Calls {
  explicit Calls(PushOptions options)
      : sender(pool, PushKey(bytes<32>(kOwnSecret)), std::move(options), entropy) {
    pool.start();
  }
  ~Calls() { pool.stop(); }

  IoPool pool{1};
  SystemEntropy entropy;
  PushSender sender;
};

bool reaches(const auto& count, std::uint64_t number) {
  const auto end = std::chrono::steady_clock::now() + 120s;
  while (count < number && std::chrono::steady_clock::now() < end) std::this_thread::sleep_for(2ms);
  return count == number;
}

}  // namespace

TEST_CASE("the key of a server is the point of its secret, and no other number is a secret", "[push]") {
  CHECK(PushKey(bytes<32>(kOwnSecret)).public_text() == kOwnPoint);
  CHECK_THROWS_AS(PushKey(protocol::Bytes32{}), std::invalid_argument);
  protocol::Bytes32 too_large;
  too_large.fill(0xff);
  CHECK_THROWS_AS(PushKey(too_large), std::invalid_argument);
}

TEST_CASE("a message is sealed as RFC 8291 shows it", "[push]") {
  const protocol::PushKeys keys{.p256dh = bytes<65>(kTheirPoint), .auth = bytes<16>(kAuth)};
  const auto sealed = seal(kPlain, keys, bytes<32>(kOwnSecret), bytes<16>(kSalt));
  REQUIRE(sealed);
  CHECK(protocol::to_base64url(*sealed) == kSealed);
}

TEST_CASE("nothing is sealed for a key that is no point of the curve", "[push]") {
  protocol::PushKeys keys{.p256dh = bytes<65>(kTheirPoint), .auth = bytes<16>(kAuth)};
  keys.p256dh[64] ^= 1;
  CHECK_FALSE(seal(kPlain, keys, bytes<32>(kOwnSecret), bytes<16>(kSalt)));
  keys.p256dh = {};
  CHECK_FALSE(seal(kPlain, keys, bytes<32>(kOwnSecret), bytes<16>(kSalt)));
}

TEST_CASE("only the push services of the list are called, at their usual port", "[push]") {
  const PushOptions options{.calls = {.services = {"push.example.com", "*.notify.example.org"}}};
  Calls calls(options);
  const auto accepts = [&](std::string_view endpoint) { return calls.sender.accepts(endpoint); };
  CHECK(accepts("https://push.example.com/send/abc?x=1"));
  CHECK(accepts("https://PUSH.example.com:443/send"));
  CHECK(accepts("https://wns2-db5p.notify.example.org/w/?token=x"));
  for (const char* other :
       {"http://push.example.com/send", "https://push.example.com", "https://push.example.com:8443/send",
        "https://other.example.com/send", "https://push.example.com.evil.net/send",
        "https://notify.example.org/", "https://evilnotify.example.org/", "https://me@push.example.com/send",
        "https://push.example.com/a b", "https://push.example.com/a\r\nHost: x",
        "https://push.example.com/#a", "https://127.0.0.1/send", "https://[::1]/send", "https:///send",
        "https://push.example.com\\@evil.net/", "", "push.example.com"})
    CHECK_FALSE(accepts(other));
}

TEST_CASE("a call arrives sealed at its push service, signed for it", "[push]") {
  PushReceiver receiver;
  Calls calls(options_for(receiver));
  calls.sender.send(message_to(receiver, "/send/one"), [] { FAIL("the subscription is not gone"); });
  const PushReceiver::Request request = receiver.next();
  CHECK(request.target == "/send/one");
  CHECK(request.fields.at("ttl") == "60");
  CHECK(request.fields.at("urgency") == "high");
  CHECK(request.fields.at("content-encoding") == "aes128gcm");
  CHECK(request.fields.at("topic").size() == 32);
  CHECK_FALSE(request.fields.at("topic").contains("ABCDEFGH"));
  CHECK(receiver.open(request.body) ==
        R"({"game":"castle","kind":"turn","language":"de","number":2,"room":"ABCDEFGH"})");
  const auto claims = receiver.claims_of(request.fields.at("authorization"), kOwnPoint);
  CHECK(claims.at("aud") == receiver.origin());
  CHECK(claims.at("sub") == "mailto:host@example.com");
  CHECK(claims.at("exp").get<std::int64_t>() > std::time(nullptr));
  CHECK(claims.at("exp").get<std::int64_t>() <= std::time(nullptr) + 24 * 60 * 60);
  CHECK(reaches(calls.sender.stats().sent_total, 1));
}

TEST_CASE("a subscription that its service has forgotten is told as gone, once", "[push]") {
  const auto status = GENERATE(401, 403, 404, 410);
  PushReceiver receiver;
  receiver.answer_with(status);
  Calls calls(options_for(receiver));
  std::promise<void> gone;
  calls.sender.send(message_to(receiver, "/send/one"), [&] { gone.set_value(); });
  CHECK(gone.get_future().wait_for(120s) == std::future_status::ready);
  CHECK(reaches(calls.sender.stats().gone_total, 1));
}

TEST_CASE("a push service that fails is asked again, so many times", "[push]") {
  PushReceiver receiver;
  receiver.answer_with(503);
  Calls calls(options_for(receiver));
  calls.sender.send(message_to(receiver, "/send/one"), [] { FAIL("the subscription is not gone"); });
  CHECK(reaches(calls.sender.stats().failed_total, 1));
  CHECK(receiver.requests() == 3);
}

TEST_CASE("a call that failed gives way to a newer one of its room and device", "[push]") {
  PushReceiver receiver;
  receiver.answer_with(503);
  receiver.hold();
  PushOptions options = options_for(receiver);
  options.calls.retry_after = 1h;
  Calls calls(options);
  PushMessage message = message_to(receiver, "/send/one");
  calls.sender.send(message, [] {});
  receiver.wait_for_request();
  receiver.answer_with(201);
  message.call.number = 3;
  calls.sender.send(message, [] {});
  CHECK(reaches(calls.sender.stats().waiting, 1));  // one at a time
  CHECK(receiver.requests() == 1);
  receiver.release();
  CHECK(reaches(calls.sender.stats().sent_total, 1));
  receiver.next();
  CHECK(receiver.open(receiver.next().body).contains(R"("number":3)"));
  CHECK(calls.sender.stats().waiting == 0);
}

TEST_CASE("no redirect of a push service is followed", "[push]") {
  PushReceiver receiver;
  receiver.answer_with(307, "Location: " + receiver.url("/elsewhere") + "\r\n");
  Calls calls(options_for(receiver));
  calls.sender.send(message_to(receiver, "/send/one"), [] { FAIL("the subscription is not gone"); });
  CHECK(reaches(calls.sender.stats().failed_total, 1));
  CHECK(receiver.requests() == 1);
}

TEST_CASE("a push service that stands for a private address is not connected to", "[push]") {
  PushReceiver receiver;
  PushOptions options = options_for(receiver);
  options.calls.to_private = false;
  Calls calls(options);
  // The port of the receiver is none of push services either: that alone refuses it.
  CHECK_FALSE(calls.sender.accepts(receiver.url("/send/one")));
  PushMessage message = message_to(receiver, "/send/one");
  message.to.endpoint = "https://" + receiver.host() + "/send/one";
  REQUIRE(calls.sender.accepts(message.to.endpoint));
  calls.sender.send(message, [] { FAIL("the subscription is not gone"); });
  CHECK(reaches(calls.sender.stats().failed_total, 1));
  CHECK(receiver.requests() == 0);
}

TEST_CASE("a push service that answers without end, or never, costs a try", "[push]") {
  PushReceiver receiver;
  const bool endless = GENERATE(true, false);
  endless ? receiver.answer_endlessly() : receiver.never_answer();
  PushOptions options = options_for(receiver);
  options.calls.timeout = endless ? 100s : 300ms;
  options.calls.tries_max = 1;
  Calls calls(options);
  calls.sender.send(message_to(receiver, "/send/one"), [] { FAIL("the subscription is not gone"); });
  CHECK(reaches(calls.sender.stats().failed_total, 1));
}

TEST_CASE("of calls that wait the newest of a room and device is sent, and too many are dropped", "[push]") {
  PushReceiver receiver;
  receiver.hold();
  PushOptions options = options_for(receiver);
  options.calls.at_once_max = 1;
  options.calls.waiting_max = 2;
  Calls calls(options);
  const auto send = [&](const char* path, int number) {
    PushMessage message = message_to(receiver, path);
    message.call.number = number;
    calls.sender.send(message, [] {});
  };
  send("/send/first", 1);
  receiver.wait_for_request();
  send("/send/a", 1);
  send("/send/b", 1);
  send("/send/a", 2);
  send("/send/c", 1);
  CHECK(reaches(calls.sender.stats().dropped_total, 1));
  receiver.release();
  CHECK(receiver.next().target == "/send/first");
  CHECK(receiver.open(receiver.next().body).contains(R"("number":2)"));
  CHECK(receiver.next().target == "/send/b");
  CHECK(reaches(calls.sender.stats().sent_total, 3));
}
