// The turn that I am thinking about: one decision after another, each of which can be taken back. Nothing leaves this
// browser until the last one is confirmed, and then all go together; what could follow each of them the server says
// (`preview`), so there are no rules here.

import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Cell } from '../board/index.ts';
import { Refused } from '../net/connection.ts';
import type {
  Action,
  Event,
  GameView,
  Placement as LegalPlacement,
  PreviewReply,
  RoomView,
  Scored,
} from '../net/protocol.gen.ts';
import type { Room } from './room.ts';

export interface Placement extends Cell {
  rotation: number;
}

/** One thing that may be done next. */
export interface Choice {
  action: Action;
  /** What anybody would score by it at once, if nothing more is done than must be; null: not known yet. */
  scores: readonly Scored[] | null;
  /** What would have to be chosen after it. */
  after: readonly Action[];
}

interface Thought {
  /** What I have decided on, oldest first; nobody else knows of it. */
  done: readonly Action[];
  /** What taking back leads to; null at the beginning. */
  before: Thinking | null;
  /** The next decision was pressed before the server said what follows from it, and waits for that word. */
  pressed: boolean;
}

export interface Placing extends Thought {
  step: 'place';
  at: Placement | null;
  /** The placement chosen would end the turn; null while that is not known. */
  ends: Ends | null;
  /** What may be done before the tile is laid. */
  aside: readonly Action[];
}

export interface Choosing extends Thought {
  step: 'choose';
  /** Null when the tile lies already. */
  at: Placement | null;
  choices: readonly Choice[];
  /** Index into `choices`. */
  chosen: number;
}

export type Thinking = Placing | Choosing;

export type Draft =
  | { step: 'wait' }
  | Thinking
  | { step: 'sending'; at: Placement | null; done: readonly Action[] };

/** Asked once the tile lies for good: what comes before them may have turned up what nobody can foresee. */
const ASKED_AFTER: ReadonlySet<Action['type']> = new Set(['score_next', 'use_wall_tile']);
/** There may be many of these, so the server is asked about each when it is chosen and not before. */
const MANY: ReadonlySet<Action['type']> = new Set(['place_tower_piece', 'cap_tower', 'capture']);

export type Ends = { turn: true; scores: readonly Scored[] } | { turn: false };

export class Turn {
  readonly #room: Room;
  readonly #draft = signal<Draft>({ step: 'wait' });
  readonly #handRotation = signal(0);
  readonly #onRefused: (refused: Refused) => void;
  #followed: string | null = null;
  /** What the server says of the placement aimed at. */
  #aimed: Promise<PreviewReply | null> = Promise.resolve(null);

  constructor(room: Room, onRefused: (refused: Refused) => void) {
    this.#room = room;
    this.#onRefused = onRefused;
  }

  get draft(): ReadonlySignal<Draft> {
    return this.#draft;
  }

  /** How the tile in hand is held while no cell is chosen. */
  get handRotation(): ReadonlySignal<number> {
    return this.#handRotation;
  }

