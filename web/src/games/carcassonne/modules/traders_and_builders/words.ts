import { listOf, t } from '../../../../i18n/index.ts';
import type { Goods } from '../../../../net/protocol.gen.ts';
import { seatName } from '../../../../play/words.ts';
import type { ModuleWords } from '../module_words.ts';

export const TRADERS_WORDS: ModuleWords = {
  choices: { double_turn: () => t('choice.doubleTurn') },
  questions: [{ asks: (has) => has('double_turn'), words: () => t('ask.again'), pass: 'turn.endTurn' }],
  events: {
    double_turn: (_, name) => t('log.doubleTurn', { name }),
    goods_claimed: (event, name) => t('log.goods', { name, goods: goodsWords(event) }),
  },
  returned: { alone: 'log.alone' },
  /** Whose builder earns another tile. */
  part({ part, seat, turn_seat }, view) {
    const player = turn_seat ?? seat;
    if (part === undefined || player === null) return undefined;
    return player === view.you
      ? t('turn.part.yours')
      : t('turn.part.other', { name: seatName(view, player) });
  },
};

const GOODS = ['wine', 'grain', 'cloth'] as const;

export function goodsWords(goods: Goods): string {
  const some = GOODS.flatMap((kind) => {
    const n = goods[kind] ?? 0;
    return n > 0 ? [t('log.goods.count', { goods: t(`goods.${kind}`), n })] : [];
  });
  return listOf(some);
}
