import { t } from '../../../../i18n/index.ts';
import type { ModuleWords } from '../module_words.ts';

export const words: ModuleWords = {
  events: {
    award_taken: ({ award, from_seat, seat, size }, name) =>
      t(`log.${award}${from_seat === seat ? '.kept' : ''}`, { name, n: size }),
  },
};
