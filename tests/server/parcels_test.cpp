// What devices share, over real sockets; strangers send what they like.
#include "scratch.hpp"
#include "test_server.hpp"
#include "wire.hpp"

#include "catch.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;
using nlohmann::json;

namespace {

const std::string kId = "00112233445566778899aabbccddeeff";
const std::string kPath = "/api/v1/parcels/" + kId;
const std::string kToken = "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_abcde";
const std::string kBearer = "Authorization: Bearer " + kToken + "\r\n";
const std::string kNew = kBearer + "If-None-Match: *\r\n";

std::string replaces(int version) { return kBearer + fmt::format("If-Match: \"{}\"\r\n", version); }

Answer put(std::uint16_t port, const std::string& fields, const std::string& body = "sealed",
           const std::string& path = kPath) {
  return ask(port, fmt::format("PUT {} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n"
                               "Content-Length: {}\r\n{}\r\n{}",
                               path, port, body.size(), fields, body));
}

Answer remove(std::uint16_t port, const std::string& fields) {
  return ask(port,
             fmt::format("DELETE {} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n{}\r\n", kPath, fields));
}

std::string code_of(const Answer& answer) {
  REQUIRE(json::accept(answer.body));
  return json::parse(answer.body).value("code", "");
}

}  // namespace

TEST_CASE("devices put what they share, read it and replace it by its version", "[server][parcels]") {
  TestServer server;
  const std::string bytes("\0\xff\r\n sealed", 11);
  CHECK(get(server.port(), kPath).status == 404);
  const Answer made = put(server.port(), kNew, bytes);
  CHECK(made.status == 201);
  CHECK(made.field("etag") == "\"1\"");
  const Answer read = get(server.port(), kPath);
  CHECK(read.status == 200);
  CHECK(read.body == bytes);
  CHECK(read.field("etag") == "\"1\"");
  CHECK(read.field("cache-control") == "no-store");
  CHECK(read.field("content-type") == "application/octet-stream");
  CHECK(get(server.port(), kPath, "If-None-Match: \"1\"\r\n").status == 304);
  CHECK(get(server.port(), kPath, "If-None-Match: \"2\"\r\n").status == 200);

  const Answer replaced = put(server.port(), replaces(1), "second");
  CHECK(replaced.status == 204);
  CHECK(replaced.field("etag") == "\"2\"");
  const Answer stale = put(server.port(), replaces(1), "stale");
  CHECK(stale.status == 412);
  CHECK(code_of(stale) == "http/precondition_failed");
  CHECK(stale.field("etag") == "\"2\"");
  CHECK(put(server.port(), kNew).status == 412);
  // As a proxy that packs answers marks the tag.
  CHECK(put(server.port(), kBearer + "If-Match: W/\"2\"\r\n", "third").status == 204);
  CHECK(get(server.port(), kPath).body == "third");
  CHECK(figure(server.port(), "bastide_parcels_total{change=\"made\"}") == 1);
  CHECK(figure(server.port(), "bastide_parcels_total{change=\"changed\"}") == 2);

  CHECK(remove(server.port(), kBearer).status == 204);
  CHECK(get(server.port(), kPath).status == 404);
  CHECK(remove(server.port(), kBearer).status == 404);
  CHECK(put(server.port(), replaces(3)).status == 404);
}

TEST_CASE("without its token nobody changes a parcel", "[server][parcels]") {
  TestServer server;
  REQUIRE(put(server.port(), kNew).status == 201);
  std::string wrong = kToken;
  wrong.back() = 'f';
  for (const std::string& fields :
       {std::string(), "Authorization: Bearer " + wrong + "\r\n", "Authorization: Bearer " + kToken + "x\r\n",
        "Authorization: " + kToken + "\r\n", std::string("Authorization: Bearer \r\n"),
        "Authorization: Basic " + kToken + "\r\n"}) {
    CAPTURE(fields);
    const Answer refused = put(server.port(), fields + "If-Match: \"1\"\r\n", "foreign");
    CHECK(refused.status == 403);
    CHECK(code_of(refused) == "http/forbidden");
    CHECK(remove(server.port(), fields).status == 403);
  }
  CHECK(get(server.port(), kPath).body == "sealed");
}

TEST_CASE("of a parcel's request nothing is guessed", "[server][parcels]") {
  TestServer server;
  for (const char* tag : {"", "If-Match: *\r\n", "If-Match: 1\r\n", "If-Match: \"0\"\r\n",
                          "If-Match: \"-1\"\r\n", "If-Match: \"1x\"\r\n", "If-Match: \"1\", \"2\"\r\n",
                          "If-Match: \"1234567890123456789\"\r\n", "If-None-Match: \"1\"\r\n"}) {
    CAPTURE(tag);
    CHECK(put(server.port(), kBearer + tag).status == 400);
  }
  CHECK(put(server.port(), kNew, "").status == 400);
  for (const std::string& id : {std::string(), kId.substr(1), kId + "0", std::string(32, 'A'), "../" + kId,
                                kId + "/" + kId, std::string(32, '%')}) {
    CAPTURE(id);
    CHECK(put(server.port(), kNew, "sealed", "/api/v1/parcels/" + id).status == 404);
    CHECK(get(server.port(), "/api/v1/parcels/" + id).status == 404);
  }
  CHECK(get(server.port(), "/api/v1/parcels").status == 404);
  CHECK(put(server.port(), kNew, "sealed", "/api/v1/rooms").status == 405);
  CHECK(post(server.port(), kPath, "sealed").status == 405);
  CHECK(put(server.port(), kNew + "Origin: https://elsewhere.example\r\n").status == 403);
  CHECK(get(server.port(), kPath).status == 404);
  CHECK(figure(server.port(), "bastide_parcels_total{change=\"made\"}") == 0);
}

