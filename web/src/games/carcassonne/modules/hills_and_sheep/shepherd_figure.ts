// Apart from what draws tokens: the create page shows the figure, too.

import type { Figure } from '../../../../board/index.ts';

/** A man in a wide hat and a long cloak, with his crook, and a sheep beside him. */
export const SHEPHERD: Figure = {
  path:
    'M-2.8-13.6C-1-13.6.4-12 .6-9.3C2-9 4.2-8.5 4-7.5C3.8-6.7 1.9-6.3.5-6.1C.3-5-.2-4.3-.8-3.8C1.4-2.9 2.8-1 3.2 1.6L3.6 4' +
    'C4.4 2.9 6 2.8 6.9 3.7C7.9 2.7 9.7 2.9 10.4 4.1C12.2 3.6 14 5 13.5 7C14.3 8.3 13.5 9.9 12.1 10L11.9 12H9.9L9.6 10.2H6.6L6.3 12' +
    'H-8.8C-9.6 12-9.9 11.4-9.7 10.7L-8.4 1C-8-1.4-6.6-3-4.8-3.8C-5.4-4.3-5.9-5-6.1-6.1C-7.5-6.3-9.4-6.7-9.6-7.5' +
    'C-9.8-8.5-7.6-9-6.2-9.3C-6-12-4.6-13.6-2.8-13.6Z',
  mark: [-2.8, 3.6],
  held: 'M-11.4 11.4V-10.6C-11.4-13.6-7.8-13.6-7.8-11',
  trim: 'M-6-8.6C-4-8-1.6-8 .4-8.6M11.6 6.3H11.8',
  neverLies: true,
};
