#include <server/net/api.hpp>

#include "board_pictures.hpp"
#include "etag.hpp"
#include "forwarded.hpp"
#include "game_id.hpp"
#include "lasting_answer.hpp"
#include "link_previews.hpp"
#include "long_tasks.hpp"
#include "parcels.hpp"
#include "shared_games.hpp"
#include "told_games.hpp"
#include "told_tables.hpp"

#include <server/net/document.hpp>
#include <server/rooms/computer_levels.hpp>
#include <server/rooms/directory.hpp>

#include <protocol/about.hpp>
#include <protocol/game_json.hpp>
#include <protocol/http.hpp>
#include <protocol/records/record.hpp>
#include <protocol/wire_rejection.hpp>

#include <spdlog/spdlog.h>

#include <charconv>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::server {

namespace {

constexpr std::string_view kRooms = "/api/v1/rooms";
constexpr std::string_view kOpenTables = "/api/v1/tables";
constexpr std::string_view kPiles = "/api/v1/piles";
constexpr std::string_view kShared = "/api/v1/games";
constexpr std::string_view kGames = "/api/v1/games/";
constexpr std::string_view kTables = "/api/v1/rooms/";
constexpr std::string_view kParcels = "/api/v1/parcels/";
constexpr std::string_view kTurns = "/turns/";
constexpr std::string_view kSurveys = "/surveys/";
constexpr std::string_view kPicture = "/picture";
/// For documents that stay the same while the program runs.
constexpr std::string_view kFiveMinutes = "public, max-age=300";
/// For a finished game's record, in which only names are ever deleted; only those who know the game's id may
/// see it.
constexpr std::string_view kRecordKept = "private, max-age=86400";

/// Reads the number of turns behind `what`; empty if it is malformed.
std::optional<std::size_t> read_turn(std::string_view text, std::string_view what) {
  if (!text.starts_with(what)) return std::nullopt;
  text.remove_prefix(what.size());
  std::size_t turn = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), turn);
  if (error != std::errc() || end != text.data() + text.size() || text.size() > 4) return std::nullopt;
  return turn;
}

HttpResponse metrics_response(std::string text) {
  return {
      .fields = {{"Content-Type", "text/plain; version=0.0.4; charset=utf-8"}, {"Cache-Control", "no-store"}},
      .body = std::make_shared<const std::string>(std::move(text))};
}

class Api {
 public:
  Api(ApiParts parts, StaticFiles files)
      : parts_(std::move(parts)),
        files_(std::make_shared<const StaticFiles>(std::move(files))),
        catalogue_(json_document(protocol::catalogue_text(computer_levels()).text, kFiveMinutes)),
        openapi_(json_document(std::string(protocol::openapi_document()), kFiveMinutes)),
        about_(
            json_document(protocol::encode(protocol::About{.version = parts_.build,
                                                           .message_bytes_max = parts_.message_bytes_max,
                                                           .parcel_bytes_max = parts_.parcel_bytes_max,
                                                           .open_tables = parts_.rooms.limits().open_tables,
                                                           .push_key = parts_.push_key,
                                                           .webhook_services = parts_.webhook_services}),
                          kFiveMinutes)),
        long_tasks_(std::make_shared<LongTasks>(parts_.executor)),
        told_games_(std::make_shared<ToldGames>(parts_.rooms, long_tasks_, parts_.build)),
        shared_games_(std::make_shared<SharedGames>(parts_.rooms, long_tasks_)),
        told_tables_(std::make_shared<ToldTables>(parts_.rooms)),
        parcels_(parts_.rooms),
        pictures_(std::make_shared<BoardPictures>(parts_.rooms, long_tasks_, files_, parts_.build)),
        link_previews_(parts_.rooms, long_tasks_, files_, pictures_->available()) {}

