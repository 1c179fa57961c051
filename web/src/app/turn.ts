// The turn that I am thinking about. Nothing leaves this browser until `commit`, which sends the placement and the
// claim together; what could follow a placement the server says (`preview`), so there are no rules here.

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

/** One thing that may follow the placement. */
export interface Choice {
  action: Action;
  /** What anybody would score by it at once, if nothing more is done than must be; null: not known yet. */
  scores: readonly Scored[] | null;
  /** What would have to be chosen after it. */
  after: readonly Action[];
}

export type Draft =
  | { step: 'wait' }
  /** `ends`: the placement chosen would end the turn; null while that is not known. */
  | { step: 'place'; at: Placement | null; ends: Ends | null }
  /** `at` is null when the tile lies already. `chosen` is an index into `choices`. */
  | { step: 'choose'; at: Placement | null; choices: readonly Choice[]; chosen: number }
  | { step: 'sending'; at: Placement | null; action: Action | null };

/** Asked once the tile lies for good: what comes before them may have turned up what nobody can foresee. */
const ASKED_AFTER: ReadonlySet<Action['type']> = new Set(['score_next', 'use_wall_tile']);

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
    if (legal === undefined || (draft.step !== 'place' && draft.step !== 'choose')) return;
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
    if (draft.step !== 'place') return;
    if (draft.at === null) {
      this.#handRotation.value = (this.#handRotation.value + by + 4) % 4;
      return;
    }
    const { rotations } = this.#legalAt(draft.at)!;
    const next = (rotations.indexOf(draft.at.rotation) + by + rotations.length) % rotations.length;
    this.#aim({ ...draft.at, rotation: rotations[next]! });
  }

  /** Lays the tile down where it is aimed: on to the choice, or to the end of the turn where there is none. */
  async place(): Promise<void> {
    const draft = this.#draft.value;
    if (draft.step !== 'place' || draft.at === null) return;
    if (draft.ends?.turn) return this.#act([placing(draft.at)], draft.at, null);
    const reply = await this.#aimed;
    const now = this.#draft.value;
    if (reply === null || reply.ends_turn || now.step !== 'place' || now.at !== draft.at) return;
    const actions = reply.choices;
    if (actions.some(({ type }) => ASKED_AFTER.has(type)))
      return this.#act([placing(draft.at)], draft.at, null);
    this.#draft.value = {
      step: 'choose',
      at: draft.at,
      choices: unforeseen(actions),
      chosen: passIn(actions),
    };
    await this.#foresee();
  }

  choose(index: number): void {
    const draft = this.#draft.value;
    if (draft.step === 'choose' && index in draft.choices) this.#draft.value = { ...draft, chosen: index };
  }

  /** Chooses the action that changes nothing more, where there is one. */
  choosePass(): void {
    const draft = this.#draft.value;
    if (draft.step === 'choose') this.choose(draft.choices.findIndex(({ action }) => action.type === 'pass'));
  }

  commit(): Promise<void> {
    const draft = this.#draft.value;
    if (draft.step !== 'choose') return Promise.resolve();
    const action = draft.choices[draft.chosen]?.action ?? null;
    const actions = [...(draft.at === null ? [] : [placing(draft.at)]), ...(action === null ? [] : [action])];
    return this.#act(actions, draft.at, action);
  }

  /** One step back: from the choice to the placement, from the placement to the hand. */
  takeBack(): void {
    const draft = this.#draft.value;
    if (draft.step === 'choose' && draft.at !== null) this.#aim(draft.at);
    if (draft.step === 'place') this.#draft.value = { step: 'place', at: null, ends: null };
  }

  #keepUp(view: RoomView | null): void {
    const { game = null, you = null, number } = view ?? {};
    const mine = game !== null && game.legal !== null && game.seat === you;
    const followed = mine ? `${number} ${game.step}` : null;
    if (followed === this.#followed) return;
    this.#followed = followed;
    this.#handRotation.value = 0;
    this.#draft.value = mine ? firstDraft(game) : { step: 'wait' };
    void this.#foresee();
  }

  #aim(at: Placement): void {
    this.#handRotation.value = at.rotation;
    const draft: Draft = { step: 'place', at, ends: null };
    this.#draft.value = draft;
    this.#aimed = this.#preview([placing(at)]);
    void this.#aimed.then((reply) => {
      if (reply !== null && this.#draft.value === draft)
        this.#draft.value = { ...draft, ends: endsOf(reply) };
    });
  }

  /** Asks for each choice what it would score, and shows the answers as they come. */
  async #foresee(): Promise<void> {
    const asked = this.#draft.value;
    if (asked.step !== 'choose') return;
    await Promise.all(
      asked.choices.map(async ({ action }, index) => {
        const outcome = await this.#outcome([...(asked.at === null ? [] : [placing(asked.at)]), action]);
        const draft = this.#draft.value;
        if (outcome === null || draft.step !== 'choose' || draft.at !== asked.at) return;
        const choices = draft.choices.with(index, { action, ...outcome });
        this.#draft.value = { ...draft, choices };
      }),
    );
  }

  /** Follows the actions by a pass where they alone score nothing yet. */
  async #outcome(actions: Action[]): Promise<Omit<Choice, 'action'> | null> {
    const reply = await this.#preview(actions);
    if (reply === null) return null;
    const scores = scoresOf(reply.events);
    const pass = reply.choices.find(({ type }) => type === 'pass');
    const passed = scores.length === 0 && pass ? await this.#preview([...actions, pass]) : null;
    return { scores: passed === null ? scores : scoresOf(passed.events), after: reply.choices };
  }

  async #act(actions: Action[], at: Placement | null, action: Action | null): Promise<void> {
    const before = this.#draft.value;
    const step = this.#room.view.value!.game!.step;
    const sending: Draft = { step: 'sending', at, action };
    this.#draft.value = sending;
    try {
      await this.#room.send({ type: 'act', actions, step });
    } catch (refused) {
      if (this.#draft.value === sending) this.#draft.value = before;
      this.#onRefused(refused as Refused);
    }
  }

  async #preview(actions: Action[]): Promise<PreviewReply | null> {
    try {
      return await this.#room.send({ type: 'preview', actions });
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.#onRefused(refused);
      return null;
    }
  }

  #legalAt(cell: Cell): LegalPlacement | undefined {
    return this.#room.view.value?.game?.legal?.placements.find((placement) => sameCell(placement, cell));
  }
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

/** What a list of events scores, without what is not known before the turn is over. */
export function scoresOf(events: readonly Event[]): Scored[] {
  return events.filter((event) => event.type === 'scored');
}

function firstDraft(game: GameView): Draft {
  const { placements, actions } = game.legal!;
  if (placements.length > 0) return { step: 'place', at: null, ends: null };
  const choices = unforeseen(actions);
  return { step: 'choose', at: null, choices, chosen: passIn(actions) };
}

function unforeseen(actions: readonly Action[]): Choice[] {
  return actions.map((action) => ({ action, scores: null, after: [] }));
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
