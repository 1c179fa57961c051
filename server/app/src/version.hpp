// Which Bastide this is. deploy/cmake/Revision.cmake writes the other half.
#pragma once

#include <string_view>

namespace bastide::server {

extern const std::string_view kVersion;  ///< "0.1.0", as in CHANGELOG.md
/// The commit, "-changed" where files differ from it; empty: unknown.
extern const std::string_view kRevision;

}  // namespace bastide::server
