// The turn that I am thinking about, as a pure fold: what I have decided on, aimed at and chosen so far, and
// what is known about where it leads. There are no rules here: the view and the answers say what is legal.

import type { Cell } from '../board/index.ts';
import { canonicalJson } from '../net/canonical.ts';
import type {
  Action,
  Event,
  Foreseen,
  GameEvent,
  GameView,
  Placement as LegalPlacement,
  PlaceOther,
  PlaceTile,
  Scored,
} from '../net/protocol.gen.ts';
import { type Follows, followsOf, Knowledge, type StepOutcome } from './foresight.ts';

export interface Placement extends Cell {
  rotation: number;
}

/** A possible next action. */
export interface Choice {
  action: Action;
  /**
   * What it adds to what is decided already, with the compulsory actions that follow it; null: not known yet.
   */
  events: readonly GameEvent[] | null;
  /** The choices that would have to follow it. */
  after: readonly Action[];
  /** The answer did not reach it: what it brings is only asked when it is chosen. */
  untold?: true;
}

interface Thought {
  /** What I have decided on, oldest first; known only here. */
  done: readonly Action[];
  /** What these decisions bring. */
  events: readonly GameEvent[];
  canTakeBack: boolean;
  /** The next decision was pressed before its consequences were known, and waits for them. */
  pressed: boolean;
}

export interface Placing extends Thought {
  step: 'place';
  /** Of two open tiles the other one is in hand, not the game's. */
  other: boolean;
  /** Where the tile in hand may lie. */
  placements: readonly LegalPlacement[];
  at: Placement | null;
  /** What the chosen placement leads to, and what it adds to the decisions; null while that is unknown. */
  leads: { to: Follows; events: readonly GameEvent[] } | null;
  /** Whether the tile may be placed and nothing else done: known not to end the turn by itself. */
  plain: boolean;
  /** What may be done before the tile is laid. */
  aside: readonly Action[];
}

export interface Choosing extends Thought {
  step: 'choose';
  /** Null if the tile has been laid. */
  at: Placement | null;
  choices: readonly Choice[];
  /** Index into `choices`. */
  chosen: number;
}

export type Thinking = Placing | Choosing;

export type Draft =
  | { step: 'wait' }
  | Thinking
  | { step: 'sending'; at: Placement | null; done: readonly Action[]; events: readonly GameEvent[] };

/** My place in the turn. */
export interface Moment {
  readonly done: readonly Action[];
  readonly aim: Placement | null;
  /** Of two open tiles the other one is in hand; absent: what the game calls its tile. */
  readonly other?: boolean;
  /** Index into the choices; null: at the beginning. */
  readonly chosen: number | null;
  /** A step that was decided on before its consequences were known. */
  readonly pressed: readonly Action[] | null;
  /** The moment before, for taking back. */
  readonly before: Moment | null;
}

export interface State {
  /** What I am asked for; null while another seat is asked. */
  readonly legal: GameView['legal'];
  readonly moment: Moment;
  readonly known: Knowledge;
  /** The rotation of the tile in hand while no cell is chosen. */
  readonly held: number;
  /** Sent to the server; null while I am thinking. */
  readonly sending: readonly Action[] | null;
}

const BEGINNING: Moment = { done: [], aim: null, chosen: null, pressed: null, before: null };
const OTHER: Moment = { ...BEGINNING, other: true };

export function begin(legal: GameView['legal']): State {
  const moment = legal && placementsOf(legal).length === 0 && othersIn(legal).length > 0 ? OTHER : BEGINNING;
  return { legal, moment, known: new Knowledge(), held: 0, sending: null };
}

/** Nothing is decided, aimed at or chosen; what is known stays known. */
export function restart(state: State): State {
  return isThinking(state) ? { ...state, moment: begin(state.legal).moment } : state;
}

/** Takes the other of two open tiles in hand, if it fits anywhere. */
export function swapTile(state: State): State {
  const { legal, moment } = state;
  if (!isThinking(state) || !places(state) || moment.done.length > 0) return state;
  const next = moment.other ? BEGINNING : OTHER;
  return placementsIn(legal!, next).length > 0 ? { ...state, moment: next, held: 0 } : state;
}

