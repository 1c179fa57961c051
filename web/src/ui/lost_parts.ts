// A part of this page that does not come is gone if the server has another release by now: trying again
// cannot help, reloading does. The page then reloads by itself, once for each release, unless somebody is
// writing.

import { effect, signal } from '@preact/signals';
import { whenChunkFails } from '../net/chunk.ts';
import { newerPage } from '../net/newer_page.ts';
import { readTab, writeTab } from '../net/storage.ts';
import { loadAnew, route } from './router.tsx';

/** Whether parts of this page are gone, and it has not reloaded by itself. */
export const partsAreGone = signal(false);

/** The release for which this tab has reloaded last. */
const RELOADED_FOR = 'reloaded_for';

export function followLostParts(reload = () => location.reload(), look = newerPage): () => void {
  let isWriting = false;
  const noteWriting = ({ target }: Event) => {
    isWriting ||= target instanceof Element && target.closest('form, textarea') !== null;
  };
  addEventListener('input', noteWriting);
  const stop = effect(() => {
    route.value; // what was written on another screen is not lost here
    isWriting = false;
  });
  const ignore = whenChunkFails(async () => {
    const release = await look();
    if (release === null) return;
    loadAnew();
    const waits = isWriting || document.querySelector('dialog[open]') !== null;
    const again = readTab<string | null>(RELOADED_FOR, null) === release;
    if (!waits && !again && writeTab(RELOADED_FOR, release)) reload();
    else partsAreGone.value = true;
  });
  return () => {
    removeEventListener('input', noteWriting);
    stop();
    ignore();
  };
}
