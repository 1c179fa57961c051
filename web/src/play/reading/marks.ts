// Empty cells that a player marks for a later turn. Nobody else sees them; the window remembers them
// until it is closed.

import { type ReadonlySignal, signal } from '@preact/signals';
import { type Cell, sameCell } from '../../board/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { readStored, writeStored } from '../../net/storage.ts';

export class Marks {
  readonly #key: string;
  readonly #cells;

  /** The marks of the room's present game. */
  constructor({ room, number }: Pick<RoomView, 'room' | 'number'>) {
    this.#key = `marks ${room} ${number}`;
    this.#cells = signal(readStored<readonly Cell[]>(this.#key, [], 'session'));
  }

  get cells(): ReadonlySignal<readonly Cell[]> {
    return this.#cells;
  }

  has(cell: Cell): boolean {
    return this.#cells.value.some((marked) => sameCell(marked, cell));
  }

  toggle({ x, y }: Cell): void {
    const others = this.#cells.value.filter((marked) => !sameCell(marked, { x, y }));
    const marked = others.length < this.#cells.value.length;
    this.#cells.value = marked ? others : [...others, { x, y }];
    writeStored(this.#key, this.#cells.value, 'session');
  }

  /** The marks without a tile laid on them meanwhile. */
  stillEmpty(tiles: readonly Cell[]): readonly Cell[] {
    return this.#cells.value.filter((cell) => !tiles.some((tile) => sameCell(tile, cell)));
  }
}
