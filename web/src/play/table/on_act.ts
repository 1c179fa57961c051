/** What ends all that only shows what has happened. */
const ACTS = ['pointerdown', 'keydown'] as const;

/** Calls it whenever the player does something. Returns a function that stops it. */
export function onAct(listener: () => void): () => void {
  for (const act of ACTS) addEventListener(act, listener, true);
  return () => {
    for (const act of ACTS) removeEventListener(act, listener, true);
  };
}
