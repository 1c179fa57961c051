// Made by protocol/tools/generate.mjs from protocol/schema/. Do not edit.

/** Sits down with the secret of the join if no seat has it yet */
export interface SeatWish {
  name: string;
  /** Absent: the lowest free one */
  seat?: number;
  /** Absent: the first free one */
  colour?: Colour;
  /** The client plays by itself, without a person */
  program?: boolean;
}

export interface Join {
  type: 'join';
  id: string;
  /** Case and hyphens do not matter */
  room: string;
  secret?: string;
  /** The last seq that the client has */
  since?: number;
  /** Of the client's view of `since`: if that is not the room's, a snapshot comes */
  digest?: string;
  /** Sits down with `secret` if no seat has it yet, as `sit` does */
  sit?: SeatWish;
  /** What the reply to an earlier join of this room carried */
  admission?: string;
  /** Sent by nodes: their client's address has tried too many wrong codes */
  guess?: boolean;
  /** The client stands in a frame of somebody else's page: it watches, has no secret, and is counted apart from other spectators */
  embedded?: boolean;
}

export interface Ping {
  type: 'ping';
  id: string;
}

/** Then a `snapshot` follows */
export interface Resync {
  type: 'resync';
  id: string;
}

export interface Sit {
  type: 'sit';
  id: string;
  secret: string;
  name: string;
  /** Absent: the lowest free one */
  seat?: number;
  /** Absent: the first free one */
  colour?: Colour;
  /** The client plays by itself, without a person, see *Programs* */
  program?: boolean;
}

export interface Profile {
  type: 'profile';
  id: string;
  name?: string;
  /** In the lobby only */
  colour?: Colour;
}

export interface Entropy {
  type: 'entropy';
  id: string;
  /** null to take it back */
  value: string | null;
}

export interface Chat {
  type: 'chat';
  id: string;
  text: string;
  /** The name of the phrase that it is, 1 to 32 printable ASCII characters */
  phrase?: string;
}

export interface Renew {
  type: 'renew';
  id: string;
  /** The new one */
  secret: string;
}

export interface Leave {
  type: 'leave';
  id: string;
}

export interface Remove {
  type: 'remove';
  id: string;
  /** In the lobby anybody else; in a game one that has been away for 5 minutes: it resigns */
  seat: number;
}

/** Everybody without a seat is sent away (`removed`), and their addresses can't watch this room for 10 minutes (`room/no_spectators`); they can sit down */
export interface RemoveSpectators {
  type: 'remove_spectators';
  id: string;
}

export interface Lock {
  type: 'lock';
  id: string;
  /** Nobody new can sit down */
  locked: boolean;
}

export interface SetUnwatched {
  type: 'set_unwatched';
  id: string;
  /** Nobody without a seat may watch once a game has begun */
  unwatched: boolean;
}

export interface SetListed {
  type: 'set_listed';
  id: string;
  /** Strangers find the room among the open tables, and may sit down in place of a computer */
  listed: boolean;
}

/** Ends the game with the points as they stand (see below) */
export interface BreakOff {
  type: 'break_off';
  id: string;
}

/** All seats that are not taken vanish */
export interface Start {
  type: 'start';
  id: string;
}

export interface Act {
  type: 'act';
  id: string;
  actions: Action[];
  /** `view.game.step` that you acted on */
  step?: number;
}

export interface Preview {
  type: 'preview';
  id: string;
  /** As in `act` */
  actions: Action[];
}

export interface Survey {
  type: 'survey';
  id: string;
  /** The board as it would be after them */
  actions?: Action[];
  /** Only this cell, absent: the whole board */
  at?: [number, number];
}

export interface OfferRematch {
  type: 'offer_rematch';
  id: string;
}

export interface AcceptRematch {
  type: 'accept_rematch';
  id: string;
  entropy?: string;
}

export interface DeclineRematch {
  type: 'decline_rematch';
  id: string;
}

export interface Rematch {
  type: 'rematch';
  id: string;
}

export interface History {
  type: 'history';
  id: string;
  /** A step, absent: up to the present */
  before?: number;
}

export interface SetClock {
  type: 'set_clock';
  id: string;
  /** A rule (see below), or null: none */
  clock: ClockRule | null;
}

/** What the room plays from now on; who sits behind the last seat moves up */
export interface SetRules {
  type: 'set_rules';
  id: string;
  /** As in POST /api/v1/rooms */
  rules: RulesRequest;
  /** 1 to 6, as many as these rules admit */
  seats: number;
  aids?: Aids;
}

/** The two change places: turns go by seats */
export interface SwapSeats {
  type: 'swap_seats';
  id: string;
  /** Of a person, a computer, or free */
  seat: number;
  /** Likewise */
  other: number;
}

/** Offers a pause, or accepts the one that is offered */
export interface Pause {
  type: 'pause';
  id: string;
}

export interface DeclinePause {
  type: 'decline_pause';
  id: string;
}

export interface Unpause {
  type: 'resume';
  id: string;
}

export interface VoteSkip {
  type: 'vote_skip';
  id: string;
  /** Who must act and does not */
  seat: number;
}

export interface AddComputer {
  type: 'add_computer';
  id: string;
  /** One of the catalogue's `computer_levels` */
  level: string;
  /** Absent: the first free one; on a computer's seat its level changes */
  seat?: number;
}

export interface HandOver {
  type: 'hand_over';
  id: string;
  /** A computer plays on for the sender */
  level: string;
}

