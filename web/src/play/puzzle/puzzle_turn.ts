// The turn of a puzzle: a tile is turned and aimed, and nothing is asked or sent.

import { computed, signal } from '@preact/signals';
import type { Cell } from '../../board/index.ts';
import type { GameView, PlaceTile } from '../../net/protocol.gen.ts';
import { aim, begin, draftOf, hold, type Placement, sameCell, waysOf } from '../draft.ts';
import type { BoardTurn } from '../table/game_parts.ts';

export class PuzzleTurn implements BoardTurn {
  readonly #state;
  readonly draft;
  readonly handRotation;

  constructor({ legal }: GameView) {
    this.#state = signal(begin(legal));
    this.draft = computed(() => draftOf(this.#state.value));
    this.handRotation = computed(() => this.#state.value.held);
  }

  /** Where the tile is aimed; null: nowhere yet. */
  get aimed(): PlaceTile | null {
    const draft = this.draft.value;
    return draft.step === 'place' && draft.at !== null ? { type: 'place_tile', ...draft.at } : null;
  }

  offerAt({ x, y, rotations }: Readonly<Cell> & { rotations: readonly number[] }): Placement {
    const held = this.handRotation.value;
    return { x, y, rotation: rotations.includes(held) ? held : rotations[0]! };
  }

  /** Choosing a cell again turns the tile to its next legal rotation. */
  chooseCell(cell: Cell): void {
    const legal = this.#legal().find((placement) => sameCell(placement, cell));
    const { aimed } = this;
    if (aimed !== null && sameCell(aimed, cell)) this.rotate(1);
    else if (legal !== undefined) this.#aim(this.offerAt(legal));
  }

  /** To the next (1) or previous (-1) legal rotation where the tile lies, or in the hand. */
  rotate(by: 1 | -1): void {
    const { aimed } = this;
    if (waysOf(aimed, this.#legal()) < 2) return;
    if (aimed === null) {
      this.#state.value = hold(this.#state.value, (this.handRotation.value + by + 4) % 4);
      return;
    }
    const { rotations } = this.#legal().find((placement) => sameCell(placement, aimed))!;
    const next = (rotations.indexOf(aimed.rotation) + by + rotations.length) % rotations.length;
    this.#aim({ ...aimed, rotation: rotations[next]! });
  }

  pick(): void {}
  choose(): void {}

  #aim(at: Placement): void {
    this.#state.value = aim(this.#state.value, at);
  }

  #legal() {
    const draft = this.draft.value;
    return draft.step === 'place' ? draft.placements : [];
  }
}