/** The visible draft of a state. */
export function draftOf(state: State): Draft {
  const { legal, moment, known, sending } = state;
  if (legal === null) return { step: 'wait' };
  if (sending !== null)
    return {
      step: 'sending',
      at: placementIn(sending, known),
      done: sending,
      events: eventsOf(sending, known),
    };
  const { done, before } = moment;
  const thought = { done, events: eventsOf(done, known), canTakeBack: before !== null };
  const options = optionsIn(state);
  if (places(state)) {
    const pressed = isPlacement(moment.pressed?.at(-1));
    const leads = moment.aim && leadsOf(done, aimedIn(moment, legal), known);
    const plain = plainStep(state) !== null;
    const inHand = { other: moment.other ?? false, placements: placementsIn(legal, moment) };
    return { ...thought, step: 'place', ...inHand, pressed, at: moment.aim, leads, plain, aside: options };
  }
  return {
    ...thought,
    step: 'choose',
    pressed: moment.pressed !== null,
    at: placementIn(done, known),
    choices: options.map((action, index) => {
      const choice = choiceOf(done, action, known);
      const untold = choice.events === null && known.of(done) !== null && index !== chosenIn(moment, options);
      return untold ? { ...choice, untold } : choice;
    }),
    chosen: chosenIn(moment, options),
  };
}

/** Aims the tile at a place, or turns it there. */
export function aim(state: State, { x, y, rotation }: Placement): State {
  const { moment } = state;
  const before = moment.aim === null ? moment : moment.before;
  return { ...state, held: rotation, moment: { ...moment, aim: { x, y, rotation }, pressed: null, before } };
}

export function hold(state: State, rotation: number): State {
  return { ...state, held: rotation };
}

export function choose(state: State, index: number): State {
  const { moment } = state;
  const options = optionsIn(state);
  if (state.sending !== null || places(state) || !(index in options)) return state;
  const pressed = index === chosenIn(moment, options) ? moment.pressed : null;
  return { ...state, moment: { ...moment, chosen: index, pressed } };
}

/** Follows the whole step `hint`, from the draft's present place; unchanged if they differ. */
export function heed(state: State, hint: readonly Action[]): State {
  const { done } = state.moment;
  if (!isThinking(state) || canonicalJson(done) !== canonicalJson(hint.slice(0, done.length))) return state;
  if (places(state)) {
    const placement = hint.find(isPlacement);
    return placement ? aim(withTile(state, placement), placement) : state;
  }
  const next = canonicalJson(hint[done.length] ?? null);
  return choose(
    state,
    optionsIn(state).findIndex((option) => canonicalJson(option) === next),
  );
}

/** Whether what is decided, aimed at and chosen is the beginning of this step. */
export function heeds(state: State, hint: readonly Action[]): boolean {
  const { done, aim: at } = state.moment;
  if (!isThinking(state) || hint.length === 0) return false;
  if (canonicalJson(done) !== canonicalJson(hint.slice(0, done.length))) return false;
  if (places(state)) {
    const placement = hint.find(isPlacement);
    return (
      at !== null &&
      placement !== undefined &&
      placement.type === typeOf(state.moment) &&
      sameCell(at, placement) &&
      at.rotation === placement.rotation
    );
  }
  const options = optionsIn(state);
  const chosen = options[chosenIn(state.moment, options)] ?? null;
  return canonicalJson(chosen) === canonicalJson(hint[done.length] ?? null);
}

/**
 * Decides on the placement aimed at, or on what is chosen; goes on as soon as its consequences are known. A
 * placement that leaves nothing to choose is sent only if the player could see that it would be.
 */
export function decide(state: State): State {
  const { moment, known } = state;
  if (!isThinking(state) || moment.pressed !== null) return state;
  if (places(state)) {
    if (moment.aim === null) return state;
    const step = aimedIn(moment, state.legal);
    const told = known.of(step);
    if (told && isLast(told)) return { ...state, sending: step };
    return settle(press(state, step));
  }
  const options = optionsIn(state);
  return settle(press(state, [...moment.done, options[chosenIn(moment, options)]!]));
}

/** Places the tile where it is aimed and passes whatever follows, if that is known to end the turn. */
export function decidePlain(state: State): State {
  if (!isThinking(state) || !places(state)) return state;
  const step = plainStep(state);
  return step === null ? state : { ...state, sending: step };
}

/** Does something that may be done before the tile is laid. */
export function decideAside(state: State, action: Action): State {
  if (!isThinking(state) || !places(state)) return state;
  return settle(press(state, [...state.moment.done, action]));
}

/**
 * Takes back one decision: from a choice to the one before it or to the placement, from the placement to the
 * hand.
 */
export function takeBack(state: State): State {
  const { before } = state.moment;
  if (!isThinking(state) || before === null) return state;
  return { ...state, moment: before, held: before.aim?.rotation ?? state.held };
}

/** An answer: it stays known in this step of the game, whatever has been aimed at or chosen meanwhile. */
export function learn(state: State, step: readonly Action[], answer: Foreseen): State {
  return settle({ ...state, known: state.known.with(step, answer) });
}

/** There was no answer: the decision must be pressed again. */
export function release(state: State): State {
  return { ...state, moment: released(state.moment) };
}

