// The program's options, and its messages about mistakes in them.
#include "exit_codes.hpp"
#include "test_server.hpp"

#include "catch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;

TEST_CASE("a host's mistake is said in one sentence, with exit code 2",
          "[server][program][settings][unthreaded]") {
  const Scratch scratch;
  const std::string file = (scratch.path() / "bastide.toml").string();
  std::ofstream(file) << "turn_tiemout = '5s'\n";
  const std::string text = (scratch.path() / "text.db").string();
  std::ofstream(text) << std::string(4096, 'x');
  const std::string key = (scratch.path() / "short.key").string();
  std::ofstream(key) << std::string(31, 'k') << '\n';
  const std::string absent = "sqlite:" + (scratch.path() / "nowhere" / "bastide.db").string();
  const std::filesystem::path stores = scratch.path() / "stores";
  std::filesystem::create_directory(stores);
  std::ofstream(stores / "bastide.db");
  std::ofstream(stores / "bastide.db.lock");
  struct Row {
    std::vector<std::string> arguments;
    std::vector<std::string> environment;
    std::string complaint;
  };
  const std::vector<Row> rows = {
      {{}, {}, "say which command: serve, "},
      {{"srve"}, {}, "there is no command srve, did you mean serve? All of them: serve, "},
      {{"foo"}, {}, "there is no command foo: serve, "},
      {{"admin"}, {}, "say which command: rooms, "},
      {{"admin", "romms"}, {}, "there is no command romms, did you mean rooms? All of them: rooms, "},
      {{"serve", "--nonsense"}, {}, "nonsense"},
      {{"serve", "--listen", "8080"}, {}, "--listen must be like"},
      {{"serve", "--listen", "127.0.0.1:99999"}, {}, "--listen must be like"},
      {{"serve", "--config", file}, {}, "turn_tiemout is no setting"},
      {{"serve", "--config", "/nowhere.toml"}, {}, "/nowhere.toml"},
      {{"serve", "--metrics-listen", "9090"}, {}, "--metrics-listen must be like"},
      {{"serve", "--metrics-listen", "127.0.0.1:0", "--metrics-public"}, {}, "exclude each other"},
      {{"serve", "--ping-interval", "9s", "--silence-timeout", "9s"},
       {},
       "must be longer than --ping-interval"},
      {{"serve", "--room-changes-burst", "10"}, {}, "--host-changes-reserved must be less"},
      {{"serve", "--tls-certificate", "a.pem", "--tls-key", "a.key"}, {}, "need --tls-listen"},
      {{"serve", "--tls-only"}, {}, "--tls-only needs --tls-listen"},
      {{"serve", "--webhook-services", "discord.com"}, {}, "--webhook-services needs --webhook-site"},
      {{"serve", "--webhook-site", "https://play.example.com"}, {}, "--webhook-site must be like"},
      {{"serve", "--webhook-services", "https://discord.com", "--webhook-site", "https://a.example/"},
       {},
       "hosts like chat.example.com"},
      {{"serve", "--node-listen", "127.0.0.1:0"}, {}, "--node-listen needs --node-key-file"},
      {{"serve", "--node-key-file", key}, {}, "need --node-listen"},
      {{"serve", "--node-address", "10.0.0.2:9080"}, {}, "need --node-listen"},
      {{"serve", "--node-listen", "9080", "--node-key-file", key}, {}, "--node-listen must be like"},
      {{"serve", "--node-listen", "0.0.0.0:0", "--node-key-file", key}, {}, "say with --node-address"},
      {{"serve", "--node-listen", "127.0.0.1:0", "--node-key-file", key, "--node-address", "here"},
       {},
       "--node-address must be like"},
      {{"serve", "--node-listen", "127.0.0.1:0", "--node-key-file", key, "--node-handshake-timeout", "5s"},
       {},
       "--node-handshake-timeout must be shorter than --join-timeout"},
      {{"serve", "--node-listen", "127.0.0.1:0", "--node-key-file", key, "--node-handshakes-max", "0"},
       {},
       "--node-handshakes-max must be"},
      {{"serve", "--node-handshakes-per-address-max", "0"}, {}, "--node-handshakes-per-address-max must be"},
      {{"serve", "--node-listen", "127.0.0.1:0", "--node-key-file", key, "--node-lease-renewed-every", "4s"},
       {},
       "--node-lease-renewed-every must be shorter than --node-lease"},
      {{"serve", "--node-listen", "127.0.0.1:0", "--node-key-file", key, "--store", "postgres://localhost/x"},
       {},
       "--node-listen needs a port that others can be told"},
      {{"serve", "--listen", "127.0.0.1:0", "--store", "memory:", "--node-listen", "127.0.0.1:0",
        "--node-key-file", key},
       {},
       "short.key must have 32 to 4096 bytes, not 31"},
      {{"serve", "--trusted-proxies", "172.16.0.0/33"},
       {},
       "--trusted-proxies must be IP addresses or networks"},
      {{"serve"}, {"BASTIDE_PING_INTERVAL=soon"}, "BASTIDE_PING_INTERVAL must be"},
      {{"serve", "--bot-threads", "0"}, {}, "--bot-threads must be"},
      {{"serve", "--bot-pace-fast-ms", "-1"}, {}, "--bot-pace-fast-ms must be"},
      {{"serve", "--origins", "play.example"}, {}, "--origins must be origins like"},
      {{"serve", "--embed-in", "blog.example"}, {}, "--embed-in must be * or origins like"},
      {{"serve", "--base-path", "bastide/"}, {}, "--base-path must be like /bastide/"},
      {{"serve", "--base-path", "/api/"}, {}, "--base-path must be like /bastide/"},
      {{"serve", "--chunk-framing-bytes-max", "1B"}, {}, "--chunk-framing-bytes-max must be"},
      {{"serve", "--store", "mysql://host/db"}, {}, "--store must be like"},
      {{"serve", "--store", "postgres://host:port/db"}, {}, "no URL of a PostgreSQL database"},
      {{"admin", "backup", "copy.db", "--store", "postgres://host/db"}, {}, "pg_dump"},
      {{"admin", "backup", "copy.db", "--store", "memory:"}, {}, "keeps nothing"},
      {{"serve", "--backup-every", "1h", "--store", "postgres://host/db"}, {}, "pg_dump"},
      {{"serve", "--backup-every", "1h", "--store", "memory:"}, {}, "keeps nothing"},
      {{"serve", "--backup-every", "0s"}, {}, "--backup-every must be never, or"},
      {{"serve", "--backups-kept", "0"}, {}, "--backups-kept must be"},
      {{"serve", "--listen", "127.0.0.1:0", "--store", "sqlite:" + text}, {}, text},
      {{"serve", "--listen", "127.0.0.1:0", "--store", absent}, {}, "make it first if it is meant"},
      {{"serve", "--listen", "127.0.0.1:0", "--store", "sqlite:" + (stores / "bastid.db").string()},
       {},
       "bastid.db is not there, but " + (stores / "bastide.db").string() + " is"},
      {{"archive", "--store", absent, "--out", scratch.path() / "old"}, {}, "there is no such file"},
      {{"serve", "--listen", "127.0.0.1:0", "--web", scratch.path(), "--state", scratch.path() / "web"},
       {},
       "index.html"},
      {{"replay", "/nowhere.json"}, {}, "cannot read /nowhere.json"},
      {{"verify"}, {}, "FILE is required"},
      {{"bench", "--rules", "{"}, {}, "--rules"},
      {{"bench", "--rules", R"({"game":"chess"})"}, {}, "rules/unknown_game at game"},
      {{"bench", "--rules", R"({"modules":["dragon"]})"}, {}, "rules/unknown_module at modules[0]"},
      {{"bench", "--rules", R"({"game":"castle"})", "--seats", "3"}, {}, "--seats must be 2"},
      {{"bench", "--seats", "6"}, {}, "--seats must be from 1 to 5"},
      {{"bench", "--games", "0"}, {}, "--games"},
      {{"bench", "--seed", "-1"}, {}, "--seed: must be a decimal number of 64 bits"},
      {{"bench", "--seed", "18446744073709551616"}, {}, "--seed: must be a decimal number of 64 bits"},
      {{"arena", "grandmaster"}, {}, "there is no level \"grandmaster\""},
      {{"arena", "--second-nodes", "0"}, {}, "--second-nodes"},
      {{"arena", "--second-nodes", "5", "--against", "true"}, {}, "--against"},
      {{"arena", "--against", ""}, {}, "--against: must not be empty"},
      {{"arena", "--log", ""}, {}, "--log: must not be empty"},
      {{"arena", "--log", "/dev/full"}, {}, "/dev/full is no regular file"},
      {{"arena", "--log", scratch.path()}, {}, "is no regular file"},
      {{"arena", "--log", scratch.path() / "nowhere/match"},
       {},
       "cannot write " + (scratch.path() / "nowhere/match").string()},
      {{"bot", "--level", "grandmaster"}, {}, "there is no level \"grandmaster\""},
      {{"bot", "--ms", "0"}, {}, "--ms"},
      {{"bot", "--nodes", "0"}, {}, "--nodes"},
      {{"arena", "--seats", "1"}, {}, "a match needs two seats"},
      {{"arena", "--worse", "0.8", "--better", "0.7"}, {}, "--worse must be less than --better"},
      {{"arena", "--decks", "0"}, {}, "--decks"},
      {{"arena", "--nodes", "many"}, {}, "--nodes"},
      {{"serve", "--legal-url", "javascript:alert(1)"}, {}, "--legal-url must be like https://"},
      {{"load", "--url", "ftp://play.example"}, {}, "--url must be like"},
      {{"load", "--url", "http://127.0.0.1:1", "--rules", R"({"preset":"old"})"}, {}, "unknown_preset"},
      {{"load", "--url", "http://127.0.0.1:1", "--rules", R"({"game":"castle"})", "--seats", "1"},
       {},
       "--seats must be 2"},
      {{"load", "--url", "http://127.0.0.1:1", "--rate", "nan"}, {}, "--rate: must be a number from 0"},
      {{"load", "--url", "http://127.0.0.1:1", "--against", "play.example"}, {}, "--against must be like"},
      {{"load", "--url", "http://127.0.0.1:1", "--chat-every", "often"},
       {},
       "--chat-every: must be a duration"},
      {{"healthcheck"}, {"BASTIDE_LISTEN=127.0.0.1:0"}, "--url"},
  };
  for (const Row& row : rows) {
    const Run run = run_program(row.arguments, row.environment);
    CAPTURE(run.output, row.complaint);
    CHECK(run.exit_code == 2);
    CHECK(run.output.contains("bastide: "));
    CHECK(run.output.contains(row.complaint));
    CHECK(std::ranges::count(run.output, '\n') <= 2);
  }
}

