// What the parts of a game's picture have in common.

/** In pixels. */
export const PADDING = 20;
export const INK = '#2a1f14';
export const GROUND = '#d9c9a3';
