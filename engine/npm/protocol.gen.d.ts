// Made by protocol/tools/generate.mjs from protocol/schema/. Do not edit.

/** A corner of the tile as it lies, where four tiles meet */
export type TileCorner = 'nw' | 'ne' | 'se' | 'sw';

/** Along which a bridge spans its tile, as it lies on the board */
export type Axis = 'NS' | 'EW';

/** A bridge over the tile of a cell */
export interface Bridge {
  x: number;
  y: number;
  axis: Axis;
}

/** What becomes of a flock */
export type FlockChoice = 'grow' | 'score';

/** What a crop circle makes all seats do */
export type CropChoice = 'add' | 'remove';

/** A quarter of the city of Carcassonne */
export type Quarter = 'castle' | 'market' | 'blacksmith' | 'cathedral';

export type Piece =
  | 'meeple'
  | 'abbot'
  | 'big_meeple'
  | 'builder'
  | 'pig'
  | 'mayor'
  | 'wagon'
  | 'barn'
  | 'shepherd';

export type FeatureKind =
  | 'city'
  | 'road'
  | 'river'
  | 'field'
  | 'monastery'
  | 'garden'
  | 'tower'
  | 'path'
  | 'house'
  | 'court'
  | 'keep'
  | 'king'
  | 'robber'
  | 'goods'
  | 'volcano'
  | 'dragon'
  | 'portal'
  | 'barn'
  | 'mountain'
  | 'grassland'
  | 'sea'
  | 'castle'
  | 'bazaar'
  | 'hill'
  | 'vineyard'
  | 'mage'
  | 'corn_circle'
  | 'goldmine'
  | 'gold';

export type GamePhase =
  | 'place'
  | 'action'
  | 'redraw'
  | 'over'
  | 'capture'
  | 'exchange'
  | 'late'
  | 'deploy'
  | 'score'
  | 'extra'
  | 'again'
  | 'dragon'
  | 'abbey'
  | 'wagon'
  | 'last_abbeys'
  | 'leave_quarter'
  | 'enter_quarter'
  | 'move_count'
  | 'last_moves'
  | 'castle'
  | 'bazaar'
  | 'flock'
  | 'mage'
  | 'corn'
  | 'gold';

/** Why a turn has one more part, with a tile of its own */
export type PartReason = 'builder';

export type Ending = 'finished' | 'resigned' | 'abandoned';

/** Rules as resolved; every option is listed */
export interface Rules {
  game: string;
  preset: string;
  edition: string;
  modules: string[];
  options: Record<string, boolean | number | string>;
  /** Of the game's rules; absent: 0 */
  revision?: number;
}

/** A preset and what differs from it */
export interface RulesRequest {
  game?: string;
  preset?: string;
  edition?: string;
  modules?: string[];
  options?: Record<string, boolean | number | string>;
  /** Absent in the wish for a new room: the newest; absent in rules of a game: 0 */
  revision?: number;
}

export interface Deploy {
  type: 'deploy';
  piece: Piece;
  feature?: number;
  /** Instead of `feature`: of a barn */
  corner?: TileCorner;
  /** With y: on another tile than the one just placed */
  x?: number;
  y?: number;
}

export interface PlaceTile {
  type: 'place_tile';
  x: number;
  y: number;
  rotation: number;
  /** Absent: the tile fits without one */
  bridge?: Bridge;
}

export interface Pass {
  type: 'pass';
}

export interface DrawAgain {
  type: 'draw_again';
}

export interface Resign {
  type: 'resign';
}

export interface ReturnAbbot {
  type: 'return_abbot';
}

export interface PlaceTowerPiece {
  type: 'place_tower_piece';
  x: number;
  y: number;
}

export interface CapTower {
  type: 'cap_tower';
  x: number;
  y: number;
  piece: Piece;
}

export interface Capture {
  type: 'capture';
  x: number;
  y: number;
  feature: number;
  /** Absent: figures of one kind alone stand there */
  piece?: Piece;
}