TEST_CASE("the help lists every setting with its default", "[server][program][settings][unthreaded]") {
  const Run run = run_program({"serve", "--help"});
  CHECK(run.exit_code == 0);
  for (const char* part : {"--listen",
                           "127.0.0.1:8080",
                           "--store",
                           "--origins",
                           "--embed-in",
                           "--base-path",
                           "--preflight-max-age",
                           "--advice-interval",
                           "--chunk-framing-bytes-max",
                           "--trusted-proxies",
                           "--limits-exempt",
                           "--outbox-bytes-max",
                           "256KiB",
                           "--silence-timeout",
                           "25s",
                           "--game-abandoned-after",
                           "7d",
                           "--bot-threads",
                           "--bot-ms-max",
                           "1000",
                           "--bot-idle",
                           "1min",
                           "--bot-pace-slow-ms",
                           "2500",
                           "--hint-interval",
                           "BASTIDE_"}) {
    CAPTURE(part);
    CHECK(run.output.contains(part));
  }
}

TEST_CASE("every help fits 100 columns, and that of serve lists its settings in groups",
          "[server][program][settings][unthreaded]") {
  const std::string completion = run_program({"completion", "bash"}).output;
  std::vector<std::vector<std::string>> commands = {{}};
  const std::regex place(R"(    '((?: [a-z]+)+)'\) known=)");
  for (std::sregex_iterator found(completion.begin(), completion.end(), place), end; found != end; ++found) {
    std::istringstream words((*found)[1].str());
    commands.emplace_back(std::istream_iterator<std::string>(words), std::istream_iterator<std::string>());
  }
  REQUIRE(commands.size() > 20);
  for (std::vector<std::string> command : commands) {
    command.emplace_back("--help");
    const Run run = run_program(command);
    CAPTURE(run.output);
    CHECK(run.exit_code == 0);
    std::istringstream lines(run.output);
    for (std::string line; std::getline(lines, line);)
      CHECK(std::ranges::count_if(line, [](char byte) { return (byte & 0xc0) != 0x80; }) <= 100);
  }
  const std::string serve = run_program({"serve", "--help"}).output;
  for (const char* group : {"Serving:", "TLS:", "Limits of an address:", "Limits of a room:", "Computers:"})
    CHECK(serve.contains(std::string("\n") + group + "\n"));
}

