// How long tests wait for what a page or a program does.

/** A state that is not reached within this time, in ms, never is: a machine that is busy is slow, no more. */
export const WAIT_MS = 120_000;
