// How long tests wait for what a page or a program does.

/** A state that is not reached within this time, in ms, never is: a machine that is busy is slow, no more. */
export const WAIT_MS = 120_000;

/** Who misses something that has just moved presses again, as people do. More often than this nobody does. */
export const PRESSES_MAX = 5;
/** After this time, in ms, nobody expects that a press still has an effect. */
export const PRESS_MS = 3000;
