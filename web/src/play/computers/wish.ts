// The computers that a host wishes for.

/** From weak to strong, as the catalogue has them (`computer_levels`). */
export const OFFERED_LEVELS: readonly string[] = [
  'newcomer',
  'casual',
  'dreamer',
  'architect',
  'rival',
  'expert',
  'master',
];

/** The default: beginners at the table need not lose by far. */
export const USUAL_LEVEL = 'casual';

/** All of the same level. */
export interface Computers {
  count: number;
  level: string;
}
