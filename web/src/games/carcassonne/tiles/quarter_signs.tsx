// The quarters of the walled city as flat signs, told apart by their outlines, in a box of about 20 units.

import type { Quarter } from './walled_city.ts';

const INK = '#2c1c10';

const SIGNS: Record<Quarter, { path: string; lines: string; fill: string }> = {
  castle: {
    path: 'M-8 9V-10H-4.6V-7H-1.7V-10H1.7V-7H4.6V-10H8V9H2.6V4A2.6 2.6 0 0 0-2.6 4V9Z',
    lines: 'M-8-3.4H8M-4.6 0H-3.4M3.4 0H4.6',
    fill: '#6f93bd',
  },
  market: {
    path: 'M-9.5-2.4L-7.4-9.4H7.4L9.5-2.4V.4H7.4V9H-7.4V.4H-9.5Z',
    lines: 'M-9.5-1H9.5M-4.6-9V-1M0-9V-1M4.6-9V-1M-7.4 4.4H7.4',
    fill: '#e98a5f',
  },
  blacksmith: {
    path: 'M-10.4-6.6H8.6V-2C5.2-1.8 3.4-.4 3.6 2L7 6.4V8.6H-6.4V6.4L-3 2C-3.2-1.6-8-2.4-10.4-6.6Z',
    lines: 'M-6.8-4.4H6.4',
    fill: '#8b929c',
  },
  cathedral: {
    path: 'M-8.4 9V-2L-5.4-8.6-2.4-2V-.6L0-3.6 2.4-.6V-2L5.4-8.6 8.4-2V9H2.2V6A2.2 2.2 0 0 0-2.2 6V9Z',
    lines: 'M-2.4-.6V9M2.4-.6V9M0-9.6V-4.8M-1.7-8H1.7',
    fill: '#f3e3b5',
  },
};

/** For use inside an SVG. */
export function QuarterSign({ quarter }: { quarter: Quarter }) {
  const { path, lines, fill } = SIGNS[quarter];
  return (
    <g fill="none" stroke-linejoin="round" stroke-linecap="round">
      <path d={path} stroke="#fffaf0" stroke-width={4.6} />
      <path d={path} fill={fill} stroke={INK} stroke-width={1.6} />
      <path d={lines} stroke={INK} stroke-width={1.3} />
    </g>
  );
}