export interface ChooseExchange {
  type: 'choose_exchange';
  piece: Piece;
}

export interface Ransom {
  type: 'ransom';
  from_seat: number;
  piece: Piece;
}

export interface ScoreNext {
  type: 'score_next';
  x: number;
  y: number;
  feature: number;
}

export interface UseWallTile {
  type: 'use_wall_tile';
  wall_tile: number;
}

export interface PlayDoubleTurn {
  type: 'double_turn';
}

export interface MoveDragon {
  type: 'move_dragon';
  direction: 'N' | 'E' | 'S' | 'W';
}

export interface PlaceFairy {
  type: 'place_fairy';
  x: number;
  y: number;
  /** Absent: the whole tile */
  feature?: number;
  /** Absent: figures of one kind alone stand there */
  piece?: Piece;
}

export interface RemoveKnight {
  type: 'remove_knight';
  x: number;
  y: number;
  feature: number;
  /** Absent: figures of one kind alone stand there */
  piece?: Piece;
}

export interface PlaceAbbey {
  type: 'place_abbey';
  x: number;
  y: number;
}

export interface MoveWagon {
  type: 'move_wagon';
  x: number;
  y: number;
  feature: number;
}

export interface TakeFollower {
  type: 'take_follower';
  x: number;
  y: number;
  feature: number;
}

export interface PlaceOther {
  type: 'place_other';
  x: number;
  y: number;
  rotation: number;
}

export interface LeaveQuarter {
  type: 'leave_quarter';
  quarter: Quarter;
  piece: Piece;
  x: number;
  y: number;
  feature: number;
}

export interface EnterQuarter {
  type: 'enter_quarter';
  quarter: Quarter;
  piece: Piece;
}

export interface MoveCount {
  type: 'move_count';
  quarter: Quarter;
}

export interface PlaceBridge {
  type: 'place_bridge';
  x: number;
  y: number;
  axis: Axis;
}

export interface BuildCastle {
  type: 'build_castle';
  x: number;
  y: number;
  feature: number;
}

export interface BazaarOffer {
  type: 'bazaar_offer';
  index: number;
  bid: number;
}

export interface PlayBazaarBid {
  type: 'bazaar_bid';
  bid: number;
}

export interface BazaarBuy {
  type: 'bazaar_buy';
}

export interface BazaarSell {
  type: 'bazaar_sell';
}

export interface Flock {
  type: 'flock';
  choice: FlockChoice;
}

export interface MoveMage {
  type: 'move_mage';
  x: number;
  y: number;
  feature: number;
}

export interface MoveWitch {
  type: 'move_witch';
  x: number;
  y: number;
  feature: number;
}

export interface RemoveMage {
  type: 'remove_mage';
}

export interface RemoveWitch {
  type: 'remove_witch';
}

export interface CropCircle {
  type: 'crop_circle';
  choice: CropChoice;
}

export interface CropAdd {
  type: 'crop_add';
  x: number;
  y: number;
  feature: number;
  piece: Piece;
}

export interface CropRemove {
  type: 'crop_remove';
  x: number;
  y: number;
  feature: number;
  /** Absent: figures of one kind alone stand there */
  piece?: Piece;
}

export interface PlaceGold {
  type: 'place_gold';
  x: number;
  y: number;
}

export type Action =
  | PlaceTile
  | Deploy
  | Pass
  | DrawAgain
  | Resign
  | ReturnAbbot
  | PlaceTowerPiece
  | CapTower
  | Capture
  | ChooseExchange
  | Ransom
  | ScoreNext
  | UseWallTile
  | PlayDoubleTurn
  | MoveDragon
  | PlaceFairy
  | RemoveKnight
  | PlaceAbbey
  | MoveWagon
  | TakeFollower
  | PlaceOther
  | LeaveQuarter
  | EnterQuarter
  | MoveCount
  | PlaceBridge
  | BuildCastle
  | BazaarOffer
  | PlayBazaarBid
  | BazaarBuy
  | BazaarSell
  | Flock
  | MoveMage
  | MoveWitch
  | RemoveMage
  | RemoveWitch
  | CropCircle
  | CropAdd
  | CropRemove
  | PlaceGold;

