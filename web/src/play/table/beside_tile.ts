// Where the buttons of a turn stand on a desktop: beside their tile.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP_PX = 14;

/**
 * Below, right, left or above: the first side where the buttons are inside `room` and cover none of `kept`;
 * otherwise the first one beside the tile itself.
 */
export function besideTile(
  { width, height }: Pick<Box, 'width' | 'height'>,
  tile: Box,
  room: Box,
  kept: readonly Box[],
): Box {
  const middleX = tile.left + (tile.width - width) / 2;
  const middleY = tile.top + (tile.height - height) / 2;
  const sides = [
    [middleX, tile.top + tile.height + GAP_PX],
    [tile.left + tile.width + GAP_PX, middleY],
    [tile.left - width - GAP_PX, middleY],
    [middleX, tile.top - height - GAP_PX],
  ].map(([left, top]) => ({
    left: within(left!, room.left, room.left + room.width - width),
    top: within(top!, room.top, room.top + room.height - height),
    width,
    height,
  }));
  const free = (side: Box) => ![tile, ...kept].some((box) => meet(side, box));
  return sides.find(free) ?? sides.find((side) => !meet(side, tile)) ?? sides[0]!;
}

export function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