/** Ends that, whoever wanted it */
export interface TakeBack {
  type: 'take_back';
  id: string;
}

export interface VoteHandOver {
  type: 'vote_hand_over';
  id: string;
  /** Who must act and is away */
  seat: number;
}

export interface SetPace {
  type: 'set_pace';
  id: string;
  pace: 'slow' | 'normal' | 'fast';
}

export interface Hint {
  type: 'hint';
  id: string;
}

/** The seat's person is called on this browser from then on; the same endpoint again replaces (see *Calls*) */
export interface PushSubscribe {
  type: 'push_subscribe';
  id: string;
  /** Of the browser's push service */
  endpoint: string;
  /** Base64url */
  p256dh: string;
  /** Base64url */
  auth: string;
  language: 'en' | 'fr' | 'de' | 'it' | 'ro';
  kinds: PushKind[];
  /** Minutes of the UTC day from which and until which nobody is called; may pass midnight */
  quiet?: [number, number];
}

export interface PushUnsubscribe {
  type: 'push_unsubscribe';
  id: string;
  /** The first 16 hex digits of the endpoint's SHA-256 */
  device: string;
}

/** From then on a chat is told of turns and of the end (see *Webhooks*); takes the place of the one before */
export interface SetWebhook {
  type: 'set_webhook';
  id: string;
  /** Of the chat's webhook: a secret, which no view tells */
  endpoint: string;
  /** Of the messages */
  language: 'en' | 'fr' | 'de' | 'it' | 'ro';
  /** Turns are not told */
  only_end?: boolean;
}

export interface EndWebhook {
  type: 'end_webhook';
  id: string;
}

/** Sends a message on trial; the reply comes when the chat's service has taken it */
export interface TryWebhook {
  type: 'try_webhook';
  id: string;
}

/** Asks for the sender's last turn back (see below) */
export interface AskUndo {
  type: 'ask_undo';
  id: string;
}

export interface AcceptUndo {
  type: 'accept_undo';
  id: string;
}

/** Ends the question; of who asked it: takes it back */
export interface DeclineUndo {
  type: 'decline_undo';
  id: string;
}

/** Tells the host of the server about somebody, with the last lines of the chat (see *Open tables*) */
export interface Report {
  type: 'report';
  id: string;
  /** Of another person, also one who has left */
  seat: number;
  reason: 'insults' | 'name' | 'spam' | 'stalling' | 'other';
  /** What the sender says about it */
  text?: string;
}

export type ClientMessage =
  | Join
  | Ping
  | Resync
  | Sit
  | Profile
  | Entropy
  | Chat
  | Renew
  | Leave
  | Remove
  | RemoveSpectators
  | Lock
  | SetUnwatched
  | SetListed
  | BreakOff
  | Start
  | Act
  | Preview
  | Survey
  | OfferRematch
  | AcceptRematch
  | DeclineRematch
  | Rematch
  | History
  | SetClock
  | SetRules
  | SwapSeats
  | Pause
  | DeclinePause
  | Unpause
  | VoteSkip
  | AddComputer
  | HandOver
  | TakeBack
  | VoteHandOver
  | SetPace
  | Hint
  | PushSubscribe
  | PushUnsubscribe
  | SetWebhook
  | EndWebhook
  | TryWebhook
  | AskUndo
  | AcceptUndo
  | DeclineUndo
  | Report;

export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'black' | 'pink';

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

/** The server can't read all that was played. Until the host ends it there, the room is read-only */
export interface BrokenOff {
  /** newer: a newer version of the server wrote it */
  cause: 'newer' | 'damaged';
  /** How many can't be read */
  changes: number;
  /** By seat, as last told in a game of which nothing can be shown */
  points?: number[];
  /** The host has ended it; absent: not yet */
  ended?: true;
}

/** Why a computer prefers a choice, in terms of the points that it expects at the end */
export interface Reason {
  /** A kind of feature; scored, hand, awards, turn, wall_tiles; builder, captures, dragon, fairy, abbey, wagon; answers: what the next seats can still do. There may be further ones */
  term: string;
  /** The others have the points less, instead of the seat more */
  others: boolean;
  /** About so many */
  points: number;
}

export type Ending = 'finished' | 'resigned' | 'abandoned';

/** Seconds for each time that a seat must act */
export interface TurnClock {
  kind: 'turn';
  seconds: number;
  resign_after?: number;
}

/** Seconds for the game, and `increment` more each time that the seat has acted */
export interface BankClock {
  kind: 'bank';
  seconds: number;
  increment: number;
  resign_after?: number;
}

/** Days for each time that a seat must act */
export interface DaysClock {
  kind: 'days';
  days: number;
  resign_after?: number;
}

/** How the games of a room are timed */
export type ClockRule = TurnClock | BankClock | DaysClock;

/** What a person may be called for while no page of the room is open */
export type PushKind = 'turn' | 'time' | 'seat' | 'rematch' | 'over';

/** What the server counts for the players of a room; absent: all. `no_counting`: neither points nor remaining tiles */
export type Aids = 'all' | 'no_counting' | 'none';

