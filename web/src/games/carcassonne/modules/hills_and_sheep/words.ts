import { t } from '../../../../i18n/index.ts';
import { placeName } from '../../../../play/place_name.ts';
import { seatName } from '../../../../play/words.ts';
import type { ModuleWords } from '../module_words.ts';

export const words: ModuleWords = {
  choices: { flock: ({ choice }) => t(choice === 'grow' ? 'choice.grow' : 'choice.scoreFlock') },
  questions: [{ asks: (has) => has('flock'), words: () => t('ask.flock') }],
  events: {
    token_drawn: ({ token }, name) =>
      token === 'wolf' ? t('log.tokenWolf', { name }) : t('log.tokenSheep', { name, n: token }),
    tile_buried: (event) => t('log.buried', { place: placeName(event) }),
  },
  streams: ['flock'],
  scored: {
    flock: (_, values) => t('log.scored', { ...values, feature: t('line.flat.flock') }),
  },
  returned: { wolf: 'log.wolf' },
  unseenNote: ({ buried = [] }) => (buried.length === 0 ? null : t('unseen.buried', { n: buried.length })),
  called: ({ phase }) => (phase === 'flock' ? t('turn.flock') : null),
  /** Whom the game waits for; that seat reads its own question. */
  part({ phase, seat }, view) {
    if (phase !== 'flock' || seat === null) return undefined;
    return seat === view.you ? null : t('turn.flock.other', { name: seatName(view, seat) });
  },
};