export interface Result {
  scores: number[];
  winners: number[];
  ended: Ending;
}

export interface ScoreLine {
  what: string;
  points: number;
  count?: number;
  each?: number;
}

export type ScoreReason =
  | 'completed'
  | 'final'
  | 'abbot_returned'
  | 'ransom'
  | 'wall_tile'
  | 'award'
  | 'goods'
  | 'fairy_turn'
  | 'fairy'
  | 'barn_placed'
  | 'barn_joined'
  | 'follower_taken'
  | 'castle'
  | 'bazaar'
  | 'flock'
  | 'gold';

export type ReturnReason = 'alone' | 'eaten' | 'princess' | 'barn' | 'wolf' | 'flock' | 'crop_circle';

/** `seat` draws `tile` */
export interface TileDrawn {
  type: 'tile_drawn';
  seat: number;
  tile: string;
}

/** `tile` leaves the game from `seat`'s hand */
export interface TileDiscarded {
  type: 'tile_discarded';
  seat: number;
  /** Had no legal placement, or its seat resigned */
  tile: string;
}

/** `seat` sets `tile` aside */
export interface TileSetAside {
  type: 'tile_set_aside';
  seat: number;
  /** Fits nowhere and waits below the others, or came too early and lies open */
  tile: string;
}

/** `count` tiles go back into the pile, which is shuffled */
export interface TilesReturned {
  type: 'tiles_returned';
  /** Of the tiles that came too early, all of which go back */
  count: number;
}

/** `seat` places `tile` at `x`, `y`, rotation `rotation` */
export interface TilePlaced {
  type: 'tile_placed';
  seat: number;
  tile: string;
  x: number;
  y: number;
  rotation: number;
}

/** `seat` deploys a `piece` on the `kind` (feature `feature`) at `x`, `y` */
export interface PieceDeployed {
  type: 'piece_deployed';
  seat: number;
  piece: Piece;
  x: number;
  y: number;
  /** With `corner` the tile's field there */
  feature: number;
  /** Of the feature */
  kind: FeatureKind;
  /** Where the piece stands on one */
  corner?: TileCorner;
}

/** `seat` scores `points`, `total` in all */
export interface Scored {
  type: 'scored';
  seat: number;
  /** The sum of `lines`, negative for the seat that pays a ransom */
  points: number;
  /** Absent where no feature is concerned */
  feature?: FeatureKind;
  /** Each cell of the feature once, by y then x */
  tiles: [number, number][];
  reason: ScoreReason;
  /** The seat's score after this event */
  total: number;
  lines: ScoreLine[];
  /** Of the feature */
  parts?: number[][];
}

/** `seat` takes a `piece` back from `x`, `y` */
export interface PieceReturned {
  type: 'piece_returned';
  seat: number;
  piece: Piece;
  x: number;
  y: number;
  feature: number;
  /** Absent where its feature was scored, or its owner took it back */
  reason?: ReturnReason;
}

/** `seat` resigns */
export interface SeatResigned {
  type: 'seat_resigned';
  seat: number;
}

/** `seat` ends the turn */
export interface TurnEnded {
  type: 'turn_ended';
  seat: number;
}

/** The game is over */
export interface GameFinished {
  type: 'game_finished';
  /** By seat */
  scores: number[];
  /** Ascending, several on a tie */
  winners: number[];
  ended: Ending;
}

/** `seat` builds the tower at `x`, `y` to height `height` */
export interface TowerPiecePlaced {
  type: 'tower_piece_placed';
  seat: number;
  x: number;
  y: number;
  feature: number;
  /** After it */
  height: number;
  /** Every cell that the tower reaches now, by y then x */
  range: [number, number][];
}