export type ErrorCode =
  | 'message/too_large'
  | 'message/not_json'
  | 'message/too_deep'
  | 'message/not_object'
  | 'message/missing_field'
  | 'message/wrong_type'
  | 'message/out_of_range'
  | 'message/unknown_type'
  | 'message/bad_value'
  | 'session/join_first'
  | 'session/already_joined'
  | 'session/rate_limited'
  | 'session/too_many_connections'
  | 'room/not_found'
  | 'room/bad_secret'
  | 'room/full'
  | 'room/locked'
  | 'room/seat_taken'
  | 'room/already_seated'
  | 'room/colour_taken'
  | 'room/not_seated'
  | 'room/not_host'
  | 'room/wrong_phase'
  | 'room/not_enough_seats'
  | 'room/stale'
  | 'room/not_away'
  | 'room/no_spectators'
  | 'room/no_offer'
  | 'room/no_clock'
  | 'room/paused'
  | 'room/not_skippable'
  | 'room/unknown_level'
  | 'room/computer_plays'
  | 'room/no_computer'
  | 'room/for_people'
  | 'room/no_undo'
  | 'room/hints_rate_limited'
  | 'room/chat_rate_limited'
  | 'room/changes_rate_limited'
  | 'room/aids_off'
  | 'room/no_open_tables'
  | 'room/reports_rate_limited'
  | 'room/no_webhook'
  | 'room/webhook_failed'
  | 'room/closed'
  | 'room/unreadable'
  | 'room/server_busy'
  | 'store/unavailable'
  | 'store/full'
  | 'action/game_over'
  | 'action/no_such_seat'
  | 'action/seat_resigned'
  | 'action/not_your_turn'
  | 'action/not_in_game'
  | 'action/wrong_phase'
  | 'action/bad_rotation'
  | 'action/cell_outside'
  | 'action/cell_occupied'
  | 'action/cell_not_adjacent'
  | 'action/tile_does_not_fit'
  | 'action/no_such_feature'
  | 'action/piece_not_in_game'
  | 'action/feature_not_claimable'
  | 'action/no_piece_left'
  | 'action/feature_occupied'
  | 'action/cannot_pass'
  | 'action/no_tile_there'
  | 'action/no_portal'
  | 'action/feature_complete'
  | 'action/no_own_follower'
  | 'action/no_field_corner'
  | 'action/river_must_continue'
  | 'action/river_turns_back'
  | 'action/no_abbot_to_return'
  | 'action/no_tower_piece_left'
  | 'action/no_open_tower'
  | 'action/no_target'
  | 'action/no_prisoner'
  | 'action/too_few_points'
  | 'action/ransom_used'
  | 'action/path_does_not_fit'
  | 'action/not_to_be_scored'
  | 'action/no_such_wall_tile'
  | 'action/dragon_there'
  | 'action/no_dragon_step'
  | 'action/no_fairy_place'
  | 'action/no_knight'
  | 'action/knight_must_go'
  | 'action/no_hole'
  | 'action/no_wagon_place'
  | 'action/no_other_tile'
  | 'action/not_your_follower'
  | 'action/quarter_closed'
  | 'action/not_in_this_quarter'
  | 'action/quarter_locked'
  | 'action/no_way_out'
  | 'action/count_stays'
  | 'action/no_bridge_left'
  | 'action/bridge_used'
  | 'action/no_bridge_there'
  | 'action/needs_bridge'
  | 'action/no_small_city'
  | 'action/no_such_offer'
  | 'action/bid_too_low'
  | 'action/bid_too_high'
  | 'action/shepherd_there'
  | 'action/no_neutral_place'
  | 'action/neutral_stays'
  | 'action/which_piece'
  | 'action/not_called'
  | 'action/not_beside_mine'
  | 'rules/unknown_game'
  | 'rules/unknown_preset'
  | 'rules/unknown_edition'
  | 'rules/unknown_module'
  | 'rules/unknown_option'
  | 'rules/bad_option_value'
  | 'rules/unknown_revision'
  | 'setup/bad_seat_count'
  | 'setup/bad_first_player'
  | 'setup/unknown_tile'
  | 'setup/bad_start'
  | 'setup/too_large'
  | 'setup/bad_snapshot'
  | 'setup/bad_chance';

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

export interface SeatTaken {
  type: 'seat_taken';
  seat: number;
  name: string;
  colour: Colour;
}

export interface SeatLeft {
  type: 'seat_left';
  seat: number;
}

export interface SeatChanged {
  type: 'seat_changed';
  seat: number;
  name: string;
  colour: Colour;
}

export interface SecretRenewed {
  type: 'secret_renewed';
  seat: number;
}

export interface HostChanged {
  type: 'host_changed';
  seat: number;
}

export interface EntropySet {
  type: 'entropy_set';
  seat: number;
  /** False: taken back */
  set: boolean;
}

export interface GameStarted {
  type: 'game_started';
  /** The game's in the room */
  number: number;
  first_player: number;
}

export interface Chatted {
  type: 'chat';
  seat: number;
  text: string;
  phrase?: string;
}

export interface Rematched {
  type: 'rematch';
  /** The next game's in the room */
  number: number;
}

export interface RematchOffered {
  type: 'rematch_offered';
  seat: number;
}

/** If the rematch begins with it, `rematch`, `game_started` and the first draw follow */
export interface RematchAccepted {
  type: 'rematch_accepted';
  seat: number;
}

export interface RematchDeclined {
  type: 'rematch_declined';
  seat: number;
}

export interface ClockWasSet {
  type: 'clock_set';
  clock: ClockRule | null;
}

/** The room plays something else from now on: the view tells what */
export interface RulesWereSet {
  type: 'rules_set';
}

/** Who sat on one sits on the other from now on: `you`, `host` and the lines of `chat` follow */
export interface SeatsSwapped {
  type: 'seats_swapped';
  seat: number;
  other: number;
}

