// This client's copy of the room's view, updated by deltas.

import { Digest } from './canonical.ts';
import { applyPatch, type Json } from './patch.ts';
import type { Delta, RoomView, Snapshot } from './protocol.gen.ts';

/** `lost`: the copy no longer agrees with the server's view; ask for a snapshot. */
export type Taken = 'applied' | 'ignored' | 'lost';

export class Replica {
  #seq = 0;
  #view: RoomView | null = null;
  readonly #digest = new Digest();

  /** The last seq in the view; meaningless without a view. */
  get seq(): number {
    return this.#seq;
  }

  get view(): RoomView | null {
    return this.#view;
  }

  /** As `join` tells the server; null: there is no view. */
  get held(): { since: number; digest: string } | null {
    return this.#view === null ? null : { since: this.#seq, digest: this.#digest.of(this.#view) };
  }

  takeSnapshot({ seq, view }: Pick<Snapshot, 'seq' | 'view'>): void {
    this.#seq = seq;
    this.#view = view;
  }

  takeDelta(delta: Delta): Taken {
    if (this.#view === null) return 'lost';
    if (delta.seq <= this.#seq) return 'ignored';
    if (delta.seq !== this.#seq + 1) return 'lost';
    const next = this.#patched(this.#view, delta);
    if (next === null) return 'lost';
    this.takeSnapshot({ seq: delta.seq, view: next });
    return 'applied';
  }

  #patched(view: RoomView, delta: Delta): RoomView | null {
    try {
      const next = applyPatch(view as unknown as Json, delta.patch);
      return this.#digest.of(next as object) === delta.digest ? (next as unknown as RoomView) : null;
    } catch {
      return null; // a patch that does not fit is treated like a wrong digest
    }
  }
}
