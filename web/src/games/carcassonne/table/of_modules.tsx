// What modules add to a table, loaded where one of them is in play.

import type { Rules } from '../../../net/protocol.gen.ts';
import type { BesidesProps, SeatGoodsProps } from '../../../play/table/game_parts.ts';
import { lazy } from '../../../ui/lazy.tsx';

/** They bring nothing that every table does not know. */
const PLAIN: readonly string[] = ['farmers', 'river', 'abbot'];

export const hasModules = ({ modules }: Pick<Rules, 'modules'>): boolean =>
  modules.some((name) => !PLAIN.includes(name));

const LazyGoods = lazy(async () => (await import('./seat_goods.tsx')).SeatGoods, { quiet: true });
const LazyBesides = lazy(async () => (await import('./besides.tsx')).Besides, { quiet: true });

export function SeatGoods(props: SeatGoodsProps) {
  return hasModules(props.view.rules) ? <LazyGoods {...props} /> : null;
}

export function Besides(props: BesidesProps) {
  return hasModules(props.view.rules) ? <LazyBesides {...props} /> : null;
}
