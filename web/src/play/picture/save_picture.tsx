// Saves a finished game as one picture, or hands it to what shares pictures on a phone. The code that draws
// it is fetched on demand.

import { useSignal } from '@preact/signals';
import { canvasReadsBack } from '../../art/readback.ts';
import { t, withTexts } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';
import { showNotice } from '../../ui/notices.ts';
import type { Pictured } from './pictured.ts';

const picturing = withTexts(
  ['rules'],
  chunk(() => import('./board_picture.tsx')),
);

export function SavePicture({ gameId, ...pictured }: Pictured & { gameId: string }) {
  const drawing = useSignal(false);
  const save = async () => {
    if (drawing.value) return;
    drawing.value = true;
    try {
      if (!(await canvasReadsBack())) {
        showNotice(t('result.pictureUnread'));
        drawing.value = false;
        return;
      }
      const { boardPicture } = await picturing();
      const name = `bastide-${gameId.slice(0, 8)}.png`;
      await handOut(new File([await boardPicture(pictured)], name, { type: 'image/png' }), pictured.link);
    } catch (reason) {
      console.error(reason);
      showNotice(t('result.pictureFailed'));
    }
    drawing.value = false;
  };
  return (
    <button type="button" class="button" aria-busy={drawing.value} onClick={() => void save()}>
      {t('result.picture')}
    </button>
  );
}

/** To the apps of a device that is touched, if it has some for pictures; else to its files. */
async function handOut(picture: File, link: string | null): Promise<void> {
  const shared = { files: [picture], ...(link !== null && { text: link }) };
  const touched = matchMedia('(pointer: coarse)').matches;
  if (!touched || !navigator.canShare?.(shared)) return download(picture);
  try {
    await navigator.share(shared);
  } catch (reason) {
    // Whoever closes the list of apps wants nothing; a browser that refuses leaves the file.
    if ((reason as DOMException).name !== 'AbortError') download(picture);
  }
}

function download(picture: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
