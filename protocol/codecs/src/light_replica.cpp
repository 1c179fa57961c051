#include <protocol/light_replica.hpp>

#include "codecs.hpp"
#include "json_skimmer.hpp"
#include "server_messages.hpp"
#include "view_rows.hpp"

#include <protocol/game_json.hpp>
#include <protocol/json.hpp>
#include <protocol/json_patch.hpp>

#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::protocol {
namespace {

struct LegalActions {
  std::vector<Action> placements;
  std::vector<std::string_view> others;  ///< JSON: only a chosen one is worth reading
};

void read_placements_on_cell(JsonSkimmer& in, std::vector<Action>& placements) {
  Action placement{.kind = ActionKind::place_tile};
  std::string_view rotations = "[]";
  in.members([&](std::string_view key) {
    if (key == LegalCodec::kRotations)
      rotations = in.value();
    else if (key == keys::kX)
      placement.cell.x = in.number<decltype(placement.cell.x)>();
    else if (key == keys::kY)
      placement.cell.y = in.number<decltype(placement.cell.y)>();
    else
      in.skip();
  });
  JsonSkimmer each(rotations.data());
  each.items([&] {
    placement.rotation = each.number<std::uint8_t>();
    placements.push_back(placement);
  });
}

LegalActions read_legal(const std::string& text) {
  LegalActions legal;
  JsonSkimmer in(text.c_str());
  in.members([&](std::string_view key) {
    if (key == LegalCodec::kPlacements)
      in.items([&] { read_placements_on_cell(in, legal.placements); });
    else if (key == LegalCodec::kActions)
      in.items([&] { legal.others.push_back(in.value()); });
    else
      in.skip();
  });
  return legal;
}

}  // namespace

/// Takes what it knows out of views and patches.
struct LightReplica::Reader {
  LightReplica& room;

  void take_view(JsonSkimmer& in) {
    room.game_.reset();
    in.members([&](std::string_view key) { take_member(key, in); });
  }

  void take_patch(JsonSkimmer& in) {
    in.items([&] {
      std::string_view op, path, value;
      in.members([&](std::string_view key) {
        if (key == "op")
          op = in.word();
        else if (key == "path")
          path = in.word();
        else if (key == "value")
          value = in.value();
        else
          in.skip();
      });
      carry_out(op, path, value);
    });
  }

 private:
  static constexpr std::string_view kSlash = "/", kPhase = key_name<&RoomView::phase>();
  static constexpr std::string_view kPhasePlace = keys::Joined<kSlash, kPhase>::kText,
                                    kGamePlace = keys::Joined<kSlash, keys::kGame>::kText,
                                    kInGame = keys::Joined<kGamePlace, kSlash>::kText,
                                    kInLegal = keys::Joined<kInGame, LegalKey::name, kSlash>::kText;

  void take_member(std::string_view key, JsonSkimmer& in) {
    if (key == kPhase)
      take_phase(in.word());
    else if (key == keys::kGame)
      take_game(in);
    else
      in.skip();
  }

  void take_phase(std::string_view word) {
    const auto phase = find_word<RoomPhase>(word);
    if (!phase) throw BadForm();
    room.phase_ = *phase;
  }

  void take_game(JsonSkimmer& in) {
    room.game_.reset();
    if (in.null()) return;
    room.game_ = Game{.step = 0, .seat = {}, .legal = "null"};
    in.members([&](std::string_view key) { take_game_member(key, in); });
  }

  void take_game_member(std::string_view key, JsonSkimmer& in) {
    Game& game = room.game_.value();
    if (key == key_name<&TableState::seat>())
      game.seat = in.null() ? std::nullopt : std::optional(in.number<Seat>());
    else if (key == key_name<&ShownGame::step>())
      game.step = in.number<std::int64_t>();
    else if (key == LegalKey::name)
      game.legal = in.value();
    else
      in.skip();
  }

  /// An operation of a patch. A removed member counts as null.
  void carry_out(std::string_view op, std::string_view path, std::string_view value) {
    const bool removes = op == "remove";
    if (!removes && ((op != "add" && op != "replace") || value.empty())) throw BadForm();
    if (path.starts_with(kInLegal)) return change_legal(op, path.substr(kInLegal.size() - 1), value);
    JsonSkimmer in(removes ? "null" : value.data());
    if (path.empty())
      take_view(in);
    else if (path == kGamePlace || path == kPhasePlace)
      take_member(path.substr(1), in);
    else if (path.starts_with(kInGame))
      take_game_member(path.substr(kInGame.size()), in);
  }

  /// This seldom happens: as a rule the actions are replaced as a whole.
  void change_legal(std::string_view op, std::string_view path, std::string_view value) {
    std::string& legal = room.game_.value().legal;
    Json tree = Json::parse(legal);
    Json operation{{"op", op}, {"path", path}};
    if (!value.empty()) operation["value"] = Json::parse(value);
    if (!patch_in_place(tree, Json::array({std::move(operation)}))) throw BadForm();
    legal = to_text(tree);
  }
};

Expected<void> LightReplica::take(const MessageOutline& message) {
  const bool is_snapshot = message.type == type_of(Type<Snapshot>{});
  if (!is_snapshot && message.type != type_of(Type<Delta>{})) return {};
  const auto lost = [this](const char* why) {
    has_view_ = false;
    return std::unexpected(WireRejection(ErrorCode::stale, why));
  };
  const std::string_view what = is_snapshot ? message.view : message.patch;
  if (!message.seq || what.empty()) return lost("a snapshot or delta has no number or no content");
  if (!is_snapshot && (!has_view_ || *message.seq != seq_ + 1)) return lost("a change is missing");
  JsonSkimmer in(what.data());
  try {
    if (is_snapshot)
      Reader{*this}.take_view(in);
    else
      Reader{*this}.take_patch(in);
  } catch (const std::exception&) {
    return lost("a snapshot or delta does not fit");
  }
  has_view_ = true;
  seq_ = *message.seq;
  return {};
}

Action LightReplica::any_legal(Random& random) const {
  const LegalActions legal = read_legal(game_.value().legal);
  const std::size_t placements = legal.placements.size(), count = placements + legal.others.size();
  if (count == 0) throw std::runtime_error("there is no legal action");
  const std::size_t chosen = random.below(static_cast<std::uint32_t>(count));
  if (chosen < placements) return legal.placements[chosen];
  auto action = read_action(Json::parse(legal.others[chosen - placements]));
  if (!action) throw std::runtime_error("an unreadable action: " + action.error().message);
  return *action;
}

}  // namespace bastide::protocol