  /// Requires of a POST: takes_post; of a PUT or DELETE: takes_parcel.
  void answer(const HttpRequest& request, HttpReply reply) const {
    const std::string_view path = request.path;
    if (request.method == "POST") {
      if (path == kRooms) return create_room(request, std::move(reply));
      if (path == kShared) return shared_games_->keep(request.body, std::move(reply));
      return reply(piles(request));
    }
    if (path == kOpenTables) return told_tables_->answer(request, std::move(reply));
    if (takes_parcel(path)) return parcels_.answer(path.substr(kParcels.size()), request, std::move(reply));
    if (path.starts_with(kGames)) return read_game(path.substr(kGames.size()), request, std::move(reply));
    if (path.starts_with(kTables) && path.ends_with(kPicture))
      return table_picture(request, std::move(reply));
    if (LinkPreviews::wanted_by(request)) return link_previews_.answer(request, std::move(reply));
    reply(read(request));
  }

 private:
  HttpResponse read(const HttpRequest& request) const {
    const std::string_view path = request.path;
    if (path == "/healthz") return alive();
    if (path == "/readyz") return ready();
    if (path == "/metrics") return metrics(request);
    if (path == "/api/v1") return about_.answer(request);
    if (path == "/api/v1/reach") return reach(request);
    if (path == "/api/v1/catalogue") return catalogue_.answer(request);
    if (path == "/api/v1/openapi.json") return openapi_.answer(request);
    if (path == kRooms)
      return method_response("POST", "Rooms are made here; /api/v1/tables lists those that are open.");
    if (path == kPiles) return method_response("POST", "Post the rules whose piles you want.");
    if (path == kShared) return method_response("POST", "Games are found by their ids; they are not listed.");
    return files_->answer(request);
  }

  HttpResponse alive() const {
    if (parts_.alive()) return json_response(200, protocol::encode(protocol::Health::ok));
    return refusal_response({protocol::ErrorCode::unavailable, "The store is stalled."});
  }

  HttpResponse ready() const {
    if (parts_.alive() && parts_.ready())
      return json_response(200, protocol::encode(protocol::Health::ready));
    return refusal_response(
        {protocol::ErrorCode::unavailable, "Rooms can't be read from the store or written to it."});
  }

  HttpResponse metrics(const HttpRequest& request) const {
    if (parts_.metrics_to == MetricsTo::nobody)
      return error_response(403, HttpCode::forbidden, "Metrics are answered on a port of their own.");
    if (parts_.metrics_to == MetricsTo::this_machine && !is_of_this_machine(request))
      return error_response(403, HttpCode::forbidden, "Metrics are answered to this machine only.");
    return metrics_response(parts_.metrics());
  }

  /// How this machine's network is built concerns nobody else.
  HttpResponse reach(const HttpRequest& request) const {
    const bool told = parts_.reach && is_of_this_machine(request);
    return json_response(200, protocol::encode(told ? parts_.reach() : protocol::Reach{}));
  }

  static HttpResponse piles(const HttpRequest& request) {
    const auto rules = protocol::decode_ask_piles(request.body, request.body.size());
    if (!rules) return refusal_response(rules.error());
    return json_response(200, protocol::piles_text(*rules).text);
  }

  void create_room(const HttpRequest& request, HttpReply reply) const {
    auto wish = protocol::decode_create_room(request.body, request.body.size());
    if (!wish) return reply(refusal_response(wish.error()));
    parts_.rooms.create_room(
        std::move(*wish), request.address,
        [reply = std::move(reply)](protocol::Expected<protocol::RoomCreated> created) mutable {
          reply(created ? json_response(201, protocol::encode(*created)) : refusal_response(created.error()));
        });
  }

  void table_picture(const HttpRequest& request, HttpReply reply) const {
    const std::string_view path = request.path;
    const std::size_t chars = path.size() - kTables.size();
    if (chars < kPicture.size())
      return reply(error_response(404, ErrorCode::not_found, "That is no room's code."));
    pictures_->answer_for_table(std::string(path.substr(kTables.size(), chars - kPicture.size())), request,
                                std::move(reply));
  }