/** `seat` captures a `piece` of `owner` at `x`, `y` */
export interface PieceCaptured {
  type: 'piece_captured';
  /** The captor */
  seat: number;
  owner: number;
  piece: Piece;
  x: number;
  y: number;
  feature: number;
}

/** `seat` gets a `piece` back from `from_seat` */
export interface PrisonerFreed {
  type: 'prisoner_freed';
  /** Whose figure goes home, by exchange or ransom */
  seat: number;
  /** Who held it */
  from_seat: number;
  piece: Piece;
}

/** `seat` puts the keep on a house of size `size` at `x`, `y` */
export interface KeepMoved {
  type: 'keep_moved';
  seat: number;
  x: number;
  y: number;
  feature: number;
  /** Tiles of the house */
  size: number;
}

/** `seat` takes wall tile `wall_tile` */
export interface WallTileTaken {
  type: 'wall_tile_taken';
  seat: number;
  /** 0 to 12 */
  corner: number;
  /** Lies open now, absent in a preview */
  wall_tile?: number;
}

/** `seat` uses wall tile `wall_tile` */
export interface WallTileUsed {
  type: 'wall_tile_used';
  seat: number;
  wall_tile: number;
}

/** `seat` takes the `award` award for `size` tiles */
export interface AwardTaken {
  type: 'award_taken';
  award: 'king' | 'robber';
  seat: number;
  /** Who held it, also the same seat, null: nobody */
  from_seat: number | null;
  /** Tiles of the city or road */
  size: number;
  /** Each cell of it once, by y then x */
  tiles: [number, number][];
  /** Of it */
  parts?: number[][];
}

/** `seat` plays one more tile (`reason`) */
export interface DoubleTurn {
  type: 'double_turn';
  /** Draws again in the same turn */
  seat: number;
  reason: PartReason;
}

/** `seat` takes goods: wine `wine`, grain `grain`, cloth `cloth` */
export interface GoodsClaimed {
  type: 'goods_claimed';
  /** Whose tile completed the city */
  seat: number;
  wine: number;
  grain: number;
  cloth: number;
  /** Each cell of the city once, by y then x */
  tiles: [number, number][];
  /** Of the city */
  parts?: number[][];
}

/** `seat` moves the dragon to `to`, step `step` (`reason`) */
export interface DragonMoved {
  type: 'dragon_moved';
  /** Who placed the volcano, or makes the step */
  seat: number;
  /** null: it was not in play */
  from: [number, number] | null;
  to: [number, number];
  /** 0 for a volcano */
  step: number;
  reason: 'volcano' | 'step';
}

/** The dragon rests after `steps` steps */
export interface DragonMoveEnded {
  type: 'dragon_move_ended';
  steps: number;
}

/** `seat` moves the fairy to `to` */
export interface FairyMoved {
  type: 'fairy_moved';
  seat: number;
  /** null: she stood beside the map */
  from: [number, number] | null;
  to: [number, number];
  /** Of the follower beside her, absent: she guards the tile */
  feature?: number;
}

/** `seat` moves the `piece` from `from` to the `kind` at `to` */
export interface PieceMoved {
  type: 'piece_moved';
  seat: number;
  /** Has just come home */
  piece: Piece;
  from: [number, number];
  from_feature: number;
  to: [number, number];
  feature: number;
  /** Of the feature where it stands now */
  kind: FeatureKind;
}

/** `seat` draws `value` from `stream` */
export interface ChanceDrawn {
  type: 'chance_drawn';
  /** Whose turn it is */
  seat: number;
  /** See the shuffle, 8 */
  stream: string;
  /** A die, a token, something besides the tiles, as the stream's rule tells */
  value: number;
}

