// The examples of protocol/examples/, which other implementations can use as tests as well.
#include <protocol/canonical.hpp>
#include <protocol/http.hpp>
#include <protocol/json.hpp>
#include <protocol/message_codec.hpp>
#include <protocol/records/record.hpp>

#include "catch.hpp"
#include "schema_check.hpp"

#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <optional>

using namespace bastide;
using namespace bastide::protocol;
namespace fs = std::filesystem;

namespace {

const fs::path kExamples = BASTIDE_EXAMPLES_DIR;

Json read_file(const fs::path& path) { return Json::parse(std::ifstream(path)); }

std::vector<fs::path> files_in(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file()) files.push_back(entry.path());
  return files;
}

template <class Result>
std::optional<WireRejection> rejection_of(const Result& result) {
  return result ? std::nullopt : std::optional(result.error());
}

/// The reader of each kind of example: returns the rejection, or nothing if it is accepted.
const std::map<std::string, std::function<std::optional<WireRejection>(const std::string&)>> kReaders{
    {"client_message",
     [](const std::string& text) {
       const auto message = decode_client(text);
       return message ? std::nullopt : std::optional(message.error().rejection);
     }},
    {"server_message", [](const std::string& text) { return rejection_of(decode_server(text)); }},
    {"create_room", [](const std::string& text) { return rejection_of(decode_create_room(text)); }},
    {"game_record", [](const std::string& text) { return rejection_of(read_record(text)); }},
};

}  // namespace

TEST_CASE("every valid example agrees with its schema and is read", "[protocol][examples]") {
  const auto files = files_in(kExamples / "valid");
  REQUIRE(files.size() > 40);
  for (const fs::path& file : files) {
    const std::string kind = file.parent_path().filename();
    const Json example = read_file(file);
    INFO(file);
    CHECK(test::schema_faults(example, kind) == "");
    const auto reader = kReaders.find(kind);
    if (reader == kReaders.end()) continue;
    const auto rejection = reader->second(example.dump());
    if (rejection) FAIL_CHECK(rejection->code << " at " << rejection->at);
  }
}

TEST_CASE("server messages among the examples are written as they were read", "[protocol][examples]") {
  for (const fs::path& file : files_in(kExamples / "valid" / "server_message")) {
    INFO(file);
    const Json example = read_file(file);
    const auto message = decode_server(example.dump());
    REQUIRE(message);
    CHECK(Json::parse(encode(*message)) == example);
    if (example.contains("view")) CHECK(Json(digest(example.at("view"))) == example.at("digest"));
  }
}

TEST_CASE("every invalid example is refused with its code and place", "[protocol][examples]") {
  const auto files = files_in(kExamples / "invalid");
  REQUIRE(files.size() > 30);
  for (const fs::path& file : files) {
    INFO(file);
    const Json example = read_file(file);
    const auto rejection = kReaders.at(file.parent_path().filename())(example.at("text"));
    REQUIRE(rejection);
    CHECK(rejection->code == example.at("code").get<std::string>());
    CHECK(rejection->at == example.at("at").get<std::string>());
  }
}