TEST_CASE("a parcel has a bound of its own, and other bodies keep theirs", "[server][parcels][body]") {
  TestServer server({.limits = {.body_bytes_max = 2000, .parcel_bytes_max = 20'000}}, TestServer::generous());
  CHECK(put(server.port(), kNew, std::string(20'001, 'x')).status == 413);
  CHECK(put(server.port(), kNew, std::string(20'000, 'x')).status == 201);
  CHECK(get(server.port(), kPath).body.size() == 20'000);
  CHECK(post(server.port(), "/api/v1/piles", std::string(2001, ' ')).status == 413);
}

TEST_CASE("an address makes so many parcels an hour, and goes on changing those that it has",
          "[server][parcels][limits]") {
  server::Limits limits = TestServer::generous();
  limits.parcels_per_hour = 3;
  TestServer server({}, limits);
  const auto make = [&](int i) {
    return put(server.port(), kNew, "sealed", "/api/v1/parcels/" + kId.substr(1) + std::to_string(i));
  };
  for (int i = 0; i < 3; ++i) CHECK(make(i).status == 201);
  const Answer refused = make(3);
  CHECK(refused.status == 429);
  CHECK(code_of(refused) == "session/rate_limited");
  CHECK(refused.field("retry-after").empty());  // an hour is no time for a page to wait
  CHECK(figure(server.port(), "bastide_limits_met_total{limit=\"parcels-per-hour\"}") == 1);
  CHECK(put(server.port(), replaces(1), "more", "/api/v1/parcels/" + kId.substr(1) + "0").status == 204);
}

TEST_CASE("with as many parcels as there may be none is made, and those that are there go on",
          "[server][parcels][limits]") {
  server::Limits limits = TestServer::generous();
  limits.parcels_max = 1;
  TestServer server({}, limits);
  CHECK(put(server.port(), kNew).status == 201);
  const Answer refused = put(server.port(), kNew, "sealed", "/api/v1/parcels/" + std::string(32, '0'));
  CHECK(refused.status == 503);
  CHECK(code_of(refused) == "store/full");
  CHECK(figure(server.port(), "bastide_limits_met_total{limit=\"parcels-max\"}") == 1);
  CHECK(put(server.port(), replaces(1)).status == 204);
}

TEST_CASE("a server keeps no parcels if its host says so", "[server][parcels]") {
  server::Limits limits = TestServer::generous();
  limits.parcels_max = 0;
  TestServer server({}, limits);
  CHECK(put(server.port(), kNew).status == 403);
  CHECK(get(server.port(), kPath).status == 403);
}

TEST_CASE("putting large parcels costs as many requests as they have blocks", "[server][parcels][limits]") {
  server::Limits limits = TestServer::generous();
  limits.requests_burst = 100;
  limits.requests_per_second = 1;
  TestServer server({}, limits);
  const std::string large(200 * 1024, 'x');  // 51 requests
  CHECK(put(server.port(), kNew, large).status == 201);
  CHECK(put(server.port(), replaces(1), large).status == 204);
  const Answer refused = put(server.port(), replaces(2), large);
  CHECK(refused.status == 429);
  CHECK(!refused.field("retry-after").empty());
}

TEST_CASE("so many parcels may be put at once, and nobody is asked for a body too many",
          "[server][parcels][limits]") {
  TestServer server({.limits = {.parcels_at_once_max = 2}}, TestServer::generous());
  const std::string head = "PUT " + kPath + " HTTP/1.1\r\nHost: a\r\n" + kNew +
                           "Content-Length: 2\r\nExpect: 100-continue\r\n\r\n";
  Wire first(server.port()), second(server.port());
  for (Wire* one : {&first, &second}) {
    one->send(head);
    CHECK(one->receive(25) == "HTTP/1.1 100 Continue\r\n\r\n");
  }
  const Answer refused = ask(server.port(), head);
  CHECK(refused.status == 503);
  CHECK(!refused.field("retry-after").empty());
  CHECK(ask(first, "xx").status == 201);
  CHECK(put(server.port(), replaces(1)).status == 204);
}

TEST_CASE("a parcel outlives a restart, and its token is in no byte of store or log", "[server][parcels]") {
  const Scratch scratch;
  std::string log;
  {
    Program program(with_store(scratch, {"--log-level", "debug"}));
    CHECK(put(program.port(), kNew, "first").status == 201);
    program.signal(SIGTERM);
    CHECK(program.wait() == 0);
    log = program.log();
  }
  Program program(with_store(scratch));
  CHECK(get(program.port(), kPath).body == "first");
  CHECK(put(program.port(), replaces(1), "second").status == 204);
  CHECK(!log.contains(kToken));
  CHECK(!log.contains(kId));
  int files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(scratch.path())) {
    if (!entry.is_regular_file()) continue;
    std::ifstream file(entry.path(), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    CHECK(!bytes.contains(kToken));
    files += bytes.contains(kId) ? 1 : 0;
  }
  CHECK(files > 0);
}

TEST_CASE("a server tells clients what it keeps of parcels to clients", "[server][parcels]") {
  const Scratch scratch;
  const auto told = [&](const std::vector<std::string>& options) {
    Program program(with_store(scratch, options));
    return json::parse(get(program.port(), "/api/v1").body).at("limits").value("parcel_bytes", 0);
  };
  CHECK(told({}) == 256 * 1024);
  CHECK(told({"--parcel-bytes-max", "64KiB"}) == 64 * 1024);
  CHECK(told({"--parcels-max", "0"}) == 0);
}