/** `seat` sends a `piece` into the `quarter` */
export interface QuarterEntered {
  type: 'quarter_entered';
  seat: number;
  piece: Piece;
  quarter: Quarter;
}

/** `seat` brings a `piece` out of the `quarter` to `x`, `y` (feature `feature`) */
export interface QuarterLeft {
  type: 'quarter_left';
  seat: number;
  piece: Piece;
  quarter: Quarter;
  x: number;
  y: number;
  feature: number;
}

/** The count moves from the `from` to the `to` */
export interface CountMoved {
  type: 'count_moved';
  from: Quarter;
  to: Quarter;
}

/** `seat` lays a bridge over `x`, `y` (`axis`) */
export interface BridgePlaced {
  type: 'bridge_placed';
  seat: number;
  x: number;
  y: number;
  /** From side to side of the tile as it lies */
  axis: Axis;
}

/** `seat` builds a castle */
export interface CastleBuilt {
  type: 'castle_built';
  seat: number;
  /** The two cells, by y then x */
  tiles: [number, number][];
}

/** `seat` opens a bazaar */
export interface BazaarOpened {
  type: 'bazaar_opened';
  /** Whose tile it was, and who plays last */
  seat: number;
  /** Laid open, in the order in which they were drawn */
  tiles: string[];
}

/** `seat` bids `bid` for `tile` */
export interface BazaarBid {
  type: 'bazaar_bid';
  /** The seller who offers the tile, then the others */
  seat: number;
  tile: string;
  bid: number;
}

/** `to` gets `tile` for `price` */
export interface TileAuctioned {
  type: 'tile_auctioned';
  /** Whose tile it is now */
  to: number;
  /** Who gets the price, null: nobody */
  from: number | null;
  tile: string;
  price: number;
}

/** `seat` draws `token` for the flock at `x`, `y` */
export interface TokenDrawn {
  type: 'token_drawn';
  seat: number;
  /** The stream from which it comes */
  bag: string;
  token: number | 'wolf';
  x: number;
  y: number;
  feature: number;
}

/** `tokens` go back into the bag */
export interface TokenReturned {
  type: 'token_returned';
  /** The stream from which they came */
  bag: string;
  /** Ascending, the wolf last */
  tokens: (number | 'wolf')[];
}

/** A tile goes under the hill at `x`, `y`, unseen */
export interface TileBuried {
  type: 'tile_buried';
  x: number;
  y: number;
}

/** `seat`: the `figure` goes from `from` to `to` (`reason`) */
export interface NeutralMoved {
  type: 'neutral_moved';
  /** Who moved it, or whose turn it is */
  seat: number;
  figure: 'mage' | 'witch';
  /** null: it stood beside the map */
  from: [number, number] | null;
  /** null: it leaves the map */
  to: [number, number] | null;
  /** Where it goes, absent: it leaves the map */
  feature?: number;
  /** `completed`: its feature; `castle`: its city has become one */
  reason: 'moved' | 'removed' | 'completed' | 'castle';
}

/** `seat` lays a bar of gold at `x`, `y` */
export interface GoldPlaced {
  type: 'gold_placed';
  seat: number;
  x: number;
  y: number;
}

/** `seat` takes `count` bars of gold */
export interface GoldTaken {
  type: 'gold_taken';
  seat: number;
  /** Bars */
  count: number;
  /** Where each of them lay, by y then x */
  tiles: [number, number][];
}

export type GameEvent =
  | TileDrawn
  | TileDiscarded
  | TileSetAside
  | TilesReturned
  | TilePlaced
  | PieceDeployed
  | Scored
  | PieceReturned
  | SeatResigned
  | TurnEnded
  | GameFinished
  | TowerPiecePlaced
  | PieceCaptured
  | PrisonerFreed
  | KeepMoved
  | WallTileTaken
  | WallTileUsed
  | AwardTaken
  | DoubleTurn
  | GoodsClaimed
  | DragonMoved
  | DragonMoveEnded
  | FairyMoved
  | PieceMoved
  | ChanceDrawn
  | QuarterEntered
  | QuarterLeft
  | CountMoved
  | BridgePlaced
  | CastleBuilt
  | BazaarOpened
  | BazaarBid
  | TileAuctioned
  | TokenDrawn
  | TokenReturned
  | TileBuried
  | NeutralMoved
  | GoldPlaced
  | GoldTaken;

