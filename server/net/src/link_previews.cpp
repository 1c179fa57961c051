#include "link_previews.hpp"

#include "asked_language.hpp"
#include "game_id.hpp"
#include "preview_words.hpp"

#include <server/pictures/board_picture.hpp>
#include <server/rooms/directory.hpp>
#include <server/rooms/gzip.hpp>
#include <server/rooms/table_look.hpp>

#include <protocol/records/record.hpp>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <exception>
#include <utility>
#include <vector>

namespace bastide::server {

namespace {

constexpr std::string_view kTables = "/r/";
constexpr std::string_view kGames = "/g/";
constexpr std::string_view kRow = R"(<meta property="og:{}" content="{}">)";

std::string escaped(std::string_view text) {
  std::string out;
  for (const char letter : text) {
    switch (letter) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += letter;
    }
  }
  return out;
}

/// "Ana 85 : 72 Ben"; of more than two players a list, by points. Empty if somebody has no name.
std::string scores_of(const protocol::Record& record) {
  if (!record.result || record.seats.size() != record.result->scores.size()) return {};
  struct Player {
    std::string_view name;
    int points;
    std::size_t seat;
  };
  std::vector<Player> players;
  for (const protocol::RecordSeat& seat : record.seats) {
    if (!seat.name || seat.name->empty()) return {};
    players.push_back({*seat.name, record.result->scores[players.size()], players.size()});
  }
  std::ranges::sort(players, {}, [](const Player& player) { return std::pair(-player.points, player.seat); });
  if (players.size() == 2)
    return fmt::format("{} {} : {} {}", players[0].name, players[0].points, players[1].points,
                       players[1].name);
  std::string list;
  for (const Player& player : players)
    list += fmt::format("{}{} {}", list.empty() ? "" : ", ", player.name, player.points);
  return list;
}

LinkPreview preview_of_game(const std::string& record_gzip, const PreviewWords& words) {
  const auto record = protocol::read_record(gunzip(record_gzip, protocol::kRecordBytesMax));
  std::string scores = record ? scores_of(*record) : std::string();
  return {.title = scores.empty() ? std::string(words.game) : std::move(scores),
          .sentence = std::string(words.go_through)};
}

const PreviewWords& words_for(const HttpRequest& request) {
  return row_in_language(preview_words(), request.field("accept-language"));
}

std::string icon_tags(std::string_view site) {
  return fmt::format(kRow, "image", escaped(site) + "icons/512.png") +
         R"(<meta name="twitter:card" content="summary">)";
}

/// Programs that know the size show a picture at once, and large.
std::string picture_tags(const std::string& address) {
  return fmt::format(kRow, "image", address) + fmt::format(kRow, "image:type", "image/jpeg") +
         fmt::format(kRow, "image:width", kPictureWidth) + fmt::format(kRow, "image:height", kPictureHeight) +
         R"(<meta name="twitter:card" content="summary_large_image">)";
}

}  // namespace

std::string preview_tags(const LinkPreview& preview, std::string_view site) {
  return fmt::format(kRow, "site_name", "Bastide") + fmt::format(kRow, "type", "website") +
         fmt::format(kRow, "title", escaped(preview.title)) +
         fmt::format(kRow, "description", escaped(preview.sentence)) +
         (preview.picture.empty() ? icon_tags(site) : picture_tags(escaped(site) + escaped(preview.picture)));
}

LinkPreviews::LinkPreviews(Directory& rooms, std::shared_ptr<LongTasks> tasks,
                           std::shared_ptr<const StaticFiles> files, bool pictures)
    : rooms_(rooms), tasks_(std::move(tasks)), files_(std::move(files)), pictures_(pictures) {}

bool LinkPreviews::wanted_by(const HttpRequest& request) {
  return (request.path.starts_with(kTables) || request.path.starts_with(kGames)) &&
         request.field("sec-fetch-dest").empty();
}

void LinkPreviews::answer(const HttpRequest& request, HttpReply reply) const {
  request.path.starts_with(kGames) ? answer_for_game(request, std::move(reply))
                                   : answer_for_table(request, std::move(reply));
}

/// A table that is unknown, or that nobody may watch, looks like one whose game has not begun.
void LinkPreviews::answer_for_table(const HttpRequest& request, HttpReply reply) const {
  const PreviewWords& words = words_for(request);
  LinkPreview preview{.title = std::string(words.table), .sentence = std::string(words.sit_down)};
  if (!pictures_) return reply(files_->answer_with(request, preview_tags(preview, files_->site(request))));
  const std::string code = request.path.substr(kTables.size());
  auto looked = [request, code, preview = std::move(preview), files = files_,
                 reply = std::move(reply)](const protocol::Expected<TableLook>& table) mutable {
    if (table) preview.picture = fmt::format("api/v1/rooms/{}/picture", code);
    reply(files->answer_with(request, preview_tags(preview, files->site(request))));
  };
  rooms_.look_at_table(code, request.address, std::move(looked));
}

/// A game that is unknown, or can't be read, is answered with the page alone, which says so.
void LinkPreviews::answer_for_game(const HttpRequest& request, HttpReply reply) const {
  std::string game_id = request.path.substr(kGames.size());
  if (!is_game_id(game_id)) return reply(files_->answer(request));
  std::string picture = pictures_ ? fmt::format("api/v1/games/{}/picture", game_id) : std::string();
  auto told = [request, picture = std::move(picture), files = files_, reply = std::move(reply),
               tasks = tasks_](protocol::Expected<std::shared_ptr<const std::string>> record) mutable {
    if (!record) return reply(files->answer(request));
    tasks->add([request = std::move(request), picture = std::move(picture), files = std::move(files),
                reply = std::move(reply), gzip = std::move(*record)]() mutable {
      try {
        LinkPreview preview = preview_of_game(*gzip, words_for(request));
        preview.picture = std::move(picture);
        return reply(files->answer_with(request, preview_tags(preview, files->site(request))));
      } catch (const std::exception& error) {
        spdlog::error("the record of {} can't be read: {}", request.path, error.what());
      }
      reply(files->answer(request));
    });
  };
  rooms_.find_record(std::move(game_id), std::move(told));
}

}  // namespace bastide::server
