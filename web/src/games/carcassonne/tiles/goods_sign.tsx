// The goods of Traders & Builders as flat signs: a cask, an ear of grain and a bolt
// of cloth, in a box of about 20 units.

import type { Goods } from './types.ts';

/** The goods of a city: told apart by their outline. */
const GOODS: Record<Goods, { path: string; lines: string; fill: string }> = {
  wine: {
    path: 'M-3.2-7.6H3.2C6.4-3.4 6.4 3.4 3.2 7.6H-3.2C-6.4 3.4-6.4-3.4-3.2-7.6Z',
    lines: 'M-4.9-3.6H4.9M-4.9 3.6H4.9',
    fill: '#8c2f4b',
  },
  grain: {
    path: 'M0-9C2.2-7 2.2-5 1.2-3.4 4-4.6 5.8-3.6 6.6-1.6 4.8.4 2.8.4 1.2-.4 4 1 4.6 3 4 5 2.4 5 1.4 4.4.9 3.4V9H-.9V3.4C-1.4 4.4-2.4 5-4 5-4.6 3-4 1-1.2-.4-2.8.4-4.8.4-6.6-1.6-5.8-3.6-4-4.6-1.2-3.4-2.2-5-2.2-7 0-9Z',
    lines: 'M0-4V8',
    fill: '#f2c430',
  },
  cloth: {
    path: 'M-8-4.2C-8-6.6-3-6.6-3-4.2V-3.6H8V6.4H-3C-3 3-8 3-8 6.4Z',
    lines: 'M-3-3.6V6.4M0-3.6V6.4M4-3.6V6.4',
    fill: '#2f6fb0',
  },
};

export function GoodsSign({ kind }: { kind: Goods }) {
  const { path, lines, fill } = GOODS[kind];
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <path d={path} stroke="#fffaf0" stroke-width={5} />
      <path d={path} fill={fill} stroke="#2c1c10" stroke-width={1.5} />
      <path d={lines} fill="none" stroke={kind === 'grain' ? '#7a5a10' : '#fffaf0'} stroke-width={1.3} />
    </g>
  );
}
