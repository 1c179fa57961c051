#include <protocol/json_patch.hpp>

#include "json_scan.hpp"

#include <protocol/json.hpp>

#include <cstddef>
#include <cstring>
#include <initializer_list>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::protocol {
namespace {

// Both documents stay text and are read once, in parallel. They are canonical: equal values are equal bytes,
// members are sorted, and nothing is between tokens.

std::string_view take_value(At& at) {
  const At begin = std::exchange(at, end_of_value(at));
  return {begin, at};
}

/// Skips a value in both texts if it is equal.
bool take_equal(At& from, At& to) {
  const auto size = static_cast<std::size_t>(end_of_value(from) - from);
  if (std::strncmp(from, to, size) != 0 || !ends_value(to[size])) return false;
  from += size;
  to += size;
  return true;
}

/// The key before a colon, without its quotes; empty behind the last member, where `at` is at the brace.
std::string_view key_at(At at) {
  if (*at == '}') return {};
  const std::string_view key(at + 1, end_of_string(at) - 1);
  if (key.contains('\\')) throw std::logic_error("diff: a key with escapes, which would not sort as text");
  return key;
}

std::vector<std::string_view> take_items(At& at) {
  std::vector<std::string_view> items;
  for (; *at != ']'; take_comma(at)) items.push_back(take_value(at));
  return items;
}

void append_pieces(std::string& text, std::initializer_list<std::string_view> pieces) {
  std::size_t size = text.size();
  for (const std::string_view piece : pieces) size += piece.size();
  text.resize_and_overwrite(size, [&, begin = text.size()](char* to, std::size_t) {
    to += begin;
    for (const std::string_view piece : pieces) to += piece.copy(to, piece.size());
    return size;
  });
}

void append_text(std::string& patch, std::string_view op, std::string_view path, std::string_view value) {
  const std::string_view before_value = value.empty() ? R"(")" : R"(","value":)";
  append_pieces(patch, {R"({"op":")", op, R"(","path":")", path, before_value, value, "}"});
}

class Differ {
 public:
  /// `path`: of the compared values.
  explicit Differ(std::string_view path) : path_(path) {}

  /// Skips a value in both texts and appends the operations from one to the other at the current path: steps
  /// inside it, or one replacement if that is shorter.
  void compare(At& from, At& to) {
    const At begin = to;
    const std::size_t mark = patch_.size();
    if (*from == '{' && *to == '{') {
      compare_objects(from, to);
    } else if (*from == '[' && *to == '[') {
      compare_arrays(from, to);
    } else {
      if (!take_equal(from, to)) {
        take_value(from);
        append("replace", take_value(to));
      }
      return;
    }
    prefer_replacement(mark, {begin, to});
  }

  /// The same for the differing middle of a list, which begins at `index`; `to`: the whole list.
  void compare_middle(std::size_t index, std::span<const std::string_view> old_items,
                      std::span<const std::string_view> new_items, std::string_view to) {
    compare_items(index, old_items, new_items);
    prefer_replacement(0, to);
  }

  std::string take() && {
    if (!patch_.empty()) patch_.erase(0, 1);
    return std::move(patch_);
  }

 private:
  void compare_objects(At& from, At& to) {
    ++from, ++to;
    while (*from != '}' || *to != '}') {
      const bool no_old = *from == '}', no_new = *to == '}';
      const std::string_view old_key = key_at(from), new_key = key_at(to);
      const bool removed = no_new || (!no_old && old_key < new_key);
      const bool added = no_old || (!no_new && new_key < old_key);
      if (!added) from += old_key.size() + 3;  // quotes and colon
      if (!removed) to += new_key.size() + 3;
      at_key(removed ? old_key : new_key, [&] {
        if (removed) {
          take_value(from);
          append("remove");
        } else if (added) {
          append("add", take_value(to));
        } else {
          compare(from, to);
        }
      });
      if (!added) take_comma(from);
      if (!removed) take_comma(to);
    }
    ++from, ++to;
  }

  /// Skips the equal ends; pairs items in the middle, then removes or adds the rest.
  void compare_arrays(At& from, At& to) {
    ++from, ++to;
    std::size_t index = 0;
    for (; *from != ']' && *to != ']' && take_equal(from, to); ++index) take_comma(from), take_comma(to);
    const std::vector<std::string_view> old_items = take_items(from), new_items = take_items(to);
    ++from, ++to;
    std::span<const std::string_view> olds(old_items), news(new_items);
    while (!olds.empty() && !news.empty() && olds.back() == news.back())
      olds = olds.first(olds.size() - 1), news = news.first(news.size() - 1);
    compare_items(index, olds, news);
  }

  void compare_items(std::size_t index, std::span<const std::string_view> old_items,
                     std::span<const std::string_view> new_items) {
    std::size_t i = 0;
    for (; i < old_items.size() && i < new_items.size(); ++i) {
      At old_item = old_items[i].data(), new_item = new_items[i].data();
      at_index(index + i, [&] { compare(old_item, new_item); });
    }
    for (std::size_t end = old_items.size(); end > i; --end)
      at_index(index + end - 1, [&] { append("remove"); });
    for (; i < new_items.size(); ++i) at_index(index + i, [&] { append("add", new_items[i]); });
  }

  template <class Do>
  void at_index(std::size_t index, Do&& go_on) {
    at_key(std::to_string(index), std::forward<Do>(go_on));
  }

  template <class Do>
  void at_key(std::string_view key, Do&& go_on) {
    const std::size_t parent = path_.size();
    path_.push_back('/');
    for (const char c : key) {
      if (c == '~')
        path_ += "~0";
      else if (c == '/')
        path_ += "~1";
      else
        path_.push_back(c);
    }
    go_on();
    path_.resize(parent);
  }

  void append(std::string_view op, std::string_view value = {}) {
    patch_.push_back(',');
    append_text(patch_, op, path_, value);
  }

  void prefer_replacement(std::size_t mark, std::string_view to) {
    const std::size_t end = patch_.size(), steps = end - mark;
    if (to.size() >= steps) return;
    append("replace", to);
    if (patch_.size() - end < steps)
      patch_.erase(mark, steps);
    else
      patch_.resize(end);
  }

  std::string patch_;  ///< a comma before each operation
  std::string path_;   ///< a JSON pointer
};

}  // namespace

std::string diff_operations(const char* from, const char* to, std::string_view path) {
  Differ differ(path);
  differ.compare(from, to);
  return std::move(differ).take();
}

std::string diff_items(std::size_t index, std::span<const std::string_view> from_items,
                       std::span<const std::string_view> to_items, std::string_view to,
                       std::string_view path) {
  Differ differ(path);
  differ.compare_middle(index, from_items, to_items, to);
  return std::move(differ).take();
}

JsonText diff(const JsonText& from, const JsonText& to) {
  return {"[" + diff_operations(from.text.c_str(), to.text.c_str(), "") + "]"};
}

void append_operation(std::string& operations, std::string_view op, std::string_view path,
                      std::string_view value) {
  if (!operations.empty()) operations.push_back(',');
  append_text(operations, op, path, value);
}

Expected<Json> apply_patch(const Json& document, const Json& patch) {
  Json patched = document;
  if (auto done = patch_in_place(patched, patch); !done) return std::unexpected(done.error());
  return patched;
}

Expected<void> patch_in_place(Json& document, const Json& patch) {
  try {
    document.patch_inplace(patch);
    return {};
  } catch (const Json::exception&) {
    return std::unexpected(WireRejection(ErrorCode::bad_value, "the patch does not fit the document"));
  }
}

}  // namespace bastide::protocol
