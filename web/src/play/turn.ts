// My turn at the table: updates the draft (draft.ts) with the view, asks what it needs to know, and sends
// what is decided. Only questions leave this browser until the last decision is confirmed; then all actions
// are sent together.

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Cell } from '../board/index.ts';
import type { Action, Placement as LegalPlacement, Reason, RoomView } from '../net/protocol.gen.ts';
import { Refused } from '../net/refused.ts';
import { goOn } from '../ui/notices.ts';
import { confirms } from '../ui/settings.ts';
import * as fold from './draft.ts';
import { type Draft, draftOf, type Placement, passIn, type State, sameCell, waysOf } from './draft.ts';
import { recallDraft, rememberDraft } from './draft_memory.ts';
import { type Foresight, nearestForesight } from './foresight.ts';
import { GameStep, stepOf } from './game_step.ts';
import { ownToAct } from './playing.ts';
import type { Room } from './room.ts';

export class Turn {
  readonly #room: Room;
  readonly #foresight: Foresight;
  readonly #onRefused: (refused: Refused) => void;
  readonly #state = signal<State>(fold.begin(null));
  readonly #draft = computed(() => draftOf(this.#state.value));
  readonly #handRotation = computed(() => this.#state.value.held);
  /** Null: I am not to act. */
  readonly #step = new GameStep();
  /** What has been asked in this step and not been refused. */
  #asked = new Set<string>();
  /** The whole step of the hint; empty: there was none. */
  readonly #hint = signal<readonly Action[]>([]);
  readonly #hintReasons = signal<readonly Reason[]>([]);
  readonly #heedsHint = computed(() => fold.heeds(this.#state.value, this.#hint.value));

  constructor(room: Room, onRefused: (refused: Refused) => void, foresight = nearestForesight(room)) {
    this.#room = room;
    this.#onRefused = onRefused;
    this.#foresight = foresight;
  }

  get draft(): ReadonlySignal<Draft> {
    return this.#draft;
  }

  /** The rotation of the tile in hand while no cell is chosen. */
  get handRotation(): ReadonlySignal<number> {
    return this.#handRotation;
  }

  /** Whether the draft stands as the hint wants it. */
  get heedsHint(): ReadonlySignal<boolean> {
    return this.#heedsHint;
  }

  /** Why the step of the last hint is good. */
  get hintReasons(): ReadonlySignal<readonly Reason[]> {
    return this.#hintReasons;
  }

