// The computers that a host wishes for.

/** The default: beginners at the table need not lose by far. */
export const USUAL_LEVEL = 'neighbour';

/** All of the same level. */
export interface Computers {
  count: number;
  level: string;
}
