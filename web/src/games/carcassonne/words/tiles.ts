import type { Side } from '../../../art/sides.ts';
import { listOf, t, tOr } from '../../../i18n/index.ts';
import { describeTile, type FeatureFacts } from '../tiles/index.ts';

/** What is printed on a turned tile. */
export function tileWords(tile: string, rotation: number): string {
  const { features, walled } = describeTile(tile, rotation);
  const named = features.filter(({ kind }) => kind !== 'field').map(featureWords);
  if (walled) named.push(t('tile.walled'));
  return named.length === 0 ? t('tile.fieldOnly') : named.join('; ');
}

function featureWords(facts: FeatureFacts): string {
  const land = landWords(facts);
  const what = facts.landmark === null ? land : t(`tile.${facts.landmark}`, { what: land });
  if (facts.shares) return t('tile.shared', { what, side: t(`side.${facts.shares}`) });
  if (facts.calls) return t(`tile.calls.${facts.calls}`);
  if (facts.princess) return t('tile.princess', { what });
  return facts.goods === null ? what : t('tile.goods', { what, goods: t(`goods.${facts.goods}`) });
}

function landWords({ kind, sides, pennants, ends, abbey }: FeatureFacts): string {
  const where = { sides: sideWords(sides) };
  switch (kind) {
    case 'city':
      return pennants > 0 ? t('tile.cityPennant', where) : t('tile.city', where);
    case 'road':
      return ends ? t('tile.roadEnds', where) : t('tile.road', where);
    case 'river':
      return t('tile.river', where);
    default:
      return abbey ? t('feature.abbey') : tOr(`feature.${kind}`, kind);
  }
}

function sideWords(sides: readonly Side[]): string {
  return listOf(sides.map((side) => t(`side.${side}`)));
}
