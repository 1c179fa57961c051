#include <server/net/addresses.hpp>

#include "catch.hpp"

#include <optional>

using namespace bastide::server;

TEST_CASE("an address is counted by household", "[server][addresses]") {
  CHECK(counted_address("192.0.2.7") == "192.0.2.7");
  CHECK(counted_address("::ffff:192.0.2.7") == "192.0.2.7");
  CHECK(counted_address("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::");
  CHECK(counted_address("2001:db8:1:2::9") == counted_address("2001:db8:1:2:ffff::1"));
  CHECK(counted_address("2001:db8:1:3::9") != counted_address("2001:db8:1:2::9"));
  CHECK_FALSE(is_address("192.0.2.7:80"));
  CHECK_FALSE(is_address("play.example"));
}

TEST_CASE("X-Forwarded-For is believed from trusted proxies only, and only as far as they wrote it",
          "[server][addresses]") {
  const AddressPolicy policy({"10.0.0.1", "10.0.0.2"}, {});
  // Not from a proxy: whatever it claims.
  CHECK(policy.client("203.0.113.5", "198.51.100.1") == "203.0.113.5");
  CHECK(policy.client("10.0.0.1", "198.51.100.1") == "198.51.100.1");
  CHECK(policy.client("::ffff:10.0.0.1", "198.51.100.1") == "198.51.100.1");
  // The client wrote the first entry itself.
  CHECK(policy.client("10.0.0.1", "6.6.6.6, 198.51.100.1") == "198.51.100.1");
  // Two proxies in a row.
  CHECK(policy.client("10.0.0.1", "198.51.100.1, 10.0.0.2") == "198.51.100.1");
  CHECK(policy.client("10.0.0.1", "2001:db8::7") == "2001:db8::7");
  CHECK(policy.client("10.0.0.1", "") == "10.0.0.1");
  CHECK(policy.client("10.0.0.1", "nonsense") == "10.0.0.1");
  CHECK(policy.client("10.0.0.1", "198.51.100.1, nonsense") == "10.0.0.1");
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
  second = std::move(third);  // gives one back, takes one over
  CHECK(slots.take("192.0.2.7"));
}
