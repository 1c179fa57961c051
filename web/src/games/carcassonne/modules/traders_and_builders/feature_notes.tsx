import { t } from '../../../../i18n/index.ts';
import type { FeatureNotesProps } from '../../../../play/table/game_parts.ts';
import { goodsWords } from './words.ts';

/** The goods for completing a city. */
export function GoodsToCome({ feature: { goods, state } }: Pick<FeatureNotesProps, 'feature'>) {
  if (goods === undefined || state === 'complete') return null;
  return <p>{t('reading.goods', { goods: goodsWords(goods) })}</p>;
}
