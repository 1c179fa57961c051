// Bodies of the HTTP API under /api/v1/. Its description is protocol/openapi.json.
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/game_json.hpp>
#include <protocol/json.hpp>
#include <protocol/vocabulary.hpp>

#include <engine/ids.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// POST /api/v1/rooms
struct CreateRoom {
  SeatSecret secret;
  std::string name;
  std::optional<Colour> colour;
  int seats = 2;       ///< within what the rules allow
  ResolvedRules game;  ///< absent in the body: the first game's default preset
};
/// Faults: message/…, rules/…, setup/bad_seat_count, with the place.
Expected<CreateRoom> decode_create_room(std::string_view body, std::size_t bytes_max = kMessageBytesMax);

/// 201
struct RoomCreated {
  std::string room;
  Seat seat = 0;
};
std::string encode(const RoomCreated& created);

/// POST /api/v1/piles. Absent rules: the first game's default preset. Faults: message/…, rules/…, with the place.
Expected<ResolvedRules> decode_ask_piles(std::string_view body, std::size_t bytes_max = kMessageBytesMax);

/// Body of every 4xx and 5xx answer.
std::string encode_error_body(const Fault& fault);

/// GET /api/v1/openapi.json: the OpenAPI document.
std::string_view openapi_document();

}  // namespace bastide::protocol
