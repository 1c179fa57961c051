import type { ModuleWords } from '../src/games/carcassonne/modules/module_words.ts';
import { t } from '../src/i18n/index.ts';
import { placeName } from '../src/play/place_name.ts';
import { seatName } from '../src/play/words.ts';

const cellAt = ([x, y]: readonly [number, number]): string => placeName({ x, y });

export const words: ModuleWords = {
  choices: {
    haul: ({ to, number }) => t('choice.haul', { n: number, place: cellAt(to) }),
    guess: ({ number }) => t('choice.guess', { n: number }),
    give: () => t('choice.give'),
  },
  besides: ['haul', 'guess'],
  questions: [{ asks: (has) => has('give'), words: () => t('ask.gift'), pass: 'choice.keep' }],
  events: {
    cart_hauled: ({ to, count }, name) => t('log.hauled', { name, n: count, place: cellAt(to) }),
    guess_written: (_, name) => t('log.guess', { name }),
  },
  scored: { guessed: (_, values) => t('log.guessed', values) },
  part: ({ phase, seat }, view) =>
    phase === 'gift' && seat !== null ? t('turn.gift', { name: seatName(view, seat) }) : undefined,
};
