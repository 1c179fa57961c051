import { listOf, t } from '../../../../i18n/index.ts';
import type { GamePhase, Goods } from '../../../../net/protocol.gen.ts';
import { seatName } from '../../../../play/words.ts';
import { type ModuleWords, passOrEnd } from '../module_words.ts';

export const words: ModuleWords = {
  choices: { double_turn: () => t('choice.doubleTurn') },
  questions: [{ asks: (has) => has('double_turn'), words: () => t('ask.again'), pass: passOrEnd }],
  events: {
    double_turn: (_, name) => t('log.doubleTurn', { name }),
    goods_claimed: (event, name) => t('log.goods', { name, goods: goodsWords(event) }),
  },
  returned: { alone: 'log.alone' },
  givesTile: (events) => events.some(({ type }) => type === 'double_turn'),
  /** Whose builder earns another tile, until it is laid. */
  part({ part, phase, seat, turn_seat }, view) {
    const player = turn_seat ?? seat;
    if (part === undefined || player === null || !TO_BE_LAID.includes(phase)) return undefined;
    return player === view.you
      ? t('turn.part.yours')
      : t('turn.part.other', { name: seatName(view, player) });
  },
};

/** The phases before the tile of a part lies. */
const TO_BE_LAID: readonly GamePhase[] = ['abbey', 'redraw', 'place'];

const GOODS = ['wine', 'grain', 'cloth'] as const;

export function goodsWords(goods: Goods): string {
  const some = GOODS.flatMap((kind) => {
    const n = goods[kind] ?? 0;
    return n > 0 ? [t('log.goods.count', { goods: t(`goods.${kind}`), n })] : [];
  });
  return listOf(some);
}
