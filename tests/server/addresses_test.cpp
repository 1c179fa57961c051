#include <server/net/addresses.hpp>

#include "catch.hpp"

#include <optional>
#include <string_view>

using namespace bastide::server;

TEST_CASE("an address is counted by household", "[server][addresses]") {
  CHECK(counted_address("192.0.2.7") == "192.0.2.7");
  CHECK(counted_address("::ffff:192.0.2.7") == "192.0.2.7");
  CHECK(counted_address("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::");
  CHECK(counted_address("2001:db8:1:2::9") == counted_address("2001:db8:1:2:ffff::1"));
  CHECK(counted_address("2001:db8:1:3::9") != counted_address("2001:db8:1:2::9"));
  CHECK_FALSE(is_address("192.0.2.7:80"));
  CHECK_FALSE(is_address("fe80::1%eth0"));
  CHECK_FALSE(is_address("play.example"));
}

TEST_CASE("nothing hides behind a zero byte in an address", "[server][addresses]") {
  constexpr std::string_view kHiding("2001:db8::1\0/64", 15);
  CHECK(is_address(kHiding.substr(0, 11)));
  CHECK_FALSE(is_address(kHiding));
  CHECK_FALSE(is_network(kHiding));
}

TEST_CASE("a network holds the addresses with its prefix", "[server][addresses]") {
  const NetworkSet set({"172.16.0.0/12", "10.0.0.1", "2001:db8::/33", "fd00::1", "192.0.2.128/25"});
  for (const char* inside : {"172.16.0.0", "172.31.255.255", "::ffff:172.17.0.1", "10.0.0.1",
                             "2001:db8::", "2001:db8:7fff::1", "fd00::1", "192.0.2.128", "192.0.2.255"}) {
    CAPTURE(inside);
    CHECK(set.contains(inside));
  }
  for (const char* outside : {"172.15.255.255", "172.32.0.0", "10.0.0.2", "2001:db8:8000::", "fd00::2",
                              "192.0.2.127", "::ac10:1", "8.8.8.8"}) {
    CAPTURE(outside);
    CHECK_FALSE(set.contains(outside));
  }
  CHECK(NetworkSet({"0.0.0.0/0"}).contains("8.8.8.8"));
  CHECK(NetworkSet({"0.0.0.0/0"}).contains("::ffff:8.8.8.8"));
  CHECK(NetworkSet({"::ffff:8.8.8.0/120"}).contains("8.8.8.8"));
  for (const char* of_v6 : {"::/0", "::/64", "::/80", "::/95"}) {
    CAPTURE(of_v6);
    CHECK(NetworkSet({of_v6}).contains("::1"));
    CHECK_FALSE(NetworkSet({of_v6}).contains("8.8.8.8"));
    CHECK_FALSE(NetworkSet({of_v6}).contains("::ffff:8.8.8.8"));
  }
  CHECK_FALSE(NetworkSet({"0.0.0.0/0"}).contains("2001:db8::1"));
  for (const char* bad :
       {"", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8x", "10.0.0/8", "::/129", "proxy",
        "10.0.0.0/8/8", "10.0.0.0 /8", "10.0.0.0/4294967304", "fe80::%eth0/64"}) {
    CAPTURE(bad);
    CHECK_FALSE(is_network(bad));
  }
}

TEST_CASE("an address that no service of the open Internet may have is not public", "[server][addresses]") {
  for (const char* other : {"127.0.0.1",
                            "10.1.2.3",
                            "172.16.0.1",
                            "192.168.1.1",
                            "169.254.169.254",
                            "100.64.0.1",
                            "0.0.0.0",
                            "198.18.0.1",
                            "224.0.0.1",
                            "255.255.255.255",
                            "::",
                            "::1",
                            "::ffff:127.0.0.1",
                            "::ffff:10.0.0.1",
                            "::ffff:169.254.169.254",
                            "::7f00:1",
                            "64:ff9b::7f00:1",
                            "64:ff9b:1::1",
                            "100::1",
                            "2001:0:1::1",
                            "2002:7f00:1::1",
                            "fc00::1",
                            "fd12::1",
                            "fe80::1",
                            "fec0::1",
                            "ff02::1"}) {
    CAPTURE(other);
    CHECK_FALSE(is_public(other));
  }
  for (const char* open : {"8.8.8.8", "::ffff:8.8.8.8", "142.250.185.74", "2a00:1450:4001:80b::200a",
                           "2606:4700::6810:1", "2001:4860:4860::8888"}) {
    CAPTURE(open);
    CHECK(is_public(open));
  }
}

TEST_CASE("X-Forwarded-For is believed from trusted proxies only, and only as far as they wrote it",
          "[server][addresses]") {
  const AddressPolicy policy({"10.0.0.1", "10.0.0.2", "172.16.0.0/12", "fd00::/8"}, {});
  const auto client = [&](const char* peer, const char* field) {
    return policy.client(peer, {.x_forwarded_for = field});
  };
  // Not from a proxy: its claim is ignored.
  CHECK(client("203.0.113.5", "198.51.100.1") == "203.0.113.5");
  CHECK(client("10.0.0.1", "198.51.100.1") == "198.51.100.1");
  CHECK(client("::ffff:10.0.0.1", "198.51.100.1") == "198.51.100.1");
  // The client wrote the first entry itself.
  CHECK(client("10.0.0.1", "6.6.6.6, 198.51.100.1") == "198.51.100.1");
  CHECK(client("172.18.0.1", "6.6.6.6, 172.18.0.9, 198.51.100.1") == "198.51.100.1");
  // Two proxies in a row.
  CHECK(client("10.0.0.1", "198.51.100.1, 10.0.0.2") == "198.51.100.1");
  CHECK(client("fd00::1", "6.6.6.6, 198.51.100.1,172.31.0.2 , 10.0.0.2") == "198.51.100.1");
  CHECK(client("10.0.0.1", "2001:db8::7") == "2001:db8::7");
  CHECK(client("10.0.0.1", "198.51.100.1:4711") == "198.51.100.1");
  CHECK(client("10.0.0.1", "[2001:db8::7]:4711") == "2001:db8::7");
  CHECK(client("10.0.0.1", "") == "10.0.0.1");
  CHECK(client("10.0.0.1", "nonsense") == "10.0.0.1");
  CHECK(client("10.0.0.1", "198.51.100.1, nonsense") == "10.0.0.1");
  CHECK(client("10.0.0.1", "198.51.100.1, nonsense, 10.0.0.2") == "10.0.0.2");
}

TEST_CASE("Forwarded is believed like X-Forwarded-For (RFC 7239)", "[server][addresses]") {
  const AddressPolicy policy({"10.0.0.0/30"}, {});
  const auto client = [&](const char* field) { return policy.client("10.0.0.1", {.forwarded = field}); };
  CHECK(client("for=192.0.2.43") == "192.0.2.43");
  CHECK(client("proto=https;For=192.0.2.43;by=203.0.113.60") == "192.0.2.43");
  CHECK(client("for=\"[2001:db8:cafe::17]:4711\"") == "2001:db8:cafe::17");
  CHECK(client("for=\"192.0.2.43:4711\" ; proto=http") == "192.0.2.43");
  CHECK(client("for=6.6.6.6, for=192.0.2.43, for=10.0.0.2;by=10.0.0.1") == "192.0.2.43");
  // Quoted text does not end an element.
  CHECK(client("host=\"a, for=6.6.6.6\";for=192.0.2.43") == "192.0.2.43");
  CHECK(client("for=192.0.2.43;host=\"a\\\", for=6.6.6.6\"") == "192.0.2.43");
  for (const char* field :
       {"for=unknown", "for=_hidden", "proto=https", "for", "=", "\"", "for=\"", ",,;;="}) {
    CAPTURE(field);
    CHECK(client(field) == "10.0.0.1");
  }
}

TEST_CASE("where the two fields disagree neither is believed, since the client wrote one",
          "[server][addresses]") {
  const AddressPolicy policy({"10.0.0.1"}, {});
  const auto client = [&](const char* customary, const char* standard) {
    return policy.client("10.0.0.1", {.x_forwarded_for = customary, .forwarded = standard});
  };
  CHECK(client("192.0.2.43", "for=6.6.6.6") == "10.0.0.1");
  CHECK(client("6.6.6.6", "for=192.0.2.43") == "10.0.0.1");
  CHECK(client("192.0.2.43", "for=unknown") == "10.0.0.1");
  CHECK(client("7.7.7.7, 192.0.2.43", "for=6.6.6.6, for=192.0.2.43") == "192.0.2.43");
}

TEST_CASE("an address holds as many slots as it may, and gets them back", "[server][addresses]") {
  AddressSlots slots(2);
  std::optional<AddressSlots::Slot> first = slots.take("192.0.2.7");
  AddressSlots::Slot second = slots.take("192.0.2.7");
  CHECK(*first);
  CHECK(second);
  CHECK_FALSE(slots.take("192.0.2.7"));
  CHECK(slots.take("192.0.2.8"));
  first.reset();
  AddressSlots::Slot third = slots.take("192.0.2.7");
  CHECK(third);
  second = std::move(third);  // releases one, takes over another
  CHECK(slots.take("192.0.2.7"));
}

TEST_CASE(
    "the host that was asked for is believed from trusted proxies only, and only as far as they wrote it",
    "[server][addresses]") {
  const AddressPolicy policy({"10.0.0.0/30"}, {});
  const auto host = [&](const char* peer, const ForwardingFields& fields) {
    return policy.host(peer, fields, "own:8080");
  };
  const auto custom = [&](const char* hosts, const char* clients = "") {
    return host("10.0.0.1", {.x_forwarded_for = clients, .x_forwarded_host = hosts});
  };
  const auto standard = [&](const char* field) { return host("10.0.0.1", {.forwarded = field}); };
  CHECK(host("203.0.113.5", {.x_forwarded_host = "play.example"}) == "own:8080");
  CHECK(host("203.0.113.5", {.forwarded = "host=play.example"}) == "own:8080");
  CHECK(custom("play.example") == "play.example");
  CHECK(custom("play.example:8443", "198.51.100.1") == "play.example:8443");
  CHECK(custom("[2001:db8::1]:8443") == "[2001:db8::1]:8443");
  // The client wrote the first entry itself.
  CHECK(custom("evil.example, play.example", "198.51.100.1") == "play.example");
  CHECK(custom("evil.example, play.example") == "play.example");
  // Two proxies in a row, of which each adds an entry, or the first one alone.
  CHECK(custom("evil.example, play.example, inner", "6.6.6.6, 198.51.100.1, 10.0.0.2") == "play.example");
  CHECK(custom("play.example", "198.51.100.1, 10.0.0.2") == "play.example");
  for (const char* unreadable :
       {"", "a b", "http://play.example", "play.example/", "play.example:x", ",", "\""}) {
    CAPTURE(unreadable);
    CHECK(custom(unreadable) == "own:8080");
  }

  CHECK(standard("for=198.51.100.1;host=play.example") == "play.example");
  CHECK(standard("Host=\"play.example:8443\";for=198.51.100.1") == "play.example:8443");
  CHECK(standard("host=evil.example;for=6.6.6.6, for=198.51.100.1;host=play.example") == "play.example");
  CHECK(standard("host=play.example;for=198.51.100.1, for=10.0.0.2;host=inner") == "play.example");
  CHECK(standard("host=play.example;for=198.51.100.1, for=10.0.0.2") == "play.example");
  CHECK(standard("host=evil.example;for=6.6.6.6, for=198.51.100.1") == "own:8080");
  CHECK(standard("for=198.51.100.1") == "own:8080");
  // One of the two is the client's own.
  CHECK(host("10.0.0.1", {.forwarded = "host=play.example", .x_forwarded_host = "PLAY.example"}) ==
        "play.example");
  CHECK(host("10.0.0.1", {.forwarded = "host=evil.example", .x_forwarded_host = "play.example"}) ==
        "own:8080");
}
