// Why this page has no engine, or no games of its own.

/**
 * `no_wasm`: this browser cannot run it. `no_games`: it can, but keeps no games, such as one from a file.
 * `unfetched`: the engine's file, or the code around it, did not load. `taken_over`: another tab has the
 * games now.
 */
export type Lack = 'no_wasm' | 'no_games' | 'unfetched' | 'taken_over';

export class EngineMissing extends Error {
  readonly why: Lack;
  constructor(why: Lack) {
    super(`the engine of this page is missing: ${why}`);
    this.why = why;
  }
}

/** For the `catch` of an import whose code did not load. */
export function unfetched(reason: unknown): never {
  console.info('not fetched:', reason);
  throw new EngineMissing('unfetched');
}