/** Before what the server did for the seat */
export interface SeatSkipped {
  type: 'seat_skipped';
  seat: number;
  cause: 'clock' | 'vote';
}

export interface SkipVoted {
  type: 'skip_voted';
  seat: number;
  against: number;
}

export interface PauseWanted {
  type: 'pause_wanted';
  seat: number;
}

export interface PauseDeclined {
  type: 'pause_declined';
  seat: number;
}

export interface Paused {
  type: 'paused';
}

export interface Resumed {
  type: 'resumed';
  seat: number;
}

/** The running clock's `since` is later by `ms` and earlier by `back`; the server's time may have jumped by as much, so ask for it anew */
export interface ClockShifted {
  type: 'clock_shifted';
  /** For so long nobody was at work, or nothing could be stored */
  ms: number;
  /** By so much the server's time was set back; absent: 0 */
  back?: number;
}

/** A computer takes a free seat, or plays on it at another level */
export interface ComputerSeated {
  type: 'computer_seated';
  seat: number;
  level: string;
  name: string;
  colour: Colour;
}

/** A computer stands in for the person on the seat */
export interface HandedOver {
  type: 'handed_over';
  seat: number;
  level: string;
  cause: 'own' | 'vote';
}

/** The person is back on the seat */
export interface TakenBack {
  type: 'taken_back';
  seat: number;
}

export interface HandOverVoted {
  type: 'hand_over_voted';
  seat: number;
  against: number;
}

export interface PaceSet {
  type: 'pace_set';
  pace: 'slow' | 'normal' | 'fast';
}

/** A chat is told from now on */
export interface WebhookSet {
  type: 'webhook_set';
  /** Of the messages that the chat takes */
  form: 'plain' | 'discord' | 'slack';
  /** Turns are not told */
  only_end?: boolean;
}

/** By the host, or its service has forgotten it */
export interface WebhookEnded {
  type: 'webhook_ended';
}

export interface UndoAsked {
  type: 'undo_asked';
  seat: number;
}

export interface UndoAccepted {
  type: 'undo_accepted';
  seat: number;
}

export interface UndoDeclined {
  type: 'undo_declined';
  seat: number;
}

/** The seat's last turn does not count, nor do the answers of computers to it */
export interface TurnUndone {
  type: 'turn_undone';
  seat: number;
  /** The game stands as it did after this step */
  step: number;
}

export interface Locked {
  type: 'locked';
  /** Nobody new can sit down */
  locked: boolean;
}

export interface UnwatchedSet {
  type: 'unwatched_set';
  /** Nobody without a seat may watch once a game has begun */
  unwatched: boolean;
}

export interface ListedSet {
  type: 'listed_set';
  /** Strangers find the room among the open tables, and may sit down in place of a computer */
  listed: boolean;
}

export type RoomEvent =
  | SeatTaken
  | SeatLeft
  | SeatChanged
  | SecretRenewed
  | HostChanged
  | EntropySet
  | GameStarted
  | Chatted
  | Rematched
  | RematchOffered
  | RematchAccepted
  | RematchDeclined
  | ClockWasSet
  | RulesWereSet
  | SeatsSwapped
  | SeatSkipped
  | SkipVoted
  | PauseWanted
  | PauseDeclined
  | Paused
  | Resumed
  | ClockShifted
  | ComputerSeated
  | HandedOver
  | TakenBack
  | HandOverVoted
  | PaceSet
  | WebhookSet
  | WebhookEnded
  | UndoAsked
  | UndoAccepted
  | UndoDeclined
  | TurnUndone
  | Locked
  | UnwatchedSet
  | ListedSet;

export type Event = GameEvent | RoomEvent;

export interface Stopped {
  type: 'stopped';
  scores: number[];
  phase: GamePhase;
}

export interface Rejected {
  type: 'rejected';
  index: number;
  code: ErrorCode;
  reason: string;
}

/** The output of bastide replay --json */
export type ReplayLine = GameEvent | Stopped | Rejected;

export interface ComputerWish {
  level: string;
}

export interface CreateRoom {
  secret: string;
  name: string;
  colour?: Colour;
  seats?: number;
  aids?: Aids;
  /** Absent: without */
  clock?: ClockRule;
  /** Nobody without a seat may watch once a game has begun */
  unwatched?: boolean;
  /** The sender plays by itself, without a person */
  program?: boolean;
  /** Of the sender's page: the list of open tables tells it */
  language?: string;
  /** They sit on the seats after the sender's, in this order */
  computers?: ComputerWish[];
  rules?: RulesRequest;
  /** Strangers find the room among the open tables, and may sit down in place of a computer */
  listed?: boolean;
}

export interface RoomCreated {
  room: string;
  seat: number;
  admission?: string;
}

export interface OpenTables {
  /** First the oldest of each address, then the second of each, and so on */
  tables: OpenTable[];
}

/** A room that waits for people, with a seat for whoever joins it with `sit` */
export interface OpenTable {
  room: string;
  /** The name on the host's seat */
  host: string;
  /** Without options */
  rules: RulesRequest;
  /** Absent: without */
  clock?: ClockRule;
  aids?: Aids;
  /** Seats of people */
  people: number;
  /** Seats of computers, which give them up to people */
  computers: number;
  /** Seats of nobody */
  free: number;
  /** Of the host's page */
  language?: string;
  /** When the table was put on the list, in milliseconds since 1970 */
  since: number;
}

export interface GameShared {
  /** The id under which the game is found: a hash of its record as it is kept */
  game: string;
}

