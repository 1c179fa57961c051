// A game's whole board as one picture, drawn from the board itself, with names and scores above it
// and the way to the game below.

import { signal } from '@preact/signals';
import { render } from 'preact';
import { createTurnedCamera } from '../../board/index.ts';
import { NO_TURN } from '../table/no_turn.ts';
import { turnsOf } from '../table/use_board_camera.ts';
import { drawFoot, FOOT_HEIGHT } from './foot.ts';
import type { Pictured } from './pictured.ts';
import { drawScores, scoresHeight } from './scores.ts';
import { standaloneSvg } from './standalone_svg.ts';

const TILE_PX = 128;
/** Browsers draw nothing on larger canvases. */
const SIDE_MOST_PX = 4096;
/** The same margin about the tiles as the camera's. */
const MARGIN = 0.4;
const GROUND = '#d9c9a3';
/** A browser that cannot paint shows the flat style after this time. */
const PAINTING_MS = 30_000;

/** A PNG. Rejects if the browser cannot draw it. */
export async function boardPicture(pictured: Pictured): Promise<Blob> {
  const { width, height } = sizeOf(pictured);
  const host = document.createElement('div');
  host.inert = true;
  host.style.cssText = `position:fixed;left:-${2 * SIDE_MOST_PX}px;top:0;width:${width}px;height:${height}px`;
  document.body.append(host);
  try {
    render(<WholeBoard {...pictured} />, host);
    await untilPainted(host);
    return await drawn(host, pictured, width, height);
  } finally {
    render(null, host);
    host.remove();
  }
}

function WholeBoard({ view, game, parts }: Pictured) {
  const camera = createTurnedCamera(signal(turnsOf(parts).peek()));
  camera.setBoard(parts.cellsInUse(game));
  camera.fitBoard();
  const watched = { ...view, you: null };
  return (
    <parts.Board
      view={watched}
      game={game}
      parts={parts}
      turn={NO_TURN}
      camera={camera}
      pointed={null}
      flash={[]}
    />
  );
}

/** Of the board alone. */
function sizeOf({ game, parts }: Pictured): { width: number; height: number } {
  const camera = createTurnedCamera(turnsOf(parts));
  const cells = parts.cellsInUse(game).map(camera.seen);
  const span = (places: readonly number[]) => Math.max(...places) - Math.min(...places) + 1 + MARGIN;
  const [across, down] = [span(cells.map(({ x }) => x)), span(cells.map(({ y }) => y))];
  const tile = Math.min(TILE_PX, (SIDE_MOST_PX - 200) / Math.max(across, down));
  return { width: Math.max(480, Math.round(across * tile)), height: Math.round(down * tile) };
}

async function untilPainted(host: HTMLElement): Promise<void> {
  const deadline = performance.now() + PAINTING_MS;
  const waits = () => {
    const tiles = [...host.querySelectorAll('.board-tile')];
    const painted =
      tiles.length > 0 && tiles.every((tile) => !tile.querySelector(':scope > .tile-ground:only-child'));
    return !painted && performance.now() < deadline;
  };
  do await new Promise((resolve) => setTimeout(resolve, 50));
  while (waits());
}

async function drawn(host: HTMLElement, pictured: Pictured, width: number, height: number): Promise<Blob> {
  const svg = host.querySelector<SVGSVGElement>('.board-picture')!;
  const head = scoresHeight(pictured, width);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = head + height + FOOT_HEIGHT;
  const brush = canvas.getContext('2d')!;
  brush.fillStyle = GROUND;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  drawScores(brush, pictured, width);
  brush.translate(0, head);
  const { left, top } = host.getBoundingClientRect();
  for (const image of svg.querySelectorAll('image')) {
    const box = image.getBoundingClientRect();
    // What the element itself has not loaded yet would be left out without a word.
    const painting = await loaded(image.href.baseVal);
    brush.drawImage(painting, box.left - left, box.top - top, box.width, box.height);
  }
  const flat = new Blob([standaloneSvg(svg, host.getBoundingClientRect())], { type: 'image/svg+xml' });
  const address = URL.createObjectURL(flat);
  brush.drawImage(await loaded(address), 0, 0, width, height);
  URL.revokeObjectURL(address);
  brush.translate(0, height + FOOT_HEIGHT);
  drawFoot(brush, pictured, width);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (png) => (png ? resolve(png) : reject(new Error('the picture cannot be drawn'))),
      'image/png',
    ),
  );
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
