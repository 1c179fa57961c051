import { t } from '../../../../i18n/index.ts';
import { placeName } from '../../../../play/place_name.ts';
import { pairName } from '../../words/places.ts';
import type { ModuleWords } from '../module_words.ts';

export const words: ModuleWords = {
  choices: {
    place_abbey: (action) => t('choice.abbey', { place: placeName(action) }),
    move_wagon: (action) => t('choice.wagon', { place: placeName(action) }),
  },
  questions: [
    { asks: (has) => has('place_abbey'), words: () => t('ask.abbey'), pass: 'choice.noAbbey' },
    { asks: (has) => has('move_wagon'), words: () => t('ask.wagon'), pass: 'choice.wagonHome' },
  ],
  events: { piece_moved: ({ to }, name) => t('log.wagonMoves', { name, place: pairName(to) }) },
  returned: { barn: 'log.atBarn' },
};