/** What was sent was refused. */
export function giveBack(state: State): State {
  return { ...state, sending: null };
}

/** Steps about which more must be known to show the draft, or to go on. */
export function wanted(state: State): (readonly Action[])[] {
  const { moment, known } = state;
  if (!isThinking(state)) return [];
  if (places(state)) {
    const steps = [moment.aim && aimedIn(moment, state.legal), moment.pressed];
    return steps.filter((step) => step !== null).filter((step) => known.of(step) === null);
  }
  if (known.of(moment.done) === null) return [moment.done];
  const options = optionsIn(state);
  const step = [...moment.done, options[chosenIn(moment, options)]!];
  return isWhole(step, known) ? [] : [step];
}

/** Steps whose consequences must be known before this moment can be resumed. */
export function leadingTo(moment: Moment): (readonly Action[])[] {
  const earlier = moment.before === null ? [] : leadingTo(moment.before);
  return moment.done.length === 0 ? earlier : [...earlier, moment.done];
}

/**
 * Resumes a moment of this step of the game, possibly from another version of the page: unchanged if the
 * moment is impossible here, or if something else has been decided since.
 */
export function resume(state: State, moment: Moment): State {
  if (!isThinking(state) || state.moment !== begin(state.legal).moment) return state;
  const next = { ...state, moment: released(moment), held: moment.aim?.rotation ?? state.held };
  try {
    draftOf(next);
    wanted(next);
    return next;
  } catch {
    return state;
  }
}

