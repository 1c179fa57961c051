// Drawn on the board: the tile at better places, numbered, and the way from the played place to the best.

import { useComputed } from '@preact/signals';
import { type BoardDrawing, CELL, type Cell, Tile, turnedCell } from '../../../board/index.ts';
import type { ChoiceMark } from './choice_marks.ts';
import { placesOf, tagSize } from './tag_places.ts';

/** Placed copies of a tile have low numbers. */
const GHOST_INSTANCE = 1000;
const TAG_HEIGHT = 17;
const LETTER = 6.2;
/** A tile that should have been turned differently is shown small in the corner of the placed one. */
const INSET = 0.46;

export function ChoiceLayer({ marks, board }: { marks: readonly ChoiceMark[]; board: BoardDrawing }) {
  const seen = marks.map((mark) => ({ ...mark, ...turnedCell(mark, board.turns) }));
  const placements = seen.filter(({ kind }) => kind === 'tile');
  const played = placements.find(({ choices }) => choices.some((choice) => choice.played));
  const [best] = placements;
  return (
    <g class="choice-layer">
      {placements.map((mark) => mark.ghost && <Ghost key={keyOf(mark)} mark={mark} board={board} />)}
      {played && best && best !== played && <Way from={played} to={best} />}
      <Tags marks={seen} board={board} />
    </g>
  );
}

const keyOf = ({ kind, x, y, feature }: ChoiceMark): string => `${kind} ${x},${y},${feature}`;

const NOTHING = '\u2205';
/** Of the one played, where better ones fill the list. */
const UNRANKED = '\u2026';

function Ghost({ mark, board }: { mark: ChoiceMark; board: BoardDrawing }) {
  const { x, y, taken, ghost } = mark;
  const { art, camera, look, turns } = board;
  const rotation = (((ghost!.rotation + turns) % 4) + 4) % 4;
  const tile = { x: 0, y: 0, tile: ghost!.tile, rotation, instance: GHOST_INSTANCE };
  const corner = CELL * (1 - INSET);
  const at = taken
    ? `translate(${x * CELL + corner} ${y * CELL + corner}) scale(${INSET})`
    : `translate(${x * CELL} ${y * CELL})`;
  return (
    <g class={taken ? 'choice-ghost is-inset' : 'choice-ghost'} transform={at}>
      <Tile art={art} camera={camera} tile={tile} look={look} />
      <rect class="choice-frame-edge" width={CELL} height={CELL} rx={3} />
      <rect class="choice-frame" width={CELL} height={CELL} rx={3} />
    </g>
  );
}

/** From the middle of one cell to that of another, without touching the tags. */
function Way({ from, to }: { from: Cell; to: Cell }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const [ux, uy] = [dx / far, dy / far];
  const [startX, startY] = [(from.x + 0.5) * CELL + ux * 26, (from.y + 0.5) * CELL + uy * 26];
  const [endX, endY] = [(to.x + 0.5) * CELL - ux * 32, (to.y + 0.5) * CELL - uy * 32];
  const wing = (side: number) => `${endX - ux * 15 + side * uy * 10} ${endY - uy * 15 - side * ux * 10}`;
  const d = `M${startX} ${startY}L${endX} ${endY}M${wing(1)}L${endX} ${endY}L${wing(-1)}`;
  return (
    <g class="choice-way">
      <path class="is-edge" d={d} />
      <path d={d} />
    </g>
  );
}

/** The numbers of the choices at their places, or beside each other where places are too close. */
function Tags({ marks, board }: { marks: readonly ChoiceMark[]; board: BoardDrawing }) {
  const { camera } = board;
  // By steps, so that a moving camera seldom draws them anew.
  const size = useComputed(() => tagSize(camera.view.value.zoom)).value;
  const words = marks.map(tagWords);
  const places = placesOf(
    marks.map((mark, index) => ({
      ...middleOf(mark, board),
      width: widthOf(words[index]!) * size,
      height: TAG_HEIGHT * size,
    })),
    size,
  );
  return (
    <g class="board-tags">
      {marks.map((mark, index) => (
        <Tag key={keyOf(mark)} mark={mark} words={words[index]!} at={places[index]!} size={size} />
      ))}
    </g>
  );
}

function tagWords({ kind, choices }: ChoiceMark): string {
  const ranks = [...new Set(choices.map(({ rank }) => rank ?? UNRANKED))].join(', ');
  return kind === 'nothing' ? `${ranks}\u2002${NOTHING}` : ranks;
}

const widthOf = (words: string): number => words.length * LETTER + 12;

/** Below a figure, which stands on the slot. */
function middleOf(mark: ChoiceMark, board: BoardDrawing): { x: number; y: number } {
  const { kind, x, y, feature, taken, ghost } = mark;
  const slot = feature === null ? null : board.lookup(mark, feature)?.slot;
  const [left, top] = slot ?? [CELL / 2, taken && ghost ? CELL / 5 : CELL / 2];
  const below = slot ? 11 + TAG_HEIGHT / 2 : 0;
  return { x: x * CELL + left, y: y * CELL + (kind === 'nothing' ? 0 : top + below) };
}

interface TagProps {
  mark: ChoiceMark;
  words: string;
  at: { x: number; y: number };
  size: number;
}

function Tag({ mark: { choices }, words, at, size }: TagProps) {
  const width = widthOf(words);
  const isBest = choices[0]!.rank === 1;
  const isPlayed = choices.some(({ played }) => played);
  return (
    <g
      class={`choice-tag${isBest ? ' is-best' : ''}${isPlayed ? ' is-played' : ''}`}
      transform={`translate(${at.x} ${at.y}) scale(${size})`}
    >
      <rect x={-width / 2} y={-TAG_HEIGHT / 2} width={width} height={TAG_HEIGHT} rx={TAG_HEIGHT / 2} />
      <text y={12.2 - TAG_HEIGHT / 2}>{words}</text>
    </g>
  );
}
