// The six seat colours, tuned to differ for every kind of colour vision, each with its own mark: colour is
// never the only sign.

export type SeatColour = 'red' | 'blue' | 'yellow' | 'green' | 'black' | 'pink';
export type SeatMark = 'dot' | 'bar' | 'ring' | 'chevron' | 'cross' | 'square';

export interface SeatLook {
  readonly fill: string;
  /** Readable on the fill. */
  readonly ink: string;
  readonly mark: SeatMark;
}

export const SEAT_LOOKS: Readonly<Record<SeatColour, SeatLook>> = {
  red: { fill: '#9f210b', ink: '#ffffff', mark: 'dot' },
  blue: { fill: '#1647ad', ink: '#ffffff', mark: 'bar' },
  yellow: { fill: '#f9ea5a', ink: '#33280a', mark: 'ring' },
  green: { fill: '#45af2a', ink: '#0b2204', mark: 'chevron' },
  black: { fill: '#19141c', ink: '#ffffff', mark: 'cross' },
  pink: { fill: '#fe8edb', ink: '#3c0a2f', mark: 'square' },
};

export const SEAT_COLOURS = Object.keys(SEAT_LOOKS) as SeatColour[];

/** The mark in a box of -5..5, as a path to be stroked with a width of about 2. */
export const MARK_PATHS: Readonly<Record<SeatMark, string>> = {
  dot: 'M-1.4 0A1.4 1.4 0 1 0 1.4 0A1.4 1.4 0 1 0-1.4 0Z',
  bar: 'M-3.2 0H3.2',
  ring: 'M-2.8 0A2.8 2.8 0 1 0 2.8 0A2.8 2.8 0 1 0-2.8 0Z',
  chevron: 'M-3.2 1.8 0-1.8 3.2 1.8',
  cross: 'M-2.6-2.6 2.6 2.6M2.6-2.6-2.6 2.6',
  square: 'M-2.4-2.4H2.4V2.4H-2.4Z',
};
