import { signal } from '@preact/signals';

/** Whether the board shows the largest empty area. */
export const areaShown = signal(false);
