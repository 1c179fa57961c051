// Every figure and every seat's badge as single drawings, for measuring how well they are told apart when
// small. Not part of the client.

import { render } from 'preact';
import { PieceIcon, SEAT_COLOURS, SeatBadge } from '../src/board/index.ts';
import { SEAT_LOOKS } from '../src/board/seats.ts';
import type { BroughtPiece } from '../src/games/carcassonne/modules/brought_piece.ts';
import { CountIcon } from '../src/games/carcassonne/modules/count/count_figure.tsx';
import { MagicIcon } from '../src/games/carcassonne/modules/mage_and_witch/magic_figures.tsx';
import { NeutralIcon } from '../src/games/carcassonne/modules/princess_and_dragon/neutral_drawing.tsx';
import { TowerPieceIcon } from '../src/games/carcassonne/modules/tower/figure.tsx';

const MODULES = import.meta.glob<{ pieces: BroughtPiece[] }>('../src/games/carcassonne/modules/*/pieces.ts', {
  eager: true,
});
const FIGURES = Object.fromEntries(
  Object.values(MODULES).flatMap(({ pieces }) => pieces.map(({ piece, figure }) => [piece, figure])),
);
const PIECES = ['meeple', ...Object.keys(FIGURES)];
/** Pieces that may be farmers. */
const LYING = ['meeple', 'big_meeple'];

/** The drawing's source, with its own size. */
function drawn(icon: preact.JSX.Element): string {
  const host = document.createElement('div');
  render(icon, host);
  const drawing = host.querySelector('svg')!;
  drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return drawing.outerHTML;
}

/** By kind, in this colour. */
function figures(colour: (typeof SEAT_COLOURS)[number], size: number): Record<string, string> {
  const standing = PIECES.map((piece) => [
    piece,
    drawn(<PieceIcon figure={FIGURES[piece]} colour={colour} size={size} />),
  ]);
  const lying = LYING.map((piece) => [
    `${piece}, lying`,
    drawn(<PieceIcon figure={FIGURES[piece]} colour={colour} size={size} lying />),
  ]);
  return Object.fromEntries([...standing, ...lying]);
}

/** Figures of no seat. */
function neutral(size: number): Record<string, string> {
  return {
    dragon: drawn(<NeutralIcon figure="dragon" size={size} />),
    fairy: drawn(<NeutralIcon figure="fairy" size={size} />),
    count: drawn(<CountIcon size={size} />),
    mage: drawn(<MagicIcon figure="mage" size={size} />),
    witch: drawn(<MagicIcon figure="witch" size={size} />),
    'tower piece': drawn(<TowerPieceIcon size={size} />),
  };
}

const badges = (size: number): Record<string, string> =>
  Object.fromEntries(
    SEAT_COLOURS.map((colour) => [colour, drawn(<SeatBadge colour={colour} size={size} />)]),
  );

Object.assign(globalThis, { drawings: { figures, neutral, badges, looks: SEAT_LOOKS } });
