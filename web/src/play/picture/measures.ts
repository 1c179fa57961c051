// What head and foot of a game's picture have in common.

/** In pixels. */
export const PADDING = 20;
export const INK = '#2a1f14';
