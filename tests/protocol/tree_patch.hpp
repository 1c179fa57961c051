// Patches between documents given as trees.
#pragma once

#include <protocol/canonical.hpp>
#include <protocol/json.hpp>
#include <protocol/json_patch.hpp>

namespace bastide::test {

inline protocol::Json tree_patch(const protocol::Json& from, const protocol::Json& to) {
  const protocol::JsonText patch = protocol::diff({protocol::canonical(from)}, {protocol::canonical(to)});
  return protocol::Json::parse(patch.text);
}

}  // namespace bastide::test
