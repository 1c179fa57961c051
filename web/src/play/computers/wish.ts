// Which computers somebody wishes for.

/** What is proposed: no beginner at the table has to lose by far. */
export const USUAL_LEVEL = 'neighbour';

/** All of one level. */
export interface Computers {
  count: number;
  level: string;
}
