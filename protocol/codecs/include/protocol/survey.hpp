// A survey as told to a client, by a reply or an answer over HTTP.
#pragma once

#include <protocol/raw_json.hpp>
#include <protocol/vocabulary.hpp>

#include <optional>
#include <vector>

namespace bastide {
struct Survey;
}  // namespace bastide

namespace bastide::protocol {

struct ToldSurvey {
  RawJson features = JsonText{"[]"};
  std::optional<RawJson> cells = {};              ///< these two only with all aids
  std::optional<std::vector<int>> standing = {};  ///< by seat
  std::optional<RawJson> dragon = {};             ///< if it is in play
};

/// `tells_tiles`: also tells which tiles fit each cell. Requires: `aids` is not none.
ToldSurvey told(Survey survey, Aids aids, bool tells_tiles);

JsonText json_text(const ToldSurvey& survey);

}  // namespace bastide::protocol
