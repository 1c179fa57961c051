// Outlines shared by paintings, flat drawings and figures, each about the origin.

/**
 * A dragon from the side, its wing raised and its tail curled: about 30 units wide,
 * its feet 12 below the origin.
 */
export const DRAGON =
  'M-14-4.6C-13-8.4-9.8-10-6.8-9.4L-5.2-13L-3.4-8.6C-1.6-7-.8-4.8-.9-2.4L1.4-14.2C5.6-14.6 9.8-13 15-14.4' +
  'C13-11.2 13.2-8.4 14.6-5.2C12-5.9 10-4.9 9.4-2.6C7.8-3.2 6.6-2.1 6.2-.2C8.6 1 10.4 3.2 10.9 5.9' +
  'C12.2 5.4 12.9 4 12.7 2.4L10.8 2.6L14.3-1.8L16.4 3.2L14.7 2.8C14.9 6.8 12.7 9.7 9.2 10.2L9.8 12H5.6L4.6 9.6' +
  'C2.4 10 .2 10-1.8 9.6L-2.2 12H-6.8L-6 9C-8 7-8.6 4.4-7.8 1.6C-7.4 0-7-1.4-7.2-2.8C-8.4-2-9.6-1.8-10.4-2.4' +
  'L-12.8-2.2C-13.9-2.7-14.3-3.6-14-4.6Z';
/** The ribs of its wing and the plates of its belly. */
export const DRAGON_LINES =
  'M1.6-12.6L6-1M1.8-13L9.2-3.2M2.4-13.2L13.4-6.2M-6.4 3.4C-5 3.8-4 3.8-2.8 3.4M-6.4 6C-5 6.4-3.6 6.4-2.2 6';

/** A crown over a face between long plaits, and the dress below. */
export const PRINCESS = {
  hair: 'M0-5.6C4-5.6 5.2-2.6 5-.2C4.9 2 5.4 4 6.2 5.4C3.6 6.2-3.6 6.2-6.2 5.4C-5.4 4-4.9 2-5-.2C-5.2-2.6-4-5.6 0-5.6Z',
  face: 'M0-4C2.2-4 3-2.4 3-.8C3 1.4 1.6 2.6 0 2.6C-1.6 2.6-3-1.4-3-.8C-3-2.4-2.2-4 0-4Z',
  dress: 'M-1.6 2.2H1.6C3.4 3.4 4.4 5 4.8 7.4H-4.8C-4.4 5-3.4 3.4-1.6 2.2Z',
  crown: 'M-3.8-4.2L-4.6-8.4L-2-6.4L0-9.2L2-6.4L4.6-8.4L3.8-4.2Z',
} as const;

/** A star with five points. */
export const STAR = 'M0-6.6L1.7-2.2L6.3-2L2.7.9L3.9 5.4L0 2.8L-3.9 5.4L-2.7.9L-6.3-2L-1.7-2.2Z';

/** A pickaxe with its handle down to the left. */
export const PICKAXE =
  'M-6.2 4.7L1.9-3.4L3.4-1.9L-4.7 6.2ZM-4.6-5.8C1-7.6 7.6-1 5.8 4.6C4.8.6-.6-4.8-4.6-5.8Z';

/** A stall from the front: the stripes of its awning from the left, its posts and its counter. */
export const STALL = {
  stripes: [
    'M-9-11H-5.4L-7.5-1C-7.5 2.6-12.5 2.6-12.5-1Z',
    'M-5.4-11H-1.8L-2.5-1C-2.5 2.6-7.5 2.6-7.5-1Z',
    'M-1.8-11H1.8L2.5-1C2.5 2.6-2.5 2.6-2.5-1Z',
    'M1.8-11H5.4L7.5-1C7.5 2.6 2.5 2.6 2.5-1Z',
    'M5.4-11H9L12.5-1C12.5 2.6 7.5 2.6 7.5-1Z',
  ],
  posts: 'M-10.4-1V11M10.4-1V11',
  counter: 'M-11.4 4.6H11.4V11H-11.4Z',
  wares: [
    [-6.6, 3.6],
    [-0.4, 3.2],
    [6, 3.6],
  ],
} as const;

/** A knoll from the side: its outline, its dark side, lines down its slopes, grass, its sunny top. */
export const HILL = {
  mound:
    'M-13.5 6.4C-10.5 5.2-9.8 2-8.2-2C-6.4-6.6-3.4-8.8-.4-8.8C3-8.8 5.6-6 7.4-2C9.2 2 10.4 5.2 13.5 6.4C8 8.8-8 8.8-13.5 6.4Z',
  shaded: 'M1-9C5-7 8-2 9.4 2C10.6 5 12 6 15 7L3 9.4C6.5 5 6 -3 1-9Z',
  hachures: 'M5-5.2L6.2-1.8M6.8-.8L8.4 3.2M3.6-2L4.6 2M8 4.8L10 6.6M5.2 3.4L6 6.6M2.6 3.2L3 6',
  tufts: 'M-7.6 5.4L-8.2 3.2M-7 5.4L-6.4 3.4M-4.4 1L-5-1.2M-3.8 1L-3.2-1M-1.2 5.6L-1.8 3.6M-.6 5.6L0 3.8',
  top: 'M-5.4-4.6C-4.2-7.4-2-8-.4-8C1.2-8 2.4-7.2 3-5.8C1.4-4-3.6-3.4-5.4-4.6Z',
} as const;

/** A plot of vines: its border, and its rows from the back to the front by half their length. */
export const VINES = {
  plot: 'M-7.4-6.4C-3-7-3-7 7.4-6.4L8.2 6C4 7 -4 7-8.2 6Z',
  rows: [
    { y: -2.4, half: 6 },
    { y: 1.5, half: 6.4 },
    { y: 5.2, half: 6.8 },
  ],
} as const;

/** What is trodden into a crop circle, by whom it calls: a keep, a winding road, a fork; of broad strokes. */
export const CALLS = {
  city: 'M-5 7V-4H-7.4V-7.4H-3.6V-5.4H-1.9V-7.4H1.9V-5.4H3.6V-7.4H7.4V-4H5V7Z',
  road: 'M-6.4 9.6C-7.6 3.2 5.8 3.4 5-2.4C4.4-6-3-5.4-2.6-10',
  field: 'M0 10.4V-9.2M-6.4-9.2V-2.6C-6.4 2.6 6.4 2.6 6.4-2.6V-9.2',
} as const;
