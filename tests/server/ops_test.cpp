#include <server/ops/logging.hpp>
#include <server/ops/metrics.hpp>
#include <server/rooms/log_scope.hpp>

#include "catch.hpp"

#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>
#include <nlohmann/json.hpp>

#include <sstream>
#include <string>

using namespace bastide::server;

namespace {

std::string logged(LogFormat format, const std::string& message) {
  std::ostringstream out;
  auto sink = std::make_shared<spdlog::sinks::ostream_sink_st>(out);
  sink->set_formatter(make_log_formatter(format));
  spdlog::logger logger("test", sink);
  logger.warn(message);
  return out.str();
}

}  // namespace

TEST_CASE("a log line as JSON says the same as the message, whatever that holds", "[server][ops]") {
  for (const std::string message :
       {"plain", "a \"quoted\" \\ one", "two\nlines\r\tand \x1b[31mcolour\x7f", "grün"}) {
    const auto line = nlohmann::json::parse(logged(LogFormat::json, message));
    CHECK(line.at("message") == message);
    CHECK(line.at("level") == "warning");
    CHECK(line.at("time").get<std::string>().ends_with("Z"));
  }
}

TEST_CASE("a log line as JSON names the room, the seat and the request that it is about", "[server][ops]") {
  const auto line = [] { return nlohmann::json::parse(logged(LogFormat::json, "hello")); };
  {
    const LogScope room({.room = "#17"});
    CHECK(line().at("room") == "#17");
    CHECK_FALSE(line().contains("seat"));
    CHECK_FALSE(line().contains("request"));
    {
      const LogScope request(bastide::Seat{1}, "a\"\\\n");
      CHECK(line().at("room") == "#17");
      CHECK(line().at("seat") == 1);
      CHECK(line().at("request") == "a\"\\\n");
      CHECK(logged(LogFormat::text, "hello").ends_with("warning hello\n"));
    }
    CHECK_FALSE(line().contains("seat"));
  }
  CHECK_FALSE(line().contains("room"));
}

TEST_CASE("a message cannot forge a line of the readable log", "[server][ops]") {
  const std::string line = logged(LogFormat::text, "name \"Eve\n2026-01-01 all is well\x1b[2J\"");
  CHECK(line.find('\n') == line.size() - 1);
  CHECK_FALSE(line.contains('\x1b'));
  CHECK(line.contains("\\u000a2026"));
}

TEST_CASE("figures are shown in Prometheus' text format, each family once", "[server][ops]") {
  Metrics metrics;
  double rooms = 2;
  metrics.add_gauge("bastide_rooms", "Rooms in memory", [&] { return rooms; });
  metrics.add_counter("bastide_dropped_total", "Clients dropped", [] { return 1; }, "reason=\"slow\"");
  metrics.add_counter("bastide_dropped_total", "Clients dropped", [] { return 5; }, "reason=\"silent\"");
  metrics.add_counters("bastide_refusals_total", "Refusals", "code", [] {
    return std::map<std::string_view, std::uint64_t>{{"room/full", 2}, {"room/locked", 4}};
  });
  rooms = 3;
  CHECK(metrics.text() ==
        "# HELP bastide_rooms Rooms in memory\n"
        "# TYPE bastide_rooms gauge\n"
        "bastide_rooms 3\n"
        "# HELP bastide_dropped_total Clients dropped\n"
        "# TYPE bastide_dropped_total counter\n"
        "bastide_dropped_total{reason=\"slow\"} 1\n"
        "bastide_dropped_total{reason=\"silent\"} 5\n"
        "# HELP bastide_refusals_total Refusals\n"
        "# TYPE bastide_refusals_total counter\n"
        "bastide_refusals_total{code=\"room/full\"} 2\n"
        "bastide_refusals_total{code=\"room/locked\"} 4\n");
}
