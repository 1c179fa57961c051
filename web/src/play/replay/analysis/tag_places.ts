// Where the numbers of choices stand on the board, so that none covers another.

/** In units of the board, around its middle. */
export interface TagBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const STEPS_PER_DOUBLING = 4;

/** How large tags are drawn, so that they keep their size on the screen; in steps. */
export function tagSize(zoom: number): number {
  const size = Math.max(1, Math.min(3, 1.25 / zoom));
  return 2 ** (Math.round(Math.log2(size) * STEPS_PER_DOUBLING) / STEPS_PER_DOUBLING);
}

/** As close to where it belongs as the tags before it leave room, with a gap. */
export function placesOf(boxes: readonly TagBox[], gap: number): { x: number; y: number }[] {
  const placed: TagBox[] = [];
  for (const box of boxes) {
    const free = aroundOf(box, gap).find((one) => !placed.some((other) => overlap(one, other, gap)));
    placed.push(free ?? box);
  }
  return placed.map(({ x, y }) => ({ x, y }));
}

/** Its own place, then those around it in steps of half a tag, nearest first. */
function aroundOf(box: TagBox, gap: number): TagBox[] {
  const RINGS = 8;
  const [stepX, stepY] = [(box.width + gap) / 2, (box.height + gap) / 2];
  const around: { at: TagBox; far: number }[] = [];
  for (let down = -RINGS; down <= RINGS; down++) {
    for (let across = -RINGS; across <= RINGS; across++) {
      const [dx, dy] = [across * stepX, down * stepY];
      around.push({ at: { ...box, x: box.x + dx, y: box.y + dy }, far: Math.hypot(dx, dy) });
    }
  }
  return around.sort((a, b) => a.far - b.far).map(({ at }) => at);
}

function overlap(a: TagBox, b: TagBox, gap: number): boolean {
  const slack = gap * 0.999; // tags that just keep the gap
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + slack &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + slack
  );
}
