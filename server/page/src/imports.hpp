// The functions that the page provides for the module. Texts are UTF-8 in the module's memory, valid until
// the function returns.
#pragma once

#include <cstddef>
#include <cstdint>

// NOLINTBEGIN
#define BASTIDE_FROM_PAGE(name) [[clang::import_module("page"), clang::import_name(#name)]]

namespace bastide::page {

/// A message to a client of `connect`.
BASTIDE_FROM_PAGE(deliver) void page_deliver(std::uint32_t client, const char* text, std::size_t length);
/// Ends its connection with a close code of the protocol.
BASTIDE_FROM_PAGE(close) void page_close(std::uint32_t client, std::uint32_t code);
/// The answer to a request: JSON, or an error's body if `succeeded` is false.
BASTIDE_FROM_PAGE(answer)
void page_answer(std::uint32_t request, bool succeeded, const char* text, std::size_t length);

/// Keeps an entry of a room's log and calls `kept`. `seq` and `at_ms` are whole numbers.
BASTIDE_FROM_PAGE(append)
void page_append(std::uint32_t operation, const char* room, double seq, double at_ms, const char* text,
                 std::size_t length, const char* game_id);
/// A record that the next `compact` keeps.
BASTIDE_FROM_PAGE(record)
void page_record(const char* game_id, double ended_ms, const char* text, std::size_t length);
/// Keeps the records, replaces all entries up to this entry's seq with it (or removes the room if there is no
/// entry), and calls `kept`.
BASTIDE_FROM_PAGE(compact)
void page_compact(std::uint32_t operation, const char* room, double seq, double at_ms, const char* text,
                  std::size_t length);
/// Calls `entry_read` for each entry, then `room_read`.
BASTIDE_FROM_PAGE(load) void page_load(std::uint32_t operation, const char* room);
/// Calls `game_read`.
BASTIDE_FROM_PAGE(find_game) void page_find_game(std::uint32_t operation, const char* game_id);
/// The module can't go on and is not called again. `text` ends with a zero.
BASTIDE_FROM_PAGE(fail) void page_fail(const char* text);

}  // namespace bastide::page
// NOLINTEND