export interface CatalogueFeature {
  kind: FeatureKind;
  /** Where a city, road, river, path, mountain, grassland or sea leaves the tile at rotation 0 */
  sides: string;
  /** Half-edges that a field holds at rotation 0, 0 to 7 clockwise from the north-west corner */
  halves: number[];
  pennants: number;
  /** Indices of the cities that a field touches */
  cities: number[];
  /** Absent: 0 */
  markets?: number;
  /** Absent: 0 */
  fountains?: number;
  /** Cities on its shore, in The Discovery; each is on that of a land and of a sea. Absent: 0 */
  shore_cities?: number;
  /** Indices of the mountains that touch a grassland, or of the grasslands that touch a mountain. Absent: none */
  borders?: number[];
  /** A side of another city that this one reaches, too: one half each. Absent: none */
  shares?: 'N' | 'E' | 'S' | 'W';
}

export type EdgeKind =
  | 'none'
  | 'field'
  | 'road'
  | 'city'
  | 'river'
  | 'any'
  | 'inside'
  | 'mountain'
  | 'grassland'
  | 'sea';

export interface CatalogueTile {
  tile: string;
  deck: 'land' | 'spring' | 'river' | 'lake' | 'castle' | 'hand' | 'discovery';
  /** North, east, south, west */
  edges: EdgeKind[];
  features: CatalogueFeature[];
}

export interface CatalogueOption {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  /** The default in printings that have another */
  default_by_edition?: Record<string, boolean | number | string>;
  /** Counts only with this module; null: always */
  module: string | null;
}

export interface CatalogueModule {
  name: string;
  title: string;
  /** The defaults of other options with this module, unless the preset or the host says otherwise */
  defaults?: Record<string, boolean | number | string>;
}

export interface CataloguePreset {
  rules: Rules;
  seats_min: number;
  seats_max: number;
}

/** A change of the rules: games that began before it are played without it */
export interface CatalogueMend {
  name: string;
  since: number;
  /** Concerns only games with this module; null: all */
  module: string | null;
  /** English */
  what: string;
}

export interface CatalogueGame {
  game: string;
  default_preset: string;
  editions: string[];
  mends: CatalogueMend[];
  modules: CatalogueModule[];
  options: CatalogueOption[];
  presets: CataloguePreset[];
  /** Of the rules of new games here; games of a newer one cannot be played */
  revision: number;
  tiles: CatalogueTile[];
}

export interface Catalogue {
  /** From weak to strong */
  computer_levels: string[];
  games: CatalogueGame[];
}

export interface PlacedTile {
  tile: string;
  x: number;
  y: number;
  rotation: number;
  seat: number | null;
}

export interface PlacedPiece {
  seat: number;
  piece: Piece;
  x: number;
  y: number;
  /** With `corner`: the tile's field there */
  feature: number;
  /** Where the piece stands on one */
  corner?: TileCorner;
}

/** Stock by piece */
export interface Supply {
  meeple: number;
  abbot?: number;
  big_meeple?: number;
  builder?: number;
  pig?: number;
  mayor?: number;
  wagon?: number;
  barn?: number;
  shepherd?: number;
}

