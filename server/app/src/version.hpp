// This program's version. deploy/cmake/Revision.cmake generates the other half.
#pragma once

#include <string_view>

namespace bastide::server {

extern const std::string_view
    kVersion;  ///< "0.1.0" as in CHANGELOG.md, or a build before it: "0.1.0~dev+1012.g0123456789ab"
/// The commit, with "-changed" if files differ from it; empty: unknown.
extern const std::string_view kRevision;

}  // namespace bastide::server