export interface AskPiles {
  rules?: RulesRequest;
}

/** Its contents, in catalogue order with copies side by side: `tiles`, or the `numbers` of wall tiles */
export interface NamedPile {
  /** The name of the generator that shuffles it */
  name: string;
  tiles?: string[];
  numbers?: number[];
}

/** In drawing order */
export interface Piles {
  piles: NamedPile[];
}

export interface ToldTurn {
  events: Event[];
  /** Takes the game's view from before the turn to after it */
  patch: PatchOperation[];
}

export interface TurnsPage {
  from: number;
  /** Of the whole game */
  turns: number;
  /** After `from` turns, as a spectator sees it; its step counts turns */
  game: GameView;
  /** The next turns, as many as fit into one answer */
  next: ToldTurn[];
}

/** The survey of the board of a finished game after some of its turns */
export interface GameSurvey {
  features: SurveyedFeature[];
  /** Each with the tiles that may still lie there */
  cells: SurveyedCell[];
  /** By seat: the scores if the game had ended then */
  standing: number[];
  /** Absent: it is not in play */
  dragon?: DragonReach;
}

export interface ErrorBody {
  code: string;
  message: string;
  at?: string;
}

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

export interface About {
  /** Of the program, with its commit */
  version: string;
  /** Subprotocols of the WebSocket */
  protocols: string[];
  /** By game: of the rules of new games */
  revisions: Record<string, number>;
  limits: ServerLimits;
  /** Hosts may list their tables for strangers; absent: no */
  open_tables?: true;
  /** By which browsers subscribe to calls: base64url of the uncompressed point of P-256; absent: nobody is called */
  push_key?: string;
  /** Hosts of the chats that rooms may tell, `*.example.com`: every host below; absent: none */
  webhook_services?: string[];
}