export interface SeatState {
  score: number;
  supply: Supply;
  /** Stock of tower pieces */
  tower_pieces?: number;
  /** Goods of this kind */
  wine?: number;
  /** Goods of this kind */
  grain?: number;
  /** Goods of this kind */
  cloth?: number;
  /** It has its abbey and may still lay it */
  abbey?: boolean;
  /** Tiles that lie open before it, besides the one in hand. Absent: none */
  hand?: string[];
  resigned: boolean;
  /** Stock of bridges */
  bridges?: number;
  /** Stock of castles */
  castles?: number;
  /** Got at a bazaar and not yet played */
  bought_tile?: string;
  /** Of its shepherd, ascending */
  flock?: (number | 'wolf')[];
  /** Bars that it has taken */
  gold?: number;
}

/** A tower of at least one piece */
export interface Tower {
  x: number;
  y: number;
  feature: number;
  height: number;
}

/** Figures of one kind that `captor` holds of `owner` */
export interface Prisoners {
  captor: number;
  owner: number;
  piece: Piece;
  count: number;
}

/** Who holds an award */
export interface HeldAward {
  seat: number;
  /** Tiles of the city or road for which it was last taken */
  size: number;
}

/** Where the fairy is */
export interface Fairy {
  x: number;
  y: number;
  /** With `piece` and `feature` of the follower beside her, absent: she guards the tile */
  seat?: number;
  piece?: Piece;
  feature?: number;
}

/** Where a wagon stood that has come home and may go on */
export interface ReturnedWagon {
  seat: number;
  x: number;
  y: number;
  feature: number;
}

/** Figures of one kind that a seat has in a quarter of the city of Carcassonne */
export interface InQuarter {
  quarter: Quarter;
  seat: number;
  piece: Piece;
  count: number;
}

/** A bridge */
export interface LaidBridge {
  x: number;
  y: number;
  axis: Axis;
}

/** A castle */
export interface BuiltCastle {
  /** Who built it */
  seat: number;
  /** Its two cells, by y then x */
  tiles: [number, number][];
  /** Its lord is there still, so that it can be scored */
  lord?: boolean;
}

/** A bid */
export interface PlacedBid {
  seat: number;
  bid: number;
}

/** An auction */
export interface OpenBazaar {
  /** Whose tile is to be offered, or is on offer */
  seller: number;
  /** Those that nobody has yet, in the order in which they were drawn */
  tiles: string[];
  /** Of the tile on offer among the open ones, with the `bids` for it */
  index?: number;
  /** For the tile on offer: the seller's first, the highest last */
  bids?: PlacedBid[];
}

/** Where the mage or the witch is */
export interface NeutralPlace {
  x: number;
  y: number;
  feature: number;
}

/** Bars on a tile */
export interface GoldPile {
  x: number;
  y: number;
  bars: number;
}

export interface Keep {
  seat: number;
  x: number;
  y: number;
  feature: number;
  size: number;
}

/** A wall tile that a seat has taken */
export interface WallTile {
  seat: number;
  wall_tile: number;
  turn: number;
  used: boolean;
}

/** A completed feature that waits to be scored; seat wins it */
export interface PendingFeature {
  seat: number;
  x: number;
  y: number;
  feature: number;
  decided: boolean;
}

export interface FeatureExtent {
  /** Each cell of the feature once, by y then x */
  tiles: [number, number][];
  parts: number[][];
}

/** A waiting feature as it would be scored; `takes`: it would bring the seat a wall tile */
export interface ForeseenScore {
  seat: number;
  x: number;
  y: number;
  feature: number;
  points: number;
  total: number;
  doubled: boolean;
  takes: boolean;
}

export interface TileCount {
  tile: string;
  count: number;
}

/** Where the tile in hand may lie by itself; placements with a `bridge` are among the `actions` */
export interface Placement {
  x: number;
  y: number;
  rotations: number[];
}

export interface Legal {
  placements: Placement[];
  actions: Action[];
}

export type WallTileUse = 'used' | 'unused' | 'fresh' | 'ready' | 'at_end';

