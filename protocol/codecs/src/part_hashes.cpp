#include "part_hashes.hpp"
#include "key_names.hpp"

#include <protocol/canonical.hpp>
#include <protocol/json.hpp>

#include <algorithm>
#include <charconv>
#include <numeric>
#include <utility>

namespace bastide::protocol {
namespace {

const std::string kGame(keys::kGame);
const std::string kGamePlace = kGame + "/";

std::vector<std::string> tokens_of(const Json& operation) {
  std::vector<std::string> tokens;
  for (Json::json_pointer at(operation.at("path").get<std::string>()); !at.empty(); at.pop_back())
    tokens.push_back(at.back());
  std::ranges::reverse(tokens);
  return tokens;
}

/// The largest index for "-", which adds behind the last item.
std::size_t index_of(const std::string& token) {
  std::size_t index = 0;
  const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), index);
  return error == std::errc() && end == token.data() + token.size() ? index : static_cast<std::size_t>(-1);
}

std::string item_name(const std::string& list, std::size_t index) {
  return list + "/" + std::to_string(index);
}

/// nullptr if the view has no such part.
const Json* find_part(const Json& view, const std::string& name) {
  const Json* object = &view;
  std::string_view key = name;
  if (name.starts_with(kGamePlace)) {
    object = &view.at(kGame);
    key.remove_prefix(kGamePlace.size());
  }
  const auto found = object->find(key);
  return found == object->end() ? nullptr : &*found;
}

}  // namespace

void PartHashes::begin(const Json& view) {
  parts_.clear();
  sum_ = 0;
  add_members(view, "");
}

void PartHashes::add_members(const Json& object, const std::string& place) {
  for (const auto& [key, value] : object.items()) {
    if (place.empty() && key == kGame && value.is_object())
      add_members(value, kGamePlace);
    else
      take_part(place + key, value);
  }
}

void PartHashes::go_on(const Json& view, const Json& patch) {
  std::map<std::string, Touched> touched;
  for (const Json& operation : patch)
    if (!touch(touched, operation)) return begin(view);
  for (const auto& [name, where] : touched) {
    const Json* value = find_part(view, name);
    const auto known = parts_.find(name);
    if (value && !where.whole && known != parts_.end() && known->second.is_list && value->is_array()) {
      take_items(name, known->second, *value, where);
    } else {
      drop_part(name);
      if (value) take_part(name, *value);
    }
  }
}

bool PartHashes::touch(std::map<std::string, Touched>& touched, const Json& operation) const {
  const std::string op = operation.at("op");
  const std::vector<std::string> path = tokens_of(operation);
  if (op != "add" && op != "remove" && op != "replace") return false;
  const std::size_t depth = !path.empty() && path[0] == kGame ? 2 : 1;  // including the part's name
  if (path.size() < depth) return false;
  Touched& part = touched[depth == 2 ? kGamePlace + path[1] : path[0]];
  if (path.size() == depth) {
    part.whole = true;
  } else if (const std::size_t index = index_of(path[depth]);
             path.size() == depth + 1 && op != "replace") {  // the items behind it have moved
    part.from = std::min(part.from, index);
  } else {
    part.items.insert(index);
  }
  return true;
}

void PartHashes::take_part(const std::string& name, const Json& value) {
  Part& part = parts_[name];
  part.is_list = value.is_array();
  part.hash = hash(name, part.is_list ? "[]" : canonical(value));
  sum_ += part.hash;
  if (part.is_list) take_items(name, part, value, {});
}

/// New items are hashed in any case.
void PartHashes::take_items(const std::string& name, Part& part, const Json& list, const Touched& touched) {
  const std::size_t stay = std::min({part.items.size(), list.size(), touched.from});
  const auto take = [&](std::size_t index) {
    sum_ -= part.items[index];
    part.items[index] = hash(item_name(name, index), canonical(list[index]));
    sum_ += part.items[index];
  };
  for (std::size_t gone = list.size(); gone < part.items.size(); ++gone) sum_ -= part.items[gone];
  part.items.resize(list.size());
  for (const std::size_t index : touched.items)
    if (index < stay) take(index);
  for (std::size_t index = stay; index < list.size(); ++index) take(index);
}

void PartHashes::drop_part(const std::string& name) {
  const auto found = parts_.find(name);
  if (found == parts_.end()) return;
  sum_ -= std::accumulate(found->second.items.begin(), found->second.items.end(), found->second.hash);
  parts_.erase(found);
}

std::uint64_t PartHashes::hash(std::string_view name, const std::string& value) {
  ++computed_;
  return hash_of_part(name, value);
}

}  // namespace bastide::protocol
