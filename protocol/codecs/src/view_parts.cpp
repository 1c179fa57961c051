#include <protocol/view_parts.hpp>

#include "json_scan.hpp"
#include "json_writer.hpp"
#include "view_rows.hpp"

#include <protocol/canonical.hpp>
#include <protocol/json_patch.hpp>

#include <algorithm>
#include <cstring>
#include <numeric>
#include <span>
#include <utility>

namespace bastide::protocol {
namespace {

constexpr std::string_view kGamePlace = "game/";

/// Most members are shorter than this.
constexpr std::size_t kUsualBytes = 1000;

std::ptrdiff_t at(std::size_t index) { return static_cast<std::ptrdiff_t>(index); }

bool is_list(std::string_view text) { return text.starts_with('['); }
bool is_object(std::string_view text) { return text.starts_with('{'); }

/// Whether the whole value is at this place.
bool stands_at(At at, std::string_view value) {
  return std::strncmp(at, value.data(), value.size()) == 0 && ends_value(at[value.size()]);
}

/// An item of a list whose item ends are known.
std::string_view item_of(std::string_view list, std::span<const std::uint32_t> ends, std::size_t index) {
  const std::size_t begin = index == 0 ? 1 : ends[index - 1] + 1;
  return list.substr(begin, ends[index] - begin);
}

/// The end of each item of a list.
std::vector<std::uint32_t> ends_of_items(At list) {
  std::vector<std::uint32_t> ends;
  for (At at = list + 1; *at != ']'; take_comma(at)) {
    at = end_of_value(at);
    ends.push_back(static_cast<std::uint32_t>(at - list));
  }
  return ends;
}

}  // namespace

std::string_view ViewParts::Part::item(std::size_t index) const { return item_of(text, list->ends, index); }

std::string_view ViewParts::Part::items(std::size_t first, std::size_t end) const {
  if (first == end) return {};
  const std::size_t begin = first == 0 ? 1 : list->ends[first - 1] + 1;
  return std::string_view(text).substr(begin, list->ends[end - 1] - begin);
}

std::uint64_t ViewParts::Part::whole_hash() const {
  return list ? std::accumulate(list->hashes.begin(), list->hashes.end(), hash) : hash;
}

/// What an update writes into. Made once for a thread: most updates are short, and allocations cost more than
/// what they write.
struct ViewParts::Scratch {
  JsonWriter out{kUsualBytes};
  std::vector<std::uint64_t> numbers;
  std::string list, pointer, operations;
  std::vector<std::uint32_t> ends;
  std::vector<std::string_view> old_items, new_items;
};

ViewParts::Scratch& ViewParts::scratch() {
  thread_local Scratch scratch;
  return scratch;
}

/// Updates the parts of one object to the next view.
class ViewParts::Update {
 public:
  /// `place`: precedes the names of the parts. `operations`: nullptr if the changes are not needed.
  Update(Parts& parts, std::string_view place, std::uint64_t& hash, std::string* operations)
      : parts_(parts), place_(std::string("/").append(place)), hash_(hash), operations_(operations) {}

  template <class Shown>
  void run(const Shown& shown) {
    static constexpr auto kRows = Rows<Shown>::kAll;
    static constexpr auto kOrder = order_by_name(kRows);
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      (take(std::get<kOrder[I]>(kRows), shown), ...);
    }(std::make_index_sequence<kOrder.size()>{});
  }

  /// The same for one row whose part exists; all others are unchanged.
  template <class Shown>
  void run_row(std::string_view name, const Shown& shown) {
    next_ =
        static_cast<std::size_t>(std::ranges::lower_bound(parts_, name, {}, &Part::name) - parts_.begin());
    const auto take_named = [&](const auto& row) {
      if (row.name == name) take(row, shown);
    };
    std::apply([&](const auto&... row) { (take_named(row), ...); }, Rows<Shown>::kAll);
  }