export interface GameView {
  phase: GamePhase;
  seat: number | null;
  turn: number;
  turn_seat?: number;
  step: number;
  tile: string | null;
  tiles_left: number;
  /** Absent if the room plays without counting */
  unseen?: TileCount[];
  discards: string[];
  /** In the order of placement */
  board: PlacedTile[];
  pieces: PlacedPiece[];
  seats: SeatState[];
  set_aside?: string[];
  set_below?: string[];
  held_back?: string[];
  /** Those of at least one piece, in the board's order; a figure on one stands in `pieces`, on the tower's feature */
  towers?: Tower[];
  /** By captor, owner and kind */
  prisoners?: Prisoners[];
  /** Whether this turn's ransom has been used */
  ransom_paid?: boolean;
  /** Of the tower just built on, in `capture` and `exchange` */
  built?: [number, number];
  /** Who holds it, and the city's tiles when it was taken; absent: nobody */
  king?: HeldAward;
  /** Who holds it, and the road's tiles when it was taken; absent: nobody */
  robber?: HeldAward;
  /** Why the turn has the part that is being played, where it is not the first */
  part?: PartReason;
  /** Further parts that are earned and still to be played, in order, each with a tile of its own; like `part` they are `turn_seat`'s, or else `seat`'s */
  parts_due?: PartReason[];
  /** Absent: it is not in play */
  dragon?: [number, number];
  /** Without a follower beside her she guards the tile; absent: she stands beside the map */
  fairy?: Fairy;
  /** In `dragon`: where the dragon has been in this move, its start first */
  dragon_visited?: [number, number][];
  /** In `dragon`: steps that are left */
  dragon_steps?: number;
  /** In `wagon`: those whose owners have not answered yet, by seat */
  wagons?: ReturnedWagon[];
  corners_left?: number[];
  wall_tiles?: WallTile[];
  keeps?: Keep[];
  pending?: PendingFeature[];
  /** Where each of `pending` lies */
  pending_extents?: FeatureExtent[];
  ways?: ForeseenScore[][];
  /** The Castle: the cells for which the larger keep would be paid now */
  empty_area?: [number, number][];
  /** The Castle, by seat: the sizes by which keeps would be compared now; 0 without a keep */
  keep_sizes?: number[];
  larger_keep?: number;
  /** The present use of each of `wall_tiles` */
  wall_tile_uses?: WallTileUse[];
  legal: Legal | null;
  result: Result | null;
  /** The quarter where the count stands */
  count?: Quarter;
  /** By quarter, seat and kind */
  quarters?: InQuarter[];
  /** In `wagon`: others alone have scored, so the seat whose turn it is may go in next */
  may_enter?: boolean;
  /** In `last_moves`: the seats that move nothing more */
  last_passed?: number[];
  /** By y then x; its road is the feature behind the tile's last */
  bridges?: LaidBridge[];
  /** A bridge was laid with the tile just placed */
  bridge_used?: boolean;
  /** In the order in which they were built */
  castles?: BuiltCastle[];
  /** In `castle`: the city of the tile just placed that may become a castle */
  castle_site?: number;
  /** In `bazaar`: the auction */
  bazaar?: OpenBazaar;
  /** Who opens the bazaars that are still to be held, in order; in `bazaar` the first one's is */
  bazaar_openers?: number[];
  /** The tile in hand was got at a bazaar */
  hand_is_bought?: boolean;
  /** The shepherd of the seat whose turn it is came in this turn, so that nothing is asked of it */
  shepherd_is_new?: boolean;
  /** Hills with a tile under them, by y then x; `unseen` still counts it */
  buried?: [number, number][];
  /** In `corn`: what the seats are asked to do, once it is chosen */
  crop_circle?: CropChoice;
  /** Absent: he stands beside the map */
  mage?: NeutralPlace;
  /** Absent: she stands beside the map */
  witch?: NeutralPlace;
  /** Bars of gold on tiles, by y then x */
  gold_on_map?: GoldPile[];
  /** Bars that nobody has laid yet */
  gold_left?: number;
}
