// Drawn on the board: the tile at better places, numbered, and the way from the played place to the best.

import { type BoardDrawing, CELL, type Cell, Tile, turnedCell, ZoomGroup } from '../../../board/index.ts';
import type { ChoiceMark } from './choice_marks.ts';
import { signedPoints } from './numbers.ts';

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
      <ZoomGroup camera={board.camera} name="board-tags">
        {[...seen].reverse().map((mark) => (
          <Tag key={keyOf(mark)} mark={mark} board={board} />
        ))}
      </ZoomGroup>
    </g>
  );
}

const keyOf = ({ kind, x, y, feature }: ChoiceMark): string => `${kind} ${x},${y},${feature}`;

const NOTHING = '\u2205';

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

/** The numbers of the choices at this place, and the worth of the best of them. */
function Tag({ mark, board }: { mark: ChoiceMark; board: BoardDrawing }) {
  const { kind, x, y, feature, taken, ghost, choices } = mark;
  const slot = feature === null ? null : board.lookup(mark, feature)?.slot;
  const [left, top] = slot ?? [CELL / 2, taken && ghost ? CELL / 5 : CELL / 2];
  const ranks = choices.flatMap(({ rank }) => rank ?? []).join(', ');
  const parts = [ranks, kind === 'nothing' ? NOTHING : '', signedPoints(choices[0]!.worth)];
  const text = parts.filter((part) => part !== '').join('\u2002');
  const width = text.length * LETTER + 12;
  const isBest = choices[0]!.rank === 1;
  const isPlayed = choices.some(({ played }) => played);
  // Clear of a figure, which stands on the slot.
  const lift = slot ? 11 : -TAG_HEIGHT / 2;
  return (
    <g transform={`translate(${x * CELL + left} ${y * CELL + (kind === 'nothing' ? 0 : top)})`}>
      <g class={`choice-tag${isBest ? ' is-best' : ''}${isPlayed ? ' is-played' : ''}`}>
        <rect x={-width / 2} y={lift} width={width} height={TAG_HEIGHT} rx={TAG_HEIGHT / 2} />
        <text y={lift + 12.2}>{text}</text>
      </g>
    </g>
  );
}