  /** From now on a step that is over takes its draft with it. Returns how to stop. */
  follow(): () => void {
    return effect(() => {
      const view = this.#room.view.value;
      untracked(() => this.#keepUp(view));
    });
  }

  /** Chooses a cell; choosing it again turns the tile to its next legal rotation. */
  chooseCell(cell: Cell): void {
    const draft = this.#draft.value;
    const legal = this.#legalAt(cell);
    if (legal === undefined || draft.step !== 'place') return;
    if (draft.at !== null && sameCell(draft.at, cell)) {
      this.rotate(1);
      return;
    }
    const held = this.#handRotation.value;
    this.#aim({ ...cell, rotation: legal.rotations.includes(held) ? held : legal.rotations[0]! });
  }

  /** To the next (1) or previous (-1) legal rotation where the tile lies, or in the hand. */
  rotate(by: 1 | -1): void {
    const draft = this.#draft.value;
    if (draft.step !== 'place' || waysOf(draft.at, this.#legal()) < 2) return;
    if (draft.at === null) {
      this.#handRotation.value = (this.#handRotation.value + by + 4) % 4;
      return;
    }
    const { rotations } = this.#legalAt(draft.at)!;
    const next = (rotations.indexOf(draft.at.rotation) + by + rotations.length) % rotations.length;
    this.#aim({ ...draft.at, rotation: rotations[next]! });
  }

  /** Lays the tile down where it is aimed: on to the choice, or to the end of the turn where there is none. A turn ends
   * only by a press that came after its player could see that it would. */
  async place(): Promise<void> {
    const draft = this.#draft.value;
    if (draft.step !== 'place' || draft.at === null || draft.pressed) return;
    const done = [...draft.done, placing(draft.at)];
    if (draft.ends?.turn) return this.#act(done, draft.at);
    this.#draft.value = { ...draft, pressed: true };
    const reply = await this.#aimed;
    const now = this.#draft.value;
    if (now.step !== 'place' || now.at !== draft.at || !now.pressed) return;
    const released = { ...now, pressed: false };
    this.#draft.value = released;
    if (reply !== null && !reply.ends_turn) return this.#goOn(released, done, reply.choices);
  }

  /** Does what may be done before the tile is laid. */
  async doAside(action: Action): Promise<void> {
    const draft = this.#draft.value;
    if (draft.step !== 'place') return;
    const done = [...draft.done, action];
    const reply = await this.#preview(done);
    const now = this.#draft.value;
    if (reply === null || now.step !== 'place' || now.done !== draft.done) return;
    const aside = reply.choices.filter(({ type }) => type !== 'place_tile');
    this.#draft.value = { step: 'place', done, before: now, pressed: false, at: null, ends: null, aside };
    if (now.at !== null) this.#aim(now.at);
  }

  choose(index: number): void {
    const draft = this.#draft.value;
    if (draft.step !== 'choose' || !(index in draft.choices)) return;
    const chosen = { ...draft, chosen: index, pressed: draft.pressed && index === draft.chosen };
    this.#draft.value = chosen;
    void this.#foresee(chosen, index);
  }

  /** Chooses the action that changes nothing more, where there is one. */
  choosePass(): void {
    const draft = this.#draft.value;
    if (draft.step === 'choose') this.choose(draft.choices.findIndex(({ action }) => action.type === 'pass'));
  }

  /** Decides on what is chosen: on to the next choice, or to the end of the turn where there is none. */
  async commit(): Promise<void> {
    const draft = this.#draft.value;
    if (draft.step !== 'choose' || draft.pressed) return;
    this.#draft.value = { ...draft, pressed: true };
    const choice = await this.#foresee(draft, draft.chosen);
    const now = this.#draft.value;
    if (now.step !== 'choose' || now.done !== draft.done || !now.pressed) return;
    const released = { ...now, pressed: false };
    this.#draft.value = released;
    if (choice !== null) return this.#goOn(released, [...now.done, choice.action], choice.after);
  }

  /** One decision back: from a choice to the one before it or to the placement, from the placement to the hand. */
  takeBack(): void {
    const draft = this.#draft.value;
    if ((draft.step !== 'place' && draft.step !== 'choose') || draft.before === null) return;
    this.#draft.value = draft.before;
    if (draft.before.at !== null) this.#aim(draft.before.at);
    void this.#foreseeAll();
  }

  #keepUp(view: RoomView | null): void {
    const { game = null, you = null, number } = view ?? {};
    const mine = game !== null && game.legal !== null && game.seat === you;
    const followed = mine ? `${number} ${game.step}` : null;
    if (followed === this.#followed) return;
    this.#followed = followed;
    this.#handRotation.value = 0;
    this.#draft.value = mine ? firstDraft(game) : { step: 'wait' };
    void this.#foreseeAll();
  }

  #aim(at: Placement): void {
    const draft = this.#draft.value;
    if (draft.step !== 'place') return;
    this.#handRotation.value = at.rotation;
    const before = draft.at === null ? draft : draft.before;
    this.#draft.value = { ...draft, before, pressed: false, at, ends: null };
    this.#aimed = this.#preview([...draft.done, placing(at)]);
    void this.#aimed.then((reply) => {
      const now = this.#draft.value;
      if (reply !== null && now.step === 'place' && now.at === at)
        this.#draft.value = { ...now, ends: endsOf(reply) };
    });
  }