 private:
  template <class Row, class Shown>
  void take(const Row& row, const Shown& shown) {
    const bool known = next_ < parts_.size() && parts_[next_].name == row.name;
    out_.clear();
    numbers_.clear();
    const bool grows = requires { row.write_from(shown, out_, std::size_t{}); };
    if constexpr (requires { row.number(shown, numbers_); })
      if (row.number(shown, numbers_) && known) return take_some(row, shown, parts_[next_++]);
    if constexpr (requires { row.count(shown); })
      if (known) shrink(parts_[next_], row.count(shown));
    if constexpr (requires { row.write_from(shown, out_, std::size_t{}); })
      row.write_from(shown, out_, known ? parts_[next_].count() : 0);
    else
      row.write(shown, out_);
    take_value(row.name);
    if (known && grows) {
      grow(parts_[next_++]);
    } else if (!known && !value_.empty()) {
      add(row.name);
    } else if (known && value_.empty()) {
      remove();
    } else if (known) {
      change(parts_[next_++]);
    }
  }

  /// What the row of this name wrote.
  void take_value(std::string_view name) {
    value_ = out_.text();
    if (!value_.empty()) value_.remove_prefix(name.size() + 3);  // quotes, colon
  }

  /// A list whose items have numbers, which is known: only the items are written whose numbers differ.
  template <class Row, class Shown>
  void take_some(const Row& row, const Shown& shown, Part& part) {
    const std::vector<std::uint64_t>& before = part.list->numbers;
    const auto first = static_cast<std::size_t>(std::ranges::mismatch(before, numbers_).in1 - before.begin());
    std::size_t old_end = before.size(), new_end = numbers_.size();
    if (first == old_end && first == new_end) return;
    while (old_end > first && new_end > first && before[old_end - 1] == numbers_[new_end - 1])
      --old_end, --new_end;
    row.write_some(shown, out_, {first, new_end});
    take_value(row.name);
    put_between(part, {first, old_end});
    change_items(part, first);
    part.list->numbers.assign(numbers_.begin(), numbers_.end());
  }

  /// Puts the items that were written in the place of these items of the part's list, and takes the whole
  /// list as what was written.
  void put_between(const Part& part, ItemRange replaced) {
    const std::size_t before = part.count(), behind = before - replaced.end;
    list_ = '[';
    for (const std::string_view items : {part.items(0, replaced.first), value_.substr(1, value_.size() - 2),
                                         part.items(replaced.end, before)}) {
      if (items.empty()) continue;
      if (list_.size() > 1) list_.push_back(',');
      list_.append(items);
    }
    list_.push_back(']');
    value_ = list_;
    ends_.assign(part.list->ends.begin(), part.list->ends.begin() + at(replaced.first));
    while (ends_.size() + behind < numbers_.size()) {
      const At item = value_.data() + (ends_.empty() ? 1 : ends_.back() + 1);
      ends_.push_back(static_cast<std::uint32_t>(end_of_value(item) - value_.data()));
    }
    const std::size_t longer = value_.size() - part.text.size();  // modulo 2^64 where it is shorter
    for (std::size_t index = replaced.end; index < before; ++index)
      ends_.push_back(static_cast<std::uint32_t>(part.list->ends[index] + longer));
  }

  void add(std::string_view name) {
    Part part{.name = name};
    tell("add", pointer(part), value_);
    take_text(part);
    parts_.reserve(parts_.size() + 1);  // after the first view their number hardly changes
    parts_.insert(parts_.begin() + at(next_++), std::move(part));
  }

  void remove() {
    Part& part = parts_[next_];
    hash_ -= part.whole_hash();
    tell("remove", pointer(part), {});
    parts_.erase(parts_.begin() + at(next_));
  }

  void change(Part& part) {
    if (part.text == value_) return;
    if (is_list(part.text) && is_list(value_)) return change_list(part);
    if (operations_ && is_object(part.text) && is_object(value_))
      append(diff_operations(part.text.c_str(), value_.data(), pointer(part)));
    else
      tell("replace", pointer(part), value_);
    hash_ -= part.whole_hash();
    take_text(part);
  }

