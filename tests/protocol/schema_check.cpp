#include "schema_check.hpp"

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>

namespace bastide::test {
namespace {

using Json = nlohmann::json;
using Adapter = valijson::adapters::NlohmannJsonAdapter;

/// "view.json#/$defs/x" → "#/$defs/x", since all files are merged into one; and closes objects
/// with known fields.
void bundle(Json& schema) {
  if (schema.is_object()) {
    if (const auto ref = schema.find("$ref"); ref != schema.end() && ref->is_string()) {
      const std::string target = *ref;
      *ref = target.substr(target.find('#'));
    }
    if (schema.contains("properties") && !schema.contains("additionalProperties"))
      schema["additionalProperties"] = false;
  }
  if (schema.is_structured())
    for (Json& part : schema) bundle(part);
}

Json all_definitions() {
  Json definitions = Json::object();
  for (const auto& file : std::filesystem::directory_iterator(BASTIDE_SCHEMA_DIR)) {
    const Json document = Json::parse(std::ifstream(file.path()));
    for (const auto& [name, schema] : document.at("$defs").items())
      if (!definitions.emplace(name, schema).second) throw std::logic_error("two schemas are called " + name);
  }
  bundle(definitions);
  return definitions;
}

class Schemas {
 public:
  const valijson::Schema& get(std::string_view name) {
    const std::lock_guard lock(mutex_);
    auto& schema = parsed_[std::string(name)];
    if (!schema) schema = parse(std::string(name));
    return *schema;
  }

 private:
  std::unique_ptr<valijson::Schema> parse(const std::string& name) const {
    if (!definitions_.contains(name)) throw std::logic_error("no schema is called " + name);
    const Json document = {{"$ref", "#/$defs/" + name}, {"$defs", definitions_}};
    auto schema = std::make_unique<valijson::Schema>();
    valijson::SchemaParser(valijson::SchemaParser::kDraft7).populateSchema(Adapter(document), *schema);
    return schema;
  }

  const Json definitions_ = all_definitions();
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<valijson::Schema>> parsed_;
};

Schemas& schemas() {
  static Schemas all;
  return all;
}

std::string place(const std::vector<std::string>& context) {
  std::string text;
  for (const std::string& part : context) text += part;
  return text;
}

}  // namespace

std::string schema_faults(const Json& json, std::string_view name) {
  valijson::ValidationResults results;
  valijson::Validator validator;
  if (validator.validate(schemas().get(name), Adapter(json), &results)) return {};
  std::string faults = "not a valid " + std::string(name) + ":\n";
  for (const auto& error : results) faults += "  " + place(error.context) + ": " + error.description + "\n";
  return faults + "  " + json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string server_message_faults(std::string_view text) {
  const Json message = Json::parse(text, nullptr, false);
  if (message.is_discarded()) return "not JSON: " + std::string(text) + "\n";
  if (!message.is_object()) return "not an object: " + std::string(text) + "\n";
  const std::string type = message.value("type", "");
  if (type == "error") return schema_faults(message, "error_message");
  for (const std::string_view known : {"reply", "snapshot", "delta", "presence", "announcement", "closing"})
    if (type == known) return schema_faults(message, known);
  return "of an unknown type: " + std::string(text) + "\n";
}

std::string faults_of_one_of_many(std::string_view text) {
  static std::atomic<unsigned> messages = 0;
  const unsigned number = messages++;
  return number > 20 && number % BASTIDE_CHECKED_ONE_OF != 0 ? "" : server_message_faults(text);
}

}  // namespace bastide::test