TEST_CASE("bash completes commands and options, and files where nothing else may come",
          "[server][program][unthreaded]") {
  const auto completed = [](const std::string& line) {
    const std::string script = fmt::format(
        "source <('{}' completion bash); COMP_WORDS=({}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _bastide; "
        "echo \"${{COMPREPLY[*]}}\"",
        BASTIDE_PROGRAM, line);
    const Scratch scratch;
    const std::string file = scratch.path() / "script";
    std::ofstream(file) << script;
    FILE* const pipe = popen(fmt::format("bash '{}'", file).c_str(), "r");
    std::string said;
    for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe))
      said.push_back(static_cast<char>(letter));
    pclose(pipe);
    return said;
  };
  CHECK(completed("bastide ser") == "serve\n");
  CHECK(completed("bastide admin b") == "bans ban backup\n");
  CHECK(completed("bastide serve --games-") == "--games-burst\n");
  CHECK(completed("bastide serve --listen 1.2.3.4:80 --games-") == "--games-burst\n");
  CHECK(completed("bastide verify --comm") == "--commitment\n");
  CHECK(completed("bastide replay ./fi") == "\n");
}

TEST_CASE("an address that is in use may be free later: exit code 6", "[server][program]") {
  const Scratch scratch;
  const Program program(with_store(scratch));
  const Run second = run_program({"serve", "--listen", fmt::format("127.0.0.1:{}", program.port()), "--state",
                                  scratch.path() / "other"});
  CHECK(second.exit_code == 6);
  CHECK(second.output.contains("Address already in use"));
  CHECK(std::ranges::count(second.output, '\n') == 1);
  // One that this machine has not, or not yet.
  CHECK(run_program({"serve", "--listen", "192.0.2.1:0", "--state", scratch.path() / "third"}).exit_code ==
        6);
}

TEST_CASE("help, README and manual page tell the same exit codes", "[server][program]") {
  const auto text_of = [](const char* file) {
    std::ifstream in(file);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  const std::string help = run_program({"serve", "--help"}).output;
  const std::string readme = text_of("../../README.md");
  const std::string manual = text_of("../../deploy/debian/bastide.1");
  for (const server::ExitMeaning& exit : server::kServeExits) {
    const int code = static_cast<int>(exit.code);
    CAPTURE(code);
    CHECK(help.contains(fmt::format("{} {}", code, exit.meaning)));
    CHECK(readme.contains(fmt::format("| {} | {} |", code, exit.meaning)));
    CHECK(manual.contains(fmt::format(".B {}\n", code)));
  }
}

TEST_CASE("the program tells its version, and the commit where it is known", "[server][program]") {
  const std::string version = run_program({"--version"}).output;
  CAPTURE(version);
  CHECK(std::regex_match(
      version,
      std::regex(R"(bastide \d+\.\d+\.\d+(~dev(\+[0-9A-Za-z.]+)?)?( \(commit [0-9A-Za-z.-]+\))?\n)")));
}
