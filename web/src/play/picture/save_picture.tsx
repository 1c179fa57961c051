// Saves a finished game as one picture, or hands it to what shares pictures on a phone. The code that draws
// it is fetched on demand.

import { useSignal } from '@preact/signals';
import { canvasReadsBack } from '../../art/readback.ts';
import { t, withTexts } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';
import { showNotice } from '../../ui/notices.ts';
import { handOut } from './hand_out.ts';
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
