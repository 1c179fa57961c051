#include "shared_games.hpp"

#include <server/rooms/directory.hpp>
#include <server/rooms/gzip.hpp>

#include <protocol/bytes.hpp>
#include <protocol/http.hpp>
#include <protocol/records/record.hpp>
#include <protocol/records/verify.hpp>

#include <spdlog/spdlog.h>

#include <exception>
#include <span>
#include <utility>

namespace bastide::server {

namespace {

using protocol::WireRejection;

/// As it is kept.
struct Game {
  std::string id;
  std::string gzip;
};

protocol::Expected<Game> verified(const std::string& body) {
  auto record = protocol::read_record(body, body.size());
  if (!record) return std::unexpected(std::move(record.error()));
  const auto verdict = protocol::verify(*record);
  if (!verdict) return std::unexpected(verdict.error());
  if (!verdict->good())
    return std::unexpected(
        WireRejection(ErrorCode::bad_value, "The record is not right: " + verdict->faults.front()));
  record->played_elsewhere = true;
  const std::string text = protocol::to_text(*record);
  if (text.size() > protocol::kRecordBytesMax)
    return std::unexpected(WireRejection(ErrorCode::too_large, "The record is too large."));
  const protocol::Bytes32 hash = protocol::sha256(text);
  return Game{.id = protocol::to_hex(std::span(hash).first<16>()), .gzip = gzip(text, Packing::smallest)};
}

/// The same, whatever a record makes of us.
protocol::Expected<Game> verified_safely(const std::string& body) {
  try {
    return verified(body);
  } catch (const std::exception& error) {
    spdlog::error("a record that somebody shares can't be verified: {}", error.what());
    return std::unexpected(WireRejection(ErrorCode::unavailable, "The record can't be verified."));
  }
}

}  // namespace

SharedGames::SharedGames(Directory& rooms, std::shared_ptr<LongTasks> tasks)
    : rooms_(rooms), tasks_(std::move(tasks)) {}

void SharedGames::keep(std::string record, HttpReply reply) const {
  tasks_->add([&rooms = rooms_, record = std::move(record), reply = std::move(reply)]() mutable {
    auto game = verified_safely(record);
    if (!game) return reply(refusal_response(game.error()));
    std::string id = game->id;
    auto kept = [reply = std::move(reply), id](protocol::Expected<void> result) mutable {
      if (!result) return reply(refusal_response(result.error()));
      reply(json_response(201, protocol::encode(protocol::GameShared{.game = std::move(id)})));
    };
    rooms.keep_shared(std::move(game->id), std::move(game->gzip), std::move(kept));
  });
}

}  // namespace bastide::server
