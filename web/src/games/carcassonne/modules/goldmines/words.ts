import { t } from '../../../../i18n/index.ts';
import { placeName } from '../../../../play/place_name.ts';
import { seatName } from '../../../../play/words.ts';
import type { ModuleWords } from '../module_words.ts';

export const words: ModuleWords = {
  choices: { place_gold: ({ x, y }) => t('choice.gold', { place: placeName({ x, y }) }) },
  questions: [{ asks: (has) => has('place_gold'), words: () => t('ask.gold') }],
  events: {
    gold_placed: ({ x, y }, name) => t('log.goldPlaced', { name, place: placeName({ x, y }) }),
    gold_taken: ({ count }, name) => t('log.goldTaken', { name, n: count }),
  },
  called: ({ phase }) => (phase === 'gold' ? t('turn.gold') : null),
  /** Whom the game waits for; that seat reads its own question. */
  part({ phase, seat }, view) {
    if (phase !== 'gold' || seat === null) return undefined;
    return seat === view.you ? null : t('turn.gold.other', { name: seatName(view, seat) });
  },
};