/** The longest that a client may send, in characters or bytes */
export interface ServerLimits {
  chat_chars: number;
  id_chars: number;
  message_bytes: number;
  name_chars: number;
  /** Of what devices share; absent: the server keeps no parcels */
  parcel_bytes?: number;
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

export interface RecordSeat {
  name?: string;
  colour?: Colour;
  /** Had the seat from the start */
  computer?: string;
  /** A program had the seat, by the protocol; absent: no */
  program?: boolean;
}

/** A seat goes to a computer, or back to its person */
export interface StandIn {
  seat: number;
  /** The number of steps of the game before it */
  step: number;
  /** null: the person is back */
  level: string | null;
}

/** A turn that was taken back, with the computers' answers to it; its actions are not there */
export interface UndoneTurn {
  seat: number;
  /** The step that took it back */
  step: number;
  /** The earlier step after which the game went on */
  to: number;
  /** So many of the actions precede it */
  after: number;
}

export interface StartTile {
  tile: string;
  x: number;
  y: number;
  rotation: number;
}

export interface RecordDeck {
  order?: string[];
  then?: 'end' | 'shuffle';
  /** The Castle: by corner, in the order of CASTLE-BOARD-04 */
  wall_tiles?: number[];
  /** The tiles under hills, in the order in which they went there: the bottom of the pile, whatever else is in it */
  buried?: string[];
  returned?: ReturnedTiles;
}

/** Tiles that were set aside because they came too early, and went back into the pile */
export interface ReturnedTiles {
  /** The number of tiles drawn before */
  after: number;
  /** In the order in which they were drawn */
  tiles: string[];
  /** The generator that shuffled the pile then; absent: `dragon` */
  stream?: string;
  /** Tiles that had gone under hills before; absent: 0 */
  buried?: number;
}

export interface Proof {
  game_id: string;
  secret: string;
  commitment: string;
  entropy: (string | null)[];
}

export interface RecordDeploy {
  seat: number;
  type: 'deploy';
  piece: Piece;
  feature?: number;
  /** Instead of `feature`: of a barn */
  corner?: TileCorner;
  /** With y: on another tile than the one just placed */
  x?: number;
  y?: number;
}

export interface RecordPlaceTile {
  seat: number;
  type: 'place_tile';
  x: number;
  y: number;
  rotation: number;
  /** Absent: the tile fits without one */
  bridge?: Bridge;
}

export interface RecordPass {
  seat: number;
  type: 'pass';
}

export interface RecordDrawAgain {
  seat: number;
  type: 'draw_again';
}

export interface RecordResign {
  seat: number;
  type: 'resign';
}

export interface RecordReturnAbbot {
  seat: number;
  type: 'return_abbot';
}

export interface RecordPlaceTowerPiece {
  seat: number;
  type: 'place_tower_piece';
  x: number;
  y: number;
}

export interface RecordCapTower {
  seat: number;
  type: 'cap_tower';
  x: number;
  y: number;
  piece: Piece;
}

export interface RecordCapture {
  seat: number;
  type: 'capture';
  x: number;
  y: number;
  feature: number;
  /** Absent: figures of one kind alone stand there */
  piece?: Piece;
}

export interface RecordChooseExchange {
  seat: number;
  type: 'choose_exchange';
  piece: Piece;
}

export interface RecordRansom {
  seat: number;
  type: 'ransom';
  from_seat: number;
  piece: Piece;
}

export interface RecordScoreNext {
  seat: number;
  type: 'score_next';
  x: number;
  y: number;
  feature: number;
}

export interface RecordUseWallTile {
  seat: number;
  type: 'use_wall_tile';
  wall_tile: number;
}

export interface RecordDoubleTurn {
  seat: number;
  type: 'double_turn';
}

export interface RecordMoveDragon {
  seat: number;
  type: 'move_dragon';
  direction: 'N' | 'E' | 'S' | 'W';
}

export interface RecordPlaceFairy {
  seat: number;
  type: 'place_fairy';
  x: number;
  y: number;
  /** Absent: the whole tile */
  feature?: number;
  /** Absent: figures of one kind alone stand there */
  piece?: Piece;
}

export interface RecordRemoveKnight {
  seat: number;
  type: 'remove_knight';
  x: number;
  y: number;
  feature: number;
  /** Absent: figures of one kind alone stand there */
  piece?: Piece;
}

export interface RecordPlaceAbbey {
  seat: number;
  type: 'place_abbey';
  x: number;
  y: number;
}

export interface RecordMoveWagon {
  seat: number;
  type: 'move_wagon';
  x: number;
  y: number;
  feature: number;
}

export interface RecordTakeFollower {
  seat: number;
  type: 'take_follower';
  x: number;
  y: number;
  feature: number;
}

export interface RecordPlaceOther {
  seat: number;
  type: 'place_other';
  x: number;
  y: number;
  rotation: number;
}

export interface RecordLeaveQuarter {
  seat: number;
  type: 'leave_quarter';
  quarter: Quarter;
  piece: Piece;
  x: number;
  y: number;
  feature: number;
}

export interface RecordEnterQuarter {
  seat: number;
  type: 'enter_quarter';
  quarter: Quarter;
  piece: Piece;
}

export interface RecordMoveCount {
  seat: number;
  type: 'move_count';
  quarter: Quarter;
}

export interface RecordPlaceBridge {
  seat: number;
  type: 'place_bridge';
  x: number;
  y: number;
  axis: Axis;
}

export interface RecordBuildCastle {
  seat: number;
  type: 'build_castle';
  x: number;
  y: number;
  feature: number;
}

export interface RecordBazaarOffer {
  seat: number;
  type: 'bazaar_offer';
  index: number;
  bid: number;
}

export interface RecordBazaarBid {
  seat: number;
  type: 'bazaar_bid';
  bid: number;
}

export interface RecordBazaarBuy {
  seat: number;
  type: 'bazaar_buy';
}

export interface RecordBazaarSell {
  seat: number;
  type: 'bazaar_sell';
}

export interface RecordFlock {
  seat: number;
  type: 'flock';
  choice: FlockChoice;
}

export interface RecordMoveMage {
  seat: number;
  type: 'move_mage';
  x: number;
  y: number;
  feature: number;
}

export interface RecordMoveWitch {
  seat: number;
  type: 'move_witch';
  x: number;
  y: number;
  feature: number;
}

export interface RecordRemoveMage {
  seat: number;
  type: 'remove_mage';
}

export interface RecordRemoveWitch {
  seat: number;
  type: 'remove_witch';
}

export interface RecordCropCircle {
  seat: number;
  type: 'crop_circle';
  choice: CropChoice;
}

export interface RecordCropAdd {
  seat: number;
  type: 'crop_add';
  x: number;
  y: number;
  feature: number;
  piece: Piece;
}

export interface RecordCropRemove {
  seat: number;
  type: 'crop_remove';
  x: number;
  y: number;
  feature: number;
  /** Absent: figures of one kind alone stand there */
  piece?: Piece;
}

export interface RecordPlaceGold {
  seat: number;
  type: 'place_gold';
  x: number;
  y: number;
}

export type RecordAction =
  | RecordPlaceTile
  | RecordDeploy
  | RecordPass
  | RecordDrawAgain
  | RecordResign
  | RecordReturnAbbot
  | RecordPlaceTowerPiece
  | RecordCapTower
  | RecordCapture
  | RecordChooseExchange
  | RecordRansom
  | RecordScoreNext
  | RecordUseWallTile
  | RecordDoubleTurn
  | RecordMoveDragon
  | RecordPlaceFairy
  | RecordRemoveKnight
  | RecordPlaceAbbey
  | RecordMoveWagon
  | RecordTakeFollower
  | RecordPlaceOther
  | RecordLeaveQuarter
  | RecordEnterQuarter
  | RecordMoveCount
  | RecordPlaceBridge
  | RecordBuildCastle
  | RecordBazaarOffer
  | RecordBazaarBid
  | RecordBazaarBuy
  | RecordBazaarSell
  | RecordFlock
  | RecordMoveMage
  | RecordMoveWitch
  | RecordRemoveMage
  | RecordRemoveWitch
  | RecordCropCircle
  | RecordCropAdd
  | RecordCropRemove
  | RecordPlaceGold;

export interface GameRecord {
  format: 'bastide-game/1';
  rules: RulesRequest;
  seats: RecordSeat[];
  /** The server that keeps it did not see the game: somebody shared it */
  played_elsewhere?: boolean;
  aids?: Aids;
  /** Absent: without */
  clock?: ClockRule;
  /** In order */
  stand_ins?: StandIn[];
  /** In order; absent: none */
  undone?: UndoneTurn[];
  first_player?: number;
  seed?: string;
  deck?: RecordDeck;
  chance?: Record<string, (number | 'wolf')[]>;
  start?: StartTile[];
  actions: RecordAction[];
  /** Absent: the actions are all that was played */
  broken_off?: BrokenOff;
  result?: Result;
  proof?: Proof;
}

/** A next action and its outcome; without `then` if that is not told: ask with the longer `actions` */
export interface ForeseenChoice {
  action: Action;
  then?: Foreseen;
}

/** The events of one decision alone, and what may follow it in the same turn */
export interface Foreseen {
  events: GameEvent[];
  choices: ForeseenChoice[];
  ends_turn: boolean;
  /** Carry the step out before choosing: the view then tells more of the choices; else absent */
  in_view?: true;
}

/** The points of an owner of a feature; they are the sum of the lines */
export interface Worth {
  points: number;
  lines: ScoreLine[];
}

/** A seat with figures on a feature, and what they count in the majority */
export interface Holder {
  seat: number;
  /** 0: of a mayor in a city without pennants */
  weight: number;
}

export interface Companion {
  seat: number;
  piece: Piece;
}

/** A missing good: 0 */
export interface Goods {
  wine?: number;
  grain?: number;
  cloth?: number;
}

/** The seats whose figures on a feature the fairy guards, and what each of them gets: when its turn begins, and when the feature is scored */
export interface SurveyedFairy {
  seats: number[];
  turn: number;
  scored: number;
}

/** A step that the dragon may take, and the figures that it would eat there */
export interface DragonStep {
  direction: 'N' | 'E' | 'S' | 'W';
  x: number;
  y: number;
  eats: PlacedPiece[];
}

/** Where the dragon is and may go next, whoever moves it */
export interface DragonReach {
  x: number;
  y: number;
  /** Of its move; 0: it does not move now, and `steps` are the first of its next move */
  steps_left: number;
  /** From north clockwise */
  steps: DragonStep[];
}

/** A feature that figures can hold, whether one does or not */
export interface SurveyedFeature {
  kind: FeatureKind;
  /** `lasting`: is never completed and counts at the end */
  state: 'open' | 'complete' | 'lasting';
  /** On which it has segments */
  tiles: number;
  /** [x, y, feature] in reading order */
  segments: number[][];
  holders: Holder[];
  /** The holders with the majority; on a field with only barns, their owners */
  owners: number[];
  /** Figures there that hold nothing: builders, pigs and barns. Absent: none */
  companions?: Companion[];
  /** The goods printed in this city, for the seat that completes it. Absent: none */
  goods?: Goods;
  /** She guards figures there. Absent: she does not */
  fairy?: SurveyedFairy;
  /** The points of the first owner, or of the seat whose turn it is, if the game ended now; not of a complete feature that does not count then */
  now?: Worth;
  /** The points if it is completed with its present tiles; not of a lasting feature */
  finished?: Worth;
  /** In The Discovery: the points for a follower that is taken back from there now */
  taken_back?: Worth;
}

/** An empty cell beside a tile */
export interface SurveyedCell {
  x: number;
  y: number;
  /** The number of tiles, unseen or in hand, that may lie there; 0: the cell stays empty */
  fits: number;
  /** The tiles; only if one cell was asked for */
  tiles?: FittingTile[];
}

/** A kind of tile that may lie on an empty cell */
export interface FittingTile {
  tile: string;
  count: number;
  rotations: number[];
}

export interface PatchPut {
  op: 'add' | 'replace';
  path: string;
  value: unknown;
}

export interface PatchRemove {
  op: 'remove';
  path: string;
}

export type PatchOperation = PatchPut | PatchRemove;

/** The codes with which the server ends a connection: by the reason of `closing`, and for a message that is not text */
export const CLOSE_CODES = {
  stopping: 1001,
  not_text: 1003,
  policy: 1008,
  restarting: 1012,
  taken_over: 4000,
  removed: 4001,
  too_slow: 4002,
  room_closed: 4003,
} as const;

export interface HistoryStep {
  /** 0 is the game's beginning */
  step: number;
  events: Event[];
}

export interface JoinReply {
  type: 'reply';
  re: string;
  /** null for a spectator */
  seat: number | null;
  seq: number;
  /** What follows */
  resume: 'deltas' | 'snapshot';
  /** The server's time, ms since 1970 */
  now: number;
  /** For later joins; absent: the server gives none */
  admission?: string;
}

export interface PreviewReply {
  type: 'reply';
  re: string;
  events: GameEvent[];
  choices: ForeseenChoice[];
  ends_turn: boolean;
  /** Carry the step out before choosing: the view then tells more of the choices; else absent */
  in_view?: true;
}

/** `cells` and `standing` only if the room has all aids */
export interface SurveyReply {
  type: 'reply';
  re: string;
  features: SurveyedFeature[];
  cells?: SurveyedCell[];
  /** By seat: the scores if the game ended now */
  standing?: number[];
  /** Absent: it is not in play */
  dragon?: DragonReach;
}

export interface HistoryReply {
  type: 'reply';
  re: string;
  /** The game's number in the room, as in the view */
  number: number;
  /** Ascending, without gaps */
  steps: HistoryStep[];
}

export interface HintReply {
  type: 'reply';
  re: string;
  /** One step, as an `act` takes it */
  actions: Action[];
  /** What it is better by than other steps; absent: nothing to tell */
  reasons?: Reason[];
}

export interface PingReply {
  type: 'reply';
  re: string;
  /** The server's time, ms since 1970 */
  now: number;
}

export interface ActReply {
  type: 'reply';
  re: string;
  /** Of the change that the act made */
  seq: number;
}

export interface SitReply {
  type: 'reply';
  re: string;
  seat: number;
}

/** To every other intention */
export interface PlainReply {
  type: 'reply';
  re: string;
}

export interface ErrorMessage {
  type: 'error';
  /** null if the message had no readable id */
  re: string | null;
  code: ErrorCode;
  message: string;
  /** The place in the message, as `actions[1].rotation` */
  at?: string;
}

export interface Snapshot {
  type: 'snapshot';
  seq: number;
  view: RoomView;
  /** Of the view */
  digest: string;
}

export interface Delta {
  type: 'delta';
  seq: number;
  /** Of the room and the game */
  events: Event[];
  /** Takes your view from seq − 1 to seq */
  patch: PatchOperation[];
  /** Of the resulting view */
  digest: string;
}

/** Who is connected; not part of the view, without seq */
export interface Presence {
  type: 'presence';
  connected: boolean[];
  /** By seat: the time until the host may remove it from a game; null: connected or free */
  removable_in_ms: (number | null)[];
  /** By seat: the time until the others may vote to skip it if it is away and must act; null: connected or free */
  skippable_in_ms: (number | null)[];
  spectators: number;
  /** The time of thinking after which two or more others may vote to skip a seat that is connected */
  slow_after_ms: number;
}

/** A text of the server's host to everybody who is connected */
export interface Announcement {
  type: 'announcement';
  text: string;
}

/** The connection ends after it */
export interface Closing {
  type: 'closing';
  reason: 'restarting' | 'stopping' | 'taken_over' | 'removed' | 'room_closed' | 'too_slow' | 'policy';
  /** When to reconnect, if it makes sense */
  retry_ms?: number;
}

/** The intention decides which one */
export type Reply =
  | JoinReply
  | PreviewReply
  | SurveyReply
  | HistoryReply
  | HintReply
  | PingReply
  | ActReply
  | SitReply
  | PlainReply;

export type ServerMessage = Reply | ErrorMessage | Snapshot | Delta | Presence | Announcement | Closing;

export interface SeatCard {
  name: string;
  colour: Colour;
  /** Absent: a person plays */
  computer?: SeatComputer;
  /** Its person can be called while no page is open; absent: no */
  callable?: true;
  /** A program has the seat, by this protocol; absent: no */
  program?: true;
}

/** A computer plays the seat */
export interface SeatComputer {
  level: string;
  /** The computer plays for a person, who may take the seat back; absent: no */
  stands_in?: true;
}

export interface Shuffle {
  game_id: string;
  commitment: string;
  /** By seat: whether it has added entropy */
  entropy: boolean[];
}

export interface Clocks {
  rule: ClockRule;
  /** By seat; for the running clock, the time left when it began to run; absent before a game */
  left_ms?: number[];
  /** By seat: the number of times that its time ran out in this game; absent before a game */
  timeouts?: number[];
  /** Absent: the clocks stand still */
  running?: RunningClock;
  /** Absent: no */
  paused?: boolean;
  /** By seat; absent: nobody has offered a pause */
  pause_wanted?: boolean[];
}

export interface RunningClock {
  seat: number;
  /** ms since 1970, by the server's time; ahead of it: nothing has been used yet */
  since: number;
}

/** Votes to skip the seat that must act, or to hand it over to a computer */
export interface Skip {
  seat: number;
  /** By seat */
  votes: boolean[];
  needed: number;
}

/** Whether the last turn may be taken back */
export interface UndoQuestion {
  /** Whose turn it was */
  by: number;
  /** By seat; null if the seat is not asked */
  accepted: (boolean | null)[];
}

/** A rematch that waits for answers */
export interface RematchOffer {
  by: number;
  game_id: string;
  commitment: string;
  /** By seat; null if nobody holds the seat */
  accepted: (boolean | null)[];
}

export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  phrase?: string;
  /** ms since 1970 */
  at: number;
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

/** The chat that is told; its address is a secret */
export interface WebhookCard {
  /** Of its messages */
  form: 'plain' | 'discord' | 'slack';
  /** Turns are not told; absent: they are */
  only_end?: true;
}

export interface RoomView {
  room: string;
  phase: 'lobby' | 'playing' | 'finished';
  number: number;
  /** Nobody new can sit down */
  locked: boolean;
  host: number;
  you: number | null;
  /** The viewer's browsers on which this seat is called; absent: none */
  push?: string[];
  rules: Rules;
  aids?: Aids;
  /** Nobody without a seat may watch once a game has begun; absent: no */
  unwatched?: true;
  /** How long computers seem to think; absent: normal */
  pace?: 'slow' | 'fast';
  seats: (SeatCard | null)[];
  shuffle: Shuffle;
  rematch?: RematchOffer;
  /** Absent: the room plays without */
  clock?: Clocks;
  /** Absent: nobody has voted */
  skip?: Skip;
  /** Absent: nobody has voted */
  hand_over?: Skip;
  /** Absent: nobody asks for a turn back */
  undo?: UndoQuestion;
  /** The viewer may ask for the last turn back (`ask_undo`); absent: not now */
  may_undo?: true;
  /** Absent: all that was played can be read */
  broken_off?: BrokenOff;
  /** Absent: no chat is told of turns and of the end */
  webhook?: WebhookCard;
  game: GameView | null;
  chat: ChatLine[];
  /** Strangers find the room among the open tables, and may sit down in place of a computer; absent: no */
  listed?: true;
}

/** What answers an intention; all others get a PlainReply. */
export interface Replies {
  join: JoinReply;
  preview: PreviewReply;
  survey: SurveyReply;
  history: HistoryReply;
  hint: HintReply;
  ping: PingReply;
  act: ActReply;
  sit: SitReply;
}
