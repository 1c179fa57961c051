// A server that was away may have come back with another version of the page: then this one makes way for it
// as soon as it interrupts nobody. The draft of a turn, the seat and the log outlive that.

import { isPageOld } from '../net/newer_page.ts';
import { loadAnew } from '../ui/router.tsx';

const LOOK_AGAIN_MS = 1_000;

/** `isWriting`: whether something is written that is not sent yet. */
export async function followRelease(isWriting: () => boolean): Promise<void> {
  if (!(await isPageOld())) return;
  loadAnew();
  const reloadWhenQuiet = () => {
    if (isWriting() || document.querySelector('dialog[open]')) setTimeout(reloadWhenQuiet, LOOK_AGAIN_MS);
    else location.reload();
  };
  reloadWhenQuiet();
}
