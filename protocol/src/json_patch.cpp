#include <protocol/json_patch.hpp>

#include <algorithm>
#include <string>

namespace bastide::protocol {
namespace {

/// How many bytes `json` takes as text, about; stops counting at `enough`. Escapes are not counted: this only weighs.
std::size_t weight(const Json& json, std::size_t enough) {
  std::size_t bytes = 2;
  switch (json.type()) {
    case Json::value_t::object:
      for (const auto& [key, value] : json.get_ref<const Json::object_t&>()) {
        if (bytes >= enough) break;
        bytes += key.size() + 4 + weight(value, enough - bytes);
      }
      return bytes;
    case Json::value_t::array:
      for (const Json& value : json) {
        if (bytes >= enough) break;
        bytes += 1 + weight(value, enough - bytes);
      }
      return bytes;
    case Json::value_t::string: return bytes + json.get_ref<const std::string&>().size();
    default: return 4;
  }
}

std::string escaped(std::string_view key) {
  std::string text;
  for (const char c : key) {
    if (c == '~')
      text += "~0";
    else if (c == '/')
      text += "~1";
    else
      text.push_back(c);
  }
  return text;
}

std::string child(const std::string& path, std::string_view key) { return path + "/" + escaped(key); }
std::string child(const std::string& path, std::size_t index) { return path + "/" + std::to_string(index); }

Json operation(std::string_view op, const std::string& path) { return {{"op", op}, {"path", path}}; }
Json operation(std::string_view op, const std::string& path, const Json& value) {
  return {{"op", op}, {"path", path}, {"value", value}};
}

class Differ {
 public:
  /// Appends what takes `from` to `to` at `path`: steps inside it, or one replacement where that is shorter.
  void compare(const Json& from, const Json& to, const std::string& path) {
    if (from == to) return;
    const std::size_t mark = operations_.size();
    if (from.is_object() && to.is_object())
      compare_objects(from, to, path);
    else if (from.is_array() && to.is_array())
      compare_arrays(from, to, path);
    else
      return operations_.push_back(operation("replace", path, to));
    prefer_replacement(mark, to, path);
  }

  Json::array_t take() { return std::move(operations_); }

 private:
  void compare_objects(const Json& from, const Json& to, const std::string& path) {
    for (const auto& [key, value] : from.items())
      if (!to.contains(key)) operations_.push_back(operation("remove", child(path, key)));
    for (const auto& [key, value] : to.items()) {
      if (const auto old = from.find(key); old != from.end())
        compare(*old, value, child(path, key));
      else
        operations_.push_back(operation("add", child(path, key), value));
    }
  }

  /// Leaves the equal ends alone; in the middle pairs what it can, then removes or adds the rest.
  void compare_arrays(const Json& from, const Json& to, const std::string& path) {
    std::size_t begin = 0, from_end = from.size(), to_end = to.size();
    while (begin < from_end && begin < to_end && from[begin] == to[begin]) ++begin;
    while (from_end > begin && to_end > begin && from[from_end - 1] == to[to_end - 1]) --from_end, --to_end;

    std::size_t i = begin;
    for (; i < from_end && i < to_end; ++i) compare(from[i], to[i], child(path, i));
    for (std::size_t removed = from_end; removed > i; --removed)
      operations_.push_back(operation("remove", child(path, removed - 1)));
    for (; i < to_end; ++i) operations_.push_back(operation("add", child(path, i), to[i]));
  }

  void prefer_replacement(std::size_t mark, const Json& to, const std::string& path) {
    std::size_t steps = 0;
    for (std::size_t i = mark; i < operations_.size(); ++i)
      steps += 1 + weight(operations_[i], std::string::npos);
    const std::size_t frame = weight(operation("replace", path, nullptr), std::string::npos) - 3;
    if (frame >= steps || frame + weight(to, steps - frame) >= steps) return;
    operations_.resize(mark);
    operations_.push_back(operation("replace", path, to));
  }

  Json::array_t operations_;
};

}  // namespace

Json diff(const Json& from, const Json& to) {
  Differ differ;
  differ.compare(from, to, "");
  return differ.take();
}

Expected<Json> apply_patch(const Json& document, const Json& patch) {
  try {
    return document.patch(patch);
  } catch (const Json::exception&) {
    return std::unexpected(Fault(ErrorCode::bad_value, "the patch does not fit the document"));
  }
}

}  // namespace bastide::protocol
