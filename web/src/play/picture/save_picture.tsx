// Saves a finished game as one picture. The code that draws it is fetched on demand.

import { useSignal } from '@preact/signals';
import { canvasReadsBack } from '../../art/readback.ts';
import { t } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';
import { showNotice } from '../../ui/notices.ts';
import type { Pictured } from './pictured.ts';

const picturing = chunk(() => import('./board_picture.tsx'));

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
      download(await boardPicture(pictured), `bastide-${gameId.slice(0, 8)}.png`);
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

function download(picture: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
