// The shuffle, recomputed from a finished game's record: protocol/README.md, "The shuffle, byte by byte".

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromHex, toHex } from './bytes.ts';

export interface Proof {
  game_id: string;
  secret: string;
  commitment: string;
  entropy: readonly (string | null)[];
}

export function commitmentOf(secret: string): string {
  return toHex(sha256(fromHex(secret)));
}

export function seedOf({ secret, game_id, entropy }: Proof): Uint8Array {
  const shares = entropy.flatMap((value) => (value === null ? [0] : [1, ...fromHex(value)]));
  const message = Uint8Array.from([...new TextEncoder().encode(game_id), ...shares]);
  return hmac(sha256, fromHex(secret), message);
}

/** Unbiased numbers from SHA-256 in counter mode, keyed by the seed and the generator's name. */
export class NamedGenerator {
  readonly #prefix: readonly number[];
  #counter = 0n;
  #block = new DataView(new ArrayBuffer(0));
  #offset = 0;

  constructor(seed: Uint8Array, name: string) {
    this.#prefix = [...seed, ...new TextEncoder().encode(name), 0];
  }

  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    let number = this.#next();
    while (number >= limit) number = this.#next();
    return number % n;
  }

  #next(): number {
    if (this.#offset === this.#block.byteLength) this.#refill();
    const number = this.#block.getUint32(this.#offset);
    this.#offset += 4;
    return number;
  }

  #refill(): void {
    const input = new Uint8Array(this.#prefix.length + 8);
    input.set(this.#prefix);
    new DataView(input.buffer).setBigUint64(this.#prefix.length, this.#counter);
    this.#block = new DataView(sha256(input).buffer);
    this.#counter += 1n;
    this.#offset = 0;
  }
}

/** The pile in drawing order. `items` are in catalogue order, equal ones side by side. */
export function shuffled<T>(items: readonly T[], seed: Uint8Array, pile: string): T[] {
  const order = [...items];
  const generator = new NamedGenerator(seed, pile);
  for (let i = order.length - 1; i > 0; i--) {
    const j = generator.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