/** The scores in a list of events. */
export function scoresOf(events: readonly Event[]): Scored[] {
  return events.filter((event) => event.type === 'scored');
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

/** In how many rotations the tile fits where it is aimed; in the hand: over all its places. */
export function waysOf(at: Cell | null, placements: readonly LegalPlacement[]): number {
  const there = placements.filter((placement) => at === null || sameCell(placement, at));
  return new Set(there.flatMap(({ rotations }) => rotations)).size;
}

function isThinking({ legal, sending }: State): boolean {
  return legal !== null && sending === null;
}

/** Carries out a pressed decision if its consequences are known. */
function settle(state: State): State {
  const { moment, known } = state;
  const told = moment.pressed && known.of(moment.pressed);
  if (moment.pressed === null || !told) return state;
  const before = released(moment);
  if (places(state) && isPlacement(moment.pressed.at(-1)) && isLast(told))
    return { ...state, moment: before };
  if (isLast(told) || told.inView) return { ...state, moment: before, sending: moment.pressed };
  const next = { ...state, moment: { ...BEGINNING, done: moment.pressed, before } };
  return places(next) && moment.aim !== null ? aim(next, moment.aim) : next;
}

function press(state: State, step: readonly Action[]): State {
  return { ...state, moment: { ...state.moment, pressed: step } };
}

function released(moment: Moment): Moment {
  return moment.pressed === null ? moment : { ...moment, pressed: null };
}

/** Whether the tile is to be placed. */
function places({ legal, moment, known }: State): boolean {
  if (moment.done.length === 0) return placementsIn(legal!, moment).length > 0;
  return known.of(moment.done)!.choices.some(isPlacement);
}

/** The possible next actions, except placements. */
function optionsIn({ legal, moment, known }: State): readonly Action[] {
  const all = moment.done.length === 0 ? legal!.actions : known.of(moment.done)!.choices;
  return all.filter((action) => !isPlacement(action));
}

/** The aimed placement may carry more than its place: then it stands among the actions. */
function aimedIn(moment: Moment, legal: State['legal']): readonly Action[] {
  const plain: PlaceTile | PlaceOther = { type: typeOf(moment), ...moment.aim! };
  const whole = legal?.actions.find(
    (action) =>
      isPlacement(action) &&
      action.type === plain.type &&
      sameCell(action, plain) &&
      action.rotation === plain.rotation,
  );
  return [...moment.done, whole ?? plain];
}

const typeOf = ({ other = false }: Moment) => (other ? 'place_other' : 'place_tile');

/** Whether it lays a drawn tile, for which there are many places. */
export function isPlacement(action: Action | undefined): action is PlaceTile | PlaceOther {
  return action?.type === 'place_tile' || action?.type === 'place_other';
}

/** With the tile of this placement in hand. */
function withTile(state: State, { type }: PlaceTile | PlaceOther): State {
  return type === typeOf(state.moment) ? state : swapTile(state);
}

function placementsIn(legal: NonNullable<GameView['legal']>, { other }: Moment): readonly LegalPlacement[] {
  return other ? othersIn(legal) : placementsOf(legal);
}

const everywhere = new WeakMap<NonNullable<GameView['legal']>, readonly LegalPlacement[]>();

/** Where the tile in hand may lie: by its place alone, and by what stands among the actions. */
export function placementsOf(legal: NonNullable<GameView['legal']>): readonly LegalPlacement[] {
  const known = everywhere.get(legal);
  if (known) return known;
  const all = joined(legal.placements, byCell(legal, 'place_tile'));
  everywhere.set(legal, all);
  return all;
}

/** Two lists as one, in which no cell is twice. */
function joined(
  placements: readonly LegalPlacement[],
  more: readonly LegalPlacement[],
): readonly LegalPlacement[] {
  if (more.length === 0) return placements;
  const rest = more.filter((cell) => !placements.some((placement) => sameCell(placement, cell)));
  const both = placements.map((placement) => {
    const rotations = more.find((cell) => sameCell(cell, placement))?.rotations ?? [];
    return { ...placement, rotations: [...placement.rotations, ...rotations].sort((a, b) => a - b) };
  });
  return [...both, ...rest];
}

/** Where the other of two open tiles may lie. */
const othersIn = (legal: NonNullable<GameView['legal']>) => byCell(legal, 'place_other');

/** The placements among the actions, by cell as those that are told by their places. */
function byCell(
  { actions }: NonNullable<GameView['legal']>,
  type: 'place_tile' | 'place_other',
): LegalPlacement[] {
  const cells = new Map<string, LegalPlacement>();
  for (const action of actions) {
    if (action.type !== type) continue;
    const { x, y, rotation } = action;
    const known = cells.get(`${x} ${y}`);
    cells.set(`${x} ${y}`, { x, y, rotations: [...(known?.rotations ?? []), rotation] });
  }
  return [...cells.values()];
}

/** Null unless passing is all that is left after the placement, and that is known. */
function plainStep({ moment, known, legal }: State): readonly Action[] | null {
  if (moment.aim === null) return null;
  const placed = aimedIn(moment, legal);
  const told = known.of(placed);
  if (told === null || told.inView || passIn(told.choices) < 0) return null;
  const step = passedAfter(placed, told.choices);
  return known.of(step)?.endsTurn ? step : null;
}

/** Choosing begins at the action that changes nothing, if there is one. */
function chosenIn({ chosen }: Moment, options: readonly Action[]): number {
  return chosen ?? Math.max(0, passIn(options));
}

export function passIn(options: readonly Action[]): number {
  return options.findIndex(({ type }) => type === 'pass');
}

function eventsOf(step: readonly Action[], known: Knowledge): readonly GameEvent[] {
  return known.of(step)?.events ?? [];
}

/** Nothing is left to choose: the step is sent. */
function isLast({ endsTurn, choices }: StepOutcome): boolean {
  return endsTurn || choices.length === 0;
}

function leadsOf(done: readonly Action[], step: readonly Action[], known: Knowledge): Placing['leads'] {
  const told = known.of(step);
  return told && { to: followsOf(told), events: addedTo(done, told, known) };
}

/** The events of a step without those of the decisions that it begins with. */
function addedTo(done: readonly Action[], { events }: StepOutcome, known: Knowledge): readonly GameEvent[] {
  return events.slice(eventsOf(done, known).length);
}

/**
 * A choice with what it brings. If it may be followed by a pass, that pass counts with it; other actions do
 * not.
 */
function choiceOf(done: readonly Action[], action: Action, known: Knowledge): Choice {
  const step = [...done, action];
  const told = known.of(step);
  if (told === null) return { action, events: null, after: [] };
  if (!isWhole(step, known)) return { action, events: null, after: told.choices };
  const passed = known.of(passedAfter(step, told.choices));
  return { action, events: addedTo(done, passed ?? told, known), after: told.choices };
}

/** Whether everything that its choice shows is known. What follows choices asked later cannot be known. */
function isWhole(step: readonly Action[], known: Knowledge): boolean {
  const told = known.of(step);
  if (told === null) return false;
  if (passIn(told.choices) < 0 || told.inView) return true;
  return known.of(passedAfter(step, told.choices)) !== null;
}

function passedAfter(step: readonly Action[], choices: readonly Action[]): readonly Action[] {
  const pass = choices[passIn(choices)];
  return pass === undefined ? step : [...step, pass];
}

/** Where a step lays a tile: the one in hand, or another tile that the player has, by the step's events. */
function placementIn(step: readonly Action[], known: Knowledge): Placement | null {
  const aimed = step.find(isPlacement);
  const { x, y, rotation } =
    aimed ?? eventsOf(step, known).find((event) => event.type === 'tile_placed') ?? {};
  return x === undefined || y === undefined || rotation === undefined ? null : { x, y, rotation };
}
