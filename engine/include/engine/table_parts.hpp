// What is seen of modules: parts of a table and of its seats, and what one seat alone sees, as rows of
// words.def have them.
#pragma once

#include <engine/event.hpp>
#include <engine/ids.hpp>

namespace bastide {

#define STRUCT(Type, schema, meaning, ...)                      \
  struct Type {                                                 \
    __VA_ARGS__                                                 \
    friend bool operator==(const Type&, const Type&) = default; \
  };
#define TABLE_PART(Type, member, ...) STRUCT(Type, , , __VA_ARGS__)
#define SEAT_PART(Type, member, ...) STRUCT(Type, , , __VA_ARGS__)
#define OWN_PART(Type, member, ...) STRUCT(Type, , , __VA_ARGS__)
#define FIELD(kind, name, ...) field::kind::type name;
#define OPTIONAL_FIELD(kind, name, ...) field::kind::type name{};
#define OPTIONAL_FIELD_AS OPTIONAL_FIELD
#include <engine/words.def>

}  // namespace bastide
