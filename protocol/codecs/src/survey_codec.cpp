// Surveys: what can be read off a board.
#include "action_codec.hpp"
#include "fields.hpp"
#include "server_messages.hpp"
#include "view_rows.hpp"

#include <protocol/survey.hpp>

#include <engine/survey.hpp>

#include <numeric>
#include <utility>

namespace bastide::protocol {

constexpr auto describe(Type<Worth>) {
  return std::tuple{key("points", &Worth::points, kCount),
                    key("lines", &Worth::lines, list_of_structs<ScoreLine>())};
}
constexpr auto describe(Type<SurveyedFeature::Holder>) {
  return std::tuple{key("seat", &SurveyedFeature::Holder::seat, kSeat),
                    key("weight", &SurveyedFeature::Holder::weight, kCount)};
}

constexpr auto describe(Type<PieceOfSeat>) {
  return std::tuple{key("seat", &PieceOfSeat::seat, kSeat), key("piece", &PieceOfSeat::piece, kPiece)};
}

constexpr auto describe(Type<SurveyedFairy>) {
  return std::tuple{key("seats", &SurveyedFairy::seats, ListCodec<Seat, IntegerCodec<Seat>>{kSeat}),
                    key("turn", &SurveyedFairy::turn, kCount), key("scored", &SurveyedFairy::scored, kCount)};
}

/// [x, y, feature]
struct SegmentCodec {
  void write(const SegmentOnTable& segment, JsonWriter& out) const {
    out.array([&] {
      out.integer(segment.cell.x);
      out.integer(segment.cell.y);
      out.integer(segment.feature);
    });
  }
};

constexpr auto describe(Type<SurveyedFeature>) {
  return std::tuple{
      key("kind", &SurveyedFeature::kind, NameCodec<FeatureKind>{}),
      key("state", &SurveyedFeature::state, NameCodec<FeatureState>{}),
      key("tiles", &SurveyedFeature::tiles, kCount),
      key("segments", &SurveyedFeature::segments, ListCodec<SegmentOnTable, SegmentCodec>{}),
      key("holders", &SurveyedFeature::holders, list_of_structs<SurveyedFeature::Holder>()),
      key("owners", &SurveyedFeature::owners, ListCodec<Seat, IntegerCodec<Seat>>{kSeat}),
      sparse_key("companions", &SurveyedFeature::companions, list_of_structs<PieceOfSeat>()),
      sparse_key("goods", &SurveyedFeature::goods, StructCodec<decltype(SurveyedFeature::goods)>{}),
      key("fairy", &SurveyedFeature::fairy, StructCodec<SurveyedFairy>{}),
      key("now", &SurveyedFeature::now, StructCodec<Worth>{}),
      key("finished", &SurveyedFeature::finished, StructCodec<Worth>{}),
      key("taken_back", &SurveyedFeature::taken_back, StructCodec<Worth>{})};
}

constexpr auto describe(Type<DragonReach::Move>) {
  return std::tuple{key("direction", &DragonReach::Move::direction, SideCodec{}),
                    key("eats", &DragonReach::Move::eats, list_of_structs<PlacedPiece>()),
                    cell(&DragonReach::Move::cell)};
}
constexpr auto describe(Type<DragonReach>) {
  return std::tuple{key("steps", &DragonReach::steps, list_of_structs<DragonReach::Move>()),
                    key("steps_left", &DragonReach::steps_left, kCount), cell(&DragonReach::cell)};
}

constexpr auto describe(Type<FittingTile>) {
  return std::tuple{key("tile", &FittingTile::tile, kTile), key("count", &FittingTile::count, kCount),
                    key("rotations", &FittingTile::rotations, BitsCodec{})};
}

namespace {

struct CellCodec {
  bool tells_tiles;
  void write(const SurveyedCell& one, JsonWriter& out) const {
    const auto add = [](int sum, const FittingTile& tile) { return sum + tile.count; };
    out.object([&] {
      write_member(out, "fits", kCount, std::accumulate(one.fits.begin(), one.fits.end(), 0, add));
      if (tells_tiles) write_member(out, "tiles", list_of_structs<FittingTile>(), one.fits);
      cell(&SurveyedCell::cell).write(one, out);
    });
  }
};

}  // namespace

ToldSurvey told(Survey survey, Aids aids, bool tells_tiles) {
  const bool counts = aids == Aids::all;
  if (!counts) {
    for (SurveyedFeature& feature : survey.features)
      feature.now = feature.finished = feature.taken_back = std::nullopt;
  }
  ToldSurvey told{.features = JsonText{written([&](JsonWriter& out) {
                    write_list<StructCodec<SurveyedFeature>>(
                        std::span<const SurveyedFeature>(survey.features), out);
                  })}};
  if (counts) {
    told.cells = JsonText{written([&](JsonWriter& out) {
      write_list(std::span<const SurveyedCell>(survey.cells), out, CellCodec{tells_tiles});
    })};
    told.standing = std::move(survey.standing);
  }
  if (survey.dragon)
    told.dragon =
        JsonText{written([&](JsonWriter& out) { StructCodec<DragonReach>{}.write(*survey.dragon, out); })};
  return told;
}

JsonText json_text(const ToldSurvey& survey) {
  return {written([&](JsonWriter& out) { StructCodec<ToldSurvey>{}.write(survey, out); })};
}

}  // namespace bastide::protocol