  /// `path`: a game's id, followed by what is asked of the game unless it is its record.
  void read_game(std::string_view path, const HttpRequest& request, HttpReply reply) const {
    const std::string_view game_id = path.substr(0, path.find('/'));
    if (!is_game_id(game_id))
      return reply(error_response(404, ErrorCode::not_found, "That is not the id of a game."));
    const std::string_view wanted = path.substr(game_id.size());
    if (wanted.empty()) return find_record(game_id, request, std::move(reply));
    if (wanted == kPicture)
      return pictures_->answer_for_game(std::string(game_id), request, std::move(reply));
    if (const auto turn = read_turn(wanted, kTurns))
      return tell_game(game_id, ToldGames::About::turns, *turn, request, std::move(reply));
    if (const auto turns = read_turn(wanted, kSurveys))
      return tell_game(game_id, ToldGames::About::survey, *turns, request, std::move(reply));
    reply(error_response(404, ErrorCode::not_found, "This server has no trace of the game."));
  }

  void tell_game(std::string_view game_id, ToldGames::About about, std::size_t turn,
                 const HttpRequest& request, HttpReply reply) const {
    told_games_->answer({.game_id = std::string(game_id), .about = about, .turn = turn}, request,
                        std::move(reply));
  }

  /// A record stays as it is unless a name is deleted in it, so its content serves as entity tag. It arrives
  /// on a thread of the store, which must not spend time on unpacking it.
  void find_record(std::string_view game_id, const HttpRequest& request, HttpReply reply) const {
    parts_.rooms.find_record(
        std::string(game_id), [reply = std::move(reply), request, tasks = long_tasks_](
                                  protocol::Expected<std::shared_ptr<const std::string>> record) mutable {
          if (!record) return reply(refusal_response(record.error()));
          const std::string tag = etag_of(**record);
          LastingAnswer answer(request, std::string_view(tag).substr(1, tag.size() - 2), kRecordKept);
          if (answer.is_known()) return reply(answer.not_modified());
          auto send = [reply = std::move(reply), answer = std::move(answer),
                       gzip = std::move(*record)]() mutable {
            try {
              reply(answer.text(std::move(gzip), protocol::kRecordBytesMax));
            } catch (const std::exception& error) {
              spdlog::error("the record with the tag {} can't be read: {}", answer.etag(), error.what());
              reply(refusal_response({protocol::ErrorCode::unavailable, "The record can't be read."}));
            }
          };
          if (answer.takes_gzip()) return send();
          tasks->add(std::move(send));
        });
  }

  const ApiParts parts_;
  const std::shared_ptr<const StaticFiles> files_;
  const Document catalogue_;
  const Document openapi_;
  const Document about_;
  const std::shared_ptr<LongTasks> long_tasks_;
  const std::shared_ptr<ToldGames> told_games_;
  const std::shared_ptr<SharedGames> shared_games_;
  const std::shared_ptr<ToldTables> told_tables_;
  const Parcels parcels_;
  const std::shared_ptr<BoardPictures> pictures_;
  const LinkPreviews link_previews_;
};

}  // namespace

bool takes_post(std::string_view path) { return path == kRooms || path == kPiles || takes_record(path); }

bool takes_record(std::string_view path) { return path == kShared; }

bool takes_parcel(std::string_view path) { return path.starts_with(kParcels); }

HttpHandler make_api(ApiParts parts, StaticFiles files) {
  auto api = std::make_shared<const Api>(std::move(parts), std::move(files));
  return [api](const HttpRequest& request, HttpReply reply) { api->answer(request, std::move(reply)); };
}

HttpHandler make_metrics_api(std::function<std::string()> metrics) {
  return [metrics = std::move(metrics)](const HttpRequest& request, HttpReply reply) {
    if (request.path != "/metrics")
      return reply(error_response(404, HttpCode::not_found, "Only /metrics is here."));
    reply(metrics_response(metrics()));
  };
}

}  // namespace bastide::server