  void change_list(Part& part) {
    ends_.clear();
    for (At at = value_.data() + 1; *at != ']'; take_comma(at)) {
      const std::size_t index = ends_.size();
      const bool known = index < part.count() && stands_at(at, part.item(index));
      at = known ? at + part.item(index).size() : end_of_value(at);
      ends_.push_back(static_cast<std::uint32_t>(at - value_.data()));
    }
    change_items(part, 0);
  }

  /// Takes what was written as the part's list; its item ends are known. `alike`: so many items at the
  /// beginning are equal. Unmoved items keep their hashes.
  void change_items(Part& part, std::size_t alike) {
    const std::size_t before = part.count();
    for (std::size_t index = alike; index < ends_.size(); ++index) {
      const std::string_view item = item_of(value_, ends_, index);
      if (index < before && item == part.item(index)) {
        if (alike == index) ++alike;
        continue;
      }
      const std::uint64_t hash = item_hash(part, index, item);
      if (index == part.list->hashes.size()) part.list->hashes.push_back(0);
      hash_ += hash - std::exchange(part.list->hashes[index], hash);
    }
    for (std::size_t gone = ends_.size(); gone < before; ++gone) hash_ -= part.list->hashes[gone];
    part.list->hashes.resize(ends_.size());
    if (operations_) tell_items(part, alike);
    part.text.assign(value_);
    part.list->ends.assign(ends_.begin(), ends_.end());
  }

  /// Appends the operations that turn the part's list into what was written, from the item `begin` on.
  void tell_items(const Part& part, std::size_t begin) {
    std::size_t old_end = part.count(), new_end = ends_.size();
    const auto new_item = [&](std::size_t i) { return item_of(value_, ends_, i); };
    while (old_end > begin && new_end > begin && part.item(old_end - 1) == new_item(new_end - 1))
      --old_end, --new_end;
    old_items_.clear(), new_items_.clear();
    for (std::size_t i = begin; i < old_end; ++i) old_items_.push_back(part.item(i));
    for (std::size_t i = begin; i < new_end; ++i) new_items_.push_back(new_item(i));
    append(diff_items(begin, old_items_, new_items_, value_, pointer(part)));
  }

  /// The list has at most so many items.
  void shrink(Part& part, std::size_t count) {
    while (part.count() > count) {
      tell("remove", pointer(part, part.count() - 1), {});
      hash_ -= part.list->hashes.back();
      part.list->hashes.pop_back();
      part.list->ends.pop_back();
      part.text.resize(part.count() == 0 ? 1 : part.list->ends.back());
      part.text.push_back(']');
    }
  }

  /// Only new items were written.
  void grow(Part& part) {
    const std::vector<std::uint32_t> ends = ends_of_items(value_.data());
    for (std::size_t i = 0; i < ends.size(); ++i) {
      const std::string_view item = item_of(value_, ends, i);
      tell("add", pointer(part, part.count()), item);
      part.text.back() = ',';
      if (part.count() == 0) part.text.pop_back();
      part.text.append(item);
      part.list->ends.push_back(static_cast<std::uint32_t>(part.text.size()));
      part.text.push_back(']');
      part.list->hashes.push_back(item_hash(part, part.list->hashes.size(), item));
      hash_ += part.list->hashes.back();
    }
  }

  /// Takes what was written as the text of a part without an earlier text or list.
  void take_text(Part& part) {
    part.text.assign(value_);
    part.hash = hash_of_part(name_at(pointer(part)), is_list(value_) ? "[]" : value_);
    part.list.reset();
    if (is_list(value_)) {
      part.list.reset(new Items{.ends = ends_of_items(value_.data()), .hashes = {}, .numbers = numbers_});
      part.list->hashes.reserve(part.count());
      for (std::size_t i = 0; i < part.count(); ++i)
        part.list->hashes.push_back(item_hash(part, i, part.item(i)));
    }
    hash_ += part.whole_hash();
  }

  // Valid until the next of these.
  const std::string& pointer(const Part& part) { return pointer_.assign(place_).append(part.name); }
  const std::string& pointer(const Part& part, std::size_t index) {
    pointer(part);
    return pointer_.append(1, '/').append(std::to_string(index));
  }
  static std::string_view name_at(std::string_view pointer) { return pointer.substr(1); }

