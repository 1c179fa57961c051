// Bodies of the HTTP API under /api/v1/, which protocol/openapi.json describes.
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/clock.hpp>
#include <protocol/game_json.hpp>
#include <protocol/room_flags.hpp>
#include <protocol/vocabulary.hpp>

#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::protocol {

/// A computer that has a seat from the beginning.
struct ComputerWish {
  std::string level;
  friend bool operator==(const ComputerWish&, const ComputerWish&) = default;
};

/// POST /api/v1/rooms
struct CreateRoom {
  SeatSecret secret;
  std::string name;
  std::optional<Colour> colour;
  int seats = 2;  ///< within the bounds of the rules
  Aids aids = Aids::all;
  std::optional<ClockRule> clock = {};       ///< empty: no clock
  std::vector<ComputerWish> computers = {};  ///< on the seats after the sender's, as far as there are any
  RoomFlags flags = {};                      ///< those that are told when a room is made
  bool program = false;                      ///< as in SeatWish, of the sender
  std::optional<std::string> language = {};  ///< of the sender's page, a tag: for the list of open tables
  ResolvedRules game;                        ///< absent in the body: the first game's default preset
};
/// Rejected with message/…, rules/…, setup/bad_seat_count, room/full (too many computers), with the place.
Expected<CreateRoom> decode_create_room(std::string_view body, std::size_t bytes_max = kMessageBytesMax);

/// Encodes it as a client does.
std::string encode(const CreateRoom& wish);

/// How a recorded game continues. Only for rooms in the page, which get the record with it.
struct ContinueGame {
  SeatSecret secret;
  std::string name;
  int turns = 0;      ///< turns of the record to keep
  Seat seat = 0;      ///< the sender's
  std::string level;  ///< of the computers on all other seats
};
/// Rejected with message/….
Expected<ContinueGame> decode_continue_game(std::string_view body, std::size_t bytes_max = kMessageBytesMax);

/// 201
struct RoomCreated {
  std::string room;
  Seat seat = 0;
  std::optional<std::string> admission = {};  ///< as `JoinReply::admission`
};
std::string encode(const RoomCreated& created);
Expected<RoomCreated> decode_room_created(std::string_view body);

/// 201 of POST /api/v1/games
struct GameShared {
  std::string game;  ///< the id under which it is found, 32 hex digits
};
std::string encode(const GameShared& shared);

/// A fault of the request itself. Stable wire names (`name`), as for ErrorCode.
enum class HttpCode : std::uint8_t {
  bad_request,
  foreign_origin,
  forbidden,
  not_found,
  method_not_allowed,
  timeout,
  length_required,
  precondition_failed,
  expectation_failed,
  header_too_large,
  upgrade_required,
  subprotocol_required,
  version_not_supported,
};
/// In static storage, e.g. "http/bad_request".
std::string_view name(HttpCode code);

/// POST /api/v1/piles. Without rules: the first game's default preset. Rejected with message/…, rules/…,
/// with the place.
Expected<ResolvedRules> decode_ask_piles(std::string_view body, std::size_t bytes_max = kMessageBytesMax);

/// Body of every 4xx and 5xx answer.
std::string encode_error_body(const WireRejection& rejection);
std::string encode_error_body(HttpCode code, std::string_view message);

/// 200 of GET /healthz and GET /readyz; what ails the server is told by an error body.
enum class Health : std::uint8_t { ok, ready };
std::string encode(Health health);

/// GET /api/v1/openapi.json: the OpenAPI document.
std::string_view openapi_document();

}  // namespace bastide::protocol