  /** From now on the end of a step ends its draft. Returns a function that stops it. */
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
    this.#aim({ ...cell, rotation: this.#rotationIn(legal) });
  }

  /** Takes the other of two open tiles in hand. */
  swapTile(): void {
    this.#act(fold.swapTile(this.#state.value));
  }

  /** The tile in hand as it would lie if this legal cell were chosen now. */
  offerAt(cell: Readonly<Cell> & { rotations: readonly number[] }): Placement {
    return { x: cell.x, y: cell.y, rotation: this.#rotationIn(cell) };
  }

  #rotationIn({ rotations }: { rotations: readonly number[] }): number {
    const held = this.#handRotation.value;
    return rotations.includes(held) ? held : rotations[0]!;
  }

  /** To the next (1) or previous (-1) legal rotation where the tile lies, or in the hand. */
  rotate(by: 1 | -1): void {
    const draft = this.#draft.value;
    if (draft.step !== 'place' || waysOf(draft.at, this.#legal()) < 2) return;
    if (draft.at === null) {
      this.#act(fold.hold(this.#state.value, (this.#handRotation.value + by + 4) % 4));
      return;
    }
    const { rotations } = this.#legalAt(draft.at)!;
    const next = (rotations.indexOf(draft.at.rotation) + by + rotations.length) % rotations.length;
    this.#aim({ ...draft.at, rotation: rotations[next]! });
  }

  /**
   * Decides on the tile where it is aimed, or on what is chosen: on to the next choice, or to the end of the
   * turn.
   */
  decide(): void {
    this.#act(fold.decide(this.#state.value));
  }

  /** Places the tile and does nothing more, if that ends the turn. */
  decidePlain(): void {
    this.#act(fold.decidePlain(this.#state.value));
  }

  /** Does what may be done before the tile is laid. */
  decideAside(action: Action): void {
    this.#act(fold.decideAside(this.#state.value, action));
  }

  choose(index: number): void {
    if (this.#draft.value.step === 'choose') this.#act(fold.choose(this.#state.value, index));
  }

  /** Chooses by a press, which decides at once if the player wants no confirmation of such a choice. */
  pick(index: number): void {
    const draft = this.#draft.value;
    this.choose(index);
    if (draft.step === 'choose' && isUnconfirmed(draft.choices[index]?.action)) this.decide();
  }

  /** Chooses the action that changes nothing more, if there is one. */
  choosePass(): void {
    const draft = this.#draft.value;
    if (draft.step === 'choose') this.choose(passIn(draft.choices.map(({ action }) => action)));
  }

  /** Asks the server's computer for a hint, and follows it until something else is decided. */
  async askHint(): Promise<void> {
    if (this.#step.now === null) return;
    await this.#step.hear(
      this.#room.send({ type: 'hint' }),
      ({ actions, reasons = [] }) => {
        this.#hint.value = actions;
        this.#hintReasons.value = reasons;
        this.#become(fold.heed(fold.restart(this.#state.value), actions));
      },
      this.#onRefused,
    );
  }

  takeBack(): void {
    this.#act(fold.takeBack(this.#state.value));
  }

  #keepUp(view: RoomView | null): void {
    const mine = view !== null && ownToAct(view) !== null && !view.clock?.paused;
    const legal = mine ? view.game!.legal : null;
    const step = legal && stepOf(view!);
    if (!this.#step.goOnTo(step)) return;
    this.#asked = new Set();
    this.#hint.value = [];
    if (legal !== null) this.#foresight.prepare?.();
    const kept = step && recallDraft(this.#room.code, step);
    this.#become(fold.begin(legal));
    if (kept) void this.#resume(kept);
  }

  /** Resumes the thoughts of before a reload, once it is known again what the decisions taken then bring. */
  #resume(kept: fold.Moment): Promise<void> {
    return this.#step.hear(
      this.#learnAgain(kept),
      ({ known }) => this.#become(fold.resume({ ...this.#state.value, known }, kept)),
      () => {},
    );
  }

  async #learnAgain(kept: fold.Moment): Promise<State> {
    let state = this.#state.value;
    for (const step of fold.leadingTo(kept))
      state = fold.learn(state, step, await this.#foresight.preview(step));
    return state;
  }

  #aim(at: Placement): void {
    this.#act(fold.aim(this.#state.value, at));
  }

  /** The player goes on. */
  #act(next: State): void {
    if (next !== this.#state.value) goOn();
    this.#become(next);
  }

  /** The only transition: shows the state, asks what it needs to know, sends what is decided. */
  #become(next: State): void {
    const before = this.#state.value;
    if (next === before) return;
    const decided = next.moment.done.length > before.moment.done.length;
    const hint = this.#hint.peek();
    const state = decided && hint.length > 0 ? fold.heed(next, hint) : next;
    this.#state.value = state;
    if (this.#step.now !== null) rememberDraft(this.#room.code, this.#step.now, state.moment);
    for (const step of fold.wanted(state)) void this.#ask(step);
    if (state.sending !== null && before.sending === null) void this.#send(state.sending);
  }

  async #ask(step: readonly Action[]): Promise<void> {
    const key = JSON.stringify(step);
    if (this.#asked.has(key)) return;
    const asked = this.#asked.add(key);
    await this.#step.hear(
      this.#foresight.preview(step),
      (answer) => this.#become(fold.learn(this.#state.value, step, answer)),
      (refused) => {
        asked.delete(key);
        this.#onRefused(refused);
        this.#state.value = fold.release(this.#state.value);
      },
    );
  }

  async #send(actions: readonly Action[]): Promise<void> {
    const isTimely = this.#step.guard();
    const { step } = this.#room.view.value!.game!;
    try {
      await this.#room.send({ type: 'act', actions: [...actions], step });
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.#onRefused(refused); // in any case: what the player decided is not done
      if (isTimely()) this.#state.value = fold.giveBack(this.#state.value);
    }
  }

  #legal(): readonly LegalPlacement[] {
    const draft = this.#draft.value;
    return draft.step === 'place' ? draft.placements : [];
  }

  #legalAt(cell: Cell): LegalPlacement | undefined {
    return this.#legal().find((placement) => sameCell(placement, cell));
  }
}

function isUnconfirmed(action: Action | undefined): boolean {
  if (action === undefined) return false;
  return confirms.value === 'never' || (confirms.value === 'figure' && action.type === 'pass');
}
