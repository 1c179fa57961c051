// Fill patterns for held regions: the seat's mark repeated, stripes of all holders for a tie, hatching for
// free. All periods divide a tile's width, so that patterns run on from tile to tile.

import { MARK_PATHS, SEAT_LOOKS, type SeatColour } from './seats.ts';

/** Id of the pattern for these holders, without `#`. */
export function patternId(board: string, holders: readonly SeatColour[]): string {
  return `${board}-held-${holders.length === 0 ? 'free' : holders.join('-')}`;
}

function Free({ id }: { id: string }) {
  return (
    <pattern id={id} width={10} height={10} patternUnits="userSpaceOnUse">
      <path d="M-2 2 2-2M0 10 10 0M8 12 12 8" stroke="#2b2418" stroke-opacity={0.5} stroke-width={0.9} />
    </pattern>
  );
}

function Held({ id, colour }: { id: string; colour: SeatColour }) {
  const { fill, ink, mark } = SEAT_LOOKS[colour];
  return (
    <pattern id={id} width={20} height={20} patternUnits="userSpaceOnUse">
      <rect width={20} height={20} fill={fill} fill-opacity={0.34} />
      {[
        [5, 5],
        [15, 15],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(.8)`} fill="none" stroke-linecap="round">
          <path d={MARK_PATHS[mark]} stroke={fill} stroke-width={3} stroke-opacity={0.85} />
          <path d={MARK_PATHS[mark]} stroke={ink} stroke-width={1.1} stroke-opacity={0.9} />
        </g>
      ))}
    </pattern>
  );
}

function Tied({ id, holders }: { id: string; holders: readonly SeatColour[] }) {
  const width = 25 / holders.length;
  return (
    <pattern id={id} width={25} height={25} patternUnits="userSpaceOnUse">
      {holders.map((colour, i) => (
        <rect
          key={colour}
          x={i * width}
          width={width}
          height={25}
          fill={SEAT_LOOKS[colour].fill}
          fill-opacity={0.42}
        />
      ))}
    </pattern>
  );
}

/** Definitions for every set of holders that is shown. */
export function PatternDefinitions({
  board,
  shown,
}: {
  board: string;
  shown: readonly (readonly SeatColour[])[];
}) {
  const unique = new Map(shown.map((holders) => [patternId(board, holders), holders]));
  return (
    <defs>
      {[...unique].map(([id, holders]) => {
        const [first, second] = holders;
        if (!first) return <Free key={id} id={id} />;
        return second ? (
          <Tied key={id} id={id} holders={holders} />
        ) : (
          <Held key={id} id={id} colour={first} />
        );
      })}
    </defs>
  );
}
