// TLS by the server.
#include "player.hpp"
#include "test_server.hpp"
#include "tls_tunnel.hpp"

#include "catch.hpp"

#include <engine/random.hpp>

#include <fmt/format.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;

namespace {

/// `serve` with a certificate for `name` and these arguments.
class TlsProgram {
 public:
  explicit TlsProgram(const std::string& name, const std::vector<std::string>& more = {}) {
    write_identity(folder.path(), name);
    std::vector<std::string> arguments = {"--tls-listen",          "127.0.0.1:0", "--tls-certificate",
                                          path("certificate.pem"), "--tls-key",   path("key.pem")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    program = std::make_unique<Program>(with_store(folder, arguments));
    const std::string mark = "serving https://127.0.0.1:";
    REQUIRE(eventually([&] { return program->log().contains(" over TLS"); }));
    port =
        static_cast<std::uint16_t>(std::stoi(program->log().substr(program->log().find(mark) + mark.size())));
  }
  std::string path(const std::string& file) const { return (folder.path() / file).string(); }

  Scratch folder;
  std::unique_ptr<Program> program;
  std::uint16_t port = 0;  ///< of TLS
};

constexpr auto kTlsFailures = R"(bastide_refused_total{reason="tls_handshake"})";

}  // namespace

TEST_CASE("everything is served over TLS, too: requests, one after the other, and whole games",
          "[server][program][tls]") {
  const TlsProgram server("play.example");
  const TlsTunnel tunnel(server.port);
  CHECK(get(tunnel.port(), "/healthz").status == 200);
  Wire wire(tunnel.port());
  const std::string request = "GET /api/v1/games HTTP/1.1\r\nHost: play.example\r\n\r\n";
  for (int i = 0; i < 3; ++i) CHECK(ask(wire, request).status == ask(server.program->port(), request).status);
  CHECK(wire.send(request + request));  // both before the first answer
  for (int i = 0; i < 2; ++i) CHECK(ask(wire, "").status > 0);

  Table table(tunnel.port(), 2);
  Random random(5);
  while (!table.over()) table.move(random);
  Player witness(server.program->port());
  witness.join(table.room);
  CHECK(witness.view() != json());
  CHECK(witness.seq() == table.players[0].seq());
  table.players[0].socket().send_close(1000);
  CHECK(table.players[0].wait_for_close() == 1000);
}

TEST_CASE("a server that is for TLS only leads who comes without it there", "[server][program][tls]") {
  const bool trusted = GENERATE(false, true);
  std::vector<std::string> options{"--tls-only", "--tls-hsts-max-age", "90s", "--base-path", "/bastide/"};
  if (trusted) options.insert(options.end(), {"--trusted-proxies", "127.0.0.1"});
  const TlsProgram server("play.example", options);
  const std::uint16_t plain = server.program->port();
  const auto asked = [&](const std::string& line, const std::string& host) {
    return ask(plain, line + " HTTP/1.1\r\nHost: " + host + "\r\nContent-Length: 0\r\n\r\n");
  };
  const std::string there = "https://play.example:" + std::to_string(server.port) + "/bastide";
  for (const std::string host : {"play.example", "play.example:8080"}) {
    for (const std::string path : {"/r/ABCD-EFGH?a=b", "/", "/api/v1", "/ws"}) {
      CAPTURE(host, path);
      const Answer answer = asked("GET /bastide" + path, host);
      CHECK((answer.status == 308) == !trusted);
      CHECK(answer.field("location") == (trusted ? "" : there + path));
      CHECK(answer.field("strict-transport-security").empty());
    }
  }
  CHECK((asked("POST /bastide/api/v1/piles", "play.example").status == 308) == !trusted);
  CHECK(asked("GET /bastide/api/v1", "[2001:db8::1]").field("location") ==
        (trusted ? "" : "https://[2001:db8::1]:" + std::to_string(server.port) + "/bastide/api/v1"));
  for (const std::string probe : {"/healthz", "/readyz"})
    CHECK(asked("GET " + probe, "play.example").status == 200);
  CHECK(asked("GET /bastide/api/v1", "localhost").status == 200);

  const TlsTunnel tunnel(server.port);
  const Answer secure = get(tunnel.port(), "/bastide/api/v1");
  CHECK(secure.status == 200);
  CHECK(secure.field("strict-transport-security") == "max-age=90");
}

TEST_CASE("a server that is for TLS, too, answers without it and tells browsers nothing",
          "[server][program][tls]") {
  const TlsProgram server("play.example");
  const TlsTunnel tunnel(server.port);
  CHECK(ask(server.program->port(), "GET /api/v1 HTTP/1.1\r\nHost: play.example\r\n\r\n").status == 200);
  CHECK(get(tunnel.port(), "/api/v1").field("strict-transport-security").empty());
}

TEST_CASE("the client's address is known over TLS, and its budgets hold", "[server][program][tls]") {
  Scratch folder;
  write_identity(folder.path(), "play.example");
  const Program program({"--store", "memory:", "--tls-listen", "127.0.0.1:0", "--tls-certificate",
                         (folder.path() / "certificate.pem").string(), "--tls-key",
                         (folder.path() / "key.pem").string(), "--tls-handshakes-burst", "20",
                         "--tls-handshakes-per-second", "1"});
  REQUIRE(eventually([&] { return program.log().contains(" over TLS"); }));
  const std::string mark = "serving https://127.0.0.1:";
  const auto port =
      static_cast<std::uint16_t>(std::stoi(program.log().substr(program.log().find(mark) + mark.size())));
  int shown = 0;
  while (shown < 100 && !shown_name(port).empty()) ++shown;
  CHECK(shown >= 20);
  CHECK(shown < 100);
}

TEST_CASE(
    "a certificate that is replaced counts from the next connection on, one that is none changes nothing",
    "[server][program][tls]") {
  const TlsProgram server("old.example", {"--tls-reread-interval", "50ms"});
  const TlsTunnel tunnel(server.port);
  Player player(tunnel.port());
  CHECK(shown_name(server.port) == "old.example");
  CHECK(figure(server.program->port(), "bastide_tls_certificate_expires_seconds") > 0);

  write_identity(server.folder.path(), "new.example");
  CHECK(eventually([&] { return shown_name(server.port) == "new.example"; }));
  player.join(make_room(tunnel.port()).room);

  std::ofstream(server.path("certificate.pem")) << "no certificate";
  CHECK(
      eventually([&] { return server.program->log().contains("the certificate for TLS stays as it was"); }));
  CHECK(shown_name(server.port) == "new.example");
  std::filesystem::remove(server.path("key.pem"));
  CHECK(eventually([&] { return server.program->log().contains("cannot read " + server.path("key.pem")); }));
  write_identity(server.folder.path(), "last.example");
  CHECK(eventually([&] { return shown_name(server.port) == "last.example"; }));
}

TEST_CASE("the program's own client plays over TLS with a server for which somebody whom it believes vouches",
          "[server][program][tls]") {
  const TlsProgram server("localhost");
  const std::string trusted = "SSL_CERT_FILE=" + server.path("certificate.pem");
  const auto ask = [&](const std::string& host, const std::vector<std::string>& environment) {
    return run_program({"healthcheck", "--url", fmt::format("https://{}:{}/readyz", host, server.port)},
                       environment);
  };
  CHECK(ask("localhost", {trusted}).exit_code == 0);
  const Run stranger = ask("localhost", {});
  CHECK(stranger.exit_code == 1);
  CHECK(stranger.output.contains("certificate verify failed"));
  CHECK(ask("127.0.0.1", {trusted}).exit_code == 1);  // the certificate is for another name
  for (const char* host : {"localhost", "127.0.0.1"}) {
    const std::string url = fmt::format("https://{}:{}/readyz", host, server.port);
    CHECK(run_program({"healthcheck", "--any-certificate", "--url", url}).exit_code == 0);
  }

  const Run load = run_program({"load", "--url", fmt::format("https://localhost:{}", server.port), "--rooms",
                                "1", "--rate", "20", "--seconds", "1", "--json"},
                               {trusted});
  CAPTURE(load.output);
  CHECK(load.exit_code == 0);
  CHECK(json::parse(load.output).at("moves") == 20);
}

TEST_CASE("somebody who speaks no TLS to a TLS port, or says nothing, is cut off and counted",
          "[server][program][tls]") {
  const TlsProgram server("play.example", {"--request-timeout", "200ms"});
  Wire plain(server.port);
  CHECK(plain.send("GET /healthz HTTP/1.1\r\nHost: play.example\r\n\r\n"));
  CHECK(plain.closes());
  Wire silent(server.port);
  CHECK(silent.closes());
  CHECK(figure(server.program->port(), kTlsFailures) == 2);
  CHECK(shown_name(server.port) == "play.example");
}

TEST_CASE("a certificate that can't be used is one sentence and exit code 2", "[server][program][tls]") {
  const Scratch folder;
  write_identity(folder.path(), "play.example");
  const std::string certificate = (folder.path() / "certificate.pem").string();
  const std::string key = (folder.path() / "key.pem").string();
  const auto serve = [&](const std::vector<std::string>& more) {
    std::vector<std::string> all = {"serve",   "--listen",     "127.0.0.1:0", "--store",
                                    "memory:", "--tls-listen", "127.0.0.1:0"};
    all.insert(all.end(), more.begin(), more.end());
    return run_program(all);
  };
  const Run none = serve({"--tls-certificate", certificate});
  CHECK(none.exit_code == 2);
  CHECK(none.output.contains("--tls-listen needs --tls-certificate and --tls-key"));
  const Run gone = serve({"--tls-certificate", certificate, "--tls-key", key + ".old"});
  CHECK(gone.exit_code == 2);
  CHECK(gone.output.contains("cannot read " + key + ".old"));
  const Run swapped = serve({"--tls-certificate", key, "--tls-key", certificate});
  CHECK(swapped.exit_code == 2);
  CHECK(swapped.output.contains("are no certificate with its key"));
}
