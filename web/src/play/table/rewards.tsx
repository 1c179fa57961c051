// Motion for what has happened: tiles drop, figures walk home, points rise from their feature. Nothing waits
// for it, any action ends it, and with reduced motion there is none.

import type { Signal } from '@preact/signals';
import { type ComponentChild, render } from 'preact';
import { CELL, type Cell, type Figures, PieceIcon, type TurnedCamera } from '../../board/index.ts';
import type { Event, PieceReturned, RoomView, Scored } from '../../net/protocol.gen.ts';
import { beforeEnding } from '../ending/before_ending.ts';
import type { FeatureTiles } from '../feature_parts.ts';
import type { Room } from '../room.ts';
import { signed } from '../words.ts';
import { followFlash } from './flash.ts';
import type { GameParts } from './game_parts.ts';
import { onAct } from './on_act.ts';

const WALK_MS = 600;
const RISE_MS = 600;
const DROP_MS = 250;
const TURN_MS = 400;
/** How long what was turned over stays. */
const READ_MS = 1200;
const FIGURE_PX = 30;
/** Half of a sum. */
const EDGE_PX = 24;
/** How far a sum rises. */
const RISE_PX = 42;

/**
 * `board`: the element that the camera fills; `first`: past events, to be lit without motion. Returns a
 * function that stops it.
 */
export function followRewards(
  room: Room,
  camera: TurnedCamera,
  board: HTMLElement,
  parts: GameParts,
  flash: Signal<readonly FeatureTiles[]>,
  first: readonly Event[],
): () => void {
  const { figures = {}, tally, moment } = parts;
  const unlight = followFlash(room, parts, flash, first);
  const middleOf = (cell: Cell): Place => {
    const { left, top, zoom } = camera.view.peek();
    const { x, y } = camera.seen(cell);
    const box = board.getBoundingClientRect();
    return { x: box.left + left + (x + 0.5) * CELL * zoom, y: box.top + top + (y + 0.5) * CELL * zoom };
  };
  const stop = room.onEvents((told) => {
    if (isStill()) return;
    const view = room.view.peek()!;
    const events = beforeEnding(told, tally);
    for (const event of events) {
      if (event.type === 'piece_returned') walkHome(event, middleOf(event), view, figures);
      if (event.type === 'scored' && event.points > 0) {
        const home = events.find((one) => one.type === 'piece_returned' && one.seat === event.seat);
        const from = home?.type === 'piece_returned' && isPartOf(home, event) ? home : lastOf(event);
        if (from !== null) rise(signed(event.points), within(board, middleOf(from)));
      }
      if (event.type === 'tile_placed') drop(board, camera.seen(event));
      const turned = moment?.(event);
      if (turned && 'x' in event) turnUp(turned, within(board, middleOf(event as Cell)));
    }
  });
  const rest = onAct(finishAll);
  return () => {
    unlight();
    stop();
    rest();
  };
}

const moving = new Set<Animation>();
/** What takes away what stays to be read. */
const staying = new Set<() => void>();

function finishAll(): void {
  for (const animation of moving) animation.finish();
  for (const remove of staying) remove();
}

function move(element: Element, steps: Keyframe[], timing: KeyframeAnimationOptions, end?: () => void): void {
  const animation = element.animate(steps, timing);
  moving.add(animation);
  animation.onfinish = () => {
    moving.delete(animation);
    end?.();
  };
}

interface Place {
  x: number;
  y: number;
}

function isStill(): boolean {
  const motion = getComputedStyle(document.documentElement).getPropertyValue('--motion');
  return Number(motion) === 0 || document.hidden;
}

const isPartOf = ({ x, y }: Cell, { tiles }: Scored): boolean =>
  tiles.some(([tx, ty]) => tx === x && ty === y);

function lastOf({ tiles }: Scored): Cell | null {
  const last = tiles.at(-1);
  return last ? { x: last[0], y: last[1] } : null;
}

function walkHome({ piece, seat }: PieceReturned, from: Place, view: RoomView, figures: Figures): void {
  const card = document.querySelector(`.seat-card:nth-child(${seat + 1}) .seat-badge`);
  if (card === null) return;
  const { left, top, width, height } = card.getBoundingClientRect();
  const figure = put(from, 'reward');
  const colour = view.seats[seat]?.colour ?? 'black';
  render(<PieceIcon figure={figures[piece]} colour={colour} size={FIGURE_PX} />, figure);
  const way = `${left + width / 2 - from.x}px, ${top + height / 2 - from.y}px`;
  const steps = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${way}) scale(0.7)`, opacity: 0.4 },
  ];
  move(figure, steps, { duration: WALK_MS, easing: 'ease-in-out' }, () => {
    render(null, figure);
    figure.remove();
  });
}

/** A sum rises over the board, though its feature may lie beneath what stands beside it. */
function within(board: HTMLElement, { x, y }: Place): Place {
  const { left, right, top, bottom } = board.getBoundingClientRect();
  return {
    x: Math.max(left + EDGE_PX, Math.min(x, right - EDGE_PX)),
    y: Math.max(top + EDGE_PX + RISE_PX, Math.min(y, bottom - EDGE_PX)),
  };
}

function rise(points: string, from: Place): void {
  const sum = put(from, 'reward reward-points');
  sum.textContent = points;
  const steps = [
    { transform: 'translateY(0)', opacity: 0 },
    { transform: 'translateY(-1rem)', opacity: 1, offset: 0.3 },
    { transform: `translateY(-${RISE_PX}px)`, opacity: 0.9 },
  ];
  move(sum, steps, { duration: RISE_MS, easing: 'ease-out' }, () => sum.remove());
}

/** Something that lay face down is turned over, and stays long enough to be read. */
function turnUp(shown: ComponentChild, at: Place): void {
  const token = put(at, 'reward');
  render(shown, token);
  const remove = () => {
    clearTimeout(read);
    staying.delete(remove);
    render(null, token);
    token.remove();
  };
  const read = setTimeout(remove, TURN_MS + READ_MS);
  staying.add(remove);
  const steps = [
    { transform: 'rotateY(90deg) scale(0.6)', opacity: 0.6 },
    { transform: 'rotateY(0) scale(1.15)', opacity: 1, offset: 0.7 },
    { transform: 'none', opacity: 1 },
  ];
  move(token, steps, { duration: TURN_MS, easing: 'ease-out' });
}

/** Above everything, without taking presses. */
function put({ x, y }: Place, kind: string): HTMLElement {
  const element = document.createElement('div');
  element.className = kind;
  element.setAttribute('aria-hidden', 'true');
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  document.body.append(element);
  return element;
}

/** When it is there. */
function drop(board: HTMLElement, { x, y }: Cell): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const tile = board.querySelector(`.board-tile[transform="translate(${x * CELL} ${y * CELL})"]`);
      for (const part of tile?.children ?? []) {
        const { style } = part as SVGElement;
        style.transformBox = 'fill-box';
        style.transformOrigin = 'center';
        const steps = [{ transform: 'scale(1.25)' }, { transform: 'none' }];
        move(part, steps, { duration: DROP_MS, easing: 'ease-in' });
      }
    }),
  );
}
