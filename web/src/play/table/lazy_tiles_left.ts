// The remaining tiles, loaded when they are first shown.

import { lazy } from '../../ui/lazy.tsx';

export const TilesLeft = lazy(async () => (await import('./tiles_left.tsx')).TilesLeft);
