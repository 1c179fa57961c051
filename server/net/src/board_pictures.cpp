#include "board_pictures.hpp"

#include "etag.hpp"

#include <server/pictures/board_picture.hpp>
#include <server/rooms/directory.hpp>
#include <server/rooms/gzip.hpp>
#include <server/rooms/table_look.hpp>

#include <protocol/records/record.hpp>
#include <protocol/records/replay.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/catalogue.hpp>
#include <engine/view.hpp>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace bastide::server {

namespace {

/// For pictures that only another program would make differently.
constexpr std::string_view kADay = "private, max-age=86400";
/// Requests that a picture counts for: it is painted, and a finished game is replayed for it.
constexpr std::int64_t kPictureRequests = 20;

/// `jpeg` null: the client has it.
HttpResponse lasting_picture(std::string_view etag, std::shared_ptr<const std::string> jpeg) {
  HttpResponse response{.fields = {{"ETag", std::string(etag)}, {"Cache-Control", std::string(kADay)}}};
  if (!jpeg) {
    response.status = 304;
    return response;
  }
  response.fields.emplace_back("Content-Type", "image/jpeg");
  response.body = std::move(jpeg);
  return response;
}

PicturedTile pictured(const PlacedTile& placed) {
  return {.id = tile(placed.tile).id,
          .x = placed.cell.x,
          .y = placed.cell.y,
          .rotation = static_cast<int>(placed.rotation)};
}

/// Requires: the record has a result for each seat.
PicturedBoard board_of(const protocol::Record& record, const Game& game, std::string link) {
  PicturedBoard board{.note = std::move(link)};
  std::ranges::transform(game.view(kNoSeat).table.board, std::back_inserter(board.tiles), pictured);
  const std::vector<int>& scores = record.result->scores;
  for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
    const protocol::RecordSeat& from = record.seats[seat];
    board.seats.push_back({.name = from.name.value_or(""),
                           .colour = from.colour ? name(*from.colour) : std::string_view(),
                           .points = scores[seat],
                           .won = scores[seat] == std::ranges::max(scores)});
  }
  return board;
}

PicturedBoard board_of(const TableLook& table) {
  PicturedBoard board;
  std::ranges::transform(table.board, std::back_inserter(board.tiles), pictured);
  for (const TableLook::Seat& seat : table.seats)
    board.seats.push_back({.name = seat.name, .colour = name(seat.colour), .points = seat.points});
  return board;
}

const protocol::WireRejection& no_pictures() {
  static const protocol::WireRejection rejection(ErrorCode::not_found,
                                                 "This server makes no pictures of boards.");
  return rejection;
}

HttpResponse failed(std::string_view path, const std::exception& error) {
  spdlog::error("no picture is made for {}: {}", path, error.what());
  return refusal_response({ErrorCode::unavailable, "The picture can't be made."});
}

}  // namespace

/// A question and what its answer needs, passed from thread to thread.
struct BoardPictures::Asked {
  std::string game_id;
  std::string address;  ///< as limits count it
  std::string link;     ///< where the game is found, as the picture tells it
  std::string etag;     ///< also the cache key
  HttpReply reply;
};

BoardPictures::BoardPictures(Directory& rooms, std::shared_ptr<LongTasks> tasks,
                             std::shared_ptr<const StaticFiles> files, std::string build)
    : rooms_(rooms),
      tasks_(std::move(tasks)),
      files_(std::move(files)),
      build_(std::move(build)),
      kept_(rooms.limits().picture_bytes_max) {}

std::string_view BoardPictures::file(std::string_view name) const {
  return files_->content(fmt::format("/previews/{}", name));
}

bool BoardPictures::available() const { return !file("letters.jpg").empty(); }

void BoardPictures::answer_for_game(std::string game_id, const HttpRequest& request, HttpReply reply) {
  if (!available()) return reply(refusal_response(no_pictures()));
  const std::string site = files_->site(request);
  std::string link = fmt::format("{}g/{}", site.substr(site.find("//") + 2), game_id);
  std::string etag = etag_of(fmt::format("{} {}", link, build_));
  if (names_etag(request.field("if-none-match"), etag)) return reply(lasting_picture(etag, nullptr));
  if (auto kept = kept_.find(etag)) return reply(lasting_picture(etag, std::move(kept)));
  auto asked = std::make_unique<Asked>(Asked{.game_id = game_id,
                                             .address = request.address,
                                             .link = std::move(link),
                                             .etag = std::move(etag),
                                             .reply = std::move(reply)});
  using Gzip = std::shared_ptr<const std::string>;
  rooms_.find_record(std::move(game_id), [self = shared_from_this(),
                                          asked = std::move(asked)](protocol::Expected<Gzip> record) mutable {
    if (!record) return asked->reply(refusal_response(record.error()));
    LongTasks& tasks = *self->tasks_;
    tasks.add([self = std::move(self), asked = std::move(asked), record = std::move(*record)] {
      try {
        self->paint_game(*asked, *record);
      } catch (const std::exception& error) {
        asked->reply(failed(asked->link, error));
      }
    });
  });
}

void BoardPictures::paint_game(Asked& asked, const std::string& record_gzip) {
  auto jpeg = kept_.find(asked.etag);  // another request may have asked at the same time
  if (!jpeg) {
    rooms_.count_replay();
    charge(asked.address);
    const auto record = protocol::read_record(gunzip(record_gzip, protocol::kRecordBytesMax));
    if (!record) throw std::runtime_error(record.error().message);
    const auto played = protocol::replay(*record);
    if (!played) throw std::runtime_error(played.error().message);
    if (!played->game || !record->result || record->result->scores.size() != record->seats.size())
      throw std::runtime_error("the game has no result");
    jpeg = std::make_shared<const std::string>(
        painted(board_of(*record, *played->game, asked.link), record->kind->name()));
    kept_.keep(asked.etag, jpeg);
  }
  asked.reply(lasting_picture(asked.etag, std::move(jpeg)));
}

void BoardPictures::answer_for_table(const std::string& code, const HttpRequest& request, HttpReply reply) {
  if (!available()) return reply(refusal_response(no_pictures()));
  auto looked = [self = shared_from_this(), address = request.address,
                 reply = std::move(reply)](protocol::Expected<TableLook> table) mutable {
    if (!table) return reply(refusal_response(table.error()));
    LongTasks& tasks = *self->tasks_;
    tasks.add([self = std::move(self), address = std::move(address), reply = std::move(reply),
               table = std::move(*table)]() mutable {
      try {
        self->charge(address);
        reply({.fields = {{"Content-Type", "image/jpeg"}, {"Cache-Control", "no-store"}},
               .body = std::make_shared<const std::string>(self->painted(board_of(table), table.game))});
      } catch (const std::exception& error) {
        reply(failed("a table", error));
      }
    });
  };
  rooms_.look_at_table(code, request.address, std::move(looked));
}

void BoardPictures::charge(const std::string& address) {
  rooms_.budgets().requests.charge(address, std::chrono::steady_clock::now(), kPictureRequests - 1);
}

std::string BoardPictures::painted(const PicturedBoard& board, std::string_view game) const {
  return board_picture(board, {.tiles = {.jpeg = file(fmt::format("{}.jpg", game)),
                                         .parts = file(fmt::format("{}.txt", game))},
                               .letters = {.jpeg = file("letters.jpg"), .parts = file("letters.txt")},
                               .colours = file("colours.txt")});
}

}  // namespace bastide::server
