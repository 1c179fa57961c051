// A server that was away may have returned with another version of the page: this page then reloads as soon
// as that interrupts nobody. The draft of a turn, the seat and the log survive.

import { newerPage } from '../net/newer_page.ts';
import { loadAnew } from '../ui/router.tsx';

const LOOK_AGAIN_MS = 1_000;

/** `isWriting`: whether something is written that has not been sent. */
export async function followRelease(isWriting: () => boolean): Promise<void> {
  if ((await newerPage()) === null) return;
  loadAnew();
  const reloadWhenQuiet = () => {
    if (isWriting() || document.querySelector('dialog[open]')) setTimeout(reloadWhenQuiet, LOOK_AGAIN_MS);
    else location.reload();
  };
  reloadWhenQuiet();
}