  std::uint64_t item_hash(const Part& part, std::size_t index, std::string_view item) {
    return hash_of_part(name_at(pointer(part, index)), item);
  }

  void tell(std::string_view op, const std::string& path, std::string_view value) {
    if (operations_) append_operation(*operations_, op, path, value);
  }
  void append(std::string_view operations) {
    if (operations.empty()) return;
    if (!operations_->empty()) operations_->push_back(',');
    operations_->append(operations);
  }

  Parts& parts_;
  const std::string place_;  ///< the beginning of each part's pointer
  std::uint64_t& hash_;
  std::string* const operations_;
  std::size_t next_ = 0;    ///< the likely part of the next row
  std::string_view value_;  ///< what the last row wrote
  JsonWriter& out_ = scratch().out;
  std::vector<std::uint64_t>& numbers_ = scratch().numbers;  ///< of the items of the last row
  // One list's at a time.
  std::string& list_ = scratch().list;
  std::vector<std::uint32_t>& ends_ = scratch().ends;
  std::vector<std::string_view>&old_items_ = scratch().old_items, &new_items_ = scratch().new_items;
  std::string& pointer_ = scratch().pointer;
};

/// Returns whether the game has changed; its parts are then removed.
bool ViewParts::begin_game(bool there, int number) {
  if (has_game_ == there && (!there || number_ == number)) return false;
  for (const Part& part : game_) hash_ -= part.whole_hash();
  game_.clear();
  has_game_ = there;
  number_ = number;
  return true;
}

std::string ViewParts::go_on(const RoomView& view) {
  std::string& operations = scratch().operations;
  operations.clear();
  Update room(room_, "", hash_, &operations);
  if (view.settled != 0 && view.settled == settled_)
    room.run_row(key_name<&RoomView::phase>(), view);
  else
    room.run(view);
  settled_ = view.settled;
  const bool another = begin_game(view.game != nullptr, view.number);
  if (view.game) {
    const ShownGame game{*view.game, view.step, view.aids == Aids::all};
    Update(game_, kGamePlace, hash_, another ? nullptr : &operations).run(game);
  }
  if (tells_no_game_ != !has_game_) {
    tells_no_game_ = !has_game_;
    const std::uint64_t hash = hash_of_part(keys::kGame, "null");
    hash_ += tells_no_game_ ? hash : -hash;
  }
  if (another) {
    append_operation(operations, "replace", "/game", has_game_ ? object_of(game_, {}, {}) : "null");
  }
  return operations;
}

std::string ViewParts::go_on(const OwnView& view) {
  std::string& operations = scratch().operations;
  operations.clear();
  Update(room_, "", hash_, &operations).run(view);
  begin_game(view.game != nullptr, view.number);
  if (view.game) {
    const OwnGame game{*view.game, view.to_act};
    Update(game_, kGamePlace, hash_, &operations).run(game);
  }
  return operations;
}

std::string ViewParts::object_of(const Parts& one, const Parts& other, std::string_view game) {
  std::vector<std::pair<std::string_view, std::string_view>> members;
  for (const Parts* parts : {&one, &other})
    for (const Part& part : *parts) members.emplace_back(part.name, part.text);
  if (!game.empty()) members.emplace_back(keys::kGame, game);
  std::ranges::sort(members);
  return written([&](JsonWriter& out) {
    out.object([&] {
      for (const auto& [name, text] : members) {
        out.key(name);
        out.literal(text);
      }
    });
  });
}

JsonText json_text(const View& game, int step, bool to_act) {
  return {written([&](JsonWriter& out) {
    out.object([&] {
      write_fields(ShownGame{game, step}, out);
      write_fields(OwnGame{game, to_act}, out);
    });
  })};
}

JsonText whole_view(const ViewParts& common, const ViewParts& own) {
  const std::string game =
      common.has_game_ ? ViewParts::object_of(common.game_, own.game_, {}) : std::string("null");
  return {ViewParts::object_of(common.room_, own.room_, game)};
}

}  // namespace bastide::protocol