  /** To the next choice, or off to the server where there is none or none yet. */
  async #goOn(before: Thinking, done: readonly Action[], actions: readonly Action[]): Promise<void> {
    if (actions.length === 0 || actions.some(({ type }) => ASKED_AFTER.has(type)))
      return this.#act(done, before.at);
    this.#draft.value = choosing(done, before, before.at, actions);
    return this.#foreseeAll();
  }

  async #foreseeAll(): Promise<void> {
    const draft = this.#draft.value;
    if (draft.step !== 'choose') return;
    const asked = draft.choices.flatMap(({ action }, index) => (MANY.has(action.type) ? [] : [index]));
    await Promise.all(asked.map((index) => this.#foresee(draft, index)));
  }

  /** Asks what a choice would score and what would follow, and shows the answer; null where there is none. */
  async #foresee(asked: Choosing, index: number): Promise<Choice | null> {
    const known = asked.choices[index];
    if (known === undefined || known.scores !== null) return known ?? null;
    const outcome = await this.#outcome([...asked.done, known.action]);
    if (outcome === null) return null;
    const choice = { action: known.action, ...outcome };
    const draft = this.#draft.value;
    if (draft.step === 'choose' && draft.done === asked.done)
      this.#draft.value = { ...draft, choices: draft.choices.with(index, choice) };
    return choice;
  }

  /** Follows the actions by a pass where one is offered: what else may be done is not counted. */
  async #outcome(actions: readonly Action[]): Promise<Omit<Choice, 'action'> | null> {
    const reply = await this.#preview(actions);
    if (reply === null) return null;
    const pass = reply.choices.find(({ type }) => type === 'pass');
    const passed = pass ? await this.#preview([...actions, pass]) : null;
    return { scores: scoresOf((passed ?? reply).events), after: reply.choices };
  }

  async #act(done: readonly Action[], at: Placement | null): Promise<void> {
    const before = this.#draft.value;
    const step = this.#room.view.value!.game!.step;
    const sending: Draft = { step: 'sending', at, done };
    this.#draft.value = sending;
    try {
      await this.#room.send({ type: 'act', actions: [...done], step });
    } catch (refused) {
      if (this.#draft.value === sending) this.#draft.value = before;
      this.#onRefused(refused as Refused);
    }
  }

  async #preview(actions: readonly Action[]): Promise<PreviewReply | null> {
    try {
      return await this.#room.send({ type: 'preview', actions: [...actions] });
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.#onRefused(refused);
      return null;
    }
  }

  #legal(): readonly LegalPlacement[] {
    return this.#room.view.value?.game?.legal?.placements ?? [];
  }

  #legalAt(cell: Cell): LegalPlacement | undefined {
    return this.#legal().find((placement) => sameCell(placement, cell));
  }
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

/** In how many ways the tile can be turned where it is aimed; in the hand: by all the places where it fits. */
export function waysOf(at: Cell | null, placements: readonly LegalPlacement[]): number {
  const there = placements.filter((placement) => at === null || sameCell(placement, at));
  return new Set(there.flatMap(({ rotations }) => rotations)).size;
}

/** What a list of events scores, without what is not known before the turn is over. */
export function scoresOf(events: readonly Event[]): Scored[] {
  return events.filter((event) => event.type === 'scored');
}

function firstDraft({ legal }: GameView): Thinking {
  const { placements, actions } = legal!;
  if (placements.length === 0) return choosing([], null, null, actions);
  return { step: 'place', done: [], before: null, pressed: false, at: null, ends: null, aside: actions };
}

function choosing(
  done: readonly Action[],
  before: Thinking | null,
  at: Placement | null,
  actions: readonly Action[],
): Choosing {
  const choices = actions.map((action) => ({ action, scores: null, after: [] }));
  return { step: 'choose', done, before, pressed: false, at, choices, chosen: passIn(actions) };
}

function endsOf({ ends_turn, events }: PreviewReply): Ends {
  return ends_turn ? { turn: true, scores: scoresOf(events) } : { turn: false };
}

/** Where to begin: at the action that changes nothing, if there is one. */
function passIn(actions: readonly Action[]): number {
  return Math.max(
    0,
    actions.findIndex(({ type }) => type === 'pass'),
  );
}

function placing({ x, y, rotation }: Placement): Action {
  return { type: 'place_tile', x, y, rotation };
}
