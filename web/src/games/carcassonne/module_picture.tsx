// What each module brings, as a small picture for its card.

import type { ComponentChildren } from 'preact';
import { PieceFigure } from '../../board/index.ts';
import { AwardIcon } from './modules/king_and_robber/award_icon.tsx';
import { FIGURES } from './modules/pieces.ts';
import { NeutralFigure } from './modules/princess_and_dragon/neutral_figure.tsx';
import { TowerFigure } from './modules/tower/tower_figure.tsx';
import { GoodsSign } from './modules/traders_and_builders/goods_sign.tsx';

const SIZE = 52;
const GROUND = '#c3d68d';
const WATER = '#6aa9cf';

/** At a place of the picture, which is a square of 60 units. */
function At({
  x,
  y,
  size = 1,
  children,
}: {
  x: number;
  y: number;
  size?: number;
  children: ComponentChildren;
}) {
  return <g transform={`translate(${x} ${y}) scale(${size})`}>{children}</g>;
}

function House() {
  return (
    <g stroke="#5b3a1e" stroke-width={1.5} stroke-linejoin="round">
      <ellipse cx={0} cy={6} rx={11} ry={5} fill={WATER} />
      <path d="M-7 4V-4H7V4Z" fill="#fff6e0" />
      <path d="M-9-4-5-11H5L9-4Z" fill="#a8321f" />
      <path d="M0 4V0" stroke-width={2.5} />
    </g>
  );
}

const PICTURES: Record<string, () => ComponentChildren> = {
  farmers: () => (
    <At x={30} y={31} size={1.5}>
      <PieceFigure colour="yellow" lying />
    </At>
  ),
  river: () => (
    <>
      <path d="M-2 44C16 44 14 18 32 18S46 34 62 34" fill="none" stroke="#6f6350" stroke-width={18} />
      <path d="M-2 44C16 44 14 18 32 18S46 34 62 34" fill="none" stroke={WATER} stroke-width={15} />
    </>
  ),
  abbot: () => (
    <At x={30} y={33} size={1.6}>
      <PieceFigure figure={FIGURES.abbot} colour="green" />
    </At>
  ),
  tower: () => (
    <At x={28} y={47} size={1.8}>
      <TowerFigure height={2} />
    </At>
  ),
  king_and_robber: () => (
    <>
      <At x={4} y={4}>
        <AwardIcon award="king" size={34} />
      </At>
      <At x={22} y={26}>
        <AwardIcon award="robber" size={34} />
      </At>
    </>
  ),
  inns_and_cathedrals: () => (
    <>
      <At x={42} y={22} size={1.1}>
        <House />
      </At>
      <At x={21} y={37} size={1.35}>
        <PieceFigure figure={FIGURES.big_meeple} colour="red" />
      </At>
    </>
  ),
  traders_and_builders: () => (
    <>
      <At x={18} y={24} size={1.2}>
        <PieceFigure figure={FIGURES.builder} colour="blue" />
      </At>
      <At x={46} y={17} size={1.1}>
        <GoodsSign kind="wine" />
      </At>
      <At x={38} y={44} size={1.1}>
        <PieceFigure figure={FIGURES.pig} colour="pink" />
      </At>
    </>
  ),
  abbey_and_mayor: () => (
    <>
      <At x={17} y={24} size={1.15}>
        <PieceFigure figure={FIGURES.mayor} colour="red" />
      </At>
      <At x={43} y={18} size={0.95}>
        <PieceFigure figure={FIGURES.wagon} colour="blue" />
      </At>
      <At x={42} y={44} size={0.95}>
        <PieceFigure figure={FIGURES.barn} colour="yellow" />
      </At>
    </>
  ),
  princess_and_dragon: () => (
    <>
      <At x={25} y={36} size={0.9}>
        <NeutralFigure figure="dragon" />
      </At>
      <At x={45} y={16} size={0.85}>
        <NeutralFigure figure="fairy" />
      </At>
    </>
  ),
};

/** Nothing for a module that has no picture yet. */
export function ModulePicture({ module }: { module: string }) {
  const Picture = PICTURES[module];
  if (!Picture) return null;
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 60 60" aria-hidden="true">
      <rect width={60} height={60} rx={9} fill={GROUND} />
      {Picture()}
    </svg>
  );
}
