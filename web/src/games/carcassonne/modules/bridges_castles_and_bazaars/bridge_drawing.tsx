// A wooden bridge that spans a tile from side to side. It rises over whatever lies between, casts a shadow,
// and its ends are as wide as a road.

import { HALF_WIDTH } from '../../tiles/types.ts';
import { deckAt, type Span } from './bridge_shape.ts';

const INK = '#1b130c';
const WOOD = '#c8935a';
const EDGE = '#7d4f26';

const STEPS = Array.from({ length: 21 }, (_, i) => i / 20);
const PLANKS = Array.from({ length: 17 }, (_, i) => (i + 0.5) / 17);

/** One edge of the deck, `side` of its middle and so much lower, as the points of a path. */
function edge(span: Span, side: -1 | 0 | 1, lower = 0, from = STEPS): string {
  const points = from.map((along) => {
    const { at, across } = deckAt(span, along);
    const [x, y] = [at[0] + side * across[0], at[1] + side * across[1] + lower];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return points.join('L');
}

const band = (span: Span, top: readonly [-1 | 0 | 1, number], foot: readonly [-1 | 0 | 1, number]): string =>
  `M${edge(span, ...top)}L${edge(span, ...foot, [...STEPS].reverse())}Z`;

/** On the ground, to the lower right: furthest from the bridge where that is highest. */
const SHADOWS: Record<Span, string> = {
  level: 'M1 55C30 68 72 69 99 55L99 59C76 79 32 79 6 60Z',
  upright: 'M54 2C70 28 71 72 54 98L58 98C80 74 80 30 58 4Z',
};

/** In the square of a tile, 100 units wide. `faint`: a choice, not yet a bridge. */
export function BridgeDrawing({ span, faint = false }: { span: Span; faint?: boolean }) {
  const isLevel = span === 'level';
  const rails = ([-1, 1] as const).map((side) => `M${edge(span, side, -1.6)}`);
  const planks = PLANKS.map((along) => {
    const { at, across } = deckAt(span, along);
    const [dx, dy] = across.map((part) => part * (1 - 1 / HALF_WIDTH.road));
    return `M${(at[0] - dx!).toFixed(1)} ${(at[1] - dy!).toFixed(1)}L${(at[0] + dx!).toFixed(1)} ${(at[1] + dy!).toFixed(1)}`;
  });
  return (
    <g class="bridge" opacity={faint ? 0.72 : undefined} stroke-linejoin="round">
      <path d={SHADOWS[span]} fill="#1a1204" opacity={0.3} />
      {isLevel && <Arch />}
      <path d={band(span, [-1, 0], [1, 0])} fill={WOOD} stroke={INK} stroke-width={1.6} />
      <path d={planks.join('')} stroke={EDGE} stroke-width={0.7} opacity={0.75} />
      {!isLevel && <path d={band(span, [-1, 0], [0, 0])} fill="#fff3d2" opacity={0.2} />}
      {rails.map((rail) => (
        <g key={rail} fill="none">
          <path d={rail} stroke={INK} stroke-width={3.2} />
          <path d={rail} stroke="#e7c08b" stroke-width={1.7} />
        </g>
      ))}
    </g>
  );
}

/** The side that is seen of a bridge from left to right: beams with struts. */
function Arch() {
  const face = `M${edge('level', 1)}L100 60C76 48 60 47.5 50 47.5C40 47.5 24 48 0 60Z`;
  return (
    <>
      <path d={face} fill={EDGE} stroke={INK} stroke-width={1.4} />
      <path
        d="M12 52.5V55M25 48.5V51.5M37.5 46V49M50 45.5V47.5M62.5 46V49M75 48.5V51.5M88 52.5V55"
        stroke="#e7c08b"
        stroke-width={1.3}
      />
    </>
  );
}

/** The bridge on its own, for lists and buttons. */
export function BridgeIcon({ size }: { size: number }) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      <BridgeSign />
    </svg>
  );
}

/** A small arched bridge from the side, about the origin. */
export function BridgeSign() {
  return (
    <g stroke={INK} stroke-linejoin="round" stroke-linecap="round">
      <path
        d="M-11.5 8.5V1.5C-6-5 6-5 11.5 1.5V8.5H7.5C6.5 1 -6.5 1 -7.5 8.5Z"
        fill={WOOD}
        stroke-width={1.7}
      />
      <path d="M-11.5-2.5C-6-9 6-9 11.5-2.5M-9.5-3V.5M0-6.5V-3M9.5-3V.5" fill="none" stroke-width={1.7} />
    </g>
  );
}
